"""Mexican backgammon: a 1-2 is worth any double, and a double another roll."""

from dataclasses import replace

from engine.rules.dice import lower_first
from engine.rules.ruleset import BearingOff, Landing, Names, amended
from engine.rules.scoring import one_point
from engine.turn import Dice, IfShort, NameDouble, Play, Roll, Stages
from engine.variants.backgammon import BACKGAMMON, OPENING


def double(n: int) -> Stages:
    """A double played in full earns another roll."""
    return (Play((n,) * 4, if_short=IfShort.FORFEIT), Roll(again=True))


def roll(dice: Dice, checkers: int) -> Stages:
    """A 1-2 is not played: the player names a double instead."""
    if set(dice) == {1, 2}:
        return (NameDouble(), Roll(again=True))
    return lower_first(double)(dice, checkers)


MEXICAN_BACKGAMMON = replace(
    BACKGAMMON,
    name="mexican_backgammon",
    names=Names(
        en="Mexican Backgammon",
        de="Mexikanisches Backgammon",
        fr="Backgammon mexicain",
        it="Backgammon messicano",
    ),
    summary="Five checkers close a point to their owner; a 1-2 is any double, a double a new roll.",
    source="000",
    rules=amended(
        BACKGAMMON.rules,
        drop=("higher_die", "bear_off"),
        add=("lower_first", "max_five", "exact_bear_off", "roll_again", "mexican", "forfeit"),
    ),
    roll=roll,
    landing=Landing(most_own=5),
    bearing_off=BearingOff(exact=True),
    scoring=one_point,
    cube=False,
    options=(OPENING,),
)
