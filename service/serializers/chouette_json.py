"""A chouette as JSON: as a client sends it back, seats, permitted actions and payments."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from engine.game.chouette import Chouette
from engine.position import COLORS
from engine.session.chouette import ChouetteProgress
from engine.stakes.chouette import doubling
from engine.stakes.chouette.bets import Agreement, Bet, Payment
from engine.stakes.chouette.game import ChouetteGame, pending
from engine.stakes.chouette.options import chosen
from engine.stakes.chouette.seats import Rethrow, Seats
from engine.stakes.money import written
from engine.stakes.turn_status import turn_status
from service.serializers import answers, stakes_json
from service.serializers.answers import Json


def state(value: Chouette) -> Json:
    """The state as a client sends it back."""
    return {**answers.state(value.board), "chouette": _chouette(value.game)}


def _chouette(game: ChouetteGame) -> Json:
    answer: Json = {
        "money": stakes_json.money(game.house.money),
        "options": chosen(game.house),
        "players": list(game.seats.players),
        "box_color": game.box_color,
        "bets": [_bet(bet) for bet in game.bets],
        "game": game.number,
        "totals": totals(game),
    }
    if game.seats.partner:
        answer["partner"] = game.seats.partner
    if game.payments:
        answer["payments"] = _payments(game.payments)
    if game.captain_won is not None:
        answer["captain_won"] = game.captain_won
    return answer


def _bet(bet: Bet) -> Json:
    answer: Json = {
        "member": bet.member,
        "against": bet.against,
        "cube": stakes_json.cube(bet.cube),
    }
    if bet.offer:
        answer["offer"] = stakes_json.offer(bet.offer)
    if bet.answer:
        answer["answer"] = str(bet.answer)
    if bet.wants_extra:
        answer["wants_extra"] = True
    return answer


def totals(game: ChouetteGame) -> Json:
    """What the players, and those who have left, have won or lost before this game."""
    known = dict.fromkeys(game.seats.players, Fraction(0)) | dict(game.totals)
    return {name: _points(points) for name, points in known.items()}


def _payments(value: Iterable[Payment]) -> list[Json]:
    return [{"from": p.payer, "to": p.payee, "points": _points(p.points)} for p in value]


def _points(value: Fraction) -> int | float:
    """Points as a number; half points are exact in floating point."""
    return int(value) if value.denominator == 1 else float(value)


def undecided(value: Rethrow) -> Json:
    """The answer while the seats are undecided: the groups that must throw again."""
    return {
        "state": None,
        "rethrow": [list(group) for group in value.groups],
        "events": [],
        "expected": None,
        "outcome": None,
        "seats": None,
        "leaders": None,
        "advisers": {},
        "may": [],
    }


def roles(game: ChouetteGame) -> Json:
    """Who sits where, and who throws and moves for each side."""
    leaders = None if game.is_over else {color: game.leader(color) for color in COLORS}
    advisers = {name: list(others) for name, others in game.advisers.items()}
    return {"seats": _seats(game.seats), "leaders": leaders, "advisers": advisers}


def _seats(value: Seats) -> Json:
    return {
        "box": value.box,
        "captain": value.captain,
        "queue": list(value.queue),
        "partner": value.partner,
    }


def may(value: Chouette) -> list[Json]:
    """What each player may do with the cubes; opponents with equal permissions are grouped."""
    found = doubling.may(value.game, turn_status(value.board.rules, value.board.turn))
    entries: dict[tuple[str, object], Json] = {}
    for (by, to), mays in found.items():
        key = by, tuple((may.do, str(may.faults)) for may in mays)
        entry = entries.setdefault(key, {"by": by, "to": [], **stakes_json.may(mays)})
        entry["to"].append(to)
    return list(entries.values())


def answers_due(value: Chouette) -> Json | None:
    """Who must answer whom before the game goes on; None if there is no offer."""
    game = value.game
    if not pending(game):
        return None
    found = doubling.may(game, turn_status(value.board.rules, value.board.turn))
    due = []
    for bet in game.bets:
        if bet.offer and bet.answer is None:
            to, name = bet.parties(game.box_color)
            choices = [str(may.do) for may in found[name, to] if may.allowed]
            due.append({"by": name, "to": to, "choices": choices or list(map(str, Agreement))})
    return {"player": None, "do": "answer", "asked": due}


def outcome(after: ChouetteProgress) -> Json | None:
    """Payments, balances and amounts, and the state of the next game; None while it goes on."""
    settled = after.settled
    if settled is None or after.next is None:
        return None
    amounts = settled.amounts
    return {
        "board": answers.outcome(after.outcome),
        "payments": _payments(settled.payments),
        "balances": {name: _points(points) for name, points in settled.balances.items()},
        "amounts": amounts and {name: written(amount) for name, amount in amounts.items()},
        "totals": {name: _points(points) for name, points in settled.totals.items()},
        "next": state(after.next),
    }
