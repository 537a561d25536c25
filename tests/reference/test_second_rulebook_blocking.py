"""The worked examples of rulings-2.md for the games in which one checker blocks, 38 to 44.

A test is named after the number of its example. Counts and lists of plays are those of the
rulings; what the rulings leave out is counted by hand and says so.
"""

import json
from itertools import combinations_with_replacement

import pytest

from . import second
from .examples import Example

CORNERS = "white 1:15; black 13:15"

# --- 38, fevga ---


@pytest.mark.parametrize(
    ("roll", "plays"),
    [
        ("6-6", ["1-7"]),
        ("4-4", ["1-5-9"]),
        ("3-3", ["1-4-7-10"]),
        ("6-5", ["1-7-12"]),
        ("5-5", ["1-6-11-16-21", "1-6-11-16 1-6"]),  # example 2
    ],
)
def test_38_1_and_2_only_the_runner_until_it_has_passed(roll: str, plays: list[str]) -> None:
    assert Example("fevga", CORNERS, roll).are(*plays)


def test_38_3_the_runner_on_its_way() -> None:
    position = "white 1:14 9:1; black 13:14 21:1"
    assert Example("fevga", position, "5-2").are("9-14-16", "9-14 1-3")
    assert Example("fevga", position, "4-2").are("9-11-15")
    assert Example("fevga", position, "4-4").has_no_play()
    assert Example("fevga", position, "4-1").are("9-10-14")


def test_38_4_never_all_six_of_the_own_quarter() -> None:
    position = "white 1:6 2:2 3:2 4:2 5:2 24:1; black 7:3 8:3 9:3 10:3 11:3"
    assert Example("fevga", position, "5-4").are("1-5")
    assert Example("fevga", position, "6-5").has_no_play()
    example = Example("fevga", position, "4-1")
    assert example.are("1-5 1-2", "1-5 2-3", "1-5 3-4", "1-5 4-5", "2-3 2-6")
    assert not example.allows("2-6 2-3")


def test_38_5_a_point_of_the_quarter_left_first() -> None:
    example = Example("fevga", "white 1:8 2:2 3:1 4:1 5:1 20:2; black 13:10 22:5", "5-4")
    assert len(example.results) == 27
    assert example.allows("3-7 1-6")
    assert not example.allows("1-6 20-24")
    assert not example.reaches("1-6 20-24")


SHUT_IN = "white 14:2 15:2 16:2 17:2 18:2 19:2 20:3; black 13:15"


def test_38_6_the_release() -> None:
    assert Example("fevga", SHUT_IN, "2-1").are(
        "14-16 14-15", "15-17 15-16", "16-18 16-17", "17-19 17-18", "18-20 18-19", "19-21 19-20"
    )
    assert len(Example("fevga", SHUT_IN, "2-1", shut_in="allowed").results) == 45
    assert Example("fevga", SHUT_IN, "6-5").are(
        "14-20 14-19", "15-21 15-20", "16-22 16-21", "17-23 17-22", "18-24 18-23"
    )


def test_38_7_fewer_ways_to_release() -> None:
    position = "white 14:3 15:3 16:3 17:2 18:2 19:2; black 13:15"
    assert Example("fevga", position, "2-1").are("17-19 17-18", "18-20 18-19", "19-21 19-20")


def test_38_no_release_with_this_roll_leaves_every_play() -> None:
    """By hand: the six takes one from 19, the five one from 20 or 19; neither point is emptied."""
    position = "white 19:3 20:2 21:2 22:2 23:2 24:4; black 18:15"
    assert Example("fevga", position, "6-5").are("19-off 20-off", "19-off 19-24")


def test_38_8_no_release_for_checkers_on_two_points() -> None:
    position = "white 1:14 7:1; black 8:2 9:2 10:2 11:2 12:2 13:5"
    assert Example("fevga", position, "6-5").has_no_play()
    assert len(Example("fevga", position, "2-1", "black").results) == 19


def test_38_a_second_point_of_the_opponent_is_enough() -> None:
    """As 38.6, but one Black checker stands elsewhere: the 45 plays without the rule."""
    assert len(Example("fevga", SHUT_IN.replace("13:15", "13:14 24:1"), "2-1").results) == 45


def test_38_the_last_point_behind_six_others() -> None:
    """By hand: Black's own 18 is 6, and own 19–24 are 7–12; the rest is as 38.6."""
    position = "white 7:2 8:2 9:2 10:2 11:2 12:2 20:3; black 6:15"
    pairs = [f"{point}-{point + 2} {point}-{point + 1}" for point in range(7, 13)]
    assert Example("fevga", position, "2-1").are(*pairs)


