"""Outcomes, turns and series of the second rulebook; numbers are those of the rulings."""

from typing import Any

import pytest

from . import second
from .second import series


def play(*numbers: int, **more: str) -> dict[str, Any]:
    return {"do": "play", "numbers": list(numbers), **more}


ROLL = {"do": "roll"}


@pytest.mark.parametrize(
    ("variant", "options", "position", "winner", "points"),
    [
        ("nackgammon", {}, "white off:15; black 3:14 off:1", "white", 1),
        ("nackgammon", {}, "white off:15; black 3:15", "white", 2),
        ("nackgammon", {}, "white off:15; black 3:14 19:1", "white", 3),
        ("longgammon", {"backgammon_multiplier": 2}, "white off:15; black 24:15", "white", 2),
        # 32: a gammon is a loser with all three still in play.
        ("hypergammon", {}, "white 20:3; black off:3", "black", 2),
        ("hypergammon", {}, "white bar:1 20:2; black off:3", "black", 3),
        ("hypergammon", {}, "white 20:2 off:1; black off:3", "black", 1),
        # 34, 35: never 3.
        ("portes", {}, "white off:15; black bar:1 3:14", "white", 2),
        ("tavla", {}, "white off:15; black 24:14 off:1", "white", 1),
        ("plakoto", {}, "white 1:1! 20:14; black 1:1 3:14", "black", 2),
        ("mahbusa", {}, "white 1:1! 20:14; black 1:1 3:14", "black", 2),
        # 42: 15 for a mother.
        (
            "mahbusa",
            {"scoring": "checkers_left"},
            "white 1:1! 20:14; black 1:1 3:14",
            "black",
            15,
        ),
        ("mahbusa", {"scoring": "checkers_left"}, "white off:15; black 3:6 off:9", "white", 6),
        ("fevga", {}, "white 13:15; black off:15", "black", 2),
        ("long_nardy", {}, "white 20:14 off:1; black off:15", "black", 1),
        ("gul_bara", {}, "white off:15; black 13:15", "white", 2),
        # 43.5
        ("tawla_31", {}, "white off:15; black 3:11 off:4", "white", 11),
        # 44.6
        ("khachapuri", {}, "white off:15; black 7:6 off:9", "white", 6),
        ("khachapuri", {"scoring": "one_two"}, "white off:15; black 7:6 off:9", "white", 1),
        ("khachapuri", {"scoring": "one_two"}, "white off:15; black 7:15", "white", 2),
    ],
)
def test_outcome(
    variant: str, options: dict[str, Any], position: str, winner: str, points: int
) -> None:
    expected = {"winner": winner, "points": points}
    assert second.outcome(variant, options, second.parse(position)) == expected


def test_a_game_goes_on_from_every_start_with_every_option() -> None:
    for variant in second.PAGES:
        for options in second.every_choice(variant):
            assert second.outcome(variant, options, second.start(variant, options)) is None


def test_36_a_pinned_mother_goes_on_while_the_pinner_is_on_the_start_point() -> None:
    position = second.parse("white 1:1! 20:14; black 1:1 3:13 24:1")
    assert second.outcome("plakoto", {}, position) is None


def test_the_number_of_choices_of_each_game() -> None:
    """By hand from the pages: two openings, times the values of every other option."""
    assert {variant: len(second.every_choice(variant)) for variant in second.PAGES} == {
        "nackgammon": 4,
        "hypergammon": 4,
        "longgammon": 4,
        "portes": 4,
        "tavla": 4,
        "plakoto": 4,
        "fevga": 12,
        "long_nardy": 12,
        "gul_bara": 4,
        "mahbusa": 8,
        "tawla_31": 2,
        "khachapuri": 4,
    }


def test_an_option_that_a_game_does_not_have_is_refused() -> None:
    for options in ({"row": "one_ahead"}, {"scoring": "pips"}):
        with pytest.raises(ValueError, match="khachapuri has no option"):
            second.page("khachapuri", options)


