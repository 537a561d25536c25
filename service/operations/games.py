"""Playing a game: begin it, then advance it action by action. Nothing is kept in between."""

from __future__ import annotations

from engine.faults import Refused
from engine.game.machine import Played, State, begin
from engine.movegen import plays
from engine.notation.position_id import write
from engine.sequencing import OPENING_TURN
from engine.session.two_players import Progress, advance
from engine.turn import STAGE_WORDS, Play, play_due
from service.operations.state_loading import Asked, about_turn, rules_of, stakes_of
from service.operations.submitted_plays import IN_ACTION, misplayed, with_moves
from service.serializers import answers, stakes_json


def begin_game(asked: Asked) -> answers.Json:
    """The start of a game, before or after the opening throws."""
    rules = rules_of(asked)
    stakes, faults = stakes_of(asked, rules, rules.setup, OPENING_TURN)
    if faults:
        raise Refused(faults)
    return _advanced(Progress(*begin(rules, asked.get("throws", ()), stakes)))


def advance_game(asked: Asked) -> answers.Json:
    """A state and an action in, the next state out."""
    state, _ = about_turn(asked)
    told = asked["action"]
    action = with_moves(told, state)
    try:
        return _advanced(advance(state, action))
    except Refused as refused:
        if isinstance(action, Played):
            raise misplayed(refused.faults, told.steps, action.steps, IN_ACTION) from None
        raise


def _advanced(after: Progress) -> answers.Json:
    return {
        "id": write(after.state),
        "state": answers.state(after.state),
        "events": answers.events(after.events),
        "expected": expected(after.state),
        "outcome": answers.settled(after.state, after.outcome, after.settlement),
        **stakes_json.beside(after.state),
    }


def expected(state: State) -> answers.Json | None:
    """Who must do what next; the legal plays if one is due."""
    rules, turn = state.rules, state.turn
    due = stakes_json.answer_due(state) or answers.expected(turn)
    if turn and due and due["do"] == STAGE_WORDS[Play]:
        turn, stage = play_due(turn)
        found = plays(rules, state.position, turn.player, stage, answers.MOST_PLAYS)
        due |= answers.capped(found, answers.listed(rules, turn.player, found))
    return due
