"""The plays of two numbers where the game may end before they are used up.

A play that ends the game may leave a number unused, unless another one that ends it uses both.
"""

from __future__ import annotations

from engine.candidates import Effect
from engine.lane import Lane
from engine.pairs import Nodes, Numbers, only_one
from engine.position import CELLS


def ending(lane: Lane, packed: int, cells: bytes, numbers: Numbers, in_order: bool) -> Nodes:
    """All plays of two numbers, those that end the game first."""
    first, second = numbers
    left = lane.left(cells)
    early: Nodes = {}
    late: Nodes = {}
    going: Nodes = {}
    movers = lane.effects(packed, cells, first)
    _each(lane, packed, left, movers, second, early, late, going)
    others = [] if in_order or first == second else lane.effects(packed, cells, second)
    _each(lane, packed, left, others, first, early, late, going)
    if late or going:
        return (late or early) | going
    if lane.all_or_nothing and early:
        return early
    singles = only_one(lane, packed, movers, others)
    return {result: moves for result, moves in early.items() if result in singles} | singles


def _each(
    lane: Lane,
    packed: int,
    unfinished: int,
    movers: list[Effect],
    number: int,
    early: Nodes,
    late: Nodes,
    going: Nodes,
) -> None:
    """What these end, what the number ends after one of them, and what goes on after both."""
    goal = lane.goal
    for mover in movers:
        after, move = packed + mover.delta, mover.move
        left = unfinished - (mover.target == goal)
        if not left:
            early.setdefault(after, mover.moves)
            continue
        for other in lane.effects(after, after.to_bytes(CELLS, "little"), number):
            ends = left == 1 and other.target == goal
            (late if ends else going).setdefault(after + other.delta, (move, other.move))
