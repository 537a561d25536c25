"""ResignationRule: sentence by sentence of rulebook 27."""

from __future__ import annotations

import pytest

from engine.faults import Refused
from engine.position import BLACK, WHITE, Position
from engine.rules.goals import How
from engine.rules.scoring import DRAWN
from engine.sequencing import OPENING_TURN
from engine.stakes.cube import Cube
from engine.stakes.options import agree
from engine.stakes.two_players import (
    Acted,
    AnswerResignation,
    Ended,
    Resign,
    Stakes,
    act,
    settle,
    waiting,
)
from engine.turn import PlayerTurn, Roll
from engine.variants import VARIANTS
from tests.stakes.acting import (
    BACKGAMMON,
    BACKGAMMONED,
    DOUBLE,
    GAMMON,
    do,
    refused,
)


def test_a_resignation_is_offered_and_accepted() -> None:
    stakes = Stakes(cube=Cube(2, WHITE))
    acted = do(stakes, Resign(WHITE, 2), AnswerResignation(BLACK, accept=True))
    assert acted.ended == Ended(BLACK, GAMMON, How.RESIGNATION)
    assert settle(acted.stakes, acted.ended).points.total == 4


def test_a_resignation_that_is_refused_changes_nothing() -> None:
    assert do(Stakes(), Resign(BLACK, 1), AnswerResignation(WHITE, accept=False)) == Acted(Stakes())


def test_the_game_waits_until_a_resignation_is_answered() -> None:
    offered = do(Stakes(), Resign(BLACK, 1)).stakes
    assert [fault.code for fault in waiting(offered)] == ["resignation_pending"]
    assert refused(offered, DOUBLE) == ["resignation_pending"]
    assert refused(offered, Resign(WHITE, 1)) == ["resignation_pending"]
    assert refused(offered, AnswerResignation(BLACK, accept=True)) == ["own_resignation"]
    assert refused(Stakes(), AnswerResignation(BLACK, accept=True)) == ["no_resignation"]


def test_a_double_is_answered_before_anybody_resigns() -> None:
    assert refused(do(Stakes(), DOUBLE).stakes, Resign(BLACK, 1)) == ["offer_pending"]


def test_nobody_resigns_before_the_opening_throw() -> None:
    with pytest.raises(Refused) as why:
        do(Stakes(), Resign(WHITE, 1), turn=OPENING_TURN)
    assert [fault.code for fault in why.value.faults] == ["not_begun"]


@pytest.mark.parametrize("value", [None, 0, 3])
def test_one_resigns_only_at_a_value_the_game_knows(value: int | None) -> None:
    assert refused(Stakes(), Resign(WHITE, value), VARIANTS["gioul"]) == ["no_such_value"]


def test_by_the_house_rule_backgammon_resigning_always_costs_three() -> None:
    stakes = agree(BACKGAMMON, {"resignation": "backgammon", "jacoby": True})
    assert refused(stakes, Resign(WHITE, 1)) == ["costs_the_most"]
    for value in (None, 3):
        ended = do(stakes, Resign(WHITE, value)).ended
        assert ended == Ended(BLACK, BACKGAMMONED, How.RESIGNATION, fixed=True)
        assert settle(stakes, ended).points.total == 3


def test_an_agreed_resignation_at_two_is_a_gammon_to_the_jacoby_rule() -> None:
    stakes = agree(BACKGAMMON, {"jacoby": True})
    ended = do(stakes, Resign(WHITE, 2), AnswerResignation(BLACK, accept=True)).ended
    assert ended and settle(stakes, ended).points.total == 1


def test_in_pin_resigning_costs_the_pips_that_are_left() -> None:
    rules = VARIANTS["pin"]
    late = Position.parse("white 24:2 20:1 off:12; black 1:1 off:14")
    turn = PlayerTurn(WHITE, (Roll(),))
    acted = act(Stakes(), rules, late, turn, Resign(WHITE, 1))
    acted = act(acted.stakes, rules, late, turn, AnswerResignation(BLACK, accept=True))
    assert acted.ended and settle(acted.stakes, acted.ended).points.total == 7


def test_a_draw_is_worth_nothing() -> None:
    settled = settle(Stakes(cube=Cube(8, WHITE)), Ended(None, DRAWN, How.DRAW))
    assert (settled.winner, settled.points.total) == (None, 0)
