"""A chouette as JSON: as a client sends it back, seats, permitted actions and payments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import partial

from engine import chouette as session
from engine.chouette import ChouetteProgress
from engine.chouette.bets import Bet, Payment
from engine.chouette.game import Chouette, ChouetteGame, pending
from engine.chouette.options import chosen
from engine.chouette.seats import Rethrow, Seats
from engine.game.game import Game
from engine.messages.narration import expected_text, settled_text
from engine.notation import chouette_id
from engine.position import COLORS, OTHER
from engine.stakes.agreements import Offer
from engine.stakes.cube import Permission
from engine.stakes.money import written
from service.serializers import stakes_json, state_json
from service.serializers.state_json import Json


def id_of(value: Chouette) -> str | None:
    """The id of a chouette; null if the names of its players are too long for one."""
    text = chouette_id.write(value)
    return text if len(text) <= chouette_id.LONGEST else None


def state(value: Chouette) -> Json:
    """The state as a client sends it back."""
    return {**state_json.state(value.board), "chouette": _chouette(value)}


def _chouette(value: Chouette) -> Json:
    game = value.game
    result: Json = {
        "money": stakes_json.money(game.house.money),
        "options": chosen(game.house),
        "players": list(game.seats.players),
        "box_color": game.box_color,
        "bets": [_bet(bet, value.board) for bet in game.bets],
        "game": game.number,
        "totals": totals(game),
    }
    if game.seats.partner:
        result["partner"] = game.seats.partner
    if game.payments:
        result["payments"] = _payments(game.payments)
    if game.captain_won is not None:
        result["captain_won"] = game.captain_won
    changes = {"leaving": list(game.leaving), "joining": list(game.joining)}
    result |= {word: names for word, names in changes.items() if names}
    return result | ({"doubled": True} if game.doubled else {})


def _bet(bet: Bet, board: Game) -> Json:
    result: Json = {
        "member": bet.member,
        "against": bet.against,
        "cube": stakes_json.cube(bet.cube),
    }
    if bet.offer:
        result["offer"] = _offer(bet.offer, bet, board)
    if bet.answer:
        result["answer"] = str(bet.answer)
    if bet.wants_extra:
        result["wants_extra"] = True
    return result


def _offer(offer: Offer, bet: Bet, board: Game) -> Json:
    return stakes_json.offer(offer, board.rules, board.position, bet.cube.value)


def totals(game: ChouetteGame) -> Json:
    """What the players, and those who have left, have won or lost before this game."""
    known = dict.fromkeys(game.seats.players, Fraction(0)) | dict(game.totals)
    return stakes_json.numbers(known)


def _payments(value: Iterable[Payment]) -> list[Json]:
    return [{"from": p.payer, "to": p.payee, "points": stakes_json.number(p.points)} for p in value]


def undecided(value: Rethrow) -> Json:
    """The answer while the seats are undecided: the groups that throw again among themselves."""
    groups = "; ".join(", ".join(group) for group in value.groups)
    due = {
        "do": "throw_for_seats",
        "groups": [list(group) for group in value.groups],
        "text": partial(expected_text, "throw_for_seats", {"groups": groups}, None),
    }
    return {"id": None, "state": None, "events": [], "expected": due, "outcome": None}


def beside(value: Chouette, with_reasons: bool) -> Json:
    """The seats; while bets are open also who leads and advises, and what each player may do."""
    game = value.game
    result: Json = {"seats": _seats(game.seats)}
    if game.is_over:
        return result
    return result | {
        "leaders": {color: game.leader(color) for color in COLORS},
        "advisers": {name: list(others) for name, others in game.advisers.items()},
        "may": _may(value, with_reasons),
    }


def _seats(value: Seats) -> Json:
    result: Json = {"box": value.box, "captain": value.captain, "queue": list(value.queue)}
    return result | ({"partner": value.partner} if value.partner else {})


def _may(value: Chouette, with_reasons: bool) -> list[Json]:
    """What each player may do; opponents with equal permissions are grouped."""
    entries: dict[tuple[str, str], Json] = {}
    for (by, to), mays in session.may(value).items():
        limits = {
            "resign_at": session.resign_at(value, by, to),
            "settle_up_to": session.settle_up_to(value, by, to),
        }
        shown = mays if with_reasons else [may.do for may in mays if may.allowed]
        key = by, str((shown, limits))
        if key not in entries:
            entries[key] = {"by": by, "to": [], **stakes_json.may(mays, with_reasons), **limits}
        entries[key]["to"].append(to)
    return list(entries.values())


def expected(value: Chouette, at_board: Json | None) -> Json | None:
    """Who must do what next: answer offers, or by name what is due at the board."""
    due = _answers_due(value)
    if not due:
        return with_name(value, at_board)
    names = list(dict.fromkeys(one["by"] for one in due))
    text = partial(expected_text, "answer", {"names": names}, "bets")
    return {"do": "answer", "asked": due, "text": text}


def with_name(value: Chouette, at_board: Json | None) -> Json | None:
    """What is due at the board, with the name of the player who leads that side."""
    if at_board and "player" in at_board:
        at_board["name"] = value.game.leader(at_board["player"])
    return at_board


def _answers_due(value: Chouette) -> list[Json]:
    """Who must answer whom before the game goes on, and how they may."""
    found = session.may(value) if pending(value.game) else {}
    return [
        {"by": by, "to": to, "choices": _allowed(found[by, to])}
        for _, _, to, by in _open_offers(value.game)
    ]


def _allowed(actions: Iterable[Permission]) -> list[str]:
    return [str(may.do) for may in actions if may.allowed]


def _open_offers(game: ChouetteGame) -> Iterator[tuple[Bet, Offer, str, str]]:
    """The offers that wait for an answer: the bet, the offer, who made it, who must answer."""
    for bet in game.bets:
        if bet.offer and bet.answer is None:
            yield bet, bet.offer, *bet.parties(game.box_color)


def first_answer(value: Chouette) -> Json | None:
    """The first answer that is due, as in a game of two players; None if there is no offer."""
    for bet, offer, to, by in _open_offers(value.game):
        player = OTHER[offer.by]
        return {
            "do": "answer",
            "player": player,
            "name": by,
            "offer": _offer(offer, bet, value.board),
            "choices": _allowed(session.may(value)[by, to]),
            "text": partial(expected_text, "answer", {"player": player}, str(offer.kind)),
        }
    return None


def outcome(after: ChouetteProgress) -> Json | None:
    """Payments, balances and amounts, and the state of the next game; None while it goes on."""
    settled = after.settled
    if settled is None or after.next is None:
        return None
    result: Json = {
        "board": state_json.outcome(after.outcome),
        "payments": _payments(settled.payments),
        "balances": stakes_json.numbers(settled.balances),
    }
    if settled.amounts:
        result["amounts"] = {name: written(amount) for name, amount in settled.amounts.items()}
    return result | {
        "totals": stakes_json.numbers(settled.totals),
        "text": partial(settled_text, settled.balances),
        "next": {"id": id_of(after.next), "state": state(after.next)},
    }
