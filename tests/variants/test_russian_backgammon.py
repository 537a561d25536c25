"""Russian backgammon, sentence by sentence."""

from __future__ import annotations

import pytest

from engine.game.actions import Rolled
from engine.game.advance import advance
from engine.position import COLORS, Color, Position
from engine.turn import IfShort, PlayerTurn, PlayStage, Roll
from tests.tables import (
    after,
    broken,
    faults,
    found,
    game,
    opened,
    played,
    queue,
    result,
    sides,
    table,
    written,
)

RULES = game("russian_backgammon")
ALL_FIRST = game("russian_backgammon", entering="all_first")
START = "white reserve:15; black reserve:15"


def forfeit(*numbers: int) -> PlayStage:
    return PlayStage(numbers, if_short=IfShort.FORFEIT)


# Set-up, routes, entry


def test_the_board_is_empty_and_each_side_has_fifteen_in_reserve() -> None:
    assert RULES.setup == Position.parse(START)


@pytest.mark.parametrize("color", COLORS)
def test_both_run_from_1_to_24_and_their_home_is_19_to_24(color: Color) -> None:
    route = RULES.board.route(color)
    assert route.points == tuple(range(1, 25))
    assert route.home == (19, 20, 21, 22, 23, 24)


@pytest.mark.parametrize("color", COLORS)
def test_die_n_enters_at_n_for_both(color: Color) -> None:
    state = table(RULES, START, color, (5, 3))
    entered = Position.parse(sides(color, "3:1 5:1 reserve:13", "reserve:15"))
    assert [play.position for play in found(state)] == [entered]


@pytest.mark.parametrize("color", COLORS)
def test_black_moves_up_the_board_like_white(color: Color) -> None:
    state = table(RULES, sides(color, "10:15", "24:15"), color, (6, 5))
    assert after(state, "15/4") == Position.parse(sides(color, "10:14 21:1", "24:15"))


def test_moving_down_the_board_is_backwards_for_black_too() -> None:
    state = table(RULES, "white 24:15; black 10:15", "black", (6, 5))
    assert broken(state, "@10/4 @10/5") == {"forward"}


def test_the_pip_count_at_the_start_is_the_same_for_both() -> None:
    assert [RULES.pips(RULES.setup, color) for color in COLORS] == [15 * 25, 15 * 25]


# enter_two


def test_before_two_have_entered_dice_only_enter() -> None:
    state = table(RULES, "white 4:1 reserve:14; black reserve:15", "white", (2, 1))
    assert written(state) == {
        "reserve/23 reserve/24",
        "reserve/23 21/20",
        "reserve/24 21/19",
        "reserve/22",
    }
    assert broken(state, "21/19 reserve/24") == {"enter_two"}


def test_once_two_have_entered_every_die_may_enter_or_move() -> None:
    state = table(RULES, "white 1:2 reserve:13; black reserve:15", "white", (6, 5))
    assert written(state) == {
        "reserve/19 reserve/20",
        "reserve/19 24/19",
        "reserve/20 24/18",
        "reserve/14",
        "24/18 24/19",
        "24/13",
    }


def test_re_entering_from_the_bar_does_not_count_as_the_second_checker() -> None:
    state = table(RULES, "white bar:1 reserve:14; black reserve:15", "white", (6, 1))
    assert written(state) == {"bar/19 reserve/24"}
    assert broken(state, "bar/19 19/18") == {"enter_two"}


def test_a_checker_that_was_hit_has_left_the_reserve_all_the_same() -> None:
    state = table(RULES, "white bar:1 4:1 reserve:13; black reserve:15", "white", (6, 1))
    assert "bar/24 21/15" in written(state)


def test_bar_checkers_are_still_first() -> None:
    state = table(RULES, "white bar:1 1:1 reserve:13; black 24:15", "white", (2, 1))
    assert broken(state, "24/22 bar/24") == {"bar_first"}
    assert broken(state, "reserve/23 bar/24") == {"bar_first"}


def test_with_all_first_nothing_else_moves_until_the_reserve_is_empty() -> None:
    state = table(ALL_FIRST, "white 1:13 reserve:2; black reserve:15", "white", (6, 5))
    assert written(state) == {"reserve/19 reserve/20"}
    assert broken(state, "24/18 reserve/20") == {"enter_all"}


