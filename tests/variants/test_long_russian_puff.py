"""Rulebook 6: Long Russian Puff."""

from __future__ import annotations

import pytest

from engine.position import COLORS, Color, Position
from engine.turn import IfShort, PlayerTurn, PlayStage, Roll
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
    written,
)

RULES = game("long_russian_puff")
START = "white reserve:15; black reserve:15"


def test_the_board_is_empty_and_all_fifteen_are_in_reserve() -> None:
    assert RULES.setup == Position.parse(START)


@pytest.mark.parametrize("player", COLORS)
def test_the_routes_are_those_of_long_puff(player: Color) -> None:
    route = RULES.board.route(player)
    assert route.points == tuple(range(1, 25))
    assert route.home == (19, 20, 21, 22, 23, 24)


@pytest.mark.parametrize("player", COLORS)
@pytest.mark.parametrize("number", range(1, 7))
def test_both_enter_die_n_at_n(player: Color, number: int) -> None:
    (play,) = found(table(RULES, START, player, (number, number)))
    assert play.position.count(player, number) == 2


@pytest.mark.parametrize("player", COLORS)
def test_the_entering_rule_is_that_of_russian_puff(player: Color) -> None:
    assert RULES.entry is game("russian_puff").entry
    assert broken(table(RULES, START, player, (2, 4)), "reserve/23 23/19") == {"enter_two"}


@pytest.mark.parametrize("player", COLORS)
def test_after_two_have_entered_every_die_may_enter_or_move(player: Color) -> None:
    position = {
        "white": "white 1:2 reserve:13; black reserve:15",
        "black": "white reserve:15; black 1:2 reserve:13",
    }[player]
    assert written(table(RULES, position, player, (2, 4))) == {
        "reserve/23 reserve/21",
        "reserve/23 24/20",
        "reserve/21 24/22",
        "reserve/19",
        "24/18",
        "24/22 24/20",
    }


def test_the_second_entry_frees_the_other_die() -> None:
    state = table(RULES, "white 5:1 reserve:14; black reserve:15", "white", (2, 4))
    assert written(state) == {"reserve/23 reserve/21", "reserve/23 20/16", "reserve/19"}


def test_re_entering_from_the_bar_does_not_count() -> None:
    state = table(RULES, "white bar:1 reserve:14; black 12:15", "white", (2, 4))
    assert written(state) == {"bar/23 reserve/21"}


def test_hit_checkers_come_before_everything() -> None:
    state = table(RULES, "white bar:1 1:4 reserve:10; black 12:15", "white", (2, 4))
    assert broken(state, "24/22 bar/21") == {"bar_first"}
    assert broken(state, "reserve/23 bar/21") == {"bar_first"}


def test_start_points_can_be_blocked_against_the_other() -> None:
    state = table(RULES, "white 2:2 3:2 4:2 reserve:9; black reserve:15", "black", (2, 5))
    assert written(state) == {"-"}
    assert broken(state, "reserve/20") == {"lower_first"}
    assert broken(state, "reserve/23") == {"open_point"}


def test_an_entering_checker_hits_in_the_shared_quarter() -> None:
    state = table(RULES, "white 2:1 reserve:14; black reserve:15", "black", (2, 5))
    position = after(state, "reserve/23* reserve/20")
    assert position == Position.parse("white bar:1 reserve:14; black 2:1 5:1 reserve:13")


@pytest.mark.parametrize("player", COLORS)
def test_no_checker_moves_backwards(player: Color) -> None:
    state = table(RULES, "white 10:15; black 11:15", player, (1, 2))
    point = {"white": 10, "black": 11}[player]
    assert broken(state, f"@{point}/{point - 2}") == {"forward"}


def test_a_double_is_n_twice_then_7_minus_n_twice_and_both_may_run() -> None:
    assert queue(RULES, "white", (4, 4)) == (
        PlayStage((4, 4), if_short=IfShort.FORFEIT),
        PlayStage((3, 3)),
    )
    state = played(table(RULES, START, "white", (4, 4)), "reserve/21 reserve/21")
    assert written(state) == {
        "reserve/22(2)",
        "reserve/22 21/18",
        "reserve/19",
        "21/18(2)",
        "21/15",
    }


def test_the_bottom_is_lost_if_the_top_is_short() -> None:
    state = table(RULES, "white 4:2 reserve:13; black reserve:15", "black", (4, 4))
    assert played(state, "").turn == PlayerTurn("white", (Roll(),))


def test_option_double_repeats_4() -> None:
    rules = game("long_russian_puff", double_repeats=4)
    assert numbers(queue(rules, "black", (1, 1))) == [(1, 1, 1, 1), (6, 6, 6, 6)]


def test_nothing_is_borne_off_while_checkers_are_in_reserve() -> None:
    state = table(RULES, "white 19:5 22:5 reserve:5; black 12:15", "white", (3, 6))
    assert broken(state, "3/off 6/off") == {"bear_off"}


def test_both_bear_off_from_19_to_24() -> None:
    home = "white 19:5 20:10; black 21:5 22:10"
    assert "6/off 5/off" in written(table(RULES, home, "white", (5, 6)))
    assert "4/off 3/off" in written(table(RULES, home, "black", (3, 4)))


@pytest.mark.parametrize(
    ("loser", "kind", "points"),
    [
        ("24:14 off:1", "single", 1),
        ("7:1 24:14", "gammon", 2),
        ("6:1 24:14", "backgammon", 3),
        ("reserve:1 24:14", "backgammon", 3),
        ("bar:1 24:14", "backgammon", 3),
    ],
)
def test_the_result_is_that_of_long_puff(loser: str, kind: str, points: int) -> None:
    assert result(RULES, f"white off:15; black {loser}") == ("white", kind, points)
    assert result(RULES, f"white {loser}; black off:15") == ("black", kind, points)


@pytest.mark.parametrize(
    ("position", "codes"),
    [
        (START, set()),
        ("white 1:1 reserve:14; black 2:1 reserve:14", set()),
        ("white 7:1 reserve:14; black reserve:15", {"moved_before_entering"}),
        ("white 24:2 reserve:13; black 23:2 reserve:13", set()),
        ("white 24:1 off:1 reserve:13; black reserve:15", {"off_before_entering"}),
        ("white 1:2 reserve:13; black 1:1 reserve:14", {"both_colors"}),
        ("white 1:2 reserve:14; black reserve:15", {"wrong_total"}),
    ],
)
def test_the_position_checker_knows_long_russian_puff(position: str, codes: set[str]) -> None:
    assert faults(RULES, position) == codes
