"""A game between two players with or without stakes.

Joins `engine.game.machine`, which plays at the board, with `engine.stakes`: cube actions,
resignations, the value of a finished game and the start of the next one.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.faults import Fault, Refused
from engine.game import machine
from engine.game.events import Event
from engine.game.machine import Action, State
from engine.game.outcome import Outcome
from engine.rules.goals import Ending
from engine.stakes import two_players
from engine.stakes.cube import DONE
from engine.stakes.two_players import (
    AnswerResignation,
    CubeAction,
    Ended,
    Resign,
    Settlement,
    Stakes,
    StakesAction,
)


class Progress(NamedTuple):
    """The state after an action; with stakes a finished game has its settlement."""

    state: State
    events: list[Event]
    outcome: Outcome | None = None
    settlement: Settlement | None = None


def advance(state: State, action: Action | StakesAction) -> Progress:
    """The state after an action at the board or with the stakes; `Refused` lists the reasons."""
    if isinstance(action, StakesAction):
        return _stakes_action(state, action)
    after, events, end = machine.advance(state, action)
    return Progress(after, events, end, settled(after.stakes, end) if end else None)


def settled(stakes: Stakes | None, end: Outcome) -> Settlement | None:
    """The value of a game that ended at the board; None without stakes."""
    if stakes is None:
        return None
    return two_players.settle(stakes, Ended(end.ending.winner, end.score, end.ending.how))


def next_game(state: State, settlement: Settlement) -> State | None:
    """The start of the next game; None once the match is over."""
    stakes = settlement.next
    return machine.begin(state.rules, stakes=stakes).state if stakes else None


def _stakes_action(state: State, action: StakesAction) -> Progress:
    if state.stakes is None:
        raise Refused([Fault("no_stakes", "/action/do")])
    stakes, ended = two_players.act(state.stakes, state.rules, state.position, state.turn, action)
    events = [_event(action, stakes)]
    if ended is None:
        return Progress(State(state.rules, state.position, state.turn, stakes), events)
    events.append(Event("ended", ended.winner, facts={"how": str(ended.how)}))
    end = Outcome(Ending(ended.how, ended.winner, None), ended.score)
    over = State(state.rules, state.position, None, stakes)
    return Progress(over, events, end, two_players.settle(stakes, ended))


def _event(action: StakesAction, after: Stakes) -> Event:
    match action:
        case CubeAction(by, do):
            offer = after.cube.offer
            return Event(DONE[do], by, facts={"value": offer.value if offer else after.cube.value})
        case Resign(by, value):
            return Event("resigned", by, facts={"value": value} if value else {})
        case AnswerResignation(by, accept):
            return Event("accepted" if accept else "refused", by)
