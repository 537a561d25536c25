"""When the cube may be turned: each game's own moment, read from its turns."""

from __future__ import annotations

import pytest

from engine.game.actions import Played, Rolled, RollNamed, Throw
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.movegen import plays
from engine.position import BLACK, OTHER, WHITE
from engine.rules.turns import OPENING_TURN, possible_turns
from engine.stakes.turn_status import TurnCounts, count_turn, turn_status
from engine.turn import NameRoll, PlayerTurn, PlayStage, Roll, Step, Turn
from engine.variants import VARIANTS
from tests.tables import game, opened


def before(name: str, turn: Turn) -> bool:
    return turn_status(VARIANTS[name], turn).before_first_roll


def any_play(state: Game) -> Game:
    """The state after some legal play."""
    turn = state.turn
    assert turn and turn.player and isinstance(turn.stages[0], PlayStage)
    moves = plays(state.rules, state.position, turn.player, turn.stages[0])[0].moves
    return advance(state, Played([Step(move.source, move.target) for move in moves]))


def test_before_the_opening_throw_no_player_is_on_turn() -> None:
    where = turn_status(VARIANTS["backgammon"], OPENING_TURN)
    assert (where.player, where.before_first_roll, where.over) == (None, False, False)


def test_a_game_that_is_over_has_no_turn() -> None:
    assert turn_status(VARIANTS["backgammon"], None).over


def test_the_opening_throw_is_the_starters_roll_so_he_cannot_double_before_it() -> None:
    assert not before("backgammon", opened(VARIANTS["backgammon"], 6, 5))


def test_with_a_fresh_roll_the_starter_stands_before_his_first_roll() -> None:
    rules = game("backgammon", opening="fresh_roll")
    assert turn_status(rules, opened(rules, 6, 5)).before_first_roll


def test_every_later_turn_begins_before_its_roll_and_no_longer_after_it() -> None:
    state = any_play(begin(VARIANTS["backgammon"], [Throw(6, 5)]))
    assert state.turn and state.turn.player == BLACK
    assert before("backgammon", state.turn)
    rolled = advance(state, Rolled((3, 1)))
    assert rolled.turn and not before("backgammon", rolled.turn)


def test_an_extra_roll_of_french_backgammon_1_is_no_new_turn() -> None:
    name = "french_backgammon_1"
    state = any_play(begin(VARIANTS[name], [Throw(6, 5)]))
    assert state.turn and before(name, state.turn)
    state = advance(state, Rolled((2, 2)))
    state = any_play(any_play(state))  # the top faces, then the bottom faces
    assert state.turn == PlayerTurn(BLACK, (Roll(again=True),))
    assert not before(name, state.turn)


def test_in_fixed_roll_the_cube_is_offered_before_the_move() -> None:
    state = begin(VARIANTS["fixed_roll"], [Throw(6, 5)])
    assert state.turn and before("fixed_roll", state.turn)
    after = any_play(state)
    assert after.turn and after.turn.player == BLACK
    assert before("fixed_roll", after.turn)


def test_in_fixed_roll_with_a_fresh_roll_also_before_that_roll() -> None:
    rules = game("fixed_roll", opening="fresh_roll")
    assert turn_status(rules, opened(rules, 6, 5)).before_first_roll


def test_in_two_rolls_vs_choice_only_before_the_first_of_the_two_rolls() -> None:
    name = "two_rolls_vs_choice"
    assert before(name, PlayerTurn(BLACK, (Roll(), Roll(again=True))))
    assert not before(name, PlayerTurn(BLACK, (PlayStage((6, 5)), Roll(again=True))))
    assert not before(name, PlayerTurn(BLACK, (Roll(again=True),)))
    assert not before(name, PlayerTurn(BLACK, (PlayStage((6, 5)),)))


def test_in_two_rolls_vs_choice_the_chooser_doubles_before_he_names() -> None:
    name = "two_rolls_vs_choice"
    assert before(name, PlayerTurn(WHITE, (NameRoll(),)))
    named = advance(
        Game(VARIANTS[name], VARIANTS[name].setup, PlayerTurn(WHITE, (NameRoll(),))),
        RollNamed((6, 5)),
    )
    assert named.turn and not before(name, named.turn)


def test_in_linverso_the_player_about_to_move_stands_before_the_dice_thrown_for_him() -> None:
    state = any_play(begin(VARIANTS["linverso"], [Throw(6, 5)]))
    assert state.turn and state.turn.player == WHITE
    where = turn_status(state.rules, state.turn)
    assert (where.player, where.before_first_roll) == (WHITE, True)
    rolled = advance(state, Rolled((3, 1)))
    assert rolled.turn and not before("linverso", rolled.turn)


@pytest.mark.parametrize("name", [name for name, rules in VARIANTS.items() if rules.cube])
def test_an_extra_roll_is_a_moment_for_the_cube_in_catch_me_alone(name: str) -> None:
    for turn in possible_turns(VARIANTS[name]):
        head = turn.stages[0]
        if isinstance(head, Roll) and head.again:
            assert before(name, turn) is (name == "catch_me")


@pytest.mark.parametrize("name", [name for name, rules in VARIANTS.items() if rules.cube])
def test_in_every_game_with_a_cube_both_players_have_a_moment_for_it(name: str) -> None:
    turns = [turn for turn in possible_turns(VARIANTS[name]) if before(name, turn)]
    assert {turn.player for turn in turns} == {WHITE, BLACK}


def test_turns_are_counted_from_the_opening_move_on() -> None:
    state = begin(VARIANTS["backgammon"])
    counted = TurnCounts()
    tied = advance(state, Throw(3, 3))
    counted = count_turn(counted, state.turn, tied.turn)
    assert counted == TurnCounts(0, 0)
    state = advance(tied, Throw(6, 5))
    counted = count_turn(counted, tied.turn, state.turn)
    assert counted == TurnCounts(1, 0)
    played = any_play(state)
    counted = count_turn(counted, state.turn, played.turn)
    assert counted == TurnCounts(1, 1)
    rolled = advance(played, Rolled((2, 1)))
    assert count_turn(counted, played.turn, rolled.turn) == TurnCounts(1, 1)
    assert turn_status(rolled.rules, rolled.turn, counted).turns_begun == 1


def test_an_extra_roll_is_no_further_turn() -> None:
    name = "french_backgammon_1"
    state = any_play(begin(VARIANTS[name], [Throw(6, 5)]))
    counted = TurnCounts(1, 1)
    for action in (Rolled((2, 2)), None, None, Rolled((6, 1))):
        after = advance(state, action) if action else any_play(state)
        counted = count_turn(counted, state.turn, after.turn)
        state = after
    assert counted == TurnCounts(1, 1)
    assert state.turn and OTHER[state.turn.player or WHITE] == WHITE
