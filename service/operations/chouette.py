"""A chouette: begin it, then advance it action by action. Nothing is kept in between."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.chouette import ChouetteProgress, advance, begin, finished, outcome_of
from engine.chouette.game import Chouette
from engine.chouette.seats import Rethrow, opening_throw
from engine.drawing.look import Look, Trail
from engine.faults import Fault, Refused
from engine.game.game import Game
from engine.variants import ruleset
from service.operations.game_answer import PLAYS, about_position, due_play, expected
from service.operations.state_loading import load_board, load_game, load_turn
from service.operations.submitted_plays import play_sent
from service.schemas.actions import SubmittedPlay
from service.schemas.included import Included, Part
from service.schemas.inputs import (
    AdvanceChouetteRequest,
    BeginChouetteRequest,
    ReadChouetteRequest,
    StateInput,
)
from service.serializers import chouette_json, game_json
from service.serializers.state_json import Json


def begin_chouette(request: BeginChouetteRequest) -> Json:
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
    begun = ChouetteProgress(begin(rules, house, seats, sent.box_color), [])
    return _answer(begun, request.include, request.look)


def read_chouette(request: ReadChouetteRequest) -> Json:
    """A chouette without an action: who may do what now, or the payments of a finished game."""
    sent = request.state.chouette
    if sent is None or sent.bets or request.state.turn:
        progress = ChouetteProgress(load_chouette(request.state), [])
    else:
        chouette = _chouette(request.state, load_board(request.state))
        progress = finished(chouette, outcome_of(chouette))
    return _answer(progress, request.include, request.look)


def advance_chouette(request: AdvanceChouetteRequest) -> Json:
    """A chouette and an action in, the next state out."""
    chouette = load_chouette(request.state)
    action, last = request.action, None
    understood: Json = {}
    if isinstance(action, SubmittedPlay):
        board = chouette.board
        after, last, understood = play_sent(action, board, partial(advance, chouette))
    else:
        try:
            after = advance(chouette, action)
        except Refused as refused:
            faults = [
                each if each.pointer else replace(each, pointer="/action")
                for each in refused.faults
            ]
            raise Refused(faults) from None
    return _answer(after, request.include, request.look, last) | understood


def load_chouette(state: StateInput) -> Chouette:
    """A chouette that can occur, with a game that goes on."""
    board, _ = load_turn(state)
    return _chouette(state, board)


def _chouette(state: StateInput, board: Game) -> Chouette:
    game = load_game(state)
    if game is None:
        raise Refused([Fault("chouette_needed", "/id", "chouette")])
    return Chouette(board, game)


def _answer(
    after: ChouetteProgress, include: Included | None, look: Look, last: Trail | None = None
) -> Json:
    """The answer about a chouette; `last` is the play just made."""
    chouette, board = after.chouette, after.chouette.board
    parts = PLAYS if include is None else include
    due = due_play(board)
    return {
        "id": chouette_json.id_of(chouette),
        "state": chouette_json.state(chouette),
        "events": game_json.events(after.events),
        "expected": chouette_json.expected(chouette, expected(board, parts, due)),
        "outcome": chouette_json.outcome(after),
        **chouette_json.beside(chouette, Part.WHY_NOT in parts),
        **about_position(board, parts, look, due, last),
    }
