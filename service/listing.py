"""The list of plays as JSON, joined from pieces.

An answer is mostly plays, and plays are mostly what other plays are too: the same moves, the same
opponent, the same turn to follow. So pieces that recur are written once, and orjson takes what is
joined from them as it stands; making it a dict and writing that takes several times as long.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from operator import getitem
from struct import Struct
from typing import Final

import orjson

from engine.game import Sequel, State, sequels
from engine.movegen import Plays
from engine.notation.moves import NO_MOVES, Beginning, Moves, Vocabulary, vocabulary
from engine.position import CELLS, COUNT, OFFSET, OTHER, PHASE_CELL, PLACES, WHITE, Color, unpack
from engine.rules import OnBlot
from engine.session.pair import settled
from engine.stages import Move, Turn
from service import answers

Listed = Iterable[tuple[tuple[int, Moves], Sequel]]
"""Packed positions with the moves that lead there, and what follows."""


class Listing:
    """Plays that are JSON already."""

    __slots__ = ("plays",)

    def __init__(self, plays: list[str]) -> None:
        self.plays = plays

    def __len__(self) -> int:
        return len(self.plays)

    def __str__(self) -> str:
        return f"[{','.join(self.plays)}]"


def with_sequels(state: State, turn: Turn, color: Color, found: Plays) -> Listing:
    """Each play with where it leads: position, the turn that follows, the outcome if it ends."""
    rules = state.rules
    plays = zip(found.nodes.items(), sequels(state, turn, found), strict=True)
    # only pinned checkers and towers are marked
    is_plain = not rules.has_phases and rules.landing.on_blot is not OnBlot.PIN
    words = vocabulary(rules.board.route(color))
    return Listing(_plain(state, color, plays, words) if is_plain else _marked(state, plays, words))


def _marked(state: State, plays: Listed, words: Vocabulary) -> list[str]:
    """Plays of a game in which some checkers are not like the others."""
    said = Said(words)
    return [
        f"{said.of(moves)}{_position(state, packed)}{_then(state, sequel)}"
        for (packed, moves), sequel in plays
    ]


def _position(state: State, packed: int) -> str:
    return orjson.dumps(answers.position(state.rules, unpack(packed))).decode()


def _plain(state: State, color: Color, plays: Listed, words: Vocabulary) -> list[str]:
    """Plays of any other game: the mover's side is written each time, the rest if it changes."""
    own, rival = OFFSET[color], OFFSET[OTHER[color]]
    said = Said(words)
    written = []
    around: dict[bytes, tuple[str, str]] = {}
    there, before, after, then = b"", "", "", ""
    last = None
    for (packed, moves), sequel in plays:
        cells = packed.to_bytes(CELLS, "little")
        # most plays have the same sequel, and the engine gives it as one object
        if sequel is not last:
            last, then, there = sequel, _then(state, sequel), b""
            around.clear()
        opponent = cells[rival : rival + PHASE_CELL]
        if opponent != there:
            there = opponent
            if opponent not in around:
                around[opponent] = _around(color, _side(opponent), then)
            before, after = around[opponent]
        first, second, third, fourth = QUARTERS(cells, own)
        mine = f"{FIRST[first]}{SECOND[second]}{THIRD[third]}{FOURTH[fourth]}"
        # there is a comma too many at the end
        written.append(f"{said.of(moves)}{before}{mine[:-1]}{after}")
    return written


class Begun:
    """The first moves of a play, in writing; the last of them tells it from others."""

    __slots__ = ("beginning", "move", "told")

    def __init__(self, move: Move | None, told: str, beginning: Beginning) -> None:
        self.move = move
        self.told = told
        self.beginning = beginning


class Said:
    """The beginnings of plays, what is moved, for one play after the other.

    What a play has in common with the one before it is written once.
    """

    __slots__ = ("begun",)

    def __init__(self, words: Vocabulary) -> None:
        self.begun = [Begun(None, '{"moves":[', Beginning(words, [], "", None))]

    def of(self, moves: Moves) -> str:
        """The beginning of this play."""
        if not moves:
            return f'{{"moves":[],"notation":"{NO_MOVES}","position":'
        begun, last = self.begun, len(moves) - 1
        for at in range(last):
            if at + 1 == len(begun) or begun[at + 1].move is not moves[at]:
                self._begin(moves, at)
                break
        start, move = begun[last], moves[last]
        text = start.beginning.ending(move)
        return f'{start.told}{MOVES[move]}],"notation":"{text}","position":'

    def _begin(self, moves: Moves, common: int) -> None:
        """Another beginning, of which so many moves are known."""
        del self.begun[common + 1 :]
        for move in moves[common:-1]:
            start = self.begun[-1]
            told = f"{start.told}{MOVES[move]},"
            self.begun.append(Begun(move, told, start.beginning.onward(move)))


class MoveTexts(dict[Move, str]):
    """Single moves in writing; there are only so many."""

    def __missing__(self, move: Move) -> str:
        self[move] = text = orjson.dumps(answers.move(move)).decode()
        return text


MOVES: Final = MoveTexts()

QUARTERS: Final = Struct("7s7s7s7s").unpack_from
WRITTEN: Final = [[f'"{place}":{count},' for count in range(COUNT)] for place in PLACES]
"""So many checkers on this place."""
MOST_STRETCHES = 16384


class Stretch(dict[bytes, str]):
    """A quarter of a side in writing, by its cells: in a play only one or two of them change.

    Written when first seen; `lru_cache` takes longer to look up than to write.
    """

    def __init__(self, quarter: int) -> None:
        super().__init__()
        self.places = WRITTEN[7 * quarter : 7 * quarter + 7]

    def __missing__(self, cells: bytes) -> str:
        if len(self) >= MOST_STRETCHES:
            self.clear()
        self[cells] = text = "".join(compress(map(getitem, self.places, cells), cells))
        return text


FIRST: Final = Stretch(0)
SECOND: Final = Stretch(1)
THIRD: Final = Stretch(2)
FOURTH: Final = Stretch(3)


def _side(cells: bytes) -> str:
    """One side by place."""
    first, second, third, fourth = QUARTERS(cells)
    return f"{FIRST[first]}{SECOND[second]}{THIRD[third]}{FOURTH[fourth]}"[:-1]


def _around(color: Color, opponent: str, then: str) -> tuple[str, str]:
    """What is written before and after the mover's checkers."""
    if color == WHITE:
        return '{"white":{', f'}},"black":{{{opponent}}}}}{then}'
    return f'{{"white":{{{opponent}}},"black":{{', "}}" + then


def _then(state: State, sequel: Sequel) -> str:
    """The end of a play: what follows."""
    end, after = sequel
    if end is None:
        return _going_on(after)
    told: answers.Json = {"turn": answers.turn(after)}
    told["outcome"] = answers.settled(state, end, settled(state.stakes, end))
    return "," + orjson.dumps(told)[1:].decode()


@lru_cache(maxsize=1024)
def _going_on(turn: Turn | None) -> str:
    return f',"turn":{orjson.dumps(answers.turn(turn)).decode()}}}'
