"""Gioul, sentence by sentence."""

from __future__ import annotations

import pytest

from engine.game.actions import Rolled
from engine.game.advance import advance
from engine.position import COLORS, OTHER, Color, Position
from engine.referee.validate import check_position
from engine.turn import IfShort, PlayerTurn, PlayStage, Roll
from tests.tables import (
    after,
    broken,
    faults,
    game,
    opened,
    played,
    queue,
    result,
    sides,
    table,
    written,
)

RULES = game("gioul")
START = "white 1:15; black 24:15"


def rising(*values: int) -> tuple[PlayStage, ...]:
    return tuple(PlayStage((value,) * 4, if_short=IfShort.HAND_OVER) for value in values)


# Set-up and blocking


def test_white_has_fifteen_on_1_and_black_fifteen_on_24() -> None:
    assert RULES.setup == Position.parse(START)


def test_the_routes_are_those_of_the_base_game() -> None:
    assert RULES.board.route("white").points == tuple(range(1, 25))
    assert RULES.board.route("black").points == tuple(range(24, 0, -1))


@pytest.mark.parametrize("color", COLORS)
def test_the_first_roll_runs_from_the_one_full_point(color: Color) -> None:
    state = table(RULES, START, color, (6, 5))
    assert written(state) == {"24/18 24/19", "24/13"}


def test_one_white_checker_closes_a_point_to_black() -> None:
    state = table(RULES, "white 1:14 18:1; black 24:15", "black", (6, 5))
    assert written(state) == {"24/13"}
    assert broken(state, "24/18 24/19") == {"single_blocks"}


def test_no_checker_is_hit() -> None:
    state = table(RULES, "white 1:15; black 6:1 7:1 12:1 24:12", "white", (6, 5))
    assert written(state) == {"-"}
    assert "bar_first" not in RULES.rule_ids and "hit" not in RULES.rule_ids


def test_own_checkers_may_stand_on_a_point_in_any_number() -> None:
    state = table(RULES, "white 1:1 7:14; black 24:15", "white", (PlayStage((6,)),))
    assert after(state, "24/18") == Position.parse("white 7:15; black 24:15")


def test_six_single_checkers_in_a_row_are_a_prime_no_checker_passes() -> None:
    wall = "white 1:15; black 2:1 3:1 4:1 5:1 6:1 7:1 24:9"
    assert written(table(RULES, wall, "white", (6, 5))) == {"-"}


# Rising doubles


@pytest.mark.parametrize(
    ("n", "values"),
    [
        (1, (1, 2, 3, 4, 5, 6)),
        (2, (2, 3, 4, 5, 6)),
        (3, (3, 4, 5, 6)),
        (4, (4, 5, 6)),
        (5, (5, 6)),
        (6, (6,)),
    ],
)
def test_a_double_is_n_four_times_then_each_higher_value_four_times_up_to_six(
    n: int, values: tuple[int, ...]
) -> None:
    assert queue(RULES, "white", (n, n)) == rising(*values)


def test_a_roll_that_is_no_double_is_one_stage() -> None:
    assert queue(RULES, "black", (1, 2)) == (PlayStage((2, 1)),)


def test_a_complete_stage_leads_to_the_next_value() -> None:
    threes = played(table(RULES, START, "white", (3, 3)), "24/21 24/21 24/21 24/21")
    assert threes.turn == PlayerTurn("white", rising(4, 5, 6))
    fours = played(threes, "24/20 24/20 24/20 24/20")
    assert fours.position == Position.parse("white 1:7 4:4 5:4; black 24:15")
    assert fours.turn == PlayerTurn("white", rising(5, 6))


def test_after_the_sixes_the_turn_is_over_without_another_roll() -> None:
    state = table(RULES, START, "white", (6, 6))
    moved = played(state, "24/18 24/18 24/18 24/18")
    assert moved.turn == PlayerTurn("black", (Roll(),))
    assert [event.what for event in moved.events] == []


def test_a_fifth_move_belongs_to_the_next_value() -> None:
    state = table(RULES, START, "white", (3, 3))
    assert broken(state, "24/21 24/21 24/21 24/21 21/17") == {"stages"}


def test_a_fifth_six_is_one_too_many() -> None:
    state = table(RULES, START, "white", (6, 6))
    assert broken(state, "24/18 24/18 24/18 24/18 24/18") == {"rising_doubles"}


# Taking over


@pytest.mark.parametrize("color", COLORS)
def test_the_source_example_fours_fail_and_the_opponent_goes_on_with_fives_and_sixes(
    color: Color,
) -> None:
    # 3-3: the threes brought one checker halfway; it has one four, then all fours are closed
    closed = {"white": "5:1 21:1 24:13", "black": "20:1 4:1 1:13"}[color]
    mine = {"white": "1:14 13:1", "black": "24:14 12:1"}[color]
    state = table(RULES, sides(color, mine, closed), color, rising(4, 5, 6))
    assert written(state) == {"12/8"}
    moved = played(state, "12/8")
    heir = OTHER[color]
    assert moved.turn == PlayerTurn(heir, (PlayStage((5,) * 4), PlayStage((6,) * 4), Roll()))
    assert moved.events[-1].what == "handed_over"


def test_the_roller_plays_what_he_can_of_the_stage_that_fails() -> None:
    state = table(RULES, "white 1:14 13:1; black 5:1 21:1 24:13", "white", rising(4, 5, 6))
    assert broken(state, "") == {"no_pass"}


