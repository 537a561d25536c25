"""Plays that a client submits: as a list of moves, or as text that position and dice explain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeGuard, TypeVar

from engine.drawing.look import Trail
from engine.faults import Fault, Refused
from engine.game.actions import Played
from engine.game.game import Game
from engine.movegen import Plays, play_length, plays
from engine.notation.moves import write_play
from engine.notation.play_reader import (
    in_absolute_points,
    in_writers_numbers,
    numbered_from,
    read_play,
)
from engine.position import Color
from engine.referee.compound import single_steps
from engine.rules.ruleset import Ruleset
from engine.turn import Move, PlayerTurn, PlayStage, Step, Turn, play_due
from service.errors import UnplayableMoves
from service.schemas.actions import Moves, PlayText, SubmittedPlay
from service.schemas.included import View
from service.serializers.state_json import Json

T = TypeVar("T")

MOST_UNDERSTOOD = 40
"""The moves of an illegal play in an answer: those with faults and the few that are possible."""

MOST_OFFERED = 500
"""The legal plays that a refusal lists; only some doubles have more."""


def play_pointer(moves: Moves, parent: str = "") -> str:
    """Where a play stands that is sent as `moves` or as `notation`."""
    return f"{parent}/{'notation' if isinstance(moves, PlayText) else 'moves'}"


def read_moves(
    moves: Moves,
    state: Game,
    turn: Turn,
    pointer: str,
    *,
    strict: bool = False,
    begun: bool = False,
) -> Sequence[Step]:
    """The single moves of a play of the stage that is due, or its first ones (`begun`).

    Text is read on the board, and a compound move becomes the single moves it stands for.
    """
    if isinstance(moves, PlayText):
        play_due(turn, pointer)
        try:
            where = state.rules, state.position, turn
            return read_play(*where, moves, pointer, strict=strict, begun=begun)
        except Refused as refused:
            raise UnplayableMoves(refused.faults, **_offered(state, turn)) from None
    if all(step.number is not None and not step.via for step in moves):
        return moves
    player_turn, stage = play_due(turn, pointer)
    need = play_length(state.rules, state.position, player_turn.player, stage)
    return single_steps(need, moves, pointer)


def play_sent(
    play: SubmittedPlay, state: Game, advance: Callable[[Played], T]
) -> tuple[T, Trail | None, Json]:
    """Where a play leads, its moves for the picture after it, and what its text was read as.

    Where no play is due its moves are not read, and `advance` refuses the action.
    """
    steps: Sequence[Step] = ()
    pointer = play_pointer(play.moves, "/action")
    if _is_play_due(state.turn):
        steps = read_moves(play.moves, state, state.turn, pointer, strict=play.strict)
    try:
        after = advance(Played(steps, play.condone))
    except Refused as refused:
        raise unplayable(refused.faults, play.moves, steps, pointer, state) from None
    player = state.turn.player if state.turn else None
    trail = Trail(player, _as_moves(steps)) if player else None
    return after, trail, read_as(play.moves, steps, state)


def _is_play_due(turn: Turn | None) -> TypeGuard[PlayerTurn]:
    return isinstance(turn, PlayerTurn) and isinstance(turn.stages[0], PlayStage)


def _as_moves(steps: Sequence[Step]) -> list[Move]:
    return [Move(step.source, step.target, step.number or 0) for step in steps]


def read_as(moves: Moves, steps: Sequence[Step], state: Game) -> Json:
    """What a text was understood as, in standard notation; nothing of a play sent as moves."""
    turn = state.turn
    if not isinstance(moves, PlayText) or turn is None or turn.player is None:
        return {}
    return {"read_as": write_play(state.rules, turn.player, _as_moves(steps))}


def understood(moves: Moves, steps: Sequence[Step], state: Game) -> Json:
    """What a text was understood as, with its single moves, which the `move` of a fault counts."""
    single = [{"from": step.source, "to": step.target} for step in steps[:MOST_UNDERSTOOD]]
    read = read_as(moves, steps, state)
    return {"understood": single, **read} if read else {}


def play_faults(
    faults: Sequence[Fault],
    moves: Moves,
    steps: Sequence[Step],
    pointer: str,
    state: Game,
    view: View = "absolute",
) -> list[Fault]:
    """The faults of a play with pointers: to the moves as they were sent, or to the notation.

    Those of a text name points in the numbers of the player who moves, those of moves in the
    numbers of `view`. The number of a move in a fault is its number among the single `steps`.
    """
    if isinstance(moves, PlayText):
        if _is_play_due(state.turn):
            where = state.rules, state.position, state.turn
            faults = in_writers_numbers(*where, moves, faults)
        return [fault if fault.pointer else replace(fault, pointer=pointer) for fault in faults]
    mover = state.turn.player if state.turn and view == "mover" else None
    faults = [
        numbered_from(state.rules, mover, fault) if mover else in_absolute_points(fault)
        for fault in faults
    ]
    sent = _sent_as(moves, steps)
    return [
        fault
        if fault.pointer
        else replace(
            fault, pointer=pointer if fault.move is None else f"{pointer}/{sent[fault.move]}"
        )
        for fault in faults
    ]


def _sent_as(moves: Sequence[Step], steps: Sequence[Step]) -> list[int]:
    """For each single step, the number of the move that was sent; a compound move has several."""
    numbers, at = [], 0
    for step in steps:
        numbers.append(at)
        if step.target == moves[at].target and at + 1 < len(moves):
            at += 1
    return numbers


def unplayable(
    faults: Sequence[Fault], moves: Moves, steps: Sequence[Step], pointer: str, state: Game
) -> Refused:
    """The refusal of a play, with the legal ones; for text also with what it was read as."""
    found = play_faults(faults, moves, steps, pointer, state)
    if not _is_play_due(state.turn):
        return Refused(found)
    more = _offered(state, state.turn) | understood(moves, steps, state)
    return UnplayableMoves(found, **more)


def notations(rules: Ruleset, color: Color, found: Plays) -> list[str]:
    """Plays in standard notation."""
    return [write_play(rules, color, moves) for moves in found.nodes.values()]


def _offered(state: Game, turn: Turn) -> Json:
    """The legal plays in notation, for a client whose play is refused."""
    player_turn, stage = play_due(turn)
    found = plays(state.rules, state.position, player_turn.player, stage, MOST_OFFERED)
    texts = notations(state.rules, player_turn.player, found)
    return {"legal_plays": texts, **({} if found.complete else {"more_plays": True})}
