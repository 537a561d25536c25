"""Rulebook 20: the opening roll is the roll of every turn."""

from __future__ import annotations

import pytest

from engine.game.actions import Rolled, Throw
from engine.game.advance import advance, begin
from engine.game.events import Event
from engine.game.outcome import outcome
from engine.position import COLORS, Color, Position
from engine.referee.validate import check_turn
from engine.rules.turns import OPENING_TURN, possible_turns, simple_turn
from engine.turn import PlayerTurn, PlayStage, Roll, Turn
from engine.variants.backgammon import BACKGAMMON
from tests.support.refusals import refused
from tests.tables import broken, game, opened, played, table, written

RULES = game("fixed_roll")
FRESH = game("fixed_roll", opening="fresh_roll")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
CLOSED_OUT = "white bar:1 12:5 17:4 19:5; black 1:2 2:2 3:2 4:2 5:2 6:2 8:3"
NEARLY_FROZEN = "white 2:1 19:7 20:7; black 24:2 14:2 13:2 8:1 6:4 5:4"
"""With 6-5 White must hit on 8; then 13, 14 and 24 stop him and 19 and 20 stop Black."""


def test_the_set_up_and_the_routes_are_those_of_backgammon() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.board is BACKGAMMON.board
    assert RULES.checkers == 15


@pytest.mark.parametrize(("white", "black", "starter"), [(6, 2, "white"), (2, 6, "black")])
def test_the_higher_thrower_starts_with_the_opening_roll(
    white: int, black: int, starter: Color
) -> None:
    assert opened(RULES, white, black) == PlayerTurn(starter, (PlayStage((6, 2)),), thrown=(6, 2))


def test_the_opening_roll_is_the_roll_of_every_turn_of_both_players() -> None:
    state = begin(RULES, [Throw(3, 1)])
    players: list[Color] = ["white", "black", "white", "black"]
    plays = ["8/5 6/5", "8/5 6/5", "13/10 24/23", "13/10 24/23"]
    for player, play in zip(players, plays, strict=True):
        assert state.turn == PlayerTurn(player, (PlayStage((3, 1)),), thrown=(3, 1))
        state = played(state, play)


def test_the_dice_are_not_thrown_again() -> None:
    state = begin(RULES, [Throw(3, 1)])
    for _ in range(2):
        with refused("not_expected"):
            advance(state, Rolled((3, 1)))
        state = played(state, "8/5 6/5")


def test_a_tie_in_the_opening_throw_is_thrown_again() -> None:
    tied = begin(RULES, [Throw(4, 4)])
    assert tied.turn == OPENING_TURN
    assert list(tied.events) == [Event("tie", facts={"white": 4, "black": 4})]


def test_with_fresh_roll_the_starter_throws_the_roll_that_is_fixed() -> None:
    state = begin(FRESH, [Throw(2, 6)])
    assert state.turn == PlayerTurn("black", (Roll(),))
    state = advance(state, Rolled((1, 3)))
    assert state.turn == PlayerTurn("black", (PlayStage((3, 1)),), thrown=(3, 1))
    assert played(state, "8/5 6/5").turn == PlayerTurn("white", (PlayStage((3, 1)),), thrown=(3, 1))


def test_a_double_is_thrown_again_also_with_fresh_roll() -> None:
    state = begin(FRESH, [Throw(6, 2)])
    again = advance(state, Rolled((5, 5)))
    assert again == state
    assert [event.what for event in again.events] == ["rolled", "thrown_again"]


def test_a_double_cannot_be_the_fixed_roll_of_a_request() -> None:
    with refused("double_thrown_again"):
        simple_turn(RULES, RULES.setup, "white", (5, 5))


def test_the_turns_are_the_opening_and_fifteen_rolls_of_two_players() -> None:
    assert len(possible_turns(RULES)) == 1 + 15 * 2
    assert len(possible_turns(FRESH)) == 1 + 2 + 15 * 2


@pytest.mark.parametrize(
    "turn",
    [
        PlayerTurn("white", (PlayStage((3, 1)),)),
        PlayerTurn("white", (PlayStage((3, 1)),), thrown=(4, 1)),
        PlayerTurn("white", (PlayStage((3, 3, 3, 3)),), thrown=(3, 3)),
        PlayerTurn("white", (Roll(),)),
    ],
)
def test_a_turn_without_the_fixed_roll_cannot_stand(turn: Turn) -> None:
    assert [fault.code for fault in check_turn(RULES, RULES.setup, turn)] == ["no_such_turn"]


def test_a_player_who_cannot_move_passes_and_the_other_goes_on_with_the_same_roll() -> None:
    state = table(RULES, CLOSED_OUT, "white", (6, 5))
    assert written(state) == {"-"}
    passed = played(state, "")
    assert passed.outcome is None
    assert passed.turn == PlayerTurn("black", (PlayStage((6, 5)),), thrown=(6, 5))


def test_if_only_one_number_can_be_played_it_is_the_higher() -> None:
    state = table(RULES, NEARLY_FROZEN, "white", (6, 5))
    assert written(state) == {"23/17*"}
    assert broken(state, "23/18") == {"higher_die"}


def test_if_neither_player_can_move_the_game_is_a_draw() -> None:
    drawn = played(table(RULES, NEARLY_FROZEN, "white", (6, 5)), "23/17*")
    assert drawn.turn is None
    assert drawn.outcome
    assert drawn.outcome.ending.winner is None
    assert (drawn.outcome.value.result, drawn.outcome.points(64)) == ("draw", 0)
    assert drawn.events[-1] == Event("ended", None, {"winner": None, "how": "frozen"})


def test_only_the_fixed_roll_counts_for_a_draw() -> None:
    frozen = Position.parse("white 8:1 19:7 20:7; black bar:1 24:2 14:2 13:2 6:4 5:4")
    assert outcome(RULES, frozen, (6, 5)) is not None
    assert outcome(RULES, frozen, (6, 4)) is None
    assert outcome(RULES, frozen) is None
    backgammon = played(table(BACKGAMMON, NEARLY_FROZEN, "white", (6, 5)), "23/17*")
    assert backgammon.outcome is None


def test_a_position_and_its_turn_are_values_that_a_client_can_count() -> None:
    one = begin(RULES, [Throw(3, 1)])
    other = begin(RULES, [Throw(2, 2), Throw(3, 1)])
    assert len({(one.position, one.turn), (other.position, other.turn)}) == 1
    reversed_throw = begin(RULES, [Throw(1, 3)])
    assert (reversed_throw.position, reversed_throw.turn) != (one.position, one.turn)


@pytest.mark.parametrize("player", COLORS)
def test_the_plays_of_a_roll_are_those_of_backgammon(player: Color) -> None:
    for dice in ((3, 1), (6, 5), (4, 2)):
        ours = written(table(RULES, START, player, dice))
        assert ours == written(table(BACKGAMMON, START, player, dice))


def test_doubles_is_no_rule_of_this_game() -> None:
    assert "doubles" not in RULES.rule_ids
    assert "fixed_roll" in RULES.rule_ids
