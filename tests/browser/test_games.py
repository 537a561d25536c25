"""Whole games, from the list of games to the outcome, by nothing but clicks."""

from __future__ import annotations

import os
import random

import pytest

from tests.browser.table import Seated

FAIR, HIGH = "123456", "345656"
GAMES = {
    "backgammon": (HIGH, 1),
    "puff": (HIGH, 2),
    "gioul": (HIGH, 5),
    "acey_deucey": ("124566", 2),
    "mexican_backgammon": (FAIR, 4),
    "pin": (HIGH, 3),
    "catch_me": ("116653", 2),
    "doublets": (FAIR, 2),
    "french_backgammon_2": (FAIR, 3),
    "two_rolls_vs_choice": (HIGH, 5),
}
"""The faces of the dice and a seed that make a short game of it."""
MOST_CLICKS = 1500


SHORTEST = ("backgammon", "gioul", "doublets", "french_backgammon_2", "two_rolls_vs_choice")
"""What is played where time is short; CI plays them all."""


@pytest.mark.parametrize("variant", GAMES if os.environ.get("WHOLE_GAMES") else SHORTEST)
def test_a_game_is_played_to_its_end_by_clicking(seat: Seated, variant: str) -> None:
    table = seat(width=640, height=800, dice=GAMES[variant])
    choose = random.Random(variant)
    view = table.begin(variant)
    clicks = 0
    while not view["over"]:
        clicks += 1
        assert clicks < MOST_CLICKS, "the game does not end"
        view = table.play_on(view, choose)
        assert view["why"] == ""
    assert "wins" in view["status"] or "draw" in view["status"]
    assert view["moves"]
