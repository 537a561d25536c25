"""Bear-off legality alone, and the score of a position alone."""

from __future__ import annotations

from flask import Blueprint, Response

from engine.bearoff import bear_off
from engine.faults import Fault, Refused
from engine.outcome import outcome
from engine.position import COLORS
from service import answers
from service.body import load
from service.questions import about_position
from service.schemas import BEAR_OFF, SCORE

results = Blueprint("results", __name__)

UNFINISHED: answers.Json = dict.fromkeys(
    ("how", "winner", "result", "multiplier", "base", "points")
)


@results.post("/v1/bear-off", endpoint="bear_off")
def bearing_off() -> Response:
    """Who may bear off, what stands in the way, and what each number takes off."""
    asked = load(BEAR_OFF)
    rules, position = about_position(asked)
    sides = (asked["player"],) if "player" in asked else COLORS
    return answers.reply(
        {color: answers.one_bear_off(bear_off(rules, position, color)) for color in sides}
    )


@results.post("/v1/score", endpoint="score")
def score() -> Response:
    """Over or not, who won, by what, and how many points that is with this cube."""
    asked = load(SCORE)
    rules, position = about_position(asked)
    cube = asked.get("cube", 1)
    if cube > 1 and not rules.cube:
        raise Refused([Fault("no_cube", "/cube")])
    end = outcome(rules, position, asked.get("dice"))
    return answers.reply(
        {
            "over": end is not None,
            **(answers.outcome(end, cube) or UNFINISHED),
            "pips": answers.pips(rules, position),
        }
    )
