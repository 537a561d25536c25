"""Acey Deucey, sentence by sentence."""

from __future__ import annotations

import pytest

from engine.game.actions import DoubleNamed, Rolled
from engine.game.advance import advance
from engine.position import COLORS, Color, Position
from engine.turn import IfShort, NameDouble, PlayerTurn, PlayStage, Roll
from tests.support.refusals import refused
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

RULES = game("acey_deucey")
START = "white reserve:15; black reserve:15"
AGAIN = Roll(again=True)
ACEY_DEUCEY = (PlayStage((2, 1), if_short=IfShort.FORFEIT), NameDouble(), AGAIN)


def named(n: int) -> PlayStage:
    return PlayStage((n,) * 4, if_short=IfShort.FORFEIT)


# Set-up, routes, entering


def test_the_board_is_empty_and_each_side_has_fifteen_in_reserve() -> None:
    assert RULES.setup == Position.parse(START)


def test_the_routes_are_those_of_the_base_game() -> None:
    assert RULES.board.route("white").points == tuple(range(1, 25))
    assert RULES.board.route("black").points == tuple(range(24, 0, -1))


def test_die_n_enters_white_at_n_and_black_at_25_less_n() -> None:
    white = after(table(RULES, START, "white", (6, 4)), "reserve/19 reserve/21")
    assert white == Position.parse("white 4:1 6:1 reserve:13; black reserve:15")
    black = after(table(RULES, START, "black", (6, 4)), "reserve/19 reserve/21")
    assert black == Position.parse("white reserve:15; black 21:1 19:1 reserve:13")


@pytest.mark.parametrize("color", COLORS)
def test_the_first_checker_may_move_on_with_the_second_die(color: Color) -> None:
    assert written(table(RULES, START, color, (6, 4))) == {"reserve/19 reserve/21", "reserve/15"}


def test_entering_from_the_reserve_is_free_at_all_times() -> None:
    state = table(RULES, "white 10:1 reserve:14; black reserve:15", "white", (6, 4))
    assert written(state) == {
        "reserve/19 reserve/21",
        "reserve/19 15/11",
        "reserve/21 15/9",
        "reserve/15",
        "15/5",
    }


def test_the_bar_is_first() -> None:
    state = table(RULES, "white bar:1 10:1 reserve:13; black 24:15", "white", (6, 4))
    assert written(state) == {"bar/19 reserve/21", "bar/19 15/11", "bar/21 15/9", "bar/15"}
    assert broken(state, "reserve/19 bar/21") == {"bar_first"}
    assert broken(state, "15/9 bar/21") == {"bar_first"}


def test_two_opposing_checkers_block_and_one_is_hit() -> None:
    state = table(RULES, "white reserve:15; black 4:1 6:2 10:2 24:10", "white", (6, 4))
    assert written(state) == {"reserve/21*"}
    hit = Position.parse("white 4:1 reserve:14; black bar:1 6:2 10:2 24:10")
    assert after(state, "reserve/21*") == hit


# The roll 1-2


def test_a_1_2_is_played_then_a_double_is_named_then_the_player_rolls_again() -> None:
    assert queue(RULES, "white", (1, 2)) == ACEY_DEUCEY
    assert queue(RULES, "white", (2, 1)) == ACEY_DEUCEY


def test_the_1_and_the_2_are_played_in_any_order() -> None:
    two_closed = table(RULES, "white 1:1 24:14; black 2:2 13:13", "white", (1, 2))
    assert played(two_closed, "24/22 22/21").position.count("white", 4) == 1
    three_closed = table(RULES, "white 1:1 24:14; black 3:2 13:13", "white", (1, 2))
    assert played(three_closed, "24/23 23/21").position.count("white", 4) == 1


def test_after_the_1_2_any_double_may_be_named() -> None:
    moved = played(table(RULES, START, "white", (1, 2)), "reserve/23 reserve/24")
    assert moved.turn == PlayerTurn("white", (NameDouble(), AGAIN))
    for n in range(1, 7):
        turn = advance(moved, DoubleNamed(n)).turn
        assert turn == PlayerTurn("white", (named(n), AGAIN))


def test_a_double_that_cannot_be_played_may_be_named_and_costs_the_roll() -> None:
    state = table(RULES, "white bar:2 24:13; black 6:2 13:13", "white", (NameDouble(), AGAIN))
    sixes = advance(state, DoubleNamed(6))
    assert written(sixes) == {"-"}
    assert played(sixes, "").turn == PlayerTurn("black", (Roll(),))


def test_the_named_double_is_played_four_times_and_then_he_rolls_again() -> None:
    state = table(RULES, "white 1:1 2:1 reserve:13; black reserve:15", "white", (named(6), AGAIN))
    moved = played(state, "reserve/19 reserve/19 reserve/19 reserve/19")
    assert moved.turn == PlayerTurn("white", (AGAIN,))


def test_the_named_double_is_not_played_a_fifth_time() -> None:
    state = table(RULES, "white 1:1 2:1 reserve:13; black reserve:15", "white", (named(6), AGAIN))
    assert broken(state, " ".join(["reserve/19"] * 5)) == {"doubles"}


def test_nothing_of_the_double_is_played_before_it_is_named() -> None:
    state = table(RULES, START, "white", (1, 2))
    assert broken(state, "reserve/23 reserve/24 reserve/19") == {"stages"}


