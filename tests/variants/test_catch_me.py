"""Rulebook 15, sentence by sentence. Moves are written in absolute points."""

from __future__ import annotations

import pytest

from engine.game.actions import Rolled, Throw
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.position import Position
from engine.referee.validate import check_turn
from engine.turn import PlayerTurn, PlayStage, Roll
from engine.variants.catch_me import CORNERS
from tests.tables import (
    after,
    broken,
    faults,
    game,
    numbers,
    opened,
    played,
    queue,
    result,
    table,
    written,
)

CATCH_ME = game("catch_me")
START = "white 19:1 20:1 21:1 22:1 23:1 24:1; black 1:1 2:1 3:1 4:1 5:1 6:1"
AGAIN = Roll(again=True)
ALONE = "white 19:1 captured:5; black 2:1 3:1 captured:4"


def test_white_starts_with_one_each_on_19_to_24_and_black_on_1_to_6() -> None:
    assert CATCH_ME.setup == Position.parse(START)
    assert CATCH_ME.checkers == 6


def test_white_runs_from_24_to_1_and_on_to_24_again() -> None:
    state = table(CATCH_ME, "white 3:1 13:1 captured:4; black 1:1 6:1 captured:4", "white", (6, 1))
    assert written(state) == {"3/20", "13/6*"}


def test_black_runs_from_1_to_24_and_on_to_1() -> None:
    state = table(CATCH_ME, "white 1:1 6:1 captured:4; black 22:1 12:1 captured:4", "black", (6, 1))
    assert written(state) == {"22/5", "12/19"}


def test_the_circle_has_no_end_and_no_checker_bears_off() -> None:
    state = table(CATCH_ME, START, "white", (6, 1))
    assert broken(state, "24/off") == {"circle"}


def test_no_checker_moves_against_its_direction() -> None:
    assert broken(table(CATCH_ME, START, "white", (6, 1)), "23/6") == {"circle"}
    assert broken(table(CATCH_ME, START, "black", (6, 1)), "1/18") == {"circle"}


def test_places_of_other_games_are_unknown() -> None:
    state = table(CATCH_ME, START, "white", (6, 1))
    assert broken(state, "24/captured") == broken(state, "24/nowhere") == {None}
    assert broken(state, "24/bar") == {"sum_of_dice"}


@pytest.mark.parametrize("dice", [(3, 2), (4, 2), (5, 2), (4, 3), (5, 3), (5, 4)])
def test_a_roll_without_a_1_a_6_or_a_double_does_nothing(dice: tuple[int, int]) -> None:
    assert queue(CATCH_ME, "white", dice) == ()
    state = Game(CATCH_ME, CATCH_ME.setup, PlayerTurn("white", (Roll(),)))
    advanced = advance(state, Rolled(dice))
    assert advanced == Game(CATCH_ME, CATCH_ME.setup, PlayerTurn("black", (Roll(),)))
    assert [event.what for event in advanced.events] == ["rolled", "no_effect"]


@pytest.mark.parametrize(("dice", "total"), [((6, 1), 7), ((4, 1), 5), ((6, 5), 11), ((2, 1), 3)])
def test_one_checker_moves_the_sum_of_both_dice(dice: tuple[int, int], total: int) -> None:
    assert queue(CATCH_ME, "black", dice) == (PlayStage((total,)),)


def test_any_own_checker_may_make_the_move() -> None:
    state = table(CATCH_ME, START, "white", (6, 1))
    assert written(state) == {"24/17", "23/16", "22/15", "21/14", "20/13", "19/12"}
    black = table(CATCH_ME, START, "black", (6, 1))
    assert written(black) == {"1/8", "2/9", "3/10", "4/11", "5/12", "6/13"}


def test_the_sum_may_not_be_split() -> None:
    state = table(CATCH_ME, START, "white", (6, 1))
    assert broken(state, "24/18") == {"sum_of_dice"}
    assert broken(state, "24/18 19/18") == {"sum_of_dice", "one_checker_per_point"}
    assert broken(state, "24/17 23/16") == {"sum_of_dice"}


def test_there_is_no_stop_on_the_way() -> None:
    # a black checker at each single number is neither captured nor in the way
    state = table(
        CATCH_ME, "white 24:1 10:1 captured:4; black 18:1 23:1 captured:4", "white", (6, 1)
    )
    assert after(state, "24/17") == Position.parse(
        "white 17:1 10:1 captured:4; black 18:1 23:1 captured:4"
    )


@pytest.mark.parametrize("n", range(1, 7))
def test_a_double_moves_one_checker_2n_and_earns_another_roll(n: int) -> None:
    assert queue(CATCH_ME, "white", (n, n)) == (PlayStage((2 * n,)), AGAIN)


