"""Rulebook 5: Russian Puff."""

from __future__ import annotations

import pytest

from engine.position import COLORS, Color, Position
from engine.turn import IfShort, PlayerTurn, PlayStage
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
    written,
)

RULES = game("russian_puff")
START = "white reserve:15; black reserve:15"


def test_set_up_routes_and_homes_are_those_of_puff() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.board is game("puff").board


@pytest.mark.parametrize(("player", "point"), [("white", 20), ("black", 5)])
def test_each_enters_in_his_own_start_quarter(player: Color, point: int) -> None:
    (play,) = found(table(RULES, START, player, (5, 5)))
    assert play.position.count(player, point) == 2


@pytest.mark.parametrize("player", COLORS)
def test_before_two_have_entered_dice_only_enter(player: Color) -> None:
    assert written(table(RULES, START, player, (2, 4))) == {"reserve/23 reserve/21"}
    assert broken(table(RULES, START, player, (2, 4)), "reserve/23 23/19") == {"enter_two"}


def test_with_one_entered_a_die_must_still_enter() -> None:
    state = table(RULES, "white 20:1 reserve:14; black reserve:15", "white", (2, 4))
    assert broken(state, "20/18 reserve/21") == {"enter_two"}


def test_the_second_entry_frees_the_other_die_of_the_same_roll() -> None:
    state = table(RULES, "white 20:1 reserve:14; black reserve:15", "white", (2, 4))
    # the 2 enters on 23; the 4 enters on 21, moves 20 to 16 or 23 to 19
    assert written(state) == {"reserve/23 reserve/21", "reserve/23 20/16", "reserve/19"}


@pytest.mark.parametrize("player", COLORS)
def test_once_two_have_entered_every_die_may_enter_or_move(player: Color) -> None:
    position = "white 24:2 reserve:13; black 1:2 reserve:13"
    assert written(table(RULES, position, player, (2, 4))) == {
        "reserve/23 reserve/21",
        "reserve/23 24/20",
        "reserve/21 24/22",
        "reserve/19",
        "24/18",
        "24/22 24/20",
    }


def test_re_entering_from_the_bar_does_not_count() -> None:
    state = table(RULES, "white bar:1 reserve:14; black 12:15", "white", (2, 4))
    assert written(state) == {"bar/23 reserve/21"}
    assert broken(state, "bar/23 23/19") == {"enter_two"}


def test_a_later_hit_does_not_close_the_free_choice_again() -> None:
    state = table(RULES, "white bar:2 reserve:13; black 12:15", "white", (2, 4))
    assert written(state) == {"bar/23 bar/21"}
    state = table(RULES, "white bar:1 24:1 reserve:13; black 12:15", "white", (2, 4))
    assert written(state) == {"bar/23 reserve/21", "bar/23 24/20", "bar/19"}


def test_bar_checkers_still_come_first() -> None:
    state = table(RULES, "white bar:1 24:4 reserve:10; black 12:15", "white", (2, 4))
    assert broken(state, "reserve/23 bar/21") == {"bar_first"}
    assert broken(state, "24/22 bar/21") == {"bar_first"}


def test_the_lower_die_must_still_be_played_first() -> None:
    state = table(RULES, "white 24:2 reserve:13; black reserve:15", "white", (2, 4))
    assert broken(state, "reserve/21 reserve/23") == {"lower_first"}
    assert broken(state, "24/20 24/22") == {"lower_first"}


def test_a_die_is_lost_only_if_neither_entering_nor_moving_is_possible() -> None:
    # the 1 cannot enter on 24, but 20 may move to 19
    state = table(RULES, "white 20:2 reserve:13; black 24:2 12:13", "white", (1, 3))
    assert written(state) == {"reserve/22 20/19", "20/19 20/17", "20/16"}
    state = table(RULES, "white 20:2 reserve:13; black 24:2 19:2 12:11", "white", (1, 3))
    assert written(state) == {"-"}


@pytest.mark.parametrize("player", COLORS)
def test_a_double_is_n_twice_then_7_minus_n_twice(player: Color) -> None:
    assert queue(RULES, player, (1, 1)) == (
        PlayStage((1, 1), if_short=IfShort.FORFEIT),
        PlayStage((6, 6)),
    )


def test_after_a_first_double_the_bottom_faces_are_free() -> None:
    state = played(table(RULES, START, "white", (2, 2)), "reserve/23 reserve/23")
    assert state.turn == PlayerTurn("white", (PlayStage((5, 5)),))
    # two fives: each enters on 20, moves 23 to 18, 20 to 15 or 18 to 13
    assert written(state) == {
        "reserve/20(2)",
        "reserve/20 23/18",
        "reserve/15",
        "23/18(2)",
        "23/13",
    }


def test_option_double_repeats_4() -> None:
    rules = game("russian_puff", double_repeats=4)
    assert numbers(queue(rules, "black", (3, 3))) == [(3, 3, 3, 3), (4, 4, 4, 4)]


def test_nothing_is_borne_off_while_checkers_are_in_reserve() -> None:
    state = table(RULES, "white 6:5 3:5 reserve:5; black 12:15", "white", (3, 6))
    assert broken(state, "3/off 6/off") == {"bear_off"}
    home = table(RULES, "white 6:5 3:10; black 12:15", "white", (3, 6))
    assert verdict(home, "3/off 6/off").legal


def test_hits_and_blocks_are_those_of_the_base_game() -> None:
    state = table(RULES, "white 24:2 reserve:13; black 22:1 20:2 12:12", "white", (2, 4))
    assert broken(state, "24/22 24/20") == {"open_point"}
    assert "reserve/21 24/22*" in written(state)


@pytest.mark.parametrize(
    ("loser", "kind", "points"),
    [
        ("24:14 off:1", "single", 1),
        ("7:15", "gammon", 2),
        ("24:14 reserve:1", "backgammon", 3),
        ("24:14 bar:1", "backgammon", 3),
        ("24:14 6:1", "backgammon", 3),
    ],
)
def test_the_result_is_that_of_puff(loser: str, kind: str, points: int) -> None:
    assert result(RULES, f"white off:15; black {loser}") == ("white", kind, points)


@pytest.mark.parametrize(
    ("position", "codes"),
    [
        (START, set()),
        ("white 24:1 reserve:14; black reserve:15", set()),
        ("white bar:1 reserve:14; black 24:2 12:13", set()),
        ("white 18:1 reserve:14; black reserve:15", {"moved_before_entering"}),
        ("white reserve:15; black 7:1 reserve:14", {"moved_before_entering"}),
        ("white 6:1 5:1 reserve:13; black 18:2 reserve:13", set()),
        ("white 6:1 off:1 reserve:13; black reserve:15", {"off_before_entering"}),
        ("white 24:3 reserve:13; black reserve:15", {"wrong_total"}),
        (
            "white 12:1 13:1 reserve:13; black 12:1 reserve:14",
            {"both_colors", "moved_before_entering"},
        ),
    ],
)
def test_the_position_checker_knows_russian_puff(position: str, codes: set[str]) -> None:
    assert faults(RULES, position) == codes
