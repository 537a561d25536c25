"""What a player has no choice about, and by which rule."""

from __future__ import annotations

import pytest

from engine.messages import ENGLISH
from engine.position import Color
from engine.referee.forced import forced
from engine.rules.ruleset import Value
from engine.turn import PlayStage
from tests.tables import found, game, table

START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"


def words(
    name: str, position: str, dice: tuple[int, int], player: Color = "white", **options: Value
) -> list[str]:
    state = table(game(name, **options), position, player, dice)
    assert state.turn and isinstance(state.turn.stages[0], PlayStage)
    reasons = forced(state.rules, state.position, player, state.turn.stages[0], found(state))
    assert set(reasons) <= ENGLISH.forced.keys()
    return reasons


def test_where_everything_may_be_chosen_nothing_is_forced() -> None:
    assert words("backgammon", START, (3, 1)) == []


def test_no_play() -> None:
    closed = "white bar:1 12:5 17:4 19:5; black 1:2 2:2 3:2 4:2 5:2 6:2 8:3"
    assert words("backgammon", closed, (6, 5)) == ["no_play"]


def test_only_play() -> None:
    assert words("backgammon", "white 24:2 off:13; black 6:15", (2, 1)) == ["only_play"]


def test_must_use_both() -> None:
    # the 1 with the checker on 12 would leave the 6 unplayable
    spoiling = "white 12:1 23:1 off:13; black 19:2 6:5 5:4 4:4"
    assert words("backgammon", spoiling, (6, 1)) == ["only_play", "use_all"]


def test_one_of_several_plays_excluded_is_use_all_without_only_play() -> None:
    spoiling = "white 1:1 20:7 21:7; black 8:2 6:5 5:4 4:4"
    assert words("backgammon", spoiling, (6, 1)) == ["use_all"]


def test_the_higher_die() -> None:
    either = "white 12:1 off:14; black 23:2 6:5 5:4 4:4"
    assert words("backgammon", either, (6, 5)) == ["only_play", "higher_die"]


def test_the_higher_die_names_no_stage_whose_numbers_are_played_in_order() -> None:
    assert words("puff", "white 1:1 off:14; black 24:3 off:12", (1, 2)) == ["only_play"]
    assert words("puff", "white 2:1 off:14; black 24:3 off:12", (3, 2)) == ["only_play"]


def test_the_higher_die_is_no_rule_where_the_lower_leads_to_the_same_position() -> None:
    assert words("backgammon", "white 22:1 off:14; black 6:15", (5, 4)) == ["only_play"]


def test_a_single_playable_number_is_not_the_higher_die_rule() -> None:
    only_the_2 = "white 1:1 19:7 20:7; black 2:2 3:2 4:2 5:2 6:2 7:2 13:3"
    assert words("backgammon", only_the_2, (6, 2)) == []


def test_where_either_die_may_be_chosen_nothing_is_forced() -> None:
    # Old Britain leaves the choice that backgammon takes away
    either = "white 1:1 20:5 21:5 22:4; black 12:2 5:5 4:4 3:4"
    assert "higher_die" in words("backgammon", either, (6, 5))
    assert words("old_britain", either, (6, 5)) == []


def test_the_lower_first_or_nothing() -> None:
    # Puff: the 1 does not enter on 24, so the 4 is lost too
    closed = "white reserve:15; black 24:2 1:13"
    assert words("puff", closed, (4, 1)) == ["no_play", "lower_first"]


def test_all_or_nothing() -> None:
    # Pin: the 6 is blocked before and after the 1, so the 1 that could be played is lost
    blocked = "white 1:13 2:2; black 7:2 8:2 9:2 24:9"
    assert words("pin", blocked, (6, 1)) == ["no_play", "all_or_nothing"]


def test_a_forced_hit_is_forced_where_hitting_loses() -> None:
    must_hit = "white 1:1 20:7 21:7; black 7:1 6:2 5:4 4:4 3:4"
    assert "only_play" in words("no_hit", must_hit, (6, 5))
    assert words("no_hit", must_hit, (6, 5), hits="forbidden") == ["no_play"]


@pytest.mark.parametrize("player", ["white", "black"])
def test_both_colours_get_the_same_reasons(player: Color) -> None:
    assert words("backgammon", START, (6, 6), player) == []
