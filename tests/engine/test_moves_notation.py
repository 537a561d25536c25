"""Standard move notation: distances, chains, hits, repeats."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.notation.moves import write_play
from engine.position import Color
from engine.turn import Move
from engine.variants import VARIANTS
from tests.invariants.walks import walk
from tests.tables import game, table, written


def text(moves: str, color: Color = "white", name: str = "backgammon") -> str:
    """Moves in absolute points, `12-17` or with a hit `12-17*`, as the players write them."""
    made = []
    for word in moves.split():
        source, target = word.rstrip("*").split("-")
        pips = abs(int(target) - int(source)) if source.isdigit() and target.isdigit() else 1
        made.append(Move(source, target, pips, hit=word.endswith("*")))
    return write_play(game(name), color, made)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("17-20 19-20", "8/5 6/5"),
        ("1-7* 7-12", "24/18*/13"),
        ("bar-5", "bar/20"),
        ("19-off 19-off", "6/off(2)"),
        ("1-5 5-9 9-13 13-17", "24/8"),
        ("12-18 12-18 17-23 17-23", "13/7(2) 8/2(2)"),
        ("1-7 12-17", "24/18 13/8"),
        ("12-17 1-7", "24/18 13/8"),
        ("bar-5* 5-10", "bar/20*/15"),
        ("bar-5 12-15*", "bar/20 13/10*"),
        ("1-4* 4-7 7-10*", "24/21*/15*"),
        ("1-4* 1-4", "24/21* 24/21"),
        ("19-22 22-off", "6/off"),
        ("12-18 12-18 12-18 17-23", "13/7(3) 8/2"),
        ("17-18 19-20 19-20 20-21", "8/7 6/4 6/5"),
        ("19-20 19-20 20-21 22-23", "6/4 6/5 3/2"),
        ("19-20 19-20 20-21 20-21", "6/4(2)"),
        ("22-23 19-20 12-13 19-20", "13/12 6/5(2) 3/2"),
        ("", "-"),
    ],
)
def test_a_play_is_written_as_players_write_it(moves: str, expected: str) -> None:
    assert text(moves) == expected


def test_it_reads_the_same_for_both_players() -> None:
    assert text("8-5 6-5", "black") == "8/5 6/5"
    assert text("24-18* 18-13", "black") == "24/18*/13"
    assert text("bar-20", "black") == "bar/20"
    assert text("6-off 6-off", "black") == "6/off(2)"


def test_one_checker_is_distinguished_from_two() -> None:
    # 13/8 then 8/3 is one checker from 13 to 3; 8/3 first is another checker's move
    assert text("12-17 17-22") == "13/3"
    assert text("17-22 12-17") == "13/8 8/3"


def test_the_reserve_has_its_word() -> None:
    assert text("reserve-5 reserve-3", name="acey_deucey") == "reserve/20 reserve/22"


def test_distances_follow_the_games_own_routes() -> None:
    # Straight: Black runs 1 to 24; Puff: White runs 24 to 1; Ludus: twelve points, 6 is 12 away
    assert text("1-4", "black", "straight") == "24/21"
    assert text("24-20", "white", "puff") == "24/20"
    assert text("6-5", "white", "ludus_lombardorum") == "12/11"


def test_games_on_a_circle_are_written_in_absolute_points() -> None:
    assert text("24-17", "white", "catch_me") == "24/17"
    assert text("1-8*", "black", "catch_me") == "1/8*"


def test_a_tower_is_turned() -> None:
    assert written(table(game("doublets"), game("doublets").setup, "white", (6, 3))) == {
        "6/turn 3/turn"
    }


@pytest.mark.parametrize("name", VARIANTS)
def test_different_plays_of_a_roll_are_written_differently(name: str) -> None:
    rules = VARIANTS[name]
    for visit in islice(walk(rules, random.Random(name)), 200):
        assert visit.state.turn
        if (player := visit.state.turn.player) is None:
            continue
        texts = [write_play(rules, player, play.moves) for play in visit.found]
        assert len(set(texts)) == len(texts)
