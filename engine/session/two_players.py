"""Two players for stakes: the board's machine and what lies beside it, joined.

`engine.game.machine` plays the game and carries the stakes along; what ends it away from the board,
what its end is worth and how the next game begins is put together here.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.faults import Fault, Refused
from engine.game import machine
from engine.game.events import Event
from engine.game.machine import Action, State
from engine.game.outcome import Outcome
from engine.rules.goals import Ending
from engine.stakes import table
from engine.stakes.cube import DONE
from engine.stakes.table import (
    AnswerResignation,
    CubeAction,
    Ended,
    Resign,
    Settlement,
    Stakes,
    StakesAction,
)


class Gone(NamedTuple):
    """What an action led to; with stakes an outcome has its settlement."""

    state: State
    events: list[Event]
    outcome: Outcome | None = None
    settlement: Settlement | None = None


def advance(state: State, action: Action | StakesAction) -> Gone:
    """The state after any action, at the board or beside it; `Refused` says why it cannot be."""
    if isinstance(action, StakesAction):
        return _beside_the_board(state, action)
    after, events, end = machine.advance(state, action)
    return Gone(after, events, end, settled(after.stakes, end) if end else None)


def settled(stakes: Stakes | None, end: Outcome) -> Settlement | None:
    """What the end of a game at the board comes to; None where nothing is played for."""
    if stakes is None:
        return None
    return table.settle(stakes, Ended(end.ending.winner, end.score, end.ending.how))


def next_game(state: State, settlement: Settlement) -> State | None:
    """The start of the next game; None once the match is over."""
    stakes = settlement.next
    return machine.begin(state.rules, stakes=stakes).state if stakes else None


def _beside_the_board(state: State, action: StakesAction) -> Gone:
    if state.stakes is None:
        raise Refused([Fault("no_stakes", "/action/do")])
    stakes, ended = table.act(state.stakes, state.rules, state.position, state.turn, action)
    events = [_event(action, stakes)]
    if ended is None:
        return Gone(State(state.rules, state.position, state.turn, stakes), events)
    events.append(Event("ended", ended.winner, facts={"how": str(ended.how)}))
    end = Outcome(Ending(ended.how, ended.winner, None), ended.score)
    over = State(state.rules, state.position, None, stakes)
    return Gone(over, events, end, table.settle(stakes, ended))


def _event(action: StakesAction, after: Stakes) -> Event:
    match action:
        case CubeAction(by, do):
            offer = after.cube.offer
            return Event(DONE[do], by, facts={"value": offer.value if offer else after.cube.value})
        case Resign(by, value):
            return Event("resigned", by, facts={"value": value} if value else {})
        case AnswerResignation(by, accept):
            return Event("accepted" if accept else "refused", by)
