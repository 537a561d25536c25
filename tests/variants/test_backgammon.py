"""Rulebook 0 and 1: the base game and the rules common to all games."""

from __future__ import annotations

import pytest

from engine.board import facing
from engine.game.actions import Rolled
from engine.game.advance import advance
from engine.game.events import Event
from engine.game.game import Game
from engine.movegen import follow
from engine.position import COLORS, Color, Position
from engine.referee.bear_off import bear_off
from engine.referee.forced import forced
from engine.turn import Move, OpeningTurn, PlayerTurn, PlayStage, Roll, play_due
from tests.support.refusals import refused
from tests.tables import (
    after,
    broken,
    found,
    game,
    numbers,
    played,
    queue,
    result,
    steps,
    table,
    verdict,
    written,
)

RULES = game("backgammon")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
BLOT_ON_5 = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:4 5:1"
ON_THE_BAR = "white bar:1 1:1 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
CLOSED_OUT = "white bar:1 12:5 17:4 19:5; black 1:2 2:2 3:2 4:2 5:2 6:2 13:3"


# The board and the routes


def test_point_p_and_point_25_minus_p_face_each_other() -> None:
    assert [facing(point) for point in (1, 6, 12)] == [24, 19, 13]


def test_white_runs_from_1_to_24_and_black_from_24_to_1() -> None:
    assert RULES.board.white.points == tuple(range(1, 25))
    assert RULES.board.black.points == tuple(range(24, 0, -1))


def test_own_number_k_is_the_kth_point_of_the_route_and_distance_is_25_minus_k() -> None:
    for route, point in ((RULES.board.white, 17), (RULES.board.black, 8)):
        assert route.own_number[point] == 17
        assert route.distance(str(point)) == 8


def test_the_start_quarter_is_own_1_to_6_and_home_the_last_six() -> None:
    assert RULES.board.white.start_quarter == (1, 2, 3, 4, 5, 6)
    assert RULES.board.white.home == (19, 20, 21, 22, 23, 24)
    assert set(RULES.board.black.start_quarter) == {19, 20, 21, 22, 23, 24}
    assert set(RULES.board.black.home) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("player", COLORS)
def test_the_notation_uses_distances_and_reads_the_same_for_both_players(player: Color) -> None:
    assert "8/5 6/5" in written(table(RULES, START, player, (3, 1)))


def test_the_setup_is_two_five_three_five() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.pips(RULES.setup, "white") == RULES.pips(RULES.setup, "black") == 167


# Section 0, rule by rule


def test_forward_one_die_is_one_step_of_exactly_that_many_points() -> None:
    assert broken(table(RULES, START, "white", (3, 1)), "24/22 8/7") == {"forward"}


@pytest.mark.parametrize("player", COLORS)
def test_forward_checkers_never_move_against_their_route(player: Color) -> None:
    assert broken(table(RULES, START, player, (3, 1)), "8/5 8/9") == {"forward"}


def test_open_point_a_step_may_land_on_an_empty_point() -> None:
    assert "24/20 8/7" in written(table(RULES, START, "white", (4, 1)))


def test_open_point_a_step_may_land_on_an_own_point() -> None:
    assert "24/18 13/8" in written(table(RULES, START, "white", (6, 5)))


def test_open_point_a_step_may_land_on_a_single_opposing_checker() -> None:
    assert "24/20* 24/23" in written(table(RULES, BLOT_ON_5, "white", (4, 1)))


@pytest.mark.parametrize("player", COLORS)
def test_open_point_two_or_more_opposing_checkers_block_it(player: Color) -> None:
    assert broken(table(RULES, START, player, (5, 1)), "24/19 8/7") == {"open_point"}
    two = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:3 5:2"
    assert broken(table(RULES, two, "white", (4, 1)), "24/20 8/7") == {"open_point"}


def test_separate_dice_one_checker_may_take_several() -> None:
    assert "24/16" in written(table(RULES, START, "white", (5, 3)))


def test_separate_dice_every_stop_must_itself_be_legal() -> None:
    assert broken(table(RULES, START, "white", (5, 5)), "24/19 19/14 13/8 13/8") == {"open_point"}
    assert not any("24/" in play for play in written(table(RULES, START, "white", (5, 5))))


