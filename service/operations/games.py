"""Playing a game: begin it, advance it action by action, list the moves. Nothing is kept."""

from __future__ import annotations

from engine.faults import Refused
from engine.game.machine import begin
from engine.sequencing import OPENING_TURN
from engine.session.two_players import advance
from engine.variants import ruleset
from service.operations.game_answer import PLAYS, due_play, game_answer
from service.operations.state_loading import load_stakes, load_turn
from service.operations.submitted_plays import play_pointer, read_action, trail, unplayable
from service.schemas.actions import SubmittedPlay
from service.schemas.inputs import AdvanceRequest, BeginRequest
from service.serializers.answers import Json


def begin_game(request: BeginRequest) -> Json:
    """The start of a game, before or after the opening throws."""
    match = request.stakes.match if request.stakes else None
    series = match.series() if match else None
    # the first game of a series has the options of the series, as its later games do
    agreed = series.options_of(request.variant) if series else {}
    rules = ruleset(request.variant, request.options or agreed)
    stakes, faults = load_stakes(request.stakes, rules, OPENING_TURN)
    if faults:
        raise Refused(faults)
    state, events, end = begin(rules, request.throws, stakes)
    include = PLAYS if request.include is None else request.include
    return game_answer(state, end, include, request.look, events=events, due=due_play(state))


def advance_game(request: AdvanceRequest) -> Json:
    """A state and an action in, the next state out."""
    state, _ = load_turn(request.state)
    action, last = request.action, None
    if isinstance(action, SubmittedPlay):
        played = read_action(action, state)
        try:
            after = advance(state, played)
        except Refused as refused:
            pointer = play_pointer(action.moves, "/action")
            raise unplayable(refused.faults, action.moves, played.steps, pointer) from None
        last = trail(state, played)
    else:
        after = advance(state, action)
    include = PLAYS if request.include is None else request.include
    return game_answer(
        after.state,
        after.outcome,
        include,
        request.look,
        events=after.events,
        due=due_play(after.state),
        last=last,
    )