# --- opening and rolls ---


@pytest.mark.parametrize("variant", ["nackgammon", "hypergammon", "longgammon", "long_nardy"])
def test_the_numbers_thrown_are_played_by_the_higher_thrower(variant: str) -> None:
    turn = {"player": "black", "stages": [play(5, 2)]}
    assert second.after_throw(variant, {}, 2, 5) == turn
    fresh = {"player": "black", "stages": [ROLL]}
    assert second.after_throw(variant, {"opening": "fresh_roll"}, 2, 5) == fresh


@pytest.mark.parametrize(
    "variant", ["portes", "tavla", "plakoto", "fevga", "mahbusa", "tawla_31", "khachapuri"]
)
def test_the_higher_thrower_throws_anew(variant: str) -> None:
    assert second.after_throw(variant, {}, 6, 5) == {"player": "white", "stages": [ROLL]}
    one_die_each = second.after_throw(variant, {"opening": "one_die_each"}, 6, 5)
    assert one_die_each == {"player": "white", "stages": [play(6, 5)]}


def test_equal_numbers_are_thrown_again() -> None:
    for variant in second.PAGES:
        turn = second.opening_turn(variant, {})
        assert turn["stages"] == [{"do": "open"}]
        assert second.after_throw(variant, {}, 3, 3) == turn


def test_a_double_is_played_four_times() -> None:
    for variant in set(second.PAGES) - {"gul_bara"}:
        assert second.roll_stages(variant, {}, (3, 3)) == [play(3, 3, 3, 3)]


# --- 41, gul_bara ---


def test_41_5_the_early_turns_are_counted_down() -> None:
    turn = second.after_throw("gul_bara", {}, 6, 5)
    assert turn == {"player": "white", "stages": [ROLL], "early": 6}
    position = second.start("gul_bara", {})
    seen = []
    for _ in range(8):
        seen.append((turn["player"], turn.get("early")))
        rolled = second.after_roll("gul_bara", {}, turn, (2, 1))
        assert rolled.get("early") == turn.get("early")
        following = second.after_play("gul_bara", {}, rolled, position, position, numbers_used=0)
        assert following
        turn = following
    sides = ["white", "black"] * 4
    assert seen == list(zip(sides, [6, 5, 4, 3, 2, 1, None, None], strict=True))


def test_41_2_and_4_the_stages_of_a_late_double() -> None:
    lost = {"if_short": "forfeit"}
    assert second.roll_stages("gul_bara", {}, (4, 4)) == [
        play(4, 4, 4, 4, **lost),
        play(5, 5, 5, 5, **lost),
        play(6, 6, 6, 6, **lost),
    ]
    assert second.roll_stages("gul_bara", {}, (6, 6)) == [play(6, 6, 6, 6, **lost)]


def test_41_6_an_early_double_has_one_stage() -> None:
    assert second.roll_stages("gul_bara", {}, (4, 4), early=2) == [play(4, 4, 4, 4)]


STALLED = second.parse("white 2:11 5:4; black 6:1 7:4 8:4 10:4 14:2")


@pytest.mark.parametrize(
    ("unplayed", "player", "stages"),
    [("lost", "black", [ROLL]), ("to_opponent", "black", [play(6, 6, 6, 6), ROLL])],
)
def test_41_2_what_follows_a_stage_that_is_not_completed(
    unplayed: str, player: str, stages: list[Any]
) -> None:
    options = {"unplayed": unplayed}
    turn = second.after_roll("gul_bara", options, {"player": "white", "stages": [ROLL]}, (5, 5))
    following = second.after_play("gul_bara", options, turn, STALLED, STALLED, numbers_used=0)
    assert following == {"player": player, "stages": stages}


