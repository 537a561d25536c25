"""What a finished game is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.board import Board
from engine.position import Color, Position
from engine.rules.goals import Ending, Termination


@dataclass(frozen=True, slots=True)
class GameValue:
    """What a finished game is worth: points = base x multiplier x cube."""

    result: str
    multiplier: int = 1
    base: int = 1


Count = Callable[[Position, Ending, Board], GameValue]


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a finished game is scored, with the word under which clients know it."""

    word: str
    count: Count

    def __call__(self, position: Position, ending: Ending, board: Board) -> GameValue:
        """The score of a finished game."""
        return self.count(position, ending, board)


DRAWN = GameValue("draw", multiplier=0)
SINGLE = GameValue("single")


one_point = Scoring("one_point", lambda _position, _ending, _board: SINGLE)
"""A win is one point."""

GAMMONS = {3: "one_two_three", 2: "one_two_two", None: "one_two"}


def gammons(backgammon: int | None = 3) -> Scoring:
    """A single game counts 1, a gammon 2, a backgammon `backgammon`; None: no backgammon counts."""

    def count(position: Position, ending: Ending, board: Board) -> GameValue:
        side = ending.counted
        # rulebook 21: a player who hits loses at once, 1 x cube
        if side is None or ending.how is Termination.HIT or position.count(side, "off"):
            return SINGLE
        if backgammon and _is_far_behind(position, side, board):
            return GameValue("backgammon", multiplier=backgammon)
        return GameValue("gammon", multiplier=2)

    return Scoring(GAMMONS[backgammon], count)


def _is_far_behind(position: Position, side: Color, board: Board) -> bool:
    """Whether a checker is on the bar, in reserve or in its start quarter (rulebook 0)."""
    places = {"bar", "reserve", *map(str, board.route(side).start_quarter)}
    return not places.isdisjoint(position.side(side))


def _checkers(position: Position, ending: Ending, _board: Board) -> GameValue:
    """One point for each of the loser's checkers not borne off."""
    side = ending.counted
    left = position.total(side) - position.count(side, "off") if side else 0
    return GameValue("checkers", base=left)


def _pips(position: Position, ending: Ending, board: Board) -> GameValue:
    """The loser's pip count, doubled for a gammon, tripled for a backgammon."""
    scale = gammons()(position, ending, board)
    base = board.pips(position, ending.counted) if ending.counted else 0
    return GameValue(scale.result, scale.multiplier, base)


checkers_left = Scoring("checkers_left", _checkers)
pips_left = Scoring("pips_left", _pips)