def test_38_the_runner_has_passed_when_a_checker_is_borne_off() -> None:
    """By hand: 1 is not the foremost point, but may be left; 2→8 is closed."""
    position = "white 1:13 2:1 off:1; black 8:15"
    assert Example("fevga", position, "6-6").allows("1-7 1-7 1-7 1-7")


MOULTEZIM = "white 1:9 12:1 14:1 15:1 16:1 17:2; black 13:12 20:3"


def test_39_at_most_four_of_their_quarter() -> None:
    example = Example("fevga", MOULTEZIM, "6-1", quarter="four_of_theirs", shut_in="allowed")
    assert len(example.results) == 22
    assert len(Example("fevga", MOULTEZIM, "6-1").results) == 26
    legal = ("14-15 12-18", "15-16 12-18", "16-17 12-18", "15-21 17-18", "16-22 17-18")
    assert all(example.allows(play) for play in (*legal, "17-23 17-18"))
    illegal = ("12-18 14-15", "12-18 1-2", "12-18-19", "1-7 17-18")
    assert not any(example.allows(play) for play in illegal)
    assert not example.reaches("12-18-19") and not example.reaches("1-7 17-18")


def test_38_both_quarters_hold_at_most_five() -> None:
    """By hand: 12→18 takes the sixth of 13–18, 1→6 the sixth of 1–6."""
    theirs = "white 1:7 12:1 13:1 14:1 15:1 16:1 17:3; black 9:12 20:3"
    assert not Example("fevga", theirs, "6-1", quarter="both").allows("12-18 1-2")
    assert Example("fevga", theirs, "6-1", quarter="own").allows("12-18 1-2")
    own = "white 1:7 2:1 3:1 4:1 5:1 20:4; black 13:15"
    assert not Example("fevga", own, "5-1", quarter="both").allows("1-6 20-21")
    assert not Example("fevga", own, "5-1", quarter="own").allows("1-6 20-21")
    assert Example("fevga", own, "5-1", quarter="four_of_theirs").allows("1-6 20-21")


# --- 40, long_nardy ---


@pytest.mark.parametrize("second_head", ["named", "blocked"])
@pytest.mark.parametrize(
    ("roll", "plays"),
    [
        ("6-6", ["1-7 1-7"]),
        ("4-4", ["1-5-9 1-5-9"]),
        ("3-3", ["1-4-7 1-4-7", "1-4-7-10 1-4"]),
        ("5-5", ["1-6-11-16-21"]),  # example 2
        ("2-2", ["1-3-5-7-9"]),
        ("6-5", ["1-7-12"]),
    ],
)
def test_40_1_and_2_the_first_turn(roll: str, plays: list[str], second_head: str) -> None:
    assert Example("long_nardy", CORNERS, roll, second_head=second_head).are(*plays)


@pytest.mark.parametrize(("roll", "play"), [("6-6", "1-7"), ("4-4", "1-5-9"), ("3-3", "1-4-7-10")])
def test_40_never_a_second_checker_from_the_head(roll: str, play: str) -> None:
    """By hand, as the first checker of example 1."""
    assert Example("long_nardy", CORNERS, roll, second_head="never").are(play)


@pytest.mark.parametrize(
    ("white", "roll", "second_head", "plays"),
    [
        ("1:14 4:1", "5-5", "named", ["13-18-23"]),
        ("1:14 4:1", "5-5", "blocked", ["13-18-23 13-18-23"]),
        ("1:14 9:1", "5-5", "named", ["13-18-23-4"]),
        ("1:14 9:1", "5-5", "blocked", ["13-18-23-4 13-18", "13-18-23 13-18-23"]),
        ("1:14 21:1", "6-2", "named", ["13-19"]),
        ("1:14 21:1", "6-2", "blocked", ["13-19 13-15"]),
    ],
)
def test_40_3_the_second_player(white: str, roll: str, second_head: str, plays: list[str]) -> None:
    position = f"white {white}; black 13:15"
    assert Example("long_nardy", position, roll, "black", second_head=second_head).are(*plays)


def test_40_what_blocked_adds_for_the_second_player() -> None:
    """The first table of 40: where `blocked` differs from `named`, all openings counted out."""
    rolls = [f"{high}-{low}" for low, high in combinations_with_replacement(range(1, 7), 2)]
    added = set()
    for opening in rolls:
        for result in Example("long_nardy", CORNERS, opening).results:
            for roll in rolls:
                named, blocked = (
                    second.plays(
                        "long_nardy",
                        {"second_head": value},
                        result,
                        "black",
                        Example("long_nardy", CORNERS, roll).numbers,
                    )
                    for value in ("named", "blocked")
                )
                if named != blocked:
                    added.add((opening, json.dumps(result["white"]), roll))
    nine, three_three = '{"1": 14, "9": 1}', '{"1": 13, "10": 1, "4": 1}'
    assert added == {
        ("2-1", '{"1": 14, "4": 1}', "5-5"),
        ("2-2", nine, "5-5"),
        ("5-3", nine, "5-5"),
        ("6-2", nine, "5-5"),
        ("4-4", '{"1": 13, "9": 2}', "5-5"),
        ("3-3", three_three, "5-5"),
        *(("5-5", '{"1": 14, "21": 1}', roll) for roll in ("2-2", "5-3", "6-2")),
    }


