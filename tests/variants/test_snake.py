"""Rulebook 24: one side starts with six checkers in the enemy's home and nine on the bar."""

from __future__ import annotations

import pytest

from engine.game.actions import Throw
from engine.game.advance import begin
from engine.position import Color, Position
from engine.rules.ruleset import Ruleset
from engine.turn import PlayerTurn, Roll
from engine.variants.backgammon import BACKGAMMON
from tests.tables import broken, faults, game, played, result, table, written

RULES = game("snake")
BLACK_SNAKE = game("snake", snake="black")
START = "white 1:2 2:2 3:2 bar:9; black 24:2 13:5 8:3 6:5"
MIRRORED = "white 1:2 12:5 17:3 19:5; black 24:2 23:2 22:2 bar:9"


def test_black_stands_as_usual_white_has_two_on_1_2_and_3_and_nine_on_the_bar() -> None:
    assert RULES.setup == Position.parse(START)
    assert faults(RULES, START) == set()


def test_option_snake_black_mirrors_the_set_up() -> None:
    assert BLACK_SNAKE.setup == Position.parse(MIRRORED)
    assert faults(BLACK_SNAKE, MIRRORED) == set()


def test_option_snake_white_is_the_default() -> None:
    assert game("snake", snake="white") is RULES


def test_the_snake_has_363_pips_to_go_and_the_other_167() -> None:
    # nine times 25, and twice 24 + 23 + 22
    assert RULES.pips(RULES.setup, "white") == 9 * 25 + 2 * (24 + 23 + 22)
    assert RULES.pips(RULES.setup, "black") == 167
    assert BLACK_SNAKE.pips(BLACK_SNAKE.setup, "black") == 363


@pytest.mark.parametrize(("rules", "side"), [(RULES, "white"), (BLACK_SNAKE, "black")])
@pytest.mark.parametrize(
    ("dice", "plays"),
    [
        ((5, 4), {"bar/20 bar/21"}),
        ((2, 1), {"bar/23 bar/24"}),
        ((6, 3), {"bar/22"}),
        ((2, 2), {"bar/23(4)"}),
        ((6, 6), {"-"}),
    ],
)
def test_at_the_start_1_to_5_are_open_to_the_snake_and_6_is_blocked(
    rules: Ruleset, side: Color, dice: tuple[int, int], plays: set[str]
) -> None:
    assert written(table(rules, rules.setup, side, dice)) == plays


def test_all_nine_must_be_entered_before_anything_else_moves() -> None:
    state = table(RULES, START, "white", (5, 4))
    assert broken(state, "24/20 bar/20") == {"bar_first"}
    last = "white 1:6 2:4 3:4 bar:1; black 24:2 13:5 8:3 6:5"
    assert broken(table(RULES, last, "white", (5, 4)), "24/20 bar/20") == {"bar_first"}


def test_with_the_last_one_entered_the_other_die_is_free() -> None:
    last = "white 1:6 2:4 3:4 bar:1; black 24:2 13:5 8:3 6:5"
    state = table(RULES, last, "white", (6, 5))
    # the 6 cannot enter; the 5 enters, then 5-11, 1-7 or 3-9 with the 6; 8 is held
    assert written(state) == {"bar/14", "bar/20 24/18", "bar/20 22/16"}


def test_the_other_side_plays_from_the_usual_position() -> None:
    # 1, 2 and 3 are held by the snake, 19 to 23 are free
    state = table(RULES, START, "black", (5, 3))
    assert written(state).isdisjoint({"8/3 6/3", "8/3 8/5", "6/3 6/1"})
    assert "24/19 24/21" in written(state)
    assert broken(state, "8/3 13/10") == {"open_point"}


def test_the_snake_can_hit_while_entering() -> None:
    blot = "white 1:2 2:2 3:2 bar:9; black 24:2 13:5 8:3 6:4 4:1"
    state = table(RULES, blot, "white", (4, 1))
    assert written(state) == {"bar/21* bar/24"}
    hit = played(state, "bar/21 bar/24")
    assert hit.position == Position.parse(
        "white 1:3 2:2 3:2 4:1 bar:7; black bar:1 24:2 13:5 8:3 6:4"
    )


def test_options_combine() -> None:
    rules = game("snake", snake="black", opening="fresh_roll", backgammon_multiplier=2)
    assert begin(rules, [Throw(1, 6)]).turn == PlayerTurn("black", (Roll(),))
    assert rules.setup == Position.parse(MIRRORED)
    assert result(rules, "white off:15; black bar:9 22:6") == ("white", "backgammon", 2)


def test_apart_from_the_set_up_all_standard_rules_hold() -> None:
    assert RULES.rule_ids == BACKGAMMON.rule_ids
    middle = "white 3:2 8:2 12:3 17:3 19:5; black 24:2 13:5 7:3 6:5"
    for dice in ((3, 1), (6, 5), (4, 4)):
        ours = written(table(RULES, middle, "white", dice))
        assert ours == written(table(BACKGAMMON, middle, "white", dice))
