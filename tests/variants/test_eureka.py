"""Rulebook 2: only the bear-off is played."""

from __future__ import annotations

import pytest

from engine.game.actions import Rolled, Throw
from engine.game.advance import advance, begin
from engine.position import COLORS, Color, Position
from engine.rules.dice import ROLLS
from engine.turn import PlayerTurn, PlayStage, Roll
from tests.tables import (
    broken,
    faults,
    found,
    game,
    numbers,
    played,
    queue,
    result,
    table,
    verdict,
    written,
)

RULES = game("eureka")
START = "white 24:3 23:3 22:3 21:2 20:2 19:2; black 1:3 2:3 3:3 4:2 5:2 6:2"


def test_three_each_on_the_ace_deuce_and_three_points_and_two_each_on_the_others() -> None:
    assert RULES.setup == Position.parse(START)
    # three times 1 + 2 + 3 and twice 4 + 5 + 6
    assert [RULES.pips(RULES.setup, color) for color in COLORS] == [48, 48]


def test_the_routes_and_homes_are_those_of_backgammon() -> None:
    assert RULES.board is game("backgammon").board


@pytest.mark.parametrize("player", COLORS)
def test_only_the_bear_off_is_played_from_the_first_roll_on(player: Color) -> None:
    assert written(table(RULES, START, player, (6, 5))) == {"6/off 5/off", "6/off 6/1"}


@pytest.mark.parametrize("player", COLORS)
def test_by_the_base_rules_a_double_is_played_four_times(player: Color) -> None:
    assert numbers(queue(RULES, player, (6, 6))) == [(6, 6, 6, 6)]
    assert written(table(RULES, START, player, (6, 6))) == {"6/off(2) 5/off(2)"}


def test_by_the_base_rules_a_larger_die_takes_the_rearmost() -> None:
    position = "white 22:2 24:2 off:11; black 1:15"
    assert written(table(RULES, position, "white", (6, 5))) == {"3/off(2)"}


def test_by_the_base_rules_a_larger_die_takes_no_other() -> None:
    assert broken(table(RULES, START, "white", (6, 5)), "5/off 5/off") == {"bear_off"}


def test_by_the_base_rules_a_checker_may_move_inside_the_home_instead() -> None:
    assert "6/3" in written(table(RULES, START, "black", (2, 1)))


def test_by_the_base_rules_all_dice_must_be_used() -> None:
    assert broken(table(RULES, START, "white", (6, 5)), "6/off") == {"use_all"}
    assert broken(table(RULES, START, "white", (6, 5)), "") == {"no_pass"}


@pytest.mark.parametrize("player", COLORS)
def test_no_checker_can_be_hit(player: Color) -> None:
    for dice in ROLLS:
        plays = found(table(RULES, START, player, dice))
        assert not any(move.hit for play in plays for move in play.moves)
    assert "hit" not in RULES.rule_ids


def test_no_checker_can_be_hit_so_there_is_no_bar() -> None:
    assert faults(RULES, "white bar:1 24:14; black 1:15") == {"no_such_place"}


@pytest.mark.parametrize(
    "position",
    [
        "white 10:1 24:14; black 1:15",
        "white 24:15; black 7:1 1:14",
        "white 19:15; black 1:15",
        "white 24:3 23:3 22:3 21:2 20:1 19:3; black 1:15",
    ],
)
def test_no_checker_stands_further_back_than_it_began(position: str) -> None:
    assert faults(RULES, position) == {"behind_the_start"}


def test_every_position_on_the_way_off_is_accepted() -> None:
    for position in (
        START,
        "white 19:2 20:2 21:2 off:9; black 1:15",
        "white off:15; black 1:1 off:14",
    ):
        assert faults(RULES, position) == set()


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("white 24:14; black 1:15", "wrong_total"),
        ("white 24:14 reserve:1; black 1:15", "no_such_place"),
        ("white off:15; black off:15", "both_finished"),
    ],
)
def test_other_impossible_positions_are_refused(position: str, code: str) -> None:
    assert faults(RULES, position) == {code}


def test_the_cube_is_optional_and_on() -> None:
    assert RULES.cube


def test_first_to_bear_off_all_wins_a_single() -> None:
    assert result(RULES, "white off:15; black 1:14 off:1") == ("white", "single", 1)
    assert result(RULES, "white 24:14 off:1; black off:15") == ("black", "single", 1)


def test_a_gammon_counts_two_as_in_the_base_game() -> None:
    assert result(RULES, f"white off:15; {START.split('; ')[1]}") == ("white", "gammon", 2)


def test_the_game_ends_at_once_and_the_rest_of_the_roll_is_void() -> None:
    state = table(RULES, "white 24:1 23:1 off:13; black 1:14 off:1", "white", (4, 4))
    assert played(state, "2/off 1/off").turn is None
    assert broken(state, "2/off 1/off 1/off") == {"immediate_end"}


def test_the_last_two_go_off_with_any_roll_but_may_be_moved_first() -> None:
    state = table(RULES, "white 24:1 23:1 off:13; black 1:15", "white", (2, 1))
    assert verdict(state, "1/off 2/off").legal
    assert verdict(state, "2/1 1/off").legal


def test_opening_fresh_roll_lets_the_starter_throw_a_double() -> None:
    state = begin(game("eureka", opening="fresh_roll"), [Throw(6, 5)])
    assert state.turn == PlayerTurn("white", (Roll(),))
    assert advance(state, Rolled((6, 6))).turn == PlayerTurn("white", (PlayStage((6, 6, 6, 6)),))


def test_backgammon_multiplier_changes_nothing_that_can_happen_here() -> None:
    rules = game("eureka", backgammon_multiplier=2)
    assert result(rules, f"white off:15; {START.split('; ')[1]}") == ("white", "gammon", 2)
