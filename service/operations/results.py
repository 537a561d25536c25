"""Bear-off legality alone, and the score of a position alone."""

from __future__ import annotations

from engine.bearoff import bear_off
from engine.faults import Fault, Refused
from engine.outcome import outcome
from engine.position import COLORS
from service import answers
from service.questions import Asked, about_position
from service.reading.stakes import Told

UNFINISHED: answers.Json = dict.fromkeys(
    ("how", "winner", "result", "multiplier", "base", "points")
)


def bearing_off(asked: Asked) -> answers.Json:
    """Who may bear off, what stands in the way, and what each number takes off."""
    rules, position = about_position(asked)
    sides = (asked["player"],) if "player" in asked else COLORS
    return {color: answers.one_bear_off(bear_off(rules, position, color)) for color in sides}


def score(asked: Asked) -> answers.Json:
    """Over or not, who won, by what, and how many points that is with this cube."""
    rules, position = about_position(asked)
    stakes: Told | None = asked.get("stakes")
    cube = asked.get("cube", stakes.cube.value if stakes else 1)
    if cube > 1 and not rules.cube:
        raise Refused([Fault("no_cube", "/cube")])
    end = outcome(rules, position, asked.get("dice"))
    return {
        "over": end is not None,
        **(answers.outcome(end, cube) or UNFINISHED),
        "pips": answers.pips(rules, position),
    }
