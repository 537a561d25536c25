"""One side of a game whose checkers travel: its single moves, read from tables made once.

A position is packed into one integer with a byte per cell, a move is the addition of a constant,
and a rule is a small table (`engine.movegen.candidates`). Never a call per candidate.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.movegen.candidates import Candidate, Effect, Travel, mask
from engine.position import CELL, CELLS, COUNT, MARK, OFFSET, Color
from engine.rules.dice import NUMBERS
from engine.rules.ruleset import NO_PROMISE, Obligation, Ruleset, Way
from engine.turn import Move

Numbers = tuple[int, ...]
Moves = tuple[Move, ...]
Nodes = dict[int, Moves]
"""The positions reached, packed, each with the moves that led there."""

Candidates = list[Candidate]

ROWS: Final = range(NUMBERS.stop)
"""A row for each number and one for 0, which nobody throws: so a number is the index of its row."""


class Near:
    """The candidates of one number that touch what the candidate of this rank of another touches.

    But not those that it is sure to block. Sought when first asked for.
    """

    __slots__ = ("candidates", "found", "others")

    def __init__(self, candidates: Candidates, others: Candidates) -> None:
        self.candidates = candidates
        self.others = others
        self.found: list[Candidates | None] = [None] * len(candidates)

    def to(self, rank: int) -> Candidates:
        """Those that touch it."""
        found = self.found[rank]
        if found is None:
            touched, closed = (
                self.candidates[rank].touches,
                0xFF << 8 * self.candidates[rank].target,
            )
            self.found[rank] = found = [
                c for c in self.others if c.touches & touched and not c.empty & closed
            ]
        return found


class Onward:
    """What is worth trying after the candidate of this rank when its number is played again.

    What ranks before it only if one of the two can have made the other possible or impossible:
    all else leads where the other order has led already.
    """

    __slots__ = ("candidates", "found")

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates
        self.found: list[Candidates | None] = [None] * len(candidates)

    def after(self, rank: int) -> Candidates:
        """The candidates to be tried then."""
        found = self.found[rank]
        if found is None:
            last = self.candidates[rank]
            before = [c for c in self.candidates[:rank] if c.depends_on(last)]
            self.found[rank] = found = before + self.candidates[rank:]
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
        self.goal = first + CELL[goal]
        self.bears_off = rules.bearing_off is not None
        self.all_or_nothing = rules.obligation is Obligation.ALL_OR_NOTHING
        self.either_number = rules.obligation is Obligation.EITHER_DIE
        self.unfinished = mask(color, {"bar", "reserve", *map(str, route.points)} - {goal})
        off, home = first + CELL["off"], sorted(first + CELL[str(p)] for p in route.home)
        self.home_from, self.home_to = home[0], home[-1] + 1
        self.home_bit = [0] * CELLS
        for at, cell in enumerate(home):
            self.home_bit[cell] = 1 << at

        self.from_bar = [travel.entering("bar", n) for n in ROWS]
        self.from_reserve = [travel.entering("reserve", n) for n in ROWS]
        self.ranked = [self.from_reserve[n] + travel.travelling(n) for n in ROWS]
        self.on_board = [[c for c in self.ranked[n] if c.target != off] for n in ROWS]
        self.at_home = [_at_home(self.ranked[n], home) for n in ROWS]
        self.near = [[Near(these, those) for those in self.on_board] for these in self.ranked]
        self.onward = [Onward(self.ranked[n]) for n in ROWS]
        self.ways = [self._ways(n) for n in ROWS]

    def is_over(self, packed: int) -> bool:
        """All own checkers have reached the goal."""
        return not packed & self.unfinished

    def may_end(self, packed: int, moves: int) -> bool:
        """Whether so many moves could bring the last checkers to the goal."""
        return self.checkers - (packed >> 8 * self.goal & COUNT) <= moves

    def left(self, cells: bytes) -> int:
        """How many own checkers have not reached the goal."""
        return self.checkers - cells[self.goal]

    def is_free(self, cells: bytes) -> bool:
        """Whether nothing has to be entered before other checkers may move."""
        return not cells[self.bar] and cells[self.reserve] <= self.free_from

    def candidates(self, packed: int, cells: bytes, number: int) -> Candidates:
        """What this number might move."""
        if cells[self.bar]:
            return self.from_bar[number]
        if cells[self.reserve] > self.free_from:
            return self.from_reserve[number]
        if not self.bears_off or packed & self.away:
            return self.on_board[number]
        return self.at_home[number][self.held(cells)]

    def held(self, cells: bytes) -> int:
        """Which points of home are occupied, a bit for each."""
        held = 0
        for cell in range(self.home_from, self.home_to):
            if cells[cell]:
                held |= self.home_bit[cell]
        return held

    def effects(self, packed: int, cells: bytes, number: int) -> list[Effect]:
        """Every single move with this number, the rearmost checker first."""
        return self.possible(cells, self.candidates(packed, cells, number))

    def possible(self, cells: bytes, candidates: Candidates) -> list[Effect]:
        """What these candidates can do."""
        found: list[Effect] = []
        for candidate in candidates:
            here = cells[candidate.source]
            if not here or here >= MARK or cells[candidate.target] >= candidate.limit:
                continue
            releases = here == 1 and cells[candidate.pinned_under] >= MARK
            landing = candidate.releasing if releases else candidate.landing
            effect = landing[cells[candidate.opposing]]
            if effect is not None and not (candidate.wanted and _any_held(cells, candidate.wanted)):
                found.append(effect)
        return found

    def expand(self, packed: int, number: int) -> list[tuple[int, Move]]:
        """Every single move with this number: packed result and move."""
        effects = self.effects(packed, packed.to_bytes(2 * CELLS, "little"), number)
        return [(packed + effect.delta, effect.move) for effect in effects]

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


def _any_held(cells: bytes, wanted: tuple[int, ...]) -> bool:
    """Whether any of these cells is occupied; a few at a time are sooner seen than by a mask."""
    for cell in wanted:  # noqa: SIM110 - no generator in here
        if cells[cell]:
            return True
    return False


def _from(limit: int) -> int:
    """The bits of a cell none of which may be set, so that it surely holds less than this."""
    return 0x100 - (1 << limit.bit_length() - 1)


def _at_home(candidates: Candidates, home: Sequence[int]) -> list[Candidates]:
    """With all checkers home: the candidates by which of the home cells are occupied."""
    found: list[Candidates] = []
    candidates = [c for c in candidates if c.source in home]
    for held in range(1 << len(home)):
        cells = [cell for at, cell in enumerate(home) if held >> at & 1]
        packed = sum(1 << 8 * cell for cell in cells)
        found.append([c for c in candidates if c.source in cells and not c.empty & packed])
    return found
