"""Rulebook 23: who bears off his last checker last, wins."""

from __future__ import annotations

import pytest

from engine.game.events import Event
from engine.position import COLORS, Color, Position
from engine.turn import PlayerTurn, Roll
from engine.variants.backgammon import BACKGAMMON
from tests.tables import broken, faults, game, played, result, table, written

RULES = game("misere")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"


def test_the_set_up_and_the_routes_are_those_of_backgammon() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.board is BACKGAMMON.board


@pytest.mark.parametrize("player", COLORS)
def test_all_standard_rules_hold_for_the_plays(player: Color) -> None:
    for dice in ((3, 1), (6, 5), (4, 4)):
        ours = written(table(RULES, START, player, dice))
        assert ours == written(table(BACKGAMMON, START, player, dice))


@pytest.mark.parametrize(
    ("position", "winner"),
    [
        ("white off:15; black 3:14 off:1", "black"),
        ("white 22:14 off:1; black off:15", "white"),
    ],
)
def test_the_one_who_finishes_first_loses(position: str, winner: Color) -> None:
    assert result(RULES, position) == (winner, "single", 1)


def test_the_game_ends_as_soon_as_one_player_has_borne_off_all() -> None:
    ended = played(table(RULES, "white 24:1 off:14; black 3:1 off:14", "white", (2, 1)), "1/off")
    assert ended.turn is None
    assert ended.outcome and ended.outcome.ending.winner == "black"
    assert ended.events[-1] == Event("ended", None, {"winner": "black", "how": "all_off"})


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("white off:15; black 24:5 13:9 off:1", ("black", "single", 1)),
        ("white off:15; black 18:1 6:14", ("black", "gammon", 2)),
        ("white off:15; black 19:1 6:14", ("black", "backgammon", 3)),
        ("white off:15; black bar:1 6:14", ("black", "backgammon", 3)),
        ("white 7:1 19:14; black off:15", ("white", "gammon", 2)),
        ("white 6:1 19:14; black off:15", ("white", "backgammon", 3)),
        (START, None),
    ],
)
def test_the_winner_scores_1_2_or_3_counted_on_his_own_remaining_checkers(
    position: str, expected: tuple[Color, str, int] | None
) -> None:
    assert result(RULES, position) == expected


def test_points_are_multiplied_by_the_cube() -> None:
    ended = played(table(RULES, "white 24:1 off:14; black 3:15", "white", (2, 1)), "1/off")
    assert ended.outcome and ended.outcome.points(4) == 8


def test_bearing_off_is_compulsory_when_nothing_else_can_be_played() -> None:
    state = table(RULES, "white 24:2 off:13; black 3:15", "white", (2, 1))
    assert written(state) == {"1/off(2)"}
    assert broken(state, "") == {"no_pass"}
    assert broken(state, "1/off") == {"use_all"}


def test_a_player_may_choose_the_play_that_keeps_his_last_checker() -> None:
    # 1/off 2/off would end the game and lose it; 2/1, 1/off uses both dice as well
    state = table(RULES, "white 23:1 24:1 off:13; black 3:15", "white", (6, 1))
    assert written(state) == {"2/off 1/off", "2/off"}
    kept = played(state, "2/1 1/off")
    assert kept.outcome is None
    assert kept.turn == PlayerTurn("black", (Roll(),))


def test_a_shorter_play_that_ends_the_game_is_only_legal_if_no_longer_one_ends_it() -> None:
    state = table(RULES, "white 23:1 off:14; black 24:1 off:14", "white", (6, 1))
    assert written(state) == {"2/1*/off"}
    assert broken(state, "2/off") == {"use_all"}


def test_who_is_hit_while_bearing_off_may_be_glad() -> None:
    state = table(RULES, "white 22:1 off:14; black 24:1 off:14", "black", (2, 1))
    assert "24/22*/21" in written(state)
    assert played(state, "24/22 22/21").position.count("white", "bar") == 1


def test_both_sides_cannot_have_finished() -> None:
    assert faults(RULES, "white off:15; black off:15") == {"both_finished"}
    assert faults(RULES, "white off:15; black 1:1 off:14") == set()