def test_after_a_double_the_same_player_rolls_again_and_doubles_chain() -> None:
    first = played(table(CATCH_ME, START, "white", (5, 5)), "24/14")
    assert first.turn == PlayerTurn("white", (AGAIN,))
    second = advance(first, Rolled((4, 4)))
    assert second.turn == PlayerTurn("white", (PlayStage((8,)), AGAIN))
    nothing = advance(first, Rolled((4, 3)))
    assert nothing.turn == PlayerTurn("black", (Roll(),))


def test_landing_on_an_opposing_checker_captures_it_for_good() -> None:
    state = table(
        CATCH_ME, "white 19:1 22:1 captured:4; black 12:1 1:1 4:1 captured:3", "white", (6, 1)
    )
    advanced = played(state, "19/12")
    assert advanced.position == Position.parse(
        "white 12:1 22:1 captured:4; black 1:1 4:1 captured:4"
    )
    assert [(e.what, e.player) for e in advanced.events] == [("captured", "white")]


def test_landing_on_an_own_checker_slides_on_to_the_first_point_not_held_by_one() -> None:
    state = table(CATCH_ME, START, "white", (1, 1))
    assert written(state) == {"24/18", "23/18", "22/18", "21/18", "20/18", "19/17"}
    four_one = table(CATCH_ME, START, "white", (4, 1))
    assert written(four_one) == {"24/18", "23/18", "22/17", "21/16", "20/15", "19/14"}
    black = table(CATCH_ME, START, "black", (4, 1))
    assert written(black) == {"1/7", "2/7", "3/8", "4/9", "5/10", "6/11"}


def test_a_checker_that_should_slide_may_not_stay() -> None:
    state = table(CATCH_ME, START, "white", (4, 1))
    assert broken(state, "24/19") == {"slide", "one_checker_per_point"}


def test_a_checker_that_need_not_slide_may_not() -> None:
    assert broken(table(CATCH_ME, START, "white", (4, 1)), "23/17") == {"sum_of_dice"}


def test_a_sliding_checker_captures_an_opponent_where_it_ends() -> None:
    state = table(
        CATCH_ME, "white 22:1 20:1 captured:4; black 19:1 2:1 3:1 captured:3", "white", (1, 1)
    )
    assert "22/19*" in written(state)


def test_a_point_holds_one_checker() -> None:
    assert faults(CATCH_ME, "white 19:2 captured:4; black 1:1 captured:5") == {
        "too_many_on_point",
    }
    assert faults(CATCH_ME, "white 19:1 20:1 captured:4; black 19:1 1:1 captured:4") == {
        "both_colors"
    }


def test_the_move_is_compulsory() -> None:
    assert broken(table(CATCH_ME, START, "white", (6, 1)), "") == {"no_pass"}


def test_the_player_with_no_checkers_left_loses() -> None:
    assert result(CATCH_ME, "white 1:1 5:1 captured:4; black captured:6") == ("white", "single", 1)
    assert result(CATCH_ME, "white captured:6; black 6:1 captured:5") == ("black", "single", 1)
    assert result(CATCH_ME, START) is None


def test_there_is_one_option() -> None:
    assert [option.name for option in CATCH_ME.options] == ["opening"]


def test_corners_are_the_outer_points_of_each_quarter() -> None:
    assert CORNERS == (1, 6, 7, 12, 13, 18, 19, 24)


def test_down_to_one_it_jumps_at_once_even_in_the_opponents_turn() -> None:
    position = "white 16:1 10:1 captured:4; black 9:1 1:1 captured:4"
    advanced = played(table(CATCH_ME, position, "black", (6, 1)), "9/16")
    assert advanced.position == Position.parse("white 7:1 captured:5; black 16:1 1:1 captured:4")
    assert [(e.what, e.player, e.facts.get("point")) for e in advanced.events] == [
        ("captured", "black", "16"),
        ("jumped", "white", "7"),
    ]


def test_it_jumps_in_its_own_direction() -> None:
    position = "white 16:1 1:1 captured:4; black 9:1 15:1 captured:4"
    assert after(table(CATCH_ME, position, "white", (6, 1)), "16/9*") == Position.parse(
        "white 9:1 1:1 captured:4; black 18:1 captured:5"
    )


def test_if_already_on_a_corner_it_stays() -> None:
    position = "white 16:1 12:1 captured:4; black 9:1 1:1 captured:4"
    assert after(table(CATCH_ME, position, "black", (6, 1)), "9/16*") == Position.parse(
        "white 12:1 captured:5; black 16:1 1:1 captured:4"
    )