def test_with_all_first_the_other_die_is_free_when_the_last_has_entered() -> None:
    state = table(ALL_FIRST, "white 1:14 reserve:1; black reserve:15", "white", (6, 5))
    assert written(state) == {"reserve/19 24/19", "reserve/20 24/18", "reserve/14"}


def test_the_option_changes_the_rule_ids() -> None:
    assert "enter_two" in RULES.rule_ids and "enter_all" not in RULES.rule_ids
    assert "enter_all" in ALL_FIRST.rule_ids and "enter_two" not in ALL_FIRST.rule_ids


# Blocks and hits as usual


@pytest.mark.parametrize("color", COLORS)
def test_two_opposing_checkers_close_an_entry_point(color: Color) -> None:
    state = table(RULES, sides(color, "reserve:15", "3:2 reserve:13"), color, (3, 1))
    assert written(state) == {"reserve/24"}


@pytest.mark.parametrize("color", COLORS)
def test_entering_on_a_blot_sends_it_to_the_bar(color: Color) -> None:
    state = table(RULES, sides(color, "reserve:15", "5:1 reserve:14"), color, (5, 1))
    hit = sides(color, "1:1 5:1 reserve:13", "bar:1 reserve:14")
    assert after(state, "reserve/20* reserve/24") == Position.parse(hit)


def test_a_blot_at_a_stop_is_hit() -> None:
    state = table(RULES, "white 1:2 reserve:13; black 7:1 24:14", "white", (6, 5))
    hit = Position.parse("white 1:1 12:1 reserve:13; black bar:1 24:14")
    assert after(state, "24/18*/13") == hit


def test_if_either_die_can_be_played_but_not_both_it_must_be_the_higher() -> None:
    state = table(RULES, "white 1:1 off:14; black 12:2 13:13", "white", (6, 5))
    assert written(state) == {"24/18"}
    assert broken(state, "24/19") == {"higher_die"}


# Doubles


@pytest.mark.parametrize("n", range(1, 7))
def test_a_double_is_n_four_times_then_7_less_n_four_times_then_a_roll(n: int) -> None:
    assert queue(RULES, "white", (n, n)) == (
        forfeit(n, n, n, n),
        forfeit(*[7 - n] * 4),
        Roll(again=True),
    )


def test_a_roll_that_is_no_double_is_one_stage_and_ends_the_turn() -> None:
    assert queue(RULES, "black", (2, 5)) == (PlayStage((5, 2)),)
    moved = played(table(RULES, START, "black", (2, 5)), "reserve/20 reserve/23")
    assert moved.turn == PlayerTurn("white", (Roll(),))


def test_a_complete_double_goes_through_both_stages_to_another_roll() -> None:
    top = played(table(RULES, START, "white", (2, 2)), " ".join(["reserve/23"] * 4))
    assert top.turn == PlayerTurn("white", (forfeit(5, 5, 5, 5), Roll(again=True)))
    bottom = played(top, " ".join(["reserve/20"] * 4))
    assert bottom.position == Position.parse("white 2:4 5:4 reserve:7; black reserve:15")
    assert bottom.turn == PlayerTurn("white", (Roll(again=True),))


def test_a_further_double_repeats_it_all() -> None:
    again = table(RULES, START, "white", (Roll(again=True),))
    assert advance(again, Rolled((3, 3))).turn == PlayerTurn("white", queue(RULES, "white", (3, 3)))


def test_the_rest_is_lost_when_the_top_is_not_played_completely() -> None:
    state = table(RULES, "white bar:2 24:13; black 12:2 13:13", "white", (6, 6))
    assert written(state) == {"bar/19(2)"}
    moved = played(state, "bar/19 bar/19")
    assert moved.turn == PlayerTurn("black", (Roll(),))
    assert moved.events[-1].what == "rest_lost"


def test_the_extra_roll_is_lost_when_the_bottom_is_not_played_completely() -> None:
    stages = (forfeit(1, 1, 1, 1), Roll(again=True))
    state = table(RULES, "white bar:2 24:13; black 2:2 13:13", "white", stages)
    assert written(state) == {"bar/24(2)"}
    assert played(state, "bar/24 bar/24").turn == PlayerTurn("black", (Roll(),))


def test_a_stage_in_which_nothing_can_be_played_is_played_empty_and_loses_the_rest() -> None:
    state = table(RULES, "white bar:1 reserve:14; black 2:2 reserve:13", "white", (2, 2))
    assert written(state) == {"-"}
    assert played(state, "").turn == PlayerTurn("black", (Roll(),))


