"""The list of plays as JSON text, joined from pieces that plays have in common.

An answer is mostly plays, and plays share moves, the opponent's checkers and the turn that follows.
Each of these is written once. With a list of dicts instead, a whole `POST /v1/moves` costs 12 %
more for two different numbers and 50 % more for a double (docs/adr/0029).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

import orjson

from engine.game.game import Game
from engine.game.outcome import Outcome, Sequel, Sequels
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
from engine.rules.ruleset import OnBlot, Ruleset
from engine.turn import Move, PlayerTurn
from service.serializers import state_json

MARK: Final = "\0"
"""Around the number of an outcome that is not yet written; JSON cannot contain it."""

Listed = Iterable[tuple[tuple[int, Moves], Sequel]]
"""Packed positions with the moves that lead there, and what follows."""


class PlaysJson:
    """A list of plays, each of them JSON text.

    An outcome has a sentence, so it is written with the answer, in the client's language. Until
    then its number in `outcomes` stands in the text, between two `MARK`s.
    """

    __slots__ = ("outcomes", "plays")

    def __init__(self, plays: list[str], outcomes: list[state_json.Json]) -> None:
        self.plays = plays
        self.outcomes = outcomes

    def __len__(self) -> int:
        return len(self.plays)

    def written(self, write: Callable[[object], bytes]) -> str:
        """The list as JSON; `write` writes an outcome."""
        text = f"[{','.join(self.plays)}]"
        if not self.outcomes:
            return text
        outcomes = [write(outcome).decode() for outcome in self.outcomes]
        pieces = text.split(MARK)
        pieces[1::2] = [outcomes[int(number)] for number in pieces[1::2]]
        return "".join(pieces)


def plays_json(rules: Ruleset, color: Color, found: Plays) -> PlaysJson:
    """The plays with their moves and their notation."""
    words = vocabulary(rules.board.route(color))
    stack = [PlayPrefix(None, '{"moves":[', words.begin(), NO_SIDE, hits=False)]
    written = []
    for moves in found.nodes.values():
        if moves:
            prefix, move = _up_to_last(stack, moves), moves[-1]
            text = prefix.notation.text_with(move)
            written.append(f'{prefix.moves_json}{MOVES[move]}],"notation":"{text}"}}')
        else:
            written.append(f'{{"moves":[],"notation":"{words.write(moves)}"}}')
    return PlaysJson(written, [])


def with_sequels(state: Game, turn: PlayerTurn, found: Plays) -> PlaysJson:
    """The plays with the position after each, the turn that follows, and the outcome at an end."""
    rules, color = state.rules, turn.player
    after = Sequels(rules, state.position, turn).after
    nodes = found.nodes.items()
    plays = [((packed, moves), after(packed, len(moves))) for packed, moves in nodes]
    words = vocabulary(rules.board.route(color))
    then = Endings(state)
    # without marks and special mechanics the mover's checkers after a play follow from its moves
    if rules.mechanics is None and rules.landing.on_blot is not OnBlot.PIN:
        return PlaysJson(_by_moves(state, color, plays, words, then), then.outcomes)
    written = [_by_itself(state, words, *play, then.json(sequel)) for play, sequel in plays]
    return PlaysJson(written, then.outcomes)


def _by_itself(state: Game, words: Vocabulary, packed: int, moves: Moves, then: str) -> str:
    """One play, written without reference to the others."""
    moves_json = ",".join([MOVES[move] for move in moves])
    position = orjson.dumps(state_json.position(state.rules, unpack(packed))).decode()
    head = f'{{"moves":[{moves_json}],"notation":"{words.write(moves)}","position":'
    return f"{head}{position}{then}"


def _by_moves(
    state: Game, color: Color, plays: Listed, words: Vocabulary, endings: Endings
) -> list[str]:
    """Plays of which most begin like the one before; a common prefix is written once."""
    rival = OFFSET[OTHER[color]]
    unhit = state.position.marked_row(OTHER[color])
    mine = state.position.row(color)
    start = Side(list(mine), _pieces(mine))
    stack = [PlayPrefix(None, '{"moves":[', words.begin(), start, hits=False)]
    written = []
    around: dict[bytes, tuple[str, str]] = {}
    there, before, after, then = b"", "", "", ""
    last = None
    for (packed, moves), sequel in plays:
        if not moves:
            written.append(_by_itself(state, words, packed, moves, endings.json(sequel)))
            continue
        # most plays have the same sequel, which is one object then
        if sequel is not last:
            last, then, there = sequel, endings.json(sequel), b""
            around.clear()
        prefix, move = _up_to_last(stack, moves), moves[-1]
        opponent = unhit
        if prefix.hits or move[3]:
            opponent = packed.to_bytes(CELLS, "little")[rival : rival + PHASE_CELL]
        if opponent != there:
            there = opponent
            if opponent not in around:
                around[opponent] = _around(color, _joined(_pieces(opponent)), then)
            before, after = around[opponent]
        text, side = prefix.notation.text_with(move), prefix.side.text_after(move)
        written.append(
            f'{prefix.moves_json}{MOVES[move]}],"notation":"{text}","position":{before}{side}{after}'
        )
    return written


def _up_to_last(stack: list[PlayPrefix], moves: Moves) -> PlayPrefix:
    """The prefix of all but the last move; `stack` keeps the prefixes of the play before."""
    last = len(moves) - 1
    for at in range(last):
        if at + 1 == len(stack) or stack[at + 1].move is not moves[at]:
            while len(stack) > at + 1:
                stack.pop()
            for move in moves[at:last]:
                stack.append(stack[-1].extend(move))
            break
    return stack[last]


class PlayPrefix:
    """The first moves of a play as JSON, and the mover's checkers after them.

    `move` is the last of these moves; `hits` says whether any of them hits.
    """

    __slots__ = ("hits", "move", "moves_json", "notation", "side")

    def __init__(
        self,
        move: Move | None,
        moves_json: str,
        notation: PartialPlay,
        side: Side,
        hits: bool,
    ) -> None:
        self.move = move
        self.moves_json = moves_json
        self.notation = notation
        self.side = side
        self.hits = hits

    def extend(self, move: Move) -> PlayPrefix:
        """The prefix with one more move."""
        moves_json = f"{self.moves_json}{MOVES[move]},"
        notation, side = self.notation.extend(move), self.side.after(move)
        return PlayPrefix(move, moves_json, notation, side, self.hits or move[3])


class Side:
    """The checkers of one side, place by place: their counts, and the pieces of their JSON."""

    __slots__ = ("counts", "pieces")

    def __init__(self, counts: list[int], pieces: list[str]) -> None:
        self.counts = counts
        self.pieces = pieces

    def after(self, move: Move) -> Side:
        """The side after one more move."""
        counts, pieces = self.counts.copy(), self.pieces.copy()
        source, target = CELL[move[0]], CELL[move[1]]
        counts[source] -= 1
        counts[target] += 1
        pieces[source] = WRITTEN[source][counts[source]]
        pieces[target] = WRITTEN[target][counts[target]]
        return Side(counts, pieces)

    def text_after(self, move: Move) -> str:
        """The side after one more move, as JSON."""
        counts, pieces = self.counts, self.pieces
        source, target = CELL[move[0]], CELL[move[1]]
        left, there = pieces[source], pieces[target]
        pieces[source] = WRITTEN[source][counts[source] - 1]
        pieces[target] = WRITTEN[target][counts[target] + 1]
        written = _joined(pieces)
        pieces[source], pieces[target] = left, there
        return written


class UnusedSide(Side):
    """The side in a list of plays without positions: it is never written."""

    def after(self, _move: Move) -> Side:
        """The same."""
        return self


NO_SIDE: Final = UnusedSide([], [])


def _pieces(row: bytes) -> list[str]:
    """The checkers of one side as JSON, place by place."""
    return [WRITTEN[cell][row[cell]] for cell in range(len(row))]


def _joined(pieces: list[str]) -> str:
    # without the comma after the last piece
    return "".join(pieces)[:-1]


class MoveTexts(dict[Move, str]):
    """Single moves as JSON; there are only some thousands."""

    def __missing__(self, move: Move) -> str:
        self[move] = text = orjson.dumps(state_json.move(move)).decode()
        return text


MOVES: Final = MoveTexts()

WRITTEN: Final = [["", *[f'"{place}":{count},' for count in range(1, COUNT)]] for place in PLACES]
"""By place and number of checkers: a member of the object of one side, as JSON."""


def _around(color: Color, opponent: str, then: str) -> tuple[str, str]:
    """The JSON before and after the mover's checkers."""
    if color == WHITE:
        return '{"white":{', f'}},"black":{{{opponent}}}}}{then}'
    return f'{{"white":{{{opponent}}},"black":{{', "}}" + then


class Endings:
    """The end of each play's JSON: the turn that follows, or the outcome if the game is over."""

    def __init__(self, state: Game) -> None:
        self.state = state
        self.outcomes: list[state_json.Json] = []
        self.numbers: dict[Outcome, int] = {}

    def json(self, sequel: Sequel) -> str:
        """The end of a play with this sequel; equal outcomes are written once."""
        end, after = sequel
        if end is None:
            return _going_on(after)
        if end not in self.numbers:
            self.numbers[end] = len(self.outcomes)
            self.outcomes.append(state_json.settled(self.state, end) or {})
        return f',"outcome":{MARK}{self.numbers[end]}{MARK}}}'


@lru_cache(maxsize=1024)
def _going_on(turn: PlayerTurn | None) -> str:
    return f',"turn":{orjson.dumps(state_json.turn(turn)).decode()}}}'
