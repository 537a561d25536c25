"""Playing a game: begin it, advance it action by action, list the moves. Nothing is kept."""

from __future__ import annotations

from functools import partial

from engine.faults import Refused
from engine.game.actions import Rolled, Throw
from engine.game.advance import advance, begin
from engine.position import BLACK, Color
from engine.rules.turns import OPENING_TURN
from engine.variants import ruleset
from service.operations.game_answer import PLAYS, due_play, game_answer
from service.operations.state_loading import load_stakes, load_turn
from service.operations.submitted_plays import play_sent
from service.schemas.actions import SubmittedPlay
from service.schemas.inputs import AdvanceRequest, BeginRequest
from service.serializers.state_json import Json


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
    game = begin(rules, request.throws, stakes)
    include = PLAYS if request.include is None else request.include
    starter = game.turn.player if game.turn else None
    thrown = [die for throw in request.throws[-1:] for die in _starters_first(throw, starter)]
    due = due_play(game)
    return game_answer(game, include, request.look, due=due, view=request.view, thrown=thrown)


def _starters_first(throw: Throw, starter: Color | None) -> tuple[int, int]:
    """The dice of a throw, that of the player who begins first."""
    white, black = throw.white, throw.black
    return (black, white) if starter == BLACK else (white, black)


def advance_game(request: AdvanceRequest) -> Json:
    """A state and an action in, the next state out."""
    game, _ = load_turn(request.state)
    action, last = request.action, None
    understood: Json = {}
    if isinstance(action, SubmittedPlay):
        after, last, understood = play_sent(action, game, partial(advance, game))
    else:
        after = advance(game, action)
    include = PLAYS if request.include is None else request.include
    answer = game_answer(
        after,
        include,
        request.look,
        due=due_play(after),
        last=last,
        view=request.view,
        thrown=action.dice if isinstance(action, Rolled) else (),
    )
    return answer | understood
