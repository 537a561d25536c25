"""When a game is over and who has won it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.board import Board
from engine.position import COLORS, OTHER, Color, Position


class How(StrEnum):
    """How a game ended; from `DROP` on, away from the board."""

    ALL_OFF = "all_off"
    ALL_HOME = "all_home"
    HIT = "hit"
    ALL_CAPTURED = "all_captured"
    MOTHER = "mother"
    FROZEN = "frozen"
    """No roll gives either player a legal play."""
    DROP = "drop"
    RESIGNATION = "resignation"
    FORFEIT = "forfeit"
    SETTLEMENT = "settlement"
    MATCH_FORFEIT = "match_forfeit"
    DRAW_AGREED = "draw_agreed"
    DRAW_CLAIMED = "draw_claimed"
    ELSEWHERE = "elsewhere"
    """The players have decided the game of a chouette among themselves."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game: how it ended and who has won; a draw has no winner."""

    how: How
    winner: Color | None
    counted: Color | None
    """The side whose remaining checkers decide the score."""


FROZEN = Ending(How.FROZEN, None, None)
BOTH_MOTHERS = Ending(How.MOTHER, None, None)


@dataclass(frozen=True, slots=True)
class Goal:
    """What ends a game, with the word under which clients know it.

    >>> first_done(Position.parse("white off:15; black 1:15"), OPPOSITE_WAYS).winner
    'white'
    """

    word: str
    ending: Callable[[Position, Board], Ending | None]
    rule_ids: tuple[str, ...] = ()
    """The rules of the game's list that this goal puts into effect."""
    hit_ends: bool = False
    """The first hit ends the game; whatever numbers are left, the play must be completable."""

    def __call__(self, position: Position, board: Board) -> Ending | None:
        """How the game has ended in this position, or None if it goes on."""
        return self.ending(position, board)


def is_done(position: Position, board: Board, color: Color) -> bool:
    """Whether all checkers of a side have reached its goal: off the board, or the home point."""
    route = board.route(color)
    return position.count(color, route.goal) > 0 and position.side(color).keys() == {route.goal}


def _first_done(position: Position, board: Board) -> Ending | None:
    for color in COLORS:
        if is_done(position, board, color):
            how = How.ALL_OFF if board.route(color).leaves_board else How.ALL_HOME
            return Ending(how, winner=color, counted=OTHER[color])
    return None


def _first_done_loses(position: Position, board: Board) -> Ending | None:
    done = _first_done(position, board)
    return done and Ending(done.how, winner=done.counted, counted=done.counted)


def _first_hit_loses(position: Position, board: Board) -> Ending | None:
    # the first hit ends the game, so a checker on the bar shows who has been hit
    for color in COLORS:
        if position.count(color, "bar"):
            return Ending(How.HIT, winner=color, counted=OTHER[color])
    return _first_done(position, board)


def _last_one_standing(position: Position, _board: Board) -> Ending | None:
    for color in COLORS:
        if position.side(color).keys() == {"captured"}:
            return Ending(How.ALL_CAPTURED, winner=OTHER[color], counted=color)
    return None


def mother_is_pinned(position: Position, board: Board, color: Color) -> bool:
    """Whether the last checker of a side on its start point is pinned there."""
    start = board.route(color).points[0]
    return position.marked(color, start) and position.count(color, start) == 1


def _mother_or_done(position: Position, board: Board) -> Ending | None:
    pinned = [color for color in COLORS if mother_is_pinned(position, board, color)]
    if len(pinned) == 2:
        return BOTH_MOTHERS
    for color in pinned:
        pinner = OTHER[color]
        if not position.count(pinner, board.route(pinner).points[0]):
            return Ending(How.MOTHER, winner=pinner, counted=color)
    return _first_done(position, board)


first_done = Goal("first_done", _first_done)
"""The player who first brings all checkers to the goal wins."""

first_done_loses = Goal("first_done_loses", _first_done_loses, ("last_wins",))
"""The player who first brings all checkers to the goal loses."""

first_hit_loses = Goal("first_hit_loses", _first_hit_loses, ("hit_loses",), hit_ends=True)
"""The player who hits loses; without a hit, the player who first brings all checkers off wins."""

mother_or_done = Goal("mother_or_done", _mother_or_done, ("mother",))
"""The player who pins the other mother and has left the start point wins, or the first done."""

last_one_standing = Goal("last_one_standing", _last_one_standing)
"""The player whose checkers have all been captured loses."""
