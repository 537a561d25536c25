"""A game and its stakes joined: they travel with the state, and its end is settled at once."""

from __future__ import annotations

from fractions import Fraction

from engine.game.actions import Played, Rolled, Throw
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.game.series import next_game
from engine.position import BLACK, WHITE, Position
from engine.rules.goals import Termination
from engine.rules.scoring import GameValue
from engine.rules.turns import OPENING_TURN
from engine.stakes.actions import AnswerOffer, CubeAction, Resign, StakesAction
from engine.stakes.cube import Cube, CubeDecision
from engine.stakes.match import Crawford, Match
from engine.stakes.money import Session
from engine.stakes.options import agree
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import Stakes
from engine.turn import PlayerTurn, PlayStage, Roll, Step
from engine.variants import VARIANTS
from tests.stakes.acting import BACKGAMMON
from tests.support.refusals import refused

FIVE_POINT = Played([Step("17", "20"), Step("19", "20")])
LAST_CHECKER = Position.of({"off": 14, "24": 1}, {"24": 0, "1": 15})
"""White bears off his last checker; Black has borne off none, and none is in White's home."""


def last_play(stakes: Stakes) -> Game:
    """White bears off his last checker and wins a gammon."""
    turn = PlayerTurn(WHITE, (PlayStage((2, 1)),))
    return advance(Game(BACKGAMMON, LAST_CHECKER, turn, stakes), Played([Step("24", "off")]))


def before_black_rolls(stakes: Stakes) -> Game:
    return advance(begin(BACKGAMMON, [Throw(3, 1)], stakes), FIVE_POINT)


def done(state: Game, *actions: StakesAction) -> Game:
    for action in actions[:-1]:
        state = advance(state, action)
    return advance(state, actions[-1])


def test_a_state_has_no_stakes_unless_they_are_agreed() -> None:
    assert begin(BACKGAMMON).stakes is None
    with refused("no_stakes"):
        advance(begin(BACKGAMMON, [Throw(3, 1)]), CubeAction(WHITE, CubeDecision.DOUBLE))


def test_what_is_done_at_the_board_leaves_the_agreed_stakes_on_the_table() -> None:
    agreed = agree(BACKGAMMON, length=7)
    assert advance(before_black_rolls(agreed), Rolled((6, 5))).stakes == agreed


def test_turns_are_counted_where_the_holland_rule_is_agreed() -> None:
    state = before_black_rolls(agree(BACKGAMMON, {"holland": True}, length=7))
    assert state.stakes and state.stakes.turns == TurnCounts(1, 1)


def test_each_tie_of_the_opening_throw_is_an_automatic_double_up_to_the_agreed_number() -> None:
    stakes = agree(BACKGAMMON, {"automatic_doubles": 2})
    ties = [Throw(4, 4)] * 3
    state = begin(BACKGAMMON, [*ties, Throw(2, 1)], stakes)
    assert state.stakes and state.stakes.cube == Cube(4, automatic=2)


def test_nothing_is_done_at_the_board_while_a_double_or_a_resignation_waits() -> None:
    state = before_black_rolls(Stakes())
    for action, code in (
        (CubeAction(BLACK, CubeDecision.DOUBLE), "offer_pending"),
        (Resign(WHITE, 1), "offer_pending"),
    ):
        waiting = advance(state, action)
        with refused(code):
            advance(waiting, Rolled((6, 5)))


def test_a_drop_ends_the_game_and_the_next_one_is_ready() -> None:
    gone = done(
        before_black_rolls(agree(BACKGAMMON, length=5)),
        CubeAction(BLACK, CubeDecision.DOUBLE),
        CubeAction(WHITE, CubeDecision.DROP),
    )
    assert gone.turn is None
    assert gone.outcome and gone.outcome.ending.how is Termination.DROP
    assert gone.result and gone.result.match == Match(5, 0, 1)
    following = next_game(gone, gone.result)
    assert following == Game(BACKGAMMON, BACKGAMMON.setup, OPENING_TURN, Stakes(Match(5, 0, 1)))
    assert [event.what for event in gone.events] == ["dropped", "ended"]


def test_an_accepted_resignation_ends_the_game_at_its_value() -> None:
    resigned = (Resign(WHITE, 2), AnswerOffer(BLACK, accept=True))
    gone = done(before_black_rolls(Stakes(cube=Cube(2, WHITE))), *resigned)
    assert gone.outcome and gone.outcome.value == GameValue("gammon", 2)
    assert gone.result and gone.result.worth.total == 4


def test_a_refused_resignation_leaves_everything_as_it_was() -> None:
    state = before_black_rolls(Stakes())
    assert done(state, Resign(WHITE, 1), AnswerOffer(BLACK, accept=False)) == state


def test_the_end_at_the_board_is_settled_with_the_cube_that_lies_there() -> None:
    """Source 001: a gammon with the cube at 2 is 4 points."""
    gone = last_play(Stakes(cube=Cube(2, BLACK)))
    assert gone.outcome and gone.outcome.value == GameValue("gammon", 2)
    assert gone.result and gone.result.worth.total == 4
    assert gone.result.next == Stakes(session=Session(2, Fraction(4)))


def test_the_last_game_of_a_match_has_no_next_one() -> None:
    gone = last_play(Stakes(Match(5, 4, 0, Crawford.NOW)))
    assert gone.result and gone.result.match and gone.result.match.winner == WHITE
    assert gone.result.surplus == 1
    assert next_game(gone, gone.result) is None


def test_a_game_with_a_scale_of_its_own_is_settled_by_it() -> None:
    """Rulebook 11: in Acey Deucey a point for each checker not borne off."""
    rules = VARIANTS["acey_deucey"]
    position = Position.of({"off": 14, "24": 1}, {"6": 4, "off": 11})
    state = Game(rules, position, PlayerTurn(WHITE, (PlayStage((6, 1)),)), agree(rules, length=25))
    gone = advance(state, Played([Step("24", "off")]))
    assert gone.result and gone.result.match == Match(25, 4, 0)


def test_without_stakes_an_outcome_has_no_result() -> None:
    state = Game(BACKGAMMON, LAST_CHECKER, PlayerTurn(WHITE, (PlayStage((2, 1)),)))
    gone = advance(state, Played([Step("24", "off")]))
    assert gone.outcome and gone.result is None


def test_a_double_that_is_taken_gives_the_cube_away_and_the_doubler_rolls() -> None:
    state = done(
        before_black_rolls(Stakes()),
        CubeAction(BLACK, CubeDecision.DOUBLE),
        CubeAction(WHITE, CubeDecision.TAKE),
    )
    assert state.stakes and state.stakes.cube == Cube(2, WHITE)
    assert state.turn == PlayerTurn(BLACK, (Roll(),))
    with refused("not_the_owner"):
        advance(state, CubeAction(BLACK, CubeDecision.DOUBLE))
