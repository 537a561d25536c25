"""The turn as the stakes see it: whose turn it is and whether anything of it is played.

Rulebook 27: the cube is turned on turn and before rolling. Each game's ruleset says how its turns
begin, so this module needs no game by name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.position import BLACK, OTHER, WHITE, Color
from engine.rules.ruleset import Ruleset
from engine.rules.turns import is_shown_roll
from engine.stakes.cube import TurnStatus
from engine.turn import NameRoll, PlayerTurn, Roll, Turn


@dataclass(frozen=True, slots=True)
class TurnCounts:
    """How many turns each side has begun in this game, the opening move included."""

    white: int = 0
    black: int = 0

    def of(self, color: Color) -> int:
        """The number of turns this side has begun."""
        return self.white if color == WHITE else self.black


def turn_status(rules: Ruleset, turn: Turn | None, turns: TurnCounts | None = None) -> TurnStatus:
    """Whose turn it is and whether it is before the first roll."""
    fixed = rules.roll_is_fixed
    if not isinstance(turn, PlayerTurn):
        begun_now, over = (1, True) if turn is None else (0, False)
        return TurnStatus(None, False, begun_now, over=over, before_roll=False, roll_is_fixed=fixed)
    begun = turns or TurnCounts()
    is_untouched = _is_untouched(rules, turn)
    return TurnStatus(
        turn.player,
        is_untouched,
        begun.of(turn.player) if turns else 1,
        before_roll=is_untouched or isinstance(turn.stages[0], Roll | NameRoll),
        opponent_turns=begun.of(OTHER[turn.player]),
        roll_is_fixed=fixed,
    )


def _is_untouched(rules: Ruleset, turn: PlayerTurn) -> bool:
    """Whether the turn still has all its stages, so that the cube may be turned.

    Comparing all stages excludes extra rolls and the second of two rolls. With a roll that is
    fixed for the whole game the cube is offered before the play (rulebook 20). In Open Roll a turn
    begins with the roll for the opponent's next turn; its own roll is known then (rulebook 22).
    """
    if is_shown_roll(turn):
        return True
    if rules.cube_before_extra_rolls and isinstance(turn.stages[0], Roll):
        return True  # rulebook 15
    if rules.roll_is_fixed and turn.thrown:
        return turn.stages == rules.roll(turn.thrown, rules.checkers)
    return turn.stages == rules.turn(turn.player)


def count_turn(turns: TurnCounts, before: Turn | None, after: Turn | None) -> TurnCounts:
    """The counts after an action that led from one turn to another.

    Turns alternate in every game with a cube, so a new turn is a change of player.
    """
    player = after.player if after else None
    if player is None or (before and before.player == player):
        return turns
    if player == BLACK:
        return replace(turns, black=turns.black + 1)
    return replace(turns, white=turns.white + 1)
