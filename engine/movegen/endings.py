"""The plays of two numbers where the game may end before they are used up.

A play that ends the game may leave a number unused, unless another one that ends it uses both.
"""

from __future__ import annotations

from engine.movegen.candidates import Effect
from engine.movegen.lane import Lane, Nodes, Numbers
from engine.movegen.pairs import only_one
from engine.position import CELLS


def ending(lane: Lane, packed: int, cells: bytes, numbers: Numbers, in_order: bool) -> Nodes:
    """All plays of two numbers, those that end the game first."""
    first, second = numbers
    left = lane.left(cells)
    movers = lane.effects(packed, cells, first)
    others = [] if in_order or first == second else lane.effects(packed, cells, second)
    found: Nodes = {}
    over: list[int] = []
    _each(lane, packed, left, movers, second, found, over)
    _each(lane, packed, left, others, first, found, over)
    if over:
        return {result: found[result] for result in over} | found
    early = _early(lane, packed, movers + others) if left == 1 else None
    if early is None:
        return found or only_one(lane, packed, movers, others)
    if found or lane.all_or_nothing:
        return early | found
    singles = only_one(lane, packed, movers, others)
    return early | singles if early.keys() <= singles.keys() else singles


def _each(
    lane: Lane,
    packed: int,
    left: int,
    movers: list[Effect],
    number: int,
    found: Nodes,
    over: list[int],
) -> None:
    """What the number can do after each of these; `over` is where that ends the game.

    After a move that ends the game itself there is nothing left to be moved.
    """
    goal = lane.goal
    for mover in movers:
        still = left - (mover.target == goal)
        if still:
            after, move = packed + mover.delta, mover.move
            for other in lane.effects(after, after.to_bytes(CELLS, "little"), number):
                result = after + other.delta
                found.setdefault(result, (move, other.move))
                if still == 1 and other.target == goal:
                    over.append(result)


def _early(lane: Lane, packed: int, effects: list[Effect]) -> Nodes | None:
    """The first move that brings the last checker to the goal; all that do lead to one position."""
    for effect in effects:
        if effect.target == lane.goal:
            return {packed + effect.delta: effect.moves}
    return None
