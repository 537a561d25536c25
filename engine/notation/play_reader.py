"""Reading a play in standard notation on a board: `8/5 6/5`, `bar/20 24/22*`, `13/7*/5`.

Places are in the mover's view, as `engine.notation.moves` writes them. A word may leave out stops
without a hit, so the text is tried on the board with the numbers of the stage in every order. It is
accepted if exactly one resulting position fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import accumulate, pairwise, permutations
from typing import NamedTuple

from engine.faults import Fault, Refused
from engine.movegen import choices, mechanics
from engine.notation.play_text import Leg, parse_legs
from engine.position import Color, Position, pack
from engine.referee.judge import judge
from engine.rules.ruleset import Ruleset
from engine.turn import Move, Play, Step, Turn, play_due


class Fit(IntEnum):
    """How the hits of a candidate fit the stars of the text, best first."""

    EXACT = 0
    STAR_MISSING = 1
    """It hits at every star and also elsewhere."""
    STAR_TOO_MANY = 2
    """It does not hit at every star."""


class Candidate(NamedTuple):
    """A sequence of moves that the text can mean."""

    moves: tuple[Move, ...]
    fit: Fit


def read_play(
    rules: Ruleset, position: Position, turn: Turn, text: str, pointer: str = "/moves"
) -> list[Step]:
    """The moves that a text means; if it cannot be played, the moves as they are written.

    `Refused` if it cannot be read, or if it can be played to different positions.
    """
    turn, stage = play_due(turn)
    legs = parse_legs(rules, turn.player, text, pointer)
    candidates = _Search(rules, turn.player, stage).candidates(position, legs)
    if not candidates:
        return [step for leg in legs for step in _literally(rules, turn.player, stage, leg)]
    if len(candidates) > 1:
        candidates = [
            c for c in candidates if judge(rules, position, turn, _steps(c.moves)).legal
        ] or candidates
    if len(candidates) > 1:
        facts: dict[str, object] = {
            "readings": [_one_by_one(rules, turn.player, c.moves) for c in candidates],
            "ways": [c.moves for c in candidates],
        }
        raise Refused([Fault("text_ambiguous", pointer, facts=facts)])
    if candidates[0].fit is Fit.STAR_TOO_MANY:
        facts = {"readings": [_one_by_one(rules, turn.player, candidates[0].moves)]}
        raise Refused([Fault("text_no_hit", pointer, facts=facts)])
    return _steps(candidates[0].moves)


def _steps(moves: Sequence[Move]) -> list[Step]:
    return [Step(move.source, move.target, move.number) for move in moves]


def _literally(rules: Ruleset, player: Color, stage: Play, leg: Leg) -> Iterator[Step]:
    """The steps of a leg on an empty board, with the numbers of the stage where they fit."""
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
    """The moves with every stop written out, for a fault that shows the readings of a text."""
    written = rules.board.route(player).written
    words = (f"{written(m.source)}/{written(m.target)}{'*' if m.hit else ''}" for m in moves)
    return " ".join(words)


class _Search:
    """Tries the legs on the board with the numbers of the stage, in every legal order."""

    def __init__(self, rules: Ruleset, player: Color, stage: Play) -> None:
        self.rules, self.stage = rules, stage
        self.moving = mechanics(rules, player)
        self.results: dict[int, Candidate] = {}
        self.seen: set[object] = set()

    def candidates(self, position: Position, legs: Sequence[Leg]) -> list[Candidate]:
        """One candidate per position that can be meant, of those that fit the stars best."""
        self._search(pack(position), tuple(legs), self.stage.numbers, Candidate((), Fit.EXACT))
        best = min((candidate.fit for candidate in self.results.values()), default=Fit.EXACT)
        return [candidate for candidate in self.results.values() if candidate.fit is best]

    def _search(
        self, packed: int, legs: tuple[Leg, ...], left: tuple[int, ...], played: Candidate
    ) -> None:
        stops_left = sum(len(leg.stops) for leg in legs)
        if not stops_left:
            known = self.results.get(packed)
            # of two ways to the same position the longer uses more numbers, as the rules demand
            if known is None or (played.fit, -len(played.moves)) < (known.fit, -len(known.moves)):
                self.results[packed] = played
            return
        key = (packed, tuple(sorted(legs)), left, played.fit)
        if key in self.seen or stops_left > len(left) or self._is_over(packed, played.moves):
            return
        self.seen.add(key)
        for number, rest in choices(left, self.stage.in_order):
            for after, move in self.moving.expand(packed, number):
                for leg in {leg for leg in legs if leg.at == move.source and leg.stops}:
                    moved, fit = _moved(leg, move)
                    others = list(legs)
                    others[others.index(leg)] = moved
                    extended = Candidate((*played.moves, move), max(played.fit, fit))
                    self._search(after, tuple(others), rest, extended)

    def _is_over(self, packed: int, moves: Sequence[Move]) -> bool:
        return bool(moves) and self.moving.is_over(packed)


def _moved(leg: Leg, move: Move) -> tuple[Leg, Fit]:
    """The leg after a move of its checker, and how that move fits the stars."""
    place, star = leg.stops[0]
    taken = move.hit or move.pin
    if move.target != place:
        return Leg(move.target, leg.stops), Fit.STAR_MISSING if move.hit else Fit.EXACT
    if star and not taken:
        return Leg(place, leg.stops[1:]), Fit.STAR_TOO_MANY
    return Leg(place, leg.stops[1:]), Fit.STAR_MISSING if move.hit and not star else Fit.EXACT
