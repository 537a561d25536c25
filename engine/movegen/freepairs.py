"""All plays of two different numbers where no move gets into the way of another."""

from __future__ import annotations

from itertools import compress

from engine.movegen.candidates import Effect
from engine.movegen.freelane import FreeLane
from engine.movegen.lane import Nodes, Numbers
from engine.position import CELLS

Walk = tuple[Effect, Effect | None]
"""A move, and what the same checker can do with the other number then."""


def freely(lane: FreeLane, packed: int, cells: bytes, numbers: Numbers, in_order: bool) -> Nodes:
    """All plays of both numbers."""
    found: Nodes = {}
    first, second = numbers
    outside = packed & lane.away
    if not outside:
        known = _bear_off(lane, packed, cells, first, second, 0, found)
        if not in_order:
            _bear_off(lane, packed, cells, second, first, known, found)
    elif several(outside) and lane.is_free(cells):
        crosswise(lane, packed, cells, numbers, in_order, found)
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


def crosswise(
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


def several(outside: int) -> bool:
    """Whether surely more than one checker is outside home.

    With one or none a number may bear off after the other was played. A cell that holds two, four
    or eight and is the only one is taken for one: to look closer then costs time, not plays.
    """
    return outside & (outside - 1) != 0
