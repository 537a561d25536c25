"""What goes out about the stakes: as they are echoed, what each may do, what an end comes to."""

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


def stakes(asked: Stakes) -> Json:
    """The stakes as a client echoes them; what is at its default is left out."""
    play = asked.play
    answer = {"money": money(play)} if isinstance(play, Money) else {"match": _match(play)}
    answer |= {"options": chosen(asked), "cube": cube(asked.cube)}
    if asked.turns != TurnCounts():
        answer["turns"] = {color: asked.turns.of(color) for color in COLORS}
    if asked.resigned:
        answer["resigned"] = {"by": asked.resigned.by, "value": asked.resigned.value}
    return answer


def money(asked: Money) -> Json:
    """Money play, and what a point is worth in it if that is agreed."""
    return {} if asked.per_point is None else {"per_point": written(asked.per_point)}


def _match(asked: Match) -> Json:
    return {
        "length": asked.length,
        "white": asked.white,
        "black": asked.black,
        "crawford": str(asked.crawford),
    }


def cube(asked: Cube) -> Json:
    """One cube: what it shows, whose it is and what is offered."""
    answer: Json = {"value": asked.value, "owner": asked.owner}
    if asked.offer:
        offer = asked.offer
        answer["offer"] = {"kind": str(offer.kind), "by": offer.by, "value": offer.value}
    if asked.automatic:
        answer["automatic"] = asked.automatic
    return answer


def beside(state: State) -> Json:
    """What stands beside the board: what each player may do there, and what he still needs."""
    asked = state.stakes
    if asked is None:
        return {}
    found = two_players.may(asked, state.rules, state.turn)
    answer: Json = {
        "may": {
            color: {**may(found[color]), "resign_at": _values(state, asked, color)}
            for color in COLORS
        }
    }
    if isinstance(asked.play, Match):
        answer["away"] = _away(asked.play)
    return answer


def _values(state: State, asked: Stakes, color: Color) -> list[int]:
    known = resignation.scale(state.rules, state.position, color)
    return resignation.values(asked.resignation, known)


def may(asked: Iterable[May]) -> Json:
    """What somebody may do, and every reason why not with all that it speaks against."""
    allowed = [str(one.do) for one in asked if one.allowed]
    answer: Json = {"allowed": allowed, "why_not": _reasons(asked, lambda one: one.faults)}
    notes = _reasons(asked, lambda one: one.notes)
    return answer | ({"notes": notes} if notes else {})


def _reasons(asked: Iterable[May], of: Callable[[May], Iterable[Fault]]) -> list[Json]:
    """Reasons that read the same are said once."""
    found: dict[tuple[str, str], tuple[Fault, list[str]]] = {}
    for one in asked:
        for fault in of(one):
            _, do = found.setdefault((fault.code, str(fault.facts)), (fault, []))
            do.append(str(one.do))
    return [
        {"do": do, "code": fault.code, "rule": fault.rule, "detail": partial(sentence, fault)}
        for fault, do in found.values()
    ]


def answer_due(state: State) -> Json | None:
    """Who must answer what is offered before anything else can be done; None: nobody."""
    player = two_players.answerer(state.stakes) if state.stakes else None
    if state.stakes is None or player is None:
        return None
    found = two_players.may(state.stakes, state.rules, state.turn)[player]
    return {
        "player": player,
        "do": "answer",
        "choices": [str(one.do) for one in found if one.allowed],
    }


def settlement(asked: Settlement) -> Json:
    """What an ended game comes to."""
    worth, match = asked.points, asked.match
    answer: Json = {
        "points": worth.total,
        "parts": {"score": worth.by_score, "jacoby": worth.by_jacoby, "cube": worth.by_cube},
    }
    if match:
        score = {**_match(match), "away": _away(match), "winner": match.winner}
        return answer | {"match": score, "surplus": asked.surplus}
    return answer | {"amount": None if asked.amount is None else written(asked.amount)}


def _away(asked: Match) -> Json:
    return {color: asked.away(color) for color in COLORS}
