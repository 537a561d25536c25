"""French backgammon 2 (Tourne-case), sentence by sentence.

Written, a point is 13 less its own number: White's 13 and Black's 12 are `12`, the home point `1`.
"""

from __future__ import annotations

import pytest

from engine.position import COLORS, Color, Position
from engine.referee.bear_off import bear_off
from engine.referee.validate import check_position
from engine.turn import PlayerTurn, PlayStage, Roll
from tests.tables import (
    after,
    broken,
    faults,
    game,
    played,
    queue,
    result,
    sides,
    table,
    verdict,
    written,
)

RULES = game("french_backgammon_2")
START = "white reserve:3; black reserve:3"


def own(color: Color, text: str) -> str:
    """Own numbers to points: `4:1 reserve:2` is White's 16 or Black's 9."""
    route = RULES.board.route(color).points
    words = (word.split(":") for word in text.split())
    return " ".join(
        f"{route[int(place) - 1] if place.isdigit() else place}:{count}" for place, count in words
    )


def board(color: Color, mine: str, theirs: str) -> str:
    """A position in own numbers, seen by one player."""
    other: Color = "black" if color == "white" else "white"
    return sides(color, own(color, mine), own(other, theirs))


# Set-up and routes


def test_each_side_has_three_checkers_in_reserve_and_the_board_is_empty() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.checkers == 3


def test_white_runs_13_to_24_and_black_12_to_1_each_on_his_own_half() -> None:
    assert RULES.board.route("white").points == tuple(range(13, 25))
    assert RULES.board.route("black").points == tuple(range(12, 0, -1))


def test_the_home_points_are_24_and_1() -> None:
    assert RULES.board.route("white").home == (24,)
    assert RULES.board.route("black").home == (1,)


@pytest.mark.parametrize("n", range(1, 7))
def test_die_n_enters_white_at_12_plus_n_and_black_at_13_less_n(n: int) -> None:
    white = after(table(RULES, START, "white", (n, n)), f"reserve/{13 - n}")
    assert white == Position.parse(f"white {12 + n}:1 reserve:2; black reserve:3")
    black = after(table(RULES, START, "black", (n, n)), f"reserve/{13 - n}")
    assert black == Position.parse(f"white reserve:3; black {13 - n}:1 reserve:2")


@pytest.mark.parametrize("color", COLORS)
def test_the_first_roll_enters_two_or_enters_one_and_moves_it(color: Color) -> None:
    state = table(RULES, START, color, (6, 4))
    assert written(state) == {"reserve/7 reserve/9", "reserve/3"}


def test_a_checker_never_leaves_its_own_half() -> None:
    state = table(RULES, "white 14:1 reserve:2; black reserve:3", "white", (3, 3))
    assert broken(state, "@14/11") == {"forward"}


# Own checkers


@pytest.mark.parametrize("color", COLORS)
def test_a_point_holding_an_own_checker_is_closed_to_its_owner(color: Color) -> None:
    state = table(RULES, board(color, "3:1 6:1 reserve:1", "reserve:3"), color, (3, 3))
    assert written(state) == {"7/4"}
    assert broken(state, "10/7") == {"one_per_point"}
    assert broken(state, "reserve/10") == {"one_per_point"}


@pytest.mark.parametrize("color", COLORS)
def test_the_home_point_holds_any_number(color: Color) -> None:
    state = table(RULES, board(color, "10:1 12:1 reserve:1", "reserve:3"), color, (2, 2))
    assert written(state) == {"3/1", "reserve/11"}


@pytest.mark.parametrize("color", COLORS)
def test_an_opponent_never_blocks(color: Color) -> None:
    state = table(RULES, board(color, "reserve:3", "4:1 6:1 10:1"), color, (6, 4))
    assert written(state) == {"reserve/7* reserve/9*", "reserve/7*/3*", "reserve/9*/3*"}


@pytest.mark.parametrize("color", COLORS)
def test_a_moving_checker_may_not_pass_an_own_checker(color: Color) -> None:
    state = table(RULES, board(color, "2:1 4:1 reserve:1", "reserve:3"), color, (5, 5))
    assert written(state) == {"9/4", "reserve/8"}
    assert broken(state, "11/6") == {"no_overtaking"}


@pytest.mark.parametrize("color", COLORS)
def test_entering_may_pass_own_checkers(color: Color) -> None:
    state = table(RULES, board(color, "1:1 2:1 reserve:1", "reserve:3"), color, (6, 6))
    assert "reserve/7" in written(state)


