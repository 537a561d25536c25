"""Rules that many games share about the start: who begins with which dice, and the cube."""

from __future__ import annotations

import pytest

from engine.position import Color
from engine.turn import OpeningTurn, PlayerTurn, PlayStage, Roll
from engine.variants import VARIANTS
from tests.tables import game, opened

ROLLS_AGAIN = (
    *("portes", "tavla", "plakoto", "mahbusa", "fevga", "gul_bara"),
    *("tawla_31", "khachapuri"),
)
"""Rulebooks 34 to 45: the starter throws both dice anew."""
LOWER_FIRST = ("puff", "long_puff", "russian_puff", "long_russian_puff", "mexican_backgammon")
OTHERWISE = ("catch_me", "fixed_roll", "linverso", "open_roll", "two_rolls_vs_choice")
"""Games with an opening of their own, which their own tests know."""
PLAYS_BOTH = [name for name in VARIANTS if name not in (*ROLLS_AGAIN, *LOWER_FIRST, *OTHERWISE)]
ONE_DIE_EACH = [name for name in VARIANTS if name not in ROLLS_AGAIN]

CUBE = (
    *("backgammon", "eureka", "puff", "long_puff", "russian_puff", "long_russian_puff"),
    *("french_backgammon_1", "ludus_lombardorum", "backwards", "straight", "fixed_roll"),
    *("no_hit", "misere", "snake", "two_rolls_vs_choice", "linverso"),
    *("french_backgammon_2", "catch_me", "doublets", "open_roll"),
    *("nackgammon", "hypergammon", "longgammon", "long_nardy"),
)


@pytest.mark.parametrize("name", PLAYS_BOTH)
def test_the_higher_thrower_starts_and_plays_both_numbers(name: str) -> None:
    rules = game(name)
    assert opened(rules, 3, 6) == PlayerTurn("black", (PlayStage((6, 3)),))
    assert opened(rules, 6, 3) == PlayerTurn("white", (PlayStage((6, 3)),))


@pytest.mark.parametrize("name", LOWER_FIRST)
def test_the_opening_throw_is_played_lower_first(name: str) -> None:
    for throw, starter in (((6, 2), "white"), ((2, 6), "black")):
        player: Color = "white" if starter == "white" else "black"
        turn = opened(game(name), *throw)
        assert turn == PlayerTurn(player, (PlayStage((2, 6), in_order=True),))


@pytest.mark.parametrize("name", VARIANTS)
def test_equal_numbers_are_thrown_again(name: str) -> None:
    assert opened(game(name), 2, 2) == OpeningTurn()


@pytest.mark.parametrize("name", ROLLS_AGAIN)
def test_the_starter_rolls_again(name: str) -> None:
    turn = opened(game(name), 2, 5)
    assert (turn.player, turn.stages) == ("black", (Roll(),))


@pytest.mark.parametrize("name", ["portes", "tavla", "plakoto", "mahbusa", "fevga"])
def test_with_one_die_each_the_starter_plays_the_thrown_numbers(name: str) -> None:
    turn = opened(game(name, opening="one_die_each"), 2, 5)
    assert (turn.player, turn.stages) == ("black", (PlayStage((5, 2)),))


@pytest.mark.parametrize("name", [name for name in ONE_DIE_EACH if name not in OTHERWISE[2:]])
def test_with_fresh_roll_the_starter_throws_both_dice(name: str) -> None:
    turn = opened(game(name, opening="fresh_roll"), 2, 5)
    assert (turn.player, turn.stages) == ("black", (Roll(),))


@pytest.mark.parametrize("name", VARIANTS)
def test_the_cube_is_used_where_the_rulebook_says_so(name: str) -> None:
    assert VARIANTS[name].cube == (name in CUBE)
