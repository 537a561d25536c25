"""Pin: single checkers are pinned instead of hit; a roll is played completely or lost."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Landing, Obligation, OnBlot, Option, Translations, as_written
from engine.rules.scoring import pips_left
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON, OPENING

PINNER_MAY_ADD = Option(
    "pinner_may_add",
    {
        False: as_written,
        True: lambda rules: replace(
            rules,
            landing=Landing(
                on_blot=OnBlot.PIN, pinner_may_add=True, pin_rule_id="pinning_and_adding"
            ),
        ),
    },
)

PIN = replace(
    BACKGAMMON,
    name="pin",
    names=Translations(en="Pin", de="Pin", fr="Pin", it="Pin"),
    summary=Translations(
        en="A single opposing checker is pinned, not hit; a roll is played completely or not at "
        "all.",
        de="Ein einzelner gegnerischer Stein wird gefangen gehalten; ein Wurf wird ganz gezogen "
        "oder gar nicht.",
        fr="Arriver sur un pion adverse seul l’immobilise ; un lancer se joue en entier ou pas du "
        "tout.",
        it="Una pedina avversaria scoperta viene imprigionata; un lancio si gioca per intero o "
        "per niente.",
    ),
    source=BOOKLET,
    setup=Position.parse("White 1:13 8:1 10:1; Black 24:13 17:1 15:1"),
    landing=Landing(on_blot=OnBlot.PIN),
    obligation=Obligation.ALL_OR_NOTHING,
    scoring=pips_left,
    cube=False,
    options=(OPENING, PINNER_MAY_ADD),
)
