"""Mexican backgammon, sentence by sentence."""

from __future__ import annotations

import pytest

from engine.game.actions import DoubleNamed, Rolled
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.position import COLORS, Color, Position
from engine.referee.bear_off import bear_off
from engine.referee.forced import forced
from engine.turn import IfShort, NameDouble, OpeningTurn, PlayerTurn, PlayStage, Roll
from tests.support.refusals import refused
from tests.tables import (
    after,
    broken,
    faults,
    found,
    game,
    opened,
    played,
    queue,
    result,
    sides,
    table,
    verdict,
    written,
)

RULES = game("mexican_backgammon")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
AGAIN = Roll(again=True)


def four(n: int) -> PlayStage:
    return PlayStage((n,) * 4, if_short=IfShort.FORFEIT)


def no_choice(state: Game) -> list[str]:
    turn = state.turn
    assert turn and turn.player and isinstance(turn.stages[0], PlayStage)
    return forced(state.rules, state.position, turn.player, turn.stages[0], found(state))


def test_the_set_up_is_the_standard_one() -> None:
    assert RULES.setup == Position.parse(START)


# lower_first


@pytest.mark.parametrize("dice", [(5, 3), (3, 5)])
def test_the_lower_die_is_always_played_first(dice: tuple[int, int]) -> None:
    assert queue(RULES, "white", dice) == (PlayStage((3, 5), in_order=True),)


def test_the_higher_die_first_is_illegal_even_if_it_leads_to_the_same_position() -> None:
    state = table(RULES, START, "white", (5, 3))
    assert verdict(state, "8/5 13/8").legal
    assert broken(state, "13/8 8/5") == {"lower_first"}


@pytest.mark.parametrize("color", COLORS)
def test_the_whole_roll_is_lost_if_the_lower_cannot_be_played(color: Color) -> None:
    mine, theirs = {
        "white": ("bar:1 24:5 23:5 22:4", "3:2 13:5 8:5 7:3"),
        "black": ("bar:1 1:5 2:5 3:4", "22:2 12:5 17:5 18:3"),
    }[color]
    state = table(RULES, sides(color, mine, theirs), color, (5, 3))
    assert written(state) == {"-"}
    assert broken(state, "bar/20") == {"lower_first"}
    assert no_choice(state) == ["no_play", "lower_first"]


def test_a_way_to_play_the_lower_that_lets_the_higher_be_played_is_compulsory() -> None:
    # after 8-10 the six goes on to 16; after 1-3 it is closed everywhere
    position = "white 1:1 8:1 22:3 23:5 24:5; black 6:4 7:2 9:2 13:5 14:2"
    state = table(RULES, position, "white", (6, 2))
    assert written(state) == {"17/9"}
    assert broken(state, "24/22") == {"use_all"}


def test_if_the_higher_cannot_follow_the_lower_alone_is_played() -> None:
    # a six from 1 would be open, but the two comes first and 9 is closed
    state = table(RULES, "white 1:1 22:4 23:5 24:5; black 6:5 9:2 13:5 14:3", "white", (6, 2))
    assert written(state) == {"24/22"}
    assert broken(state, "24/18") == {"lower_first"}
    assert no_choice(state) == ["only_play", "lower_first"]


# max_five


def test_a_point_with_five_own_checkers_is_closed_to_its_owner() -> None:
    state = table(RULES, START, "white", (5, 2))
    assert broken(state, "8/6 13/8") == {"max_five"}
    assert not {play for play in written(state) if "8/6" in play}


def test_a_point_with_four_takes_a_fifth() -> None:
    state = table(RULES, "white 17:4 19:4 1:5 12:2; black 24:2 13:5 8:3 6:5", "white", (5, 2))
    assert after(state, "8/6 8/3").count("white", 19) == 5


@pytest.mark.parametrize("color", COLORS)
def test_five_own_checkers_close_an_entry_point_too(color: Color) -> None:
    mine, theirs = {
        "white": ("bar:1 3:5 23:5 22:4", "13:5 8:5 7:5"),
        "black": ("bar:1 22:5 2:5 3:4", "12:5 17:5 18:5"),
    }[color]
    state = table(RULES, sides(color, mine, theirs), color, (5, 3))
    assert written(state) == {"-"}
    assert broken(state, "bar/22") == {"max_five"}


