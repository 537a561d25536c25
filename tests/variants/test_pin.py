"""Rulebook 14, sentence by sentence."""

from __future__ import annotations

import pytest

from engine.position import Position
from engine.referee.forced import forced
from engine.rules.goals import Termination
from engine.turn import PlayStage, Roll
from tests.tables import (
    after,
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

PIN = game("pin")
MAY_ADD = game("pin", pinner_may_add=True)
START = "white 1:13 8:1 10:1; black 24:13 17:1 15:1"
PINNED_ON_15 = "white 1:13 10:1 15:1; black 24:13 17:1 15:1!"
MUTUAL = "white 3:1! 22:1 24:13; black 1:13 3:1 22:1!"


def test_white_starts_with_13_on_1_and_one_each_on_8_and_10_black_facing_him() -> None:
    assert PIN.setup == Position.parse(START)
    assert PIN.board.pips(PIN.setup, "white") == PIN.board.pips(PIN.setup, "black") == 344


def test_a_roll_that_cannot_be_played_completely_is_lost_completely() -> None:
    # either number can be played, but 12 is blocked for the second one
    state = table(PIN, "white 1:1 24:14; black 12:2 23:13", "white", (6, 5))
    assert written(state) == {"-"}
    assert broken(state, "24/18") == broken(state, "24/19") == {"all_or_nothing"}


def test_all_four_of_a_double_must_be_playable() -> None:
    state = table(PIN, "white 1:1 24:14; black 13:2 23:13", "white", (3, 3))
    assert written(state) == {"-"}
    assert broken(state, "24/21 21/18 18/15") == {"all_or_nothing"}
    assert written(table(PIN, "white 1:1 24:14; black 14:2 23:13", "white", (3, 3))) == {"24/12"}


def test_a_lost_roll_is_an_empty_play_and_the_turn_passes() -> None:
    state = table(PIN, "white 1:1 24:14; black 12:2 23:13", "white", (6, 5))
    turn = played(state, "").turn
    assert turn and (turn.player, turn.stages) == ("black", (Roll(),))


def test_a_lost_roll_is_marked_as_forced() -> None:
    state = table(PIN, "white 1:1 24:14; black 12:2 23:13", "white", (6, 5))
    words = forced(PIN, state.position, "white", PlayStage((6, 5)), found(state))
    assert words == ["no_play", "all_or_nothing"]


def test_a_roll_that_can_be_played_completely_must_be() -> None:
    state = table(PIN, START, "white", (6, 1))
    assert broken(state, "24/23") == {"use_all"}
    assert broken(state, "") == {"no_pass"}


def test_a_move_after_which_the_rest_cannot_be_played_is_forbidden_if_another_leaves_it() -> None:
    # 24/18 leaves no 5 (13 and 12 are closed), 15/9 leaves 24/19 only
    state = table(PIN, "white 1:1 10:1 24:13; black 12:2 15:2 23:11", "white", (6, 5))
    assert written(state) == {"24/19 15/9", "15/4"}
    assert broken(state, "24/18 15/10") == {"open_point"}
    assert broken(state, "24/18") == {"use_all"}


@pytest.mark.parametrize(
    ("white", "dice", "play"),
    [
        ("24:1 off:14", (6, 5), "1/off"),
        ("24:1 off:14", (1, 1), "1/off"),
        ("22:1 23:1 24:1 off:12", (4, 4), "3/off 2/off 1/off"),
    ],
)
def test_a_sequence_that_bears_off_the_last_checker_counts_as_complete(
    white: str, dice: tuple[int, int], play: str
) -> None:
    state = table(PIN, f"white {white}; black 13:15", "white", dice)
    assert written(state) == {play}
    assert played(state, play).outcome
    assert broken(state, "") == {"no_pass"}
    stage = state.turn and state.turn.stages[0]
    assert isinstance(stage, PlayStage)
    assert forced(PIN, state.position, "white", stage, found(state)) == ["only_play"]


def test_of_plays_that_bear_off_the_last_checker_the_longest_and_its_shortcut_are_legal() -> None:
    state = table(PIN, "white 22:1 off:14; black 13:15", "white", (6, 1))
    assert verdict(state, "3/2 2/off").legal
    assert verdict(state, "3/off").legal
    pinning = table(PIN, "white 22:1 off:14; black 23:1 off:14", "white", (6, 1))
    assert verdict(pinning, "3/2* 2/off").legal
    assert verdict(pinning, "3/off").legal


def test_a_double_is_played_four_times() -> None:
    assert numbers(queue(PIN, "white", (2, 2))) == [(2, 2, 2, 2)]
    state = table(PIN, START, "white", (1, 1))
    assert broken(state, "24/23 24/23 24/23 24/23 24/23") == {"doubles"}


def test_no_checker_is_hit_landing_on_a_single_opposing_checker_pins_it() -> None:
    state = table(PIN, START, "white", (5, 2))
    pinned = after(state, "17/10")
    assert pinned == Position.parse(PINNED_ON_15)
    assert faults(PIN, str(pinned)) == set()


def test_black_pins_just_as_white_does() -> None:
    state = table(PIN, START, "black", (5, 2))
    assert after(state, "17/10") == Position.parse("white 1:13 8:1 10:1!; black 24:13 15:1 10:1")


def test_a_pin_is_an_event_that_names_the_point() -> None:
    events = played(table(PIN, START, "white", (5, 2)), "15/10 17/15").events
    assert [(e.what, e.player, dict(e.facts)) for e in events] == [
        ("pinned", "white", {"victim": "black", "point": "15"})
    ]


def test_a_checker_pinned_in_passing_is_free_when_the_checker_goes_on() -> None:
    state = table(PIN, START, "white", (5, 2))
    assert after(state, "15/8") == Position.parse("white 1:13 8:1 17:1; black 24:13 17:1! 15:1")


def test_a_pinned_checker_cannot_move() -> None:
    state = table(PIN, PINNED_ON_15, "black", (2, 1))
    assert broken(state, "15/13 24/23") == {"pinning"}
    assert not any(play.startswith("15/") for play in written(state))


def test_a_pinned_checker_cannot_be_borne_off() -> None:
    state = table(PIN, "white 1:12 3:1 8:1 10:1; black 3:1! off:14", "black", (3, 1))
    assert written(state) == {"-"}
    assert broken(state, "3/off") == {"pinning"}


def test_it_is_free_as_soon_as_the_pinner_has_left() -> None:
    state = table(PIN, PINNED_ON_15, "white", (2, 1))
    left = after(state, "10/7")
    assert left == Position.parse("white 1:13 10:1 18:1; black 24:13 17:1 15:1")
    assert "15/12" in written(table(PIN, left, "black", (2, 1)))


def test_a_point_with_two_opposing_checkers_is_closed() -> None:
    state = table(PIN, "white 1:13 8:1 10:1; black 24:13 7:2", "white", (6, 2))
    assert broken(state, "24/18 17/15") == {"open_point"}


def test_a_mixed_pair_is_closed_to_the_pinner() -> None:
    state = table(PIN, PINNED_ON_15, "white", (5, 1))
    assert broken(state, "15/10 24/23") == {"pinning"}


def test_a_mixed_pair_is_closed_to_the_owner_of_the_pinned_checker() -> None:
    state = table(PIN, PINNED_ON_15, "black", (2, 1))
    assert broken(state, "17/15 24/23") == {"pinning"}


def test_own_stacks_grow_freely() -> None:
    state = table(PIN, "white 1:1 6:12 8:1 10:1; black 24:13 17:1 15:1", "white", (5, 1))
    assert after(state, "24/19 17/16").count("white", 6) == 13


def test_a_pinned_checker_still_counts_as_rearmost() -> None:
    position = "white 20:1! 22:1 off:13; black 20:1 13:14"
    state = table(PIN, position, "white", (5, 4))
    assert written(state) == {"-"}
    assert broken(state, "3/off") == {"bear_off"}


def test_others_are_borne_off_exactly_while_one_is_pinned_at_home() -> None:
    position = "white 20:1! 22:1 off:13; black 20:1 13:14"
    assert written(table(PIN, position, "white", (2, 1))) == {"3/off"}
    # the 3 takes it off, but then nothing is left to play the 1 with
    assert written(table(PIN, position, "white", (3, 1))) == {"-"}


def test_a_position_carries_whose_checker_is_pinned() -> None:
    assert faults(PIN, PINNED_ON_15) == set()
    assert faults(PIN, PINNED_ON_15.replace("!", "")) == {"who_is_pinned"}
    both = "white 1:13 10:1 15:1!; black 24:13 17:1 15:1!"
    assert faults(PIN, both) == {"who_is_pinned"}


def test_a_mark_without_a_pinner_is_refused() -> None:
    assert faults(PIN, "white 1:13 8:1 10:1; black 24:13 17:1! 15:1") == {"nothing_pins_it"}


def test_a_pin_holds_one_checker_of_each_colour() -> None:
    assert faults(PIN, "white 1:13 15:2; black 24:13 17:1 15:1!") == {"pin_too_high"}
    assert faults(PIN, "white 1:13 10:1 15:1; black 24:13 15:2!") == {"pin_too_high"}


def test_no_checker_pins_on_the_first_point_of_its_own_route() -> None:
    # no checker ever arrives there, so the checker of the other colour came later and pins
    assert faults(PIN, "white 1:1 10:14; black 1:1! 24:13 17:1") == {"cannot_pin_there"}
    assert faults(PIN, "white 1:1! 10:14; black 1:1 24:13 17:1") == set()
    assert faults(PIN, "white 24:1! 1:13 10:1; black 24:1 13:14") == {"cannot_pin_there"}


def test_there_is_no_bar_and_no_reserve_and_no_phase() -> None:
    assert faults(PIN, "white 1:13 8:1 bar:1; black 24:13 17:1 15:1") == {"no_such_place"}
    assert faults(PIN, "white 1:13 8:1 reserve:1; black 24:13 17:1 15:1") == {"no_such_place"}
    assert faults(PIN, f"{START} phase:restack") == {"no_phases_here"}


def test_option_pinner_may_add_lets_the_pinner_stack_on_his_pin() -> None:
    stacked = "white 1:13 15:2; black 24:13 17:1 15:1!"
    state = table(MAY_ADD, PINNED_ON_15, "white", (5, 1))
    moved_on = after(state, "24/23 15/10")
    assert moved_on == Position.parse("white 1:12 2:1 15:2; black 24:13 17:1 15:1!")
    assert faults(MAY_ADD, stacked) == set()


def test_with_pinner_may_add_the_checker_is_free_only_when_the_last_pinner_has_left() -> None:
    stacked = "white 1:13 15:2; black 24:13 17:1 15:1!"
    one_left = after(table(MAY_ADD, stacked, "white", (2, 1)), "10/7")
    assert one_left == Position.parse("white 1:13 15:1 18:1; black 24:13 17:1 15:1!")
    none_left = after(table(MAY_ADD, stacked, "white", (2, 1)), "10/8 10/9")
    assert none_left == Position.parse("white 1:13 16:1 17:1; black 24:13 17:1! 15:1")


def test_with_pinner_may_add_the_point_stays_closed_to_the_pinned_side() -> None:
    state = table(MAY_ADD, PINNED_ON_15, "black", (2, 1))
    assert broken(state, "17/15 24/23") == {"pinning_and_adding"}
    stacked = table(MAY_ADD, "white 1:13 15:2; black 24:13 17:1 15:1!", "black", (2, 1))
    assert broken(stacked, "17/15 24/23") == {"pinning_and_adding", "open_point"}


def test_mutual_pins_end_as_a_draw() -> None:
    # neither pinner has more than two pips left on the board, and neither side is all home
    assert faults(PIN, MUTUAL) == set()
    assert result(PIN, MUTUAL) == (None, "draw", 0)


def test_a_draw_is_declared_right_after_the_play_that_brought_it_about() -> None:
    state = table(PIN, "white 3:1! 18:1 24:13; black 1:13 3:1 22:1", "white", (3, 1))
    assert written(state) == {"7/3"}
    advanced = played(state, "7/6 6/3")
    assert str(advanced.position) == MUTUAL
    assert advanced.outcome and advanced.outcome.ending.how is Termination.FROZEN
    assert advanced.turn is None


def test_it_is_no_draw_while_one_roll_of_one_player_can_be_played() -> None:
    # White's pinner on 21 has three pips: 2-1 can be played
    assert result(PIN, "white 3:1! 21:1 24:13; black 1:13 3:1 21:1!") is None


def test_the_winner_scores_the_sum_of_the_distances_of_the_losers_remaining_checkers() -> None:
    # source 000: one checker 3 fields, two checkers 1 field, 5 points in all
    assert result(PIN, "white 22:1 24:2 off:12; black off:15") == ("black", "single", 5)
    assert result(PIN, "white off:15; black 3:1 1:2 off:12") == ("white", "single", 5)


def test_doubled_if_the_loser_has_borne_off_none() -> None:
    assert result(PIN, "white 13:15; black off:15") == ("black", "gammon", 2 * 15 * 12)


def test_tripled_if_in_addition_one_stands_in_the_winners_home() -> None:
    assert result(PIN, "white 6:1 19:14; black off:15") == ("black", "backgammon", 3 * (19 + 84))
    assert result(PIN, "white 7:1 19:14; black off:15") == ("black", "gammon", 2 * (18 + 84))


def test_a_loser_who_has_borne_off_one_loses_single() -> None:
    assert result(PIN, "white 19:14 off:1; black off:15") == ("black", "single", 84)


def test_the_options_are_the_opening_and_pinner_may_add() -> None:
    assert {option.name: option.default for option in PIN.options} == {
        "opening": "one_die_each",
        "pinner_may_add": False,
    }
