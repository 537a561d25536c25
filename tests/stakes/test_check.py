"""Stakes in a request that no play could have brought about."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from engine.messages import sentence
from engine.position import BLACK, WHITE, Color
from engine.rules.goals import Termination
from engine.rules.turns import OPENING_TURN
from engine.stakes.agreements import (
    DrawOffer,
    Ended,
    Offer,
    ResignationOffer,
    SettlementOffer,
)
from engine.stakes.check import check_ended, check_offer, check_stakes
from engine.stakes.cube import Cube, CubeDecision, CubeOffer
from engine.stakes.match import Crawford, Match
from engine.stakes.options import agree
from engine.stakes.resignation import ResignationRule
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import Stakes
from engine.turn import PlayerTurn, PlayStage
from engine.variants import VARIANTS
from tests.stakes.acting import BACKGAMMON, BEFORE_ROLL

MONEY = agree(BACKGAMMON, {"beavers": "raccoon", "automatic_doubles": 1, "cube_limit": 64})

HOLLAND = Match(5, holland=True)


@pytest.mark.parametrize(
    ("stakes", "codes"),
    [
        (Stakes(), []),
        (Stakes(cube=Cube(3)), ["no_power_of_two"]),
        (Stakes(cube=Cube(0)), ["no_power_of_two"]),
        (Stakes(cube=Cube(2)), ["owner_needed"]),
        (Stakes(cube=Cube(1, WHITE)), ["not_turned"]),
        (Stakes(cube=Cube(2, None, 1)), ["automatic_not_agreed"]),
        (replace(MONEY, cube=Cube(2, None, 1)), []),
        (replace(MONEY, cube=Cube(2, WHITE, 1)), ["not_turned"]),
        (replace(MONEY, cube=Cube(128, WHITE)), ["cube_limit_reached"]),
        (Stakes(Match(5, 4, 1, Crawford.NOW), Cube(2, WHITE)), ["crawford_game"]),
        (Stakes(Match(5, 4, 1)), ["crawford_does_not_fit"]),
        (Stakes(Match(5, 1, 1, Crawford.NOW)), ["crawford_does_not_fit"]),
        (Stakes(Match(5, 4, 4, Crawford.NOW)), ["crawford_does_not_fit"]),
        (Stakes(Match(5, 6, -1)), ["no_such_score", "no_such_score"]),
        (Stakes(Match(5, 5, 5)), ["both_have_won"]),
        (Stakes(Match(0)), ["no_such_length"]),
        (Stakes(Match(5, 5, 0)), ["match_over"]),
        (Stakes(HOLLAND), []),
        (Stakes(HOLLAND, turns=TurnCounts(2, 2)), []),
        (Stakes(HOLLAND, turns=TurnCounts(1, 2)), ["turns_do_not_fit"]),
        (Stakes(HOLLAND, turns=TurnCounts(3, 1)), ["turns_do_not_fit"]),
        (Stakes(HOLLAND, turns=TurnCounts(-1, -1)), ["turns_do_not_fit"]),
        (Stakes(Match(5, 2, 4, Crawford.AFTER, holland=True)), ["turns_do_not_fit"]),
        (Stakes(turns=TurnCounts(2, 2)), ["turns_not_counted"]),
        (Stakes(Match(5), turns=TurnCounts(2, 2)), ["turns_not_counted"]),
        (Stakes(cube=Cube(2**20, WHITE)), []),
        (Stakes(cube=Cube(2**21, WHITE)), ["cube_limit_reached"]),
        (Stakes(Match(5, 4, 0, Crawford.NOW)), []),
        (Stakes(Match(5, 4, 0, Crawford.AFTER)), ["crawford_does_not_fit"]),
        (Stakes(Match(5, 4, 0, Crawford.OFF)), []),
        (Stakes(Match(1, 0, 0, Crawford.AFTER)), ["crawford_does_not_fit"]),
        (Stakes(Match(5, 2, 4, Crawford.OFF, holland=True)), ["holland_needs_crawford"]),
    ],
)
def test_stakes_that_no_play_could_have_brought_about_are_refused(
    stakes: Stakes, codes: list[str]
) -> None:
    found = check_stakes(stakes, BACKGAMMON, BEFORE_ROLL)
    assert [fault.code for fault in found] == codes
    assert all(sentence(fault) and fault.pointer.startswith("/stakes") for fault in found)


def double(by: Color, value: int, kind: CubeDecision = CubeDecision.DOUBLE) -> CubeOffer:
    return CubeOffer(kind, by, value)


RESIGN_AT_3 = ResignationOffer(WHITE, 3)
HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("stakes", "offer", "codes"),
    [
        (Stakes(), double(WHITE, 2), []),
        (None, double(WHITE, 2), ["no_stakes"]),
        (Stakes(), double(WHITE, 4), ["offer_not_doubled"]),
        (Stakes(), double(WHITE, 2, CubeDecision.TAKE), ["no_such_offer"]),
        (Stakes(cube=Cube(2, WHITE)), double(BLACK, 4), ["not_your_turn", "not_the_owner"]),
        (replace(MONEY, cube=Cube(2, BLACK)), double(BLACK, 4, CubeDecision.BEAVER), []),
        (
            replace(MONEY, cube=Cube(2, BLACK)),
            double(WHITE, 4, CubeDecision.BEAVER),
            ["no_such_offer"],
        ),
        (
            replace(MONEY, cube=Cube(2, WHITE)),
            double(WHITE, 4, CubeDecision.BEAVER),
            ["no_such_offer"],
        ),
        (replace(MONEY, cube=Cube(4, BLACK)), double(WHITE, 8, CubeDecision.RACCOON), []),
        (
            replace(MONEY, cube=Cube(2, BLACK)),
            double(WHITE, 4, CubeDecision.RACCOON),
            ["no_such_offer"],
        ),
        (
            replace(MONEY, cube=Cube(8, BLACK)),
            double(BLACK, 16, CubeDecision.OTTER),
            ["not_agreed"],
        ),
        (
            replace(MONEY, cube=Cube(64, BLACK)),
            double(WHITE, 128, CubeDecision.RACCOON),
            ["cube_limit_reached"],
        ),
        (Stakes(Match(5), Cube(2, BLACK)), double(BLACK, 4, CubeDecision.BEAVER), ["money_only"]),
        (Stakes(), RESIGN_AT_3, []),
        (None, RESIGN_AT_3, []),
        (Stakes(), ResignationOffer(WHITE, 4), ["no_such_value"]),
        (Stakes(resignation=ResignationRule.BACKGAMMON), RESIGN_AT_3, ["no_such_offer"]),
        (Stakes(), DrawOffer(WHITE), []),
        (None, DrawOffer(WHITE), []),
        (Stakes(), DrawOffer(BLACK), ["not_your_turn"]),
        (Stakes(), SettlementOffer(BLACK, WHITE, 3 * HALF), []),
        (Stakes(cube=Cube(4, WHITE)), SettlementOffer(BLACK, WHITE, Fraction(12)), []),
        (Stakes(), SettlementOffer(BLACK, WHITE, Fraction(4)), ["no_such_settlement"]),
        (Stakes(), SettlementOffer(BLACK, WHITE, HALF / 2), ["no_such_settlement"]),
        (Stakes(), SettlementOffer(BLACK, WHITE, Fraction(0)), ["no_such_settlement"]),
        (None, SettlementOffer(BLACK, WHITE, HALF), ["no_stakes"]),
        (Stakes(Match(5)), SettlementOffer(BLACK, WHITE, HALF), ["money_only"]),
    ],
)
def test_an_offer_that_could_not_have_been_made_is_refused(
    stakes: Stakes | None, offer: Offer, codes: list[str]
) -> None:
    faults = check_offer(offer, stakes, BACKGAMMON, BACKGAMMON.setup, BEFORE_ROLL)
    assert [fault.code for fault in faults] == codes
    assert all(sentence(fault) and fault.pointer.startswith("/offer") for fault in faults)


@pytest.mark.parametrize(
    ("offer", "code"),
    [
        (double(WHITE, 2), "already_rolled"),
        (SettlementOffer(BLACK, WHITE, HALF), "not_before_a_roll"),
    ],
)
def test_doubles_and_settlements_are_offered_before_the_roll(offer: Offer, code: str) -> None:
    rolled = PlayerTurn(WHITE, (PlayStage((6, 5)),))
    faults = check_offer(offer, Stakes(), BACKGAMMON, BACKGAMMON.setup, rolled)
    assert [fault.code for fault in faults] == [code]


@pytest.mark.parametrize(
    ("stakes", "ended", "codes"),
    [
        (Stakes(), Ended(Termination.DROP, WHITE), []),
        (None, Ended(Termination.DROP, WHITE), ["no_stakes"]),
        (Stakes(Match(5, 4, 0, Crawford.NOW)), Ended(Termination.DROP, WHITE), ["crawford_game"]),
        (Stakes(), Ended(Termination.DROP), ["no_such_ending"]),
        (Stakes(), Ended(Termination.ALL_OFF, WHITE), ["no_such_ending"]),
        (None, Ended(Termination.RESIGNATION, WHITE, 2), []),
        (None, Ended(Termination.RESIGNATION, WHITE), ["no_such_ending"]),
        (None, Ended(Termination.RESIGNATION, WHITE, 4), ["no_such_value"]),
        (None, Ended(Termination.FORFEIT, BLACK, 1), []),
        (None, Ended(Termination.DROP, BLACK, 1), ["no_such_ending"]),
        (Stakes(), Ended(Termination.SETTLEMENT, BLACK, points=3 * HALF), []),
        (
            Stakes(),
            Ended(Termination.SETTLEMENT, BLACK, points=Fraction(4)),
            ["no_such_settlement"],
        ),
        (Stakes(), Ended(Termination.SETTLEMENT, BLACK), ["no_such_ending"]),
        (Stakes(Match(5)), Ended(Termination.SETTLEMENT, BLACK, points=HALF), ["money_only"]),
        (Stakes(Match(5)), Ended(Termination.MATCH_FORFEIT, BLACK), []),
        (Stakes(), Ended(Termination.MATCH_FORFEIT, BLACK), ["match_only"]),
        (None, Ended(Termination.DRAW_AGREED), []),
        (None, Ended(Termination.DRAW_AGREED, WHITE), ["no_such_ending"]),
        (None, Ended(Termination.DRAW_CLAIMED), ["no_repetition"]),
    ],
)
def test_an_end_that_no_action_leads_to_is_refused(
    stakes: Stakes | None, ended: Ended, codes: list[str]
) -> None:
    faults = check_ended(ended, stakes, BACKGAMMON, BACKGAMMON.setup)
    assert [fault.code for fault in faults] == codes
    assert all(sentence(fault) and fault.pointer.startswith("/ended") for fault in faults)


def test_before_the_opening_throw_no_player_can_own_the_cube() -> None:
    owned = Stakes(cube=Cube(2, WHITE))
    found = check_stakes(owned, BACKGAMMON, OPENING_TURN)
    assert [(fault.code, fault.pointer) for fault in found] == [("not_begun", "/stakes/cube/owner")]


def test_a_game_without_a_cube_has_a_cube_at_1_only() -> None:
    pin = VARIANTS["pin"]
    found = check_stakes(Stakes(cube=Cube(2, WHITE)), pin, BEFORE_ROLL)
    assert [fault.code for fault in found] == ["no_cube"]
    assert check_stakes(Stakes(), pin, BEFORE_ROLL) == []
