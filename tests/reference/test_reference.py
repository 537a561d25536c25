"""Section 0 of the rulebook, and results, counted by hand."""

import json
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from . import longest, outcome, plays, roll_stages, start

Sides = tuple[dict[str, int], dict[str, int]]


def board(white: dict[str, int], black: dict[str, int], **more: Any) -> dict[str, Any]:
    return {"white": white, "black": black, **more}


def found(
    variant: str, position: dict[str, Any], player: str, *numbers: int, **more: Any
) -> list[dict[str, Any]]:
    """The resulting positions; `more` are keys of the stage, or `options`."""
    options = more.pop("options", {})
    stage = {"do": "play", "numbers": list(numbers), **more}
    return [json.loads(text) for text in sorted(plays(variant, options, position, player, stage))]


def white(variant: str, position: dict[str, Any], *numbers: int, **more: Any) -> list[Any]:
    return [result["white"] for result in found(variant, position, "white", *numbers, **more)]


# notations.md, section 3: distinct results of each roll from the standard position.
DEPTH_1 = (
    "11:42 21:15 22:75 31:16 32:17 33:73 41:14 42:18 43:17 44:52 51:8 52:8 53:9 54:9 55:4 "
    "61:10 62:14 63:14 64:14 65:7 66:11"
)


@pytest.mark.parametrize("line", DEPTH_1.split())
@pytest.mark.parametrize("player", ["white", "black"])
def test_opening_rolls_have_the_known_number_of_results(line: str, player: str) -> None:
    roll, count = line.split(":")
    position = start("backgammon", {})
    (stage,) = roll_stages("backgammon", {}, position, player, (int(roll[0]), int(roll[1])))
    assert len(plays("backgammon", {}, position, player, stage)) == int(count)


def test_two_plies_have_the_known_number_of_results() -> None:
    """notations.md, section 3: 202,782 at depth 2, each of the 447 first plays counted."""
    rolls = list(combinations_with_replacement(range(1, 7), 2))

    def results(position: dict[str, Any], player: str) -> list[str]:
        stages = [roll_stages("backgammon", {}, position, player, roll)[0] for roll in rolls]
        return [
            text for stage in stages for text in plays("backgammon", {}, position, player, stage)
        ]

    firsts = Counter(results(start("backgammon", {}), "white"))
    assert (len(firsts), firsts.total()) == (406, 447)
    answers = {text: len(results(json.loads(text), "black")) for text in firsts}
    assert sum(times * answers[text] for text, times in firsts.items()) == 202_782


def test_the_longest_way_to_the_goal_is_the_only_play() -> None:
    position = board({"23": 1, "off": 14}, {"24": 1, "off": 14})
    after = board({"off": 15}, {"bar": 1, "off": 14})
    assert found("backgammon", position, "white", 6, 1) == [after]


def test_a_way_to_the_goal_may_be_shorter_than_a_play_that_misses_it() -> None:
    """Backwards, 2-1, last checker on distance 1 and the way back by one is blocked."""
    position = board({"24": 1, "off": 14}, {"23": 2, "off": 13})
    assert white("backwards", position, 2, 1) == [{"21": 1, "off": 14}, {"off": 15}]
    # Unblocked, 1/2/off uses both numbers; its result is the same, 2 and 4 away stay possible.
    free = board({"24": 1, "off": 14}, {"1": 2, "off": 13})
    assert white("backwards", free, 2, 1) == [
        {"21": 1, "off": 14},
        {"23": 1, "off": 14},
        {"off": 15},
    ]


def test_the_higher_die_must_be_played_if_only_one_can() -> None:
    position = board({"1": 1, "off": 14}, {"12": 2, "off": 13})
    assert white("backgammon", position, 6, 5) == [{"7": 1, "off": 14}]
    assert longest("backgammon", {}, position, "white", {"do": "play", "numbers": [6, 5]}) == 1
    either = [{"6": 1, "off": 14}, {"7": 1, "off": 14}]
    assert white("old_britain", position, 6, 5) == either


def test_bar_first_and_a_closed_entry_point_costs_the_number() -> None:
    position = board({"bar": 2, "12": 13}, {"6": 2, "24": 13})
    assert white("backgammon", position, 6, 3) == [{"bar": 1, "3": 1, "12": 13}]


