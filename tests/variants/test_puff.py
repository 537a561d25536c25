"""Rulebook 3: Puff."""

from __future__ import annotations

import pytest

from engine.game.actions import Rolled, Throw
from engine.game.advance import advance, begin
from engine.game.events import Event
from engine.position import COLORS, Color, Position
from engine.referee.forced import forced
from engine.turn import IfShort, PlayerTurn, PlayStage, Roll
from tests.tables import (
    after,
    broken,
    faults,
    found,
    game,
    numbers,
    played,
    queue,
    result,
    table,
    verdict,
    written,
)

RULES = game("puff")
START = "white reserve:15; black reserve:15"
TOP, BOTTOM = IfShort.FORFEIT, IfShort.CARRY_ON


def test_the_board_is_empty_and_all_fifteen_are_in_reserve() -> None:
    assert RULES.setup == Position.parse(START)


def test_white_enters_24_to_19_runs_24_to_1_and_goes_home_to_6_to_1() -> None:
    assert RULES.board.white.points == tuple(range(24, 0, -1))
    assert set(RULES.board.white.home) == {1, 2, 3, 4, 5, 6}


def test_black_enters_1_to_6_runs_1_to_24_and_goes_home_to_19_to_24() -> None:
    assert RULES.board.black.points == tuple(range(1, 25))
    assert set(RULES.board.black.home) == {19, 20, 21, 22, 23, 24}


@pytest.mark.parametrize("number", range(1, 7))
def test_die_n_enters_at_25_minus_n_for_white_and_at_n_for_black(number: int) -> None:
    for player, point in (("white", 25 - number), ("black", number)):
        color: Color = "white" if player == "white" else "black"
        (play,) = found(table(RULES, START, color, (number, number)))
        assert play.position.count(color, point) == 2


def test_the_roll_2_4_enters_on_2_and_4_or_on_23_and_21() -> None:
    for player, expected in (
        ("white", "white 23:1 21:1 reserve:13; black reserve:15"),
        ("black", "white reserve:15; black 2:1 4:1 reserve:13"),
    ):
        color: Color = "white" if player == "white" else "black"
        state = table(RULES, START, color, (2, 4))
        assert after(state, "reserve/23 reserve/21") == Position.parse(expected)
        assert len(found(state)) == 1


def test_until_the_reserve_is_empty_every_die_enters_a_checker() -> None:
    position = "white 24:5 20:8 reserve:2; black reserve:15"
    assert written(table(RULES, position, "white", (2, 3))) == {"reserve/23 reserve/22"}


@pytest.mark.parametrize("player", COLORS)
def test_until_the_reserve_is_empty_nothing_else_may_be_moved(player: Color) -> None:
    position = "white 20:13 reserve:2; black 5:13 reserve:2"
    state = table(RULES, position, player, (2, 3))
    assert broken(state, "reserve/23 20/17") == {"enter_all"}


def test_an_entered_checker_may_not_go_on_while_others_wait() -> None:
    state = table(RULES, START, "black", (2, 3))
    assert broken(state, "reserve/23 23/20") == {"enter_all"}


def test_when_the_last_reserve_checker_has_entered_the_other_die_is_free() -> None:
    position = "white 24:7 22:7 reserve:1; black reserve:15"
    # the 1 enters on 24; the 3 then moves that one (or its twin), or one from 22
    assert written(table(RULES, position, "white", (1, 3))) == {"reserve/21", "reserve/24 22/19"}


def test_lower_first_the_lower_die_is_always_played_first() -> None:
    assert queue(RULES, "white", (5, 2)) == (PlayStage((2, 5), in_order=True),)
    assert broken(table(RULES, START, "white", (2, 4)), "reserve/21 reserve/23") == {"lower_first"}


def test_lower_first_the_last_reserve_checker_is_entered_with_the_lower_die() -> None:
    state = table(RULES, "white 24:7 22:7 reserve:1; black reserve:15", "white", (1, 3))
    assert broken(state, "reserve/22 24/23") == {"lower_first"}


def test_lower_first_replaces_higher_die() -> None:
    assert "higher_die" not in RULES.rule_ids
    # 13-1 and 13-6 are both open, 13-7 is not: in backgammon the six would have to be played
    state = table(RULES, "white 13:1 off:14; black 6:2 24:13", "white", (6, 1))
    assert written(state) == {"13/12"}
    assert broken(state, "13/7") == {"lower_first"}


def test_lower_first_if_the_lower_cannot_be_played_the_whole_roll_is_lost() -> None:
    state = table(RULES, "white reserve:15; black 24:2 12:13", "white", (1, 5))
    assert written(state) == {"-"}
    assert broken(state, "reserve/20") == {"lower_first"}
    assert played(state, "").turn == PlayerTurn("black", (Roll(),))


def test_lower_first_a_lost_roll_is_lost_by_that_rule() -> None:
    state = table(RULES, "white reserve:15; black 24:2 12:13", "white", (1, 5))
    assert state.turn and isinstance(state.turn.stages[0], PlayStage)
    words = forced(RULES, state.position, "white", state.turn.stages[0], found(state))
    assert words == ["no_play", "lower_first"]


