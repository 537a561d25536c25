"""A lane on which the order of moves does not matter: no move closes a point to another.

There is nothing to ask of a move but what the landing does, so the tables are shorter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import compress
from operator import itemgetter

from engine.movegen.candidates import Effect, Landings
from engine.movegen.lane import ROWS, Candidates, Lane
from engine.position import CELL, CELLS, OFFSET, OTHER, POINTS, Color
from engine.rules.ruleset import Landing, OnBlot, Ruleset
from engine.turn import Move

Row = tuple[int, Landings]
"""All that decides a move: the opposing cell and what landing does for each value of it."""
CLOSED_ROW: Row = (0, (None,) * 0x100)

PairRow = tuple[int, Landings, int, int, Landings, int, int, Landings, Landings]
"""For one checker and two numbers: opposing, landing and target by the first, the same by the
second; then opposing by both, and what landing there does, the first before the second or after."""


def commutes(rules: Ruleset) -> bool:
    """Whether no move of a side can ever close a point to another of its moves."""
    return (
        not rules.movement.backwards
        and rules.movement.overtaking
        and rules.landing == Landing(rules.landing.on_blot)
        and rules.landing.on_blot is not OnBlot.PIN
        and not rules.entry.start_point_alone
        and not rules.hit_ends_game
    )


class PairRows(dict[tuple[int, ...], list[PairRow]]):
    """By two numbers, for each source the rearmost first; made when first asked for."""

    def __init__(self, by_cell: list[list[Row]], sources: Sequence[int]) -> None:
        super().__init__()
        self.by_cell = by_cell
        self.sources = sources

    def __missing__(self, numbers: tuple[int, ...]) -> list[PairRow]:
        first, second = (self.by_cell[number] for number in numbers)
        self[numbers] = found = []
        for source in self.sources:
            one, other = first[source], second[source]
            onward, back = second[_target(one)], first[_target(other)]
            found.append((*one, _target(one), *other, _target(other), *onward, back[1]))
        return found


class FreeLane(Lane):
    """The tables of one side in such a game."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        super().__init__(rules, color)
        points = (OFFSET[color] + CELL[str(p)] for p in rules.board.route(color).points)
        sources = [*points]
        if rules.setup.count(color, "reserve"):
            sources.insert(0, self.reserve)
        self.counts = reader(sources)
        rival = OFFSET[OTHER[color]]
        self.against_from = rival + CELL[POINTS[0]]
        self.against_to = rival + CELL[POINTS[-1]] + 1
        least = 2 if rules.landing.on_blot is OnBlot.HIT else 1
        self.closed = bytes(int(count >= least) for count in range(256))
        self.by_cell = [_by_cell(self.on_board[n]) for n in ROWS]
        self.rows = [[self.by_cell[n][source] for source in sources] for n in ROWS]
        self.pair_rows = PairRows(self.by_cell, sources)
        self.bar_rows = [_rows(self.from_bar[n]) for n in ROWS]
        self.reserve_rows = [_rows(self.from_reserve[n]) for n in ROWS]
        self.home_rows = [[_rows(found) for found in self.at_home[n]] for n in ROWS]
        home = range(self.home_from, self.home_to)
        self.from_home = [[c for c in self.ranked[n] if c.source in home] for n in ROWS]

    def effects(self, packed: int, cells: bytes, number: int) -> list[Effect]:
        """Every single move with this number, the rearmost checker first."""
        rows: Iterable[Row]
        if cells[self.bar]:
            rows = self.bar_rows[number]
        elif cells[self.reserve] > self.free_from:
            rows = self.reserve_rows[number]
        elif packed & self.away:
            rows = compress(self.rows[number], self.counts(cells))
        else:
            rows = self.home_rows[number][self.held(cells)]
        return [
            effect for opposing, landing in rows if (effect := landing[cells[opposing]]) is not None
        ]

    def expand(self, packed: int, number: int) -> list[tuple[int, Move]]:
        """Every single move with this number: packed result and move."""
        effects = self.effects(packed, packed.to_bytes(CELLS, "little"), number)
        return [(packed + effect.delta, effect.move) for effect in effects]

    def points_closed(self, packed: int) -> int:
        """How many points the opponent holds against this side."""
        cells = packed.to_bytes(CELLS, "little")
        return cells[self.against_from : self.against_to].translate(self.closed).count(1)


@lru_cache(maxsize=512)
def quiet(rules: Ruleset, color: Color) -> FreeLane:
    """The lane of somebody who does not hit where a hit would end the game."""
    landing = replace(rules.landing, on_blot=OnBlot.BLOCKED)
    return FreeLane(replace(rules, landing=landing, hit_ends_game=False), color)


def hits(lane: Lane, cells: bytes, number: int) -> list[Effect]:
    """What would hit with this number, from wherever it comes."""
    landings = [c.landing[1] for c in lane.ranked[number] if cells[c.opposing] == 1]
    return [effect for effect in landings if effect]


def reader(cells: Sequence[int]) -> Callable[[bytes], Iterable[int]]:
    """Reads these cells of a position, at one stroke where they lie in a row."""
    step = cells[1] - cells[0]
    row = range(cells[0], cells[-1] + step, step)
    if [*row] == [*cells]:
        return itemgetter(slice(row.start, row.stop, row.step))
    return itemgetter(*cells)


def _target(row: Row) -> int:
    """Where this row leads; a cell that nothing leads on from where it is closed."""
    return plain.target if (plain := row[1][0]) else row[0]


def _rows(candidates: Candidates) -> list[Row]:
    return [(candidate.opposing, candidate.landing) for candidate in candidates]


def _by_cell(candidates: Candidates) -> list[Row]:
    """By source cell; closed where no checker can stand or none can go on."""
    rows = [CLOSED_ROW] * CELLS
    for candidate in candidates:
        rows[candidate.source] = (candidate.opposing, candidate.landing)
    return rows