def test_a_larger_die_bears_off_the_rearmost_only() -> None:
    position = board({"21": 1, "22": 1, "off": 13}, {"1": 15})
    # 6 takes the rearmost (4 away), then 5 the other; the other order ends the same way.
    assert white("backgammon", position, 6, 5) == [{"off": 15}]
    # 3-1: 3/off and 4/3 in any order, or 4/1/off; else 4/1 3/2. After 3/2 the checker on 4
    # stands further back, so the 3 may not bear off from 2.
    assert white("backgammon", position, 3, 1) == [
        {"22": 1, "off": 14},
        {"23": 1, "24": 1, "off": 13},
    ]


def test_an_unplayable_stage_has_the_empty_play() -> None:
    position = board({"bar": 1, "12": 14}, {"6": 2, "24": 13, "off": 0})
    assert found("backgammon", position, "white", 6, 6, 6, 6) == [
        board({"bar": 1, "12": 14}, {"6": 2, "24": 13})
    ]
    assert longest("backgammon", {}, position, "white", {"do": "play", "numbers": [6] * 4}) == 0


@pytest.mark.parametrize(
    ("variant", "options", "sides", "winner", "points"),
    [
        ("backgammon", {}, ({"off": 15}, {"3": 14, "off": 1}), "white", 1),
        ("backgammon", {}, ({"off": 15}, {"3": 15}), "white", 2),
        ("backgammon", {}, ({"off": 15}, {"3": 14, "19": 1}), "white", 3),
        ("backgammon", {}, ({"off": 15}, {"3": 14, "bar": 1}), "white", 3),
        ("backgammon", {}, ({"off": 15}, {"bar": 1, "off": 14}), "white", 1),
        ("backgammon", {"backgammon_multiplier": 2}, ({"off": 15}, {"24": 15}), "white", 2),
        # Start quarter of Black's own route: 1-6 where both run upwards.
        ("straight", {}, ({"off": 15}, {"20": 14, "6": 1}), "white", 3),
        ("straight", {}, ({"off": 15}, {"20": 15}), "white", 2),
        ("ludus_lombardorum", {}, ({"off": 15}, {"24": 1, "1": 14}), "white", 3),
        ("puff", {}, ({"off": 15}, {"reserve": 1, "20": 14}), "white", 3),
        ("gioul", {}, ({"24": 15}, {"off": 15}), "black", 2),
        ("acey_deucey", {}, ({"off": 15}, {"reserve": 3, "bar": 1, "4": 2, "off": 9}), "white", 6),
        ("mexican_backgammon", {}, ({"off": 15}, {"24": 15}), "white", 1),
        # rulings.md 14: one checker three fields away and two one field away make 5.
        ("pin", {}, ({"22": 1, "24": 2, "off": 12}, {"off": 15}), "black", 5),
        ("pin", {}, ({"24": 15}, {"off": 15}), "black", 30),
        ("pin", {}, ({"24": 14, "6": 1}, {"off": 15}), "black", 99),
        ("misere", {}, ({"off": 15}, {"3": 14, "19": 1}), "black", 3),
        ("no_hit", {}, ({"11": 1, "off": 14}, {"bar": 1, "3": 14}), "black", 1),
        ("french_backgammon_2", {}, ({"24": 3}, {"reserve": 3}), "white", 1),
        ("catch_me", {}, ({"captured": 6}, {"1": 1, "captured": 5}), "black", 1),
        # Every entry point of both sides is closed: a draw by section 0.
        (
            "backgammon",
            {},
            (
                {"bar": 3, "19": 2, "20": 2, "21": 2, "22": 2, "23": 2, "24": 2},
                {"bar": 3, "1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2},
            ),
            None,
            0,
        ),
    ],
)
def test_outcome(
    variant: str, options: dict[str, Any], sides: Sides, winner: str | None, points: int
) -> None:
    expected = {"winner": winner, "points": points}
    assert outcome(variant, options, board(*sides)) == expected


def test_a_game_goes_on_from_every_start() -> None:
    for variant in ("backgammon", "puff", "pin", "catch_me", "doublets", "snake", "gioul"):
        assert outcome(variant, {}, start(variant, {})) is None


def test_only_the_fixed_roll_counts_for_a_draw() -> None:
    position = board({"bar": 1, "23": 2, "24": 2, "off": 10}, {"bar": 1, "1": 2, "2": 2, "off": 10})
    assert outcome("fixed_roll", {}, position, dice=(2, 1)) == {"winner": None, "points": 0}
    assert outcome("fixed_roll", {}, position, dice=(3, 1)) is None
    assert outcome("fixed_roll", {}, position) is None
