"""The stages of a roll and what follows a stage, straight from the pages of the games."""

from typing import Any

import pytest

from . import roll_stages, start, successor_stages
from .test_reference import board

AGAIN = {"do": "roll", "again": True}
NAME = {"do": "name_double", "if_short": "forfeit"}


def play(*numbers: int, **more: Any) -> dict[str, Any]:
    return {"do": "play", "numbers": list(numbers), **more}


def forfeit(*numbers: int) -> dict[str, Any]:
    return play(*numbers, if_short="forfeit")


@pytest.mark.parametrize(
    ("variant", "dice", "stages"),
    [
        ("backgammon", (2, 5), [play(5, 2)]),
        ("backgammon", (4, 4), [play(4, 4, 4, 4)]),
        ("puff", (5, 2), [play(2, 5, in_order=True)]),
        ("long_russian_puff", (2, 2), [forfeit(2, 2), play(5, 5)]),
        ("french_backgammon_1", (6, 6), [play(6, 6, 6, 6), play(1, 1, 1, 1), AGAIN]),
        ("russian_backgammon", (3, 3), [forfeit(3, 3, 3, 3), forfeit(4, 4, 4, 4), AGAIN]),
        ("french_backgammon_2", (3, 3), [play(3)]),
        ("acey_deucey", (1, 2), [forfeit(2, 1), NAME, AGAIN]),
        ("acey_deucey", (3, 3), [play(3, 3, 3, 3)]),
        ("mexican_backgammon", (2, 1), [NAME, AGAIN]),
        ("mexican_backgammon", (3, 3), [forfeit(3, 3, 3, 3), AGAIN]),
        ("catch_me", (2, 3), []),
        ("catch_me", (6, 3), [play(9)]),
        ("catch_me", (3, 3), [play(6), AGAIN]),
        ("doublets", (3, 6), [play(6, 3)]),
        ("doublets", (3, 3), [play(3), AGAIN]),
        ("ludus_lombardorum", (3, 3), [play(3)]),
    ],
)
def test_what_a_roll_brings(
    variant: str, dice: tuple[int, int], stages: list[dict[str, Any]]
) -> None:
    assert roll_stages(variant, {}, start(variant, {}), "white", dice) == stages


@pytest.mark.parametrize(
    ("dice", "stages"),
    [
        ((1, 6), [play(6, 1)]),
        ((1, 4), [play(1)]),
        ((6, 4), [play(6)]),
        ((5, 4), []),
        ((6, 6), [play(6, 6), AGAIN]),
        ((1, 1), [play(1, 1), AGAIN]),
        ((3, 3), [AGAIN]),
    ],
)
def test_what_a_roll_brings_to_the_last_checker(
    dice: tuple[int, int], stages: list[dict[str, Any]]
) -> None:
    position = board({"24": 1, "captured": 5}, {"2": 1, "3": 1, "captured": 4})
    assert roll_stages("catch_me", {}, position, "white", dice) == stages


@pytest.mark.parametrize(
    ("if_short", "used", "left"),
    [("carry_on", 1, 1), ("forfeit", 1, 0), ("carry_on", 2, 1), ("forfeit", 2, 1)],
)
def test_a_short_stage_is_followed_by_what_if_short_says(
    if_short: str, used: int, left: int
) -> None:
    before = start("acey_deucey", {})
    after = board({"1": 1, "reserve": 14}, {"reserve": 15})
    queue = [play(2, 1, if_short=if_short), AGAIN]
    assert successor_stages(
        "acey_deucey", {}, before, after, "white", queue, numbers_used=used
    ) == ("white", [AGAIN][:left])


def test_the_opponent_takes_over_the_rest_of_a_gioul_double() -> None:
    position = start("gioul", {})
    stages = roll_stages("gioul", {}, position, "white", (4, 4))
    assert [stage["numbers"][0] for stage in stages] == [4, 5, 6]
    player, queue = successor_stages(
        "gioul", {}, position, board({"1": 14, "5": 1}, {"24": 15}), "white", stages, numbers_used=1
    )
    assert player == "black"
    assert queue == [
        {"do": "play", "numbers": [5, 5, 5, 5]},
        {"do": "play", "numbers": [6, 6, 6, 6]},
        {"do": "roll"},
    ]


def test_the_end_of_the_game_voids_the_queue() -> None:
    stages = roll_stages(
        "french_backgammon_1", {}, start("french_backgammon_1", {}), "white", (6, 6)
    )
    before, after = board({"24": 1, "off": 14}, {"1": 15}), board({"off": 15}, {"1": 15})
    assert successor_stages(
        "french_backgammon_1", {}, before, after, "white", stages, numbers_used=1
    ) == ("white", [])


def test_a_failure_at_six_leaves_nothing_to_take_over() -> None:
    position = start("gioul", {})
    stages = roll_stages("gioul", {}, position, "white", (6, 6))
    assert len(stages) == 1
    assert successor_stages("gioul", {}, position, position, "white", stages, numbers_used=0) == (
        "white",
        [],
    )
