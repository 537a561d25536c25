"""Standard move notation: `8/5 6/5`, `24/18*/13`, `bar/20`, `6/off(2)`.

Written in distances, the mover's own view, so it reads the same for both players; games on a
circle have no distances and are written in absolute points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.board import Route
from engine.position import POINTS, Color
from engine.rules.ruleset import Ruleset
from engine.turn import Move

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

    def longer(self, word: Word, move: Move) -> Word:
        """The word that goes on with this move."""
        word.longer[move] = longer = self._write((*word.steps, move))
        return longer

    def begin(self) -> Beginning:
        """A play of which nothing is said yet."""
        return Beginning(self, [], "", None)

    def phrase(self, moves: Sequence[Move]) -> str:
        """A play: the rearmost checker first, the steps of one checker in one word."""
        beginning = self.begin()
        for move in moves:
            beginning = beginning.onward(move)
        return beginning.text


class Beginning:
    """The first moves of a play; in a list of plays many begin alike.

    `last` is the word that is written last, so many times, behind `head`; none where the words
    have yet to be put into their order.
    """

    __slots__ = ("head", "last", "text", "times", "vocabulary", "words")

    def __init__(
        self,
        vocabulary: Vocabulary,
        words: list[Word],
        head: str,
        last: Word | None,
        times: int = 1,
    ) -> None:
        self.vocabulary = vocabulary
        self.words = words
        self.head = head
        self.last = last
        self.times = times
        self.text = head + _repeated(last.text, times) if last is not None else _counted(words)

    def onward(self, move: Move) -> Beginning:
        """With one move more: another word, or more of one that is there."""
        vocabulary, last = self.vocabulary, self.last
        words = self.words.copy()
        for at in range(len(words)):
            word = words[at]
            if word.stop == move[0] != move[1]:
                words[at] = longer = word.longer.get(move) or vocabulary.longer(word, move)
                if word is last and self.times == 1:
                    return Beginning(vocabulary, words, self.head, longer)
                return Beginning(vocabulary, words, "", None)
        word = vocabulary[move]
        words.append(word)
        if len(words) == 1:
            return Beginning(vocabulary, words, "", word)
        if word is last:
            return Beginning(vocabulary, words, self.head, word, self.times + 1)
        if last is not None and word.rank < last.rank:
            return Beginning(vocabulary, words, f"{self.text} ", word)
        return Beginning(vocabulary, words, "", None)

    def ending(self, move: Move) -> str:
        """The whole play, if this is its last move: mostly a word before or behind the others."""
        last = self.last
        if last is not None:
            for word in self.words:
                if word.stop == move[0]:
                    return self.onward(move).text
            word = self.vocabulary[move]
            if word.rank < last.rank:
                return f"{self.text} {word.text}"
            if word.rank > self.words[0].rank:
                return f"{word.text} {self.text}"
            if word is last:
                return self.head + _repeated(word.text, self.times + 1)
        return self.onward(move).text


MOST_WORDS = 16384
vocabulary = lru_cache(maxsize=64)(Vocabulary)


def _counted(words: Sequence[Word]) -> str:
    """Put into their order, and each only once."""
    ordered: list[Word] = []
    for word in words:
        at = len(ordered)
        while at and ordered[at - 1].rank < word.rank:
            at -= 1
        ordered.insert(at, word)
    texts = [word.text for word in ordered]
    if len(set(texts)) < len(texts):
        texts = [_repeated(text, texts.count(text)) for text in dict.fromkeys(texts)]
    return " ".join(texts) or NO_MOVES


def _repeated(text: str, times: int) -> str:
    return text if times == 1 else f"{text}({times})"


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
