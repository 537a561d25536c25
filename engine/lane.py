"""One side of a game whose checkers travel: its single moves, read from tables made once.

A position is packed into one integer with a byte per cell, a move is the addition of a constant,
and a rule is a small table (`engine.candidates`). Never a call per candidate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from engine.candidates import Candidate, Travel, mask
from engine.dice import NUMBERS
from engine.position import CELL, CELLS, COUNT, MARK, OFFSET, Color
from engine.rules import NO_PROMISE, Ruleset, Way
from engine.stages import Move

Candidates = Sequence[Candidate]
Mover = tuple[int, Move, Candidate]
"""What a move that is possible now adds to the packed position, the move, and its candidate."""

OCCUPIED = bytes([0, *[1] * 255])
"""From a count of checkers to whether there are any."""


class Near(dict[int, Candidates]):
    """The candidates that touch any of these cells; sought when first asked for."""

    def __init__(self, candidates: Candidates) -> None:
        super().__init__()
        self.candidates = candidates

    def __missing__(self, cells: int) -> Candidates:
        self[cells] = found = [c for c in self.candidates if c.touches & cells]
        return found


class Onward(dict[int, Candidates]):
    """What is worth trying after the candidate of this rank when its number is played again.

    What ranks before it only if one of the two can have made the other possible or impossible:
    all else leads where the other order has led already.
    """

    def __init__(self, candidates: Candidates) -> None:
        super().__init__()
        self.candidates = candidates

    def __missing__(self, rank: int) -> Candidates:
        last = self.candidates[rank]
        self[rank] = found = [c for c in self.candidates if c.rank >= rank or c.depends_on(last)]
        return found


class Lane:
    """The tables of one side in a game whose checkers travel along a route."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        travel, first = Travel(rules, color), OFFSET[color]
        route = travel.route
        self.rules = rules
        self.color: Color = color
        self.checkers = rules.checkers
        self.hit_ends = rules.hit_ends_game
        self.free_from = rules.entry.free_from
        self.away = travel.away
        self.bar, self.reserve = first + CELL["bar"], first + CELL["reserve"]
        goal = "off" if route.leaves_board else str(route.points[-1])
        self.goal = 8 * (first + CELL[goal])
        self.unfinished = mask(color, {"bar", "reserve", *map(str, route.points)} - {goal})
        off, home = first + CELL["off"], sorted(first + CELL[str(p)] for p in route.home)
        self.home_from, self.home_to = home[0], home[-1] + 1

        self.from_bar = {n: travel.entering("bar", n) for n in NUMBERS}
        self.from_reserve = {n: travel.entering("reserve", n) for n in NUMBERS}
        self.ranked = {n: _ranked(self.from_reserve[n] + travel.travelling(n)) for n in NUMBERS}
        self.on_board = {n: [c for c in self.ranked[n] if c.target != off] for n in NUMBERS}
        self.at_home = {n: _at_home(self.ranked[n], home) for n in NUMBERS}
        self.near = {n: Near(self.on_board[n]) for n in NUMBERS}
        self.onward = {n: Onward(self.ranked[n]) for n in NUMBERS}
        self.ways = {n: self._ways(n) for n in NUMBERS}

    def is_over(self, packed: int) -> bool:
        """All own checkers have reached the goal."""
        return not packed & self.unfinished

    def may_end(self, packed: int, moves: int) -> bool:
        """Whether so many moves could bring the last checkers to the goal."""
        return self.checkers - (packed >> self.goal & COUNT) <= moves

    def is_free(self, cells: bytes) -> bool:
        """Whether nothing has to be entered before other checkers may move."""
        return not cells[self.bar] and cells[self.reserve] <= self.free_from

    def candidates(self, packed: int, cells: bytes, number: int) -> Candidates:
        """What this number might move."""
        if cells[self.bar]:
            return self.from_bar[number]
        if cells[self.reserve] > self.free_from:
            return self.from_reserve[number]
        if packed & self.away:
            return self.on_board[number]
        return self.at_home[number][cells[self.home_from : self.home_to].translate(OCCUPIED)]

    def movers(self, packed: int, cells: bytes, candidates: Candidates) -> list[Mover]:
        """Which of these candidates are possible."""
        found: list[Mover] = []
        for candidate in candidates:
            here = cells[candidate.source]
            if not here:
                continue
            effect = candidate.landing[cells[candidate.opposing]]
            if (
                effect is None
                or here >= MARK
                or packed & candidate.empty
                or cells[candidate.target] >= candidate.limit
            ):
                continue
            delta = effect.delta
            if here == 1 and cells[candidate.pinned_under] >= MARK:
                delta -= candidate.release
            found.append((delta, effect.move, candidate))
        return found

    def expand(self, packed: int, number: int) -> list[tuple[int, Move]]:
        """Every single move with this number: packed result and move."""
        cells = packed.to_bytes(2 * CELLS, "little")
        movers = self.movers(packed, cells, self.candidates(packed, cells, number))
        return [(packed + delta, move) for delta, move, _ in movers]

    def way(self, packed: int, number: int) -> Way | None:
        """What any single move with this number takes."""
        cells = packed.to_bytes(2 * CELLS, "little")
        for source, way in self.ways[number]:
            if cells[source] and not packed & way[1]:
                return way
        # no bits show that few enough are in reserve, or that a point can take just one more
        return NO_PROMISE if self.expand(packed, number) else None

    def _ways(self, number: int) -> list[tuple[int, Way]]:
        """For each source a checker there, the point open, and nothing to be done before."""
        bar, reserve = 0xFF << 8 * self.bar, 0xFF << 8 * self.reserve
        before = {self.bar: 0, self.reserve: bar}
        return [
            (
                c.source,
                (
                    COUNT << 8 * c.source,
                    before.get(c.source, bar | reserve)
                    | c.empty
                    | MARK << 8 * c.source
                    | _from(c.limit) << 8 * c.target
                    | _from(2 if c.landing[1] else 1) << 8 * c.opposing,
                ),
            )
            for c in (*self.from_bar[number], *self.ranked[number])
        ]


def _from(limit: int) -> int:
    """The bits of a cell none of which may be set, so that it surely holds less than this."""
    return 0x100 - (1 << limit.bit_length() - 1)


def _ranked(candidates: Candidates) -> Candidates:
    return [replace(candidate, rank=rank) for rank, candidate in enumerate(candidates)]


def _at_home(candidates: Candidates, home: Sequence[int]) -> dict[bytes, Candidates]:
    """With all checkers home: the candidates by which of the home cells are occupied."""
    found: dict[bytes, Candidates] = {}
    candidates = [c for c in candidates if c.source in home]
    for pattern in product((0, 1), repeat=len(home)):
        held = {cell for cell, here in zip(home, pattern, strict=True) if here}
        packed = sum(1 << 8 * cell for cell in held)
        found[bytes(pattern)] = [c for c in candidates if c.source in held and not c.empty & packed]
    return found
