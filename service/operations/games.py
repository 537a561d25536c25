"""Playing a game: begin it, then advance it action by action. Nothing is kept in between."""

from __future__ import annotations

from engine.faults import Refused
from engine.game.machine import State, begin
from engine.movegen import plays
from engine.notation.position_id import write
from engine.sequencing import OPENING_TURN
from engine.session.two_players import Progress, advance
from engine.turn import STAGE_WORDS, Play, play_due
from engine.variants import ruleset
from service.operations.state_loading import load_stakes, load_turn
from service.operations.submitted_plays import IN_ACTION, read_action, unplayable
from service.schemas.actions import SubmittedPlay
from service.schemas.inputs import AdvanceRequest, BeginRequest
from service.serializers import answers, stakes_json


def begin_game(request: BeginRequest) -> answers.Json:
    """The start of a game, before or after the opening throws."""
    match = request.stakes.match if request.stakes else None
    series = match.series() if match else None
    # the first game of a series has the options of the series, as its later games do
    agreed = series.options_of(request.variant) if series else {}
    rules = ruleset(request.variant, request.options or agreed)
    stakes, faults = load_stakes(request.stakes, rules, OPENING_TURN)
    if faults:
        raise Refused(faults)
    return _advanced(Progress(*begin(rules, request.throws, stakes)))


def advance_game(request: AdvanceRequest) -> answers.Json:
    """A state and an action in, the next state out."""
    state, _ = load_turn(request.state)
    action = request.action
    if not isinstance(action, SubmittedPlay):
        return _advanced(advance(state, action))
    played = read_action(action, state)
    try:
        return _advanced(advance(state, played))
    except Refused as refused:
        raise unplayable(refused.faults, action.moves, played.steps, IN_ACTION) from None


def _advanced(after: Progress) -> answers.Json:
    return {
        "id": write(after.state),
        "state": answers.state(after.state),
        "events": answers.events(after.events),
        "expected": expected(after.state),
        "outcome": answers.settled(after.state, after.outcome),
        **stakes_json.beside(after.state),
    }


def expected(state: State) -> answers.Json | None:
    """Who must do what next; the legal plays if one is due."""
    rules, turn = state.rules, state.turn
    due = stakes_json.answer_due(state) or answers.expected(turn)
    if turn and due and due["do"] == STAGE_WORDS[Play]:
        turn, stage = play_due(turn)
        found = plays(rules, state.position, turn.player, stage, answers.MOST_PLAYS)
        due |= answers.plays_field(found, answers.plays(rules, turn.player, found))
    return due
