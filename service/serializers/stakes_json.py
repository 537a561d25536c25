"""Stakes as JSON: as a client sends them back, what each player may do, what an end is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from engine.faults import Fault
from engine.game.machine import State
from engine.messages import sentence
from engine.position import COLORS, Color
from engine.stakes import resignation, two_players
from engine.stakes.cube import Cube, May
from engine.stakes.match import Match
from engine.stakes.money import Money, written
from engine.stakes.options import chosen
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import Settlement, Stakes

Json = dict[str, Any]


def stakes(value: Stakes) -> Json:
    """The stakes as a client sends them back; counts of turns only once a turn has begun."""
    play = value.play
    answer = {"money": money(play)} if isinstance(play, Money) else {"match": _match(play)}
    answer |= {"options": chosen(value), "cube": cube(value.cube)}
    if value.turns != TurnCounts():
        answer["turns"] = {color: value.turns.of(color) for color in COLORS}
    if value.resigned:
        answer["resigned"] = {"by": value.resigned.by, "value": value.resigned.value}
    return answer


def money(value: Money) -> Json:
    """Money play, with the worth of a point if that is agreed."""
    return {} if value.per_point is None else {"per_point": written(value.per_point)}


def _match(value: Match) -> Json:
    return {
        "length": value.length,
        "white": value.white,
        "black": value.black,
        "crawford": str(value.crawford),
    }


def cube(value: Cube) -> Json:
    """A cube: its value, its owner and what is offered."""
    answer: Json = {"value": value.value, "owner": value.owner}
    if value.offer:
        offer = value.offer
        answer["offer"] = {"kind": str(offer.kind), "by": offer.by, "value": offer.value}
    if value.automatic:
        answer["automatic"] = value.automatic
    return answer


def beside(state: State) -> Json:
    """What each player may do with the stakes, and in a match the points each still needs."""
    stakes = state.stakes
    if stakes is None:
        return {}
    found = two_players.may(stakes, state.rules, state.turn)
    answer: Json = {
        "may": {
            color: {**may(found[color]), "resign_at": _values(state, stakes, color)}
            for color in COLORS
        }
    }
    if isinstance(stakes.play, Match):
        answer["away"] = _away(stakes.play)
    return answer


def _values(state: State, value: Stakes, color: Color) -> list[int]:
    known = resignation.scale(state.rules, state.position, color)
    return resignation.values(value.resignation, known)


def may(actions: Iterable[May]) -> Json:
    """What one player may do, and the reasons against the rest with the actions they concern."""
    allowed = [str(action.do) for action in actions if action.allowed]
    answer: Json = {"allowed": allowed, "why_not": _reasons(actions, lambda action: action.faults)}
    notes = _reasons(actions, lambda action: action.notes)
    return answer | ({"notes": notes} if notes else {})


def _reasons(actions: Iterable[May], of: Callable[[May], Iterable[Fault]]) -> list[Json]:
    """The reasons, each once with all actions that it concerns."""
    found: dict[tuple[str, str], tuple[Fault, list[str]]] = {}
    for action in actions:
        for fault in of(action):
            _, do = found.setdefault((fault.code, str(fault.facts)), (fault, []))
            do.append(str(action.do))
    return [
        {"do": do, "code": fault.code, "rule": fault.rule, "detail": partial(sentence, fault)}
        for fault, do in found.values()
    ]


def answer_due(state: State) -> Json | None:
    """Who must answer an offer before the game goes on; None if there is no offer."""
    player = two_players.answerer(state.stakes) if state.stakes else None
    if state.stakes is None or player is None:
        return None
    found = two_players.may(state.stakes, state.rules, state.turn)[player]
    return {
        "player": player,
        "do": "answer",
        "choices": [str(action.do) for action in found if action.allowed],
    }


def settlement(value: Settlement) -> Json:
    """What an ended game is worth, and the score of the match."""
    worth, match = value.points, value.match
    answer: Json = {
        "points": worth.total,
        "parts": {"score": worth.by_score, "jacoby": worth.by_jacoby, "cube": worth.by_cube},
    }
    if match:
        score = {**_match(match), "away": _away(match), "winner": match.winner}
        return answer | {"match": score, "surplus": value.surplus}
    return answer | {"amount": None if value.amount is None else written(value.amount)}


def _away(value: Match) -> Json:
    return {color: value.away(color) for color in COLORS}
