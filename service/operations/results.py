"""Bear-off legality alone, and the score of a position alone."""

from __future__ import annotations

from engine.faults import Fault, Refused
from engine.game.game import Game, outcome_of
from engine.game.outcome import Outcome, outcome
from engine.position import COLORS, Position
from engine.referee.bear_off import bear_off
from engine.referee.facts import facts
from engine.rules.ruleset import Ruleset
from engine.stakes.check import check_ended
from service.operations.state_loading import load_position, load_stakes, refuse
from service.schemas.included import Part
from service.schemas.inputs import BearOffRequest, ScoreRequest
from service.serializers import state_json


def bearing_off(request: BearOffRequest) -> state_json.Json:
    """Who may bear off, what stands in the way, and what each number takes off.

    Empty in games in which no checker is borne off.
    """
    rules, position = load_position(request.state)
    sides = (request.player,) if request.player else COLORS
    found = {color: bear_off(rules, position, color) for color in sides}
    return {color: state_json.one_bear_off(side) for color, side in found.items() if side}


def score(request: ScoreRequest) -> state_json.Json:
    """The outcome of a game that is over, with this cube or these stakes; null if it goes on."""
    rules, position = load_position(request.state)
    cube = request.cube or 1
    if cube > 1 and not rules.cube:
        raise Refused([Fault("no_cube", "/cube")])
    end = outcome(rules, position, request.dice)
    ended = request.state.ended
    if ended:
        stakes, _ = load_stakes(request.state.stakes, rules, None)
        refuse(request.state, check_ended(ended, stakes, rules, position))
        end = outcome_of(Game(rules, position, None, ended=ended))
    answer: state_json.Json = {
        "outcome": _for_stakes(request, rules, position, end) or state_json.outcome(end, cube),
    }
    if pips := state_json.pips(rules, position):
        answer["pips"] = pips
    if Part.FACTS in request.include:
        answer["facts"] = state_json.facts(facts(rules, position))
    return answer


def _for_stakes(
    request: ScoreRequest, rules: Ruleset, position: Position, end: Outcome | None
) -> state_json.Json | None:
    """What an end comes to with the stakes; a cube takes the place of those that an id says."""
    sent = request.state.stakes
    if sent is None or request.cube is not None or not end:
        return None
    stakes, faults = load_stakes(sent, rules, None)
    refuse(request.state, faults)
    return state_json.settled(Game(rules, position, None, stakes, ended=request.state.ended), end)
