"""Rulebook 7: French backgammon 1."""

from __future__ import annotations

import pytest

from engine.game.actions import Rolled, Throw
from engine.game.advance import advance, begin
from engine.game.events import Event
from engine.position import COLORS, Color, Position
from engine.turn import PlayerTurn, PlayStage, Roll
from tests.tables import (
    broken,
    faults,
    found,
    game,
    numbers,
    opened,
    played,
    queue,
    result,
    table,
    verdict,
    written,
)

RULES = game("french_backgammon_1")
START = "white reserve:15; black reserve:15"
AGAIN = Roll(again=True)


def test_the_board_is_empty_and_all_fifteen_are_in_reserve() -> None:
    assert RULES.setup == Position.parse(START)


def test_the_routes_are_those_of_the_base_game() -> None:
    assert RULES.board is game("backgammon").board


@pytest.mark.parametrize("number", range(1, 7))
def test_white_enters_1_to_6_and_black_24_to_19(number: int) -> None:
    for player, point in (("white", number), ("black", 25 - number)):
        color: Color = "white" if player == "white" else "black"
        (play,) = found(table(RULES, START, color, (number, number)))
        assert play.position.count(color, point) == 4


@pytest.mark.parametrize("player", COLORS)
def test_until_the_reserve_is_empty_nothing_else_may_be_moved(player: Color) -> None:
    state = table(RULES, "white 5:13 reserve:2; black 20:13 reserve:2", player, (2, 3))
    assert written(state) == {"reserve/22 reserve/23"}
    assert broken(state, "reserve/23 20/17") == {"enter_all"}


def test_when_the_last_has_entered_the_other_die_is_free() -> None:
    state = table(RULES, "white 1:7 3:7 reserve:1; black reserve:15", "white", (1, 3))
    # entered with the 1: the 3 moves it (or its twin) or one from 3; with the 3: the 1 likewise
    assert written(state) == {
        "reserve/21",
        "reserve/24 22/19",
        "reserve/22 24/23",
    }


def test_the_dice_are_played_in_any_order() -> None:
    state = table(RULES, START, "white", (2, 4))
    assert queue(RULES, "white", (2, 4)) == (PlayStage((4, 2)),)
    assert verdict(state, "reserve/23 reserve/21").legal
    assert verdict(state, "reserve/21 reserve/23").legal


def test_the_higher_die_where_only_one_can_be_played() -> None:
    state = table(RULES, "white 1:1 off:14; black 12:2 off:13", "white", (6, 5))
    assert written(state) == {"24/18"}
    assert broken(state, "24/19") == {"higher_die"}


@pytest.mark.parametrize("number", range(1, 7))
def test_a_double_is_n_four_times_then_7_minus_n_four_times_then_a_roll(number: int) -> None:
    for player in COLORS:
        assert queue(RULES, player, (number, number)) == (
            PlayStage((number,) * 4),
            PlayStage((7 - number,) * 4),
            AGAIN,
        )


def test_the_whole_queue_of_6_6_is_played_out() -> None:
    state = table(RULES, START, "white", (6, 6))
    state = played(state, "reserve/19 reserve/19 reserve/19 reserve/19")
    assert state.turn == PlayerTurn("white", (PlayStage((1, 1, 1, 1)), AGAIN))
    state = played(state, "reserve/24 reserve/24 reserve/24 reserve/24")
    assert state.position == Position.parse("white 6:4 1:4 reserve:7; black reserve:15")
    assert state.turn == PlayerTurn("white", (AGAIN,))
    state = advance(state, Rolled((3, 1)))
    assert state.turn == PlayerTurn("white", (PlayStage((3, 1)),))
    state = played(state, "reserve/22 reserve/24")
    assert state.turn == PlayerTurn("black", (Roll(),))


def test_each_stage_is_played_as_far_as_possible_and_the_next_follows_all_the_same() -> None:
    # only two of four sixes: both runners reach 13, but 19 and 8 are held by Black
    state = table(RULES, "white 7:2 2:13; black 19:2 8:13", "white", (6, 6))
    assert written(state) == {"18/12(2)"}
    short = played(state, "18/12 18/12")
    assert short.turn == PlayerTurn("white", (PlayStage((1, 1, 1, 1)), AGAIN))
    assert Event("rest_lost", "white") not in short.events


def test_the_player_rolls_again_even_if_nothing_at_all_could_be_played() -> None:
    state = table(RULES, "white bar:1 24:14; black 6:2 1:2 12:11", "white", (6, 6))
    state = played(state, "")
    assert state.turn == PlayerTurn("white", (PlayStage((1, 1, 1, 1)), AGAIN))
    state = played(state, "")
    assert state.turn == PlayerTurn("white", (AGAIN,))


