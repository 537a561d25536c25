"""All plays of two different numbers.

A move by the one number goes with any by the other that touches nothing it changes; only what
does touch has to be looked at once the first move was made. On a free lane that is next to
nothing: two checkers never get into each other's way.
"""

from __future__ import annotations

from itertools import compress

from engine.candidates import Effect
from engine.freelane import FreeLane, hits, quiet
from engine.lane import Candidates, Lane
from engine.position import CELLS, MARK
from engine.stages import Move

Numbers = tuple[int, ...]
Nodes = dict[int, tuple[Move, ...]]
"""The positions reached, packed, each with the moves that led there."""

Walk = tuple[Effect, Effect | None]
"""A move, and what the same checker can do with the other number then."""


def pair(lane: Lane, packed: int, cells: bytes, numbers: Numbers, in_order: bool) -> Nodes:
    """All plays of two numbers: of both if that is possible, else of one, as the game obliges."""
    first, second = numbers
    if isinstance(lane, FreeLane):
        found = _freely(lane, packed, cells, numbers, in_order)
    elif not lane.is_free(cells) or (lane.bears_off and not _several(packed & lane.away)):
        return _one_by_one(lane, packed, cells, first, second, in_order)
    elif lane.hit_ends:
        found = _until_a_hit(lane, packed, cells, numbers, in_order)
    else:
        return _side_by_side(lane, packed, cells, first, second, in_order)
    if found:
        return found
    others = [] if in_order else lane.effects(packed, cells, second)
    return only_one(lane, packed, lane.effects(packed, cells, first), others)


def _several(outside: int) -> int:
    """With one checker outside home, or none, a number may bear off after the other was played."""
    return outside & (outside - 1)


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
    return found


def _side_by_side(
    lane: Lane, packed: int, cells: bytes, first: int, second: int, in_order: bool
) -> Nodes:
    """The same for checkers that are free to move; few of them touch."""
    found: Nodes = {}
    movers = lane.possible(packed, cells, lane.on_board[first])
    others = lane.possible(packed, cells, lane.on_board[second])
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


def _freely(lane: FreeLane, packed: int, cells: bytes, numbers: Numbers, in_order: bool) -> Nodes:
    """The same where no move gets into the way of another."""
    found: Nodes = {}
    first, second = numbers
    outside = packed & lane.away
    if not outside:
        known = _bear_off(lane, packed, cells, first, second, 0, found)
        if not in_order:
            _bear_off(lane, packed, cells, second, first, known, found)
    elif _several(outside) and lane.is_free(cells):
        _crosswise(lane, packed, cells, numbers, in_order, found)
    else:
        _in_turn(lane, packed, cells, first, second, in_order, found)
    return found


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
    lane: FreeLane, packed: int, cells: bytes, first: int, second: int, known: int, found: Nodes
) -> int:
    """All checkers are home: to the next move it matters which points they hold, and a hit.

    What the second number can do at once was found with it as the first: `known` has a bit for
    the rank of each. Gives the same for this first number.
    """
    held, bit = lane.held(cells), lane.home_bit
    at_home = lane.at_home[second]
    ranks = 0
    for candidate in lane.at_home[first][held]:
        mover = candidate.landing[hit := cells[candidate.opposing]]
        if mover is None:
            continue
        ranks |= 1 << mover.rank
        after, move = packed + mover.delta, mover.move
        now = after.to_bytes(CELLS, "little") if hit else cells
        left = held if cells[mover.source] > 1 else held ^ bit[mover.source]
        for further in at_home[left | bit[mover.target]]:
            other = further.landing[now[further.opposing]]
            if other is not None and not known >> other.rank & 1:
                found.setdefault(after + other.delta, (move, other.move))
    return ranks


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
