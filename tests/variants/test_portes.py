"""Rulebook 34, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.variants.backgammon import BACKGAMMON
from tests.tables import broken, found, game, result, table, verdict

PORTES = game("portes")
BANNED = game("portes", hit_and_run="banned")
HITTER = "white 18:3 24:12; black 19:1 1:14"


def test_set_up_and_rules_are_those_of_backgammon() -> None:
    assert PORTES.setup == BACKGAMMON.setup
    assert PORTES.rule_ids == BACKGAMMON.rule_ids
    assert PORTES.landing == BACKGAMMON.landing


def test_a_win_counts_one_or_two_and_never_three() -> None:
    assert result(PORTES, "white off:15; black 1:14 off:1") == ("white", "single", 1)
    assert result(PORTES, "white off:15; black 6:15") == ("white", "gammon", 2)
    assert result(PORTES, "white off:15; black 19:1 6:14") == ("white", "gammon", 2)


def test_the_first_roll_can_be_a_double() -> None:
    assert verdict(table(PORTES, PORTES.setup, "white", (3, 3)), "@1/4 @1/4 @12/15 @12/15").legal


def test_a_hitter_may_run_on() -> None:
    state = table(PORTES, HITTER, "white", (1, 1))
    assert len(found(state)) == 5
    assert verdict(state, "@18/19 @19/20 @20/21 @21/22").legal


def test_with_hit_and_run_banned_a_hitter_stays() -> None:
    state = table(BANNED, HITTER, "white", (1, 1))
    assert len(found(state)) == 3
    assert broken(state, "@18/19 @19/20 @20/21 @21/22") == {"hitter_stays"}
    assert "hitter_stays" in BANNED.rule_ids and "hitter_stays" not in PORTES.rule_ids


def test_the_options_are_the_opening_and_hit_and_run() -> None:
    assert {option.name: option.default for option in PORTES.options} == {
        "opening": "fresh_roll",
        "hit_and_run": "allowed",
    }
