"""Boards and routes: the points that the checkers of each side travel, in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import compress
from operator import mul
from types import MappingProxyType

from engine.position import PLACES, POINTS, WHITE, Color, Position, weighted_sum

QUARTER = 6


@dataclass(frozen=True, eq=False)
class Route:
    """The points that one side's checkers travel, in order.

    The *own number* of a point is its place in this order, counted from 1: on Black's route of
    backgammon, 24 down to 1, point 24 has own number 1.
    """

    points: tuple[int, ...]
    leaves_board: bool = True
    """Checkers are borne off at the end; if not, they stop on the last point or run in a circle."""
    circular: bool = False
    corners: tuple[int, ...] = ()
    """On a circle: the points on which the last checker of a side moves."""

    @cached_property
    def own_number(self) -> dict[int, int]:
        """The own number of each point."""
        return {point: k for k, point in enumerate(self.points, 1)}

    @property
    def home(self) -> tuple[int, ...]:
        """The points where a side brings its checkers home: the last quarter, or the home point."""
        return self.points[-QUARTER:] if self.leaves_board else self.points[-1:]

    @cached_property
    def goal(self) -> str:
        """The place where a side's checkers end: off the board, or the home point."""
        return "off" if self.leaves_board else str(self.points[-1])

    def is_home_point(self, place: str) -> bool:
        """Whether this is the point on which the checkers of this side end, and are safe."""
        return not self.leaves_board and place == self.goal

    @property
    def start_quarter(self) -> tuple[int, ...]:
        """The points with own numbers 1 to 6, where checkers enter."""
        return self.points[:QUARTER]

    @cached_property
    def distances(self) -> dict[str, int]:
        """By place: the pips to the goal, which is off the board or the home point."""
        goal = len(self.points) + (1 if self.leaves_board else 0)
        piles = {"bar": goal, "reserve": goal, "off": 0, "captured": 0}
        return piles | {str(point): goal - k for point, k in self.own_number.items()}

    @cached_property
    def distance_row(self) -> tuple[int, ...]:
        """The pips to the goal for each of PLACES; 0 for points that are not on this route."""
        return tuple(self.distances.get(place, 0) for place in PLACES)

    @cached_property
    def home_places(self) -> frozenset[str]:
        """The places where a checker counts as home: the home points and off the board."""
        return frozenset({"off", *map(str, self.home)})

    @cached_property
    def not_home_row(self) -> tuple[int, ...]:
        """For each of PLACES: 1 if a checker there is not home, else 0."""
        return tuple(int(place not in self.home_places) for place in PLACES)

    def not_home(self, row: bytes) -> Mapping[str, int]:
        """The checkers of a row that are not home, by place; a read-only mapping."""
        counts = tuple(map(mul, self.not_home_row, row))
        return MappingProxyType(dict(compress(zip(PLACES, counts, strict=True), counts)))

    def ahead(self, point: int, pips: int) -> int:
        """The point this many pips further on, round the circle where the route is one."""
        return self.points[(self.own_number[point] - 1 + pips) % len(self.points)]

    def next_corner(self, point: int) -> int:
        """This point if it is a corner, else the next corner in travelling order."""
        while point not in self.corners:
            point = self.ahead(point, 1)
        return point

    def corner_ahead(self, point: int, steps: int) -> int:
        """The corner this many corners further on."""
        for _ in range(steps):
            point = self.next_corner(self.ahead(point, 1))
        return point

    def distance(self, place: str) -> int:
        """The pips from a place to the goal."""
        return self.distances[place]

    def written(self, place: str) -> str:
        """The place in standard notation, where a point is numbered by its pips to bear off."""
        if place not in POINTS or self.circular:
            return place
        return str(len(self.points) + 1 - self.own_number[int(place)])


@dataclass(frozen=True, eq=False)
class Board:
    """The routes of both sides."""

    white: Route
    black: Route

    def route(self, color: Color) -> Route:
        """The route of one side."""
        return self.white if color == WHITE else self.black

    @cached_property
    def points(self) -> frozenset[int]:
        """All points that one of the routes uses."""
        return frozenset(self.white.points) | frozenset(self.black.points)

    def pips(self, position: Position, color: Color) -> int:
        """The pip count: how many pips a side needs to bring all its checkers to the goal."""
        return weighted_sum(position.row(color), self.route(color).distance_row)

    def not_home(self, position: Position, color: Color) -> Mapping[str, int]:
        """The checkers of a side that are not home, by place."""
        return self.route(color).not_home(position.row(color))


def up(first: int, last: int) -> tuple[int, ...]:
    """The points from `first` up to `last`, both included."""
    return tuple(range(first, last + 1))


def down(first: int, last: int) -> tuple[int, ...]:
    """The points from `first` down to `last`, both included."""
    return tuple(range(first, last - 1, -1))


def bearing_off_board(white: Sequence[int], black: Sequence[int]) -> Board:
    """A board on which each side bears off at the end of its route."""
    return Board(Route(tuple(white)), Route(tuple(black)))


OPPOSITE_WAYS = bearing_off_board(white=up(1, 24), black=down(24, 1))
"""The board of backgammon: White runs from 1 to 24, Black from 24 to 1."""

SAME_WAY = bearing_off_board(white=up(1, 24), black=up(1, 24))
"""Both sides run from 1 to 24 and have the same home."""

OPPOSITE_CORNERS = bearing_off_board(white=up(1, 24), black=(*up(13, 24), *up(1, 12)))
"""The board of nardy: both run the same way round, White from 1, Black from 13 over 24 to 12."""


def facing(point: int) -> int:
    """The point directly across the board, as 1 is across from 24."""
    return 25 - point
