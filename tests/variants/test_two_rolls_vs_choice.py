"""Rulebook 25: one side names its numbers, the other rolls and plays twice."""

from __future__ import annotations

import pytest

from engine.faults import Refused
from engine.game.actions import Rolled, RollNamed, Throw
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.position import COLORS, Color, Position
from engine.referee.validate import check_turn
from engine.rules.dice import MIXED_ROLLS
from engine.rules.turns import naming_choices, simple_turn
from engine.turn import NameRoll, PlayerTurn, PlayStage, Roll, Turn
from engine.variants.backgammon import BACKGAMMON
from tests.support.refusals import refused
from tests.tables import broken, game, opened, played, queue, table, written

RULES = game("two_rolls_vs_choice")
BLACK_CHOOSES = game("two_rolls_vs_choice", chooser="black")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
AGAIN = Roll(again=True)


def test_the_set_up_and_the_routes_are_those_of_backgammon() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.board is BACKGAMMON.board


@pytest.mark.parametrize(
    ("white", "black", "turn"),
    [
        (5, 3, PlayerTurn("white", (NameRoll(),))),
        (3, 5, PlayerTurn("black", (Roll(), AGAIN))),
    ],
)
def test_one_die_each_decides_who_starts_and_the_numbers_are_not_used(
    white: int, black: int, turn: Turn
) -> None:
    assert opened(RULES, white, black) == turn


def test_option_opening_changes_nothing() -> None:
    fresh = game("two_rolls_vs_choice", opening="fresh_roll")
    for white, black in ((5, 3), (3, 5)):
        assert opened(fresh, white, black) == opened(RULES, white, black)


def test_option_chooser_black_swaps_the_roles() -> None:
    assert opened(BLACK_CHOOSES, 3, 5) == PlayerTurn("black", (NameRoll(),))
    assert opened(BLACK_CHOOSES, 5, 3) == PlayerTurn("white", (Roll(), AGAIN))
    assert game("two_rolls_vs_choice", chooser="white") is RULES


def test_the_chooser_names_any_two_different_numbers_instead_of_rolling() -> None:
    state = begin(RULES, [Throw(5, 3)])
    assert state.turn
    assert len(naming_choices(state.turn)) == 15
    for low, high in MIXED_ROLLS:
        named = advance(state, RollNamed((low, high)))
        assert named.turn == PlayerTurn("white", (PlayStage((high, low)),))
    with refused("not_expected"):
        advance(state, Rolled((6, 5)))


def test_the_chooser_may_not_name_a_double() -> None:
    state = begin(RULES, [Throw(5, 3)])
    with pytest.raises(Refused) as why:
        advance(state, RollNamed((4, 4)))
    assert [(f.code, f.rule) for f in why.value.faults] == [("named_a_double", "name_roll")]
    with refused("named_a_double"):
        simple_turn(RULES, RULES.setup, "white", (4, 4))


def test_the_chooser_plays_what_he_named_and_then_the_other_rolls() -> None:
    state = begin(RULES, [Throw(5, 3)])
    state = advance(state, RollNamed((1, 3)))
    assert played(state, "8/5 6/5").turn == PlayerTurn("black", (Roll(), AGAIN))


def test_a_named_roll_that_cannot_be_played_is_lost_like_any_other() -> None:
    closed = "white bar:1 12:5 17:4 19:5; black 1:2 2:2 3:2 4:2 5:2 6:2 8:3"
    state = table(RULES, closed, "white", (6, 5))
    assert written(state) == {"-"}
    assert played(state, "").turn == PlayerTurn("black", (Roll(), AGAIN))


def test_a_named_roll_is_played_by_the_rules() -> None:
    state = table(RULES, START, "white", (3, 1))
    assert broken(state, "8/5") == {"use_all"}
    assert broken(state, "") == {"no_pass"}


def test_the_other_rolls_and_plays_twice_in_succession() -> None:
    state = begin(RULES, [Throw(3, 5)])
    state = advance(state, Rolled((3, 1)))
    assert state.turn == PlayerTurn("black", (PlayStage((3, 1)), AGAIN))
    state = played(state, "8/5 6/5")
    assert state.turn == PlayerTurn("black", (AGAIN,))
    state = advance(state, Rolled((6, 5)))
    assert state.turn == PlayerTurn("black", (PlayStage((6, 5)),))
    assert played(state, "24/18 18/13").turn == PlayerTurn("white", (NameRoll(),))


def test_the_second_roll_comes_after_the_first_is_played() -> None:
    state = begin(RULES, [Throw(3, 5)])
    state = advance(state, Rolled((3, 1)))
    with refused("not_expected"):
        advance(state, Rolled((6, 5)))


def test_doubles_are_played_as_usual_possibly_twice() -> None:
    assert queue(RULES, "black", (4, 4)) == (PlayStage((4, 4, 4, 4)), AGAIN)
    second = advance(Game(RULES, RULES.setup, PlayerTurn("black", (AGAIN,))), Rolled((4, 4)))
    assert second.turn == PlayerTurn("black", (PlayStage((4, 4, 4, 4)),))


def test_a_first_roll_that_cannot_be_played_does_not_cost_the_second() -> None:
    closed = "white 19:2 20:2 21:2 22:2 23:2 24:2 17:3; black bar:1 13:5 8:4 6:5"
    state = table(RULES, closed, "black", (6, 5))
    assert written(state) == {"-"}
    assert played(state, "").turn == PlayerTurn("black", (AGAIN,))


def test_a_win_with_the_first_roll_ends_the_game() -> None:
    won = played(table(RULES, "white 3:15; black 1:1 off:14", "black", (2, 1)), "1/off")
    assert won.turn is None
    assert won.outcome and (won.outcome.ending.winner, won.outcome.points()) == ("black", 3)


@pytest.mark.parametrize(
    "turn",
    [
        PlayerTurn("black", (NameRoll(),)),
        PlayerTurn("white", (Roll(), AGAIN)),
        PlayerTurn("white", (PlayStage((4, 4, 4, 4)),)),
        PlayerTurn("white", (PlayStage((3, 1)), AGAIN)),
        PlayerTurn("black", (Roll(),)),
    ],
)
def test_a_turn_of_the_wrong_side_cannot_stand(turn: Turn) -> None:
    assert [fault.code for fault in check_turn(RULES, RULES.setup, turn)] == ["no_such_turn"]


@pytest.mark.parametrize("player", COLORS)
def test_the_plays_are_those_of_backgammon(player: Color) -> None:
    for dice in ((3, 1), (6, 5)):
        ours = written(table(RULES, START, player, dice))
        assert ours == written(table(BACKGAMMON, START, player, dice))


def test_the_cube_is_used_and_the_second_roll_can_be_distinguished_from_the_first() -> None:
    assert RULES.cube
    first, second = opened(RULES, 3, 5).stages
    assert isinstance(first, Roll) and isinstance(second, Roll)
    assert (first.again, second.again) == (False, True)