def test_a_further_double_repeats_it_all() -> None:
    state = table(RULES, START, "black", (AGAIN,))
    assert advance(state, Rolled((5, 5))).turn == PlayerTurn(
        "black", (PlayStage((5, 5, 5, 5)), PlayStage((2, 2, 2, 2)), AGAIN)
    )


def test_a_stage_short_of_what_is_possible_is_illegal() -> None:
    state = table(RULES, START, "white", (6, 6))
    assert broken(state, "reserve/19 reserve/19 reserve/19") == {"use_all"}
    assert broken(state, "") == {"no_pass"}


def test_numbers_of_the_next_stage_may_not_be_played_yet() -> None:
    state = table(RULES, START, "white", (6, 6))
    assert broken(state, "reserve/24 reserve/24 reserve/24 reserve/24") == {"stages"}
    assert broken(state, " ".join(["reserve/19"] * 5)) == {"stages"}


def test_a_fifth_bottom_face_is_one_too_many() -> None:
    state = table(
        RULES, "white 6:4 reserve:11; black reserve:15", "white", (PlayStage((1,) * 4), AGAIN)
    )
    assert broken(state, " ".join(["reserve/24"] * 5)) == {"top_then_bottom"}


def test_after_an_ordinary_roll_there_is_no_other() -> None:
    assert played(table(RULES, START, "white", (6, 5)), "reserve/19 reserve/20").turn == PlayerTurn(
        "black", (Roll(),)
    )


def test_everything_else_is_standard_hits_and_the_bar() -> None:
    state = table(RULES, "white bar:1 1:4 reserve:10; black 3:1 12:14", "white", (3, 2))
    assert written(state) == {"bar/22* reserve/23"}
    assert broken(state, "reserve/22 bar/23") == {"bar_first"}
    assert broken(state, "24/22 bar/22") == {"bar_first", "enter_all"}


def test_everything_else_is_standard_the_bear_off() -> None:
    state = table(RULES, "white 19:5 20:5 21:5; black 6:15", "white", (6, 5))
    assert written(state) == {"6/off 5/off", "6/off 6/1"}
    assert broken(state, "5/off 5/off") == {"bear_off"}


def test_immediate_end_voids_the_bottom_faces_and_the_roll() -> None:
    state = table(RULES, "white 24:4 off:11; black 6:14 off:1", "white", (1, 1))
    ended = played(state, "1/off 1/off 1/off 1/off")
    assert ended.turn is None
    assert ended.outcome and ended.outcome.points() == 1


@pytest.mark.parametrize(
    ("loser", "kind", "points"),
    [
        ("1:14 off:1", "single", 1),
        ("18:1 1:14", "gammon", 2),
        ("19:1 1:14", "backgammon", 3),
        ("bar:1 1:14", "backgammon", 3),
        ("24:1 reserve:14", "backgammon", 3),
    ],
)
def test_the_result_is_standard(loser: str, kind: str, points: int) -> None:
    assert result(RULES, f"white off:15; black {loser}") == ("white", kind, points)


def test_the_opening_is_standard() -> None:
    assert opened(RULES, 4, 3) == PlayerTurn("white", (PlayStage((4, 3)),))
    fresh = begin(game("french_backgammon_1", opening="fresh_roll"), [Throw(3, 4)])
    assert fresh.turn == PlayerTurn("black", (Roll(),))
    rolled = advance(fresh, Rolled((1, 1))).turn
    assert rolled and numbers(rolled.stages) == [(1, 1, 1, 1), (6, 6, 6, 6)]
    assert rolled.stages[-1] == AGAIN


@pytest.mark.parametrize(
    ("position", "codes"),
    [
        (START, set()),
        ("white 1:4 6:4 reserve:7; black 24:15", set()),
        ("white 7:1 reserve:14; black reserve:15", {"moved_before_entering"}),
        ("white reserve:15; black 18:1 reserve:14", {"moved_before_entering"}),
        ("white 1:1 off:1 reserve:13; black reserve:15", {"off_before_entering"}),
        ("white 1:1 reserve:14; black 1:1 12:14", {"both_colors"}),
        ("white reserve:16; black reserve:15", {"wrong_total"}),
        ("white off:15; black off:15", {"both_finished"}),
    ],
)
def test_the_position_checker_knows_french_backgammon_1(position: str, codes: set[str]) -> None:
    assert faults(RULES, position) == codes
