"""What goes out about a chouette: as it is echoed, who sits where, may do what and pays whom."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from engine.position import COLORS, OTHER
from engine.session.chouette import Chouette, ChouetteProgress
from engine.stakes.chouette import doubling
from engine.stakes.chouette.bets import Payment
from engine.stakes.chouette.game import ChouetteGame, pending
from engine.stakes.chouette.options import chosen
from engine.stakes.chouette.seats import Rethrow, Seats
from engine.stakes.money import written
from engine.stakes.turn_status import turn_status
from service.serializers import answers, stakes_json
from service.serializers.answers import Json


def state(asked: Chouette) -> Json:
    """The state as a client echoes it."""
    return {**answers.state(asked.board), "chouette": _chouette(asked.game)}


def _chouette(game: ChouetteGame) -> Json:
    answer: Json = {
        "money": stakes_json.money(game.house.money),
        "options": chosen(game.house),
        "players": list(game.seats.players),
        "box_color": game.box_color,
        "bets": [
            {"member": bet.member, "against": bet.against, "cube": stakes_json.cube(bet.cube)}
            for bet in game.bets
        ],
    }
    if game.seats.partner:
        answer["partner"] = game.seats.partner
    if game.payments:
        answer["payments"] = _payments(game.payments)
    if game.captain_won is not None:
        answer["captain_won"] = game.captain_won
    return answer


def _payments(asked: Iterable[Payment]) -> list[Json]:
    return [{"from": p.payer, "to": p.payee, "points": _points(p.points)} for p in asked]


def _points(asked: Fraction) -> int | float:
    """Half points are exact as numbers, too."""
    return int(asked) if asked.denominator == 1 else float(asked)


def undecided(asked: Rethrow) -> Json:
    """Nobody is seated yet: who must throw again, among whom."""
    return {
        "state": None,
        "rethrow": [list(group) for group in asked.groups],
        "events": [],
        "expected": None,
        "outcome": None,
        "seats": None,
        "leaders": None,
        "may": [],
    }


def roles(game: ChouetteGame) -> Json:
    """Who sits where, and who throws and moves for each side."""
    leaders = None if game.is_over else {color: game.leader(color) for color in COLORS}
    return {"seats": _seats(game.seats), "leaders": leaders}


def _seats(asked: Seats) -> Json:
    return {
        "box": asked.box,
        "captain": asked.captain,
        "queue": list(asked.queue),
        "partner": asked.partner,
    }


def may(asked: Chouette) -> list[Json]:
    """What everybody may do with his cubes; opponents for whom it is the same stand together."""
    found = doubling.may(asked.game, turn_status(asked.board.rules, asked.board.turn))
    entries: dict[tuple[str, object], Json] = {}
    for (by, to), mays in found.items():
        key = by, tuple((one.do, str(one.faults)) for one in mays)
        entry = entries.setdefault(key, {"by": by, "to": [], **stakes_json.may(mays)})
        entry["to"].append(to)
    return list(entries.values())


def answers_due(asked: Chouette) -> Json | None:
    """Who must answer whom before anything else can be done; None: nobody."""
    game = asked.game
    if not pending(game):
        return None
    found = doubling.may(game, turn_status(asked.board.rules, asked.board.turn))
    due = []
    for bet in game.bets:
        if bet.cube.offer:
            by = bet.cube.offer.by
            to, name = bet.player(by, game.box_color), bet.player(OTHER[by], game.box_color)
            choices = [str(one.do) for one in found[name, to] if one.allowed]
            due.append({"by": name, "to": to, "choices": choices})
    return {"player": None, "do": "answer", "asked": due}


def outcome(after: ChouetteProgress) -> Json | None:
    """Who pays whom, what that makes for each, and the next game's state to go on with."""
    settled = after.settled
    if settled is None or after.next is None:
        return None
    amounts = settled.amounts
    return {
        "board": answers.outcome(after.outcome),
        "payments": _payments(settled.payments),
        "balances": {name: _points(points) for name, points in settled.balances.items()},
        "amounts": amounts and {name: written(amount) for name, amount in amounts.items()},
        "next": state(after.next),
    }
