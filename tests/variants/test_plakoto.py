"""Rulebook 36, sentence by sentence. Plays are written in absolute points: `@1/7`.

Mahbusa (rulebook 42) is Plakoto with one more option, so each sentence is checked for both games.
"""

from __future__ import annotations

import pytest

from engine.position import Position
from engine.referee.bear_off import bear_off
from engine.rules.goals import Termination
from engine.rules.ruleset import Ruleset
from tests.tables import broken, faults, found, game, played, result, table, verdict

ALONE = "white 1:1 10:4 15:4 20:6; black 3:1 5:5 6:5 7:4"
BOTH = "white 1:1! 18:2 20:6 22:6; black 1:1 5:5 6:5 7:3 24:1"
PINNED = "white 20:6 22:5 23:1! 24:3; black 23:2 3:6 5:7"
STACKED = "white 9:2 1:13; black 9:1! 20:14"


@pytest.fixture(params=["plakoto", "mahbusa"])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def rules(name: str) -> Ruleset:
    return game(name)


@pytest.fixture
def no_mother(name: str) -> Ruleset:
    return game(name, mother="none")


def test_all_fifteen_start_on_the_first_point(rules: Ruleset) -> None:
    assert rules.setup == Position.parse("white 1:15; black 24:15")
    assert rules.board.black.points[0] == 24


def test_a_lone_checker_is_pinned_and_the_pinner_may_stack(rules: Ruleset) -> None:
    where = "white 1:10 4:1! 12:4; black 24:8 8:3 4:1 20:3"
    state = table(rules, where, "black", (4, 2))
    assert verdict(state, "@8/4 @8/6").legal
    assert len(found(state)) == 13


def test_the_pinned_checker_is_free_when_the_last_of_them_has_left(rules: Ruleset) -> None:
    state = table(rules, STACKED, "white", (2, 1))
    assert verdict(state, "@1/3 @9/10").position.marked("black", 9)
    assert not verdict(state, "@9/11 @9/10").position.marked("black", 9)


def test_a_pinned_checker_cannot_move(rules: Ruleset) -> None:
    assert broken(table(rules, STACKED, "black", (6, 5)), "@9/3 @20/15") == {"pin_stack"}


def test_the_point_of_a_pinned_checker_is_closed_to_its_side(rules: Ruleset) -> None:
    state = table(rules, PINNED, "white", (3, 1))
    assert broken(state, "@20/23 @20/21") == {"pin_stack", "open_point"}
    alone = table(rules, "white 1:10 4:1! 12:4; black 24:8 8:3 4:1 20:3", "white", (3, 1))
    assert broken(alone, "@1/4 @1/2") == {"pin_stack"}


def test_a_pin_in_passing_is_undone_when_the_checker_goes_on(rules: Ruleset) -> None:
    state = table(rules, "white 1:13 6:1 24:1; black 9:1 20:14", "white", (3, 1))
    assert verdict(state, "@6/9 @9/10").position.marks("black") == []


def test_bearing_off_needs_that_no_own_checker_is_pinned(rules: Ruleset) -> None:
    state = table(rules, PINNED, "white", (5, 2))
    assert broken(state, "@20/off @20/22") == {"free_bear_off"}
    assert len(found(state)) == 2
    answer = bear_off(rules, state.position, "white")
    assert answer and not answer.allowed and not any(by.points for by in answer.numbers.values())


def test_moves_inside_home_stay_free(rules: Ruleset) -> None:
    assert verdict(table(rules, PINNED, "white", (3, 1)), "@20/21 @21/24").legal


def test_without_the_pin_the_same_roll_bears_off(rules: Ruleset) -> None:
    state = table(rules, "white 20:6 22:5 23:1 24:3; black 8:2 3:6 5:7", "white", (5, 2))
    assert verdict(state, "@20/off @20/22").legal
    assert len(found(state)) == 3


def test_numbers_are_used_as_in_the_base_game(rules: Ruleset) -> None:
    assert "higher_die" in rules.rule_ids and "all_or_nothing" not in rules.rule_ids
    state = table(rules, "white 1:1 24:14; black 12:2 23:13", "white", (6, 5))
    assert broken(state, "@1/6") == {"higher_die"}


def test_pinning_the_mother_wins_at_once(rules: Ruleset) -> None:
    end = played(table(rules, ALONE, "black", (2, 1)), "@5/4 @3/1").outcome
    assert end and (end.ending.how, end.ending.winner) == (Termination.MOTHER, "black")
    assert end.points() == 2


