"""Rulebook 1: how the base game begins, what its end is worth, and which positions it has."""

from __future__ import annotations

import pytest

from engine.game.actions import Rolled, Throw
from engine.game.advance import advance, begin
from engine.game.outcome import outcome
from engine.position import Color, Position
from engine.turn import PlayerTurn, PlayStage, Roll
from tests.support.refusals import refused
from tests.tables import faults, game, opened, played, result

RULES = game("backgammon")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"


# The opening


@pytest.mark.parametrize(("white", "black", "starter"), [(6, 2, "white"), (2, 6, "black")])
def test_opening_the_higher_thrower_starts_and_plays_both_numbers(
    white: int, black: int, starter: Color
) -> None:
    assert opened(RULES, white, black) == PlayerTurn(starter, (PlayStage((6, 2)),))


def test_opening_equal_numbers_are_thrown_again() -> None:
    tied = begin(RULES, [Throw(4, 4)])
    assert tied.turn and tied.turn.player is None
    assert [event.what for event in tied.events] == ["tie"]
    again = begin(RULES, [Throw(4, 4), Throw(1, 2)])
    assert again.turn == PlayerTurn("black", (PlayStage((2, 1)),))


def test_opening_no_throw_counts_after_the_decision() -> None:
    with refused("throw_after_decision"):
        begin(RULES, [Throw(3, 4), Throw(1, 2)])


def test_opening_fresh_roll_the_starter_throws_his_own_two_dice_so_a_double_can_occur() -> None:
    rules = game("backgammon", opening="fresh_roll")
    state = begin(rules, [Throw(2, 6)])
    assert state.turn == PlayerTurn("black", (Roll(),))
    rolled = advance(state, Rolled((5, 5))).turn
    assert rolled == PlayerTurn("black", (PlayStage((5, 5, 5, 5)),))


def test_the_players_take_turns() -> None:
    state = begin(RULES, [Throw(3, 1)])
    turn = played(state, "8/5 6/5").turn
    assert turn == PlayerTurn("black", (Roll(),))


# The result


def test_first_to_bear_off_15_wins() -> None:
    assert result(RULES, "white 24:1 off:14; black 6:15") is None
    assert result(RULES, "white off:15; black 6:14 off:1") == ("white", "single", 1)
    assert result(RULES, "white 19:14 off:1; black off:15") == ("black", "single", 1)


def test_gammon_2_if_the_loser_has_borne_off_none() -> None:
    assert result(RULES, "white off:15; black 6:14 18:1") == ("white", "gammon", 2)
    assert result(RULES, "white 7:1 19:14; black off:15") == ("black", "gammon", 2)


@pytest.mark.parametrize("place", ["bar", "19", "24"])
def test_backgammon_3_if_a_loser_is_on_the_bar_or_in_his_start_quarter(place: str) -> None:
    assert result(RULES, f"white off:15; black 6:14 {place}:1") == ("white", "backgammon", 3)


def test_backgammon_for_black_counts_the_same() -> None:
    assert result(RULES, "white 6:1 19:14; black off:15") == ("black", "backgammon", 3)


def test_a_loser_who_has_borne_off_one_never_loses_more_than_a_single() -> None:
    assert result(RULES, "white off:15; black bar:1 24:1 6:12 off:1") == ("white", "single", 1)


def test_points_are_the_multiplier_times_the_cube() -> None:
    end = outcome(RULES, Position.parse("white off:15; black bar:1 6:14"))
    assert end and end.points(cube=4) == 12


# What the position checker knows


@pytest.mark.parametrize(
    ("position", "codes"),
    [
        (START, set()),
        ("white 1:3 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5", {"wrong_total"}),
        ("white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:4", {"wrong_total"}),
        ("white 1:1 12:5 17:3 19:5 24:1; black 24:2 13:5 8:3 6:5", {"both_colors"}),
        ("white reserve:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5", {"no_such_place"}),
        ("white captured:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5", {"no_such_place"}),
        ("white 1:2! 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5", {"no_marks_here"}),
        ("white off:15; black off:15", {"both_finished"}),
        ("white off:15; black bar:15", set()),
        ("white 1:2 12:5 17:3 19:6; black 24:2 19:5 8:3 6:5", {"wrong_total", "both_colors"}),
    ],
)
def test_the_position_checker_lists_everything_wrong(position: str, codes: set[str]) -> None:
    assert faults(RULES, position) == codes


def test_a_point_holds_any_number_of_own_checkers() -> None:
    assert faults(RULES, "white 1:15; black 24:15") == set()
