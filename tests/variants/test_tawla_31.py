"""Rulebook 43, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.position import Position
from tests.tables import broken, faults, found, game, numbers, queue, result, table, verdict

RULES = game("tawla_31")
START = "white 1:15; black 24:15"
NEARLY = "white 1:14 13:1; black 24:14 12:1"
CLOSED = "white 1:14 12:1; black 24:14 18:1"


def test_all_fifteen_start_on_the_first_point_of_the_base_routes() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.board.black.points[0] == 24


def test_one_opposing_checker_closes_a_point() -> None:
    where = "white 1:10 12:4 20:1; black 24:10 13:4 5:1"
    assert broken(table(RULES, where, "white", (4, 1)), "@1/5 @1/2") == {"single_blocks"}
    assert {"hit", "bar_first", "pin_stack"}.isdisjoint(RULES.rule_ids)


def test_only_the_foremost_checker_moves_until_it_is_home() -> None:
    assert broken(table(RULES, START, "white", (6, 5)), "@1/7 @1/6") == {"runner_first"}
    state = table(RULES, NEARLY, "white", (5, 1))
    assert verdict(state, "@13/18 @18/19").legal
    assert broken(state, "@13/18 @1/2") == {"runner_first"}


def test_from_the_step_that_gets_there_all_may_move() -> None:
    state = table(RULES, NEARLY, "white", (6, 5))
    assert verdict(state, "@13/19 @1/6").legal
    assert broken(state, "@1/6 @13/19") == {"runner_first"}
    assert verdict(table(RULES, START, "white", (6, 6)), "@1/7 @7/13 @13/19 @1/7").legal


def test_black_has_a_runner_too() -> None:
    state = table(RULES, NEARLY, "black", (6, 5))
    assert broken(state, "@24/19 @12/6") == {"runner_first"}
    assert verdict(state, "@12/6 @24/19").legal


def test_only_one_number_can_be_played_so_it_is_the_higher() -> None:
    assert broken(table(RULES, CLOSED, "white", (5, 1)), "@12/13") == {"higher_die"}


def test_a_player_without_a_step_passes() -> None:
    assert [play.moves for play in found(table(RULES, CLOSED, "white", (6, 6)))] == [()]


def test_doubles_are_played_four_times() -> None:
    assert numbers(queue(RULES, "white", (2, 2))) == [(2, 2, 2, 2)]
    assert len(found(table(RULES, NEARLY, "white", (6, 6)))) == 3


def test_the_winner_scores_each_checker_that_the_loser_has_left() -> None:
    assert result(RULES, "white off:15; black 6:11 off:4") == ("white", "checkers", 11)


def test_there_is_no_gammon_and_no_cube() -> None:
    assert result(RULES, "white off:15; black 24:15") == ("white", "checkers", 15)
    assert not RULES.cube


def test_positions_are_checked() -> None:
    assert faults(RULES, "white 1:14 24:1; black 24:15") == {"both_colors"}
    assert faults(RULES, "white 1:14 bar:1; black 24:15") == {"no_such_place"}
    assert faults(RULES, "white 1:14 off:1; black 24:15") == {"off_before_home"}


def test_the_only_option_is_the_opening() -> None:
    assert {option.name: option.default for option in RULES.options} == {"opening": "fresh_roll"}
