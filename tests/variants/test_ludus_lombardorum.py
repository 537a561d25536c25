"""Rulebook 17, sentence by sentence. Distances: White 6 = 12 ... 1 = 7, 24 = 6 ... 19 = 1."""

from __future__ import annotations

import pytest

from engine.position import BLACK, WHITE, Color, Position
from engine.turn import Roll
from tests.tables import (
    after,
    broken,
    faults,
    game,
    numbers,
    played,
    queue,
    result,
    table,
    written,
)

LUDUS = game("ludus_lombardorum")
TWICE = game("ludus_lombardorum", double_repeats=2)
START = "white 6:15; black 19:15"
BOTH: tuple[Color, Color] = (WHITE, BLACK)


def test_half_a_board_of_points_1_to_6_and_19_to_24() -> None:
    assert LUDUS.board.points == {*range(1, 7), *range(19, 25)}
    assert faults(LUDUS, "white 6:14 7:1; black 19:15") == {"no_such_place"}
    assert faults(LUDUS, "white 6:15; black 19:14 18:1") == {"no_such_place"}


def test_white_starts_with_15_on_6_and_black_with_15_on_19() -> None:
    assert LUDUS.setup == Position.parse(START)
    assert LUDUS.pips(LUDUS.setup, WHITE) == LUDUS.pips(LUDUS.setup, BLACK) == 15 * 12


def test_whites_route_is_6_to_1_and_24_to_19() -> None:
    assert LUDUS.board.white.points == (6, 5, 4, 3, 2, 1, 24, 23, 22, 21, 20, 19)


def test_blacks_route_is_19_to_24_and_1_to_6() -> None:
    assert LUDUS.board.black.points == (19, 20, 21, 22, 23, 24, 1, 2, 3, 4, 5, 6)


def test_home_is_own_7_to_12() -> None:
    assert LUDUS.board.white.home == (24, 23, 22, 21, 20, 19)
    assert LUDUS.board.black.home == (1, 2, 3, 4, 5, 6)


def test_the_distance_of_own_number_k_is_13_less_k() -> None:
    assert [LUDUS.board.white.distance(str(p)) for p in (6, 1, 24, 19)] == [12, 7, 6, 1]
    assert [LUDUS.board.black.distance(str(p)) for p in (19, 24, 1, 6)] == [12, 7, 6, 1]


@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(
    ("dice", "plays"),
    [
        ((6, 5), {"12/6 12/7"}),  # both by one checker end on the opponent's fifteen
        ((3, 2), {"12/9 12/10", "12/7"}),
        ((2, 2), {"12/10"}),
        ((3, 3), {"12/9"}),
        ((1, 1), {"12/11"}),
        ((5, 5), {"12/7"}),
        ((6, 6), {"12/6"}),
    ],
)
def test_the_opening_rolls_counted_by_hand(
    player: Color, dice: tuple[int, int], plays: set[str]
) -> None:
    assert written(table(LUDUS, START, player, dice)) == plays


@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(
    ("dice", "plays"),
    [
        ((2, 2), {"12/8"}),  # a second checker may not join the first on own 3
        ((3, 3), {"12/6"}),
        ((1, 1), {"12/11(2)", "12/10"}),
        ((5, 5), {"12/7(2)", "12/2"}),
        ((6, 6), {"12/6(2)"}),
    ],
)
def test_the_opening_rolls_with_a_double_twice(
    player: Color, dice: tuple[int, int], plays: set[str]
) -> None:
    assert written(table(TWICE, START, player, dice)) == plays


def test_the_route_goes_round_the_open_end_of_the_board() -> None:
    assert after(table(TWICE, START, WHITE, (6, 6)), "12/6(2)").count(WHITE, 24) == 2
    assert after(table(TWICE, START, BLACK, (6, 6)), "12/6(2)").count(BLACK, 1) == 2


def test_checkers_only_move_forward() -> None:
    state = table(LUDUS, "white 6:14 5:1; black 19:15", WHITE, (6, 1))
    assert broken(state, "11/12 12/6") == {"forward"}


def test_two_opposing_checkers_block() -> None:
    state = table(LUDUS, "white 6:15; black 19:13 1:2", WHITE, (5, 2))
    assert broken(state, "12/7 12/10") == {"open_point"}


def test_a_single_opposing_checker_is_hit() -> None:
    state = table(LUDUS, "white 6:15; black 19:14 1:1", WHITE, (5, 1))
    assert after(state, "12/7* 12/11") == Position.parse("white 6:13 1:1 5:1; black bar:1 19:14")


@pytest.mark.parametrize("n", range(1, 7))
def test_die_n_enters_at_own_n(n: int) -> None:
    white = table(LUDUS, "white bar:1 24:14; black 19:15", WHITE, (n, n))
    assert after(white, f"bar/{13 - n}").count(WHITE, 7 - n) == 1
    black = table(LUDUS, "white 6:15; black bar:1 1:14", BLACK, (n, n))
    assert after(black, f"bar/{13 - n}").count(BLACK, 18 + n) == 1


def test_bar_first() -> None:
    state = table(LUDUS, "white bar:1 24:14; black 19:15", WHITE, (2, 1))
    assert broken(state, "6/4 bar/12") == {"bar_first"}


def test_a_double_is_one_step_of_n() -> None:
    """Rulebook 17: the French and the Italian text say so plainly, and the German allows it."""
    assert numbers(queue(LUDUS, WHITE, (4, 4))) == [(4,)]
    assert written(table(LUDUS, START, WHITE, (5, 5))) == {"12/7"}
    assert broken(table(LUDUS, START, WHITE, (1, 1)), "12/11 12/11") == {"single_double"}
    assert "double_twice" not in LUDUS.rule_ids and "single_double" in LUDUS.rule_ids


