"""Rulebook 35, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.turn import Roll
from tests.tables import broken, faults, found, game, opened, result, table, verdict

TAVLA = game("tavla")
ALLOWED = game("tavla", hit_and_run="allowed")
RUNS_ON = "white 18:1 24:14; black 20:1 1:14"
THREE = "white 18:3 24:12; black 19:1 1:14"


def test_it_is_portes_with_a_hitter_that_stays() -> None:
    portes = game("portes")
    assert set(TAVLA.rule_ids) - set(portes.rule_ids) == {"hitter_stays"}
    assert (TAVLA.setup, TAVLA.scoring, TAVLA.cube) == (portes.setup, portes.scoring, False)
    assert opened(TAVLA, 2, 5).stages == (Roll(),)


def test_a_checker_that_hits_in_its_own_home_stays_there_for_the_rest_of_the_turn() -> None:
    state = table(TAVLA, RUNS_ON, "white", (2, 1))
    assert broken(state, "@18/20 @20/21") == {"hitter_stays"}
    assert verdict(state, "@18/20 @24/off").legal
    assert verdict(state, "@18/19 @19/21").legal
    assert len(found(state)) == 2


def test_it_is_not_borne_off() -> None:
    state = table(TAVLA, "white 20:1 23:1 off:13; black 24:2 22:1 3:12", "white", (3, 2))
    assert broken(state, "@20/22 @22/off") == {"hitter_stays"}
    assert len(found(state)) == 1


def test_the_last_own_checker_may_not_leave_and_others_may() -> None:
    state = table(TAVLA, THREE, "white", (1, 1))
    assert verdict(state, "@18/19 @18/19 @19/20 @20/21").legal
    assert broken(state, "@18/19 @18/19 @19/20 @19/20") == {"hitter_stays"}
    assert len(found(state)) == 3


def test_black_is_bound_in_the_same_way() -> None:
    state = table(TAVLA, "white 5:1 24:14; black 7:1 1:14", "black", (2, 1))
    assert broken(state, "@7/5 @5/4") == {"hitter_stays"}
    assert verdict(state, "@7/5 @1/off").legal


def test_a_hit_elsewhere_may_run_on() -> None:
    outside = table(TAVLA, "white 12:1 24:14; black 16:1 1:14", "white", (4, 2))
    assert verdict(outside, "@12/16 @16/18").legal
    theirs = table(TAVLA, "white bar:1 24:14; black 3:1 6:14", "white", (3, 1))
    assert verdict(theirs, "@bar/3 @3/4").legal


def test_the_ban_is_stronger_than_the_duty_to_use_both_numbers() -> None:
    where = "white 12:14 18:1; black 13:2 14:2 19:2 20:1 1:8"
    state = table(TAVLA, where, "white", (2, 1))
    assert verdict(state, "@18/20").legal
    assert len(found(state)) == 1
    assert broken(table(ALLOWED, where, "white", (2, 1)), "@18/20") == {"use_all"}


def test_a_checker_may_leave_in_a_later_turn() -> None:
    state = table(TAVLA, "white 20:1 24:14; black bar:1 1:14", "white", (2, 1))
    assert verdict(state, "@20/22 @22/23").legal


def test_with_hit_and_run_allowed_it_is_portes() -> None:
    assert len(found(table(ALLOWED, THREE, "white", (1, 1)))) == 5
    assert ALLOWED.rule_ids == game("portes").rule_ids


def test_a_win_counts_one_or_two() -> None:
    assert result(TAVLA, "white off:15; black 19:1 6:14") == ("white", "gammon", 2)


def test_positions_are_checked_as_in_backgammon() -> None:
    assert faults(TAVLA, "white 1:2 12:5 17:3 19:5; black 1:2 13:5 8:3 6:5") == {"both_colors"}
    assert faults(TAVLA, THREE) == set()
