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
    route = rules.board.route(color)
    words = [_written(route, *chain) for chain in _chains(moves)]
    words.sort(key=itemgetter(0), reverse=True)
    texts = [text for _, text in words]
    if len(set(texts)) < len(texts):
        counted = {text: texts.count(text) for text in texts}
        texts = [text if n == 1 else f"{text}({n})" for text, n in counted.items()]
    return " ".join(texts) or NO_MOVES


@lru_cache(maxsize=16384)
def _written(route: Route, *chain: Move) -> tuple[int, str]:
    """What one checker does and how far back it started; the same recurs in play after play."""
    return _rank(route, chain[0].source), _text(route, chain)


def _rank(route: Route, place: str) -> int:
    """The rearmost first: the bar, then the reserve, then the points by distance."""
    piles = {"bar": 99, "reserve": 98}
    return piles[place] if place in piles else route.distance(place)


def _chains(moves: Sequence[Move]) -> list[list[Move]]:
    """Join the steps that one checker can have made in succession."""
    chains: list[list[Move]] = []
    for move in moves:
        source = move[0]
        for chain in chains:
            last = chain[-1]
            if last[1] == source and last[0] != source != move[1]:
                chain.append(move)
                break
        else:
            chains.append([move])
    return chains


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