@pytest.mark.parametrize("color", COLORS)
def test_checkers_on_the_home_point_are_not_in_the_way(color: Color) -> None:
    state = table(RULES, board(color, "7:1 12:2", "reserve:3"), color, (5, 5))
    assert written(state) == {"6/1"}


def test_a_checker_that_may_pass_no_other_waits_until_the_way_is_free() -> None:
    state = table(RULES, board("white", "10:1 9:1 12:1", "reserve:3"), "white", (3, 2))
    assert written(state) == {"4/1 3/1"}
    assert broken(state, "4/1 3/1") == {"no_overtaking"}
    assert verdict(state, "3/1 4/1").legal


# Hitting across the board


@pytest.mark.parametrize("color", COLORS)
def test_entering_opposite_an_enemy_sends_it_to_the_bar(color: Color) -> None:
    state = table(RULES, board(color, "reserve:3", "4:1 reserve:2"), color, (4, 4))
    hit = Position.parse(board(color, "4:1 reserve:2", "bar:1 reserve:2"))
    assert after(state, "reserve/9*") == hit


def test_white_on_16_hits_black_on_9() -> None:
    state = table(RULES, "white reserve:3; black 9:1 reserve:2", "white", (4, 4))
    hit = Position.parse("white 16:1 reserve:2; black bar:1 reserve:2")
    assert after(state, "reserve/9*") == hit


@pytest.mark.parametrize("color", COLORS)
def test_a_stop_on_the_way_hits_too(color: Color) -> None:
    state = table(RULES, board(color, "2:1 reserve:2", "6:1 reserve:2"), color, (4, 3))
    hit = Position.parse(board(color, "9:1 reserve:2", "bar:1 reserve:2"))
    assert after(state, "11/7*/4") == hit


@pytest.mark.parametrize("color", COLORS)
def test_the_end_of_a_move_hits(color: Color) -> None:
    state = table(RULES, board(color, "2:1 12:2", "9:1 12:2"), color, (4, 3))
    hit = Position.parse(board(color, "9:1 12:2", "bar:1 12:2"))
    assert after(state, "11/4*") == hit


@pytest.mark.parametrize("color", COLORS)
def test_nothing_is_hit_on_the_home_points(color: Color) -> None:
    state = table(RULES, board(color, "10:1 12:1 reserve:1", "12:1 reserve:2"), color, (2, 2))
    safe = Position.parse(board(color, "12:2 reserve:1", "12:1 reserve:2"))
    assert after(state, "3/1") == safe


def test_passing_a_point_opposite_an_enemy_does_not_hit_it() -> None:
    state = table(RULES, board("white", "2:1 12:2", "4:1 12:2"), "white", (3, 3))
    assert after(state, "11/8") == Position.parse(board("white", "5:1 12:2", "4:1 12:2"))


def test_a_hit_is_an_event_at_the_point_where_the_checker_stood() -> None:
    state = table(RULES, "white reserve:3; black 9:1 reserve:2", "white", (4, 4))
    events = [
        (event.what, event.player, dict(event.facts)) for event in played(state, "reserve/9").events
    ]
    assert events == [
        ("entered", "white", {"from": "reserve", "point": "16"}),
        ("hit", "white", {"victim": "black", "point": "9"}),
    ]


def test_an_illegal_move_that_is_let_stand_hits_across_the_board_all_the_same() -> None:
    state = table(RULES, board("white", "2:1 4:1 12:1", "7:1 12:2"), "white", (5, 5))
    stands = verdict(state, "11/6")
    assert not stands.legal
    assert stands.position == Position.parse(board("white", "7:1 4:1 12:1", "bar:1 12:2"))


# Bar and reserve


@pytest.mark.parametrize("color", COLORS)
def test_the_bar_is_first(color: Color) -> None:
    state = table(RULES, board(color, "bar:1 4:1 reserve:1", "reserve:3"), color, (2, 2))
    assert written(state) == {"bar/11"}
    assert broken(state, "9/7") == {"bar_first"}
    assert broken(state, "reserve/11") == {"bar_first"}


def test_a_checker_on_the_bar_behind_its_own_checker_waits() -> None:
    state = table(RULES, board("white", "bar:1 2:1 reserve:1", "reserve:3"), "white", (2, 2))
    assert written(state) == {"-"}


@pytest.mark.parametrize("color", COLORS)
def test_the_reserve_is_free_enter_or_move_as_one_likes(color: Color) -> None:
    state = table(RULES, board(color, "4:1 reserve:2", "reserve:3"), color, (1, 1))
    assert written(state) == {"reserve/12", "9/8"}


