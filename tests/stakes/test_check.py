"""Stakes that somebody sends: what no play could have brought about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.messages import sentence
from engine.position import BLACK, WHITE
from engine.sequencing import OPENING_TURN
from engine.stakes.check import check_stakes
from engine.stakes.cube import Cube, Do, Offer
from engine.stakes.match import Crawford, Match
from engine.stakes.options import agree
from engine.stakes.resignation import Resignation, ResignationRule
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import (
    Stakes,
)
from engine.turn import Play, PlayerTurn
from engine.variants import VARIANTS
from tests.stakes.acting import (
    BACKGAMMON,
    BEFORE_ROLL,
)

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
        (Stakes(cube=Cube(2, None, None, 1)), ["automatic_not_agreed"]),
        (replace(MONEY, cube=Cube(2, None, None, 1)), []),
        (replace(MONEY, cube=Cube(2, WHITE, None, 1)), ["not_turned"]),
        (replace(MONEY, cube=Cube(128, WHITE)), ["cube_limit_reached"]),
        (Stakes(cube=Cube(1, None, Offer(Do.DOUBLE, WHITE, 2))), []),
        (Stakes(cube=Cube(1, None, Offer(Do.DOUBLE, WHITE, 4))), ["offer_not_doubled"]),
        (Stakes(cube=Cube(1, None, Offer(Do.TAKE, WHITE, 2))), ["no_such_offer"]),
        (
            Stakes(cube=Cube(2, WHITE, Offer(Do.DOUBLE, BLACK, 4))),
            ["not_your_turn", "not_the_owner"],
        ),
        (replace(MONEY, cube=Cube(2, BLACK, Offer(Do.BEAVER, BLACK, 4))), []),
        (replace(MONEY, cube=Cube(2, BLACK, Offer(Do.BEAVER, WHITE, 4))), ["no_such_offer"]),
        (replace(MONEY, cube=Cube(2, WHITE, Offer(Do.BEAVER, WHITE, 4))), ["no_such_offer"]),
        (replace(MONEY, cube=Cube(4, BLACK, Offer(Do.RACCOON, WHITE, 8))), []),
        (replace(MONEY, cube=Cube(2, BLACK, Offer(Do.RACCOON, WHITE, 4))), ["no_such_offer"]),
        (replace(MONEY, cube=Cube(8, BLACK, Offer(Do.OTTER, BLACK, 16))), ["not_agreed"]),
        (
            replace(MONEY, cube=Cube(64, BLACK, Offer(Do.RACCOON, WHITE, 128))),
            ["cube_limit_reached"],
        ),
        (Stakes(Match(5), Cube(2, BLACK, Offer(Do.BEAVER, BLACK, 4))), ["money_only"]),
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
        (Stakes(resigned=Resignation(WHITE, 3)), []),
        (Stakes(resigned=Resignation(WHITE, 4)), ["no_such_value"]),
        (
            Stakes(resigned=Resignation(WHITE, 3), resignation=ResignationRule.BACKGAMMON),
            ["no_resignation"],
        ),
        (
            Stakes(cube=Cube(offer=Offer(Do.DOUBLE, WHITE, 2)), resigned=Resignation(BLACK, 1)),
            ["offer_pending"],
        ),
    ],
)
def test_stakes_that_no_play_could_have_brought_about_are_refused(
    stakes: Stakes, codes: list[str]
) -> None:
    found = check_stakes(stakes, BACKGAMMON, BACKGAMMON.setup, BEFORE_ROLL)
    assert [fault.code for fault in found] == codes
    assert all(sentence(fault) and fault.pointer.startswith("/stakes") for fault in found)


def test_an_offer_cannot_stand_after_the_roll() -> None:
    offered = Stakes(cube=Cube(1, None, Offer(Do.DOUBLE, WHITE, 2)))
    rolled = PlayerTurn(WHITE, (Play((6, 5)),))
    found = check_stakes(offered, BACKGAMMON, BACKGAMMON.setup, rolled)
    assert [fault.code for fault in found] == ["already_rolled"]


def test_before_the_opening_throw_nobody_can_own_the_cube() -> None:
    owned = Stakes(cube=Cube(2, WHITE))
    found = check_stakes(owned, BACKGAMMON, BACKGAMMON.setup, OPENING_TURN)
    assert [(fault.code, fault.pointer) for fault in found] == [("not_begun", "/stakes/cube/owner")]


def test_a_game_without_a_cube_has_a_cube_at_1_only() -> None:
    pin = VARIANTS["pin"]
    found = check_stakes(Stakes(cube=Cube(2, WHITE)), pin, pin.setup, BEFORE_ROLL)
    assert [fault.code for fault in found] == ["no_cube"]
    assert check_stakes(Stakes(), pin, pin.setup, BEFORE_ROLL) == []
