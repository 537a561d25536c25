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

from dataclasses import dataclass

from engine.lane import Effect, Lane
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


def _movers(cells: bytes, rows: list[tuple[int, int, int, tuple[Effect | None, ...]]]) -> Movers:
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


@dataclass(frozen=True, slots=True)
class Levels:
    """All sequences of moves by length: those that go on and those that ended the game."""

    going: list[list[Nodes]]
    ended: list[Nodes]

    @property
    def longest(self) -> int:
        """The most numbers any sequence uses."""
        return max(n for n in range(len(self.going)) if any(self.going[n]) or self.ended[n])


Sequences = list[tuple[int, int, tuple[Move, ...]]]
"""A position, the row of the last source, and the moves so far."""


def double(lane: Lane, packed: int, numbers: Numbers) -> Levels:
    """All plays of a number to be played several times."""
    cells = packed.to_bytes(CELLS, "little")
    bar, reserve, points = (
        [row for row in rows if row[3][cells[row[2]]]] for rows in lane.repeated[numbers[0]]
    )
    rows = bar + reserve + points
    stops = (len(bar), len(bar) + len(reserve), len(rows))
    ending = lane.may_end(packed, len(numbers))
    level: Sequences = [(packed, 0, ())]
    levels = Levels([[{packed: ()}]], [{}])
    for _ in numbers:
        level, over = _rear_first(lane, level, rows, stops, ending)
        levels.going.append([{result: moves for result, _, moves in level}])
        levels.ended.append(over)
    return levels


def _rear_first(
    lane: Lane,
    level: Sequences,
    rows: list[tuple[int, int, int, tuple[Effect | None, ...]]],
    stops: tuple[int, int, int],
    ending: bool,
) -> tuple[Sequences, Nodes]:
    """One move more for every sequence, from its last source or further on."""
    onward: Sequences = []
    over: Nodes = {}
    bar, reserve, free_from, unfinished = lane.bar, lane.reserve, lane.free_from, lane.unfinished
    for packed, start, moves in level:
        cells = packed.to_bytes(CELLS, "little")
        stop = stops[0] if cells[bar] else stops[1] if cells[reserve] > free_from else stops[2]
        for i in range(start, stop):
            source, empty, opposing, landing = rows[i]
            if cells[source] and not packed & empty:
                effect = landing[cells[opposing]]
                assert effect
                result = packed + effect[0]
                if ending and not result & unfinished:
                    over[result] = (*moves, effect[1])
                else:
                    onward.append((result, i, (*moves, effect[1])))
    return onward, over
