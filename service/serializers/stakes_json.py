"""Stakes as JSON: as a client sends them back, what each player may do, what an end is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from engine.faults import Fault
from engine.messages import sentence
from engine.position import COLORS, Position
from engine.rules.ruleset import Ruleset
from engine.stakes.agreements import DrawOffer, Ended, Offer, ResignationOffer, SettlementOffer
from engine.stakes.cube import Cube, Permission
from engine.stakes.match import Crawford, Match
from engine.stakes.money import Money, Session, written
from engine.stakes.options import chosen
from engine.stakes.resignation import scale
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import GameResult, Stakes

Json = dict[str, Any]


def stakes(value: Stakes) -> Json:
    """The stakes as a client sends them back; counts of turns only once a turn has begun."""
    play = value.play
    result: Json = {"money": money(play)} if isinstance(play, Money) else {"match": _match(play)}
    result |= {"options": chosen(value), "cube": cube(value.cube)}
    if value.turns != TurnCounts():
        result["turns"] = {color: value.turns.of(color) for color in COLORS}
    if isinstance(play, Money):
        result["game"] = value.session.number
        result["totals"] = totals(value.session)
    return result


def totals(value: Session) -> Json:
    """What each player has won or lost in the games for money before this one."""
    return {color: number(value.total(color)) for color in COLORS}


def offer(value: Offer, rules: Ruleset, position: Position, stake: int) -> Json:
    """An offer that waits for an answer; a resignation with what it costs."""
    match value:
        case ResignationOffer(by, price):
            # a name of its own, because compiled code gives a name one type
            cost = price * stake * scale(rules, position, by)[-1].base
            return {"kind": value.kind, "by": by, "value": price, "points": cost}
        case DrawOffer(by):
            return {"kind": value.kind, "by": by}
        case SettlementOffer(by, payer, points):
            return {"kind": value.kind, "by": by, "payer": payer, "points": number(points)}
        case _:
            return {"kind": str(value.kind), "by": value.by, "value": value.value}


def ended(value: Ended) -> Json:
    """How a game ended away from the board."""
    result: Json = {"how": str(value.how)}
    if value.winner:
        result["winner"] = value.winner
    if value.value is not None:
        result["value"] = value.value
    if value.points is not None:
        result["points"] = number(value.points)
    return result


def number(value: object) -> object:
    """A fraction as a number, of which half points are exact; anything else as it is."""
    if not isinstance(value, Fraction):
        return value
    return int(value) if value.denominator == 1 else float(value)


def numbers(values: Mapping[str, object]) -> Json:
    """The numbers of some players, by name."""
    return {name: number(value) for name, value in values.items()}


def money(value: Money) -> Json:
    """Money play, with the worth of a point if that is agreed."""
    return {} if value.per_point is None else {"per_point": written(value.per_point)}


def _match(value: Match) -> Json:
    score: Json = {"white": value.white, "black": value.black}
    if value.played is None:
        result: Json = {"length": value.length, **score}
    else:
        result = {"games": value.length, "played": value.played, **score}
    if value.crawford is not Crawford.OFF:
        result["crawford_game"] = str(value.crawford)
    if value.rotation:
        result["rotation"] = value.rotation.name
        if value.rotation.options:
            result["variant_options"] = {
                variant: dict(options) for variant, options in value.rotation.options
            }
    return result


def cube(value: Cube) -> Json:
    """A cube: its value and its owner."""
    result: Json = {"value": value.value, "owner": value.owner}
    if value.automatic:
        result["automatic"] = value.automatic
    return result


def may(actions: Iterable[Permission], with_reasons: bool = True) -> Json:
    """What one player may do, and the reasons against the rest with the actions they concern."""
    allowed = [str(action.do) for action in actions if action.allowed]
    return {"allowed": allowed, **(reasons(actions) if with_reasons else {})}


def reasons(actions: Iterable[Permission]) -> Json:
    """The reasons against the actions that one player may not take, and notes on the others."""
    result: Json = {"why_not": _reasons(actions, lambda action: action.faults)}
    notes = _reasons(actions, lambda action: action.notes)
    return result | ({"notes": notes} if notes else {})


def _reasons(
    actions: Iterable[Permission], of: Callable[[Permission], Iterable[Fault]]
) -> list[Json]:
    """The reasons, each once with all actions that it concerns."""
    found: dict[tuple[str, str | None, str], tuple[Fault, list[str]]] = {}
    for action in actions:
        for fault in of(action):
            _, do = found.setdefault((fault.code, fault.rule, str(fault.facts)), (fault, []))
            do.append(str(action.do))
    return [
        {"do": do, "code": fault.code, "rule": fault.rule, "detail": partial(sentence, fault)}
        for fault, do in found.values()
    ]


def game_result(value: GameResult) -> Json:
    """The parts of what an ended game is worth; in money play the amount, in a match its score."""
    worth, match = value.worth, value.match
    result: Json = {
        "parts": {
            "score": number(worth.by_score),
            "jacoby": worth.by_jacoby,
            "cube": worth.by_cube,
        },
    }
    if match:
        score = {**_match(match), **away(match), "winner": value.match_winner}
        return result | {"surplus": value.surplus, "match": score}
    if value.next:
        result["totals"] = totals(value.next.session)
    return result if value.amount is None else result | {"amount": written(value.amount)}


def away(value: Match) -> Json:
    """The points that each side still needs in a match; nothing in a match by games."""
    return {"away": {color: value.away(color) for color in COLORS}} if value.to_points else {}
