"""Where a turn stands for the cube: the one place where stakes look at a game's turns.

Rulebook 27: the cube is turned on turn and before rolling. Which moment that is, each game says
by how its turns begin, so no game is named here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.position import BLACK, WHITE, Color
from engine.rules.ruleset import Ruleset
from engine.stakes.cube import Standing
from engine.turn import Turn


@dataclass(frozen=True, slots=True)
class TurnsBegun:
    """How many turns each side has begun in this game, the opening move included."""

    white: int = 0
    black: int = 0

    def of(self, color: Color) -> int:
        """How many this side has begun."""
        return self.white if color == WHITE else self.black


def standing(rules: Ruleset, turn: Turn | None, turns: TurnsBegun | None = None) -> Standing:
    """Who is on turn and whether he stands before its first roll."""
    if turn is None:
        return Standing(None, before_first_roll=False, over=True)
    if turn.player is None:
        return Standing(None, before_first_roll=False, turns_begun=0)
    begun = turns.of(turn.player) if turns else 1
    return Standing(turn.player, _is_untouched(rules, turn, turn.player), begun)


def _is_untouched(rules: Ruleset, turn: Turn, player: Color) -> bool:
    """Whether nothing of the turn is done yet.

    Comparing with the whole queue a turn begins with leaves out extra rolls and the second of two
    rolls; with a roll fixed for the whole game the moment is before the move (rulebook 20).
    """
    if rules.roll_is_fixed and turn.thrown:
        return turn.stages == rules.roll(turn.thrown, rules.checkers)
    return turn.stages == rules.turn(player)


def begun_after(turns: TurnsBegun, before: Turn | None, after: Turn | None) -> TurnsBegun:
    """The count after an action that led from one turn to the other.

    Turns alternate in every game with a cube, so a new turn is a change of player.
    """
    player = after.player if after else None
    if player is None or (before and before.player == player):
        return turns
    if player == BLACK:
        return replace(turns, black=turns.black + 1)
    return replace(turns, white=turns.white + 1)