def test_any_number_of_checkers_may_be_off() -> None:
    state = table(RULES, "white 24:5 off:10; black 1:5 2:5 3:5", "white", (1, 1))
    assert written(state) == {"1/off(4)"}


# Doubles and extra rolls


@pytest.mark.parametrize("n", range(1, 7))
def test_a_double_is_played_four_times_and_earns_another_roll(n: int) -> None:
    assert queue(RULES, "white", (n, n)) == (four(n), AGAIN)


def test_a_completely_played_double_earns_another_roll() -> None:
    moved = played(table(RULES, START, "white", (5, 5)), "13/8 13/8 8/3 8/3")
    assert moved.turn == PlayerTurn("white", (AGAIN,))


def test_a_double_not_played_completely_earns_none() -> None:
    state = table(RULES, "white bar:1 22:4 23:5 24:5; black 12:2 13:5 8:5 7:3", "white", (6, 6))
    assert written(state) == {"bar/19"}
    moved = played(state, "bar/19")
    assert moved.turn == PlayerTurn("black", (Roll(),))
    assert moved.events[-1].what == "rest_lost"


def test_a_roll_that_is_no_double_earns_none() -> None:
    moved = played(table(RULES, START, "white", (5, 3)), "8/5 13/8")
    assert moved.turn == PlayerTurn("black", (Roll(),))


def test_a_fifth_move_of_a_double_is_one_too_many() -> None:
    state = table(RULES, START, "white", (5, 5))
    assert broken(state, "13/8 13/8 8/3 8/3 13/8") == {"doubles"}


# The Mexican


@pytest.mark.parametrize("color", COLORS)
def test_a_1_2_is_not_played_any_double_is_named_instead(color: Color) -> None:
    assert queue(RULES, color, (1, 2)) == (NameDouble(), AGAIN)
    state = table(RULES, START, color, (1, 2))
    with refused("not_expected"):
        played(state, "24/23 24/22")


@pytest.mark.parametrize("n", range(1, 7))
def test_the_named_double_is_played_four_times(n: int) -> None:
    state = table(RULES, START, "white", (1, 2))
    assert advance(state, DoubleNamed(n)).turn == PlayerTurn("white", (four(n), AGAIN))


def test_a_complete_named_double_leads_to_exactly_one_further_roll() -> None:
    fives = advance(table(RULES, START, "white", (1, 2)), DoubleNamed(5))
    moved = played(fives, "13/8 13/8 8/3 8/3")
    assert moved.turn == PlayerTurn("white", (AGAIN,))
    ordinary = advance(moved, Rolled((6, 1))).turn
    assert ordinary == PlayerTurn("white", (PlayStage((1, 6), in_order=True),))


def test_a_named_double_not_played_completely_ends_the_turn() -> None:
    position = "white bar:1 22:4 23:5 24:5; black 12:2 13:5 8:5 7:3"
    sixes = advance(table(RULES, position, "white", (1, 2)), DoubleNamed(6))
    assert played(sixes, "bar/19").turn == PlayerTurn("black", (Roll(),))


def test_the_further_roll_is_an_ordinary_one_and_may_earn_its_own() -> None:
    state = table(RULES, START, "white", (AGAIN,))
    assert advance(state, Rolled((4, 4))).turn == PlayerTurn("white", (four(4), AGAIN))
    assert advance(state, Rolled((2, 1))).turn == PlayerTurn("white", (NameDouble(), AGAIN))


# exact_bear_off


@pytest.mark.parametrize("color", COLORS)
def test_only_a_die_equal_to_the_distance_bears_off(color: Color) -> None:
    mine = {"white": "22:1 24:1 off:13", "black": "3:1 1:1 off:13"}[color]
    theirs = {"white": "13:5 8:5 7:5", "black": "12:5 17:5 18:5"}[color]
    state = table(RULES, sides(color, mine, theirs), color, (5, 4))
    assert written(state) == {"-"}
    assert broken(state, "3/off 1/off") == {"exact_bear_off"}


