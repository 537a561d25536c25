"""The tables of a game whose checkers travel: every single move of one side, prepared once.

A position is packed into one integer with a byte per cell, a move is the addition of a constant,
and a rule is a small table that `expand` reads: what a landing does for each opposing count, how
many own checkers close a point, which cells must be empty. Never a call per candidate.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.board import facing
from engine.position import CELL, CELLS, COUNT, MARK, OFFSET, OTHER, Color, Position
from engine.rules import Landing, OnBlot, Ruleset
from engine.stages import Move

CLOSED = 16
"""More checkers than a side has: a limit that only a pinned cell reaches."""


def pack(position: Position) -> int:
    """The integer of a position."""
    return int.from_bytes(position.cells, "little")


def unpack(packed: int) -> Position:
    """The position of an integer."""
    return Position(packed.to_bytes(CELLS, "little"))


def one(color: Color, place: str) -> int:
    """The integer that puts one checker of this colour on this place."""
    return 1 << 8 * (OFFSET[color] + CELL[place])


Effect = tuple[int, Move]
"""What a move adds to the packed position, and the move."""


Landings = tuple[Effect | None, ...]
"""What landing does for each value of the opposing cell; None where the point is closed."""
CLOSED_LANDING: Landings = (None,) * (MARK + 2)


Row = tuple[int, int, Landings]
"""A candidate cut short for a pair of numbers: target, opposing, landing."""
DoubleRow = tuple[int, int, int, Landings, int]
"""For a double: source, empty, opposing, landing, and the target's row (or one beyond the last)."""


class Candidate(NamedTuple):
    """One checker by one number, as far as it does not depend on the position.

    `empty` masks the cells that must hold nothing; `landing` says by the opposing cell's value
    what the move adds to the position, None where the point is closed.
    """

    source: int
    empty: int
    target: int
    limit: int
    opposing: int
    landing: Landings
    pinned_under: int
    release: int


