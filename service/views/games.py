"""Playing a game: begin it, then advance it action by action. Nothing is kept between requests."""

from __future__ import annotations

from flask import Blueprint, Response

from engine.faults import Refused
from engine.game import Advanced, Played, advance, begin
from engine.movegen import plays
from engine.stages import Play
from service import answers
from service.body import load
from service.questions import about_turn, located, rules_of
from service.schemas import ADVANCE, BEGIN

games = Blueprint("games", __name__)


@games.post("/v1/begin", endpoint="begin")
def begin_game() -> Response:
    """The start of a game, before or after the opening throws."""
    asked = load(BEGIN)
    return answers.reply(_advanced(begin(rules_of(asked), asked.get("throws", ()))))


@games.post("/v1/advance", endpoint="advance")
def advance_game() -> Response:
    """A state and an action in, the next state out."""
    asked = load(ADVANCE)
    state, _ = about_turn(asked)
    action = asked["action"]
    try:
        return answers.reply(_advanced(advance(state, action)))
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
