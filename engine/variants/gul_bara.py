"""Gul bara: nardy without its bans, with doubles that rise to the sixes after three turns."""

from dataclasses import replace

from engine.board import OPPOSITE_CORNERS
from engine.position import Position
from engine.rules.dice import DoubleRule, Early, any_order, rolls
from engine.rules.ruleset import Landing, OnBlot, Option, Translations, as_written
from engine.turn import IfShort, PlayStage, Stages
from engine.variants.gioul import rising
from engine.variants.portes import FRESH_OPENING, PORTES


def rising_or_lost(n: int) -> Stages:
    """A double n up to the sixes; the first stage not completed ends the turn."""
    return tuple(PlayStage((value,) * 4, if_short=IfShort.FORFEIT) for value in range(n, 7))


UNPLAYED = Option(
    "unplayed",
    {
        "lost": as_written,
        "to_opponent": lambda rules: replace(
            rules, roll=any_order(DoubleRule(rising, "rising_doubles", ("hand_over",)))
        ),
    },
)

GUL_BARA = replace(
    PORTES,
    name="gul_bara",
    names=Translations(en="Gul bara", de="Gul bara", fr="Gul bara", it="Gul bara"),
    summary=Translations(
        en="No hitting, from opposite corners; after three turns each, doubles rise to the sixes.",
        de="Geschlagen wird nicht, Start von gegenüberliegenden Ecken; nach je drei Zügen steigt "
        "ein Pasch bis zu den Sechsen.",
        fr="Sans prise, à partir de coins opposés ; après trois tours chacun, les doublets "
        "montent jusqu’aux six.",
        it="Non si mangia, da angoli opposti; dopo tre turni a testa le pariglie salgono fino ai "
        "sei.",
    ),
    source="Wikipedia (English, Bulgarian), itavli.com",
    setup=Position.parse("White 1:15; Black 13:15"),
    board=OPPOSITE_CORNERS,
    landing=Landing(on_blot=OnBlot.BLOCKED),
    roll=any_order(DoubleRule(rising_or_lost, "rising_doubles", ("forfeit",))),
    # rulebook 41: in the first three turns of each player a double is played four times
    early=Early(turns=6, roll=rolls()),
    options=(FRESH_OPENING, UNPLAYED),
)
