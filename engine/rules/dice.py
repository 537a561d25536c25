"""The words for what a turn begins with and for what a roll is worth.

A `TurnRule` gives the stages with which a player's turn begins. A `RollRule` turns two dice into
stages. Both carry the ids of the rules they put into effect, so that a game's list of rules
follows from its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from operator import index

from engine.position import Color
from engine.turn import Dice, IfShort, PlayStage, Roll, Stages

NUMBERS = range(1, 7)
ROLLS: tuple[Dice, ...] = tuple(combinations_with_replacement(NUMBERS, 2))
"""The 21 different rolls."""
MIXED_ROLLS: tuple[Dice, ...] = tuple(combinations(NUMBERS, 2))
"""The 15 rolls that are not doubles."""


def die(number: int) -> int:
    """The number of a die as an `int`; `ValueError` for what no die shows.

    6.0 and True are none: they are equal to a number, and would be written otherwise in an id.
    """
    if type(number) is int and number in NUMBERS:
        return number
    with suppress(TypeError):
        if not isinstance(number, bool) and index(number) in NUMBERS:
            return index(number)
    raise ValueError(f"A die shows 1 to 6, not {number!r}.")


def two_dice(dice: Sequence[int]) -> Dice:
    """The numbers of two dice as `int`s; an error with a sentence for anything else."""
    try:
        first, second = dice
    except (TypeError, ValueError):
        raise TypeError(f"A roll has two dice, as in (6, 2), not {dice!r}.") from None
    return die(first), die(second)


@dataclass(frozen=True, slots=True)
class TurnRule:
    """The stages with which a player's turn begins."""

    stages: Callable[[Color], Stages]
    rule_ids: tuple[str, ...] = ()

    def __call__(self, player: Color) -> Stages:
        """The stages with which this player's turn begins."""
        return self.stages(player)


one_roll = TurnRule(lambda _player: (Roll(),))
"""A turn begins with the player's own roll."""


@dataclass(frozen=True, slots=True)
class DoubleRule:
    """How a double is played: from its number to stages."""

    stages: Callable[[int], Stages]
    rule_id: str
    """The rule that says how often a double is played."""
    other_rule_ids: tuple[str, ...] = ()
    """Rules about what else a double does: another roll, a loss of the rest of the turn."""


@dataclass(frozen=True, slots=True)
class RollRule:
    """How a roll is played: from two dice to stages.

    The second argument of `stages` is how many checkers the player has left in play; in Catch me
    the last checker moves by a rule of its own.
    """

    stages: Callable[[Dice, int], Stages]
    double_rule_id: str | None = "doubles"
    """The rule that says how often a double is played, if the game has one."""
    other_rule_ids: tuple[str, ...] = ()
    lower_first: bool = False
    """The lower number must be played before the higher one, or the roll is lost."""

    def __call__(self, dice: Dice, checkers: int) -> Stages:
        """The stages of this roll for a player with so many checkers in play."""
        return self.stages(dice, checkers)

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The rules that this way of playing a roll puts into effect."""
        double = (self.double_rule_id,) if self.double_rule_id else ()
        return (*double, *self.other_rule_ids, *(("lower_first",) if self.lower_first else ()))


@dataclass(frozen=True, slots=True)
class Early:
    """The first turns of a game, in which a roll is played in another way."""

    turns: int
    """How many turns are early, of both players together."""
    roll: RollRule
    rule_id: str = "early"


REPEAT_RULE_IDS = {4: "doubles", 2: "double_twice", 1: "single_double"}
"""By how many times a double is played: the rule that says so."""


def rolls(double_repeats: int = 4) -> RollRule:
    """Both numbers in any order; a double is played `double_repeats` times.

    >>> rolls()((3, 1), 15)
    (PlayStage(numbers=(3, 1), in_order=False, if_short=<IfShort.CARRY_ON: 'carry_on'>),)
    """

    def double(n: int) -> Stages:
        return (PlayStage((n,) * double_repeats),)

    return any_order(DoubleRule(double, REPEAT_RULE_IDS[double_repeats]))


def any_order(double: DoubleRule) -> RollRule:
    """Two different numbers in any order; doubles as `double` says."""

    def roll(dice: Dice, _checkers: int) -> Stages:
        low, high = sorted(dice)
        return double.stages(low) if low == high else (PlayStage((high, low)),)

    return RollRule(roll, double.rule_id, double.other_rule_ids)


def lower_first(double: DoubleRule) -> RollRule:
    """The lower of two different numbers first, or nothing; doubles as `double` says."""

    def roll(dice: Dice, _checkers: int) -> Stages:
        low, high = sorted(dice)
        return double.stages(low) if low == high else (PlayStage((low, high), in_order=True),)

    return RollRule(roll, double.rule_id, double.other_rule_ids, lower_first=True)


def top_then_bottom(
    repeats: int, top: IfShort, bottom: IfShort = IfShort.CARRY_ON, again: bool = False
) -> DoubleRule:
    """A double n as the top faces n, then as the bottom faces 7 - n, then perhaps another roll.

    `top` and `bottom` say what happens to the rest of the turn when that part is not completed.
    """

    def double(n: int) -> Stages:
        return (
            PlayStage((n,) * repeats, if_short=top),
            PlayStage((7 - n,) * repeats, if_short=bottom),
            *((Roll(again=True),) if again else ()),
        )

    other = {"roll_again": again, "forfeit": bottom is IfShort.FORFEIT}
    return DoubleRule(double, "top_then_bottom", tuple(rule for rule, on in other.items() if on))
