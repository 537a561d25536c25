"""Finding the legal play that a record means.

A record writes a play in many ways: stops left out, hits unmarked, `6/1*(2)` with one star for two
checkers, `4/off` for 4/3/off. So a play is not parsed into moves. The text says which checkers
end where; the legal plays that move the same checkers to the same places are looked up, and if
they differ in what they hit, the stars and the named stops decide.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.faults import Fault
from engine.movegen import Plays
from engine.position import OFFSET, OTHER, SIDE_CELLS, Color, Position, checker_at, pack, unpack
from engine.rules.ruleset import Ruleset
from engine.turn import Move, Step

_WORD = re.compile(r"^((?:[a-z0-9]+)(?:/[a-z0-9]+\*?)+)(?:\((\d)\))?(\*?)$", re.I)
MOST_CHECKERS = 4


class Leg(NamedTuple):
    """One checker's way as written: its stops with stars, the last is where it ends."""

    source: str
    stops: tuple[tuple[str, bool], ...]


class Matched(NamedTuple):
    """The legal play that a record means, and what was noticed on the way."""

    moves: tuple[Move, ...]
    position: Position
    notes: tuple[Fault, ...] = ()


@lru_cache(maxsize=256)
def _places(rules: Ruleset, color: Color) -> dict[str, str]:
    """The places by the names that records have for them, in the mover's own numbers."""
    route = rules.board.route(color)
    names = {str(route.distance(str(point))): str(point) for point in route.points}
    names |= dict.fromkeys(("25", "bar", "b"), "bar")
    return names | dict.fromkeys(("0", "off", "o"), "off")


def legs_of(rules: Ruleset, color: Color, text: str) -> list[Leg] | None:
    """The legs that a text writes; None if it cannot be read."""
    legs: list[Leg] = []
    for word in text.split():
        found = _legs_of_word(rules, color, word)
        if found is None:
            return None
        legs += found
    return legs


@lru_cache(maxsize=4096)
def _legs_of_word(rules: Ruleset, color: Color, word: str) -> list[Leg] | None:
    """The legs of one word; the same words come again and again."""
    names, found = _places(rules, color), _WORD.match(word)
    if not found or int(found[2] or 1) not in range(1, MOST_CHECKERS + 1):
        return None
    source, *stops = found[1].lower().split("/")
    places = [names.get(stop.rstrip("*")) for stop in (source, *stops)]
    if None in places:
        return None
    stars = [stop.endswith("*") for stop in stops]
    stars[-1] |= bool(found[3])
    written = tuple((str(p), star) for p, star in zip(places[1:], stars, strict=True))
    return [Leg(str(places[0]), written)] * int(found[2] or 1)


def legs_of_steps(steps: Sequence[Step]) -> list[Leg]:
    """The legs of single steps."""
    return [Leg(step.source, ((step.target, False),)) for step in steps]


def match_play(
    position: Position, color: Color, found: Plays, legs: Sequence[Leg]
) -> Matched | None:
    """The one of the legal plays that has these legs; None if none has."""
    start = pack(position)
    wanted = start + sum(
        checker_at(color, leg.stops[-1][0]) - checker_at(color, leg.source) for leg in legs
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


def same_play(
    position: Position, color: Color, found: Plays, steps: Sequence[Step]
) -> Matched | None:
    """The legal play that consists of exactly these steps; None if it must be judged to know."""
    matched = match_play(position, color, found, legs_of_steps(steps))
    if matched is None or len(matched.moves) != len(steps):
        return None
    for move, step in zip(matched.moves, steps, strict=True):
        if (move.source, move.target) != (step.source, step.target):
            return None
        if step.number not in (None, move.number):
            return None
    return matched


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
    starred = {place for leg in legs for place, star in leg.stops if star}
    return any(not place.isdigit() or position.count(rival, place) != 1 for place in starred)


def steps_of(moves: Sequence[Move]) -> list[Step]:
    """The moves of a play as a client sends them."""
    return [Step(move.source, move.target, move.number) for move in moves]


def as_steps(legs: Sequence[Leg]) -> list[Step]:
    """The legs as single steps, for the judge: each from one written stop to the next."""
    steps: list[Step] = []
    for leg in legs:
        at = leg.source
        for place, _ in leg.stops:
            steps.append(Step(at, place))
            at = place
    return steps
