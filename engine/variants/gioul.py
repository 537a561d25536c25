"""Gioul: one checker closes a point, doubles rise to the sixes, and the opponent may take over."""

from dataclasses import replace

from engine.position import Position
from engine.rules.dice import any_order
from engine.rules.ruleset import Landing, Names, OnBlot, amended
from engine.rules.scoring import gammons
from engine.turn import IfShort, Play, Stages
from engine.variants.backgammon import BACKGAMMON, OPENING


def rising(n: int) -> Stages:
    """A double n: n four times, then n + 1 four times, up to 6 four times."""
    return tuple(Play((value,) * 4, if_short=IfShort.HAND_OVER) for value in range(n, 7))


GIOUL = replace(
    BACKGAMMON,
    name="gioul",
    names=Names(
        en="Gioul (Turkish Backgammon)",
        de="Türkisches Backgammon (Gioul)",
        fr="Backgammon-Gioul turc",
        it="Backgammon turco-Gioul",
    ),
    summary="Nobody is hit; doubles climb to the sixes, and pass to the opponent when they stall.",
    source="000",
    rules=amended(
        BACKGAMMON.rules,
        drop=("doubles", "open_point", "hit", "bar_first"),
        add=("single_blocks", "rising_doubles", "hand_over"),
    ),
    setup=Position.parse("White 1:15; Black 24:15"),
    roll=any_order(rising),
    landing=Landing(on_blot=OnBlot.BLOCKED),
    scoring=gammons(backgammon=None),
    cube=False,
    options=(OPENING,),
)