class Lane:
    """The tables of one side in a game whose checkers travel along a route."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        self.rules = rules
        self.color: Color = color
        self.route = rules.board.route(color)
        self.bar = OFFSET[color] + CELL["bar"]
        self.reserve = OFFSET[color] + CELL["reserve"]
        self.free_from = rules.entry.free_from
        self.unused = OFFSET[color] + CELL["captured"]  # a cell that is always 0 in these games
        goal = "off" if self.route.leaves_board else str(self.route.points[-1])
        self.goal = OFFSET[color] + CELL[goal]
        steps = map(str, self.route.points)
        self.unfinished = self._mask(place for place in ("bar", "reserve", *steps) if place != goal)
        self.away = self._mask(
            ("bar", "reserve", *map(str, self.route.points[: -len(self.route.home)]))
        )
        self.from_bar = {n: self._entering("bar", n) for n in range(1, 7)}
        self.from_reserve = {n: self._entering("reserve", n) for n in range(1, 7)}
        self.from_points = {n: self._travelling(n) for n in range(1, 7)}
        home = {OFFSET[color] + CELL[str(point)] for point in self.route.home}
        self.from_home = {
            n: [c for c in candidates if c.source in home]
            for n, candidates in self.from_points.items()
        }
        self._prepare_shortcuts()

    def _prepare_shortcuts(self) -> None:
        """The same tables cut to what `engine.shortcuts` reads."""
        self.commutes = (
            not self.rules.movement.backwards
            and self.rules.movement.overtaking
            and self.rules.landing == Landing(self.rules.landing.on_blot)
            and self.rules.landing.on_blot is not OnBlot.PIN
            and not self.rules.entry.start_point_alone
            and not self.rules.hit_ends_game
        )
        numbers = range(1, 7)
        first = OFFSET[self.color]
        self.sources = [self.reserve, *(first + CELL[str(p)] for p in self.route.points)]
        self.rows = {n: self._rows(n) for n in numbers}
        self.piles = {
            n: [(c.source, c.opposing, c.landing) for c in self.from_bar[n] + self.from_reserve[n]]
            for n in numbers
        }
        self.repeated = {n: self._repeated(n) for n in numbers}

    def _rows(self, number: int) -> list[Row]:
        """By source cell; closed where no checker can stand or none can go on."""
        rows = [(self.unused, self.unused, CLOSED_LANDING)] * CELLS
        off = OFFSET[self.color] + CELL["off"]
        for c in self.from_bar[number] + self.from_reserve[number] + self.from_points[number]:
            if c.target != off:
                rows[c.source] = (c.target, c.opposing, c.landing)
        return rows

    def _repeated(self, number: int) -> list[DoubleRow]:
        """The rows of a double: the reserve, then every point, each with its target's row."""
        candidates = self.from_reserve[number] + self.from_points[number]
        row_of = {c.source: row for row, c in enumerate(candidates)}
        return [
            (c.source, c.empty, c.opposing, c.landing, row_of.get(c.target, len(candidates)))
            for c in candidates
        ]

    def is_over(self, packed: int) -> bool:
        """All own checkers have reached the goal."""
        return not packed & self.unfinished

    def may_end(self, packed: int, moves: int) -> bool:
        """Whether so many moves could bring the last checkers to the goal."""
        return self.rules.checkers - (packed >> 8 * self.goal & COUNT) <= moves

    def expand(self, packed: int, number: int, most: int = 99) -> list[Effect]:
        """Every single move with this number, or the first so many: packed result and move."""
        cells = packed.to_bytes(2 * CELLS, "little")
        if cells[self.bar]:
            candidates = self.from_bar[number]
        elif cells[self.reserve] > self.free_from:
            candidates = self.from_reserve[number]
        elif cells[self.reserve]:
            candidates = self.from_reserve[number] + self.from_points[number]
        elif packed & self.away:
            candidates = self.from_points[number]
        else:
            candidates = self.from_home[number]
        found: list[Effect] = []
        for candidate in candidates:
            here = cells[candidate[0]]
            if not here:
                continue
            _, empty, target, limit, opposing, landing, under, release = candidate
            effect = landing[cells[opposing]]
            if effect is None or here >= MARK or packed & empty or cells[target] >= limit:
                continue
            delta, move = effect
            if here == 1 and cells[under] >= MARK:
                delta -= release
            found.append((packed + delta, move))
            if len(found) == most:
                break
        return found

    def has_move(self, packed: int, number: int) -> bool:
        """Whether there is any single move with this number."""
        return bool(self.expand(packed, number, most=1))

    def _mask(self, places: Iterable[str]) -> int:
        return sum(0xFF * one(self.color, place) for place in places)

    def _entering(self, pile: str, number: int) -> list[Candidate]:
        return [self._candidate(pile, number, number)]

    def _travelling(self, number: int) -> list[Candidate]:
        """From every point, the rearmost first; forwards and, where allowed, backwards."""
        last = len(self.route.points)
        found = []
        for k, point in enumerate(self.route.points, 1):
            if k + number <= last:
                found.append(
                    self._candidate(str(point), k + number, number, self._between(k, number))
                )
            elif self.rules.bearing_off and (off := self._bearing_off(k, number)):
                found.append(off)
            if self.rules.movement.backwards and k - number >= 1:
                found.append(self._candidate(str(point), k - number, number))
        return found

    def _between(self, k: int, number: int) -> int:
        """What may not be overtaken: own checkers on the points passed over."""
        if self.rules.movement.overtaking:
            return 0
        return self._mask([str(point) for point in self.route.points[k : k + number - 1]])

    def _bearing_off(self, k: int, number: int) -> Candidate | None:
        """All checkers home; with a larger number, none further back."""
        points = self.route.points
        distance = len(points) + 1 - k
        if distance == number:
            empty = self.away
        elif self.rules.bearing_off and self.rules.bearing_off.exact:
            return None
        else:
            empty = self.away | self._mask([str(point) for point in points[: k - 1]])
        return self._candidate(str(points[k - 1]), None, number, empty)

    def _candidate(self, source: str, k: int | None, number: int, empty: int = 0) -> Candidate:
        color, rival = self.color, OTHER[self.color]
        target = "off" if k is None else str(self.route.points[k - 1])
        delta = one(color, target) - one(color, source)
        on_point = source not in ("bar", "reserve")
        landing: list[Effect | None] = [None] * (MARK + 2)
        landing[0] = (delta, Move(source, target, number))
        opposing = self.unused
        if k is not None and not self._is_home_point(k):
            where = str(facing(int(target))) if self.rules.landing.facing else target
            opposing = OFFSET[rival] + CELL[where]
            landing[1] = self._on_blot(rival, where, Move(source, target, number), delta)
            if self.rules.landing.pinner_may_add:
                landing[MARK + 1] = landing[0]
        return Candidate(
            source=OFFSET[color] + CELL[source],
            empty=empty,
            target=OFFSET[color] + CELL[target],
            limit=CLOSED if k is None else self._limit(k, not on_point),
            opposing=opposing,
            landing=tuple(landing),
            pinned_under=OFFSET[rival] + CELL[source],
            release=MARK * one(rival, source),
        )

    def _on_blot(self, rival: Color, where: str, move: Move, delta: int) -> Effect | None:
        match self.rules.landing.on_blot:
            case OnBlot.HIT:
                return delta + one(rival, "bar") - one(rival, where), move._replace(hit=True)
            case OnBlot.PIN:
                return delta + MARK * one(rival, where), move._replace(pin=True)
            case OnBlot.BLOCKED:
                return None

    def _is_home_point(self, k: int) -> bool:
        return not self.route.leaves_board and k == len(self.route.points)

    def _limit(self, k: int, entering: bool) -> int:
        """How many own checkers close own number k."""
        if self._is_home_point(k):
            return CLOSED
        if k in self.rules.landing.thin or (
            k == 1 and entering and self.rules.entry.start_point_alone
        ):
            return 1
        return self.rules.landing.most_own or CLOSED
