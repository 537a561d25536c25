"""What a roll is worth: from two dice to the stages of a turn.

A roll rule takes the dice and the number of checkers the roller has left in play (only Catch me
asks for it) and gives the stages that follow; a turn rule gives the stages a turn begins with.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement

from engine.position import Color
from engine.turn import Dice, IfShort, Play, Roll, Stage, Stages

RollRule = Callable[[Dice, int], Stages]
TurnRule = Callable[[Color], Stages]

NUMBERS = range(1, 7)
ROLLS: tuple[Dice, ...] = tuple(combinations_with_replacement(NUMBERS, 2))
"""The 21 rolls."""
MIXED_ROLLS: tuple[Dice, ...] = tuple(combinations(NUMBERS, 2))
"""The 15 rolls that are no double."""


def one_roll(_player: Color) -> Stages:
    """A turn begins with the player's own roll."""
    return (Roll(),)


def rolls(double_repeats: int = 4) -> RollRule:
    """Both numbers in any order; a double is played so many times."""

    def roll(dice: Dice, _checkers: int) -> Stages:
        low, high = sorted(dice)
        return (Play((low,) * double_repeats if low == high else (high, low)),)

    return roll


def lower_first(double: Callable[[int], Stages]) -> RollRule:
    """The lower number first or nothing at all; doubles as given."""

    def roll(dice: Dice, _checkers: int) -> Stages:
        low, high = sorted(dice)
        return double(low) if low == high else (Play((low, high), in_order=True),)

    return roll


def top_then_bottom(
    repeats: int, top: IfShort, bottom: IfShort = IfShort.CARRY_ON, again: bool = False
) -> Callable[[int], Stages]:
    """A double n: the top faces n, then the bottom faces 7 - n, then perhaps another roll."""

    def double(n: int) -> Stages:
        extra: tuple[Stage, ...] = (Roll(again=True),) if again else ()
        return (
            Play((n,) * repeats, if_short=top),
            Play((7 - n,) * repeats, if_short=bottom),
            *extra,
        )

    return double


def any_order(double: Callable[[int], Stages]) -> RollRule:
    """Both numbers in any order; doubles as given."""

    def roll(dice: Dice, _checkers: int) -> Stages:
        low, high = sorted(dice)
        return double(low) if low == high else (Play((high, low)),)

    return roll