def test_separate_dice_a_move_over_several_dice_must_name_its_stops() -> None:
    assert broken(table(RULES, START, "white", (5, 3)), "24/16") == {"separate_dice"}


def test_separate_dice_a_blot_at_a_stop_is_hit_even_if_the_checker_goes_on() -> None:
    position = after(table(RULES, BLOT_ON_5, "white", (5, 4)), "24/20*/15")
    assert position == Position.parse(
        "white 1:1 10:1 12:5 17:3 19:5; black bar:1 24:2 13:5 8:3 6:4"
    )


def test_doubles_a_double_is_played_four_times() -> None:
    assert numbers(queue(RULES, "white", (6, 6))) == [(6, 6, 6, 6)]
    state = table(RULES, START, "white", (6, 6))
    assert {len(play.moves) for play in found(state)} == {4}
    assert broken(state, "24/18 24/18 13/7 13/7 13/7") == {"doubles"}


def test_use_all_as_many_dice_as_possible_must_be_played() -> None:
    both_only_this_way = "white 19:1 20:2 22:2 off:10; black 24:2 6:13"
    assert written(table(RULES, both_only_this_way, "white", (6, 4))) == {"6/2 5/off"}


def test_use_all_a_play_that_uses_fewer_than_the_maximum_is_illegal() -> None:
    assert broken(table(RULES, START, "white", (3, 1)), "8/5") == {"use_all"}
    assert broken(table(RULES, START, "black", (1, 1)), "8/7 8/7 6/5") == {"use_all"}


def test_use_all_a_move_that_spoils_the_other_die_is_illegal() -> None:
    state = table(RULES, "white 19:1 20:2 22:2 off:10; black 24:2 6:13", "white", (6, 4))
    assert broken(state, "6/off") == {"use_all"}


@pytest.mark.parametrize(
    ("player", "position"),
    [
        ("white", "white 23:1 off:14; black 24:1 off:14"),
        ("black", "white 1:1 off:14; black 2:1 off:14"),
    ],
)
def test_use_all_among_plays_that_reach_the_goal_the_longest_are_legal(
    player: Color, position: str
) -> None:
    state = table(RULES, position, player, (6, 1))
    assert written(state) == {"2/1*/off"}
    assert broken(state, "2/off") == {"use_all"}


def next_moves(state: Game, made: str = "") -> set[tuple[str, str, int]]:
    """The single moves that may follow those made: from, to and number."""
    turn, stage = play_due(state.turn or OpeningTurn())
    following = follow(state.rules, state.position, turn.player, stage, steps(state, made))
    assert following
    return {move[:3] for move in following.moves}


def test_use_all_a_play_is_what_it_leads_to_so_a_shorter_way_to_its_position_is_that_play() -> None:
    state = table(RULES, "white 19:1 off:14; black 1:15", "white", (6, 5))
    assert written(state) == {"6/off"}
    assert next_moves(state) == {("19", "off", 6), ("19", "24", 5)}
    assert verdict(state, "6/off").legal and verdict(state, "6/1 1/off").legal
    by_number = bear_off(RULES, state.position, "white")
    assert by_number
    moves = [Move("19", "off", 6), Move("19", "24", 5)]
    assert by_number.among((6, 5), moves).numbers[6] == (("19",), True)


def test_use_all_a_shorter_way_may_also_leave_the_game_going() -> None:
    state = table(RULES, "white 19:1 24:3 off:11; black 1:15", "white", (6, 5))
    assert after(state, "6/off") == played(state, "6/off").position
    assert next_moves(state, "6/off") == {("24", "off", 5)}


def test_use_all_a_shorter_way_to_another_position_stays_illegal() -> None:
    hit = table(RULES, "white 23:1 off:14; black 24:1 off:14", "white", (6, 1))
    assert next_moves(hit) == {("23", "24", 1)}


def test_higher_die_excludes_no_lower_number_that_leads_to_the_same_position() -> None:
    state = table(RULES, "white 22:1 off:14; black 1:15", "white", (6, 4))
    assert next_moves(state) == {("22", "off", 6), ("22", "off", 4)}


def test_use_all_of_a_double_as_many_as_can_be_are_played() -> None:
    two_steps_then_a_wall = "white 1:1 24:14; black 10:2 13:13"
    assert written(table(RULES, two_steps_then_a_wall, "white", (3, 3))) == {"24/18"}


