"""Rulebook 44, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.position import Position
from tests.tables import (
    broken,
    faults,
    found,
    game,
    result,
    table,
    verdict,
)

RULES = game("khachapuri")
START = "white 1:4 19:11; black 13:4 7:11"


def test_four_start_on_the_head_and_eleven_at_home() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.pips(RULES.setup, "white") == RULES.pips(RULES.setup, "black") == 4 * 24 + 11 * 6


def test_a_point_holds_one_colour_and_no_checker_goes_back() -> None:
    assert faults(RULES, "white 13:4 19:11; black 13:4 7:11") == {"both_colors"}
    assert faults(RULES, "white 1:3 19:11 bar:1; black 13:4 7:11") == {"no_such_place"}
    assert faults(RULES, "white 1:3 19:11 off:1; black 13:4 7:11") == {"off_before_home"}


def test_any_number_may_leave_the_start_point() -> None:
    state = table(RULES, START, "white", (3, 3))
    assert verdict(state, "@1/4 @1/4 @1/4 @1/4").legal
    assert len(found(state)) == 5


def test_there_is_no_head_rule_but_the_row_rule_of_long_nardy() -> None:
    assert "head_one" not in RULES.rule_ids and "second_head" not in RULES.rule_ids
    assert RULES.formations == game("long_nardy").formations


def test_a_row_is_legal_while_opposing_checkers_are_ahead() -> None:
    where = "white 1:1 12:1 16:1 17:1 19:9 20:1 21:1; black 13:4 7:11"
    assert verdict(table(RULES, where, "white", (6, 1)), "@12/18 @1/2").legal


def test_a_row_in_front_of_all_opposing_checkers_is_banned() -> None:
    # no game leads there: eleven black checkers start at home, ahead of every row
    where = "white 12:1 16:1 17:1 19:10 20:1 21:1; black 13:15"
    assert broken(table(RULES, where, "white", (6, 1)), "@12/18 @19/20") == {"row_of_six"}
    assert faults(RULES, where) == {"behind_the_start"}


def test_6_6_at_the_start_cannot_be_played() -> None:
    state = table(RULES, START, "white", (6, 6))
    assert [play.moves for play in found(state)] == [()]


def test_the_winner_scores_each_checker_that_the_loser_has_left() -> None:
    assert result(RULES, "white off:15; black 7:6 off:9") == ("white", "checkers", 6)
    assert result(RULES, "white off:15; black 13:1 7:14") == ("white", "checkers", 15)


def test_with_one_two_a_win_counts_one_or_two() -> None:
    rules = game("khachapuri", scoring="one_two")
    assert result(rules, "white off:15; black 7:14 off:1") == ("white", "single", 1)
    assert result(rules, "white off:15; black 13:1 7:14") == ("white", "gammon", 2)


def test_the_options() -> None:
    assert {option.name: option.default for option in RULES.options} == {
        "opening": "fresh_roll",
        "scoring": "checkers_left",
    }
