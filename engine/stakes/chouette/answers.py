"""Answering doubles in a chouette: individual takes and drops and their consequences."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.faults import Fault, Refused
from engine.position import OTHER
from engine.stakes import cube as cubes
from engine.stakes.chouette.bets import Bet, Payment, paid
from engine.stakes.chouette.doubling import once
from engine.stakes.chouette.game import LAST_TAKER_FROM, ChouetteGame, LoneTaker
from engine.stakes.chouette.seats import captain_dropped
from engine.stakes.cube import Do, TurnStatus


@dataclass(frozen=True, slots=True)
class Answer:
    """A player's answer to one opponent or, with `to` None, to all who wait for it."""

    by: str
    do: Do
    to: str | None = None


def answer(
    game: ChouetteGame,
    status: TurnStatus,
    answers: Sequence[Answer],
    extra_from: Collection[str] = (),
) -> ChouetteGame:
    """The game after all pending doubles were answered at once.

    `extra_from`: players who dropped and buy an extra cube against the lone taker.
    """
    offered = [bet for bet in game.bets if bet.cube.offer]
    given, faults = _sorted_out(game, offered, answers)
    for reply in answers:
        faults += _why_not(game, status, reply, given)
    if faults:
        raise Refused(once(faults))
    forced = _must_drop(game, given)
    given.update(dict.fromkeys(forced, Do.DROP))
    faults = _check_extra(game, given, extra_from)
    if faults:
        raise Refused(faults)
    return _with_captain(_carried_out(game, status, given, extra_from))


Given = dict[Bet, Do]
"""The answers by bet."""


def _sorted_out(
    game: ChouetteGame, offered: Sequence[Bet], answers: Sequence[Answer]
) -> tuple[Given, list[Fault]]:
    """The answer for each pending bet; faults where one is missing or given twice."""
    given: Given = {}
    faults = []
    for reply in answers:
        mine = [bet for bet in offered if _ends(game, bet)[1] == reply.by]
        for bet in [bet for bet in mine if reply.to in (None, _ends(game, bet)[0])]:
            if bet in given:
                faults.append(_fault("answered_twice", name=reply.by, to=_ends(game, bet)[0]))
            given[bet] = reply.do
    for bet in offered:
        if bet not in given:
            to, name = _ends(game, bet)
            faults.append(_fault("not_answered", name=name, to=to))
    box = [do for bet, do in given.items() if _ends(game, bet)[1] == game.seats.box]
    if not game.house.multi_cube and len(set(box)) > 1:
        faults.append(_fault("same_answer", "single_cube"))
    return given, faults


def _why_not(game: ChouetteGame, status: TurnStatus, reply: Answer, given: Given) -> list[Fault]:
    """Reasons against an answer to these offers or, if it answers none, to the player's cubes."""
    own = [
        bet
        for bet in game.bets
        if (reply.by == bet.member and reply.to in (None, bet.against))
        or (reply.by == bet.against and reply.to in (None, bet.member))
    ]
    if not own:
        without = _fault("no_bets", name=reply.by)
        return [_fault("no_bet", name=reply.by, to=reply.to) if reply.to else without]
    answered = [bet for bet in own if bet in given and _ends(game, bet)[1] == reply.by]
    return [
        replace(fault, pointer="/action/answers")
        for bet in answered or own
        for fault in cubes.why_not(
            bet.cube, game.terms, status, bet.side(reply.by, game.box_color), reply.do
        )
    ]


def _ends(game: ChouetteGame, bet: Bet) -> tuple[str, str]:
    """The player who offered and the player who must answer."""
    assert bet.cube.offer
    by = bet.cube.offer.by
    return bet.player(by, game.box_color), bet.player(OTHER[by], game.box_color)


def _lone_taker(game: ChouetteGame, given: Given) -> Bet | None:
    """The bet of the only member who takes a double of the box while all others drop it."""
    doubled = [
        bet
        for bet in given
        if bet.against == game.seats.box
        and bet.cube.offer
        and bet.cube.offer.kind is Do.DOUBLE
        and bet.cube.offer.by == game.box_color
    ]
    takers = [bet for bet in doubled if given[bet] is not Do.DROP]
    drops = len(doubled) - len(takers)
    # a member who was not doubled this time still plays too
    alone = len(game.open_members) - drops == 1
    return takers[0] if len(takers) == 1 and drops and alone else None


def _must_drop(game: ChouetteGame, given: Given) -> tuple[Bet, ...]:
    lone = _lone_taker(game, given)
    agreed = game.house.lone_taker is LoneTaker.LAST_TAKER_DROPS
    return (lone,) if lone and agreed and len(game.seats.players) >= LAST_TAKER_FROM else ()


def _check_extra(game: ChouetteGame, given: Given, extra_from: Collection[str]) -> list[Fault]:
    lone = _lone_taker(game, given)
    why = ""
    if game.house.lone_taker is not LoneTaker.EXTRA_CUBES:
        why = "not_agreed"
    elif lone is None:
        why = "nobody_alone"
    elif lone.cube.is_turned:
        why = "not_the_first"
    dropped = {bet.member for bet, do in given.items() if do is Do.DROP}
    faults = []
    for name in extra_from:
        reason = why or ("" if name in dropped else "has_not_dropped")
        if reason:
            faults.append(_fault("no_extra_cubes", "extra_cubes", name=name, why=reason))
    return faults


def _carried_out(
    game: ChouetteGame, status: TurnStatus, given: Given, extra_from: Collection[str]
) -> ChouetteGame:
    bets: list[Bet] = []
    payments: list[Payment] = list(game.payments)
    captain_won = game.captain_won
    for bet in game.bets:
        if bet not in given:
            bets.append(bet)
            continue
        offerer, answerer = _ends(game, bet)
        side = bet.side(answerer, game.box_color)
        turned, dropped = cubes.turn_cube(bet.cube, game.terms, status, side, given[bet])
        if not dropped:
            bets.append(replace(bet, cube=turned))
            continue
        payments += paid(game.seats, answerer, offerer, dropped.stake)
        if bet.member == game.seats.captain and bet.against == game.seats.box:
            captain_won = offerer == bet.member
    lone = _lone_taker(game, given)
    if lone:
        for name in dict.fromkeys(extra_from):
            # rulebook 28: a 2-cube for one point; automatic doubles raise both
            payments.append(Payment(name, lone.member, Fraction(lone.cube.value)))
            doubled = replace(lone.cube, value=lone.cube.value * 2, offer=None)
            bets.append(Bet(lone.member, name, replace(doubled, owner=OTHER[game.box_color])))
    return replace(game, bets=tuple(bets), payments=tuple(payments), captain_won=captain_won)


def _with_captain(game: ChouetteGame) -> ChouetteGame:
    """Replace a captain who has dropped by the best placed member still in the game."""
    if game.captain_won is not False or not game.open_members:
        return game
    seats = captain_dropped(game.seats, game.open_members[0])
    return replace(game, seats=seats, captain_won=None)


def _fault(code: str, rule: str = "chouette", **facts: object) -> Fault:
    return Fault(code, "/action/answers", rule, facts=facts)
