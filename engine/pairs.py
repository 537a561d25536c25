"""All plays of two different numbers.

A move by the one number goes with any by the other that touches nothing it changes; only what
does touch has to be looked at once the first move was made. On a free lane that is next to
nothing: two checkers never get into each other's way.
"""

from __future__ import annotations

from itertools import compress

from engine.candidates import Effect
from engine.freelane import FreeLane, Row, open_to
from engine.lane import Lane, Mover
from engine.position import CELLS
from engine.rules import Obligation
from engine.stages import Move

Numbers = tuple[int, ...]
Nodes = dict[int, tuple[Move, ...]]
"""The positions reached, packed, each with the moves that led there."""


def pair(lane: Lane, packed: int, numbers: Numbers, in_order: bool) -> Nodes:
    """All plays of two numbers: of both if that is possible, else of one, as the game obliges."""
    first, second = numbers
    cells = packed.to_bytes(CELLS, "little")
    outside = packed & lane.away
    # with one checker outside home, or none, a number may bear off after the other was played
    touch = not outside & (outside - 1) or not lane.is_free(cells)
    found: Nodes = {}
    if isinstance(lane, FreeLane):
        if touch:
            _in_turn(lane, packed, cells, first, second, in_order, found)
        else:
            _crosswise(lane, packed, cells, first, second, in_order, found)
    elif touch:
        _one_by_one(lane, packed, first, second, found)
        if not in_order:
            _one_by_one(lane, packed, second, first, found)
    else:
        _side_by_side(lane, packed, cells, first, second, in_order, found)
    return found or _single(lane, packed, numbers[:1] if in_order else numbers)


def _single(lane: Lane, packed: int, numbers: Numbers) -> Nodes:
    """What may be played where only one number can be."""
    found: Nodes = {}
    if lane.rules.obligation is not Obligation.ALL_OR_NOTHING:
        for number in numbers:
            if not found or lane.rules.obligation is Obligation.EITHER_DIE:
                found |= {result: (move,) for result, move in lane.expand(packed, number)}
    return found or {packed: ()}


def _one_by_one(lane: Lane, packed: int, first: int, second: int, found: Nodes) -> None:
    """Everything the first number can do, and after each of that everything the second can."""
    for after, move in lane.expand(packed, first):
        if lane.hit_ends and move.hit:
            _end_with(lane, after, move, second, found)
        else:
            for result, other in lane.expand(after, second):
                found.setdefault(result, (move, other))


def _end_with(lane: Lane, after: int, hit: Move, number: int, found: Nodes) -> None:
    """The hit that ends the game, and with it a play that could have been completed."""
    if lane.way(after, number):
        found.setdefault(after, (hit,))


def _side_by_side(
    lane: Lane, packed: int, cells: bytes, first: int, second: int, in_order: bool, found: Nodes
) -> None:
    """The same for checkers that are free to move; few of them touch."""
    movers = lane.movers(packed, cells, lane.on_board[first])
    others = lane.movers(packed, cells, lane.on_board[second])
    _combine(lane, packed, movers, others, second, found)
    if not in_order:
        # the other way round only what touches is new, and hits where the first one ends the game
        hits = [mover for mover in movers if mover[1].hit] if lane.hit_ends else []
        _combine(lane, packed, others, hits, first, found)


def _combine(
    lane: Lane, packed: int, movers: list[Mover], others: list[Mover], number: int, found: Nodes
) -> None:
    """Each mover with the others that keep out of its way, and with all that it touches."""
    near = lane.near[number]
    for delta, move, candidate in movers:
        after = packed + delta
        if lane.hit_ends and move.hit:
            _end_with(lane, after, move, number, found)
        elif not after & lane.away:
            for result, other in lane.expand(after, number):
                found.setdefault(result, (move, other))
        else:
            touched = candidate.touches
            for other_delta, other, it in others:
                if not it.touches & touched:
                    found.setdefault(after + other_delta, (move, other))
            cells = after.to_bytes(CELLS, "little")
            for other_delta, other, _ in lane.movers(after, cells, near[touched]):
                found.setdefault(after + other_delta, (move, other))


def _in_turn(
    lane: FreeLane, packed: int, cells: bytes, first: int, second: int, in_order: bool, found: Nodes
) -> None:
    """Checkers enter or bear off: each move decides about the next."""
    movers, others = lane.effects(packed, cells, first), lane.effects(packed, cells, second)
    if (cells[lane.bar] or cells[lane.reserve] - lane.free_from) > 1:
        for delta, move, _, _, _ in movers:
            for other_delta, another, _, _, _ in others:
                found[packed + delta + other_delta] = (move, another)
        return
    for effects, number in ((movers, second), (() if in_order else others, first)):
        for delta, move, _, _, _ in effects:
            after = packed + delta
            for onward, another, _, _, _ in lane.effects(
                after, after.to_bytes(CELLS, "little"), number
            ):
                found.setdefault(after + onward, (move, another))


def _crosswise(
    lane: FreeLane, packed: int, cells: bytes, first: int, second: int, in_order: bool, found: Nodes
) -> None:
    """Any checker by the one number and any by the other; what is written last stays."""
    counts = lane.counts(cells)
    movers = open_to(cells, compress(lane.rows[first], counts))
    others = open_to(cells, compress(lane.rows[second], counts))
    if not in_order:
        _go_on(packed, cells, others, lane.by_cell[first], found)
    onward = lane.by_cell[second]
    for delta, move, source, target, _ in reversed(movers):
        after = packed + delta
        rest = _unhit(others, target, onward) if move.hit else others
        if cells[source] > 1:
            for other_delta, other, _, _, _ in rest:
                found[after + other_delta] = (move, other)
        else:
            for other_delta, other, other_source, _, _ in rest:
                if other_source != source:
                    found[after + other_delta] = (move, other)
        # to go on from an occupied point is to move the checker there
        if not cells[target]:
            opposing, landing = onward[target]
            if effect := landing[cells[opposing]]:
                found[after + effect[0]] = (move, effect[1])


def _go_on(
    packed: int, cells: bytes, movers: list[Effect], onward: list[Row], found: Nodes
) -> None:
    """The same checker by both numbers."""
    for delta, move, _, target, _ in movers:
        if not cells[target]:
            opposing, landing = onward[target]
            if effect := landing[cells[opposing]]:
                found[packed + delta + effect[0]] = (move, effect[1])


def _unhit(others: list[Effect], target: int, rows: list[Row]) -> list[Effect]:
    """Only one of two checkers can hit the blot that both land on."""
    return [
        plain if effect[3] == target and (plain := rows[effect[2]][1][0]) else effect
        for effect in others
    ]
