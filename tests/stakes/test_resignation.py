"""Resignation: sentence by sentence of rulebook 27."""

from __future__ import annotations

import pytest

from engine.game.actions import Rolled
from engine.game.advance import advance
from engine.messages import sentence
from engine.position import BLACK, WHITE, Position
from engine.rules.goals import Termination
from engine.rules.scoring import DRAWN
from engine.rules.turns import OPENING_TURN
from engine.stakes.actions import AnswerOffer, Resign
from engine.stakes.agreements import Ended
from engine.stakes.cube import Cube
from engine.stakes.options import agree
from engine.stakes.two_players import Stakes, settle
from engine.variants import VARIANTS, ruleset
from tests.stakes.acting import BACKGAMMON, DOUBLE, do, points_of, refused, table
from tests.support.refusals import faults_of
from tests.support.refusals import refused as refusing

ACCEPT, REFUSE = AnswerOffer(BLACK, accept=True), AnswerOffer(BLACK, accept=False)


def test_a_resignation_is_offered_and_accepted() -> None:
    progress = do(Stakes(cube=Cube(2, WHITE)), Resign(WHITE, 2), ACCEPT)
    assert progress.ended == Ended(Termination.RESIGNATION, BLACK, 2)
    assert points_of(progress) == 4


def test_a_resignation_that_is_refused_changes_nothing() -> None:
    assert do(Stakes(), Resign(WHITE, 1), REFUSE) == table(Stakes())


def test_a_player_may_resign_without_stakes() -> None:
    progress = do(None, Resign(WHITE, 3), ACCEPT)
    assert progress.outcome and progress.outcome.points() == 3
    assert progress.result is None


def test_the_game_waits_until_a_resignation_is_answered() -> None:
    offered = do(Stakes(), Resign(BLACK, 1))
    with refusing("offer_pending"):
        advance(offered, Rolled((6, 5)))
    assert refused(offered, DOUBLE) == ["offer_pending"]
    assert refused(offered, Resign(WHITE, 1)) == ["offer_pending"]
    assert refused(offered, AnswerOffer(BLACK, accept=True)) == ["own_offer"]
    assert refused(Stakes(), AnswerOffer(BLACK, accept=True)) == ["nothing_offered"]


def test_a_double_is_answered_before_a_player_resigns() -> None:
    offered = do(Stakes(), DOUBLE)
    assert refused(offered, Resign(BLACK, 1)) == ["offer_pending"]
    assert refused(offered, ACCEPT) == ["wrong_answer"]


def test_no_player_resigns_before_the_opening_throw() -> None:
    assert refused(table(Stakes(), turn=OPENING_TURN), Resign(WHITE, 1)) == ["not_begun"]


@pytest.mark.parametrize("value", [0, 3])
def test_a_player_resigns_only_at_a_value_of_the_game(value: int) -> None:
    assert refused(table(Stakes(), VARIANTS["gioul"]), Resign(WHITE, value)) == ["no_such_value"]


def test_a_resignation_without_a_value_says_which_values_there_are() -> None:
    (fault,) = faults_of(lambda: do(Stakes(), Resign(WHITE)))
    assert (fault.code, fault.pointer) == ("value_needed", "/action/value")
    assert sentence(fault) == "`value` is missing: White can resign at 1, 2 or 3."


@pytest.mark.parametrize(
    ("game", "options", "worth"),
    [
        ("backgammon", {}, 3),
        ("backgammon", {"backgammon_multiplier": 2}, 2),
        ("gioul", {}, 2),
        ("mexican_backgammon", {}, 1),
        ("acey_deucey", {}, 15),
        ("pin", {}, 3 * 344),
    ],
)
def test_by_the_house_rule_backgammon_resigning_costs_the_highest_value_of_the_game(
    game: str, options: dict[str, int], worth: int
) -> None:
    rules = ruleset(game, options)
    stakes = agree(rules, {"resignation": "backgammon"})
    progress = do(table(stakes, rules), Resign(WHITE))
    assert progress.offer is None and points_of(progress) == worth


def test_by_the_house_rule_backgammon_no_lower_value_is_possible() -> None:
    stakes = agree(BACKGAMMON, {"resignation": "backgammon", "jacoby": True})
    assert refused(stakes, Resign(WHITE, 1)) == ["costs_the_most"]
    assert points_of(do(stakes, Resign(WHITE, 3))) == 3


def test_jacoby_does_not_reduce_a_resignation() -> None:
    stakes = agree(BACKGAMMON, {"jacoby": True})
    assert points_of(do(stakes, Resign(WHITE, 2), ACCEPT)) == 2


def test_in_pin_resigning_costs_the_pips_that_are_left() -> None:
    late = Position.parse("white 24:2 20:1 off:12; black 1:1 off:14")
    state = table(Stakes(), VARIANTS["pin"], position=late)
    assert points_of(do(state, Resign(WHITE, 1), ACCEPT)) == 7


def test_a_draw_is_worth_nothing() -> None:
    result = settle(Stakes(cube=Cube(8, WHITE)), None, DRAWN, Termination.FROZEN)
    assert (result.winner, result.worth.total) == (None, 0)