def test_40_4_one_from_the_head_in_later_doubles() -> None:
    example = Example("long_nardy", "white 1:13 8:1 12:1; black 13:13 20:1 24:1", "1-1")
    assert len(example.results) == 5
    assert all(result["white"]["1"] >= 12 for result in example.results)
    assert example.allows("1-2-3-4-5") and example.allows("8-9-10-11-12")
    assert example.allows("1-2 8-9-10-11")
    assert not example.allows("1-2 1-2 8-9-10")
    assert not example.allows("12-13 8-9-10-11")


def test_40_5_one_from_the_head() -> None:
    position = "white 1:14 12:1; black 13:14 24:1"
    assert Example("long_nardy", position, "6-1").are("1-7-8", "12-18 1-2", "12-18-19")


BEHIND = "white 12:1 19:3 20:3 21:3 22:3 23:2; black 13:5 14:2 15:2 16:2 17:2 18:2"


def test_40_6_the_ban_is_stronger_than_use_all() -> None:
    assert Example("long_nardy", BEHIND, "5-4").are("19-23")
    assert Example("long_nardy", BEHIND, "5-1").are("19-20", "20-21", "21-22", "22-23")
    assert Example("long_nardy", BEHIND, "6-6").has_no_play()
    assert Example("long_nardy", BEHIND, "6-5").has_no_play()
    assert len(Example("long_nardy", BEHIND, "4-1").results) == 4


def test_40_7_a_point_left_first_and_one_ahead() -> None:
    five = BEHIND.replace("19:3 20:3", "19:1 20:5")
    assert Example("long_nardy", five, "5-4").are("19-24 20-24")
    ahead = BEHIND.replace("black 13:5", "black 1:1 13:4")
    assert Example("long_nardy", ahead, "5-4").are("19-24 19-23", "19-24 20-24")


def test_40_8_a_row_across_the_edge() -> None:
    position = "white 1:6 2:2 20:1 22:2 23:2 24:2; black 13:8 18:7"
    example = Example("long_nardy", position, "2-1")
    assert len(example.results) == 11
    assert not any(example.allows(play) for play in ("20-21 1-3", "1-3 20-21", "2-3 20-22"))
    assert example.allows("2-4 2-3")
    ahead = position.replace("18:7", "18:6 5:1")
    assert len(Example("long_nardy", ahead, "2-1").results) == 18


def test_40_9_a_row_in_front_of_the_head() -> None:
    position = "white 1:5 2:2 3:2 4:2 5:2 12:2; black 13:15"
    example = Example("long_nardy", position, "5-1")
    assert len(example.results) == 23
    assert example.allows("5-10 5-6")
    assert not example.allows("1-6 12-17") and not example.allows("5-6 12-17")
    ahead = Example("long_nardy", position.replace("13:15", "13:14 7:1"), "5-1")
    assert len(ahead.results) == 26
    assert ahead.allows("1-6 2-3")


def test_40_10_no_row_across_the_beginning_of_the_opponents_route() -> None:
    """With `one_home` and no Black checker at home every row is forbidden, but this is none."""
    position = "white 1:3 10:2 11:2 12:3 14:2 15:3; black 18:8 20:7"
    example = Example("long_nardy", position, "1-4", row="one_home")
    assert example.allows("12-13 1-5")


def test_40_one_home_needs_a_checker_in_the_opponents_home() -> None:
    """By hand: as 40.7 with one ahead on 1, which is not in Black's home 7–12."""
    ahead = BEHIND.replace("black 13:5", "black 1:1 13:4")
    assert Example("long_nardy", ahead, "5-4", row="one_home").are("19-23")
    for excused in ("black 7:1 13:4", "black off:1 13:4"):
        example = Example(
            "long_nardy", BEHIND.replace("black 13:5", excused), "5-4", row="one_home"
        )
        assert example.are("19-24 19-23", "19-24 20-24")


