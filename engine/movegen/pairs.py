"""All plays of two different numbers.

A move by the one number goes with any by the other that touches nothing it changes; only what
does touch has to be looked at once the first move was made. On a free lane nothing gets into the
way of anything: see `engine.movegen.freepairs`.
"""

from __future__ import annotations

from engine.movegen.candidates import Effect
from engine.movegen.freelane import FreeLane, hits, quiet
from engine.movegen.freepairs import crosswise, freely, several
from engine.movegen.lane import Candidates, Lane, Nodes, Numbers
from engine.position import CELLS, MARK
from engine.turn import Move


def pair(lane: Lane, packed: int, cells: bytes, numbers: Numbers, in_order: bool) -> Nodes:
    """All plays of two numbers: of both if that is possible, else of one, as the game obliges."""
    first, second = numbers
    if isinstance(lane, FreeLane):
        found = freely(lane, packed, cells, numbers, in_order)
    elif not lane.is_free(cells) or (lane.bears_off and not several(packed & lane.away)):
        return _one_by_one(lane, packed, cells, first, second, in_order)
    elif lane.hit_ends:
        found = _until_a_hit(lane, packed, cells, numbers, in_order)
    else:
        return _side_by_side(lane, packed, cells, first, second, in_order)
    if found:
        return found
    others = [] if in_order else lane.effects(packed, cells, second)
    return only_one(lane, packed, lane.effects(packed, cells, first), others)


def single(lane: Lane, packed: int, cells: bytes, number: int) -> Nodes:
    """All plays of one number."""
    effects = lane.effects(packed, cells, number)
    return {packed + effect.delta: effect.moves for effect in effects} or {packed: ()}


def only_one(lane: Lane, packed: int, movers: list[Effect], others: list[Effect]) -> Nodes:
    """What may be played where only one number can be."""
    if lane.all_or_nothing:
        return {packed: ()}
    found: Nodes = {}
    for effect in movers + others if lane.either_number else movers or others:
        found.setdefault(packed + effect.delta, effect.moves)
    return found or {packed: ()}


def _one_by_one(
    lane: Lane, packed: int, cells: bytes, first: int, second: int, in_order: bool
) -> Nodes:
    """Everything the one number can do, and after each of that everything the other can."""
    found: Nodes = {}
    movers = lane.effects(packed, cells, first)
    _each(lane, packed, movers, second, found)
    others = [] if in_order else lane.effects(packed, cells, second)
    _each(lane, packed, others, first, found)
    return found or only_one(lane, packed, movers, others)


def _each(lane: Lane, packed: int, movers: list[Effect], number: int, found: Nodes) -> None:
    """After each of these everything the number can do."""
    for mover in movers:
        after, move = packed + mover.delta, mover.move
        if lane.hit_ends and move.hit:
            _end_with(lane, after, move, number, found)
        else:
            now = after.to_bytes(CELLS, "little")
            for other in lane.effects(after, now, number):
                found.setdefault(after + other.delta, (move, other.move))


def _end_with(lane: Lane, after: int, hit: Move, number: int, found: Nodes) -> None:
    """The hit that ends the game, and with it a play that could have been completed."""
    if lane.way(after, number):
        found.setdefault(after, (hit,))


def _until_a_hit(lane: Lane, packed: int, cells: bytes, numbers: Numbers, in_order: bool) -> Nodes:
    """Both numbers without a hit, and each hit, after the other number or before it."""
    found: Nodes = {}
    calm = quiet(lane.rules, lane.color)
    crosswise(calm, packed, cells, numbers, in_order, found)
    hitting = {number: hits(lane, cells, number) for number in numbers}
    for first, second in (numbers,) if in_order else (numbers, numbers[::-1]):
        for hit in hitting[first]:
            if cells[hit.source]:
                _end_with(lane, packed + hit.delta, hit.move, second, found)
        if hitting[second]:
            for mover in calm.effects(packed, cells, first):
                after = packed + mover.delta
                now = after.to_bytes(CELLS, "little")
                for hit in hitting[second]:
                    if now[hit.source]:
                        found.setdefault(after + hit.delta, (mover.move, hit.move))
    return found


def _side_by_side(
    lane: Lane, packed: int, cells: bytes, first: int, second: int, in_order: bool
) -> Nodes:
    """The same for checkers that are free to move; few of them touch."""
    found: Nodes = {}
    movers = lane.possible(cells, lane.on_board[first])
    others = lane.possible(cells, lane.on_board[second])
    near = lane.near[first][second]
    for mover in movers:
        after, move, touched = packed + mover.delta, mover.move, mover.touches
        for other in others:
            if not other.touches & touched:
                found.setdefault(after + other.delta, (move, other.move))
        _touching(after, cells, mover, near.to(mover.rank), found)
    if in_order:
        return found or only_one(lane, packed, movers, [])
    # the other way round only what touches is new
    near = lane.near[second][first]
    for mover in others:
        _touching(packed + mover.delta, cells, mover, near.to(mover.rank), found)
    return found or only_one(lane, packed, movers, others)


def _touching(after: int, cells: bytes, made: Effect, candidates: Candidates, found: Nodes) -> None:
    """What these candidates can do once this move was made, whose cells they touch.

    As in `Lane.possible`, but with an eye to what the move has changed: `cells` are as before it.
    """
    at, to = made.source, made.target
    for c in candidates:
        here = cells[c.source] + (c.source == to) - (c.source == at)
        if not here or here >= MARK:
            continue
        if cells[c.target] + (c.target == to) - (c.target == at) >= c.limit:
            continue
        against = cells[c.opposing]
        if c.opposing == made.opposing:
            against = made.leaves
        elif c.opposing == made.freed:
            against = 1
        under = made.leaves if c.pinned_under == made.opposing else cells[c.pinned_under]
        effect = (c.releasing if here == 1 and under >= MARK else c.landing)[against]
        if effect is not None and not (c.empty and after & c.empty):
            found.setdefault(after + effect.delta, (made.move, effect.move))
