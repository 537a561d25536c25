"""Whole games, from the list of games to the outcome, by nothing but clicks."""

from __future__ import annotations

import random

import pytest

from tests.browser.table import Seated

FAIR, HIGH = "123456", "345656"
GAMES = {
    "backgammon": (HIGH, 1),
    "mexican_backgammon": (FAIR, 4),
    "two_rolls_vs_choice": (HIGH, 5),
}
"""The plain game, a double to be named, a roll to be named; `make playground` plays all games.

The faces of the dice and a seed make a short game.
"""
BY_MOUSE = {"french_backgammon_2": (FAIR, 3), "doublets": (FAIR, 2)}
MOST_CLICKS = 1000


@pytest.mark.parametrize("variant", GAMES)
def test_a_game_is_played_to_its_end_by_clicking(seat: Seated, variant: str) -> None:
    faces, seed = GAMES[variant]
    table = seat(width=640, height=1000, dice=(faces, seed), click="pick")
    table.begin(variant)
    view = table.play_out(seed, MOST_CLICKS)
    assert view["why"] == ""
    assert view["over"], "the game does not end"
    assert "wins" in view["status"] or "draw" in view["status"]
    assert view["moves"]


@pytest.mark.parametrize("variant", BY_MOUSE)
def test_both_players_move_every_checker_with_the_mouse(seat: Seated, variant: str) -> None:
    faces, seed = BY_MOUSE[variant]
    table = seat(width=640, height=1000, dice=(faces, seed), click="pick")
    view = table.begin(variant)
    choose = random.Random(seed)
    for _ in range(MOST_CLICKS):
        if view["over"]:
            break
        done = [button for button in view["buttons"] if button["text"] == "Confirm play"]
        names = view["targets"] or view["sources"]
        places = [view["places"][name] for name in names]
        view = table.click(choose.choice(done or places or view["buttons"]))
        assert view["why"] == ""
    assert "wins" in view["status"] or "draw" in view["status"]