def test_30_d_anywhere_after_the_row_is_ahead() -> None:
    """The example of ruling 30 d: a row on 1–6 and an opposing checker anywhere on 7–12."""
    position = "white 1:5 2:2 3:2 4:2 5:2 20:2; black 13:14"
    for point in range(7, 13):
        ahead = Example("long_nardy", f"{position} {point}:1", "5-1")
        assert ahead.allows("1-6 20-21"), point
    for point in range(14, 20):
        behind = Example("long_nardy", f"{position} {point}:1", "5-1")
        assert not behind.allows("1-6 20-21"), point


def test_30_e_a_row_that_stands_binds_nothing_but_its_lengthening() -> None:
    """By hand: landing on a point of the row is free, 6→7 would lengthen it."""
    position = "white 1:3 2:2 3:2 4:2 5:2 6:4; black 13:15"
    example = Example("long_nardy", position, "1-2")
    assert example.allows("1-2 2-4")
    assert not example.allows("6-7 1-3")
    assert not example.allows("6-8 6-7")
    # 1 is left first, so 2–6 are five; then 7 would be the sixth again.
    left = Example("long_nardy", "white 1:1 2:3 3:2 4:2 5:3 6:4; black 13:15", "1-2")
    assert not left.allows("1-2 5-7")


# --- 41, gul_bara ---


def test_41_1_early_doubles() -> None:
    assert Example("gul_bara", CORNERS, "6-6").are("1-7 1-7 1-7 1-7")
    assert len(Example("gul_bara", CORNERS, "4-4").results) == 3
    assert Example("gul_bara", CORNERS, "6-5").are("1-7 1-6", "1-7-12")


def test_41_2_a_stage_that_cannot_be_completed() -> None:
    position = "white 1:6 2:9; black 6:1 7:4 8:4 10:4 14:2"
    fours = Example("gul_bara", position, "4-4")
    assert len(fours.results) == 5
    assert fours.allows("1-5 1-5 1-5 1-5")
    used = [second.longest("gul_bara", {}, at, "white", [5] * 4) for at in fours.results]
    assert max(used) < 4 and 0 in used


def test_41_3_eight_off_in_one_turn() -> None:
    fives = Example("gul_bara", "white 19:5 20:10; black 7:5 8:5 9:5", "5-5")
    assert fives.allows("20-off 20-off 20-off 20-off") and fives.allows(
        "19-24 20-off 20-off 20-off"
    )
    sixes = Example("gul_bara", "white 19:5 20:6 off:4; black 7:5 8:5 9:5", "6-6")
    assert sixes.are("19-off 19-off 19-off 19-off")


# --- 43, tawla_31 ---

FACING = "white 1:15; black 24:15"


@pytest.mark.parametrize(
    ("roll", "play"),
    [("6-6", "1-7-13-19 1-7"), ("5-5", "1-6-11-16-21"), ("6-5", "1-7-12")],
)
def test_43_1_the_runner_goes_home_first(roll: str, play: str) -> None:
    assert Example("tawla_31", FACING, roll).are(play)


def test_43_2_and_4_the_runner_reaches_home() -> None:
    position = "white 1:14 13:1; black 24:14 12:1"
    assert Example("tawla_31", position, "6-5").are("13-19 1-6")
    assert Example("tawla_31", position, "6-1").are("13-19 1-2", "13-19-20")
    assert Example("tawla_31", position, "5-1").are("13-18-19")
    sixes = Example("tawla_31", position, "6-6")
    assert sixes.are("13-19 1-7 1-7 1-7", "13-19 1-7-13 1-7", "13-19 1-7-13-19")


def test_43_3_the_runner_is_held_up() -> None:
    position = "white 1:14 12:1; black 24:14 18:1"
    assert Example("tawla_31", position, "5-1").are("12-17")
    assert Example("tawla_31", position, "6-6").has_no_play()
    assert Example("tawla_31", position, "6-1").are("12-13-19")


# --- 44, khachapuri ---

KHACHAPURI = "white 1:4 19:11; black 13:4 7:11"


def test_44_1_to_3_and_5_plays_of_the_start() -> None:
    assert Example("khachapuri", KHACHAPURI, "6-6").has_no_play()
    assert Example("khachapuri", KHACHAPURI, "6-5").are("1-6-12")
    threes = Example("khachapuri", KHACHAPURI, "3-3")
    assert len(threes.results) == 5
    assert threes.allows("1-4 1-4 1-4 1-4") and threes.allows("19-22 19-22 19-22 19-22")
    assert threes.allows("1-4 1-4 19-22 19-22")  # example 5: two from the head in one turn


def test_44_4_a_row_with_the_opponent_ahead() -> None:
    position = "white 1:1 12:1 14:1 15:1 16:1 17:1 19:9; black 13:4 7:11"
    example = Example("khachapuri", position, "6-1")
    assert len(example.results) == 29
    assert sum("12" not in result["white"] for result in example.results) == 7
    assert example.allows("12-18 1-2")
