"""Rulebook 22: before a player moves his opponent throws the roll for his own next turn."""

from __future__ import annotations

import pytest

from engine.game.actions import Played, Rolled, Throw
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.position import COLORS, OTHER, Color, Position
from engine.referee.validate import check_turn
from engine.turn import Dice, PlayerTurn, PlayStage, Roll, Turn, thrower
from engine.variants.backgammon import BACKGAMMON
from tests.support.refusals import refused
from tests.tables import broken, faults, game, opened, played, steps, table, written

RULES = game("open_roll")
FRESH = game("open_roll", opening="fresh_roll")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
SHOW = Roll(by_opponent=True, shown=True)


def shown(player: Color, numbers: tuple[int, ...], next_roll: Dice, position: str) -> Game:
    """A player about to play these numbers, his opponent's next roll on the table."""
    return Game(
        RULES, Position.parse(position), PlayerTurn(player, (PlayStage(numbers),), next_roll)
    )


def test_the_set_up_and_the_routes_are_those_of_backgammon() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.board is BACKGAMMON.board


@pytest.mark.parametrize(("white", "black", "starter"), [(5, 3, "white"), (3, 5, "black")])
def test_the_higher_thrower_starts_with_both_numbers_of_the_opening_throw(
    white: int, black: int, starter: Color
) -> None:
    assert opened(RULES, white, black) == PlayerTurn(starter, (SHOW, PlayStage((5, 3))))


@pytest.mark.parametrize("player", COLORS)
def test_before_a_player_moves_his_opponent_throws(player: Color) -> None:
    turn = PlayerTurn(player, (SHOW, PlayStage((5, 3))))
    assert thrower(turn) == OTHER[player]
    rolled = advance(Game(RULES, RULES.setup, turn), Rolled((2, 6)))
    assert rolled.turn == PlayerTurn(player, (PlayStage((5, 3)),), thrown=(6, 2))
    assert rolled.events[0].player == OTHER[player]


def test_no_player_moves_before_the_next_roll_is_shown() -> None:
    state = begin(RULES, [Throw(3, 1)])
    with refused("not_expected"):
        advance(state, Played([]))


def test_the_roll_thrown_is_the_opponents_in_his_next_turn() -> None:
    state = played(shown("white", (3, 1), (6, 2), START), "8/5 6/5")
    assert state.turn == PlayerTurn("black", (SHOW, PlayStage((6, 2))))
    assert thrower(state.turn) == "white"


def test_two_rolls_are_always_known_when_a_player_moves() -> None:
    state = begin(RULES, [Throw(3, 1)])
    rolls: list[Dice] = [(6, 2), (4, 4), (5, 3)]
    plays = ["8/5 6/5", "24/18 13/11", "24/20 24/20 13/9 13/9"]
    for dice, play in zip(rolls, plays, strict=True):
        state = advance(state, Rolled(dice))
        assert state.turn and state.turn.thrown == dice
        assert isinstance(state.turn.stages[0], PlayStage)
        state = played(state, play)
    assert state.turn == PlayerTurn("black", (SHOW, PlayStage((5, 3))))


def test_a_shown_double_is_played_four_times_when_its_turn_comes() -> None:
    state = played(shown("black", (3, 1), (4, 4), START), "8/5 6/5")
    assert state.turn == PlayerTurn("white", (SHOW, PlayStage((4, 4, 4, 4))))


def test_the_move_does_not_change_the_shown_roll() -> None:
    for play in ("8/5 6/5", "24/20", "13/10 24/23"):
        state = shown("white", (3, 1), (6, 2), START)
        moves = "24/21 21/20" if play == "24/20" else play
        after = advance(state, Played(steps(state, moves))).turn
        assert after and after.stages[1] == PlayStage((6, 2))


def test_with_fresh_roll_the_starter_throws_then_the_opponent_then_the_starter_moves() -> None:
    state = begin(FRESH, [Throw(2, 6)])
    assert state.turn == PlayerTurn("black", (Roll(),))
    assert thrower(state.turn) == "black"
    state = advance(state, Rolled((5, 5)))
    assert state.turn == PlayerTurn("black", (SHOW, PlayStage((5, 5, 5, 5))))
    assert thrower(state.turn) == "white"
    state = advance(state, Rolled((1, 3)))
    assert state.turn == PlayerTurn("black", (PlayStage((5, 5, 5, 5)),), thrown=(3, 1))


def test_a_player_who_cannot_move_still_passes_the_shown_roll_on() -> None:
    closed = "white bar:1 12:5 17:4 19:5; black 1:2 2:2 3:2 4:2 5:2 6:2 8:3"
    state = shown("white", (6, 5), (2, 1), closed)
    assert written(state) == {"-"}
    assert played(state, "").turn == PlayerTurn("black", (SHOW, PlayStage((2, 1))))


def test_when_the_game_ends_the_shown_roll_is_void() -> None:
    won = played(shown("white", (2, 1), (6, 6), "white 24:1 off:14; black 3:15"), "1/off")
    assert won.turn is None
    assert won.outcome and (won.outcome.ending.winner, won.outcome.points()) == ("white", 2)


@pytest.mark.parametrize(
    "turn",
    [
        PlayerTurn("white", (SHOW, PlayStage((3, 1))), thrown=(6, 2)),
        PlayerTurn("white", (SHOW,), thrown=(6, 2)),
        PlayerTurn("white", (Roll(shown=True), PlayStage((3, 1)))),
    ],
)
def test_a_turn_with_one_roll_too_few_or_too_many_cannot_stand(turn: Turn) -> None:
    assert [fault.code for fault in check_turn(RULES, RULES.setup, turn)] == ["no_such_turn"]


def test_a_client_that_asks_with_plain_dice_may_leave_the_next_roll_untold() -> None:
    assert check_turn(RULES, RULES.setup, PlayerTurn("white", (PlayStage((3, 1)),))) == []


@pytest.mark.parametrize("player", COLORS)
def test_the_plays_are_those_of_backgammon(player: Color) -> None:
    for dice in ((3, 1), (6, 5), (4, 4)):
        ours = written(table(RULES, START, player, dice))
        assert ours == written(table(BACKGAMMON, START, player, dice))
    assert broken(table(RULES, START, player, (5, 1)), "24/19 6/5") == {"open_point"}


def test_fifteen_checkers_and_one_colour_to_a_point() -> None:
    assert faults(RULES, "white 1:2 12:5 17:3 19:6; black 24:2 13:5 8:3 6:5") == {"wrong_total"}
    assert faults(RULES, "white 6:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5") == {"both_colors"}
