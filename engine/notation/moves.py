"""Standard move notation: `8/5 6/5`, `24/18*/13`, `bar/20`, `6/off(2)`.

Points are written as distances from the mover's view, so the notation is the same for both players;
games on a circle have no distances and use absolute points.
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


def write_play(rules: Ruleset, color: Color, moves: Sequence[Move]) -> str:
    """A play in standard notation: one checker's steps joined, equal moves counted.

    The moves 8/5 and 6/5 give `8/5 6/5`; 6/off twice gives `6/off(2)`.
    """
    return vocabulary(rules.board.route(color)).write(moves)


@dataclass(frozen=True, slots=True)
class Word:
    """The moves of one checker as one word of the notation, such as `24/18*/13`."""

    rank: int
    """Where the checker started; words are sorted by it, the rearmost first."""
    text: str
    stop: str
    """Where the checker stands and can continue from; empty if its last step left it in place."""
    steps: Moves
    longer: dict[Move, Word]
    """The words with one more move, filled when first needed."""


class Vocabulary(dict[Move, Word]):
    """The words of a route by move, each built when first needed."""

    def __init__(self, route: Route) -> None:
        super().__init__()
        self.route = route
        self.size = 0

    def __missing__(self, move: Move) -> Word:
        self[move] = word = self._word((move,))
        return word

    def _word(self, steps: Moves) -> Word:
        self.size += 1
        if self.size > MOST_WORDS:
            self.clear()
            self.size = 0
        source, stop = steps[-1][:2]
        rank, text = _rank(self.route, steps[0].source), _text(self.route, steps)
        return Word(rank, text, stop if stop != source else "", steps, {})

    def longer(self, word: Word, move: Move) -> Word:
        """The word with this move added."""
        word.longer[move] = longer = self._word((*word.steps, move))
        return longer

    def begin(self) -> PartialPlay:
        """A play without moves, to be extended."""
        return PartialPlay(self, [], "", None)

    def write(self, moves: Sequence[Move]) -> str:
        """The text of a play: the rearmost checker first, the steps of one checker in one word."""
        play = self.begin()
        for move in moves:
            play = play.extend(move)
        return play.text


class PartialPlay:
    """The first moves of a play and their text; plays of a list share their common beginnings.

    If the words are already in order, the text is `head` followed by the word `last`, repeated
    `times`; otherwise `last` is None and the words are sorted.
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

    def extend(self, move: Move) -> PartialPlay:
        """The play with one more move: a new word, or a longer one."""
        vocabulary, last = self.vocabulary, self.last
        words = self.words.copy()
        for at in range(len(words)):
            word = words[at]
            if word.stop == move[0] != move[1]:
                words[at] = longer = word.longer.get(move) or vocabulary.longer(word, move)
                if word is last and self.times == 1:
                    return PartialPlay(vocabulary, words, self.head, longer)
                return PartialPlay(vocabulary, words, "", None)
        word = vocabulary[move]
        words.append(word)
        if len(words) == 1:
            return PartialPlay(vocabulary, words, "", word)
        if word is last:
            return PartialPlay(vocabulary, words, self.head, word, self.times + 1)
        if last is not None and word.rank < last.rank:
            return PartialPlay(vocabulary, words, f"{self.text} ", word)
        return PartialPlay(vocabulary, words, "", None)

    def text_with(self, move: Move) -> str:
        """The text of `extend(move)`, mostly without building that object."""
        last = self.last
        if last is not None:
            for word in self.words:
                if word.stop == move[0]:
                    return self.extend(move).text
            word = self.vocabulary[move]
            if word.rank < last.rank:
                return f"{self.text} {word.text}"
            if word.rank > self.words[0].rank:
                return f"{word.text} {self.text}"
            if word is last:
                return self.head + _repeated(word.text, self.times + 1)
        return self.extend(move).text


MOST_WORDS = 16384
"""The words a vocabulary keeps; it is emptied when there are more."""
vocabulary = lru_cache(maxsize=64)(Vocabulary)


def _counted(words: Sequence[Word]) -> str:
    """The words in order, equal ones written once with their count."""
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
    """The sort key of a place, rearmost highest: the bar, the reserve, then points by distance."""
    piles = {"bar": 99, "reserve": 98}
    return piles[place] if place in piles else route.distance(place)


def _text(route: Route, chain: Sequence[Move]) -> str:
    """The start, each stop with a hit or a change of direction, and the last stop."""
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
