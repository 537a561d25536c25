"""The list of plays as JSON, joined from pieces.

An answer is mostly plays, and plays are mostly what other plays are too: the same moves, the same
opponent, the same turn to follow. So pieces that recur are written once, and orjson takes what is
joined from them as it stands; making it a dict and writing that takes several times as long.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import getitem

import orjson

from engine.game import Sequel, State, sequels
from engine.movegen import Plays
from engine.notation.moves import notation
from engine.position import BLACK, CELLS, COUNT, PLACES, ROW, WHITE, Color, unpack
from engine.rules import OnBlot, Ruleset
from engine.session.pair import settled
from engine.stages import Move, Turn
from service import answers

WHITE_ROW, BLACK_ROW = ROW[WHITE], ROW[BLACK]
WRITTEN = [[f'"{place}":{count},'.encode() for count in range(COUNT)] for place in PLACES]
"""So many checkers on this place."""
MOST_STRETCHES = 4096


def listed(state: State, turn: Turn, color: Color, found: Plays) -> list[orjson.Fragment]:
    """Each play with where it leads: position, the turn that follows, the outcome if it ends."""
    rules = state.rules
    # what two dice do recurs from answer to answer, what a double does hardly ever
    said = _said_before if max(map(len, found.nodes.values())) < 3 else _said
    board = Writer(rules)
    fragment, join = orjson.Fragment, b"".join
    written = []
    last: Sequel | None = None
    for (packed, moves), sequel in zip(
        found.nodes.items(), sequels(state, turn, found), strict=True
    ):
        if sequel is not last:
            # most plays have the same sequel, and the engine gives it as one object
            last, then = sequel, _then(state, sequel)
        written.append(fragment(join((said(rules, color, moves), board.write(packed), then))))
    return written


class Writer:
    """Writes the positions of an answer; in most of its plays one side stays as it was."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        # only pinned checkers and towers are marked
        self.is_plain = not rules.has_phases and rules.landing.on_blot is not OnBlot.PIN
        self.white = self.black = self.of_white = self.of_black = b""

    def write(self, packed: int) -> bytes:
        """One position."""
        if not self.is_plain:
            return orjson.dumps(answers.position(self.rules, unpack(packed)))
        cells = packed.to_bytes(CELLS, "little")
        white, black = cells[WHITE_ROW], cells[BLACK_ROW]
        if white != self.white:
            self.white, self.of_white = white, _side(white)
        if black != self.black:
            self.black, self.of_black = black, _side(black)
        return b'{"white":{%b},"black":{%b}}' % (self.of_white, self.of_black)


class Stretch(dict[bytes, bytes]):
    """A quarter of a side in writing, by its cells: in a play only one or two of them change.

    Written when first seen; `lru_cache` takes longer to look up than to write.
    """

    def __init__(self, quarter: int) -> None:
        super().__init__()
        self.places = WRITTEN[7 * quarter : 7 * quarter + 7]

    def __missing__(self, cells: bytes) -> bytes:
        if len(self) >= MOST_STRETCHES:
            self.clear()
        self[cells] = text = b"".join(compress(map(getitem, self.places, cells), cells))
        return text


FIRST, SECOND, THIRD, FOURTH = map(Stretch, range(4))


def _side(row: bytes) -> bytes:
    """One side by place; it has checkers somewhere, so there is a comma at the end."""
    first, second = FIRST[row[:7]], SECOND[row[7:14]]
    return b"".join((first, second, THIRD[row[14:21]], FOURTH[row[21:]]))[:-1]


def _said(rules: Ruleset, color: Color, moves: tuple[Move, ...]) -> bytes:
    """The beginning of a play: what is moved."""
    words = notation(rules, color, moves).encode()
    return b'{"moves":[%b],"notation":"%b","position":' % (b",".join(map(_move, moves)), words)


_said_before = lru_cache(maxsize=8192)(_said)


@lru_cache(maxsize=4096)
def _move(move: Move) -> bytes:
    return orjson.dumps(answers.move(move))


def _then(state: State, sequel: Sequel) -> bytes:
    """The end of a play: what follows."""
    end, after = sequel
    told: answers.Json = {"turn": answers.turn(after)}
    if end:
        told["outcome"] = answers.settled(state, end, settled(state.stakes, end))
    return b"," + orjson.dumps(told)[1:]
