"""Russian Backgammon: both sides run the same way; an incomplete double loses what follows."""

from dataclasses import replace

from engine.board import SAME_WAY
from engine.rules.dice import any_order, top_then_bottom
from engine.rules.ruleset import ENTER_ALL, ENTER_TWO, Option, Translations, as_written
from engine.turn import IfShort
from engine.variants.backgammon import BACKGAMMON
from engine.variants.french_backgammon_1 import FRENCH_BACKGAMMON_1

ENTERING = Option(
    "entering",
    {
        "after_two": as_written,
        "all_first": lambda rules: replace(
            rules,
            entry=ENTER_ALL,
        ),
    },
)

RUSSIAN_BACKGAMMON = replace(
    FRENCH_BACKGAMMON_1,
    name="russian_backgammon",
    names=Translations(
        en="Russian Backgammon",
        de="Russisches Backgammon",
        fr="Backgammon russe",
        it="Backgammon russo",
    ),
    summary=Translations(
        en="Both sides enter in one quarter and move the same way; an unfinished double loses "
        "what follows.",
        de="Beide setzen im selben Viertel ein und ziehen in dieselbe Richtung; stockt ein Pasch, "
        "verfällt der Rest.",
        fr="Les deux joueurs entrent dans le même quart et vont dans le même sens ; un doublet "
        "inachevé fait perdre la suite.",
        it="Entrambi entrano nello stesso quadrante e vanno nella stessa direzione; se una "
        "pariglia resta incompiuta, il seguito va perso.",
    ),
    board=SAME_WAY,
    roll=any_order(top_then_bottom(4, top=IfShort.FORFEIT, bottom=IfShort.FORFEIT, again=True)),
    entry=ENTER_TWO,
    cube=False,
    options=(*BACKGAMMON.options, ENTERING),
)
