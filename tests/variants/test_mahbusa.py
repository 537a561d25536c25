"""Rulebook 42: what Mahbusa adds to Plakoto; test_plakoto.py checks the rest for both games."""

from __future__ import annotations

from tests.tables import game, result

RULES = game("mahbusa")


def test_it_is_plakoto() -> None:
    plakoto = game("plakoto")
    assert RULES.rule_ids == plakoto.rule_ids
    assert (RULES.setup, RULES.goal, RULES.scoring) == (
        plakoto.setup,
        plakoto.goal,
        plakoto.scoring,
    )


def test_with_checkers_left_a_mother_costs_fifteen() -> None:
    left = game("mahbusa", scoring="checkers_left")
    assert result(left, "white 1:1! 20:14; black 1:1 5:14") == ("black", "checkers", 15)
    assert result(left, "white off:15; black 6:4 off:11") == ("white", "checkers", 4)


def test_with_checkers_left_two_pinned_mothers_are_still_a_draw() -> None:
    left = game("mahbusa", scoring="checkers_left")
    assert result(left, "white 1:1! 24:1 20:13; black 24:1! 1:1 5:13") == (None, "draw", 0)


def test_the_options() -> None:
    assert {option.name: option.default for option in RULES.options} == {
        "opening": "fresh_roll",
        "mother": "goal",
        "scoring": "one_two",
    }