def test_higher_die_if_either_die_can_be_played_but_not_both_the_higher_must_be() -> None:
    state = table(RULES, "white 1:1 off:14; black 12:2 off:13", "white", (6, 5))
    assert written(state) == {"24/18"}
    assert broken(state, "24/19") == {"higher_die"}


def test_higher_die_does_not_forbid_the_lower_where_the_higher_is_blocked() -> None:
    state = table(RULES, "white 1:1 off:14; black 7:2 12:2 off:11", "white", (6, 5))
    assert written(state) == {"24/19"}


def test_hit_landing_on_a_single_opposing_checker_sends_it_to_the_bar() -> None:
    state = table(RULES, BLOT_ON_5, "white", (4, 1))
    position = after(state, "24/20* 24/23")
    assert position.count("black", "bar") == 1
    assert position.count("black", 5) == 0
    assert (
        Event("hit", "white", {"victim": "black", "point": "5"})
        in played(state, "24/20 24/23").events
    )


def test_bar_first_while_on_the_bar_he_may_do_nothing_but_enter() -> None:
    assert broken(table(RULES, ON_THE_BAR, "white", (6, 4)), "24/18 13/9") == {"bar_first"}


def test_bar_first_also_the_second_checker_enters_before_anything_else_moves() -> None:
    position = "white bar:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
    state = table(RULES, position, "white", (6, 4))
    assert written(state) == {"bar/21"}
    assert broken(state, "bar/21 13/7") == {"bar_first"}


@pytest.mark.parametrize("number", range(1, 7))
def test_bar_first_die_n_enters_at_own_number_n(number: int) -> None:
    open_board = {
        "white": "white bar:1 24:14; black 12:15",
        "black": "white 12:15; black bar:1 1:14",
    }
    for player in COLORS:
        state = table(RULES, open_board[player], player, (number, number))
        own = str(RULES.board.route(player).points[number - 1])
        assert {play.moves[0][:2] for play in found(state)} == {("bar", own)}


def test_bar_first_a_blocked_point_cannot_be_entered() -> None:
    state = table(RULES, ON_THE_BAR, "white", (6, 4))
    assert broken(state, "bar/19 24/20") == {"open_point"}
    assert written(state) == {"bar/15", "bar/21 24/18", "bar/21 13/7", "bar/21 8/2"}


def test_bar_first_the_sum_of_the_dice_does_not_enter() -> None:
    only_the_six_is_open = "white bar:1 12:5 17:4 19:5; black 1:2 2:2 3:2 4:2 5:2 13:5"
    for dice in ((4, 2), (5, 1)):
        assert written(table(RULES, only_the_six_is_open, "white", dice)) == {"-"}


def test_bear_off_only_while_all_checkers_are_home() -> None:
    state = table(RULES, "white 18:1 19:4 20:5 21:5; black 1:15", "white", (6, 1))
    assert broken(state, "6/off 7/6") == {"bear_off"}
    assert verdict(state, "7/6 6/off").legal


def test_bear_off_not_while_a_checker_is_on_the_bar() -> None:
    state = table(RULES, "white bar:1 19:4 20:5 21:5; black 12:15", "white", (6, 1))
    assert broken(state, "6/off bar/24") == {"bear_off", "bar_first"}


def test_bear_off_a_checker_hit_meanwhile_must_come_home_first() -> None:
    state = table(RULES, "white bar:1 19:2 20:2 off:10; black 12:15", "white", (6, 1))
    assert broken(state, "bar/24 6/off") == {"bear_off"}


@pytest.mark.parametrize(
    ("player", "position"),
    [
        ("white", "white 19:5 21:5 23:5; black 12:15"),
        ("black", "white 13:15; black 6:5 4:5 2:5"),
    ],
)
def test_bear_off_a_die_equal_to_the_distance_bears_off(player: Color, position: str) -> None:
    state = table(RULES, position, player, (6, 4))
    assert written(state) == {"6/off 4/off", "6/off 6/2"}


def test_bear_off_a_larger_die_bears_off_from_the_rearmost_point() -> None:
    state = table(RULES, "white 20:5 21:5 22:5; black 12:15", "white", (6, 4))
    assert written(state) == {"5/off 4/off", "5/off 5/1"}


