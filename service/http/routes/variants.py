"""The games: what each one is, for clients that draw a board or explain a rule."""

from __future__ import annotations

from functools import partial

from flask import Blueprint, Response

from engine.faults import Fault
from engine.messages import Part, text_of
from engine.position import COLORS, PLACES, Color
from engine.referee.validate import places
from engine.rules.dice import NUMBERS
from engine.rules.ruleset import Ruleset
from engine.rules.table_rules import TABLE_RULES, TableRule
from engine.variants import VARIANTS, near
from engine.variants.opening_advice import OPENING_ADVICE, OpeningAdvice
from service.errors import ResourceNotFound
from service.http.caching import LANGUAGE, cacheable, parameters
from service.http.language import reply
from service.serializers import answers

variants = Blueprint("variants", __name__)


@variants.get("/v1/variants", endpoint="variants")
@cacheable(LANGUAGE)
def all_variants() -> Response:
    """All games in the order of the rulebook."""
    parameters({})
    return reply({"variants": [_brief(rules) for rules in VARIANTS.values()]})


@variants.get("/v1/variants/<variant>", endpoint="variant")
@cacheable(LANGUAGE)
def one_variant(variant: str) -> Response:
    """One game in full."""
    parameters({})
    if variant not in VARIANTS:
        facts = {"name": variant[:64], "near": near(variant[:64])}
        raise ResourceNotFound(Fault("unknown_variant", facts=facts))
    return reply(_full(variant))


def _brief(rules: Ruleset) -> answers.Json:
    names = rules.names
    return {
        "name": rules.name,
        "names": {"en": names.en, "de": names.de, "fr": names.fr, "it": names.it},
        "summary": partial(text_of, "summaries", rules.name),
        "source": rules.source,
        "checkers": rules.checkers,
        "cube": rules.cube,
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default}
            for option in rules.options
        ],
    }


def _full(name: str) -> answers.Json:
    rules = VARIANTS[name]
    answer = {
        **_brief(rules),
        "setup": answers.position(rules, rules.setup),
        "routes": {color: list(rules.board.route(color).points) for color in COLORS},
        "homes": {color: list(rules.board.route(color).home) for color in COLORS},
        "places": {color: _places(rules, color) for color in COLORS},
        "entry": {color: _entry(rules, color) for color in COLORS},
        "turn": {color: answers.stages(rules.turn(color)) for color in COLORS},
        "opening": {
            "starter": str(rules.opening.starter),
            "plays_throw": rules.opening.plays_throw,
        },
        "obligation": str(rules.obligation),
        "bears_off": rules.bearing_off is not None,
        "goal": _told("goals", rules.goal.word),
        "scoring": _told("scorings", rules.scoring.word),
        "rules": [_told("rules", rule) for rule in rules.rule_ids],
        "table_rules": [_table_rule(rule) for rule in TABLE_RULES],
    }
    if name in OPENING_ADVICE:
        answer["opening_advice"] = [_advice(advice) for advice in OPENING_ADVICE[name]]
    corners = rules.board.white.corners
    return answer | ({"corners": list(corners)} if corners else {})


def _told(part: Part, word: str) -> answers.Json:
    return {"id": word, "sentence": partial(text_of, part, word)}


def _table_rule(rule: TableRule) -> answers.Json:
    values = {"values": list(rule.values), "default": rule.values[0]} if rule.values else {}
    return _told("table_rules", rule.id) | values


def _advice(advice: OpeningAdvice) -> answers.Json:
    return {
        "dice": list(advice.dice),
        "notation": advice.notation,
        "good": advice.good,
        "source": advice.source,
    }


def _places(rules: Ruleset, color: Color) -> list[str]:
    found = places(rules, color)
    return [place for place in PLACES if place in found]


def _entry(rules: Ruleset, color: Color) -> answers.Json | None:
    """The point on which each number enters; null in games without bar and reserve."""
    if places(rules, color).isdisjoint({"bar", "reserve"}):
        return None
    return {str(n): str(rules.board.route(color).points[n - 1]) for n in NUMBERS}
