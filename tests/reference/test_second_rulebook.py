"""The worked examples of rulings-2.md for the games that hit and pin, sections 31 to 37.

A test is named after the number of its example. Counts and lists of plays are those of the
rulings; what the rulings leave out is counted by hand and says so.
"""

import pytest

from . import second
from .examples import Example


def at_start(variant: str, roll: str, **options: str) -> Example:
    example = Example(variant, "white; black", roll, **options)
    example.position = second.start(variant, options)
    return example


@pytest.mark.parametrize(
    ("variant", "roll", "count"),
    [
        ("nackgammon", "2-1", 23),
        ("nackgammon", "3-1", 22),
        ("nackgammon", "5-4", 11),
        ("nackgammon", "6-5", 7),
        ("hypergammon", "2-1", 6),
        ("hypergammon", "3-1", 7),
        ("hypergammon", "5-4", 9),
        ("hypergammon", "6-5", 9),
        ("hypergammon", "1-1", 7),
        ("longgammon", "1-1", 5),
        ("longgammon", "6-6", 4),
        ("portes", "2-1", 15),
        ("portes", "6-5", 7),
        *(("longgammon", f"{high}-{low}", 2) for high in range(2, 7) for low in range(1, high)),
    ],
)
def test_31_to_33_opening_plays(variant: str, roll: str, count: int) -> None:
    assert len(at_start(variant, roll).results) == count


@pytest.mark.parametrize(
    ("variant", "pips"), [("nackgammon", 194), ("hypergammon", 69), ("longgammon", 360)]
)
def test_31_to_33_pips_of_the_set_up(variant: str, pips: int) -> None:
    position = second.start(variant, {})
    assert sum((25 - int(point)) * count for point, count in position["white"].items()) == pips
    assert sum(int(point) * count for point, count in position["black"].items()) == pips


# --- 35, tavla: a checker that hits in its own home stays there ---

HIT_ON_20 = "white 18:1 24:14; black 20:1 1:14"


def test_35_1_the_hitter_does_not_run_on() -> None:
    assert Example("tavla", HIT_ON_20, "2-1").are("18-19-21", "18-20 24-off")
    every = ("18-19-21", "18-20 24-off", "18-20-21")
    assert Example("portes", HIT_ON_20, "2-1").are(*every)
    assert Example("tavla", HIT_ON_20, "2-1", hit_and_run="allowed").are(*every)
    assert Example("portes", HIT_ON_20, "2-1", hit_and_run="banned").are(*every[:2])


def test_35_2_with_19_closed_only_the_hit_is_left() -> None:
    closed = "white 18:1 24:14; black 20:1 19:2 1:12"
    assert Example("tavla", closed, "2-1").are("18-20 24-off")


def test_35_3_the_hitter_is_not_borne_off() -> None:
    example = Example("tavla", "white 20:1 23:1 off:13; black 24:2 22:1 3:12", "3-2")
    assert example.are("20-23-off")
    assert not example.allows("20-22-off")


def test_35_4_the_hitter_is_not_borne_off_though_others_are() -> None:
    example = Example("tavla", "white 21:1 23:2 off:12; black 22:1 3:14", "3-1")
    assert example.are("21-24 23-24", "21-24-off")
    assert not example.allows("21-22-off")


def test_35_5_one_of_several_stays_on_the_point_of_the_hit() -> None:
    position = "white 18:3 24:12; black 19:1 1:14"
    example = Example("tavla", position, "1-1")
    assert example.allows("18-19 18-19 19-20-21")
    assert not example.allows("18-19 18-19 19-20 19-20")
    assert not example.allows("18-19-20-21-22")
    assert len(example.results) == 3
    assert len(Example("portes", position, "1-1").results) == 5


def test_35_6_a_hit_outside_home_may_run_on() -> None:
    assert Example("tavla", "white 12:1 24:14; black 16:1 1:14", "4-2").allows("12-16-18")