def test_bear_off_a_larger_die_not_if_a_checker_stands_further_back() -> None:
    state = table(RULES, "white 20:5 22:10; black 12:15", "white", (6, 4))
    assert broken(state, "3/off 5/1") == {"bear_off"}
    assert broken(state, "5/off 3/off") == {"bear_off"}


def test_bear_off_a_smaller_die_does_not_bear_off() -> None:
    state = table(RULES, "white 19:15; black 12:15", "white", (5, 4))
    assert broken(state, "6/off 6/2") == {"bear_off"}


def test_bear_off_is_optional_while_the_die_can_be_played_otherwise() -> None:
    state = table(RULES, "white 21:1 23:2 off:12; black 24:2 6:13", "white", (4, 2))
    assert after(state, "4/off").count("white", "off") == 13
    assert after(state, "4/off 2/off").count("white", "off") == 14


def test_bear_off_is_compulsory_if_the_die_cannot_be_played_otherwise() -> None:
    state = table(RULES, "white 21:2 22:2 off:11; black 24:2 6:13", "white", (4, 3))
    assert written(state) == {"4/off 3/off"}
    assert broken(state, "") == {"no_pass"}


def test_no_pass_a_player_who_has_a_legal_play_must_make_one() -> None:
    assert broken(table(RULES, START, "black", (6, 5)), "") == {"no_pass"}


def test_no_pass_with_no_play_the_turn_passes() -> None:
    passed = played(table(RULES, CLOSED_OUT, "white", (6, 4)), "")
    assert passed.turn == PlayerTurn("black", (Roll(),))
    assert list(passed.events) == [Event("passed", "white")]


def test_immediate_end_the_game_ends_the_instant_the_goal_is_reached() -> None:
    state = table(RULES, "white 24:1 off:14; black 6:15", "white", (3, 3))
    ended = played(state, "1/off")
    assert ended.turn is None
    assert ended.outcome and ended.outcome.ending.winner == "white"
    assert broken(state, "1/off 1/off") == {"immediate_end"}


def test_immediate_end_nothing_can_be_done_with_a_finished_game() -> None:
    ended = played(table(RULES, "white 24:1 off:14; black 6:15", "white", (3, 3)), "1/off")
    with refused("game_over"):
        advance(ended, Rolled((3, 1)))


def test_stages_the_base_game_plays_a_roll_in_one_stage() -> None:
    assert queue(RULES, "white", (2, 5)) == (PlayStage((5, 2)),)
    assert queue(RULES, "black", (4, 4)) == (PlayStage((4, 4, 4, 4)),)


def test_empty_stage_a_stage_in_which_nothing_can_be_played_has_one_legal_play_the_empty_one() -> (
    None
):
    state = table(RULES, CLOSED_OUT, "white", (6, 4))
    assert written(state) == {"-"}
    assert verdict(state, "").legal


def test_draw_if_no_roll_gives_either_player_a_play_the_game_is_a_draw_of_0_points() -> None:
    # the sources prove that the base game never gets there; the rule is tested here for all games
    both = "white bar:1 19:4 20:2 21:2 22:2 23:2 24:2; black bar:1 6:4 5:2 4:2 3:2 2:2 1:2"
    assert result(RULES, both) == (None, "draw", 0)


def test_draw_not_while_one_player_can_still_move() -> None:
    assert result(RULES, CLOSED_OUT) is None


# What is forced, and by which rule


def is_forced(position: str, player: Color, dice: tuple[int, int]) -> list[str]:
    state = table(RULES, position, player, dice)
    assert state.turn and isinstance(state.turn.stages[0], PlayStage)
    return forced(RULES, state.position, player, state.turn.stages[0], found(state))


def test_forced_says_what_the_player_has_no_choice_about() -> None:
    assert is_forced(START, "white", (3, 1)) == []
    assert is_forced(CLOSED_OUT, "white", (6, 4)) == ["no_play"]
    assert is_forced("white 1:1 off:14; black 12:2 off:13", "white", (6, 5)) == [
        "only_play",
        "higher_die",
    ]
    assert is_forced("white 19:1 20:2 22:2 off:10; black 24:2 6:13", "white", (6, 4)) == [
        "only_play",
        "use_all",
    ]
