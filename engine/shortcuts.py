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

from engine.lane import BAR, RESERVE, Effect, Landings, Lane, Row
from engine.position import CELLS
from engine.stages import Move

Numbers = tuple[int, ...]
Nodes = dict[int, tuple[Move, ...]]
"""The positions reached, packed, each with the moves that led there."""

Movers = list[tuple[int, int, int, int, Move]]
"""Source cell, checkers there, own number of the target, what the move adds, the move."""


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
    movers = {n: _movers(cells, lane.entries[n] if entering else lane.rows[n]) for n in numbers}
    found: Nodes = {}
    if entering:
        onward = movers if entering > 1 else {n: _movers(cells, lane.rows[n]) for n in numbers}
        _combine(lane, packed, cells, movers[first], onward[second], second, found)
        if not in_order:
            _combine(lane, packed, cells, movers[second], onward[first], first, found)
    else:
        _combine(lane, packed, cells, movers[first], movers[second], second, found)
        if not in_order:
            # two checkers are covered already; one checker by both may take the other way round
            _combine(lane, packed, cells, movers[second], [], first, found)
    if found:
        return found
    alone = movers[first] or ([] if in_order else movers[second])
    return {packed + delta: (move,) for _, _, _, delta, move in alone} or {packed: ()}


def _movers(cells: bytes, rows: list[tuple[int, int, int, Landings]]) -> Movers:
    """Every checker that can move, the rearmost first."""
    found: Movers = []
    for source, target, opposing, landing in rows:
        here = cells[source]
        if here:
            effect = landing[cells[opposing]]
            if effect:
                found.append((source, here, target, effect[0], effect[1]))
    return found


def _combine(
    lane: Lane, packed: int, cells: bytes, movers: Movers, others: Movers, number: int, found: Nodes
) -> None:
    """Each of the movers with each of the others, or going on itself by the other's number."""
    onward = lane.onward[number]
    may_go_on = cells[lane.bar] < 2
    for source, here, target, delta, move in movers:
        after = packed + delta
        for other_source, _, other_target, other_delta, other in others:
            if other_source == source and here == 1:
                continue
            if other_target == target and move.hit:
                # only one of the two can hit the blot that both land on
                other_delta, other = lane.plain[number][other_source]
            result = after + other_delta
            if result not in found:
                found[result] = (move, other)
        if may_go_on:
            opposing, landing = onward[target]
            effect = landing[cells[opposing]]
            if effect:
                result = after + effect[0]
                if result not in found:
                    found[result] = (move, effect[1])


def double(lane: Lane, packed: int, numbers: Numbers) -> Nodes | None:
    """All plays of a number to be played several times; None where they may end the game."""
    times = len(numbers)
    if lane.may_end(packed, times):
        return None
    cells = packed.to_bytes(CELLS, "little")
    rows = lane.repeated[numbers[0]]
    left = [cells[row.source] for row in rows]
    first = [row.landing[cells[row.opposing]] for row in rows]
    moves: tuple[Move, ...] = ()
    # Who must enter does so first; the bar and the reserve are the first two rows.
    for pile, must in ((BAR, left[BAR]), (RESERVE, left[RESERVE] - lane.free_from)):
        for _ in range(min(must, times - len(moves))):
            effect = first[pile]
            if effect is None:
                return {packed: moves}
            packed, moves = packed + effect[0], (*moves, effect[1])
            left[pile] -= 1
            left[rows[pile].onto] += 1
            # both piles enter on one point, and only the first checker there can hit
            first[BAR], first[RESERVE] = rows[BAR].landing[0], rows[RESERVE].landing[0]
    if left[BAR]:
        return {packed: moves}
    useful = _useful(rows, left, first)
    for length in range(times - len(moves), 0, -1):
        found = _rear_first(useful, left, packed, moves, length)
        if found:
            return found
    return {packed: moves}


Useful = list[tuple[int, int, int, Effect, Effect]]
"""Row, cells to be empty, row of the target, what the first move does there and what the next."""


def _useful(rows: list[Row], left: list[int], first: list[Effect | None]) -> Useful:
    """The rows that are open and hold a checker or can get one."""
    reached = set()
    useful: Useful = []
    for at, row in enumerate(rows):
        hit, plain = first[at], row.landing[0]
        if hit and plain and (left[at] or at in reached):
            useful.append((at, row.empty, row.onto, hit, plain))
            reached.add(row.onto)
    return useful


def _rear_first(
    useful: Useful, left: list[int], packed: int, moves: tuple[Move, ...], length: int
) -> Nodes:
    """All sequences of this length in which every source lies at the last one or further on.

    Each row has a target of its own, so only the first move from a row can hit there.
    """
    found: Nodes = {}

    def extend(packed: int, start: int, last: int, length: int, moves: tuple[Move, ...]) -> None:
        for at in range(start, len(useful)):
            row, empty, onto, first, again = useful[at]
            if left[row] and not (empty and packed & empty):
                delta, move = again if at == last else first
                if length == 1:
                    found[packed + delta] = (*moves, move)
                else:
                    left[row] -= 1
                    left[onto] += 1
                    extend(packed + delta, at, at, length - 1, (*moves, move))
                    left[row] += 1
                    left[onto] -= 1

    extend(packed, 0, -1, length, moves)
    return found
