"""When a game is over and who has won it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.board import Board
from engine.position import (
    CELL,
    COLORS,
    COUNT,
    MARK,
    OFFSET,
    OTHER,
    Color,
    Position,
    checker_at,
    unpack,
)


class Termination(StrEnum):
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

    how: Termination
    winner: Color | None
    counted: Color | None
    """The side whose remaining checkers decide the score."""


FROZEN = Ending(Termination.FROZEN, None, None)
BOTH_MOTHERS = Ending(Termination.MOTHER, None, None)


class GoalTest:
    """Whether a packed position is the end of a game, asked while one side moves.

    This one is right for every goal, and slow.
    """

    def __init__(self, goal: Goal, board: Board, color: Color, checkers: int) -> None:
        self.goal, self.board, self.color, self.checkers = goal, board, color, checkers

    def is_reached(self, packed: int) -> bool:
        """Whether a goal is reached; a play that reaches it may be shorter than others."""
        return self.goal(unpack(packed), self.board) is not None

    def is_over(self, packed: int) -> bool:
        """Whether the game is over, by a goal or by a hit that ends it."""
        return self.is_reached(packed)

    def is_near(self, _packed: int, _moves: int) -> bool:
        """Whether so many moves could end the game; True is always a safe answer."""
        return True


class AllDone(GoalTest):
    """All checkers of a side are at its goal."""

    def __init__(self, goal: Goal, board: Board, color: Color, checkers: int) -> None:
        super().__init__(goal, board, color, checkers)
        self.on_the_way, self.there = self._masks(color)
        self.theirs_on_the_way, self.theirs_there = self._masks(OTHER[color])
        self.goal_bits = 8 * (OFFSET[color] + CELL[board.route(color).goal])

    def _masks(self, color: Color) -> tuple[int, int]:
        route = self.board.route(color)
        places = {"bar", "reserve", *map(str, route.points)} - {route.goal}
        on_the_way = sum(0xFF * checker_at(color, place) for place in places)
        return on_the_way, 0xFF * checker_at(color, route.goal)

    def is_reached(self, packed: int) -> bool:
        """Whether one side is done."""
        if not packed & self.on_the_way:
            return packed & self.there != 0
        return not packed & self.theirs_on_the_way and packed & self.theirs_there != 0

    def is_near(self, packed: int, moves: int) -> bool:
        """Whether there is a move for each checker that is not done."""
        return self.checkers - (packed >> self.goal_bits & COUNT) <= moves


class FirstHit(AllDone):
    """All checkers of a side are at its goal, or one has been hit."""

    def __init__(self, goal: Goal, board: Board, color: Color, checkers: int) -> None:
        super().__init__(goal, board, color, checkers)
        self.bars = sum(0xFF * checker_at(side, "bar") for side in COLORS)

    def is_over(self, packed: int) -> bool:
        """Whether a side is done or has been hit."""
        return packed & self.bars != 0 or self.is_reached(packed)

    def is_near(self, _packed: int, _moves: int) -> bool:
        """Always: any move may hit."""
        return True


class MotherPinned(AllDone):
    """All checkers of a side are at its goal, or its last one on the start is pinned for good."""

    def __init__(self, goal: Goal, board: Board, color: Color, checkers: int) -> None:
        super().__init__(goal, board, color, checkers)
        self.start, self.their_start = (
            8 * (OFFSET[side] + CELL[str(board.route(side).points[0])])
            for side in (color, OTHER[color])
        )

    def is_reached(self, packed: int) -> bool:
        """Whether a mother is pinned by a side that has no free checker on its start, or as above.

        A mother is a side's last checker on its start point.
        """
        mine, theirs = packed >> self.start & 0xFF, packed >> self.their_start & 0xFF
        if theirs == MARK + 1:
            return mine in (0, MARK + 1)
        return (mine == MARK + 1 and not theirs) or super().is_reached(packed)

    def is_near(self, packed: int, moves: int) -> bool:
        """Whether one checker is left on the opponent's start, or there are as few as above."""
        return packed >> self.their_start & COUNT == 1 or super().is_near(packed, moves)


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
    test: type[GoalTest] = GoalTest
    """The same question about packed positions; one that knows the goal is faster."""

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
            how = Termination.ALL_OFF if board.route(color).leaves_board else Termination.ALL_HOME
            return Ending(how, winner=color, counted=OTHER[color])
    return None


def _first_done_loses(position: Position, board: Board) -> Ending | None:
    done = _first_done(position, board)
    return done and Ending(done.how, winner=done.counted, counted=done.counted)


def _first_hit_loses(position: Position, board: Board) -> Ending | None:
    # the first hit ends the game, so a checker on the bar shows who has been hit
    for color in COLORS:
        if position.count(color, "bar"):
            return Ending(Termination.HIT, winner=color, counted=OTHER[color])
    return _first_done(position, board)


def _last_one_standing(position: Position, _board: Board) -> Ending | None:
    for color in COLORS:
        if position.side(color).keys() == {"captured"}:
            return Ending(Termination.ALL_CAPTURED, winner=OTHER[color], counted=color)
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
            return Ending(Termination.MOTHER, winner=pinner, counted=color)
    return _first_done(position, board)


first_done = Goal("first_done", _first_done, test=AllDone)
"""The player who first brings all checkers to the goal wins."""

first_done_loses = Goal("first_done_loses", _first_done_loses, ("last_wins",), test=AllDone)
"""The player who first brings all checkers to the goal loses."""

first_hit_loses = Goal(
    "first_hit_loses", _first_hit_loses, ("hit_loses",), hit_ends=True, test=FirstHit
)
"""The player who hits loses; without a hit, the player who first brings all checkers off wins."""

mother_or_done = Goal("mother_or_done", _mother_or_done, ("mother",), test=MotherPinned)
"""The player who pins the other mother and has left the start point wins, or the first done."""

last_one_standing = Goal("last_one_standing", _last_one_standing)
"""The player whose checkers have all been captured loses."""