# Doubles, the home point and the dice


@pytest.mark.parametrize("n", range(1, 7))
def test_a_double_is_one_single_step_of_n(n: int) -> None:
    assert queue(RULES, "white", (n, n)) == (PlayStage((n,)),)


def test_a_second_step_of_a_double_is_one_too_many() -> None:
    state = table(RULES, START, "white", (3, 3))
    assert broken(state, "reserve/10 10/7") == {"single_double"}


def test_a_double_earns_no_further_roll() -> None:
    moved = played(table(RULES, START, "white", (3, 3)), "reserve/10")
    assert moved.turn == PlayerTurn("black", (Roll(),))


@pytest.mark.parametrize("color", COLORS)
def test_the_home_point_must_be_reached_exactly(color: Color) -> None:
    state = table(RULES, board(color, "10:1 12:2", "reserve:3"), color, (5, 3))
    assert written(state) == {"-"}
    assert broken(state, "3/1") == {"home_point"}


@pytest.mark.parametrize("color", COLORS)
def test_nothing_leaves_the_board(color: Color) -> None:
    state = table(RULES, board(color, "12:2 reserve:1", "reserve:3"), color, (1, 1))
    assert written(state) == {"reserve/12"}
    assert broken(state, "1/off") == {"home_point"}
    assert bear_off(RULES, RULES.setup, color) is None


def test_if_only_one_die_can_be_played_it_is_the_higher() -> None:
    state = table(RULES, board("white", "2:1 12:2", "reserve:3"), "white", (6, 5))
    assert written(state) == {"11/5"}
    assert broken(state, "11/6") == {"higher_die"}


def test_dice_that_cannot_be_played_are_lost() -> None:
    state = table(RULES, board("black", "9:1 12:2", "reserve:3"), "black", (4, 1))
    assert written(state) == {"4/3"}
    assert played(state, "4/3").turn == PlayerTurn("white", (Roll(),))


# The goal


@pytest.mark.parametrize("color", COLORS)
def test_all_three_on_the_home_point_win_one_point(color: Color) -> None:
    state = table(RULES, board(color, "10:1 12:2", "reserve:3"), color, (2, 1))
    assert written(state) == {"3/1"}
    end = played(state, "3/1")
    assert end.turn is None and end.outcome
    assert (end.outcome.ending.winner, end.outcome.points()) == (color, 1)


def test_a_win_is_one_point_however_far_the_loser_is_behind() -> None:
    assert result(RULES, "white 24:3; black reserve:3") == ("white", "single", 1)
    assert result(RULES, "white bar:1 24:2; black 1:3") == ("black", "single", 1)


def test_two_on_the_home_point_and_one_in_reserve_have_not_won() -> None:
    assert result(RULES, "white 24:2 reserve:1; black 1:2 bar:1") is None


def test_nothing_follows_the_winning_move() -> None:
    state = table(RULES, board("white", "10:1 12:2", "reserve:3"), "white", (2, 1))
    assert broken(state, "3/1 1/off") == {"immediate_end"}


def test_the_pips_are_those_to_the_home_point() -> None:
    assert RULES.pips(RULES.setup, "white") == 36
    assert RULES.pips(Position.parse("white 24:1 23:1 13:1; black reserve:3"), "white") == 12


# Begin


# What cannot stand on the board


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("white reserve:4; black reserve:3", {"wrong_total"}),
        ("white reserve:2 off:1; black reserve:3", {"no_such_place"}),
        ("white reserve:2 12:1; black reserve:3", {"no_such_place"}),
        ("white reserve:3; black reserve:2 13:1", {"no_such_place"}),
        ("white 15:2 reserve:1; black reserve:3", {"point_is_full"}),
        ("white reserve:3; black 2:2 reserve:1", {"point_is_full"}),
        ("white 16:1 reserve:2; black 9:1 reserve:2", {"face_to_face"}),
        ("white 24:3; black 1:3", {"both_finished"}),
        ("white 24:2 23:1; black 1:2 3:1", set()),
        ("white bar:3; black bar:1 1:2", set()),
    ],
)
def test_the_position_checker_knows_the_game(position: str, expected: set[str]) -> None:
    assert faults(RULES, position) == expected


def test_two_checkers_face_to_face_break_the_rule_of_hitting() -> None:
    facing = Position.parse("white 16:1 reserve:2; black 9:1 reserve:2")
    assert [fault.rule for fault in check_position(RULES, facing)] == ["opposite_hit"]