def test_35_7_a_hit_in_the_opponents_home_may_run_on() -> None:
    assert Example("tavla", "white bar:1 24:14; black 3:1 6:14", "3-1").allows("bar-3-4")


def test_35_8_the_ban_is_stronger_than_use_all() -> None:
    position = "white 12:14 18:1; black 13:2 14:2 19:2 20:1 1:8"
    assert Example("tavla", position, "2-1").are("18-20")
    assert Example("portes", position, "2-1").are("18-20-21")


# --- 36, plakoto ---

WHITE_MOTHER = "white 1:1 10:4 15:4 20:6; black 3:1 5:5 6:5 7:4"
ONE_MOTHER_PINNED = "white 1:1! 18:2 20:6 22:6; black 1:1 5:5 6:5 7:3 24:1"


@pytest.mark.parametrize("variant", ["plakoto", "mahbusa"])
def test_36_1_pinning_the_mother_wins(variant: str) -> None:
    example = Example(variant, WHITE_MOTHER, "2-1", "black")
    assert len(example.results) == 14
    assert example.endings() == [("mother", "black")] * 3
    assert all(example.allows(play) for play in ("5-4 3-1", "6-5 3-1", "7-6 3-1"))
    assert not example.allows("3-1")
    assert not example.reaches("3-1")


def test_36_1_no_play_avoids_the_win() -> None:
    example = Example("plakoto", WHITE_MOTHER, "6-4", "black")
    assert example.are("6-2 7-1", "7-3 7-1")
    assert example.endings() == [("mother", "black")] * 2


def test_36_2_not_while_the_pinner_has_checkers_on_the_start_point() -> None:
    position = "white 1:1 10:4 15:4 20:6; black 3:1 5:5 6:5 7:2 24:2"
    example = Example("plakoto", position, "2-1", "black")
    assert len(example.results) == 24
    assert example.endings() == []
    assert {"white": ["1"]} in [result.get("marks") for result in example.results]


def test_36_3_two_pinned_mothers_are_a_draw() -> None:
    example = Example("plakoto", ONE_MOTHER_PINNED, "6-4")
    assert example.are("18-22 18-24")
    assert example.endings() == [("both_mothers", None)]
    assert second.outcome("plakoto", {}, example.results[0]) == {"winner": None, "points": 0}


def test_36_3_the_draw_as_one_of_several_plays() -> None:
    example = Example("plakoto", ONE_MOTHER_PINNED, "3-1")
    assert len(example.results) == 8
    assert example.endings() == [("both_mothers", None)]
    assert example.allows("20-23-24")


def test_36_4_clearing_the_start_point_wins() -> None:
    example = Example("plakoto", ONE_MOTHER_PINNED, "3-2", "black")
    assert len(example.results) == 13
    assert example.endings() == [("mother", "black")] * 3
    cleared = [result for result in example.results if "24" not in result["black"]]
    assert [second.outcome("plakoto", {}, result) for result in cleared] == [
        {"winner": "black", "points": 2}
    ] * 3
    assert all("21" in result["black"] for result in cleared)
    assert not example.allows("24-21")


def test_36_5_no_bearing_off_while_a_checker_is_pinned() -> None:
    pinned = "white 20:6 22:5 23:1! 24:3; black 23:2 3:6 5:7"
    assert Example("plakoto", pinned, "5-2").are("20-22", "22-24")
    assert Example("plakoto", pinned, "6-6").has_no_play()
    assert Example("plakoto", pinned, "3-1").are("20-21-24")
    free = "white 20:6 22:5 23:1 24:3; black 3:8 5:7"
    assert Example("plakoto", free, "5-2").are("20-off 20-22", "20-off 22-24", "20-off 23-off")


def test_36_6_the_pinner_may_stack() -> None:
    position = "white 1:10 4:1! 12:4; black 24:8 8:3 4:1 20:3"
    example = Example("plakoto", position, "4-2", "black")
    assert len(example.results) == 13
    assert example.allows("8-4 24-22")
    # The point is closed to White, whose checker is pinned there.
    assert all(result["white"]["4"] == 1 for result in Example("plakoto", position, "3-1").results)


