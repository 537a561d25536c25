"""When a game is over and who has won it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.board import Board
from engine.position import COLORS, OTHER, Color, Position


class How(StrEnum):
    """By what a game ended; the last three away from the board."""

    ALL_OFF = "all_off"
    ALL_HOME = "all_home"
    HIT = "hit"
    ALL_CAPTURED = "all_captured"
    DRAW = "draw"
    DROP = "drop"
    RESIGNATION = "resignation"
    AGREED = "agreed"


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game; `counted` is the side whose remaining checkers give the score."""

    how: How
    winner: Color | None
    counted: Color | None


Goal = Callable[[Position, Board], Ending | None]

DRAW = Ending(How.DRAW, None, None)


def is_done(position: Position, board: Board, color: Color) -> bool:
    """Whether all of a side's checkers have reached its goal."""
    route = board.route(color)
    goal = "off" if route.leaves_board else str(route.points[-1])
    return position.count(color, goal) > 0 and position.side(color).keys() == {goal}


def first_done(position: Position, board: Board) -> Ending | None:
    """Who first brings all his checkers to the goal wins."""
    for color in COLORS:
        if is_done(position, board, color):
            how = How.ALL_OFF if board.route(color).leaves_board else How.ALL_HOME
            return Ending(how, winner=color, counted=OTHER[color])
    return None


def first_done_loses(position: Position, board: Board) -> Ending | None:
    """Who first brings all his checkers to the goal loses."""
    done = first_done(position, board)
    return done and Ending(done.how, winner=done.counted, counted=done.counted)


def first_hit_loses(position: Position, board: Board) -> Ending | None:
    """Who hits loses: a checker on the bar is the evidence."""
    for color in COLORS:
        if position.count(color, "bar"):
            return Ending(How.HIT, winner=color, counted=OTHER[color])
    return first_done(position, board)


def last_one_standing(position: Position, _board: Board) -> Ending | None:
    """Who has lost all his checkers loses."""
    for color in COLORS:
        if position.side(color).keys() == {"captured"}:
            return Ending(How.ALL_CAPTURED, winner=OTHER[color], counted=color)
    return None
