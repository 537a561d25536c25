"""All plays of two different numbers.

A move by the one number goes with any by the other that touches nothing it changes; only what
does touch has to be looked at once the first move was made. On a free lane that is next to
nothing: two checkers never get into each other's way.
"""

from __future__ import annotations

from itertools import compress

from engine.candidates import Effect
from engine.freelane import FreeLane, hits, quiet
from engine.lane import Lane, Near
from engine.position import CELLS
from engine.stages import Move

Numbers = tuple[int, ...]
Nodes = dict[int, tuple[Move, ...]]
"""The positions reached, packed, each with the moves that led there."""

Walk = tuple[Effect, Effect | None]
"""A move, and what the same checker can do with the other number then."""


def pair(lane: Lane, packed: int, cells: bytes, numbers: Numbers, in_order: bool) -> Nodes:
    """All plays of two numbers: of both if that is possible, else of one, as the game obliges."""
    first, second = numbers
    outside = packed & lane.away
    # with one checker outside home, or none, a number may bear off after the other was played
    free = lane.is_free(cells) and (not lane.bears_off or outside & (outside - 1))
    found: Nodes = {}
    if isinstance(lane, FreeLane):
        if free:
            _crosswise(lane, packed, cells, numbers, in_order, found)
        elif not outside:
            _bear_off(lane, packed, cells, first, second, found)
            if not in_order:
                _bear_off(lane, packed, cells, second, first, found)
        else:
            _in_turn(lane, packed, cells, first, second, in_order, found)
    elif free and lane.hit_ends:
        _until_a_hit(lane, packed, cells, numbers, in_order, found)
    elif free:
        _side_by_side(lane, packed, cells, first, second, in_order, found)
    else:
        _one_by_one(lane, packed, cells, first, second, found)
        if not in_order:
            _one_by_one(lane, packed, cells, second, first, found)
    return found or only_one(lane, packed, cells, numbers[:1] if in_order else numbers)


def single(lane: Lane, packed: int, cells: bytes, number: int) -> Nodes:
    """Every move by this number."""
    effects = lane.effects(packed, cells, number)
    return {packed + effect.delta: effect.moves for effect in effects}


def only_one(lane: Lane, packed: int, cells: bytes, numbers: Numbers) -> Nodes:
    """What may be played where only one number can be."""
    found: Nodes = {}
    if not lane.all_or_nothing:
        for number in numbers:
            if not found:
                found = single(lane, packed, cells, number)
            elif lane.either_number:
                found |= single(lane, packed, cells, number)
    return found or {packed: ()}


def _one_by_one(
    lane: Lane, packed: int, cells: bytes, first: int, second: int, found: Nodes
) -> None:
    """Everything the first number can do, and after each of that everything the second can."""
    for mover in lane.effects(packed, cells, first):
        after, move = packed + mover.delta, mover.move
        if lane.hit_ends and move.hit:
            _end_with(lane, after, move, second, found)
        else:
            now = after.to_bytes(CELLS, "little")
            for other in lane.effects(after, now, second):
                found.setdefault(after + other.delta, (move, other.move))


def _end_with(lane: Lane, after: int, hit: Move, number: int, found: Nodes) -> None:
    """The hit that ends the game, and with it a play that could have been completed."""
    if lane.way(after, number):
        found.setdefault(after, (hit,))


def _until_a_hit(
    lane: Lane, packed: int, cells: bytes, numbers: Numbers, in_order: bool, found: Nodes
) -> None:
    """Both numbers without a hit, and each hit, after the other number or before it."""
    calm = quiet(lane.rules, lane.color)
    _crosswise(calm, packed, cells, numbers, in_order, found)
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


def _side_by_side(
    lane: Lane, packed: int, cells: bytes, first: int, second: int, in_order: bool, found: Nodes
) -> None:
    """The same for checkers that are free to move; few of them touch."""
    movers = lane.possible(packed, cells, lane.on_board[first])
    others = lane.possible(packed, cells, lane.on_board[second])
    _combine(lane, packed, movers, others, lane.near[first][second], found)
    if not in_order:
        # the other way round only what touches is new
        _combine(lane, packed, others, [], lane.near[second][first], found)


