"""Short ways to act on stakes, and the stakes the tests begin with."""

from __future__ import annotations

import pytest

from engine.faults import Refused
from engine.game.machine import State
from engine.messages import ENGLISH, sentence
from engine.position import BLACK, WHITE, Color, Position
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import Score
from engine.session.two_players import Progress, advance
from engine.stakes.actions import CubeAction, StakesAction
from engine.stakes.cube import Cube, Do
from engine.stakes.options import agree
from engine.stakes.two_players import Stakes
from engine.turn import PlayerTurn, Roll, Turn
from engine.variants import VARIANTS

BACKGAMMON = VARIANTS["backgammon"]
BEFORE_ROLL = PlayerTurn(WHITE, (Roll(),))
GAMMON = Score("gammon", 2)
BACKGAMMONED = Score("backgammon", 3)


def table(
    stakes: Stakes | None,
    rules: Ruleset = BACKGAMMON,
    turn: Turn | None = BEFORE_ROLL,
    position: Position | None = None,
) -> State:
    """A game at its start with these stakes, White to roll."""
    return State(rules, position or rules.setup, turn, stakes)


def do(state: Stakes | State | None, *actions: StakesAction) -> Progress:
    """What a row of actions leads to."""
    progress = Progress(state if isinstance(state, State) else table(state), [])
    for action in actions:
        assert progress.outcome is None
        progress = advance(progress.state, action)
    return progress


def cube_of(progress: Progress) -> Cube:
    """The cube after some actions."""
    assert progress.state.stakes
    return progress.state.stakes.cube


def points_of(progress: Progress) -> object:
    """What a game that is over is worth."""
    assert progress.result
    return progress.result.points.total


def refused(state: Stakes | State | None, action: StakesAction) -> list[str]:
    with pytest.raises(Refused) as why:
        do(state, action)
    assert all(sentence(fault) for fault in why.value.faults)
    known = {*ENGLISH.stakes, *ENGLISH.rules, "opening", None}
    assert all(fault.rule in known for fault in why.value.faults)
    return [fault.code for fault in why.value.faults]


def cube(by: Color, word: Do) -> CubeAction:
    return CubeAction(by, word)


DOUBLE, TAKE = cube(WHITE, Do.DOUBLE), cube(BLACK, Do.TAKE)
DROP = cube(BLACK, Do.DROP)
BEAVER, RACCOON, OTTER = cube(BLACK, Do.BEAVER), cube(WHITE, Do.RACCOON), cube(BLACK, Do.OTTER)
ANIMALS = agree(BACKGAMMON, {"beavers": "otter"})
