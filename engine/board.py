"""Routes: the points a side's checkers travel, in order, and what follows from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import compress
from operator import mul
from types import MappingProxyType

from engine.position import PLACES, POINTS, WHITE, Color, Position, weighed

QUARTER = 6


@dataclass(frozen=True, eq=False)
class Route:
    """The points of one side in travelling order; *own number* k is the k-th of them.

    `leaves_board` is false where checkers end on the last point (a home point) or circle for ever.
    """

    points: tuple[int, ...]
    leaves_board: bool = True
    circular: bool = False
    corners: tuple[int, ...] = ()
    """The points by which a last checker runs round a circle."""

    @cached_property
    def own_number(self) -> dict[int, int]:
        """Own number by absolute point."""
        return {point: k for k, point in enumerate(self.points, 1)}

    @property
    def home(self) -> tuple[int, ...]:
        """Where a side must gather: the last quarter, or the single home point."""
        return self.points[-QUARTER:] if self.leaves_board else self.points[-1:]

    @property
    def start_quarter(self) -> tuple[int, ...]:
        """Own numbers 1 to 6, where checkers enter."""
        return self.points[:QUARTER]

    @cached_property
    def distances(self) -> dict[str, int]:
        """Pips by place to the goal: off the board, or onto the home point."""
        goal = len(self.points) + (1 if self.leaves_board else 0)
        piles = {"bar": goal, "reserve": goal, "off": 0, "captured": 0}
        return piles | {str(point): goal - k for point, k in self.own_number.items()}

    @cached_property
    def row(self) -> tuple[int, ...]:
        """The same in the order of PLACES; 0 for points off this route."""
        return tuple(self.distances.get(place, 0) for place in PLACES)

    @cached_property
    def home_places(self) -> frozenset[str]:
        """Where a checker counts as brought home."""
        return frozenset({"off", *map(str, self.home)})

    @cached_property
    def elsewhere(self) -> tuple[int, ...]:
        """1 for each of PLACES where a checker does not count as brought home."""
        return tuple(int(place not in self.home_places) for place in PLACES)

    def outside(self, row: bytes) -> Mapping[str, int]:
        """Of a row of checkers those that do not, by place; to be looked at only."""
        counts = tuple(map(mul, self.elsewhere, row))
        return MappingProxyType(dict(compress(zip(PLACES, counts, strict=True), counts)))

    def distance(self, place: str) -> int:
        """Pips from a place to the goal."""
        return self.distances[place]

    def written(self, place: str) -> str:
        """The place in standard notation: a point by the pips that lead off the board."""
        if place not in POINTS or self.circular:
            return place
        return str(len(self.points) + 1 - self.own_number[int(place)])


@dataclass(frozen=True, eq=False)
class Board:
    """Both sides' routes."""

    white: Route
    black: Route

    def route(self, color: Color) -> Route:
        """The route of one side."""
        return self.white if color == WHITE else self.black

    @cached_property
    def points(self) -> frozenset[int]:
        """All points of the board that this game uses."""
        return frozenset(self.white.points) | frozenset(self.black.points)

    def pips(self, position: Position, color: Color) -> int:
        """The pip count: what a side still needs to reach its goal."""
        return weighed(position.row(color), self.route(color).row)

    def not_home(self, position: Position, color: Color) -> Mapping[str, int]:
        """A side's checkers that are not yet home, by place."""
        return self.route(color).outside(position.row(color))


def up(first: int, last: int) -> tuple[int, ...]:
    """The points from first up to last."""
    return tuple(range(first, last + 1))


def down(first: int, last: int) -> tuple[int, ...]:
    """The points from first down to last."""
    return tuple(range(first, last - 1, -1))


def opposed(white: Sequence[int], black: Sequence[int]) -> Board:
    """A board on which each side bears off at the end of its own route."""
    return Board(Route(tuple(white)), Route(tuple(black)))


OPPOSITE_WAYS = opposed(white=up(1, 24), black=down(24, 1))
"""The base game: White 1 to 24, Black 24 to 1."""

SAME_WAY = opposed(white=up(1, 24), black=up(1, 24))
"""Both sides run 1 to 24 and share one home."""


def facing(point: int) -> int:
    """The point across the board."""
    return 25 - point