def test_the_jump_captures_an_opponent_on_the_corner() -> None:
    position = "white 16:1 10:1 captured:4; black 9:1 7:1 3:1 captured:3"
    advanced = played(table(CATCH_ME, position, "black", (6, 1)), "9/16")
    assert advanced.position == Position.parse("white 7:1 captured:5; black 16:1 3:1 captured:4")
    assert [(e.what, e.player, e.facts.get("point")) for e in advanced.events] == [
        ("captured", "black", "16"),
        ("jumped", "white", "7"),
        ("captured", "white", "7"),
    ]


def test_the_jump_may_chain() -> None:
    # White captures on 15; Black's last jumps 4-6 and captures; White's last jumps 15-13
    position = "white 22:1 6:1 captured:4; black 15:1 4:1 captured:4"
    advanced = played(table(CATCH_ME, position, "white", (6, 1)), "22/15")
    assert advanced.position == Position.parse("white 13:1 captured:5; black 6:1 captured:5")
    assert [(e.what, e.player, e.facts.get("point")) for e in advanced.events] == [
        ("captured", "white", "15"),
        ("jumped", "black", "6"),
        ("captured", "black", "6"),
        ("jumped", "white", "13"),
    ]


def test_a_chain_may_leave_none_which_ends_the_game_out_of_turn() -> None:
    # White's last captures on 18; Black's last jumps 16-18 and captures it
    position = "white 19:1 captured:5; black 18:1 16:1 captured:4"
    advanced = played(table(CATCH_ME, position, "white", (3, 1)), "19/18")
    assert advanced.outcome and advanced.outcome.ending.winner == "black"
    assert advanced.turn is None
    assert [(e.what, e.player, e.facts.get("point")) for e in advanced.events[:-1]] == [
        ("captured", "white", "18"),
        ("jumped", "black", "18"),
        ("captured", "black", "18"),
    ]


def test_a_jump_to_the_corner_a_checker_has_just_left_is_an_event() -> None:
    # White leaves 19 and captures on 12; Black's last 9-12 captures it; White's last jumps 22-19
    position = "white 19:1 22:1 captured:4; black 12:1 9:1 captured:4"
    advanced = played(table(CATCH_ME, position, "white", (6, 1)), "19/12")
    assert advanced.position == Position.parse("white 19:1 captured:5; black 12:1 captured:5")
    assert [(e.what, e.player, e.facts.get("point")) for e in advanced.events] == [
        ("captured", "white", "12"),
        ("jumped", "black", "12"),
        ("captured", "black", "12"),
        ("jumped", "white", "19"),
    ]


@pytest.mark.parametrize("dice", [(1, 2), (1, 3), (4, 1), (5, 1)])
def test_a_1_moves_the_last_checker_to_the_next_corner(dice: tuple[int, int]) -> None:
    assert written(table(CATCH_ME, ALONE, "white", dice)) == {"19/18"}


@pytest.mark.parametrize("dice", [(6, 2), (6, 3), (4, 6), (5, 6)])
def test_a_6_moves_the_last_checker_to_the_next_corner_but_one(dice: tuple[int, int]) -> None:
    assert written(table(CATCH_ME, ALONE, "white", dice)) == {"19/13"}


def test_the_last_checker_goes_round_too() -> None:
    position = "white 1:1 captured:5; black 2:1 3:1 captured:4"
    assert written(table(CATCH_ME, position, "white", (1, 3))) == {"1/24"}
    black = "white 2:1 3:1 captured:4; black 24:1 captured:5"
    assert written(table(CATCH_ME, black, "black", (6, 3))) == {"24/6"}


def test_1_6_plays_both_in_either_order() -> None:
    assert written(table(CATCH_ME, ALONE, "white", (6, 1))) == {"19/12"}
    assert broken(table(CATCH_ME, ALONE, "white", (6, 1)), "19/18") == {"use_all"}


def test_1_6_captures_where_it_stops_so_the_order_matters() -> None:
    by_13 = "white 19:1 captured:5; black 13:1 2:1 3:1 captured:3"
    assert written(table(CATCH_ME, by_13, "white", (6, 1))) == {"19/13*/12", "19/12"}
    by_18 = "white 19:1 captured:5; black 18:1 2:1 3:1 captured:3"
    assert written(table(CATCH_ME, by_18, "white", (6, 1))) == {"19/18*/12", "19/12"}


def test_with_1_x_or_6_x_only_the_1_or_the_6_counts() -> None:
    assert broken(table(CATCH_ME, ALONE, "white", (4, 1)), "19/14") == {"last_checker"}
    assert broken(table(CATCH_ME, ALONE, "white", (4, 1)), "19/18 18/13") == {"last_checker"}


