"""Bear-off legality alone: allowed or why not, and what each number takes off."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.dice import NUMBERS
from engine.movegen import mechanics
from engine.position import Color, Position, pack
from engine.rules import Ruleset


class ByNumber(NamedTuple):
    """What one number does: the points it bears off from, and whether nothing else is possible."""

    points: tuple[str, ...]
    forced: bool


class BearOff(NamedTuple):
    """Whether a side may bear off; if not, which checkers are elsewhere."""

    allowed: bool
    outside: Mapping[str, int]
    numbers: Mapping[int, ByNumber]


NOTHING: Final = MappingProxyType({number: ByNumber((), False) for number in NUMBERS})
"""What the numbers do while checkers are elsewhere."""


def bear_off(rules: Ruleset, position: Position, color: Color) -> BearOff | None:
    """The bear-off of one side; None in games that bear nothing off."""
    if rules.bearing_off is None:
        return None
    outside = rules.board.not_home(position, color)
    if outside and not rules.mechanics:
        return BearOff(False, outside, NOTHING)
    moving = mechanics(rules, color)
    numbers = {}
    for number in NUMBERS:
        moves = [move for _, move in moving.expand(pack(position), number)]
        points = tuple(move.source for move in moves if move.target == "off")
        numbers[number] = ByNumber(points, bool(points) and len(points) == len(moves))
    allowed = not rules.mechanics or any(by.points for by in numbers.values())
    return BearOff(allowed, {}, numbers)
