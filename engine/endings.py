"""The plays of two numbers where the game may end before they are used up.

A play that ends the game may leave a number unused, unless another one that ends it uses both.
"""

from __future__ import annotations

from engine.lane import Lane
from engine.pairs import Nodes, Numbers, only_one
from engine.position import CELLS


def ending(lane: Lane, packed: int, cells: bytes, numbers: Numbers, in_order: bool) -> Nodes:
    """All plays of two numbers, those that end the game first."""
    first, second = numbers
    early: Nodes = {}
    late: Nodes = {}
    going: Nodes = {}
    _one_by_one(lane, packed, cells, first, second, early, late, going)
    if not in_order and first != second:
        _one_by_one(lane, packed, cells, second, first, early, late, going)
    if late or going:
        return (late or early) | going
    return _short(lane, early, only_one(lane, packed, cells, numbers[:1] if in_order else numbers))


def _one_by_one(
    lane: Lane,
    packed: int,
    cells: bytes,
    first: int,
    second: int,
    early: Nodes,
    late: Nodes,
    going: Nodes,
) -> None:
    """What the first number ends, what the second does after it, and what goes on after both."""
    goal, unfinished = lane.goal, lane.left(cells)
    for mover in lane.effects(packed, cells, first):
        after, move = packed + mover.delta, mover.move
        left = unfinished - (mover.target == goal)
        if not left:
            early.setdefault(after, (move,))
            continue
        for other in lane.effects(after, after.to_bytes(CELLS, "little"), second):
            ends = left == 1 and other.target == goal
            (late if ends else going).setdefault(after + other.delta, (move, other.move))


def _short(lane: Lane, early: Nodes, singles: Nodes) -> Nodes:
    """No play uses both numbers: what ends the game goes first, as far as it is obliging."""
    if lane.all_or_nothing:
        return early or singles
    found = {result: moves for result, moves in early.items() if result in singles}
    for result, moves in singles.items():
        found.setdefault(result, moves)
    return found
