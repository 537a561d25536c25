"""Answering offers in a chouette, one by one or all at once, and what follows from the answers.

Answers are kept in the bets until every player who must answer has done so; then all of them take
effect together. So one answer after the other leads to the same game as all at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from engine.chouette.bets import Bet, Consent, Payment, Reply, paid
from engine.chouette.doubling import once, why_not
from engine.chouette.game import LAST_TAKER_FROM, ChouetteGame, LoneTaker, pending
from engine.chouette.offers import after_drops, settle_bets, with_captain
from engine.chouette.seats import check_names
from engine.faults import Fault, Refused
from engine.position import OTHER, Position
from engine.rules.ruleset import Ruleset
from engine.stakes import agreements
from engine.stakes import cube as cubes
from engine.stakes.agreements import Ended
from engine.stakes.cube import CubeDecision, CubeOffer, TurnStatus


@dataclass(frozen=True, slots=True)
class Answer:
    """A player's answer to one opponent or, with `to` None, to all who wait for it.

    `extra_cube`: a player who drops wants an extra cube against the lone taker.
    """

    by: str
    do: Reply
    to: str | None = None
    extra_cube: bool = False


class Answered(NamedTuple):
    """An answer as it took effect.

    `value` is the stake after a take, the new offer after a beaver, the stake lost by a drop.
    """

    by: str
    do: Reply
    to: str
    offer: str
    value: int | None = None
    forced: bool = False


class Resolved(NamedTuple):
    """The game after answers; `answers` is empty while others have still to answer."""

    game: ChouetteGame
    answers: tuple[Answered, ...] = ()


def answer(
    game: ChouetteGame,
    status: TurnStatus,
    answers: Sequence[Answer],
    rules: Ruleset,
    position: Position,
) -> Resolved:
    """The game after all pending offers were answered at once.

    A wish for an extra cube is void if in the end no member is the lone taker (rulebook 27b).
    """
    noted, faults = note_answers(game, status, answers)
    faults += [replace(fault, pointer="/action/answers") for fault in pending(noted)]
    if faults:
        raise Refused(once(faults))
    return _resolve(noted, status, rules, position)


def answer_one(
    game: ChouetteGame, status: TurnStatus, reply: Answer, rules: Ruleset, position: Position
) -> Resolved:
    """The game after one player's answer; the last one makes all of them take effect."""
    noted, faults = note_answers(game, status, [reply], listed=False)
    if faults:
        raise Refused(once(faults))
    return carried_on(noted, status, rules, position)


def carried_on(
    game: ChouetteGame, status: TurnStatus, rules: Ruleset, position: Position
) -> Resolved:
    """The game as it goes on: answers take effect once nobody else has to answer."""
    waits = pending(game) or all(bet.answer is None for bet in game.bets)
    return Resolved(game) if waits else _resolve(game, status, rules, position)


def note_answers(
    game: ChouetteGame, status: TurnStatus, answers: Sequence[Answer], listed: bool = True
) -> tuple[ChouetteGame, list[Fault]]:
    """The game with these answers kept in its bets, and every reason against them.

    `listed`: the answers are a list in the action, and pointers name the one that is wrong.
    """
    faults: list[Fault] = []
    for index, reply in enumerate(answers):
        bets = _answered_bets(game, reply)
        reasons = _unknown(game, reply) or _why_not(game, status, reply, bets)
        pointer = f"/action/answers/{index}" if listed else "/action"
        faults += [replace(fault, pointer=pointer + fault.pointer) for fault in reasons]
        noted = [_noted(bet, reply) if bet in bets else bet for bet in game.bets]
        game = replace(game, bets=tuple(noted))
    return game, faults


def _unknown(game: ChouetteGame, reply: Answer) -> list[Fault]:
    names = {"/by": reply.by, **({"/to": reply.to} if reply.to else {})}
    return [
        fault
        for place, name in names.items()
        for fault in check_names([name], game.seats.players, place, listed=False)
    ]


def _noted(bet: Bet, reply: Answer) -> Bet:
    return replace(
        bet, answer=reply.do, wants_extra=reply.extra_cube and reply.do is CubeDecision.DROP
    )


def _answered_bets(game: ChouetteGame, reply: Answer) -> list[Bet]:
    """The bets with an offer that this reply answers."""
    return [
        bet
        for bet in game.bets
        if bet.offer
        and bet.parties(game.box_color)[1] == reply.by
        and reply.to in (None, bet.other(reply.by))
    ]


