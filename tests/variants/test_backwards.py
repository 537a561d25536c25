"""Rulebook 18, sentence by sentence."""

from __future__ import annotations

from engine.position import Position
from engine.referee.bear_off import bear_off
from engine.turn import Roll
from tests.tables import (
    after,
    broken,
    faults,
    game,
    numbers,
    played,
    queue,
    table,
    verdict,
    written,
)

BACKWARDS = game("backwards")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"


def test_set_up_and_routes_are_those_of_backgammon() -> None:
    assert BACKWARDS.setup == Position.parse(START)
    assert BACKWARDS.board is game("backgammon").board


def test_every_die_may_be_used_forwards_or_backwards() -> None:
    state = table(BACKWARDS, "white 12:1 off:14; black 24:15", "white", (2, 1))
    # 12 to 15, 13 (two on, one back), 11 (two back, one on) and 9
    assert written(state) == {"13/10", "13/11/12", "13/15/14", "13/16"}


def test_black_too_goes_both_ways() -> None:
    state = table(BACKWARDS, "white 1:15; black 13:1 off:14", "black", (2, 1))
    assert written(state) == {"13/10", "13/11/12", "13/15/14", "13/16"}
    assert after(state, "13/16") == Position.parse("white 1:15; black 16:1 off:14")


def test_one_checker_may_do_both() -> None:
    state = table(BACKWARDS, "white 12:1 off:14; black 23:15", "white", (3, 3))
    # after four threes: twelve pips on, six on, none, six back; twelve back are one too many
    assert {play.split("/")[-1] for play in written(state)} == {"1", "7", "13", "19"}
    assert verdict(state, "13/10 10/13 13/16 16/13").legal


def test_a_turn_back_is_written_with_the_point_where_the_checker_turned() -> None:
    state = table(BACKWARDS, START, "white", (6, 4))
    assert "24/18/22" in written(state)
    assert "13/7/11" in written(state)
    assert "24/14" in written(state)


def test_never_beyond_the_start_of_the_route() -> None:
    state = table(BACKWARDS, "white 2:1 off:14; black 24:15", "white", (2, 1))
    # two back lead beyond 1, except after one on
    assert written(state) == {"23/20", "23/21/22", "23/22/24"}
    assert broken(table(BACKWARDS, START, "white", (2, 1)), "24/bar") == {"both_ways"}


def test_no_wrap() -> None:
    state = table(BACKWARDS, "white 1:15; black 13:15", "white", (2, 1))
    assert broken(state, "24/1 24/22") == {"both_ways"}
    assert written(state) == {"24/21", "24/22 24/23", "24/22/23"}


def test_bearing_off_is_forward_only() -> None:
    state = table(BACKWARDS, "white 1:1 24:14; black 13:15", "white", (2, 1))
    assert broken(state, "24/off 1/2") == {"bear_off"}
    home = table(BACKWARDS, "white 24:1 off:14; black 6:15", "white", (6, 5))
    # off by way of five back, or by the six at once, which leads there too; or stay on the board
    assert written(home) == {"1/6/off", "1/12", "1/7/2"}
    assert verdict(home, "1/off").legal
    assert broken(home, "1/7") == {"use_all"}


def test_a_player_may_prefer_a_backward_move_to_bearing_off() -> None:
    position = "white 19:2 off:13; black 1:15"
    state = table(BACKWARDS, position, "white", (6, 5))
    assert {"6/off 6/1", "6/12 6/11", "6/17"} <= written(state)
    bearing = bear_off(BACKWARDS, Position.parse(position), "white")
    assert bearing and bearing.numbers[6].points == ("19",) and not bearing.numbers[6].forced


def test_all_checkers_must_be_home_at_the_moment_of_bearing_off() -> None:
    state = table(BACKWARDS, "white 19:1 24:1 off:13; black 1:15", "white", (2, 1))
    assert verdict(state, "1/off 6/8").legal
    assert broken(state, "6/8 1/off") == {"bear_off"}


def test_hitting_is_the_same_both_ways() -> None:
    state = table(BACKWARDS, "white 12:15; black 10:1 24:14", "white", (2, 1))
    hit = after(state, "13/15* 13/12")
    assert hit == Position.parse("white 10:1 12:13 13:1; black bar:1 24:14")


def test_a_blot_is_hit_in_passing_backwards_and_on() -> None:
    state = table(BACKWARDS, "white 12:15; black 10:1 24:14", "white", (2, 1))
    assert after(state, "13/15*/14") == Position.parse("white 11:1 12:14; black bar:1 24:14")


def test_blocking_is_the_same_both_ways() -> None:
    state = table(BACKWARDS, "white 12:15; black 10:2 24:13", "white", (2, 1))
    assert broken(state, "13/15 13/12") == {"open_point"}


def test_entering_from_the_bar_is_as_always_and_the_other_die_is_free_both_ways() -> None:
    state = table(BACKWARDS, "white bar:1 12:14; black 24:15", "white", (5, 2))
    assert {"bar/20 13/15", "bar/20 13/11", "bar/23 13/18", "bar/23 13/8", "bar/18"} <= written(
        state
    )
    # the entered checker may go back as well: in with 5, back with 2
    assert "bar/20/22" in written(state)
    assert broken(state, "13/15 bar/20") == {"bar_first"}


def test_a_die_is_lost_only_if_neither_direction_works() -> None:
    # forwards six points are closed; two back, one on is the only way to play both
    position = "white 3:1 off:14; black 4:2 5:2 6:2 7:2 8:2 9:2 24:3"
    assert written(table(BACKWARDS, position, "white", (2, 1))) == {"22/24/23"}
    assert written(table(BACKWARDS, position, "white", (6, 5))) == {"-"}


def test_several_numbers_at_once_break_separate_dice() -> None:
    state = table(BACKWARDS, START, "white", (3, 1))
    assert broken(state, "13/9") == {"separate_dice"}
    assert broken(state, "13/11") == {"separate_dice"}


def test_a_forbidden_move_back_uses_up_its_own_number() -> None:
    # 12 back to 11 is closed; the 3 is still there for the second move
    state = table(BACKWARDS, "white 12:15; black 11:2 24:13", "white", (3, 1))
    assert broken(state, "13/14 13/10") == {"open_point"}


def test_a_double_is_played_four_times() -> None:
    assert numbers(queue(BACKWARDS, "black", (4, 4))) == [(4, 4, 4, 4)]


def test_the_position_checker_is_that_of_backgammon() -> None:
    assert faults(BACKWARDS, START) == set()
    assert faults(BACKWARDS, "white 1:15; black 1:15") == {"both_colors"}
    assert faults(BACKWARDS, "white 1:15; black 24:14 reserve:1") == {"no_such_place"}
    assert faults(BACKWARDS, "white 1:15!; black 24:15") == {"no_marks_here"}
    assert faults(BACKWARDS, "white 1:15 phase:restack; black 24:15") == {"no_phases_here"}


def test_after_a_play_the_opponent_rolls() -> None:
    turn = played(table(BACKWARDS, START, "white", (3, 1)), "8/5 6/5").turn
    assert turn and (turn.player, turn.stages) == ("black", (Roll(),))
