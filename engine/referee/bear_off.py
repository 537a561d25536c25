"""The bear-off by itself: whether a side may bear off, and what each number bears off."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.board import Route
from engine.movegen import mechanics
from engine.position import Color, Position, pack
from engine.rules.dice import NUMBERS
from engine.rules.ruleset import Ruleset
from engine.turn import Move

__all__ = ["BearOff", "ByNumber", "bear_off"]


class ByNumber(NamedTuple):
    """What one number bears off."""

    points: tuple[str, ...]
    """The points from which it bears off a checker."""
    forced: bool
    """Whether bearing off is the only way to use the number."""


@dataclass(frozen=True, eq=False)
class BearOff:
    """Whether a side may bear off, and with which numbers."""

    allowed: bool
    outside: Mapping[str, int]
    """The checkers that are not home yet, by place."""
    numbers: Mapping[int, ByNumber]
    finished: bool = False
    """Whether all checkers of the side are off already."""

    def among(self, numbers: Iterable[int], moves: Sequence[Move]) -> BearOff:
        """The bear-off of a player who has these numbers left and these moves to choose from.

        The rules may demand another number first, or forbid a number altogether; then bearing off
        with it is not forced.
        """
        if not self.allowed:
            return self
        by_number = dict(self.numbers)
        for number in set(numbers) & by_number.keys():
            by = [move for move in moves if move.number == number]
            forced = bool(by) and all(move.target == "off" for move in by)
            by_number[number] = by_number[number]._replace(forced=forced)
        return BearOff(self.allowed, self.outside, by_number, self.finished)


NOTHING: Final = MappingProxyType({number: ByNumber((), False) for number in NUMBERS})
"""What the numbers bear off while checkers are not home: nothing."""


def bear_off(rules: Ruleset, position: Position, color: Color) -> BearOff | None:
    """The bear-off of one side; None in games in which no checker is borne off."""
    if rules.bearing_off is None:
        return None
    if not rules.mechanics:
        not_allowed = _not_allowed(rules.board.route(color), position.row(color))
        if not_allowed:
            return not_allowed
        if rules.bearing_off.all_free and position.marks(color):
            return BearOff(False, MappingProxyType({}), NOTHING)
    if position.count(color, "off") == rules.checkers:
        return BearOff(False, MappingProxyType({}), NOTHING, finished=True)
    moving = mechanics(rules, color)
    numbers = {}
    for number in NUMBERS:
        moves = [move for _, move in moving.expand(pack(position), number)]
        points = tuple(move.source for move in moves if move.target == "off")
        numbers[number] = ByNumber(points, bool(points) and len(points) == len(moves))
    allowed = not rules.mechanics or any(by.points for by in numbers.values())
    return BearOff(allowed, {}, numbers)


@lru_cache(maxsize=4096)
def _not_allowed(route: Route, row: bytes) -> BearOff | None:
    """The answer while checkers are not home; cached, because it stays the same for many plays."""
    outside = route.not_home(row)
    return BearOff(False, outside, NOTHING) if outside else None