def test_the_exact_die_bears_off() -> None:
    state = table(RULES, "white 22:1 24:1 off:13; black 13:5 8:5 7:5", "white", (3, 1))
    assert written(state) == {"3/off 1/off"}
    assert verdict(state, "1/off 3/off").legal


def test_the_lower_die_is_first_in_the_bear_off_too() -> None:
    state = table(RULES, "white 22:1 24:1 off:13; black 13:5 8:5 7:5", "white", (3, 1))
    assert broken(state, "3/off 1/off") == {"lower_first"}


def test_nothing_is_borne_off_while_a_checker_is_outside_home() -> None:
    state = table(RULES, "white 18:1 24:4 off:10; black 1:5 2:5 3:5", "white", (6, 1))
    assert broken(state, "1/off 7/1") == {"exact_bear_off"}


def test_the_bear_off_question_says_which_number_takes_which_point() -> None:
    answer = bear_off(RULES, Position.parse("white 20:1 24:2 off:12; black 1:5 2:5 3:5"), "white")
    assert answer and answer.allowed
    assert {n: by.points for n, by in answer.numbers.items() if by.points} == {
        5: ("20",),
        1: ("24",),
    }


# Score


@pytest.mark.parametrize("loser", ["1:1 off:14", "6:5 7:5 8:5", "bar:5 24:5 23:5"])
def test_a_win_is_one_point_without_gammon_or_backgammon(loser: str) -> None:
    assert result(RULES, f"white off:15; black {loser}") == ("white", "single", 1)


def test_the_goal_ends_the_game_at_once_and_voids_the_further_roll() -> None:
    state = table(RULES, "white 19:1 off:14; black 1:5 2:5 3:5", "white", (6, 6))
    end = played(state, "6/off")
    assert end.turn is None and end.outcome and end.outcome.points() == 1


def test_there_is_no_cube_and_no_multiplier_to_choose() -> None:
    assert not RULES.cube
    assert [option.name for option in RULES.options] == ["opening"]


def test_two_closed_boards_with_a_checker_of_each_on_the_bar_would_be_a_draw() -> None:
    frozen = "white bar:3 19:2 20:2 21:2 22:2 23:2 24:2; black bar:3 1:2 2:2 3:2 4:2 5:2 6:2"
    assert result(RULES, frozen) == (None, "draw", 0)


# Begin


def test_a_game_begins_with_the_opening_throw_and_the_higher_plays_both_the_lower_first() -> None:
    assert begin(RULES).turn == OpeningTurn()
    assert opened(RULES, 5, 3) == PlayerTurn("white", (PlayStage((3, 5), in_order=True),))


def test_an_opening_roll_of_1_2_is_a_mexican() -> None:
    assert opened(RULES, 1, 2) == PlayerTurn("black", (NameDouble(), AGAIN))


def test_with_fresh_roll_the_starter_may_open_with_a_double() -> None:
    fresh = game("mexican_backgammon", opening="fresh_roll")
    assert opened(fresh, 1, 2) == PlayerTurn("black", (Roll(),))
    rolled = advance(table(fresh, START, "black", (Roll(),)), Rolled((3, 3))).turn
    assert rolled == PlayerTurn("black", (four(3), AGAIN))


# What cannot stand on the board


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("white 1:6 12:4 19:5; black 6:5 8:5 13:5", {"point_is_full"}),
        ("white 1:5 12:5 19:5; black 6:9 8:6", {"point_is_full"}),
        ("white 1:5 12:5 19:5; black 6:5 8:5 13:4", {"wrong_total"}),
        ("white 1:5 12:5 19:5; black 1:5 8:5 13:5", {"both_colors"}),
        ("white 1:5 12:5 reserve:5; black 6:5 8:5 13:5", {"no_such_place"}),
        ("white off:15; black off:15", {"both_finished"}),
        ("white bar:9 off:6; black 6:5 8:5 13:5", set()),
        (START, set()),
    ],
)
def test_the_position_checker_knows_the_game(position: str, expected: set[str]) -> None:
    assert faults(RULES, position) == expected