def test_a_stage_of_which_nothing_can_be_played_is_played_empty_and_handed_over() -> None:
    state = table(RULES, "white 1:15; black 4:1 24:14", "white", (3, 3))
    assert written(state) == {"-"}
    turn = played(state, "").turn
    assert turn == PlayerTurn(
        "black", (PlayStage((4,) * 4), PlayStage((5,) * 4), PlayStage((6,) * 4), Roll())
    )


def test_the_opponent_takes_over_at_the_next_value_not_at_the_one_that_failed() -> None:
    state = table(RULES, "white 1:14 13:1; black 5:1 21:1 24:13", "white", rising(4, 5, 6))
    turn = played(state, "12/8").turn
    assert turn and turn.stages[0] == PlayStage((5,) * 4)


def test_the_opponent_plays_each_remaining_value_as_far_as_possible() -> None:
    # Black's fives stop at 19; nothing returns, he goes on with the sixes
    turn = (PlayStage((5,) * 4), PlayStage((6,) * 4), Roll())
    state = table(RULES, "white 1:8 9:2 14:5; black 19:1 24:14", "black", turn)
    assert written(state) == {"24/19(4)"}
    short = table(RULES, "white 1:13 14:1 19:1; black 24:15", "black", turn)
    assert written(short) == {"-"}
    assert played(short, "").turn == PlayerTurn("black", (PlayStage((6,) * 4), Roll()))


def test_nothing_returns_to_the_roller_and_then_the_opponent_has_his_own_turn() -> None:
    last = table(RULES, "white 1:14 18:1; black 24:15", "black", (PlayStage((6,) * 4), Roll()))
    moved = played(last, "")
    assert moved.turn == PlayerTurn("black", (Roll(),))
    own = advance(moved, Rolled((5, 5))).turn
    assert own == PlayerTurn("black", rising(5, 6))


def test_a_failure_at_six_hands_nothing_over() -> None:
    state = table(RULES, "white 1:15; black 7:1 24:14", "white", (6, 6))
    moved = played(state, "")
    assert moved.turn == PlayerTurn("black", (Roll(),))


# Bear-off and score


def test_checkers_are_borne_off_inside_a_chain_and_a_win_ends_it() -> None:
    state = table(RULES, "white 21:4 off:11; black 6:15", "white", (4, 4))
    assert written(state) == {"4/off(4)"}
    end = played(state, "4/off 4/off 4/off 4/off")
    assert end.turn is None
    assert end.outcome and end.outcome.points() == 2


def test_an_heir_who_wins_ends_the_chain_too() -> None:
    turn = (PlayStage((5,) * 4), PlayStage((6,) * 4), Roll())
    end = played(table(RULES, "white 24:15; black 5:1 off:14", "black", turn), "5/off")
    assert end.turn is None
    assert end.outcome and end.outcome.ending.winner == "black"


def test_bearing_off_is_that_of_the_base_game() -> None:
    state = table(RULES, "white 19:1 22:1 24:13; black 6:15", "white", (6, 5))
    assert written(state) == {"6/off 3/off", "6/1 3/off"}
    assert broken(state, "3/off 6/off") == {"bear_off"}


@pytest.mark.parametrize(
    ("loser", "expected"),
    [("24:14 off:1", ("single", 1)), ("24:15", ("gammon", 2)), ("19:15", ("gammon", 2))],
)
def test_a_win_is_1_or_2_if_the_loser_has_borne_off_none_never_3(
    loser: str, expected: tuple[str, int]
) -> None:
    assert result(RULES, f"black off:15; white {loser}") == ("black", *expected)


def test_a_loser_who_never_left_his_first_point_loses_two() -> None:
    assert result(RULES, "white off:15; black 24:15") == ("white", "gammon", 2)


def test_there_is_no_backgammon_multiplier_to_choose() -> None:
    assert [option.name for option in RULES.options] == ["opening"]


def test_a_player_behind_a_wall_is_not_a_draw() -> None:
    assert result(RULES, "white 1:15; black 2:1 3:1 4:1 5:1 6:1 7:1 24:9") is None


# Begin


def test_with_fresh_roll_the_starter_may_open_with_a_rising_double() -> None:
    fresh = game("gioul", opening="fresh_roll")
    assert opened(fresh, 5, 3) == PlayerTurn("white", (Roll(),))
    rolled = advance(table(fresh, START, "white", (Roll(),)), Rolled((5, 5))).turn
    assert rolled == PlayerTurn("white", rising(5, 6))


# What cannot stand on the board


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("white 1:14; black 24:15", {"wrong_total"}),
        ("white 1:14 bar:1; black 24:15", {"no_such_place"}),
        ("white 1:14 reserve:1; black 24:15", {"no_such_place"}),
        ("white 1:14 9:1; black 9:1 24:14", {"both_colors"}),
        ("white 18:1 24:13 off:1; black 6:15", {"off_before_home"}),
        ("white 1:15; black 7:1 6:13 off:1", {"off_before_home"}),
        ("white off:15; black off:15", {"both_finished"}),
        ("white 19:14 off:1; black 6:14 off:1", set()),
        ("white 2:7 4:8; black 1:6 3:9", set()),
    ],
)
def test_the_position_checker_knows_the_game(position: str, expected: set[str]) -> None:
    assert faults(RULES, position) == expected


def test_a_shared_point_breaks_the_rule_that_one_checker_closes_it() -> None:
    shared = Position.parse("white 1:14 9:1; black 9:1 24:14")
    assert [fault.rule for fault in check_position(RULES, shared)] == ["single_blocks"]
