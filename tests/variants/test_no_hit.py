"""Rulebook 21: who hits, loses."""

from __future__ import annotations

import pytest

from engine.faults import Refused
from engine.game.events import Event
from engine.position import COLORS, Color, Position
from engine.referee.forced import forced
from engine.rules.dice import ROLLS
from engine.rules.ruleset import Ruleset
from engine.turn import PlayerTurn, PlayStage, Roll
from engine.variants.backgammon import BACKGAMMON
from tests.tables import after, broken, faults, found, game, played, result, table, written

RULES = game("no_hit")
FORBIDDEN = game("no_hit", hits="forbidden")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
BLOT_ON_4 = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:4 4:1"
MUST_HIT = "white 1:1 20:7 21:7; black 7:1 6:2 5:4 4:4 3:4"
"""With 6-5 the 5 is blocked and the 6 hits on 7; at home neither can be played."""
HIT_WASTES_THE_SIX = "white 1:1 20:7 21:7; black 8:2 2:1 6:4 5:4 4:4"
"""With 6-1 the 1 could hit on 2, but then the 6 is lost; 24/18 and a 1 at home uses both."""


def test_the_set_up_and_the_routes_are_those_of_backgammon() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.board is BACKGAMMON.board


@pytest.mark.parametrize("cube", [1, 2, 8])
def test_a_player_who_hits_loses_at_once_1_times_the_cube(cube: int) -> None:
    lost = played(table(RULES, BLOT_ON_4, "white", (3, 1)), "24/21*")
    assert lost.turn is None
    assert lost.outcome
    assert lost.outcome.ending.winner == "black"
    # nothing is borne off and a checker is on the bar, yet it is no backgammon
    assert (lost.outcome.value.result, lost.outcome.points(cube)) == ("single", cube)


def test_black_loses_by_a_hit_like_white() -> None:
    blot_on_21 = "white 1:2 12:5 17:3 19:4 21:1; black 24:2 13:5 8:3 6:5"
    lost = played(table(RULES, blot_on_21, "black", (3, 1)), "24/21*")
    assert lost.outcome and lost.outcome.ending.winner == "white"


def test_the_hit_and_the_end_are_events() -> None:
    lost = played(table(RULES, BLOT_ON_4, "white", (3, 1)), "24/21*")
    assert list(lost.events) == [
        Event("hit", "white", {"victim": "black", "point": "4"}),
        Event("ended", None, {"winner": "black", "how": "hit"}),
    ]


@pytest.mark.parametrize("player", COLORS)
@pytest.mark.parametrize("dice", [(3, 1), (6, 4), (2, 2)])
def test_which_plays_are_legal_is_decided_exactly_as_in_backgammon(
    player: Color, dice: tuple[int, int]
) -> None:
    base = table(BACKGAMMON, BLOT_ON_4, player, dice)
    unhit = {play.position for play in found(base) if not any(move.hit for move in play.moves)}
    ours = found(table(RULES, BLOT_ON_4, player, dice))
    assert {play.position for play in ours if not any(m.hit for m in play.moves)} == unhit
    hits = any(move.hit for play in found(base) for move in play.moves)
    assert any(move.hit for play in ours for move in play.moves) == hits


def test_a_hit_that_would_waste_a_die_is_as_illegal_as_in_backgammon() -> None:
    state = table(RULES, HIT_WASTES_THE_SIX, "white", (6, 1))
    assert written(state) == {"24/18 5/4", "24/18 4/3"}
    assert broken(state, "24/23*") == {"use_all"}


def test_the_game_ends_at_the_first_hit_also_in_passing() -> None:
    state = table(RULES, BLOT_ON_4, "white", (3, 1))
    assert "24/21*" in written(state)
    assert not any(play.startswith("24/21*/") for play in written(state))
    assert after(state, "24/21*") == Position.parse(
        "white 1:1 4:1 12:5 17:3 19:5; black bar:1 24:2 13:5 8:3 6:4"
    )


def test_a_hit_with_the_second_die_keeps_the_first() -> None:
    state = table(RULES, BLOT_ON_4, "white", (3, 1))
    assert after(state, "24/21* 6/5") == Position.parse(
        "white 1:1 4:1 12:5 17:3 19:4 20:1; black bar:1 24:2 13:5 8:3 6:4"
    )


def test_the_rest_of_the_play_is_void() -> None:
    state = table(RULES, BLOT_ON_4, "white", (3, 1))
    assert broken(state, "24/21* 6/5") == {"hit_loses"}
    assert broken(state, "24/21* 21/20") == {"hit_loses"}
    assert broken(state, "6/5 24/21*") == set()


