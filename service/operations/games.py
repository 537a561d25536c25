"""Playing a game: begin it, then advance it action by action. Nothing is kept in between."""

from __future__ import annotations

from engine.faults import Refused
from engine.game import Advanced, Played, advance, begin
from engine.movegen import plays
from engine.stages import Play
from service import answers
from service.questions import Asked, about_turn, located, rules_of


def begin_game(asked: Asked) -> answers.Json:
    """The start of a game, before or after the opening throws."""
    return _advanced(begin(rules_of(asked), asked.get("throws", ())))


def advance_game(asked: Asked) -> answers.Json:
    """A state and an action in, the next state out."""
    state, _ = about_turn(asked)
    action = asked["action"]
    try:
        return _advanced(advance(state, action))
    except Refused as refused:
        if isinstance(action, Played):
            raise Refused(located(refused.faults, "/action/moves")) from None
        raise


def _advanced(after: Advanced) -> answers.Json:
    rules, position, turn = after.state.rules, after.state.position, after.state.turn
    expected = answers.expected(turn)
    if expected and turn and turn.player and isinstance(turn.stages[0], Play):
        found = plays(rules, position, turn.player, turn.stages[0], answers.MOST_PLAYS)
        expected |= answers.capped(found, answers.listed(rules, turn.player, found))
    return {
        "state": answers.state(after.state),
        "events": answers.events(after.events),
        "expected": expected,
        "outcome": answers.outcome(after.outcome),
    }
