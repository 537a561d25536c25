"""The list of plays as JSON, joined from pieces.

An answer is mostly plays, and plays are mostly what other plays are too: the same moves, the same
opponent, the same turn to follow. So pieces that recur are written once, and orjson takes what is
joined from them as it stands; making it a dict and writing that takes several times as long.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import orjson

from engine.game.machine import Sequel, State, sequels
from engine.movegen import Plays
from engine.notation.moves import Moves, PartialPlay, Vocabulary, vocabulary
from engine.position import (
    CELL,
    CELLS,
    COUNT,
    OFFSET,
    OTHER,
    PHASE_CELL,
    PLACES,
    WHITE,
    Color,
    unpack,
)
from engine.rules.ruleset import OnBlot
from engine.session.two_players import settled
from engine.turn import Move, PlayerTurn
from service.serializers import answers

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


def with_sequels(state: State, turn: PlayerTurn, found: Plays) -> Listing:
    """Each play with where it leads: position, the turn that follows, the outcome if it ends."""
    rules, color = state.rules, turn.player
    plays = zip(found.nodes.items(), sequels(state, turn, found), strict=True)
    words = vocabulary(rules.board.route(color))
    # where checkers travel and none is marked, the moves say what becomes of the mover's side
    if rules.mechanics is None and rules.landing.on_blot is not OnBlot.PIN:
        return Listing(_by_moves(state, color, plays, words))
    return Listing([_by_itself(state, words, *play, sequel) for play, sequel in plays])


def _by_itself(state: State, words: Vocabulary, packed: int, moves: Moves, sequel: Sequel) -> str:
    """One play, written without looking at any other."""
    told = ",".join([MOVES[move] for move in moves])
    position = orjson.dumps(answers.position(state.rules, unpack(packed))).decode()
    said = f'{{"moves":[{told}],"notation":"{words.write(moves)}","position":'
    return f"{said}{position}{_then(state, sequel)}"


def _by_moves(state: State, color: Color, plays: Listed, words: Vocabulary) -> list[str]:
    """Plays that mostly begin like the one before: what they have in common is written once."""
    rival = OFFSET[OTHER[color]]
    unhit = state.position.marked_row(OTHER[color])
    mine = state.position.row(color)
    stack = [Begun(None, '{"moves":[', words.begin(), list(mine), _pieces(mine), hits=False)]
    written = []
    around: dict[bytes, tuple[str, str]] = {}
    there, before, after, then = b"", "", "", ""
    last = None
    for (packed, moves), sequel in plays:
        if not moves:
            written.append(_by_itself(state, words, packed, moves, sequel))
            continue
        # most plays have the same sequel, and the engine gives it as one object
        if sequel is not last:
            last, then, there = sequel, _then(state, sequel), b""
            around.clear()
        begun, move = _up_to_last(stack, moves), moves[-1]
        opponent = unhit
        if begun.hits or move[3]:
            opponent = packed.to_bytes(CELLS, "little")[rival : rival + PHASE_CELL]
        if opponent != there:
            there = opponent
            if opponent not in around:
                around[opponent] = _around(color, _joined(_pieces(opponent)), then)
            before, after = around[opponent]
        text, side = begun.beginning.text_with(move), begun.side_after(move)
        written.append(
            f'{begun.told}{MOVES[move]}],"notation":"{text}","position":{before}{side}{after}'
        )
    return written


def _up_to_last(stack: list[Begun], moves: Moves) -> Begun:
    """All but the last move of a play, on top of what it has in common with the play before."""
    last = len(moves) - 1
    for at in range(last):
        if at + 1 == len(stack) or stack[at + 1].move is not moves[at]:
            del stack[at + 1 :]
            for move in moves[at:last]:
                stack.append(stack[-1].onward(move))
            break
    return stack[last]


class Begun:
    """The first moves of a play, in writing, and the mover's checkers after them, place by place.

    The last of the moves tells it from others; `hits` if any of them does.
    """

    __slots__ = ("beginning", "counts", "hits", "move", "pieces", "told")

    def __init__(
        self,
        move: Move | None,
        told: str,
        beginning: PartialPlay,
        counts: list[int],
        pieces: list[str],
        hits: bool,
    ) -> None:
        self.move = move
        self.told = told
        self.beginning = beginning
        self.counts = counts
        self.pieces = pieces
        self.hits = hits

    def onward(self, move: Move) -> Begun:
        """One move more."""
        counts, pieces = self.counts.copy(), self.pieces.copy()
        source, target = CELL[move[0]], CELL[move[1]]
        counts[source] -= 1
        counts[target] += 1
        pieces[source] = WRITTEN[source][counts[source]]
        pieces[target] = WRITTEN[target][counts[target]]
        told, beginning = f"{self.told}{MOVES[move]},", self.beginning.extend(move)
        return Begun(move, told, beginning, counts, pieces, self.hits or move[3])

    def side_after(self, move: Move) -> str:
        """The mover's checkers after one move more, in writing."""
        counts, pieces = self.counts, self.pieces
        source, target = CELL[move[0]], CELL[move[1]]
        left, there = pieces[source], pieces[target]
        pieces[source] = WRITTEN[source][counts[source] - 1]
        pieces[target] = WRITTEN[target][counts[target] + 1]
        written = _joined(pieces)
        pieces[source], pieces[target] = left, there
        return written


def _pieces(row: bytes) -> list[str]:
    """One side, place by place."""
    return [WRITTEN[cell][row[cell]] for cell in range(len(row))]


def _joined(pieces: list[str]) -> str:
    # there is a comma too many at the end
    return "".join(pieces)[:-1]


class MoveTexts(dict[Move, str]):
    """Single moves in writing; there are only so many."""

    def __missing__(self, move: Move) -> str:
        self[move] = text = orjson.dumps(answers.move(move)).decode()
        return text


MOVES: Final = MoveTexts()

WRITTEN: Final = [["", *[f'"{place}":{count},' for count in range(1, COUNT)]] for place in PLACES]
"""So many checkers on this place."""


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
def _going_on(turn: PlayerTurn | None) -> str:
    return f',"turn":{orjson.dumps(answers.turn(turn)).decode()}}}'
