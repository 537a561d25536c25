"""Reading a play as players write it: `8/5 6/5`, `bar/20 24/22*`, `13/7*/5`, `6/off(2)`.

The places are the mover's own, as `engine.notation.moves` writes them. A word may leave out the
stops at which nothing was hit, so what it means is found on the board: the words are played out
with the numbers of the stage in every order, and what leads to one position only is understood.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import accumulate, pairwise, permutations
from typing import NamedTuple

from engine.faults import Fault, Refused
from engine.movegen import choices, mechanics
from engine.notation.ways import Leg, legs
from engine.position import Color, Position, pack
from engine.referee.judge import judge
from engine.rules.ruleset import Ruleset
from engine.turn import Move, Play, Step, Turn, play_due


class Fit(IntEnum):
    """How a way fits the stars: it hits where they are and nowhere else; also elsewhere; or not."""

    EXACT = 0
    STAR_MISSING = 1
    STAR_TOO_MANY = 2


class Way(NamedTuple):
    """A way to play what is written."""

    moves: tuple[Move, ...]
    fit: Fit


def read_play(
    rules: Ruleset, position: Position, turn: Turn, text: str, pointer: str = "/moves"
) -> list[Step]:
    """The moves that a text means; if it cannot be played, its words taken as they stand.

    `Refused` if it cannot be read, or can be played in ways that lead to different positions.
    """
    turn, stage = play_due(turn)
    written = legs(rules, turn.player, text, pointer)
    ways = _Search(rules, turn.player, stage).ways(position, written)
    if not ways:
        return [step for leg in written for step in _literally(rules, turn.player, stage, leg)]
    if len(ways) > 1:
        ways = [w for w in ways if judge(rules, position, turn, _steps(w.moves)).legal] or ways
    if len(ways) > 1:
        facts = {"ways": [_one_by_one(rules, turn.player, way.moves) for way in ways]}
        raise Refused([Fault("text_ambiguous", pointer, facts=facts)])
    if ways[0].fit is Fit.STAR_TOO_MANY:
        facts = {"ways": [_one_by_one(rules, turn.player, ways[0].moves)]}
        raise Refused([Fault("text_no_hit", pointer, facts=facts)])
    return _steps(ways[0].moves)


def _steps(moves: Sequence[Move]) -> list[Step]:
    return [Step(move.source, move.target, move.number) for move in moves]


def _literally(rules: Ruleset, player: Color, stage: Play, leg: Leg) -> Iterator[Step]:
    """What a checker would do by the numbers of the stage if nothing stood in its way."""
    route = rules.board.route(player)
    by_distance = {route.distance(str(point)): str(point) for point in route.points}
    for source, target in leg.steps():
        length = route.distance(source) - route.distance(target)
        sizes = range(2, len(stage.numbers) + 1) if length not in stage.numbers else ()
        orders = (order for size in sizes for order in permutations(stage.numbers, size))
        stops = next((order[:-1] for order in orders if sum(order) == length), ())
        at = accumulate((route.distance(source), *(-number for number in stops)))
        places = [source, *(by_distance[distance] for distance in list(at)[1:]), target]
        yield from (Step(a, b) for a, b in pairwise(places))


def _one_by_one(rules: Ruleset, player: Color, moves: Sequence[Move]) -> str:
    """Moves with every stop, so that one sees what was understood."""
    written = rules.board.route(player).written
    words = (f"{written(m.source)}/{written(m.target)}{'*' if m.hit else ''}" for m in moves)
    return " ".join(words)


class _Search:
    """Plays the legs out with the numbers of the stage, in every order that the rules allow."""

    def __init__(self, rules: Ruleset, player: Color, stage: Play) -> None:
        self.rules, self.stage = rules, stage
        self.moving = mechanics(rules, player)
        self.found: dict[int, Way] = {}
        self.seen: set[object] = set()

    def ways(self, position: Position, legs: Sequence[Leg]) -> list[Way]:
        """One way to each position that can be meant: of those that fit the stars best."""
        self._search(pack(position), tuple(legs), self.stage.numbers, Way((), Fit.EXACT))
        best = min((way.fit for way in self.found.values()), default=Fit.EXACT)
        return [way for way in self.found.values() if way.fit is best]

    def _search(self, packed: int, legs: tuple[Leg, ...], left: tuple[int, ...], way: Way) -> None:
        to_come = sum(len(leg.stops) for leg in legs)
        if not to_come:
            if packed not in self.found or way.fit < self.found[packed].fit:
                self.found[packed] = way
            return
        key = (packed, tuple(sorted(legs)), left, way.fit)
        if key in self.seen or to_come > len(left) or self._is_over(packed, way.moves):
            return
        self.seen.add(key)
        for number, rest in choices(left, self.stage.in_order):
            for after, move in self.moving.expand(packed, number):
                for leg in {leg for leg in legs if leg.at == move.source and leg.stops}:
                    moved, fit = _moved(leg, move)
                    others = list(legs)
                    others[others.index(leg)] = moved
                    onward = Way((*way.moves, move), max(way.fit, fit))
                    self._search(after, tuple(others), rest, onward)

    def _is_over(self, packed: int, moves: Sequence[Move]) -> bool:
        by_hit = self.rules.hit_ends_game and any(move.hit for move in moves)
        return bool(moves) and (by_hit or self.moving.is_over(packed))


def _moved(leg: Leg, move: Move) -> tuple[Leg, Fit]:
    """The leg after a move of its checker: at its next stop, or on the way there."""
    place, star = leg.stops[0]
    taken = move.hit or move.pin
    if move.target != place:
        return Leg(move.target, leg.stops), Fit.STAR_MISSING if move.hit else Fit.EXACT
    if star and not taken:
        return Leg(place, leg.stops[1:]), Fit.STAR_TOO_MANY
    return Leg(place, leg.stops[1:]), Fit.STAR_MISSING if move.hit and not star else Fit.EXACT
