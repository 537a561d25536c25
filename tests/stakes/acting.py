"""Short ways to act on stakes, and the stakes the tests begin with."""

from __future__ import annotations

import pytest

from engine.faults import Refused
from engine.game.advance import advance
from engine.game.game import Game
from engine.messages import ENGLISH, sentence
from engine.position import BLACK, WHITE, Color, Position
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import GameValue
from engine.stakes.actions import CubeAction, StakesAction
from engine.stakes.cube import Cube, CubeDecision
from engine.stakes.options import agree
from engine.stakes.two_players import Stakes
from engine.turn import PlayerTurn, Roll, Turn
from engine.variants import VARIANTS

BACKGAMMON = VARIANTS["backgammon"]
BEFORE_ROLL = PlayerTurn(WHITE, (Roll(),))
GAMMON = GameValue("gammon", 2)
BACKGAMMONED = GameValue("backgammon", 3)


def table(
    stakes: Stakes | None,
    rules: Ruleset = BACKGAMMON,
    turn: Turn | None = BEFORE_ROLL,
    position: Position | None = None,
) -> Game:
    """A game at its start with these stakes, White to roll."""
    return Game(rules, position or rules.setup, turn, stakes)


def do(state: Stakes | Game | None, *actions: StakesAction) -> Game:
    """What a row of actions leads to."""
    progress = state if isinstance(state, Game) else table(state)
    for action in actions:
        assert progress.outcome is None
        progress = advance(progress, action)
    return progress


def cube_of(progress: Game) -> Cube:
    """The cube after some actions."""
    assert progress.stakes
    return progress.stakes.cube


def points_of(progress: Game) -> object:
    """What a game that is over is worth."""
    assert progress.result
    return progress.result.worth.total


def refused(state: Stakes | Game | None, action: StakesAction) -> list[str]:
    with pytest.raises(Refused) as why:
        do(state, action)
    assert all(sentence(fault) for fault in why.value.faults)
    known = {*ENGLISH.stakes, *ENGLISH.rules, "opening", None}
    assert all(fault.rule in known for fault in why.value.faults)
    return [fault.code for fault in why.value.faults]


def cube(by: Color, word: CubeDecision) -> CubeAction:
    return CubeAction(by, word)


DOUBLE, TAKE = cube(WHITE, CubeDecision.DOUBLE), cube(BLACK, CubeDecision.TAKE)
DROP = cube(BLACK, CubeDecision.DROP)
BEAVER, RACCOON, OTTER = (
    cube(BLACK, CubeDecision.BEAVER),
    cube(WHITE, CubeDecision.RACCOON),
    cube(BLACK, CubeDecision.OTTER),
)
ANIMALS = agree(BACKGAMMON, {"beavers": "otter"})
