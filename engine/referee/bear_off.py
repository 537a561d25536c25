"""Bear-off legality alone: allowed or why not, and what each number takes off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.board import Route
from engine.movegen import mechanics
from engine.position import Color, Position, pack
from engine.rules.dice import NUMBERS
from engine.rules.ruleset import Ruleset


class ByNumber(NamedTuple):
    """What one number does: the points it bears off from, and whether nothing else is possible."""

    points: tuple[str, ...]
    forced: bool


@dataclass(frozen=True, eq=False)
class BearOff:
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
    if not rules.mechanics:
        waiting = _waiting(rules.board.route(color), position.row(color))
        if waiting:
            return waiting
    moving = mechanics(rules, color)
    numbers = {}
    for number in NUMBERS:
        moves = [move for _, move in moving.expand(pack(position), number)]
        points = tuple(move.source for move in moves if move.target == "off")
        numbers[number] = ByNumber(points, bool(points) and len(points) == len(moves))
    allowed = not rules.mechanics or any(by.points for by in numbers.values())
    return BearOff(allowed, {}, numbers)


@lru_cache(maxsize=4096)
def _waiting(route: Route, row: bytes) -> BearOff | None:
    """The bear-off of a side that is not all home: asked again until it moves, so made once."""
    outside = route.outside(row)
    return BearOff(False, outside, NOTHING) if outside else None