def _combine(
    lane: Lane, packed: int, movers: list[Effect], others: list[Effect], near: Near, found: Nodes
) -> None:
    """Each mover with the others that keep out of its way, and with all that it touches."""
    for mover in movers:
        after, move, touched = packed + mover.delta, mover.move, mover.touches
        for other in others:
            if not other.touches & touched:
                found.setdefault(after + other.delta, (move, other.move))
        cells = after.to_bytes(CELLS, "little")
        for other in lane.possible(after, cells, near.to(mover.rank)):
            found.setdefault(after + other.delta, (move, other.move))


def _in_turn(
    lane: FreeLane, packed: int, cells: bytes, first: int, second: int, in_order: bool, found: Nodes
) -> None:
    """Checkers enter or bear off: each move decides about the next."""
    movers, others = lane.effects(packed, cells, first), lane.effects(packed, cells, second)
    if not (movers or others):
        found[packed] = ()
        return
    if (cells[lane.bar] or cells[lane.reserve] - lane.free_from) > 1:
        for mover in movers:
            for other in others:
                found[packed + mover.delta + other.delta] = mover.move, other.move
        return
    for effects, number in ((movers, second), (() if in_order else others, first)):
        for mover in effects:
            after = packed + mover.delta
            cells = after.to_bytes(CELLS, "little")
            for other in lane.effects(after, cells, number):
                found.setdefault(after + other.delta, (mover.move, other.move))


def _bear_off(
    lane: FreeLane, packed: int, cells: bytes, first: int, second: int, found: Nodes
) -> None:
    """All checkers are home: to the next move it matters which points they hold, and a hit."""
    held, bit = lane.held(cells), lane.home_bit
    at_home = lane.at_home[second]
    for candidate in lane.at_home[first][held]:
        mover = candidate.landing[hit := cells[candidate.opposing]]
        if mover is None:
            continue
        after, move = packed + mover.delta, mover.move
        now = after.to_bytes(CELLS, "little") if hit else cells
        left = held if cells[mover.source] > 1 else held ^ bit[mover.source]
        for further in at_home[left | bit[mover.target]]:
            if (other := further.landing[now[further.opposing]]) is not None:
                found.setdefault(after + other.delta, (move, other.move))


def _crosswise(
    lane: FreeLane, packed: int, cells: bytes, numbers: Numbers, in_order: bool, found: Nodes
) -> None:
    """Any checker by the one number and any by the other, or one by both."""
    movers: list[Walk] = []
    others: list[Effect] = []
    unhit: dict[int, Effect] = {}
    rows = compress(lane.pair_rows[numbers], lane.counts(cells))
    for opposing, landing, target, opposing2, landing2, target2, beyond, onward, back in rows:
        # to go on from an occupied point is to move the checker there
        if (effect := landing[cells[opposing]]) is not None:
            movers.append((effect, None if cells[target] else onward[cells[beyond]]))
        if (effect := landing2[hit := cells[opposing2]]) is not None:
            others.append(effect)
            if hit and (plain := landing2[0]):
                unhit[target2] = plain
            if not (cells[target2] or in_order) and (further := back[cells[beyond]]) is not None:
                found[packed + effect.delta + further.delta] = effect.move, further.move
    _cross(packed, cells, movers, others, unhit, found)


def _cross(
    packed: int,
    cells: bytes,
    movers: list[Walk],
    others: list[Effect],
    unhit: dict[int, Effect],
    found: Nodes,
) -> None:
    """What is written last stays: the rearmost mover comes last."""
    for mover, further in reversed(movers):
        after, move, source = packed + mover.delta, mover.move, mover.source
        rest = others
        if (plain := unhit.get(mover.target)) is not None:
            # only one of two checkers can hit the blot that both land on
            rest = [plain if other.target == mover.target else other for other in others]
        if cells[source] > 1:
            for other in rest:
                found[after + other.delta] = move, other.move
        else:
            for other in rest:
                if other.source != source:
                    found[after + other.delta] = move, other.move
        if further is not None:
            found[after + further.delta] = move, further.move