def test_while_a_double_is_to_be_named_nothing_can_be_played_or_rolled() -> None:
    state = table(RULES, START, "white", (NameDouble(), AGAIN))
    with refused("not_expected"):
        advance(state, Rolled((3, 1)))
    with refused("not_expected"):
        played(state, "reserve/19")


def test_a_new_1_2_starts_over() -> None:
    state = table(RULES, START, "white", (AGAIN,))
    assert advance(state, Rolled((2, 1))).turn == PlayerTurn("white", ACEY_DEUCEY)


def test_the_extra_roll_is_otherwise_an_ordinary_one() -> None:
    state = table(RULES, START, "white", (AGAIN,))
    assert advance(state, Rolled((3, 5))).turn == PlayerTurn("white", (PlayStage((5, 3)),))
    assert advance(state, Rolled((3, 3))).turn == PlayerTurn("white", (PlayStage((3,) * 4),))


def test_a_1_2_not_played_completely_ends_the_turn() -> None:
    state = table(RULES, "white bar:2 13:13; black 2:2 12:13", "white", (1, 2))
    assert written(state) == {"bar/24"}
    moved = played(state, "bar/24")
    assert moved.turn == PlayerTurn("black", (Roll(),))
    assert moved.events[-1].what == "rest_lost"


def test_a_shorter_way_to_the_position_of_a_complete_play_is_that_play_and_earns_the_double() -> (
    None
):
    # 2/off with the 2 leaves what 2/1/off leaves
    state = table(RULES, "white 23:1 24:2 off:12; black 12:2 13:13", "white", (1, 2))
    assert "2/off" in written(state)
    assert played(state, "2/off").turn == PlayerTurn("white", (NameDouble(), AGAIN))


def test_a_named_double_not_played_completely_ends_the_turn() -> None:
    state = table(RULES, "white bar:2 24:13; black 12:2 13:13", "white", (named(6), AGAIN))
    assert written(state) == {"bar/19(2)"}
    assert played(state, "bar/19 bar/19").turn == PlayerTurn("black", (Roll(),))


def test_a_1_2_of_which_nothing_can_be_played_ends_the_turn() -> None:
    state = table(RULES, "white bar:1 24:14; black 1:2 2:2 13:11", "white", (1, 2))
    assert written(state) == {"-"}
    assert played(state, "").turn == PlayerTurn("black", (Roll(),))


# Ordinary doubles


@pytest.mark.parametrize("n", range(1, 7))
def test_an_ordinary_double_is_played_four_times_without_an_extra_roll(n: int) -> None:
    assert queue(RULES, "white", (n, n)) == (PlayStage((n,) * 4),)
    moved = played(table(RULES, START, "white", (n, n)), " ".join([f"reserve/{25 - n}"] * 4))
    assert moved.turn == PlayerTurn("black", (Roll(),))


# Bear-off and score


def test_the_bear_off_is_that_of_the_base_game() -> None:
    state = table(RULES, "white 20:1 22:1 off:13; black 1:15", "white", (6, 4))
    assert written(state) == {"5/off 3/off", "5/1 3/off"}


def test_nothing_is_borne_off_while_there_is_a_reserve() -> None:
    state = table(RULES, "white 24:14 reserve:1; black 1:15", "white", (6, 1))
    assert broken(state, "1/off reserve/19") == {"bear_off"}


def test_the_game_ends_at_once_and_the_double_and_the_roll_are_void() -> None:
    state = table(RULES, "white 24:1 23:1 off:13; black 5:15", "white", (1, 2))
    end = played(state, "2/off 1/off")
    assert end.turn is None
    assert end.outcome and end.outcome.points() == 15


@pytest.mark.parametrize(
    ("loser", "points"),
    [("1:1 off:14", 1), ("1:12 off:3", 12), ("bar:2 1:10 off:3", 12), ("1:8 bar:1 reserve:6", 15)],
)
@pytest.mark.parametrize("winner", COLORS)
def test_the_winner_scores_one_point_for_each_checker_not_borne_off(
    winner: Color, loser: str, points: int
) -> None:
    assert result(RULES, sides(winner, "off:15", loser)) == (winner, "checkers", points)


def test_there_is_no_gammon_no_backgammon_and_no_cube() -> None:
    assert result(RULES, "white off:15; black bar:15") == ("white", "checkers", 15)
    assert not RULES.cube
    assert [option.name for option in RULES.options] == ["opening"]


def test_two_closed_boards_with_a_checker_of_each_on_the_bar_would_be_a_draw() -> None:
    frozen = "white bar:3 19:2 20:2 21:2 22:2 23:2 24:2; black bar:3 1:2 2:2 3:2 4:2 5:2 6:2"
    assert result(RULES, frozen) == (None, "draw", 0)


# Begin


def test_an_opening_roll_of_1_2_counts_as_acey_deucey() -> None:
    assert opened(RULES, 2, 1) == PlayerTurn("white", ACEY_DEUCEY)


# What cannot stand on the board


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("white reserve:16; black reserve:15", {"wrong_total"}),
        ("white 24:13 reserve:1 off:1; black reserve:15", {"off_before_entering"}),
        ("white 9:1 reserve:14; black 9:1 reserve:14", {"both_colors"}),
        ("white off:15; black off:15", {"both_finished"}),
        ("white 24:1 reserve:14; black 1:1 reserve:14", set()),
        ("white bar:15; black bar:1 off:14", set()),
    ],
)
def test_the_position_checker_knows_the_game(position: str, expected: set[str]) -> None:
    assert faults(RULES, position) == expected
