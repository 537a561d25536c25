"""A chouette as JSON: as a client sends it back, seats, permitted actions and payments."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from engine.game.chouette import Chouette
from engine.notation import chouette_id
from engine.position import COLORS
from engine.session import chouette as session
from engine.session.chouette import ChouetteProgress
from engine.stakes.chouette.bets import Bet, Payment
from engine.stakes.chouette.game import ChouetteGame, pending
from engine.stakes.chouette.options import chosen
from engine.stakes.chouette.seats import Rethrow, Seats
from engine.stakes.money import written
from service.serializers import answers, stakes_json
from service.serializers.answers import Json


def id_of(value: Chouette) -> str | None:
    """The id of a chouette; null if the names of its players are too long for one."""
    text = chouette_id.write(value)
    return text if len(text) <= chouette_id.LONGEST else None


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
        "id": None,
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


def _roles(game: ChouetteGame) -> Json:
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


def beside(value: Chouette) -> Json:
    """The seats, who leads and advises, and what each player may do away from the board."""
    return {**_roles(value.game), "may": _may(value)}


def _may(value: Chouette) -> list[Json]:
    """What each player may do; opponents with equal permissions are grouped."""
    entries: dict[tuple[object, ...], Json] = {}
    for (by, to), mays in session.may(value).items():
        values = session.resign_at(value, by, to)
        most = session.settle_up_to(value, by, to)
        key = by, most, *((may.do, str(may.faults)) for may in mays)
        written = {**stakes_json.may(mays), "resign_at": values, "settle_up_to": most}
        entries.setdefault(key, {"by": by, "to": [], **written})["to"].append(to)
    return list(entries.values())


def expected(value: Chouette, at_board: Json | None) -> Json | None:
    """Who must do what next, by name: answer offers, or what is due at the board."""
    due = _answers_due(value) or at_board
    if due and due["player"]:
        due["name"] = value.game.leader(due["player"])
    return due


def _answers_due(value: Chouette) -> Json | None:
    """Who must answer whom before the game goes on; None if there is no offer."""
    game = value.game
    if not pending(game):
        return None
    found = session.may(value)
    due = []
    for bet in game.bets:
        if bet.offer and bet.answer is None:
            to, name = bet.parties(game.box_color)
            choices = [str(may.do) for may in found[name, to] if may.allowed]
            due.append({"by": name, "to": to, "choices": choices})
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
