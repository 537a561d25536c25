"""Plays that a client submits: as a list of moves, or as text that position and dice explain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.machine import Played, State
from engine.notation.play_reader import read_play
from engine.turn import Play, Step, Turn
from service.errors import UnplayableText
from service.operations.state_loading import located
from service.schemas.actions import Moves, PlayText, SubmittedPlay

IN_ACTION = "/action/moves"


def read_moves(moves: Moves, state: State, turn: Turn, pointer: str) -> Sequence[Step]:
    """The moves of a play of the stage that is due."""
    if isinstance(moves, PlayText):
        return read_play(state.rules, state.position, turn, moves, pointer)
    return moves


def read_action(play: SubmittedPlay, state: State) -> Played:
    """The play as an action of the engine.

    Where no play is due its moves are not read, and the engine refuses the action.
    """
    turn = state.turn
    if turn is None or not isinstance(turn.stages[0], Play):
        return Played(())
    return Played(read_moves(play.moves, state, turn, IN_ACTION), play.condone)


def unplayable(
    faults: Sequence[Fault], moves: Moves, steps: Sequence[Step], pointer: str
) -> Refused:
    """The refusal of a play; for text it carries the moves that the text was read as."""
    if not isinstance(moves, PlayText):
        return Refused(located(faults, pointer))
    read_as = [{"from": step.source, "to": step.target} for step in steps]
    found = [fault if fault.pointer else replace(fault, pointer=pointer) for fault in faults]
    return UnplayableText(found, read_as)
