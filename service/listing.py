"""The list of plays as JSON, joined from pieces.

An answer is mostly plays, and plays are mostly what other plays are too: the same moves, the same
opponent, the same turn to follow. So pieces that recur are written once, and orjson takes what is
joined from them as it stands; making it a dict and writing that takes several times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import compress
from operator import getitem
from struct import Struct

import orjson

from engine.game import Sequel, State, sequels
from engine.movegen import Plays
from engine.notation.moves import notation
from engine.position import CELLS, COUNT, OTHER, PLACES, ROW, WHITE, Color, unpack
from engine.rules import OnBlot, Ruleset
from engine.session.pair import settled
from engine.stages import Move, Turn
from service import answers

START = {color: row.start for color, row in ROW.items()}
QUARTERS = Struct("7s7s7s7s").unpack_from
WRITTEN = [[f'"{place}":{count},'.encode() for count in range(COUNT)] for place in PLACES]
"""So many checkers on this place."""
MOST_STRETCHES = 4096

Listed = Iterable[tuple[tuple[int, tuple[Move, ...]], Sequel]]
"""Packed positions with the moves that lead there, and what follows."""
Beginning = Callable[[Ruleset, Color, tuple[Move, ...]], bytes]


def with_sequels(state: State, turn: Turn, color: Color, found: Plays) -> list[orjson.Fragment]:
    """Each play with where it leads: position, the turn that follows, the outcome if it ends."""
    rules = state.rules
    plays = zip(found.nodes.items(), sequels(state, turn, found), strict=True)
    # only pinned checkers and towers are marked
    is_plain = not rules.has_phases and rules.landing.on_blot is not OnBlot.PIN
    # what two dice do recurs from answer to answer, what a double does hardly ever
    said = _said_before if max(map(len, found.nodes.values())) < 3 else _said
    return (_plain if is_plain else _marked)(state, color, plays, said)


def _marked(state: State, color: Color, plays: Listed, said: Beginning) -> list[orjson.Fragment]:
    """Plays of a game in which some checkers are not like the others."""
    rules = state.rules
    return [
        orjson.Fragment(
            said(rules, color, moves)
            + orjson.dumps(answers.position(rules, unpack(packed)))
            + _then(state, sequel)
        )
        for (packed, moves), sequel in plays
    ]


def _plain(state: State, color: Color, plays: Listed, said: Beginning) -> list[orjson.Fragment]:
    """Plays of any other game: the mover's side is written each time, the rest if it changes."""
    rules = state.rules
    fragment, join = orjson.Fragment, b"".join
    own, rival = START[color], ROW[OTHER[color]]
    written = []
    opponent, last = b"", None
    for (packed, moves), sequel in plays:
        cells = packed.to_bytes(CELLS, "little")
        # most plays have the same sequel, and the engine gives it as one object
        if sequel is not last:
            last, then = sequel, _then(state, sequel)
            opponent = b""
        if cells[rival] != opponent:
            opponent = cells[rival]
            before, after = _around(color, _side(opponent)[:-1], then)
        first, second, third, fourth = QUARTERS(cells, own)
        mine = FIRST[first], SECOND[second], THIRD[third], FOURTH[fourth]
        text = join((said(rules, color, moves), before, *mine))
        # the last of his places has a comma too many
        written.append(fragment(text[:-1] + after))
    return written


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


def _around(color: Color, opponent: bytes, then: bytes) -> tuple[bytes, bytes]:
    """What is written before and after the mover's checkers."""
    if color == WHITE:
        return b'{"white":{', b'},"black":{%b}}%b' % (opponent, then)
    return b'{"white":{%b},"black":{' % opponent, b"}}" + then


def _side(row: bytes) -> bytes:
    """One side by place; it has checkers somewhere, so there is a comma at the end."""
    first, second, third, fourth = QUARTERS(row)
    return FIRST[first] + SECOND[second] + THIRD[third] + FOURTH[fourth]


def _said(rules: Ruleset, color: Color, moves: tuple[Move, ...]) -> bytes:
    """The beginning of a play: what is moved."""
    words = notation(rules, color, moves).encode()
    told = _moves(moves) if len(moves) < 3 else b"%b,%b" % (_moves(moves[:2]), _moves(moves[2:]))
    return b'{"moves":[%b],"notation":"%b","position":' % (told, words)


_said_before = lru_cache(maxsize=8192)(_said)


@lru_cache(maxsize=8192)
def _moves(moves: tuple[Move, ...]) -> bytes:
    """Two moves at most: so much of a double recurs as well."""
    return orjson.dumps(answers.moves(moves))[1:-1]


def _then(state: State, sequel: Sequel) -> bytes:
    """The end of a play: what follows."""
    end, after = sequel
    if end is None:
        return _going_on(after)
    told: answers.Json = {"turn": answers.turn(after)}
    told["outcome"] = answers.settled(state, end, settled(state.stakes, end))
    return b"," + orjson.dumps(told)[1:]


@lru_cache(maxsize=1024)
def _going_on(turn: Turn | None) -> bytes:
    return b',"turn":%b}' % orjson.dumps(answers.turn(turn))
