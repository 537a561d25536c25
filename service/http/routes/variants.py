"""The games: what each one is, for clients that draw a board or explain a rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Final

from flask import Blueprint, Response

from engine.advice import OPENING_ADVICE, OpeningAdvice
from engine.faults import Fault
from engine.game.advance import begin
from engine.messages import Part, text_of
from engine.notation.position_id import write
from engine.position import COLORS, PLACES, Color
from engine.referee.validate import places
from engine.rules.dice import NUMBERS
from engine.rules.ruleset import Option, Ruleset
from engine.rules.table_rules import TABLE_RULES, TableRule
from engine.variants import VARIANTS, unknown_variant
from service.errors import ResourceNotFound
from service.http.caching import LANGUAGE, cacheable, parameters
from service.http.language import reply
from service.serializers import state_json

variants = Blueprint("variants", __name__)

OPTION_TYPES: Final[Mapping[type, str]] = {bool: "boolean", int: "integer", str: "word"}


@variants.get("/v1/variants", endpoint="variants")
@cacheable(LANGUAGE)
def all_variants() -> Response:
    """All games in the order of the register."""
    parameters({})
    return reply({"variants": [_brief(rules) for rules in VARIANTS.values()]})


@variants.get("/v1/variants/<variant>", endpoint="variant")
@cacheable(LANGUAGE)
def one_variant(variant: str) -> Response:
    """One game in full."""
    parameters({})
    if variant not in VARIANTS:
        raise ResourceNotFound(Fault("unknown_variant", facts=unknown_variant(variant[:64])))
    return reply(_full(variant))


@cache
def _start(rules: Ruleset) -> str:
    """The id of the start of a game."""
    return write(begin(rules))


def _brief(rules: Ruleset) -> state_json.Json:
    names = rules.names
    return {
        "name": rules.name,
        "names": {"en": names.en, "de": names.de, "fr": names.fr, "it": names.it},
        "summary": partial(text_of, "summaries", rules.name),
        "start": _start(rules),
        "source": rules.source,
        "checkers": rules.checkers,
        "cube": rules.cube,
        "options": [_option(option) for option in rules.options],
    }


def _option(option: Option) -> state_json.Json:
    """An option with its type, so that a client can offer the right control for it."""
    result: state_json.Json = {
        "type": OPTION_TYPES[type(option.default)],
        "name": option.name,
        "text": partial(text_of, "options", option.name),
        "default_value": option.default,
    }
    return result if result["type"] == "boolean" else result | {"values": list(option.values)}


def _full(name: str) -> state_json.Json:
    rules = VARIANTS[name]
    result = {
        **_brief(rules),
        "setup": state_json.position(rules, rules.setup),
        "routes": {color: list(rules.board.route(color).points) for color in COLORS},
        "homes": {color: list(rules.board.route(color).home) for color in COLORS},
        "places": {color: _places(rules, color) for color in COLORS},
        "entry": {color: _entry(rules, color) for color in COLORS},
        "turn": {color: state_json.stages(rules.turn(color)) for color in COLORS},
        "opening": {
            "starter": str(rules.opening.starter),
            "plays_throw": rules.opening.plays_throw,
        },
        "obligation": str(rules.obligation),
        "bears_off": rules.bearing_off is not None,
        "goal": _with_text("goals", rules.goal.word),
        "scoring": _with_text("scorings", rules.scoring.word),
        "rules": [_with_text("rules", rule) for rule in rules.rule_ids],
        "table_rules": [_table_rule(rule) for rule in TABLE_RULES],
    }
    if name in OPENING_ADVICE:
        result["opening_advice"] = [_advice(advice) for advice in OPENING_ADVICE[name]]
    corners = rules.board.white.corners
    return result | ({"corners": list(corners)} if corners else {})


def _with_text(part: Part, word: str) -> state_json.Json:
    return {"id": word, "text": partial(text_of, part, word)}


def _table_rule(rule: TableRule) -> state_json.Json:
    values = {"values": list(rule.values), "default_value": rule.values[0]} if rule.values else {}
    return _with_text("table_rules", rule.id) | values


def _advice(advice: OpeningAdvice) -> state_json.Json:
    return {
        "dice": list(advice.dice),
        "notation": advice.notation,
        "good": advice.good,
        "source": advice.source,
    }


def _places(rules: Ruleset, color: Color) -> list[str]:
    found = places(rules, color)
    return [place for place in PLACES if place in found]


def _entry(rules: Ruleset, color: Color) -> list[state_json.Json]:
    """The point on which each number enters; empty in games without bar and reserve."""
    if places(rules, color).isdisjoint({"bar", "reserve"}):
        return []
    points = rules.board.route(color).points
    return [{"number": number, "point": str(points[number - 1])} for number in NUMBERS]
