"""A chouette: begin it, then advance it action by action. Nothing is kept in between."""

from __future__ import annotations

from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.chouette import Chouette
from engine.game.machine import State
from engine.session.chouette import ChouetteProgress, advance, begin, finished, outcome_of
from engine.stakes.chouette.seats import Rethrow, opening_throw
from engine.variants import ruleset
from service.operations.games import expected
from service.operations.state_loading import load_board, load_game, load_turn, located
from service.operations.submitted_plays import IN_ACTION, read_action, unplayable
from service.schemas.actions import SubmittedPlay
from service.schemas.inputs import (
    AdvanceChouetteRequest,
    BeginChouetteRequest,
    ReadChouetteRequest,
    StateInput,
)
from service.serializers import answers, chouette_json


def begin_chouette(request: BeginChouetteRequest) -> answers.Json:
    """A chouette before its first game, or who must throw again if the throws are tied."""
    rules = ruleset(request.variant, request.options)
    sent = request.chouette
    house = sent.house(rules)
    seats = sent.seats
    if request.rounds is not None:
        decided = opening_throw(seats.players, request.rounds)
        if isinstance(decided, Rethrow):
            return chouette_json.undecided(decided)
        seats = replace(decided, partner=seats.partner)
    return _game(ChouetteProgress(begin(rules, house, seats, sent.box_color), [])) | {"rethrow": []}


def read_chouette(request: ReadChouetteRequest) -> answers.Json:
    """A chouette without an action: who may do what now, or the payments of a finished game."""
    sent = request.state.chouette
    if sent is None or sent.bets or request.state.turn:
        return _game(ChouetteProgress(load_chouette(request.state), []))
    chouette = _chouette(request.state, load_board(request.state))
    return _game(finished(chouette, outcome_of(chouette)))


def advance_chouette(request: AdvanceChouetteRequest) -> answers.Json:
    """A chouette and an action in, the next state out."""
    chouette = load_chouette(request.state)
    action = request.action
    if isinstance(action, SubmittedPlay):
        played = read_action(action, chouette.board)
        try:
            return _game(advance(chouette, played))
        except Refused as refused:
            raise unplayable(refused.faults, action.moves, played.steps, IN_ACTION) from None
    try:
        return _game(advance(chouette, action))
    except Refused as refused:
        raise Refused(located(refused.faults, "/action")) from None


def load_chouette(state: StateInput) -> Chouette:
    """A chouette that can occur, with a game that goes on."""
    if state.chouette and not state.chouette.bets:
        pointer = "/chouette/bets" if state.id is None else "/id"
        raise Refused([Fault("game_over", pointer, "immediate_end")])
    board, _ = load_turn(state)
    return _chouette(state, board)


def _chouette(state: StateInput, board: State) -> Chouette:
    game = load_game(state)
    if game is None:
        raise Refused([Fault("chouette_needed", "/id", "chouette")])
    return Chouette(board, game)


def _game(after: ChouetteProgress) -> answers.Json:
    chouette = after.chouette
    return {
        "id": chouette_json.id_of(chouette),
        "state": chouette_json.state(chouette),
        "events": answers.events(after.events),
        "expected": chouette_json.expected(chouette, expected(chouette.board)),
        "outcome": chouette_json.outcome(after),
        **chouette_json.beside(chouette),
    }
