"""Checks whether a game of chouette from a client is possible; lists every fault."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from engine.chouette.bets import Bet, Consent
from engine.chouette.doubling import box_answers
from engine.chouette.game import ChouetteGame, LoneTaker, check_house, pending
from engine.chouette.seats import PARTNER_FROM, changed, check_seats
from engine.faults import Fault, Refused
from engine.position import Position
from engine.rules.ruleset import Ruleset
from engine.stakes.agreements import wrong_answer
from engine.stakes.check import check_agreement, check_cube, check_cube_offer
from engine.stakes.cube import CubeDecision, CubeOffer, TurnStatus
from engine.stakes.two_players import Stakes


def check_game(
    game: ChouetteGame, status: TurnStatus, rules: Ruleset, position: Position
) -> list[Fault]:
    """Faults of a game that no sequence of doubles and answers can lead to."""
    faults = [*check_house(game.house, game.with_cube), *check_seats(game.seats)]
    if game.seats.partner and not game.house.box_partner:
        faults.append(_fault("no_partner", "/partner", "box_partner", least=PARTNER_FROM))
    if faults:
        return faults
    faults = [
        *_check_bets(game),
        *_check_payments(game),
        *_check_captain(game),
        *_check_answers(game),
        *_check_totals(game),
        *_check_change(game),
    ]
    if status.player is None and not status.over and not _can_open(game):
        faults.append(_fault("not_begun", "", "opening"))
    most = game.house.money.automatic_doubles
    for index, bet in enumerate(game.bets):
        place = f"/chouette/bets/{index}"
        for fault in check_cube(bet.cube, game.terms, status, most):
            pointer = f"{place}/cube{fault.pointer.removeprefix('/stakes/cube')}"
            faults.append(replace(fault, pointer=pointer))
        reasons = [*_check_offer(game, status, bet, rules, position), *_check_answer(bet)]
        faults += [replace(fault, pointer=place + fault.pointer) for fault in reasons]
    return faults


def _check_offer(
    game: ChouetteGame, status: TurnStatus, bet: Bet, rules: Ruleset, position: Position
) -> list[Fault]:
    """Faults of the offer in a bet that could not have been made."""
    if bet.offer is None:
        return []
    if isinstance(bet.offer, CubeOffer):
        return check_cube_offer(bet.offer, bet.cube, game.terms, status)
    stakes = Stakes(game.house.money, bet.cube, resignation=game.house.resignation)
    return check_agreement(bet.offer, stakes, rules, position, status)


def _check_answer(bet: Bet) -> list[Fault]:
    """A fault of an answer that is kept without an offer, or does not answer the offer."""
    is_cube = isinstance(bet.offer, CubeOffer)
    kinds = CubeDecision if is_cube else Consent
    fits = bet.offer and isinstance(bet.answer, kinds) and bet.answer is not CubeDecision.DOUBLE
    if bet.answer is None or fits:
        return []
    wrong = wrong_answer(bet.offer) if bet.offer else Fault("nothing_offered", "", "doubling")
    return [replace(wrong, pointer="/answer")]


def _check_answers(game: ChouetteGame) -> list[Fault]:
    """Faults of offers and answers together.

    The last answer makes all of them take effect, and one cube is doubled in all bets at once.
    """
    faults = []
    if any(bet.answer for bet in game.bets) and not pending(game):
        faults.append(_fault("all_answered", "/bets"))
    if len(box_answers(game)) > 1:
        faults.append(_fault("same_answer", "/bets", "single_cube"))
    offers = {bet.offer for bet in game.bets if bet.against == game.seats.box}
    is_doubled = any(isinstance(offer, CubeOffer) for offer in offers)
    if is_doubled and len(offers) > 1 and not game.house.multi_cube:
        faults.append(_fault("not_one_cube", "/bets", "single_cube"))
    return faults


def _can_open(game: ChouetteGame) -> bool:
    """Whether the opening throw can be due: bets were at most awarded, and those are paid."""
    seats = game.seats
    paid = {name for payment in game.payments for name in (payment.payer, payment.payee)}
    closed = set(seats.team) - set(game.open_members)
    is_plain = all(bet.against == seats.box for bet in game.bets)
    return is_plain and paid - {seats.box, seats.partner} == closed


def _check_captain(game: ChouetteGame) -> list[Fault]:
    """`captain_won` is set only for a captain out of play, and one who dropped is not captain."""
    captain = game.seats.captain
    if captain in game.open_members:
        wrong = game.captain_won is not None
        return [_fault("captain_still_plays", "/captain_won", name=captain)] if wrong else []
    has_lost = game.open_members and game.captain_won is False
    return [_fault("captain_gone", "/captain_won", name=captain)] if has_lost else []


def _check_totals(game: ChouetteGame) -> list[Fault]:
    """The running totals sum to zero, and the first game has none."""
    values = [points for _, points in game.totals]
    is_first = game.number == 1 and any(values)
    if sum(values) != 0 or is_first or game.number < 1:
        return [_fault("totals_do_not_fit", "/totals", number=game.number)]
    return []


def _check_change(game: ChouetteGame) -> list[Fault]:
    """Faults of the players who leave and join after the game."""
    try:
        changed(game.seats, game.leaving, game.joining)
    except Refused as refused:
        places = ((fault, fault.pointer.removeprefix("/action")) for fault in refused.faults)
        return [replace(fault, pointer=f"/chouette{place}") for fault, place in places]
    return []


def _check_bets(game: ChouetteGame) -> list[Fault]:
    faults = []
    seats, members = game.seats, game.open_members
    times = Counter((bet.member, bet.against) for bet in game.bets)
    for index, bet in enumerate(game.bets):
        place = f"/bets/{index}"
        is_extra = bet.against != seats.box
        if bet.member not in seats.team:
            faults.append(_fault("player_unknown", f"{place}/member", name=bet.member))
        if is_extra and (
            game.house.lone_taker is not LoneTaker.EXTRA_CUBES
            or bet.against not in seats.team
            or bet.against in (bet.member, *members)
            or bet.cube.owner is None
        ):
            facts = {"name": bet.against, "why": "cannot_stand"}
            faults.append(_fault("no_extra_cubes", f"{place}/against", "extra_cubes", **facts))
        if times[bet.member, bet.against] > 1:
            faults.append(_fault("player_repeated", place, name=bet.member))
    cubes = {bet.cube for bet in game.bets if bet.against == seats.box}
    if not game.house.multi_cube and len(cubes) > 1:
        faults.append(_fault("not_one_cube", "/bets", "single_cube"))
    if len({bet.cube.automatic for bet in game.bets}) > 1:
        faults.append(_fault("not_one_opening", "/bets", "automatic_doubles"))
    return faults


def _check_payments(game: ChouetteGame) -> list[Fault]:
    faults = []
    for index, payment in enumerate(game.payments):
        place = f"/payments/{index}"
        for name in (payment.payer, payment.payee):
            if name not in game.seats.players:
                faults.append(_fault("player_unknown", place, name=name))
        if payment.points <= 0 or payment.payer == payment.payee:
            faults.append(_fault("no_such_payment", place))
    return faults


def _fault(code: str, place: str, rule: str = "chouette", **facts: object) -> Fault:
    return Fault(code, f"/chouette{place}", rule, facts=facts)
