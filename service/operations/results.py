"""Bear-off legality alone, and the score of a position alone."""

from __future__ import annotations

from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.machine import State
from engine.game.outcome import Outcome, outcome
from engine.position import COLORS, Position
from engine.referee.bear_off import bear_off
from engine.rules.ruleset import Ruleset
from engine.session.two_players import settled
from service.operations.state_loading import Asked, about_position, refuse, stakes_of
from service.schemas.requests import either_or
from service.schemas.stakes import Told
from service.serializers import answers

UNFINISHED: answers.Json = dict.fromkeys(
    ("how", "winner", "result", "multiplier", "base", "points")
)


def bearing_off(asked: Asked) -> answers.Json:
    """Who may bear off, what stands in the way, and what each number takes off."""
    rules, position = about_position(asked)
    sides = (asked["player"],) if "player" in asked else COLORS
    return {color: answers.one_bear_off(bear_off(rules, position, color)) for color in sides}


def score(asked: Asked) -> answers.Json:
    """Over or not, who won, by what, and how many points that is with this cube or these stakes."""
    rules, position = about_position(asked)
    cube = asked.get("cube", 1)
    if cube > 1 and not rules.cube:
        raise Refused([Fault("no_cube", "/cube")])
    end = outcome(rules, position, asked.get("dice"))
    return {
        "over": end is not None,
        **(_for_stakes(asked, rules, position, end) or answers.outcome(end, cube) or UNFINISHED),
        "pips": answers.pips(rules, position),
    }


def _for_stakes(
    asked: Asked, rules: Ruleset, position: Position, end: Outcome | None
) -> answers.Json | None:
    """What an end comes to with the stakes; a cube takes the place of those that an id says."""
    told: Told | None = asked.get("stakes")
    if told is None:
        return None
    if "cube" in asked:
        if "id" not in asked:
            raise Refused([replace(either_or("cube", "stakes"), pointer="/cube")])
        return None
    if not end:
        # whose turn it is was not told, so only what was agreed on can be judged
        try:
            told.stakes(rules)
        except Refused as refused:
            refuse(asked, refused.faults)
        return None
    stakes, faults = stakes_of(asked, rules, position, None)
    refuse(asked, faults)
    return answers.settled(State(rules, position, None, stakes), end, settled(stakes, end))