def test_a_fifth_move_belongs_to_the_next_stage() -> None:
    state = table(RULES, START, "white", (2, 2))
    assert broken(state, " ".join(["reserve/23"] * 5)) == {"stages"}


def test_a_fifth_move_of_the_bottom_is_one_too_many() -> None:
    state = table(RULES, START, "white", (forfeit(5, 5, 5, 5), Roll(again=True)))
    assert broken(state, " ".join(["reserve/20"] * 5)) == {"top_then_bottom"}


# Bear-off, goal and score


def test_nothing_is_borne_off_while_a_checker_is_outside_home() -> None:
    state = table(RULES, "white 1:15; black 18:1 24:14", "black", (6, 1))
    assert broken(state, "1/off 7/1") == {"bear_off"}
    assert after(state, "7/off") == Position.parse("white 1:15; black 24:14 off:1")


def test_both_bear_off_from_the_same_home() -> None:
    for color in COLORS:
        state = table(RULES, sides(color, "19:1 21:1 off:13", "1:15"), color, (6, 4))
        end = played(state, "6/off 4/off").outcome
        assert end and end.ending.winner == color


def test_the_game_ends_at_once_and_stages_and_extra_roll_are_void() -> None:
    state = table(RULES, "white 24:1 off:14; black 1:15", "white", (1, 1))
    assert written(state) == {"1/off"}
    end = played(state, "1/off")
    assert end.turn is None and end.outcome


@pytest.mark.parametrize(
    ("loser", "expected"),
    [
        ("24:14 off:1", ("single", 1)),
        ("bar:1 24:13 off:1", ("single", 1)),
        ("24:15", ("gammon", 2)),
        ("7:1 24:14", ("gammon", 2)),
        ("19:15", ("gammon", 2)),
        ("6:1 24:14", ("backgammon", 3)),
        ("1:1 24:14", ("backgammon", 3)),
        ("bar:1 24:14", ("backgammon", 3)),
        ("24:14 reserve:1", ("backgammon", 3)),
    ],
)
@pytest.mark.parametrize("winner", COLORS)
def test_1_2_3_with_bar_reserve_or_the_common_start_quarter_for_three(
    winner: Color, loser: str, expected: tuple[str, int]
) -> None:
    assert result(RULES, sides(winner, "off:15", loser)) == (winner, *expected)


def test_a_closed_out_player_is_not_a_draw() -> None:
    assert result(RULES, "white bar:15; black 1:3 2:3 3:3 4:2 5:2 6:2") is None


# Begin


def test_with_fresh_roll_the_starter_throws_his_own_dice_and_may_open_with_a_double() -> None:
    fresh = game("russian_backgammon", opening="fresh_roll")
    assert opened(fresh, 2, 6) == PlayerTurn("black", (Roll(),))
    rolled = advance(table(fresh, START, "black", (Roll(),)), Rolled((4, 4))).turn
    assert rolled == PlayerTurn(
        "black", (forfeit(4, 4, 4, 4), forfeit(3, 3, 3, 3), Roll(again=True))
    )


# What cannot stand on the board


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("white reserve:14; black reserve:15", {"wrong_total"}),
        ("white 7:1 reserve:14; black reserve:15", {"moved_before_entering"}),
        ("white 20:14 off:1; black 24:14 off:1", set()),
        ("white 20:13 reserve:1 off:1; black 24:15", {"off_before_entering"}),
        ("white 3:2 reserve:13; black 3:1 reserve:14", {"both_colors"}),
        ("white off:15; black off:15", {"both_finished"}),
        ("white reserve:14 captured:1; black reserve:15", {"no_such_place"}),
        ("white 24:2 reserve:13; black reserve:15", set()),
        ("white bar:1 reserve:14; black 6:1 reserve:14", set()),
        ("white bar:3 24:3 off:9; black 1:15", set()),
    ],
)
def test_the_position_checker_knows_the_game(position: str, expected: set[str]) -> None:
    assert faults(RULES, position) == expected


def test_with_all_first_nothing_stands_beyond_the_start_quarter_while_there_is_a_reserve() -> None:
    assert faults(ALL_FIRST, "white 6:5 7:1 reserve:9; black reserve:15") == {
        "moved_before_entering"
    }
    assert faults(ALL_FIRST, "white 6:5 bar:1 reserve:9; black reserve:15") == set()