@pytest.mark.parametrize("unplayed", ["lost", "to_opponent"])
def test_41_a_completed_stage_is_followed_by_the_next(unplayed: str) -> None:
    options = {"unplayed": unplayed}
    turn = second.after_roll("gul_bara", options, {"player": "white", "stages": [ROLL]}, (5, 5))
    after = second.parse("white 2:7 5:4 24:4; black 6:1 7:4 8:4 10:4 14:2")
    following = second.after_play("gul_bara", options, turn, STALLED, after, numbers_used=4)
    assert following == {"player": "white", "stages": turn["stages"][1:]}


def test_41_what_is_handed_over_does_not_return() -> None:
    """Rulebook 9: each as far as possible, then the opponent has an ordinary turn."""
    options = {"unplayed": "to_opponent"}
    turn: Any = {"player": "black", "stages": [play(5, 5, 5, 5), play(6, 6, 6, 6), ROLL]}
    for left in (2, 1):
        turn = second.after_play("gul_bara", options, turn, STALLED, STALLED, numbers_used=0)
        assert turn["player"] == "black" and len(turn["stages"]) == left
    rolled = second.after_roll("gul_bara", options, turn, (2, 1))
    assert rolled == {"player": "black", "stages": [play(2, 1)]}


def test_41_a_failure_at_six_leaves_nothing_to_hand_over() -> None:
    options = {"unplayed": "to_opponent"}
    turn = second.after_roll("gul_bara", options, {"player": "white", "stages": [ROLL]}, (6, 6))
    following = second.after_play("gul_bara", options, turn, STALLED, STALLED, numbers_used=0)
    assert following == {"player": "black", "stages": [ROLL]}
    assert second.successor_stages(
        "gul_bara", options, STALLED, STALLED, "white", turn["stages"], numbers_used=0
    ) == ("white", [])


def test_the_end_of_the_game_voids_the_stages() -> None:
    turn = second.after_roll("gul_bara", {}, {"player": "white", "stages": [ROLL]}, (5, 5))
    before, after = (
        second.parse(f"white {white}; black 13:15") for white in ("24:1 off:14", "off:15")
    )
    assert second.after_play("gul_bara", {}, turn, before, after, numbers_used=1) is None


# --- 43, 47: matches and series ---


def test_43_6_surplus_points_are_worth_nothing() -> None:
    score = series.score_after({"white": 29, "black": 25}, {"winner": "white", "points": 11})
    assert score == {"white": 40, "black": 25}
    assert series.match_winner(score, 31) == "white"
    assert series.match_winner({"white": 29, "black": 25}, 31) is None


def test_47_1_to_3_and_6_a_series_of_tavli() -> None:
    score, draw = {"white": 0, "black": 0}, {"winner": None, "points": 0}
    black_wins, white_wins = ({"winner": w, "points": p} for w, p in (("black", 2), ("white", 1)))
    score = series.score_after(score, black_wins)
    assert score == {"white": 0, "black": 2}
    assert series.next_variant("tavli", "portes") == "plakoto"
    assert series.starter(black_wins) == "black"
    assert second.first_turn("plakoto", {}, "black") == {"player": "black", "stages": [ROLL]}
    score = series.score_after(score, draw)
    assert score == {"white": 0, "black": 2}
    assert series.next_variant("tavli", "plakoto") == "fevga"
    assert series.starter(draw) is None
    score = series.score_after(score, white_wins)
    assert score == {"white": 1, "black": 2}
    assert series.next_variant("tavli", "fevga") == "portes"
    assert series.starter(white_wins) == "white"


def test_47_4_a_mother_at_four_ends_a_match_to_five() -> None:
    mother = second.outcome("plakoto", {}, second.parse("white 1:1! 20:14; black 1:1 3:14"))
    assert mother
    score = series.score_after({"white": 1, "black": 4}, mother)
    assert score["black"] == 6 and series.match_winner(score, 5) == "black"


def test_47_tabla() -> None:
    cycle = ["portes", "gul_bara", "plakoto", "portes"]
    assert [series.next_variant("tabla", variant) for variant in cycle[:3]] == cycle[1:]
