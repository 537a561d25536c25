"""The hot path's two shortcuts, for games in which the order of moves does not matter.

A move never closes a point to the mover's other checkers there (no stack limits, no pins, no way
back: `Lane.commutes`), so the general search of `engine.movegen` can be cut short:

- the two numbers of a roll are combined directly: any move by the one with any by the other, and
  one checker by both;
- a double is played from the rear forwards, each move from the last source or further on, so that
  no position is ever reached twice.

Same plays as the general search, in the same order of moves; `tests/invariants` compares them.
"""

from __future__ import annotations

from engine.lane import DoubleRow, Effect, Lane, Row
from engine.position import CELLS
from engine.stages import Move

Numbers = tuple[int, ...]
Nodes = dict[int, tuple[Move, ...]]
"""The positions reached, packed, each with the moves that led there."""

Movers = list[tuple[int, int, int, int, Move]]
"""Source cell, checkers there, target cell, what the move adds, the move."""


def pair(lane: Lane, packed: int, numbers: Numbers, in_order: bool) -> Nodes | None:
    """All plays of two different numbers; None where the general search must do it."""
    outside = packed & lane.away
    # With one checker outside home, or none, a number may bear off after the other was played.
    if not outside & (outside - 1):
        return None
    cells = packed.to_bytes(CELLS, "little")
    if cells[lane.reserve] > lane.free_from:
        return None
    first, second = numbers
    entering = cells[lane.bar]
    sources = [source for source in lane.sources if cells[source]]
    others = {n: _movers(cells, sources, lane.rows[n]) for n in numbers}
    movers = {n: _movers(cells, [lane.bar], lane.rows[n]) for n in numbers} if entering else others
    if entering > 1:
        others = movers
    found: Nodes = {}
    # What is written last stays, so the order that counts first comes last.
    if not in_order:
        # without the bar two checkers are covered by the other order; one may go the other way
        with_others = others[first] if entering else []
        _combine(lane, packed, cells, movers[second], with_others, first, found)
    _combine(lane, packed, cells, movers[first], others[second], second, found)
    if found:
        return found
    alone = movers[first] or ([] if in_order else movers[second])
    return {packed + delta: (move,) for _, _, _, delta, move in alone} or {packed: ()}


def _movers(cells: bytes, sources: list[int], rows: list[Row]) -> Movers:
    """Every checker that can move, the rearmost first."""
    found: Movers = []
    for source in sources:
        target, opposing, landing = rows[source]
        effect = landing[cells[opposing]]
        if effect:
            found.append((source, cells[source], target, effect[0], effect[1]))
    return found


def _combine(
    lane: Lane, packed: int, cells: bytes, movers: Movers, others: Movers, number: int, found: Nodes
) -> None:
    """Each of the movers with each of the others, or going on itself by the other's number."""
    rows = lane.rows[number]
    may_go_on = cells[lane.bar] < 2
    for source, here, target, delta, move in reversed(movers):
        after = packed + delta
        alone = source if here == 1 else None
        for other_source, _, other_target, other_delta, other in others:
            if other_source != alone:
                if other_target == target and move.hit:
                    # only one of the two can hit the blot that both land on
                    plain = rows[other_source][2][0]
                    assert plain
                    other_delta, other = plain
                found[after + other_delta] = (move, other)
        if may_go_on:
            _, opposing, landing = rows[target]
            effect = landing[cells[opposing]]
            if effect:
                found[after + effect[0]] = (move, effect[1])


def double(lane: Lane, packed: int, numbers: Numbers) -> Nodes | None:
    """All plays of a number to be played several times; None where they may end the game."""
    times = len(numbers)
    if lane.may_end(packed, times):
        return None
    cells = packed.to_bytes(CELLS, "little")
    number = numbers[0]
    moves: tuple[Move, ...] = ()
    must = {lane.bar: cells[lane.bar], lane.reserve: cells[lane.reserve] - lane.free_from}
    for pile, opposing, landing in lane.piles[number]:
        for _ in range(min(must[pile], times - len(moves))):
            effect = landing[cells[opposing]]
            if effect is None:
                return {packed: moves}
            packed, moves = packed + effect[0], (*moves, effect[1])
            cells = packed.to_bytes(CELLS, "little")
    if cells[lane.bar]:
        return {packed: moves}
    left, steps = _useful(lane.repeated[number], cells)
    for length in range(times - len(moves), 0, -1):
        found = _rear_first(left, steps, packed, moves, length)
        if found:
            return found
    return {packed: moves}


Steps = list[tuple[int, int, Effect, Effect]]
"""Cells to be empty, row of the target, what the first move from here does and what a further."""


def _useful(rows: list[DoubleRow], cells: bytes) -> tuple[list[int], Steps]:
    """The rows that are open and hold a checker or can get one, and how many each holds."""
    place = [-1] * (len(rows) + 1)  # what goes elsewhere is counted in a last cell of its own
    reached = [False] * (len(rows) + 1)
    left: list[int] = []
    steps: Steps = []
    for at, (source, empty, opposing, landing, onto) in enumerate(rows):
        here = cells[source]
        if here or reached[at]:
            first, again = landing[cells[opposing]], landing[0]
            if first and again:
                place[at] = len(left)
                reached[onto] = True
                left.append(here)
                steps.append((empty, onto, first, again))
    left.append(0)
    return left, [(empty, place[onto], first, again) for empty, onto, first, again in steps]


def _rear_first(
    left: list[int], steps: Steps, packed: int, moves: tuple[Move, ...], length: int
) -> Nodes:
    """All sequences of this length in which every source lies at the last one or further on.

    Each row has a target of its own, so only the first move from a row can hit there.
    """
    rows = len(steps)
    found: Nodes = {}

    def extend(packed: int, start: int, last: int, length: int, moves: tuple[Move, ...]) -> None:
        for at in range(start, rows):
            if left[at]:
                empty, onto, first, again = steps[at]
                if empty and packed & empty:
                    continue
                delta, move = again if at == last else first
                if length == 1:
                    found[packed + delta] = (*moves, move)
                else:
                    left[at] -= 1
                    left[onto] += 1
                    extend(packed + delta, at, at, length - 1, (*moves, move))
                    left[at] += 1
                    left[onto] -= 1

    extend(packed, 0, -1, length, moves)
    return found