def test_lower_first_bar_entry_is_included() -> None:
    state = table(RULES, "white bar:1 1:14; black 24:2 12:13", "white", (1, 5))
    assert written(state) == {"-"}
    assert broken(state, "bar/20") == {"lower_first"}


def test_lower_first_bearing_off_with_the_higher_die_first_breaks_it() -> None:
    state = table(RULES, "white 6:5 5:5 4:5; black reserve:15", "white", (6, 1))
    assert broken(state, "6/off 5/4") == {"lower_first"}
    assert verdict(state, "5/4 6/off").legal


def test_lower_first_the_higher_alone_is_lost_if_it_cannot_follow() -> None:
    # 24/23 leaves 23/17 and 24/18, both held by Black
    state = table(RULES, "white 24:15; black 18:2 17:2 12:11", "white", (1, 6))
    assert written(state) == {"24/23"}


def test_a_way_to_play_the_lower_die_that_lets_the_higher_be_played_is_compulsory() -> None:
    # 13/12 leaves 12/6; 9/8 leaves nothing, for 7, 3 and 2 are held by Black
    state = table(RULES, "white 13:1 9:1 off:13; black 7:2 3:2 2:2 24:9", "white", (1, 6))
    assert written(state) == {"13/6"}
    assert broken(state, "9/8") == {"use_all"}


@pytest.mark.parametrize("number", range(1, 7))
def test_a_double_is_n_twice_then_7_minus_n_twice(number: int) -> None:
    assert queue(RULES, "white", (number, number)) == (
        PlayStage((number, number), if_short=TOP),
        PlayStage((7 - number, 7 - number), if_short=BOTTOM),
    )


def test_after_both_top_faces_the_bottom_faces_follow() -> None:
    state = played(table(RULES, START, "black", (2, 2)), "reserve/23 reserve/23")
    assert state.turn == PlayerTurn("black", (PlayStage((5, 5)),))
    assert written(state) == {"reserve/20(2)"}
    assert played(state, "reserve/20 reserve/20").turn == PlayerTurn("white", (Roll(),))


def test_the_bottom_faces_may_not_be_played_first() -> None:
    assert broken(table(RULES, START, "black", (2, 2)), "reserve/20 reserve/20") == {"stages"}


def test_the_top_face_may_not_be_played_a_third_time() -> None:
    state = table(RULES, START, "black", (2, 2))
    assert broken(state, "reserve/23 reserve/23 reserve/23") == {"stages"}


def test_the_bottom_face_may_not_be_played_a_third_time() -> None:
    state = table(RULES, "white reserve:15; black 2:2 reserve:13", "black", (PlayStage((5, 5)),))
    assert broken(state, "reserve/20 reserve/20 reserve/20") == {"top_then_bottom"}


def test_the_bottom_is_lost_if_the_top_was_not_played_twice() -> None:
    state = table(RULES, "white 14:1 1:14; black 8:2 24:13", "white", (3, 3))
    assert written(state) == {"14/11"}
    short = played(state, "14/11")
    assert short.turn == PlayerTurn("black", (Roll(),))
    assert Event("rest_lost", "white") in short.events


def test_the_bottom_is_lost_if_the_top_was_not_played_at_all() -> None:
    state = table(RULES, "white reserve:15; black 24:2 12:13", "white", (1, 1))
    assert written(state) == {"-"}
    assert played(state, "").turn == PlayerTurn("black", (Roll(),))


def test_the_bottom_is_played_as_far_as_possible() -> None:
    # a second five is blocked from 9, and from 3 nothing may be borne off yet
    state = table(RULES, "white 14:1 3:14; black 4:2 24:13", "white", (PlayStage((5, 5)),))
    assert written(state) == {"14/9"}
    assert played(state, "14/9").turn == PlayerTurn("black", (Roll(),))


def test_there_is_no_further_roll_after_a_double() -> None:
    assert not any(isinstance(stage, Roll) for stage in queue(RULES, "white", (4, 4)))


@pytest.mark.parametrize("number", [1, 4, 6])
def test_option_double_repeats_4_plays_n_four_times_then_7_minus_n_four_times(number: int) -> None:
    rules = game("puff", double_repeats=4)
    assert queue(rules, "black", (number, number)) == (
        PlayStage((number,) * 4, if_short=TOP),
        PlayStage((7 - number,) * 4, if_short=BOTTOM),
    )
    assert numbers(queue(rules, "black", (2, 1))) == [(1, 2)]


def test_a_hit_checker_waits_on_the_bar() -> None:
    state = table(RULES, "white 24:15; black 23:1 12:14", "white", (1, 2))
    hit = played(state, "24/23 24/22")
    assert hit.position.count("black", "bar") == 1
    assert Event("hit", "white", {"victim": "black", "point": "23"}) in hit.events


