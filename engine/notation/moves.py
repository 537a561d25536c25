"""Standard move notation: `8/5 6/5`, `24/18*/13`, `bar/20`, `6/off(2)`.

Written in distances, the mover's own view, so it reads the same for both players; games on a
circle have no distances and are written in absolute points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter

from engine.board import Route
from engine.position import POINTS, Color
from engine.rules import Ruleset
from engine.stages import Move

NO_MOVES = "-"

Moves = tuple[Move, ...]


def notation(rules: Ruleset, color: Color, moves: Sequence[Move]) -> str:
    """The play as players write it: one checker's steps joined, equal moves counted."""
    return vocabulary(rules.board.route(color)).phrase(moves)


@dataclass(frozen=True, slots=True)
class Word:
    """What one checker does: how far back it started, and as it is written."""

    rank: int
    text: str
    stop: str
    """Where it can go on from; nowhere if its last step led nowhere."""
    steps: Moves
    longer: dict[Move, Word]
    """The words that go on from here, as far as they were needed."""


class Vocabulary(dict[Move, Word]):
    """The words of a route, by the move; each is written when first needed."""

    def __init__(self, route: Route) -> None:
        super().__init__()
        self.route = route
        self.written = 0

    def __missing__(self, move: Move) -> Word:
        self[move] = word = self._write((move,))
        return word

    def _write(self, steps: Moves) -> Word:
        self.written += 1
        if self.written > MOST_WORDS:
            self.clear()
            self.written = 0
        source, stop = steps[-1][:2]
        rank, text = _rank(self.route, steps[0].source), _text(self.route, steps)
        return Word(rank, text, stop if stop != source else "", steps, {})

    def phrase(self, moves: Sequence[Move]) -> str:
        """A play: the rearmost checker first, the steps of one checker in one word."""
        words: list[Word] = []
        stops: list[str] = []
        is_plain, lowest = bool(moves), HIGHEST
        for move in moves:
            source = move[0]
            if source in stops and source != move[1]:
                at = stops.index(source)
                words[at] = word = words[at].longer.get(move) or self._longer(words[at], move)
                stops[at] = word.stop
            else:
                word = self[move]
                words.append(word)
                stops.append(word.stop)
                is_plain = is_plain and word.rank < lowest
                lowest = word.rank
        return " ".join([word.text for word in words]) if is_plain else _counted(words)

    def pair(self, one: Move, other: Move) -> str:
        """The phrase of two moves, which is what most plays are."""
        first, second = self[one], self[other]
        if first.stop == other[0] != other[1]:
            return (first.longer.get(other) or self._longer(first, other)).text
        if first.rank < second.rank:
            return f"{second.text} {first.text}"
        return f"{first.text} {second.text}" if first.text != second.text else f"{first.text}(2)"

    def _longer(self, word: Word, move: Move) -> Word:
        word.longer[move] = longer = self._write((*word.steps, move))
        return longer


HIGHEST = 100
MOST_WORDS = 16384
vocabulary = lru_cache(maxsize=64)(Vocabulary)


def _counted(words: Iterable[Word]) -> str:
    """Put into their order, and each only once."""
    texts = [word.text for word in sorted(words, key=attrgetter("rank"), reverse=True)]
    counted = {text: texts.count(text) for text in texts}
    return " ".join(t if n == 1 else f"{t}({n})" for t, n in counted.items()) or NO_MOVES


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
