"""Rulebook 0, the result of a bear-off game, in every game that is scored 1, 2 and 3."""

from __future__ import annotations

import pytest

from engine.position import COLORS, OTHER, Color, Position
from engine.rules.ruleset import Ruleset
from engine.variants import VARIANTS
from tests.tables import game, result

ONE_TWO_THREE = (
    *("backgammon", "eureka", "puff", "long_puff", "russian_puff", "long_russian_puff"),
    *("french_backgammon_1", "russian_backgammon", "old_britain", "ludus_lombardorum"),
    *("backwards", "straight", "fixed_roll", "no_hit", "open_roll", "snake"),
    *("two_rolls_vs_choice", "linverso", "nackgammon", "hypergammon", "longgammon"),
)
"""Misere too, but there the player who bears off first loses."""


def ended(rules: Ruleset, winner: Color, left: dict[str, int]) -> str:
    """The winner has borne off all, the loser has these left."""
    sides = {winner: {"off": rules.checkers}, OTHER[winner]: left}
    return str(Position.of(sides["white"], sides["black"]))


@pytest.mark.parametrize("winner", COLORS)
@pytest.mark.parametrize("name", ONE_TWO_THREE)
def test_a_win_counts_1_2_or_3(name: str, winner: Color) -> None:
    rules = game(name)
    route = rules.board.route(OTHER[winner])
    start, middle, home = (str(route.points[k]) for k in (5, 6, -1))
    rest = rules.checkers - 1
    for left, scored, points in (
        ({home: rest, "off": 1}, "single", 1),
        ({start: rest, "off": 1}, "single", 1),
        ({home: rest, middle: 1}, "gammon", 2),
        ({home: rest, start: 1}, "backgammon", 3),
        ({home: rest, "bar": 1}, "backgammon", 3),
    ):
        if "bar" in left and name == "no_hit":
            continue  # a checker on the bar has been hit, which ends that game
        assert result(rules, ended(rules, winner, left)) == (winner, scored, points)


def test_every_game_scored_1_2_and_3_has_the_option_backgammon_multiplier_and_no_other() -> None:
    named = [option.name for rules in VARIANTS.values() for option in rules.options]
    assert named.count("backgammon_multiplier") == len(ONE_TWO_THREE) + 1
    for name in (*ONE_TWO_THREE, "misere"):
        [option] = [o for o in VARIANTS[name].options if o.name == "backgammon_multiplier"]
        assert tuple(option.values) == (3, 2)


@pytest.mark.parametrize("name", ONE_TWO_THREE)
def test_backgammon_multiplier_2_counts_a_backgammon_like_a_gammon(name: str) -> None:
    rules = game(name, backgammon_multiplier=2)
    route = rules.board.black
    home, rest = str(route.points[-1]), rules.checkers - 1
    far_behind = {home: rest, str(route.points[0]): 1}
    assert result(rules, ended(rules, "white", far_behind)) == ("white", "backgammon", 2)
    assert result(rules, ended(rules, "white", {home: rest + 1})) == ("white", "gammon", 2)
    one_off = {home: rest, "off": 1}
    assert result(rules, ended(rules, "white", one_off)) == ("white", "single", 1)


def test_in_misere_the_same_holds_for_the_player_who_is_left() -> None:
    for multiplier in (3, 2):
        rules = game("misere", backgammon_multiplier=multiplier)
        position = "white off:15; black 3:14 bar:1"
        assert result(rules, position) == ("black", "backgammon", multiplier)
