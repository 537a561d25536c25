"""Two Rolls versus Choice: one side names two numbers, the other rolls and plays twice."""

from dataclasses import replace

from engine.position import BLACK, WHITE, Color
from engine.rules.dice import TurnRule
from engine.rules.ruleset import Opening, Option, Translations, as_written
from engine.rules.sources import BOOKLET
from engine.turn import NameRoll, Roll, Stages
from engine.variants.backgammon import BACKGAMMON


def turn(chooser: Color) -> TurnRule:
    """The chooser names two numbers; the other player rolls and plays twice in succession."""

    def begin(player: Color) -> Stages:
        return (NameRoll(),) if player == chooser else (Roll(), Roll(again=True))

    return TurnRule(begin, ("name_roll", "two_rolls"))


CHOOSER = Option(
    "chooser", {"white": as_written, "black": lambda rules: replace(rules, turn=turn(BLACK))}
)

TWO_ROLLS_VS_CHOICE = replace(
    BACKGAMMON,
    name="two_rolls_vs_choice",
    names=Translations(
        en="Two Rolls versus Choice",
        de="Doppelt gegen freie Wahl",
        fr="Deux tours contre le libre choix",
        it="Doppio contro libera scelta",
    ),
    summary=Translations(
        en="One player chooses any two different numbers, the other rolls and plays twice.",
        de="Eine Seite wählt zwei verschiedene Zahlen, die andere würfelt und zieht zweimal.",
        fr="L’un choisit deux nombres différents, l’autre lance et joue deux fois.",
        it="Uno sceglie due numeri diversi, l’altro lancia e gioca due volte.",
    ),
    source=BOOKLET,
    turn=turn(WHITE),
    # rulebook 25: the throw decides who begins; its numbers are not played
    opening=Opening(plays_throw=False),
    options=(*BACKGAMMON.options, CHOOSER),
)