def test_36_7_the_last_pinner_frees_the_checker() -> None:
    position = "white 9:2 1:13; black 9:1! 20:14"
    example = Example("plakoto", position, "2-1")
    still_pinned = {"white": {"9": 1, "10": 1, "3": 1, "1": 12}, "black": {"9": 1, "20": 14}}
    assert still_pinned | {"marks": {"black": ["9"]}} in example.results
    freed = {"white": {"10": 1, "11": 1, "1": 13}, "black": {"9": 1, "20": 14}}
    assert freed in example.results
    assert example.allows("9-11 9-10")
    for result in Example("plakoto", position, "6-5", "black").results:
        assert result["black"]["9"] == 1 and result["black"]["20"] < 14


def test_36_8_a_pin_in_passing_is_undone() -> None:
    example = Example("plakoto", "white 1:13 6:1 24:1; black 9:1 20:14", "3-1")
    assert example.allows("6-9-10")
    passed = {"white": {"1": 13, "10": 1, "24": 1}, "black": {"9": 1, "20": 14}}
    assert passed in example.results


def test_36_a_play_that_ends_the_game_may_be_shorter() -> None:
    """By hand: the six pins the mother; the five goes to 2, and then the six bears off from 2."""
    example = Example("plakoto", "white 1:1 20:14; black 7:1 2:14", "6-5", "black")
    assert example.are("7-1", "7-2 2-off")
    assert example.endings() == [("mother", "black")]


def test_36_higher_die_holds_for_plays_that_end_the_game() -> None:
    """By hand: the six bears off the last checker, the two pins the mother, never both."""
    example = Example("plakoto", "white 1:1 20:14; black 3:1 off:14", "6-2", "black")
    assert example.are("3-off")


def test_36_a_pinned_checker_is_recognized_by_the_counts_of_one_against_several() -> None:
    """Section 50: with two or more pinners the single one is the pinned."""
    for player in ("white", "black"):
        explicit = Example("plakoto", "white 9:2 1:13; black 9:1! 20:14", "2-1", player)
        unsaid = Example("plakoto", "white 9:2 1:13; black 9:1 20:14", "2-1", player)
        assert explicit.results == unsaid.results


# --- 37, plakoto without the mother ---

BOTH_PINNED = "white 1:1! 24:14; black 24:1! 1:14"


@pytest.mark.parametrize("variant", ["plakoto", "mahbusa"])
def test_37_without_the_mother_two_pinned_ones_end_when_neither_side_can_move(
    variant: str,
) -> None:
    position = second.parse(BOTH_PINNED)
    assert second.how_it_ended(variant, {"mother": "none"}, position) == ("stuck", None)
    assert second.how_it_ended(variant, {}, position) == ("both_mothers", None)
    assert second.outcome(variant, {"mother": "none"}, position) == {"winner": None, "points": 0}
    assert Example(variant, BOTH_PINNED, "6-5", mother="none").has_no_play()


def test_37_without_the_mother_a_pinned_last_checker_is_like_any_other() -> None:
    """By hand: as 36.1, but 3→1 first leaves the one to play, so all four orders count."""
    example = Example("plakoto", WHITE_MOTHER, "2-1", "black", mother="none")
    assert example.endings() == []
    assert example.allows("3-1 5-4")


# --- the forms of an answer ---


def test_sequences_keep_the_orders_apart() -> None:
    """35.1: 18→20 and 24→off only in this order, as 24 is free once all are at home."""
    example = Example("tavla", HIT_ON_20, "2-1")
    question = example.variant, example.options, example.position, example.player, example.numbers
    made = second.sequences(*question)
    assert sorted([number for number, _ in path] for path in made) == [[1, 2], [2, 1]]
    assert {path[-1][1] for path in made} == second.plays(*question)
    assert set(second.reached(*question).values()) == {2}
