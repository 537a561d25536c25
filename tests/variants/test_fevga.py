"""Rulebook 38, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.movegen import follow
from engine.referee.forced import forced
from engine.turn import PlayStage, Step
from tests.tables import (
    broken,
    faults,
    found,
    game,
    numbers,
    queue,
    result,
    table,
    verdict,
)

RULES = game("fevga")
START = "white 1:15; black 13:15"


BEHIND = "white 1:14 9:1; black 13:14 21:1"
FIVE = "white 1:6 2:2 3:2 4:2 5:2 24:1; black 7:3 8:3 9:3 10:3 11:3"
BLOCK = "white 14:2 15:2 16:2 17:2 18:2 19:2 20:3; black 13:15"
MOULTEZIM = "white 1:9 12:1 14:1 15:1 16:1 17:2; black 13:12 20:3"


def test_only_the_foremost_checker_moves_until_it_has_reached_own_13() -> None:
    state = table(RULES, BEHIND, "white", (4, 2))
    assert "runner_first" in broken(state, "@1/3 @9/13")
    assert verdict(state, "@9/11 @11/15").legal
    assert len(found(state)) == 1


def test_from_the_step_that_gets_there_all_may_move_in_the_same_roll() -> None:
    state = table(RULES, BEHIND, "white", (5, 2))
    assert verdict(state, "@9/14 @1/3").legal
    assert broken(state, "@1/3 @9/14") == {"runner_first"}


def test_at_first_one_checker_from_the_start_moves() -> None:
    assert broken(table(RULES, START, "white", (6, 5)), "@1/7 @1/6") == {"runner_first"}
    assert len(found(table(RULES, START, "white", (6, 6)))) == 1


def test_black_has_a_runner_too() -> None:
    state = table(RULES, "white 1:14 20:1; black 13:14 19:1", "black", (5, 4))
    assert broken(state, "@13/17 @19/24") == {"runner_first"}
    assert verdict(state, "@19/24 @24/4").legal


def test_a_checker_borne_off_shows_that_the_runner_is_round() -> None:
    state = table(RULES, "white 19:13 22:1 off:1; black 7:15", "white", (2, 1))
    assert verdict(state, "@19/21 @19/20").legal


def test_doubles_are_played_four_times() -> None:
    assert numbers(queue(RULES, "white", (2, 2))) == [(2, 2, 2, 2)]


def test_at_most_five_of_the_own_numbers_1_to_6_are_held() -> None:
    state = table(RULES, FIVE, "white", (5, 4))
    assert broken(state, "@1/6 @1/5") == {"quarter"}
    assert verdict(state, "@1/5").legal
    assert len(found(state)) == 1


def test_a_step_that_leaves_a_point_first_may_take_the_sixth() -> None:
    state = table(RULES, FIVE, "white", (4, 1))
    assert verdict(state, "@2/3 @2/6").legal
    assert broken(state, "@2/6 @2/3") == {"quarter"}


def test_a_quarter_that_stands_already_stays_legal() -> None:
    full = "white 1:5 2:2 3:2 4:2 5:2 6:1 24:1; black 7:3 8:3 9:3 10:3 12:3"
    assert faults(RULES, full) == set()
    assert verdict(table(RULES, full, "white", (5, 4)), "@1/6 @1/5").legal


def test_with_both_the_opponents_quarter_counts_as_well() -> None:
    both = game("fevga", quarter="both")
    where = "white 1:8 12:1 14:2 15:1 16:1 17:1 18:1; black 2:5 21:10"
    assert broken(table(both, where, "white", (2, 1)), "@12/13 @14/16") == {"quarter_of_theirs"}
    assert broken(table(both, FIVE, "white", (5, 4)), "@1/6 @1/5") == {"quarter"}


def test_with_four_of_theirs_at_most_four_of_own_13_to_18_are_held() -> None:
    rules = game("fevga", quarter="four_of_theirs", shut_in="allowed")
    state = table(rules, MOULTEZIM, "white", (6, 1))
    assert broken(state, "@12/18 @18/19") == {"four_of_theirs"}
    assert verdict(state, "@14/15 @12/18").legal
    assert len(found(state)) == 22
    assert verdict(table(rules, FIVE, "white", (5, 4)), "@1/6 @1/5").legal


def test_a_play_that_leaves_the_opponent_shut_in_is_legal_only_if_all_do() -> None:
    state = table(RULES, BLOCK, "white", (2, 1))
    assert broken(state, "@20/22 @20/21") == {"no_shut_in"}
    assert verdict(state, "@14/16 @14/15").legal
    assert len(found(state)) == 6


def test_the_next_moves_lead_to_plays_that_open_the_block() -> None:
    state = table(RULES, BLOCK, "white", (2, 1))
    begun = follow(RULES, state.position, "white", PlayStage((2, 1)))
    assert begun and all(move.source != "20" for move in begun.moves)
    after = follow(RULES, state.position, "white", PlayStage((2, 1)), [Step("14", "16")])
    assert after and [(move.source, move.target) for move in after.moves] == [("14", "15")]
    words = forced(RULES, state.position, "white", PlayStage((2, 1)), found(state))
    assert words == ["no_shut_in"]


def test_if_no_play_opens_the_block_any_is_legal() -> None:
    # one step takes one of two checkers from a point at most
    stuck = "white 14:2 15:2 16:2 17:2 18:2 19:5; black 13:15"
    one_step = table(RULES, stuck, "white", (PlayStage((1,)),))
    assert len(found(one_step)) == 6
    assert verdict(one_step, "@19/20").legal


def test_with_shut_in_allowed_the_block_may_stay() -> None:
    free = game("fevga", shut_in="allowed")
    assert len(found(table(free, BLOCK, "white", (2, 1)))) == 45
    assert "no_shut_in" not in free.rule_ids


def test_checkers_on_two_points_are_not_shut_in() -> None:
    where = "white 1:14 7:1; black 8:2 9:2 10:2 11:2 12:2 13:5"
    assert len(found(table(RULES, where, "black", (2, 1)))) == 19


def test_a_runner_behind_a_row_of_six_waits() -> None:
    where = "white 1:14 7:1; black 8:2 9:2 10:2 11:2 12:2 13:5"
    assert [play.moves for play in found(table(RULES, where, "white", (6, 5)))] == [()]


def test_a_win_counts_one_or_two() -> None:
    assert result(RULES, "white off:15; black 7:14 off:1") == ("white", "single", 1)
    assert result(RULES, "white off:15; black 13:1 7:14") == ("white", "gammon", 2)


def test_the_options() -> None:
    assert {option.name: option.default for option in RULES.options} == {
        "opening": "fresh_roll",
        "quarter": "own",
        "shut_in": "one_point",
    }