@pytest.mark.parametrize(("player", "point"), [("white", "22"), ("black", "3")])
def test_a_hit_checker_re_enters_in_its_own_start_quarter(player: Color, point: str) -> None:
    position = "white bar:1 13:14; black bar:1 12:14"
    moves = found(table(RULES, position, player, (3, 4)))[0].moves
    assert moves[0][:3] == ("bar", point, 3)


def test_the_bar_comes_before_the_reserve() -> None:
    position = "white bar:1 24:4 reserve:10; black 12:15"
    state = table(RULES, position, "white", (2, 3))
    assert written(state) == {"bar/23 reserve/22"}
    assert broken(state, "reserve/23 bar/22") == {"bar_first"}


def test_a_move_past_bar_and_reserve_breaks_both_rules() -> None:
    state = table(RULES, "white bar:1 24:4 reserve:10; black 12:15", "white", (2, 3))
    assert broken(state, "24/22 bar/22") == {"bar_first", "enter_all"}


def test_both_dice_may_go_to_one_checker_again_when_it_comes_from_the_bar() -> None:
    state = table(RULES, "white bar:1 1:14; black 12:15", "white", (2, 3))
    assert written(state) == {"bar/20"}


def test_an_entering_checker_hits_a_blot_and_is_stopped_by_two() -> None:
    state = table(RULES, "white reserve:15; black 23:1 22:2 12:12", "white", (2, 3))
    assert written(state) == {"reserve/23*"}
    assert broken(state, "reserve/23 reserve/22") == {"open_point"}


def test_bear_off_as_in_the_base_game_once_all_are_in_the_last_quarter() -> None:
    home = "white 6:5 5:5 4:5; black 19:5 20:5 21:5"
    for player in COLORS:
        assert "6/off 5/off" in written(table(RULES, home, player, (5, 6)))
    state = table(RULES, "white 7:1 6:14; black reserve:15", "white", (6, 6))
    assert broken(state, "6/off 7/1") == {"bear_off"}
    assert after(state, "7/1 6/off").count("white", "off") == 1


def test_nothing_is_borne_off_while_checkers_are_in_reserve() -> None:
    # a position that cannot arise, but the judge still knows the rule
    state = table(RULES, "white 6:14 reserve:1; black reserve:15", "white", (5, 6))
    assert "bear_off" in broken(state, "reserve/20 6/off")


@pytest.mark.parametrize(
    ("loser", "expected"),
    [
        ("24:14 off:1", ("white", "single", 1)),
        ("bar:1 23:13 off:1", ("white", "single", 1)),
        ("7:1 24:14", ("white", "gammon", 2)),
        ("6:1 24:14", ("white", "backgammon", 3)),
        ("bar:1 24:14", ("white", "backgammon", 3)),
        ("1:1 reserve:14", ("white", "backgammon", 3)),
    ],
)
def test_the_result_counts_bar_reserve_and_the_losers_start_quarter(
    loser: str, expected: tuple[Color, str, int]
) -> None:
    assert result(RULES, f"white off:15; black {loser}") == expected


def test_black_wins_by_the_same_count() -> None:
    assert result(RULES, "white 19:1 1:14; black off:15") == ("black", "backgammon", 3)
    assert result(RULES, "white 18:1 1:14; black off:15") == ("black", "gammon", 2)


def test_opening_fresh_roll_may_begin_with_a_double() -> None:
    state = begin(game("puff", opening="fresh_roll"), [Throw(1, 2)])
    assert state.turn == PlayerTurn("black", (Roll(),))
    rolled = advance(state, Rolled((3, 3))).turn
    assert rolled and numbers(rolled.stages) == [(3, 3), (4, 4)]


def test_immediate_end_the_bottom_faces_are_void_once_all_are_off() -> None:
    state = table(RULES, "white 2:2 off:13; black 12:15", "white", (2, 2))
    ended = played(state, "2/off 2/off")
    assert ended.turn is None
    assert ended.outcome and ended.outcome.points() == 2


def test_the_last_checker_on_2_with_6_1_must_go_by_way_of_1() -> None:
    state = table(RULES, "white 2:1 off:14; black 1:1 24:13 12:1", "white", (6, 1))
    assert written(state) == {"2/1*/off"}
    assert broken(state, "2/off") == {"lower_first"}


@pytest.mark.parametrize(
    ("position", "codes"),
    [
        (START, set()),
        ("white 24:4 19:1 bar:1 reserve:9; black 1:15", set()),
        ("white 18:1 24:4 reserve:10; black reserve:15", {"moved_before_entering"}),
        ("white reserve:15; black 7:1 reserve:14", {"moved_before_entering"}),
        ("white 24:4 off:1 reserve:10; black reserve:15", {"off_before_entering"}),
        ("white reserve:15; black reserve:14", {"wrong_total"}),
        ("white 24:1 reserve:14; black 24:1 12:14", {"both_colors"}),
        ("white 24:1 reserve:14; black captured:1 12:14", {"no_such_place"}),
        ("white off:15; black off:15", {"both_finished"}),
        ("white 18:1 24:14; black bar:3 12:12", set()),
    ],
)
def test_the_position_checker_knows_puff(position: str, codes: set[str]) -> None:
    assert faults(RULES, position) == codes