def test_option_double_repeats_2_plays_a_double_twice() -> None:
    assert numbers(queue(TWICE, WHITE, (4, 4))) == [(4, 4)]
    state = table(TWICE, START, WHITE, (1, 1))
    assert broken(state, "12/11 12/11 12/11") == {"double_twice"}


@pytest.mark.parametrize(("point", "number"), [(4, 2), (3, 3), (2, 4)])
def test_white_may_not_have_two_checkers_on_4_3_and_2(point: int, number: int) -> None:
    position = f"white 6:14 {point}:1; black 19:15"
    state = table(LUDUS, position, WHITE, (number, 1))
    assert broken(state, f"12/{12 - number} 12/11") == {"thin_points"}
    assert faults(LUDUS, f"white 6:13 {point}:2; black 19:15") == {"point_is_full"}
    assert faults(LUDUS, position) == set()


@pytest.mark.parametrize(("point", "number"), [(21, 2), (22, 3), (23, 4)])
def test_black_may_not_have_two_checkers_on_21_22_and_23(point: int, number: int) -> None:
    state = table(LUDUS, f"white 6:15; black 19:14 {point}:1", BLACK, (number, 1))
    assert broken(state, f"12/{12 - number} 12/11") == {"thin_points"}
    assert faults(LUDUS, f"white 6:15; black 19:13 {point}:2") == {"point_is_full"}


def test_own_numbers_2_and_6_and_the_home_points_hold_any_number() -> None:
    assert faults(LUDUS, "white 5:5 1:5 24:5; black 20:5 19:10") == set()
    # Black's home holds White's own 3, 4 and 5: there Black may stack as he likes
    assert faults(LUDUS, "white 19:15; black 2:5 3:5 4:5") == set()


def test_a_thin_point_is_closed_even_as_a_stop() -> None:
    # own 3 is taken: 2 then 4 by one checker has to go by way of own 5
    state = table(LUDUS, "white 6:14 4:1; black 19:15", WHITE, (4, 2))
    assert broken(state, "12/10 10/6") == {"thin_points"}
    assert "12/6" in written(state)


def test_a_thin_point_is_closed_to_an_entering_checker() -> None:
    state = table(LUDUS, "white bar:1 4:1 24:13; black 19:15", WHITE, (3, 1))
    assert broken(state, "bar/10 6/5") == {"thin_points"}
    assert written(state) == {"bar/9", "bar/12 10/7", "bar/12 6/3"}


def test_a_thin_point_with_an_opposing_blot_is_open() -> None:
    state = table(LUDUS, "white 6:15; black 4:1 19:14", WHITE, (2, 1))
    assert "12/10* 12/11" in written(state)


def test_he_may_enter_on_own_number_1_only_when_no_own_checker_stands_there() -> None:
    state = table(LUDUS, "white bar:1 6:14; black 19:15", WHITE, (6, 1))
    assert written(state) == {"bar/6", "bar/7 12/11"}
    assert broken(state, "bar/12 12/6") == {"start_point"}
    free = table(TWICE, "white bar:1 24:14; black 19:15", WHITE, (1, 1))
    assert written(free) == {"bar/11", "bar/12 6/5"}


def test_two_on_the_bar_cannot_both_enter_on_own_number_1() -> None:
    state = table(TWICE, "white bar:2 24:13; black 19:15", WHITE, (1, 1))
    assert written(state) == {"bar/12"}
    black = table(TWICE, "white 6:15; black bar:2 19:1 1:12", BLACK, (1, 1))
    assert written(black) == {"-"}


def test_the_start_point_itself_blocks_the_opponents_last_point() -> None:
    state = table(LUDUS, "white 24:1 6:14; black 19:15", WHITE, (5, 1))
    assert broken(state, "6/1 12/11") == {"open_point"}


def test_bear_off_as_in_the_base_game() -> None:
    state = table(LUDUS, "white 24:1 19:1 off:13; black 1:15", WHITE, (6, 1))
    assert written(state) == {"6/off 1/off", "6/off"}
    away = table(LUDUS, "white 1:1 19:14; black 2:15", WHITE, (2, 1))
    assert broken(away, "1/off 7/5") == {"bear_off"}


def test_a_larger_die_bears_off_the_rearmost() -> None:
    state = table(LUDUS, "white 22:1 20:1 off:13; black 1:15", WHITE, (6, 5))
    assert written(state) == {"4/off 2/off"}
    assert broken(state, "2/off 4/off") == {"bear_off"}


def test_both_sides_on_the_bar_before_closed_homes_is_a_draw() -> None:
    closed = "white bar:3 19:2 20:2 21:2 22:2 23:2 24:2; black bar:3 1:2 2:2 3:2 4:2 5:2 6:2"
    assert result(LUDUS, closed) == (None, "draw", 0)


def test_cube_and_1_2_3() -> None:
    assert LUDUS.cube
    assert result(LUDUS, "white off:15; black 1:14 off:1") == ("white", "single", 1)
    assert result(LUDUS, "white off:15; black 1:15") == ("white", "gammon", 2)
    assert result(LUDUS, "white off:15; black 1:14 24:1") == ("white", "backgammon", 3)
    assert result(LUDUS, "white bar:1 24:14; black off:15") == ("black", "backgammon", 3)


def test_after_a_play_the_opponent_rolls() -> None:
    turn = played(table(LUDUS, START, WHITE, (6, 5)), "12/6 12/7").turn
    assert turn and (turn.player, turn.stages) == ("black", (Roll(),))