def test_a_play_that_ends_the_game_may_be_shorter_but_the_longest_of_them_are_legal(
    rules: Ruleset,
) -> None:
    state = table(rules, ALONE, "black", (2, 1))
    assert broken(state, "@3/1") == {"use_all"}
    assert broken(state, "@3/1 @7/6") == {"immediate_end"}


def test_a_shorter_play_that_pins_the_mother_is_legal_where_no_longer_one_does(
    rules: Ruleset,
) -> None:
    state = table(rules, "white 1:1 10:4 15:4 20:6; black 7:1 3:14", "black", (6, 2))
    assert len(found(state)) == 3
    assert all(verdict(state, play).legal for play in ("@7/1", "@3/1", "@7/5 @5/off"))


def test_it_is_not_won_while_the_pinner_still_has_one_on_the_start(rules: Ruleset) -> None:
    where = "white 1:1 10:4 15:4 20:6; black 3:1 5:5 6:5 7:2 24:2"
    state = table(rules, where, "black", (2, 1))
    after = played(state, "@3/1 @5/4")
    assert after.outcome is None
    assert after.turn and after.turn.player == "white"


def test_the_pinner_wins_at_the_instant_the_last_one_leaves(rules: Ruleset) -> None:
    state = table(rules, BOTH, "black", (3, 2))
    end = played(state, "@7/5 @24/21").outcome
    assert end and (end.ending.how, end.ending.winner) == (Termination.MOTHER, "black")
    assert broken(state, "@24/21 @7/5") == {"immediate_end"}


def test_two_pinned_mothers_are_a_draw_at_once(rules: Ruleset) -> None:
    state = table(rules, BOTH, "white", (6, 4))
    end = played(state, "@18/22 @18/24").outcome
    assert end and (end.ending.how, end.ending.winner, end.points()) == (
        Termination.MOTHER,
        None,
        0,
    )
    assert len(found(state)) == 1


def test_the_draw_is_an_end_like_the_others(rules: Ruleset) -> None:
    state = table(rules, BOTH, "white", (3, 1))
    ends = [play for play in found(state) if result(rules, str(play.position))]
    assert (len(found(state)), len(ends)) == (8, 1)


def test_the_first_to_bear_off_fifteen_wins_one_or_two(rules: Ruleset) -> None:
    assert result(rules, "white off:15; black 1:14 off:1") == ("white", "single", 1)
    assert result(rules, "white off:15; black 6:15") == ("white", "gammon", 2)
    assert result(rules, "white off:15; black 23:1 6:14") == ("white", "gammon", 2)


def test_a_mother_is_worth_two(rules: Ruleset) -> None:
    assert result(rules, "white 1:1! 20:14; black 1:1 5:14") == ("black", "gammon", 2)


def test_without_the_mother_rule_a_pinned_last_checker_is_like_any_other(
    no_mother: Ruleset,
) -> None:
    assert result(no_mother, "white 1:1! 20:14; black 1:1 5:14") is None
    after = played(table(no_mother, ALONE, "black", (2, 1)), "@3/1 @5/4")
    assert after.outcome is None


def test_without_the_mother_rule_two_pinned_mothers_end_when_neither_player_can_move(
    no_mother: Ruleset,
) -> None:
    frozen = "white 1:1! 24:14; black 24:1! 1:14"
    assert result(no_mother, frozen) == (None, "draw", 0)
    assert result(no_mother, "white 1:1! 18:1 24:13; black 24:1! 1:14") is None


def test_a_position_says_which_checker_is_pinned(rules: Ruleset) -> None:
    assert faults(rules, STACKED) == set()
    assert faults(rules, STACKED.replace("!", "")) == {"who_is_pinned"}
    assert faults(rules, "white 1:15; black 24:14 20:1!") == {"nothing_pins_it"}
    assert faults(rules, "white 24:1! 1:14; black 24:1 13:14") == {"cannot_pin_there"}


def test_a_side_with_a_pinned_mother_has_borne_off_nothing(rules: Ruleset) -> None:
    assert faults(rules, "white 1:1! 20:13 off:1; black 1:1 5:14") == {"off_before_home"}


def test_the_options() -> None:
    assert {option.name: option.default for option in game("plakoto").options} == {
        "opening": "fresh_roll",
        "mother": "goal",
    }
