"""Bear-off legality alone, and the score of a position alone."""

from __future__ import annotations

from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.machine import State
from engine.game.outcome import Outcome, outcome
from engine.position import COLORS, Position
from engine.referee.bear_off import bear_off
from engine.referee.facts import facts
from engine.rules.ruleset import Ruleset
from engine.session.two_players import outcome_of
from engine.stakes.check import check_ended
from service.operations.state_loading import load_position, load_stakes, refuse
from service.schemas.inputs import FACTS, BearOffRequest, ScoreRequest
from service.schemas.requests import either_or
from service.serializers import answers

UNFINISHED: answers.Json = dict.fromkeys(
    ("how", "winner", "result", "multiplier", "base", "points")
)


def bearing_off(request: BearOffRequest) -> answers.Json:
    """Who may bear off, what stands in the way, and what each number takes off."""
    rules, position = load_position(request.state)
    sides = (request.player,) if request.player else COLORS
    return {color: answers.one_bear_off(bear_off(rules, position, color)) for color in sides}


def score(request: ScoreRequest) -> answers.Json:
    """Over or not, who won, by what, and how many points that is with this cube or these stakes."""
    rules, position = load_position(request.state)
    cube = request.cube or 1
    if cube > 1 and not rules.cube:
        raise Refused([Fault("no_cube", "/cube")])
    end = outcome(rules, position, request.dice)
    ended = request.state.ended
    if ended:
        stakes, _ = load_stakes(request.state.stakes, rules, None)
        refuse(request.state, check_ended(ended, stakes, rules, position))
        end = outcome_of(State(rules, position, None, ended=ended))
    answer: answers.Json = {
        "over": end is not None,
        **(_for_stakes(request, rules, position, end) or answers.outcome(end, cube) or UNFINISHED),
        "pips": answers.pips(rules, position),
    }
    if FACTS in request.include:
        answer["facts"] = answers.facts(facts(rules, position))
    return answer


def _for_stakes(
    request: ScoreRequest, rules: Ruleset, position: Position, end: Outcome | None
) -> answers.Json | None:
    """What an end comes to with the stakes; a cube takes the place of those that an id says."""
    sent = request.state.stakes
    if sent is None:
        return None
    if request.cube is not None:
        if request.state.id is None:
            raise Refused([replace(either_or("cube", "stakes"), pointer="/cube")])
        return None
    if not end:
        return None
    stakes, faults = load_stakes(sent, rules, None)
    refuse(request.state, faults)
    return answers.settled(State(rules, position, None, stakes, ended=request.state.ended), end)
