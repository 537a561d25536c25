"""Rulebook 4: Long Puff."""

from __future__ import annotations

import pytest

from engine.game.events import Event
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
    verdict,
    written,
)

RULES = game("long_puff")
START = "white reserve:15; black reserve:15"


def test_as_puff_the_board_is_empty_and_all_fifteen_are_in_reserve() -> None:
    assert RULES.setup == Position.parse(START)


@pytest.mark.parametrize("player", COLORS)
def test_both_players_run_1_to_24_and_their_home_is_19_to_24(player: Color) -> None:
    route = RULES.board.route(player)
    assert route.points == tuple(range(1, 25))
    assert route.home == (19, 20, 21, 22, 23, 24)
    assert route.start_quarter == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("player", COLORS)
@pytest.mark.parametrize("number", range(1, 7))
def test_both_players_enter_die_n_at_n(player: Color, number: int) -> None:
    (play,) = found(table(RULES, START, player, (number, number)))
    assert play.position.count(player, number) == 2


def test_two_opposing_checkers_block_the_entry_for_the_other() -> None:
    state = table(RULES, "white 3:2 reserve:13; black reserve:15", "black", (2, 3))
    assert written(state) == {"reserve/23"}
    assert broken(state, "reserve/23 reserve/22") == {"open_point"}


def test_a_blot_in_the_shared_quarter_is_hit_by_an_entering_checker() -> None:
    state = table(RULES, "white 3:1 5:1 reserve:13; black reserve:15", "black", (2, 3))
    hit = played(state, "reserve/23 reserve/22")
    assert hit.position == Position.parse("white bar:1 5:1 reserve:13; black 2:1 3:1 reserve:13")
    assert Event("hit", "black", {"victim": "white", "point": "3"}) in hit.events


def test_the_bar_comes_before_the_reserve() -> None:
    state = table(RULES, "white bar:1 5:1 reserve:13; black 20:15", "white", (2, 3))
    assert written(state) == {"bar/23 reserve/22"}
    assert broken(state, "reserve/23 bar/22") == {"bar_first"}


@pytest.mark.parametrize("player", COLORS)
def test_until_the_reserve_is_empty_nothing_else_may_be_moved(player: Color) -> None:
    state = table(RULES, "white 1:13 reserve:2; black 2:13 reserve:2", player, (3, 4))
    source = {"white": "24", "black": "23"}[player]
    to = {"white": "20", "black": "19"}[player]
    assert broken(state, f"reserve/22 {source}/{to}") == {"enter_all"}


def test_the_lower_die_first_or_the_whole_roll_is_lost() -> None:
    state = table(RULES, "white 1:2 reserve:13; black reserve:15", "black", (1, 6))
    assert written(state) == {"-"}
    assert broken(state, "reserve/19") == {"lower_first"}


@pytest.mark.parametrize("player", COLORS)
def test_no_checker_moves_backwards(player: Color) -> None:
    state = table(RULES, "white 10:15; black 13:15", player, (1, 2))
    point = {"white": 10, "black": 13}[player]
    assert broken(state, f"@{point}/{point - 1}") == {"forward"}


@pytest.mark.parametrize("player", COLORS)
def test_both_bear_off_from_19_to_24(player: Color) -> None:
    state = table(RULES, "white 19:15; black 24:15", player, (1, 6))
    assert written(state) == {{"white": "6/5 6/off", "black": "1/off(2)"}[player]}


def test_a_checker_hit_at_home_must_enter_in_1_to_6_and_come_home_before_bearing_off() -> None:
    # the French text lets it re-enter on 19-24, a slip of the translation
    state = table(RULES, "white bar:1 19:4 off:10; black 22:15", "white", (1, 6))
    assert broken(state, "bar/24 6/off") == {"bear_off"}
    assert written(state) == {"bar/18"}


def test_checkers_block_and_are_hit_on_the_common_way_home() -> None:
    state = table(RULES, "white 10:15; black 12:2 13:1 20:12", "white", (2, 3))
    assert written(state) == {"-"}
    state = table(RULES, "white 10:15; black 12:1 13:1 20:13", "white", (2, 3))
    assert after(state, "15/13* 15/12*").count("black", "bar") == 2


@pytest.mark.parametrize("player", COLORS)
def test_a_double_is_n_twice_then_7_minus_n_twice(player: Color) -> None:
    assert queue(RULES, player, (6, 6)) == (
        PlayStage((6, 6), if_short=IfShort.FORFEIT),
        PlayStage((1, 1)),
    )


def test_the_bottom_is_lost_if_the_top_is_short() -> None:
    state = table(RULES, "white 6:2 reserve:13; black reserve:15", "black", (6, 6))
    assert played(state, "").turn == PlayerTurn("white", (Roll(),))


def test_option_double_repeats_4() -> None:
    rules = game("long_puff", double_repeats=4)
    assert numbers(queue(rules, "white", (2, 2))) == [(2, 2, 2, 2), (5, 5, 5, 5)]


@pytest.mark.parametrize(
    ("loser", "kind", "points"),
    [
        ("24:14 off:1", "single", 1),
        ("bar:1 24:13 off:1", "single", 1),
        ("19:15", "gammon", 2),
        ("7:1 24:14", "gammon", 2),
        ("6:1 24:14", "backgammon", 3),
        ("1:1 24:14", "backgammon", 3),
        ("bar:1 24:14", "backgammon", 3),
        ("6:1 reserve:14", "backgammon", 3),
    ],
)
def test_a_backgammon_needs_a_loser_on_the_bar_in_reserve_or_in_the_common_start_quarter(
    loser: str, kind: str, points: int
) -> None:
    assert result(RULES, f"white off:15; black {loser}") == ("white", kind, points)
    assert result(RULES, f"white {loser}; black off:15") == ("black", kind, points)


def test_immediate_end_voids_the_bottom_faces() -> None:
    state = table(RULES, "white 23:2 off:13; black 12:15", "white", (2, 2))
    assert played(state, "2/off 2/off").turn is None
    assert verdict(state, "2/off 2/off").legal


@pytest.mark.parametrize(
    ("position", "codes"),
    [
        (START, set()),
        ("white 7:1 reserve:14; black reserve:15", {"moved_before_entering"}),
        ("white reserve:15; black 20:1 reserve:14", {"moved_before_entering"}),
        ("white 1:1 reserve:13 off:1; black reserve:15", {"off_before_entering"}),
        ("white 1:1 reserve:14; black 1:1 reserve:14", {"both_colors"}),
        ("white 19:8 24:7; black 20:15", set()),
        ("white 1:1 reserve:13; black reserve:15", {"wrong_total"}),
        ("white off:15; black off:15", {"both_finished"}),
    ],
)
def test_the_position_checker_knows_long_puff(position: str, codes: set[str]) -> None:
    assert faults(RULES, position) == codes
