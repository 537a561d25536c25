"""What a record is played for, as JSON: the stakes before the first game, without score and cube.

{"match": {"length": 5}, "options": {}}
{"money": {"per_point": "0.5"}, "options": {"jacoby": true}}
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from engine.game.series import rotation
from engine.rules.ruleset import Ruleset, Value
from engine.stakes.match import Match
from engine.stakes.money import written
from engine.stakes.options import agree, chosen
from engine.stakes.two_players import Stakes

LONGEST_AMOUNT = 20


def stakes_json(stakes: Stakes | None) -> dict[str, Any] | None:
    """The stakes as JSON; null if nothing is played for."""
    if stakes is None:
        return None
    play = stakes.play
    if not isinstance(play, Match):
        amount = {} if play.per_point is None else {"per_point": written(play.per_point)}
        return {"money": amount, "options": chosen(stakes)}
    match: dict[str, Any] = {"length" if play.to_points else "games": play.length}
    if play.rotation:
        match["rotation"] = play.rotation.name
        if play.rotation.options:
            match["variant_options"] = {name: dict(of) for name, of in play.rotation.options}
    return {"match": match, "options": chosen(stakes)}


def read_stakes(value: Any, rules: Ruleset) -> Stakes | None:
    """The stakes in a JSON value; `TypeError`, `KeyError` or `ValueError` if there are none.

    `Refused` lists what cannot be agreed on in the game.
    """
    if value is None:
        return None
    options = read_options(value.get("options"))
    if ("money" in value) == ("match" in value):
        raise TypeError
    if "money" in value:
        amount = value["money"].get("per_point")
        return agree(rules, options, per_point=None if amount is None else _amount(amount))
    match = value["match"]
    by_games = "games" in match
    length, series = match["games" if by_games else "length"], match.get("rotation")
    if type(length) is not int or (by_games and "length" in match):
        raise TypeError
    sent = match.get("variant_options") or {}
    by_variant = {variant: read_options(options) for variant, options in sent.items()}
    cycle = None if series is None else rotation(series, by_variant)
    return agree(rules, options, length, None, cycle, by_games)


def read_options(value: Any) -> dict[str, Value]:
    """Options by name; `TypeError` if they are none."""
    options = {} if value is None else value
    if not isinstance(options, dict):
        raise TypeError
    if not all(type(option) in (bool, int, str) for option in options.values()):
        raise TypeError
    return options


def _amount(value: object) -> Fraction:
    if not isinstance(value, str) or len(value) > LONGEST_AMOUNT or "e" in value.lower():
        raise TypeError
    return Fraction(value)
