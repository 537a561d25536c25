"""Which turn must follow an action, by the reference and the rulebook, not by the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.game.actions import BoardAction, DoubleNamed, Passed, Played, Rolled, RollNamed, Throw
from engine.game.game import Game
from engine.turn import Dice, PlayerTurn
from tests import reference
from tests.invariants.forms import Plain, has_phases, stage_to_plain, to_plain
from tests.reference import second

OPPONENT = {"white": "black", "black": "white"}
Thrown = list[int] | None
TurnPlain = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """A state in plain forms."""

    variant: str
    options: dict[str, Any]
    position: Plain
    player: str
    stages: list[Plain]
    thrown: Thrown
    early: int = 0

    @staticmethod
    def of(state: Game) -> Table:
        assert state.turn
        return Table(
            state.rules.name,
            dict(state.rules.chosen),
            to_plain(state.position, has_phases(state.rules)),
            state.turn.player or "",
            [stage_to_plain(stage) for stage in state.turn.stages],
            list(state.turn.thrown) if state.turn.thrown else None,
            state.turn.early if isinstance(state.turn, PlayerTurn) else 0,
        )

    @property
    def as_turn(self) -> TurnPlain:
        return _turn(self.player, self.stages, self.thrown, self.early)


def expected(table: Table, action: BoardAction, after: Plain, used: int) -> TurnPlain:
    """The turn after an action that did not end the game; `after` is the position it led to."""
    if table.variant in second.PAGES:
        return _expected_in_second(table, action, after, used)
    match action:
        case Throw(white, black):
            return _after_opening(table, white, black)
        case Rolled(dice):
            return _after_roll(table, dice)
        case Passed():
            raise AssertionError("a walk always rolls")
        case DoubleNamed(number):
            named = {"do": "play", "numbers": [number] * 4, "if_short": "forfeit"}
            return _turn(table.player, [named, *table.stages[1:]])
        case RollNamed(numbers):
            return _turn(table.player, _stages(table, table.player, numbers) + table.stages[1:])
        case Played():
            player, stages = reference.successor_stages(
                table.variant,
                table.options,
                table.position,
                after,
                table.player,
                table.stages,
                numbers_used=used,
            )
            if stages:
                return _turn(player, stages, table.thrown)
            return fresh(table, OPPONENT[player], table.thrown, after)


def _expected_in_second(table: Table, action: BoardAction, after: Plain, used: int) -> TurnPlain:
    """The same for a game of the second rulebook, which names no doubles and no rolls."""
    now = {"player": table.player, "stages": table.stages, "early": table.early}
    game = table.variant, table.options
    match action:
        case Throw(white, black):
            turn = second.after_throw(*game, white, black)
        case Rolled(dice):
            turn = second.after_roll(*game, now, dice)
        case _:
            follows = second.after_play(*game, now, table.position, after, numbers_used=used)
            assert follows
            turn = follows
    # the reference counts the early turns before the opening throw already
    early = turn.get("early", 0) if turn["player"] else 0
    return _turn(turn["player"] or "", turn["stages"], None, early)


def _turn(player: str, stages: list[Plain], thrown: Thrown = None, early: int = 0) -> TurnPlain:
    return {"player": player, "stages": stages, "thrown": thrown, "early": early}


def _stages(table: Table, player: str, dice: Dice, position: Plain | None = None) -> list[Plain]:
    """What a roll brings, with the showing of the next roll where the game has it."""
    where = table.position if position is None else position
    stages = reference.roll_stages(table.variant, table.options, where, player, dice)
    if table.variant == "open_roll":  # rulebook 22: before he moves the opponent throws
        return [{"do": "roll", "by": "opponent", "shown": True}, *stages]
    return stages


def fresh(table: Table, player: str, thrown: Thrown, position: Plain) -> TurnPlain:
    """A turn from its beginning; dice that already lie there are its roll."""
    if thrown:
        stages = _stages(table, player, (thrown[0], thrown[1]), position)
        return _turn(player, stages, thrown if table.variant == "fixed_roll" else None)
    if table.variant == "linverso":  # rulebook 26: A throws, B plays
        return _turn(player, [{"do": "roll", "by": "opponent"}])
    if table.variant == "two_rolls_vs_choice":
        if player == table.options.get("chooser", "white"):
            return _turn(player, [{"do": "name_roll"}])
        return _turn(player, [{"do": "roll"}, {"do": "roll", "again": True}])
    return _turn(player, [{"do": "roll"}])


def _after_opening(table: Table, white: int, black: int) -> TurnPlain:
    if white == black:  # equal numbers are thrown again
        return table.as_turn
    higher = "white" if white > black else "black"
    starter = OPPONENT[higher] if table.variant == "linverso" else higher
    uses = table.variant != "two_rolls_vs_choice" and not table.options.get("opening")
    turn = fresh(table, starter, sorted((white, black))[::-1] if uses else None, table.position)
    if turn["stages"]:
        return turn
    return fresh(table, OPPONENT[starter], None, table.position)


def _after_roll(table: Table, dice: Dice) -> TurnPlain:
    head, rest = table.stages[0], table.stages[1:]
    lying = sorted(dice)[::-1]
    if head.get("shown"):
        return _turn(table.player, rest, lying)
    if table.variant == "fixed_roll":  # rulebook 20: a double is thrown again
        if dice[0] == dice[1]:
            return table.as_turn
        return _turn(table.player, _stages(table, table.player, dice) + rest, lying)
    stages = _stages(table, table.player, dice) + rest
    if stages:
        return _turn(table.player, stages)
    return fresh(table, OPPONENT[table.player], None, table.position)
