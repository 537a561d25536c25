"""Finding the legal play that a record means.

A record writes a play in many ways: stops left out, hits unmarked, `6/1*(2)` with one star for two
checkers, `4/off` for 4/3/off. So a play is not parsed into moves. The text says which checkers
end where; the legal plays that move the same checkers to the same places are looked up, and if
they differ in what they hit, the stars and the named stops decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeGuard

from engine.board import Route
from engine.faults import Fault
from engine.game.actions import Played
from engine.movegen import Plays, choices, mechanics, plays, position_of
from engine.notation.play_legs import Leg, Legs
from engine.position import OFFSET, OTHER, SIDE_CELLS, Color, Position, checker_at, pack, unpack
from engine.referee.judge import Verdict
from engine.rules.ruleset import Obligation, Ruleset
from engine.turn import Move, PlayerTurn, PlayStage, Step, Turn


class Matched(NamedTuple):
    """The legal play that a record means, and what was noticed on the way."""

    moves: tuple[Move, ...]
    position: Position
    notes: tuple[Fault, ...] = ()


def legs_of_steps(steps: Sequence[Step]) -> Legs:
    """The legs of single steps."""
    return tuple(Leg(step.source, ((step.target, False),)) for step in steps)


Listed = Callable[[Plays], Plays]
"""Counts plays that were listed: the work for one record is bounded."""


def find_play(
    rules: Ruleset,
    position: Position,
    color: Color,
    stage: PlayStage,
    legs: Sequence[Leg],
    listed: Listed,
) -> Matched | None:
    """The legal play that has these legs; None if none has.

    Nearly every play is found by moving the checkers as written. Only where that does not decide
    are all plays of the position listed.
    """
    if not legs and not may_pass(rules, position, color, stage):
        return None
    if matched := _directly(rules, position, color, stage, legs):
        return matched
    return match_play(position, color, listed(plays(rules, position, color, stage)), legs)


def may_pass(rules: Ruleset, position: Position, color: Color, stage: PlayStage) -> bool:
    """Whether playing nothing could be legal; True where only the list of plays can tell."""
    if rules.obligation is Obligation.ALL_OR_NOTHING:
        return True
    moving, packed = mechanics(rules, color), pack(position)
    if moving.may_shut_in(packed):
        return True
    start = moving.begin(packed, stage)
    return not any(
        moving.expand(start, number) for number, _ in choices(stage.numbers, stage.in_order)
    )


def _directly(
    rules: Ruleset, position: Position, color: Color, stage: PlayStage, legs: Sequence[Leg]
) -> Matched | None:
    """The play whose single moves use all numbers of the stage; None where that does not decide.

    Such a play is legal as it stands. Its moves are in the order of the list of plays: the higher
    number first, then the rearmost checker.
    """
    if not legs or stage.in_order:
        return None
    found: Matched | None = None
    for way in _ways(rules.board.route(color), legs, stage.numbers):
        play = walked(rules, position, color, stage, way)
        if play is None:
            continue
        if found is None:
            found = play
        elif play.position != found.position:
            return None
        if way[0].target != way[-1].source and way[-1].target != way[0].source:
            break  # moves of different checkers lead to the same position in any order
    if found is not None and _has_idle_star(position, OTHER[color], legs):
        return Matched(found.moves, found.position, (Fault("star_without_hit"),))
    return found


def _ways(route: Route, legs: Sequence[Leg], numbers: Sequence[int]) -> Iterator[list[Step]]:
    """The single moves of legs that use all numbers once, in every order that matters."""
    by_distance = _by_distance(route)
    ways = [(route.distance(leg.at), route.distance(leg.stops[-1][0])) for leg in legs]
    high, low = max(numbers), min(numbers)
    if high == low:
        starts = sorted((at for start, end in ways for at in range(start, end, -high)))
        yield [_single(by_distance, at, at - high) for at in reversed(starts)]
        return
    if len(numbers) != 2 or len(ways) > 2:
        return
    if len(ways) == 2:
        (start, end), (other, other_end) = ways
        if start - end == low and other - other_end == high:
            start, end, other, other_end = other, other_end, start, end
        if start - end == high and other - other_end == low:
            first = _single(by_distance, start, end)
            second = _single(by_distance, other, other_end)
            yield [first, second]
            yield [second, first]
        ways = [(start, other_end)] if end == other else [(other, end)] * (other_end == start)
    for start, end in ways:
        if start - end == high + low:
            for number in (high, low):
                stop = start - number
                yield [_single(by_distance, start, stop), _single(by_distance, stop, end)]


def _single(by_distance: dict[int, str], start: int, end: int) -> Step:
    """The move between two places on the way; to none if it goes beyond the goal."""
    return Step(by_distance.get(start, ""), by_distance.get(end, ""), start - end)


def walked(
    rules: Ruleset, position: Position, color: Color, stage: PlayStage, steps: Sequence[Step]
) -> Matched | None:
    """The play of these single moves one after the other, which use all numbers of the stage.

    None if they are no such play, or if it is legal only depending on others.
    """
    moving, left = mechanics(rules, color), stage.numbers
    packed = pack(position)
    if len(steps) != len(left) or moving.may_shut_in(packed):
        return None
    state = moving.begin(packed, stage)
    may_end = moving.may_end(packed, len(left))
    moves: list[Move] = []
    for step in steps:
        if moves and may_end and moving.is_over(state):
            return None
        source, target, wanted = step.source, step.target, step.number
        found: Move | None = None
        for number, rest in choices(left, stage.in_order):
            if wanted is not None and wanted != number:
                continue
            for result, move in moving.expand(state, number):
                if move.source == source and move.target == target:
                    state, found = result, move
                    break
            if found is not None:
                left = rest
                break
        if found is None:
            return None
        moves.append(found)
    return Matched(tuple(moves), position_of(state))


@lru_cache(maxsize=256)
def _by_distance(route: Route) -> dict[int, str]:
    """The places on the way, by their pips to the goal."""
    places = {route.distance(str(point)): str(point) for point in route.points}
    return {0: route.goal, len(route.points) + 1: "bar"} | places


def match_play(
    position: Position, color: Color, found: Plays, legs: Sequence[Leg]
) -> Matched | None:
    """The one of the legal plays that has these legs; None if none has."""
    start = pack(position)
    wanted = start + sum(
        checker_at(color, leg.stops[-1][0]) - checker_at(color, leg.at) for leg in legs
    )
    own = ((1 << 8 * SIDE_CELLS) - 1) << 8 * OFFSET[color]
    same = [packed for packed in found.nodes if not (packed ^ wanted) & own]
    if not same:
        return None
    notes = [Fault("star_without_hit")] if _has_idle_star(position, OTHER[color], legs) else []
    packed = same[0]
    if len(same) > 1:
        must_hit = _must_hit(position, OTHER[color], legs)
        packed = min(same, key=lambda p: _misfit(found, p, must_hit))
        if sum(len(leg.stops) for leg in legs) < len(found.nodes[packed]):
            notes.append(Fault("two_ways"))
    return Matched(found.nodes[packed], unpack(packed), tuple(notes))


def _hits(found: Plays, packed: int) -> set[str]:
    return {move.target for move in found.nodes[packed] if move.hit}


def _misfit(found: Plays, packed: int, must_hit: set[str]) -> tuple[int, int]:
    """How badly the hits of a play fit: first what is missing, then what is not written."""
    hits = _hits(found, packed)
    return len(must_hit - hits), len(hits - must_hit)


def _must_hit(position: Position, rival: Color, legs: Sequence[Leg]) -> set[str]:
    """The points named by the record on which a single opposing checker stands."""
    stops = {place for leg in legs for place, _ in leg.stops if place.isdigit()}
    return {place for place in stops if position.count(rival, place) == 1}


def _has_idle_star(position: Position, rival: Color, legs: Sequence[Leg]) -> bool:
    for leg in legs:
        for place, star in leg.stops:
            if star and not (place.isdigit() and position.count(rival, place) == 1):
                return True
    return False


def steps_of(moves: Sequence[Move]) -> list[Step]:
    """The moves of a play as a client sends them."""
    return [Step(move.source, move.target, move.number) for move in moves]


def is_play_due(turn: Turn | None) -> TypeGuard[PlayerTurn]:
    """Whether checkers are to be moved next."""
    return isinstance(turn, PlayerTurn) and isinstance(turn.stages[0], PlayStage)


def can_stand(verdict: Verdict, action: Played) -> bool:
    """Whether an illegal play stands: every checker is there and finds its point open.

    A play that the record says was condoned may also stand on a closed point, as in a game.
    """
    blocked = not action.condone and any(fault.code == "blocked" for fault in verdict.faults)
    return len(verdict.moves) == len(action.steps) and not blocked