def test_every_move_after_the_hit_is_void() -> None:
    state = table(RULES, "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:4 2:1", "white", (1, 1))
    with pytest.raises(Refused) as refused:
        played(state, "24/23* 8/7 8/7 6/5")
    assert [(f.code, f.move) for f in refused.value.faults] == [
        ("after_the_end", 1),
        ("after_the_end", 2),
        ("after_the_end", 3),
    ]


def test_a_forced_hit_is_forced() -> None:
    state = table(RULES, MUST_HIT, "white", (6, 5))
    assert written(state) == {"24/18*"}
    assert state.turn and state.turn.player and isinstance(state.turn.stages[0], PlayStage)
    words = forced(RULES, state.position, "white", state.turn.stages[0], found(state))
    assert "only_play" in words
    lost = played(state, "24/18*")
    assert lost.outcome and lost.outcome.ending.winner == "black"


def test_a_double_is_played_to_its_end_even_where_that_is_a_hit() -> None:
    # the last checker runs by fives from 24 to the blot on 4; at home no five can be played
    state = table(RULES, "white 1:1 22:7 23:7; black 21:1 3:7 2:7", "white", (5, 5))
    assert written(state) == {"24/4*"}
    assert broken(state, "24/19 19/14 14/9") == {"use_all"}


def test_no_player_may_pass_or_play_the_lower_die_to_avoid_a_hit() -> None:
    assert broken(table(RULES, MUST_HIT, "white", (6, 5)), "") == {"no_pass"}
    # 6 hits on 7, 5 reaches 6, and from either 12 is blocked
    either = "white 1:1 20:7 21:7; black 12:2 7:1 5:4 4:4 3:4"
    state = table(RULES, either, "white", (6, 5))
    assert written(state) == {"24/18*"}
    assert broken(state, "24/19") == {"higher_die"}


def test_a_checker_on_the_bar_shows_who_has_lost() -> None:
    on_bar = "white 1:1 4:1 12:5 17:3 19:5; black bar:1 24:2 13:5 8:3 6:4"
    assert result(RULES, on_bar) == ("black", "single", 1)
    assert faults(RULES, on_bar) == set()


@pytest.mark.parametrize(
    "impossible",
    [
        "white 20:15; black bar:2 6:13",
        "white bar:1 20:14; black bar:1 6:14",
        "white off:15; black bar:1 6:14",
    ],
)
def test_nothing_can_have_been_played_after_a_hit(impossible: str) -> None:
    assert faults(RULES, impossible) == {"played_after_hit"}


def test_option_hits_forbidden_makes_a_single_checker_block() -> None:
    state = table(FORBIDDEN, BLOT_ON_4, "white", (3, 1))
    assert not any("*" in play for play in written(state))
    assert broken(state, "24/21 6/5") == {"single_blocks"}
    assert broken(table(FORBIDDEN, START, "white", (5, 1)), "24/19 6/5") == {"single_blocks"}


@pytest.mark.parametrize("rules", [RULES, FORBIDDEN])
def test_no_checker_comes_back_so_none_is_behind_its_start_or_outside_once_one_is_off(
    rules: Ruleset,
) -> None:
    assert faults(rules, "white 1:3 19:12; black 6:15") == {"behind_the_start"}
    assert faults(rules, "white 12:1 off:14; black 6:15") == {"off_before_home"}
    assert faults(rules, "white 24:1 off:14; black 6:15") == set()


def test_with_hits_forbidden_a_number_that_could_only_hit_is_lost() -> None:
    assert written(table(FORBIDDEN, MUST_HIT, "white", (6, 5))) == {"-"}


def test_with_hits_forbidden_there_is_no_bar() -> None:
    on_bar = "white 1:1 4:1 12:5 17:3 19:5; black bar:1 24:2 13:5 8:3 6:4"
    assert faults(FORBIDDEN, on_bar) == {"no_such_place"}
    assert "hit_loses" not in FORBIDDEN.rule_ids


def test_with_hits_forbidden_the_first_to_bear_off_all_wins() -> None:
    assert result(FORBIDDEN, "white off:15; black 3:15") == ("white", "gammon", 2)


def test_after_a_play_without_a_hit_the_opponent_rolls() -> None:
    turn = played(table(RULES, START, "white", (3, 1)), "8/5 6/5").turn
    assert turn == PlayerTurn("black", (Roll(),))


def test_no_hit_can_be_made_by_any_opening_roll() -> None:
    for dice in ROLLS:
        assert not any("*" in play for play in written(table(RULES, START, "white", dice)))
