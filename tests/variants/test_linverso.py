"""Rulebook 26: what a player throws is played by his opponent."""

from __future__ import annotations

import pytest

from engine.game.actions import Rolled, Throw
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.position import COLORS, OTHER, Color, Position
from engine.referee.validate import check_turn
from engine.turn import PlayerTurn, PlayStage, Roll, thrower
from engine.variants.backgammon import BACKGAMMON
from tests.tables import broken, faults, game, opened, played, queue, table, written

RULES = game("linverso")
FRESH = game("linverso", opening="fresh_roll")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
BY_OPPONENT = Roll(by_opponent=True)


def test_the_set_up_and_the_routes_are_those_of_backgammon() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.board is BACKGAMMON.board


@pytest.mark.parametrize(("white", "black", "first"), [(6, 2, "black"), (2, 6, "white")])
def test_the_higher_thrower_counts_as_the_thrower_so_the_other_plays_first_with_both_numbers(
    white: int, black: int, first: Color
) -> None:
    assert opened(RULES, white, black) == PlayerTurn(first, (PlayStage((6, 2)),))
    (event,) = begin(RULES, [Throw(white, black)]).events
    assert (event.what, event.player) == ("starts", first)


def test_a_tie_is_thrown_again() -> None:
    assert begin(RULES, [Throw(3, 3), Throw(6, 2)]).turn == PlayerTurn(
        "black", (PlayStage((6, 2)),)
    )


@pytest.mark.parametrize(("white", "black", "first"), [(6, 2, "black"), (2, 6, "white")])
def test_with_fresh_roll_the_other_plays_the_two_dice_the_higher_thrower_then_throws(
    white: int, black: int, first: Color
) -> None:
    state = begin(FRESH, [Throw(white, black)])
    assert state.turn == PlayerTurn(first, (BY_OPPONENT,))
    assert thrower(state.turn) == OTHER[first]
    assert advance(state, Rolled((4, 4))).turn == PlayerTurn(first, (PlayStage((4, 4, 4, 4)),))


@pytest.mark.parametrize("player", COLORS)
def test_the_roll_a_player_throws_is_played_by_his_opponent(player: Color) -> None:
    turn = PlayerTurn(player, (BY_OPPONENT,))
    assert thrower(turn) == OTHER[player]
    rolled = advance(Game(RULES, RULES.setup, turn), Rolled((1, 3)))
    assert rolled.turn == PlayerTurn(player, (PlayStage((3, 1)),))
    assert [(e.what, e.player) for e in rolled.events] == [("rolled", OTHER[player])]


def test_a_throws_b_plays_it_then_b_throws_a_plays_it() -> None:
    state = begin(RULES, [Throw(1, 3)])
    state = played(state, "8/5 6/5")
    assert state.turn and (state.turn.player, thrower(state.turn)) == ("black", "white")
    state = advance(state, Rolled((3, 1)))
    state = played(state, "8/5 6/5")
    assert state.turn and (state.turn.player, thrower(state.turn)) == ("white", "black")


def test_a_double_is_played_four_times_by_the_other() -> None:
    assert queue(RULES, "white", (2, 2)) == (PlayStage((2, 2, 2, 2)),)


@pytest.mark.parametrize("player", COLORS)
def test_everything_else_is_standard(player: Color) -> None:
    for dice in ((3, 1), (6, 5), (4, 4)):
        ours = written(table(RULES, START, player, dice))
        assert ours == written(table(BACKGAMMON, START, player, dice))
    assert broken(table(RULES, START, player, (5, 1)), "24/19 6/5") == {"open_point"}


def test_a_player_who_cannot_move_passes_and_throws_for_the_other() -> None:
    closed = "white bar:1 12:5 17:4 19:5; black 1:2 2:2 3:2 4:2 5:2 6:2 8:3"
    state = played(table(RULES, closed, "white", (6, 5)), "")
    assert state.turn == PlayerTurn("black", (BY_OPPONENT,))
    assert thrower(state.turn) == "white"


def test_no_player_throws_their_own_dice() -> None:
    (fault,) = check_turn(RULES, RULES.setup, PlayerTurn("white", (Roll(),)))
    assert fault.code == "no_such_turn"
    assert check_turn(RULES, RULES.setup, PlayerTurn("white", (BY_OPPONENT,))) == []


def test_the_player_about_to_move_may_double_because_the_turn_is_his_before_the_throw() -> None:
    state = played(table(RULES, START, "white", (3, 1)), "8/5 6/5")
    assert RULES.cube
    assert state.turn and state.turn.player == "black"
    assert isinstance(state.turn.stages[0], Roll)


def test_fifteen_checkers_and_one_colour_to_a_point() -> None:
    assert faults(RULES, "white 1:2 12:5 17:3 19:4; black 24:2 13:5 8:3 6:5") == {"wrong_total"}
    assert faults(RULES, "white 6:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5") == {"both_colors"}
