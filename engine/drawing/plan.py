"""The rows of the board and the numbers beside them, for SVG and text."""

from __future__ import annotations

from collections.abc import Mapping

from engine.board import Board, down, up
from engine.drawing.look import Look
from engine.game.game import Game
from engine.position import WHITE, Color
from engine.rules.ruleset import Ruleset

BLACKS_SIDE = (down(12, 7), down(6, 1))
WHITES_SIDE = (up(13, 18), up(19, 24))

Quarters = list[tuple[int, ...]]
Labels = Mapping[int, str]


def rows(rules: Ruleset, bottom: Color) -> tuple[Quarters, Quarters]:
    """The quarters of the upper and of the lower row as on a board with the homes on the right.

    Where the sides start from opposite corners, only the side at the bottom has its home there.
    """
    below, above = WHITES_SIDE, BLACKS_SIDE
    if bottom != WHITE:
        below, above = above, below
    upper, lower = ([q for q in row if q[0] in rules.board.points] for row in (above, below))
    if len(lower) > 1 and rules.board.route(bottom).points[-1] in lower[0]:
        # opposite corners: the board is turned by half a circle
        return _reversed(upper), _reversed(lower)
    return upper, lower


def _reversed(row: Quarters) -> Quarters:
    return [quarter[::-1] for quarter in reversed(row)]


def rows_apart(board: Board) -> bool:
    """Whether no checker ever moves from one row to the other."""
    return set(board.white.points).isdisjoint(board.black.points)


def numberings(state: Game, look: Look) -> list[Labels]:
    """The lines of numbers, the one next to the board first."""
    points = {point: str(point) for point in state.rules.board.points}
    mover = (state.turn.player if state.turn else None) or look.bottom
    match look.numbers:
        case "none":
            return []
        case "points":
            return [points]
        case "halves":
            return [{point: str(min(point, 25 - point)) for point in state.rules.board.points}]
        case "both":
            return [points, _written(state, mover)]
        case "mover":
            return [_written(state, mover)]
        case color:
            return [_written(state, color)]


def _written(state: Game, color: Color) -> Labels:
    """The numbers of the points in the notation of this side."""
    route = state.rules.board.route(color)
    return {point: route.written(str(point)) for point in route.points}
