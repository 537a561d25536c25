"""Rulebooks 31 to 33: backgammon from another set-up; all else is as in backgammon."""

from __future__ import annotations

from dataclasses import fields

import pytest

from engine.variants import VARIANTS
from tests.tables import broken, game, table, verdict

OTHER_SET_UPS = ("nackgammon", "hypergammon", "longgammon")
THEIR_OWN = {"name", "names", "summary", "source", "setup"}


@pytest.mark.parametrize("name", OTHER_SET_UPS)
def test_all_else_is_as_in_backgammon(name: str) -> None:
    rules, backgammon = VARIANTS[name], VARIANTS["backgammon"]
    differ = {
        each.name
        for each in fields(rules)
        if getattr(rules, each.name) != getattr(backgammon, each.name)
    }
    assert differ == THEIR_OWN
    assert rules.rule_ids == backgammon.rule_ids


@pytest.mark.parametrize("name", OTHER_SET_UPS)
def test_both_numbers_must_be_played(name: str) -> None:
    state = table(game(name), VARIANTS[name].setup, "white", (2, 1))
    assert broken(state, "@1/3") == {"use_all"}
    assert broken(state, "") == {"no_pass"}


@pytest.mark.parametrize(
    ("name", "blot"),
    [
        ("nackgammon", "white 1:2 2:2 12:4 17:3 19:4; black 4:1 24:1 23:2 13:4 8:3 6:4"),
        ("hypergammon", "white 1:1 2:1 3:1; black 4:1 24:1 23:1"),
        ("longgammon", "white 1:15; black 4:1 24:14"),
    ],
)
def test_a_blot_is_hit_as_in_backgammon(name: str, blot: str) -> None:
    state = table(game(name), blot, "white", (3, 1))
    assert verdict(state, "@1/4 @1/2" if name != "hypergammon" else "@1/4 @2/3").position.count(
        "black", "bar"
    )
