"""Gioul: one checker blocks a point; doubles rise to the sixes and may pass to the opponent."""

from dataclasses import replace

from engine.position import Position
from engine.rules.dice import DoubleRule, any_order
from engine.rules.ruleset import Landing, OnBlot, Translations
from engine.rules.scoring import gammons
from engine.rules.sources import BOOKLET
from engine.turn import IfShort, PlayStage, Stages
from engine.variants.backgammon import BACKGAMMON, OPENING


def rising(n: int) -> Stages:
    """A double n: n four times, then n + 1 four times, up to 6 four times."""
    return tuple(PlayStage((value,) * 4, if_short=IfShort.HAND_OVER) for value in range(n, 7))


GIOUL = replace(
    BACKGAMMON,
    name="gioul",
    names=Translations(
        en="Gioul (Turkish Backgammon)",
        de="Türkisches Backgammon (Gioul)",
        fr="Backgammon-Gioul turc",
        it="Backgammon turco-Gioul",
    ),
    summary=Translations(
        en="No hitting; doubles rise to the sixes and pass to the opponent if they cannot be "
        "completed.",
        de="Geschlagen wird nicht; ein Pasch steigt bis zu den Sechsen, und stockt er, übernimmt "
        "der Gegner.",
        fr="On ne prend pas ; les doublets montent jusqu’aux six et passent à l’adversaire s’ils "
        "restent inachevés.",
        it="Non si mangia; le pariglie salgono fino ai sei e passano all’avversario se restano "
        "incompiute.",
    ),
    source=BOOKLET,
    setup=Position.parse("White 1:15; Black 24:15"),
    # rulebook 9: the opponent plays what the player cannot complete
    roll=any_order(DoubleRule(rising, "rising_doubles", ("hand_over",))),
    landing=Landing(on_blot=OnBlot.BLOCKED),
    scoring=gammons(backgammon=None),
    cube=False,
    options=(OPENING,),
)
