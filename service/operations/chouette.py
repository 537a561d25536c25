"""A chouette: begin it, then advance it action by action. Nothing is kept in between."""

from __future__ import annotations

from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.machine import Played
from engine.session.chouette import Chouette, ChouetteProgress, advance, begin
from engine.stakes.chouette.check import check_game
from engine.stakes.chouette.seats import Rethrow, opening_throw
from engine.stakes.turn_status import turn_status
from service.errors import GameOver
from service.operations.games import expected
from service.operations.state_loading import Asked, about_turn, located, rules_of
from service.operations.submitted_plays import IN_ACTION, misplayed, with_moves
from service.schemas.chouette import Told
from service.serializers import answers, chouette_json


def begin_chouette(asked: Asked) -> answers.Json:
    """A chouette before its first game; who must throw again if the throws have left ties."""
    rules = rules_of(asked)
    told: Told = asked["chouette"]
    house = told.house(rules)
    seats = told.seats
    if "rounds" in asked:
        found = opening_throw(seats.players, asked["rounds"])
        if isinstance(found, Rethrow):
            return chouette_json.undecided(found)
        seats = replace(found, partner=seats.partner)
    return _game(ChouetteProgress(begin(rules, house, seats, told.box_color), [])) | {"rethrow": []}


def advance_chouette(asked: Asked) -> answers.Json:
    """A chouette and an action in, the next state out."""
    told = asked["action"]
    chouette = about_chouette(asked)
    action = with_moves(told, chouette.board)
    try:
        return _game(advance(chouette, action))
    except Refused as refused:
        if isinstance(action, Played):
            raise misplayed(refused.faults, told.steps, action.steps, IN_ACTION) from None
        raise Refused(located(refused.faults, "/action")) from None


def about_chouette(asked: Asked) -> Chouette:
    """A chouette that can stand on a table, and whose game is not over."""
    rules = rules_of(asked)
    told: Told = asked["chouette"]
    if not told.bets:
        raise Refused([Fault("game_over", "/chouette/bets", "immediate_end")])
    faults: list[Fault] = []
    board = None
    if asked.get("stakes"):
        faults.append(Fault("stakes_in_chouette", "/id", "chouette"))
    try:
        board, _ = about_turn({**asked, "stakes": None})
    except GameOver:
        raise
    except Refused as refused:
        faults += refused.faults
    try:
        game = told.game(rules)
        faults += check_game(game, turn_status(rules, asked["turn"]))
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
