"""Plays that a client submits: as a list of moves, or as text that position and dice explain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.drawing.look import Trail
from engine.faults import Fault, Refused
from engine.game.machine import Played, State
from engine.movegen import play_length
from engine.notation.play_reader import read_play
from engine.referee.compound import single_steps
from engine.turn import Move, Play, Step, Turn, play_due
from service.errors import UnplayableText
from service.schemas.actions import Moves, PlayText, SubmittedPlay


def play_pointer(moves: Moves, parent: str = "") -> str:
    """Where a play stands that is sent as `moves` or as `notation`."""
    return f"{parent}/{'notation' if isinstance(moves, PlayText) else 'moves'}"


def read_moves(moves: Moves, state: State, turn: Turn, pointer: str) -> Sequence[Step]:
    """The single moves of a play of the stage that is due.

    Text is read on the board, and a compound move becomes the single moves it stands for.
    """
    if isinstance(moves, PlayText):
        return read_play(state.rules, state.position, turn, moves, pointer)
    if all(step.number is not None and not step.via for step in moves):
        return moves
    player_turn, stage = play_due(turn, pointer)
    need = play_length(state.rules, state.position, player_turn.player, stage)
    return single_steps(need, stage, moves, pointer)


def read_action(play: SubmittedPlay, state: State) -> Played:
    """The play as an action of the engine.

    Where no play is due its moves are not read, and the engine refuses the action.
    """
    turn = state.turn
    if turn is None or not isinstance(turn.stages[0], Play):
        return Played(())
    pointer = play_pointer(play.moves, "/action")
    return Played(read_moves(play.moves, state, turn, pointer), play.condone)


def trail(state: State, played: Played) -> Trail | None:
    """The play that is made in this state, for the picture after it."""
    player = state.turn.player if state.turn else None
    moves = [Move(step.source, step.target, step.number or 0) for step in played.steps]
    return Trail(player, moves) if player else None


def play_faults(
    faults: Sequence[Fault], moves: Moves, steps: Sequence[Step], pointer: str
) -> list[Fault]:
    """The faults of a play with pointers: to the moves as they were sent, or to the notation.

    The number of a move in a fault is its number among the single `steps`.
    """
    if isinstance(moves, PlayText):
        return [fault if fault.pointer else replace(fault, pointer=pointer) for fault in faults]
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
    faults: Sequence[Fault], moves: Moves, steps: Sequence[Step], pointer: str
) -> Refused:
    """The refusal of a play; for text it carries the moves that the text was read as."""
    found = play_faults(faults, moves, steps, pointer)
    if not isinstance(moves, PlayText):
        return Refused(found)
    return UnplayableText(found, [{"from": step.source, "to": step.target} for step in steps])