def test_the_last_checker_may_not_go_back() -> None:
    assert broken(table(CATCH_ME, ALONE, "white", (4, 1)), "19/24") == {"circle"}


def test_1_1_and_6_6_are_two_such_steps_and_another_roll() -> None:
    ones = table(CATCH_ME, ALONE, "white", (1, 1))
    assert ones.turn == PlayerTurn("white", (PlayStage((1, 1)), AGAIN))
    assert written(ones) == {"19/13"}
    sixes = table(CATCH_ME, ALONE, "white", (6, 6))
    assert sixes.turn == PlayerTurn("white", (PlayStage((6, 6)), AGAIN))
    assert written(sixes) == {"19/7"}
    assert played(sixes, "19/13 13/7").turn == PlayerTurn("white", (AGAIN,))


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_other_doubles_move_nothing_but_earn_another_roll(n: int) -> None:
    state = table(CATCH_ME, ALONE, "white", (n, n))
    assert state.turn == PlayerTurn("white", (AGAIN,))
    assert check_turn(CATCH_ME, state.position, state.turn) == []


def test_other_rolls_do_nothing_for_the_last_checker() -> None:
    state = Game(CATCH_ME, Position.parse(ALONE), PlayerTurn("white", (Roll(),)))
    assert advance(state, Rolled((5, 3))).turn == PlayerTurn("black", (Roll(),))


def test_the_opponent_of_a_last_checker_moves_as_before() -> None:
    assert numbers(table(CATCH_ME, ALONE, "black", (6, 1)).turn.stages) == [(7,)]  # type: ignore[union-attr]


def test_one_who_has_just_become_the_last_rolls_again_as_the_last() -> None:
    # 4-4 captures on 14; Black's last jumps 4-6 and captures; the further roll is a last checker's
    position = "white 22:1 6:1 captured:4; black 14:1 4:1 captured:4"
    again = played(table(CATCH_ME, position, "white", (4, 4)), "22/14")
    assert str(again.position) == "white 13:1 captured:5; black 6:1 captured:5"
    assert advance(again, Rolled((6, 2))).turn == PlayerTurn("white", (PlayStage((6,)),))


def test_the_game_ends_at_once_and_the_rest_is_void() -> None:
    position = "white 19:1 captured:5; black 18:1 captured:5"
    state = table(CATCH_ME, position, "white", (6, 1))
    assert written(state) == {"19/18*", "19/12"}
    assert broken(state, "19/18 18/12") == {"immediate_end"}
    assert played(state, "19/18").outcome


def test_a_last_checker_stands_on_a_corner() -> None:
    assert faults(CATCH_ME, "white 20:1 captured:5; black 1:1 2:1 captured:4") == {
        "last_checker_off_corner"
    }


def test_the_position_checker_knows_the_game() -> None:
    assert faults(CATCH_ME, START) == set()
    assert faults(CATCH_ME, "white 19:1 captured:4; black 1:1 captured:5") == {"wrong_total"}
    assert faults(CATCH_ME, "white 19:1 off:5; black 1:1 captured:5") == {"no_such_place"}
    assert faults(CATCH_ME, "white 19:1 bar:5; black 1:1 captured:5") == {"no_such_place"}
    assert faults(CATCH_ME, "white captured:6; black captured:6") == {"both_finished"}
    assert faults(CATCH_ME, "white 19:1! captured:5; black 1:1 captured:5") == {"no_marks_here"}
    assert faults(CATCH_ME, "white 19:1 captured:5 phase:restack; black 1:1 captured:5") == {
        "no_phases_here"
    }


def test_a_turn_must_fit_the_number_of_checkers() -> None:
    alone = Position.parse(ALONE)
    assert check_turn(CATCH_ME, alone, PlayerTurn("white", (PlayStage((7,)),)))
    assert not check_turn(CATCH_ME, alone, PlayerTurn("white", (PlayStage((6, 1)),)))
    assert check_turn(CATCH_ME, CATCH_ME.setup, PlayerTurn("white", (PlayStage((6, 1)),)))


def test_the_higher_thrower_starts_with_the_sum_of_both_numbers() -> None:
    turn = opened(CATCH_ME, 1, 6)
    assert (turn.player, turn.stages) == ("black", (PlayStage((7,)),))


def test_an_opening_throw_without_a_1_or_a_6_does_nothing_and_the_other_rolls() -> None:
    turn = opened(CATCH_ME, 5, 3)
    assert (turn.player, turn.stages) == ("black", (Roll(),))


def test_the_higher_thrower_has_started_even_if_his_throw_does_nothing() -> None:
    events = begin(CATCH_ME, [Throw(5, 3)]).events
    assert [(e.what, e.player) for e in events] == [("starts", "white"), ("no_effect", "white")]