def _why_not(
    game: ChouetteGame, status: TurnStatus, reply: Answer, answered: Sequence[Bet]
) -> list[Fault]:
    """Reasons against an answer to these offers or, if it answers none, to the player's bets."""
    own = [
        bet
        for bet in game.bets
        if reply.by in (bet.member, bet.against) and reply.to in (None, bet.other(reply.by))
    ]
    if not own:
        if reply.to:
            return [Fault("no_bet", "/to", "chouette", facts={"name": reply.by, "to": reply.to})]
        return [Fault("no_bets", "/by", "chouette", facts={"name": reply.by})]
    faults: list[Fault] = []
    if reply.extra_cube and game.house.lone_taker is not LoneTaker.EXTRA_CUBES:
        faults.append(_no_extra_cube(reply.by, "not_agreed"))
    elif reply.extra_cube and reply.do is not CubeDecision.DROP:
        faults.append(_no_extra_cube(reply.by, "has_not_dropped"))
    for bet in answered or own:
        reasons = why_not(game, status, bet, reply.by, reply.do)
        faults += [replace(fault, pointer="/do") for fault in reasons]
    return [
        replace(fault, pointer="/extra_cube" if fault.code == "no_extra_cubes" else "/do")
        for fault in faults
    ]


def _lone_taker(game: ChouetteGame) -> Bet | None:
    """The bet of the only member who takes a double of the box while all others drop it."""
    doubled = [
        bet
        for bet in game.bets
        if bet.against == game.seats.box
        and bet.offer
        and bet.offer.kind == CubeDecision.DOUBLE
        and bet.offer.by == game.box_color
    ]
    takers = [bet for bet in doubled if bet.answer is not CubeDecision.DROP]
    drops = len(doubled) - len(takers)
    # a member who was not doubled this time still plays too
    is_alone = len(game.open_members) - drops == 1
    return takers[0] if len(takers) == 1 and drops and is_alone else None


def _no_extra_cube(name: str, why: str) -> Fault:
    return _fault("no_extra_cubes", "extra_cubes", name=name, why=why)


def _resolve(
    game: ChouetteGame, status: TurnStatus, rules: Ruleset, position: Position
) -> Resolved:
    """The game after every answer took effect."""
    lone = _lone_taker(game)
    must_drop = game.house.lone_taker is LoneTaker.LAST_TAKER_DROPS
    forced = lone if must_drop and len(game.seats.players) >= LAST_TAKER_FROM else None
    if forced:
        bets = [replace(b, answer=CubeDecision.DROP) if b == forced else b for b in game.bets]
        game, lone = replace(game, bets=tuple(bets)), None
    extra = _extra_cubes(game, lone) if lone else ()
    records: list[Answered] = []
    ended: dict[Bet, Ended] = {}
    payments: list[Payment] = list(game.payments)
    captain_won, bets = game.captain_won, []
    for bet in game.bets:
        if bet.offer is None or bet.answer is None:
            bets.append(bet)
            continue
        to, by = bet.parties(game.box_color)
        kind = str(bet.offer.kind)
        if not isinstance(bet.offer, CubeOffer):
            quiet = replace(bet, offer=None, answer=None)
            bets.append(quiet)
            if bet.answer is Consent.ACCEPT:
                ended[quiet] = agreements.after_acceptance(bet.offer)
            records.append(Answered(by, bet.answer, to, kind))
            continue
        side = bet.side(by, game.box_color)
        do = CubeDecision(bet.answer)
        turned = cubes.turn_cube(bet.cube, game.terms, status, side, do, bet.offer)
        is_forced = forced is not None and bet.member == forced.member
        value = turned.offer.value if turned.offer else turned.cube.value
        records.append(Answered(by, do, to, kind, value, is_forced and do is CubeDecision.DROP))
        if not turned.dropped:
            bets.append(Bet(bet.member, bet.against, turned.cube, turned.offer))
            continue
        payments += paid(game.seats, by, to, turned.dropped.stake)
        if bet.member == game.seats.captain and bet.against == game.seats.box:
            captain_won = to == bet.member
    for bought, price in extra:
        bets.append(bought)
        payments.append(price)
    after = replace(game, bets=tuple(bets), payments=tuple(payments), captain_won=captain_won)
    settled = settle_bets(after, rules, position, ended)
    dropped = any(
        record.do is CubeDecision.DROP and record.to == game.seats.box for record in records
    )
    seated = after_drops(settled) if dropped else with_captain(settled)
    return Resolved(seated, tuple(records))


def _extra_cubes(game: ChouetteGame, lone: Bet) -> tuple[tuple[Bet, Payment], ...]:
    """The extra cubes that members who dropped buy from the lone taker, with their price.

    Rulebook 28: a 2-cube for one point; automatic doubles raise both.
    """
    if game.house.lone_taker is not LoneTaker.EXTRA_CUBES or lone.cube.is_turned:
        return ()
    cube = replace(lone.cube, value=lone.cube.value * 2, owner=OTHER[game.box_color])
    return tuple(
        (Bet(lone.member, bet.member, cube), Payment(bet.member, lone.member, price))
        for bet in game.bets
        if bet.wants_extra
        for price in [Fraction(lone.cube.value)]
    )


def _fault(code: str, rule: str = "chouette", **facts: object) -> Fault:
    return Fault(code, "", rule, facts=facts)
