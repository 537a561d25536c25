"""Rulebook 32, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.position import Position
from engine.rules.scoring import gammons
from engine.turn import Play, Roll
from engine.variants.backgammon import BACKGAMMON
from tests.tables import broken, faults, found, game, opened, result, table, verdict

RULES = game("hypergammon")
START = "white 1:1 2:1 3:1; black 24:1 23:1 22:1"


def test_the_set_up() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.pips(RULES.setup, "white") == RULES.pips(RULES.setup, "black") == 69


def test_all_else_is_as_in_backgammon() -> None:
    assert RULES.rule_ids == BACKGAMMON.rule_ids
    assert (RULES.board, RULES.goal) == (BACKGAMMON.board, BACKGAMMON.goal)
    assert (RULES.landing, RULES.movement) == (BACKGAMMON.landing, BACKGAMMON.movement)
    assert RULES.obligation is BACKGAMMON.obligation


def test_the_number_of_opening_plays_is_that_of_the_rulings() -> None:
    for dice, count in {(2, 1): 6, (3, 1): 7, (5, 4): 9, (6, 5): 9, (1, 1): 7}.items():
        for color in ("white", "black"):
            assert len(found(table(RULES, START, color, dice))) == count


def test_both_numbers_must_be_played() -> None:
    state = table(RULES, START, "white", (2, 1))
    assert broken(state, "@1/3") == {"use_all"}
    assert broken(state, "") == {"no_pass"}


def test_a_blot_is_hit_as_in_backgammon() -> None:
    where = "white 1:1 2:1 3:1; black 4:1 24:1 23:1"
    state = table(RULES, where, "white", (3, 1))
    assert verdict(state, "@1/4 @2/3").position.count("black", "bar") == 1


def test_the_first_to_bear_off_three_wins() -> None:
    state = table(RULES, "white 24:1 off:2; black 6:1 off:2", "white", (6, 5))
    assert verdict(state, "@24/off").legal
    assert RULES.checkers == 3
    assert result(RULES, "white 24:1 off:2; black 6:3") is None


def test_a_position_has_three_checkers_a_side() -> None:
    assert faults(RULES, "white 1:2; black 24:1 23:1 22:1") == {"wrong_total"}
    assert faults(RULES, "white bar:1 5:2; black 24:1 23:1 22:1") == set()


def test_the_cube_is_in_use() -> None:
    assert RULES.cube


def test_a_win_counts_one_two_or_three() -> None:
    assert RULES.scoring.word == gammons().word == "one_two_three"
    assert result(RULES, "white off:3; black 1:2 off:1") == ("white", "single", 1)
    assert result(RULES, "white off:3; black 6:3") == ("white", "gammon", 2)
    assert result(RULES, "white off:3; black 19:1 6:2") == ("white", "backgammon", 3)


def test_the_higher_thrower_plays_both_numbers() -> None:
    turn = opened(RULES, 2, 5)
    assert (turn.player, turn.stages) == ("black", (Play((5, 2)),))


def test_with_fresh_roll_the_starter_throws_both_dice_anew() -> None:
    turn = opened(game("hypergammon", opening="fresh_roll"), 2, 5)
    assert (turn.player, turn.stages) == ("black", (Roll(),))


def test_the_only_option_is_the_opening() -> None:
    assert {option.name: option.default for option in RULES.options} == {"opening": "one_die_each"}
