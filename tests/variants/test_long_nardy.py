"""Rulebook 40, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.rules.goals import Termination
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
)

RULES = game("long_nardy")
START = "white 1:15; black 13:15"


BLOCKED = game("long_nardy", second_head="blocked")
NEVER = game("long_nardy", second_head="never")
BEHIND_THE_ROW = "white 12:1 19:3 20:3 21:3 22:3 23:2; black 13:5 14:2 15:2 16:2 17:2 18:2"


def test_in_one_turn_at_most_one_checker_leaves_the_head() -> None:
    assert broken(table(RULES, START, "white", (6, 5)), "@1/7 @1/6") == {"head_one"}
    later = table(RULES, "white 1:13 8:1 12:1; black 13:13 20:1 24:1", "white", (1, 1))
    assert broken(later, "@1/2 @1/2 @8/9 @9/10") == {"head_one"}
    assert len(found(later)) == 5


def test_doubles_are_played_four_times() -> None:
    assert numbers(queue(RULES, "white", (2, 2))) == [(2, 2, 2, 2)]


def test_named_with_6_6_4_4_or_3_3_on_the_first_turn_two_may_leave() -> None:
    counts = [len(found(table(RULES, START, "white", (n, n)))) for n in range(1, 7)]
    assert counts == [1, 1, 2, 1, 1, 1]
    assert verdict(table(RULES, START, "white", (6, 6)), "@1/7 @1/7").legal
    assert verdict(table(RULES, START, "white", (4, 4)), "@1/5 @5/9 @1/5 @5/9").legal


def test_a_third_checker_never_leaves() -> None:
    state = table(RULES, START, "white", (3, 3))
    assert broken(state, "@1/4 @1/4 @1/4 @4/7") == {"head_one"}


def test_the_first_turn_is_that_with_fifteen_on_the_head() -> None:
    state = table(RULES, "white 1:14 2:1; black 13:15", "white", (6, 6))
    assert broken(state, "@1/7 @1/7") == {"head_one"}


def test_the_second_player_has_a_first_turn_too() -> None:
    state = table(RULES, "white 1:14 12:1; black 13:15", "black", (6, 6))
    assert verdict(state, "@13/19 @13/19").legal


def test_named_does_not_help_with_other_rolls() -> None:
    state = table(RULES, "white 1:14 4:1; black 13:15", "black", (5, 5))
    assert verdict(state, "@13/18 @18/23").legal
    assert broken(state, "@13/18 @18/23 @13/18 @18/23") == {"head_one"}


def test_blocked_lets_two_leave_with_any_roll_that_one_cannot_play_completely() -> None:
    state = table(BLOCKED, "white 1:14 4:1; black 13:15", "black", (5, 5))
    assert verdict(state, "@13/18 @18/23 @13/18 @18/23").legal
    mixed = table(BLOCKED, "white 1:14 21:1; black 13:15", "black", (6, 2))
    assert verdict(mixed, "@13/19 @13/15").legal
    assert broken(table(BLOCKED, START, "white", (6, 5)), "@1/7 @1/6") == {"head_one"}


def test_6_6_4_4_and_3_3_always_are_such_rolls() -> None:
    for n in (6, 4, 3):
        named, blocked = (table(rules, START, "white", (n, n)) for rules in (RULES, BLOCKED))
        assert found(named).nodes == found(blocked).nodes


def test_never_means_one() -> None:
    assert broken(table(NEVER, START, "white", (6, 6)), "@1/7 @1/7") == {"head_one"}
    assert len(found(table(NEVER, START, "white", (6, 6)))) == 1


def test_no_step_completes_a_row_of_six() -> None:
    state = table(RULES, BEHIND_THE_ROW, "white", (5, 4))
    assert broken(state, "@19/24 @19/23") == {"row_of_six"}


def test_the_ban_is_stronger_than_the_duty_to_play_a_number() -> None:
    state = table(RULES, BEHIND_THE_ROW, "white", (5, 4))
    assert verdict(state, "@19/23").legal
    counts = {(5, 4): 1, (5, 1): 4, (4, 1): 4}
    for dice, count in counts.items():
        assert len(found(table(RULES, BEHIND_THE_ROW, "white", dice))) == count


def test_a_point_that_is_left_first_breaks_the_row() -> None:
    state = table(RULES, BEHIND_THE_ROW.replace("19:3 20:3", "19:1 20:5"), "white", (5, 4))
    assert verdict(state, "@19/24 @20/24").legal


def test_one_opposing_checker_ahead_of_the_row_allows_it() -> None:
    ahead = BEHIND_THE_ROW.replace("13:5", "1:1 13:4")
    assert verdict(table(RULES, ahead, "white", (5, 4)), "@19/24 @19/23").legal


def test_an_opposing_checker_borne_off_allows_it() -> None:
    where = "white 1:1 7:2 8:2 9:2 10:2 11:5 23:1; black 13:1 24:14"
    assert broken(table(RULES, where, "white", (1, 2)), "@11/12 @8/10") == {"row_of_six"}
    off = "white 1:1 2:2 3:2 4:2 5:2 12:6; black 7:14 off:1"
    assert verdict(table(RULES, off, "white", (5, 1)), "@1/6 @12/13").legal


def test_a_row_may_run_over_24_to_1_against_black() -> None:
    state = table(RULES, "white 1:6 2:2 20:1 22:2 23:2 24:2; black 13:8 18:7", "white", (2, 1))
    assert broken(state, "@20/21 @22/24") == {"row_of_six"}
    assert verdict(state, "@2/4 @2/3").legal
    assert len(found(state)) == 11


def test_a_row_does_not_run_over_12_to_13_against_black() -> None:
    where = "white 9:5 10:2 11:2 12:2 13:2 14:2; black 16:5 20:10"
    assert verdict(table(RULES, where, "white", (6, 1)), "@9/15 @14/15").legal


def test_against_white_a_row_runs_over_12_to_13_and_not_over_24_to_1() -> None:
    over = "white 1:15; black 4:5 10:2 11:2 12:2 13:2 14:2"
    assert broken(table(RULES, over, "black", (5, 1)), "@4/9 @14/15") == {"row_of_six"}
    edge = "white 5:15; black 2:1 3:1 4:1 20:9 22:1 23:1 24:1"
    assert verdict(table(RULES, edge, "black", (5, 1)), "@20/1 @20/21").legal


def test_a_row_that_stands_already_stays_legal_but_is_not_lengthened() -> None:
    row = "white 1:4 2:2 3:2 4:2 5:2 6:2 12:1; black 13:15"
    assert faults(RULES, row) == set()
    assert verdict(table(RULES, row, "white", (3, 2)), "@1/4 @4/6").legal
    assert broken(table(RULES, row, "white", (6, 2)), "@1/7 @2/4") == {"row_of_six"}


def test_a_row_is_judged_at_each_step() -> None:
    state = table(RULES, "white 1:5 2:2 3:2 4:2 5:2 12:2; black 13:15", "white", (5, 1))
    assert broken(state, "@1/6 @6/7") == {"row_of_six"}
    assert verdict(state, "@5/10 @5/6").legal
    assert len(found(state)) == 23


def test_with_one_home_the_opposing_checker_must_be_in_its_home_or_borne_off() -> None:
    home = game("long_nardy", row="one_home")
    ahead = BEHIND_THE_ROW.replace("13:5", "1:1 13:4")
    assert broken(table(home, ahead, "white", (5, 4)), "@19/24 @19/23") == {"row_of_six_home"}
    at_home = BEHIND_THE_ROW.replace("13:5", "7:1 13:4")
    assert verdict(table(home, at_home, "white", (5, 4)), "@19/24 @19/23").legal


def test_a_win_counts_one_or_two() -> None:
    assert result(RULES, "white off:15; black 7:14 off:1") == ("white", "single", 1)
    assert result(RULES, "white off:15; black 13:1 7:14") == ("white", "gammon", 2)


def test_there_is_no_last_throw() -> None:
    state = table(RULES, "white 24:1 off:14; black 12:1 off:14", "white", (6, 5))
    end = played(state, "@24/off").outcome
    assert end and (end.ending.how, end.ending.winner) == (Termination.ALL_OFF, "white")


def test_the_options() -> None:
    assert {option.name: option.default for option in RULES.options} == {
        "opening": "one_die_each",
        "second_head": "named",
        "row": "one_ahead",
    }
