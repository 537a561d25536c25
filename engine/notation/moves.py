"""Standard move notation: `8/5 6/5`, `24/18*/13`, `bar/20`, `6/off(2)`.

Written in distances, the mover's own view, so it reads the same for both players; games on a
circle have no distances and are written in absolute points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter

from engine.board import Route
from engine.position import POINTS, Color
from engine.rules import Ruleset
from engine.stages import Move

NO_MOVES = "-"


def notation(rules: Ruleset, color: Color, moves: Sequence[Move]) -> str:
    """The play as players write it: one checker's steps joined, equal moves counted."""
    if not moves:
        return NO_MOVES
    route = rules.board.route(color)
    # the plays of a double differ in their last moves, so what comes before recurs
    words = _with(route, _words(route, tuple(moves[:-1])), moves[-1])
    counted: dict[str, int] = {}
    for _, text, _ in sorted(words, key=itemgetter(0), reverse=True):
        counted[text] = counted.get(text, 0) + 1
    return " ".join([text if n == 1 else f"{text}({n})" for text, n in counted.items()])


Word = tuple[int, str, tuple[Move, ...]]
"""What one checker does: how far back it started, as it is written, and its steps."""
Words = tuple[Word, ...]


@lru_cache(maxsize=8192)
def _words(route: Route, moves: tuple[Move, ...]) -> Words:
    """The steps of each checker, joined where one can have made them in succession."""
    return _with(route, _words(route, moves[:-1]), moves[-1]) if moves else ()


def _with(route: Route, words: Words, move: Move) -> Words:
    """The same and one move more."""
    source = move[0]
    for at, (_, _, steps) in enumerate(words):
        last = steps[-1]
        if last[1] == source and last[0] != source != move[1]:
            return (*words[:at], _word(route, *steps, move), *words[at + 1 :])
    return (*words, _word(route, move))


@lru_cache(maxsize=16384)
def _word(route: Route, *steps: Move) -> Word:
    return _rank(route, steps[0].source), _text(route, steps), steps


def _rank(route: Route, place: str) -> int:
    """The rearmost first: the bar, then the reserve, then the points by distance."""
    piles = {"bar": 99, "reserve": 98}
    return piles[place] if place in piles else route.distance(place)


def _text(route: Route, chain: Sequence[Move]) -> str:
    """From, the stops at which something was hit or the checker turned back, and the last stop."""
    written = [route.written(chain[0].source)]
    for move, onward in zip(chain, [*chain[1:], None], strict=True):
        if onward is None or move.hit or _turns_back(route, move, onward):
            written.append(_target(route, move) + ("*" if move.hit else ""))
    return "/".join(written)


def _turns_back(route: Route, move: Move, onward: Move) -> bool:
    forward, on = (route.distance(m.source) > route.distance(m.target) for m in (move, onward))
    return forward != on and not route.circular


def _target(route: Route, move: Move) -> str:
    if move.target == move.source and move.target in POINTS:
        return "turn"
    return route.written(move.target)
