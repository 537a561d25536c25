"""A chouette: begin it, then advance it action by action. Nothing is kept in between."""

from __future__ import annotations

from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.chouette import Chouette
from engine.session.chouette import ChouetteProgress, advance, begin
from engine.stakes.chouette.check import check_game
from engine.stakes.chouette.seats import Rethrow, opening_throw
from engine.stakes.turn_status import turn_status
from engine.variants import ruleset
from service.errors import GameOver
from service.operations.games import expected
from service.operations.state_loading import load_rules, load_turn, located
from service.operations.submitted_plays import IN_ACTION, read_action, unplayable
from service.schemas.actions import SubmittedPlay
from service.schemas.inputs import AdvanceChouetteRequest, BeginChouetteRequest
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


def advance_chouette(request: AdvanceChouetteRequest) -> answers.Json:
    """A chouette and an action in, the next state out."""
    chouette = load_chouette(request)
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


def load_chouette(request: AdvanceChouetteRequest) -> Chouette:
    """A chouette that can occur, with a game that goes on."""
    rules = load_rules(request.state)
    sent = request.chouette
    if not sent.bets:
        raise Refused([Fault("game_over", "/chouette/bets", "immediate_end")])
    faults: list[Fault] = []
    board = None
    if request.state.stakes or request.state.offer:
        faults.append(Fault("stakes_in_chouette", "/id", "chouette"))
    try:
        board, _ = load_turn(replace(request.state, stakes=None, offer=None))
    except GameOver:
        raise
    except Refused as refused:
        faults += refused.faults
    try:
        game = sent.game(rules)
        status = turn_status(rules, request.state.turn)
        faults += check_game(game, status, rules, request.state.position.position)
    except Refused as refused:
        faults += refused.faults
    if board is None or faults:
        raise Refused(faults)
    return Chouette(board, game)


def _game(after: ChouetteProgress) -> answers.Json:
    chouette = after.chouette
    due = chouette_json.answers_due(chouette) or expected(chouette.board)
    if due and due["player"]:
        due["name"] = chouette.game.leader(due["player"])
    return {
        "state": chouette_json.state(chouette),
        "events": answers.events(after.events),
        "expected": due,
        "outcome": chouette_json.outcome(after),
        **chouette_json.roles(chouette.game),
        "may": chouette_json.may(chouette),
    }
