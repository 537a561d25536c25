"""The board of nardy, rulebooks 38 to 41 and 45: opposite corners, one way round, nobody hits."""

from __future__ import annotations

import pytest

from engine.position import Position
from tests.tables import broken, faults, game, table, verdict, written

CORNERS = ("fevga", "long_nardy", "gul_bara", "khachapuri")
ON_THE_FIRST_POINT = ("fevga", "long_nardy", "gul_bara")
NOBODY_HITS = (*CORNERS, "tawla_31", "gioul")


@pytest.mark.parametrize("name", ON_THE_FIRST_POINT)
def test_both_start_with_fifteen_on_opposite_corners(name: str) -> None:
    rules = game(name)
    assert rules.setup == Position.parse("white 1:15; black 13:15")
    assert rules.pips(rules.setup, "white") == rules.pips(rules.setup, "black") == 360


@pytest.mark.parametrize("name", CORNERS)
def test_both_run_the_same_way_round(name: str) -> None:
    white, black = game(name).board.white, game(name).board.black
    assert (white.points[0], white.home) == (1, (19, 20, 21, 22, 23, 24))
    assert (black.points[0], black.points[11], black.points[12]) == (13, 24, 1)
    assert black.home == (7, 8, 9, 10, 11, 12)


@pytest.mark.parametrize("name", CORNERS)
def test_black_bears_off_from_7_to_12(name: str) -> None:
    state = table(game(name), "white 19:15; black 7:1 12:14", "black", (6, 1))
    assert verdict(state, "@7/off @12/off").legal
    assert broken(state, "@12/13 @7/8") == {"forward"}


@pytest.mark.parametrize("name", CORNERS)
def test_one_opposing_checker_closes_a_point(name: str) -> None:
    where = "white 1:2 5:2 20:11; black 13:2 18:2 8:11"
    state = table(game(name), where, "white", (4, 3))
    assert broken(state, "@5/8 @20/24") == {"single_blocks"}


def test_one_opposing_checker_closes_a_point_in_gioul_too() -> None:
    state = table(game("gioul"), "white 1:15; black 7:1 24:14", "white", (6, 5))
    assert written(state) == {"24/13"}
    assert broken(state, "24/18 24/19") == {"single_blocks"}


@pytest.mark.parametrize("name", NOBODY_HITS)
def test_nobody_is_hit_and_there_is_no_bar(name: str) -> None:
    assert {"hit", "bar_first"}.isdisjoint(game(name).rule_ids)


@pytest.mark.parametrize("name", ON_THE_FIRST_POINT)
def test_a_point_holds_one_colour_and_no_checker_goes_back(name: str) -> None:
    assert faults(game(name), "white 1:14 13:1; black 13:15") == {"both_colors"}
    assert faults(game(name), "white 1:14 bar:1; black 13:15") == {"no_such_place"}
    assert faults(game(name), "white 1:14 off:1; black 13:15") == {"off_before_home"}
