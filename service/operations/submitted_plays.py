"""Plays that come in: move by move, or as players write them, which is read on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from engine.faults import Fault, Refused
from engine.game.machine import Played, State
from engine.notation.play_reader import read_play
from engine.turn import Play, Step, Turn
from service.errors import UnplayableText
from service.operations.state_loading import located
from service.schemas.actions import Written

T = TypeVar("T")
IN_ACTION = "/action/moves"


def steps_of(
    moves: Sequence[Step] | Written, state: State, turn: Turn, pointer: str
) -> Sequence[Step]:
    """The moves of a play of the stage that is due."""
    if isinstance(moves, Written):
        return read_play(state.rules, state.position, turn, moves, pointer)
    return moves


def with_moves(action: T, state: State) -> T | Played:
    """The action, its play read if it is one; where no play is due there is nothing to be read."""
    turn = state.turn
    if not isinstance(action, Played):
        return action
    if turn is None or not isinstance(turn.stages[0], Play):
        return Played(())
    return Played(steps_of(action.steps, state, turn, IN_ACTION))


def misplayed(
    faults: Sequence[Fault], told: Sequence[Step] | Written, steps: Sequence[Step], pointer: str
) -> Refused:
    """The refusal of a play; if it was told as text, with what was understood."""
    if not isinstance(told, Written):
        return Refused(located(faults, pointer))
    understood = [{"from": step.source, "to": step.target} for step in steps]
    said = [fault if fault.pointer else replace(fault, pointer=pointer) for fault in faults]
    return UnplayableText(said, understood)
