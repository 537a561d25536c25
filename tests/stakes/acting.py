"""Short ways to act on stakes, and the stakes the tests begin with."""

from __future__ import annotations

import pytest

from engine.faults import Refused
from engine.messages import ENGLISH, sentence
from engine.position import BLACK, WHITE, Color
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import Score
from engine.stakes.cube import Do
from engine.stakes.options import agree
from engine.stakes.two_players import (
    Acted,
    CubeAction,
    Stakes,
    StakesAction,
    act,
)
from engine.turn import PlayerTurn, Roll, Turn
from engine.variants import VARIANTS

BACKGAMMON = VARIANTS["backgammon"]
BEFORE_ROLL = PlayerTurn(WHITE, (Roll(),))
GAMMON = Score("gammon", 2)
BACKGAMMONED = Score("backgammon", 3)


def do(
    stakes: Stakes, *actions: StakesAction, rules: Ruleset = BACKGAMMON, turn: Turn = BEFORE_ROLL
) -> Acted:
    """What a row of actions leads to."""
    acted = Acted(stakes)
    for action in actions:
        assert acted.ended is None
        acted = act(acted.stakes, rules, rules.setup, turn, action)
    return acted


def refused(stakes: Stakes, action: StakesAction, rules: Ruleset = BACKGAMMON) -> list[str]:
    with pytest.raises(Refused) as why:
        do(stakes, action, rules=rules)
    assert all(sentence(fault) for fault in why.value.faults)
    assert all(
        fault.rule in {*ENGLISH.stakes, "immediate_end", "opening"} for fault in why.value.faults
    )
    return [fault.code for fault in why.value.faults]


def cube(by: Color, word: Do) -> CubeAction:
    return CubeAction(by, word)


DOUBLE, TAKE = cube(WHITE, Do.DOUBLE), cube(BLACK, Do.TAKE)
DROP = cube(BLACK, Do.DROP)
BEAVER, RACCOON, OTTER = cube(BLACK, Do.BEAVER), cube(WHITE, Do.RACCOON), cube(BLACK, Do.OTTER)
ANIMALS = agree(BACKGAMMON, {"beavers": "otter"})
