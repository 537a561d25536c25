"""Doubling in a chouette: who may double whom now, and the bets afterwards."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from engine.faults import Fault, Refused
from engine.position import OTHER
from engine.stakes import agreements
from engine.stakes import cube as cubes
from engine.stakes.chouette.bets import Bet
from engine.stakes.chouette.game import ChouetteGame
from engine.stakes.chouette.seats import check_names
from engine.stakes.cube import CubeOffer, Do, May, TurnStatus


def may(game: ChouetteGame, status: TurnStatus) -> dict[tuple[str, str], tuple[May, ...]]:
    """For each (player, opponent) with a bet: the cube actions and whether each is allowed."""
    return {
        (by, to): tuple(
            May(do, tuple(why_not(game, status, bet, by, do)), _notes(game, status, bet, by, do))
            for do in Do
        )
        for bet in game.bets
        for by, to in ((bet.member, bet.against), (bet.against, bet.member))
    }


def why_not(game: ChouetteGame, status: TurnStatus, bet: Bet, by: str, do: Do) -> list[Fault]:
    """Every reason why a player may not do this with the cube of a bet."""
    side = bet.side(by, game.box_color)
    offer = bet.offer if isinstance(bet.offer, CubeOffer) else None
    faults = cubes.why_not(bet.cube, game.terms, status, side, do, offer)
    if bet.offer and offer is None:
        is_double = do is Do.DOUBLE
        faults = [] if is_double else [agreements.wrong_answer(bet.offer)]
        faults += agreements.pending(bet.offer)
    if do is Do.DOUBLE:
        return [*faults, *_not_the_leader(game, by, bet.other(by))]
    if bet.answer is not None:
        faults.append(_fault("answered_twice", name=by, to=bet.other(by)))
    return faults


def _notes(game: ChouetteGame, status: TurnStatus, bet: Bet, by: str, do: Do) -> tuple[Fault, ...]:
    side = bet.side(by, game.box_color)
    offer = bet.offer if isinstance(bet.offer, CubeOffer) else None
    permissions = cubes.may(bet.cube, game.terms, status, side, offer)
    return next(action.notes for action in permissions if action.do == do)


def _not_the_leader(game: ChouetteGame, by: str, to: str) -> list[Fault]:
    """Rulebook 28: with a single cube only take and drop are individual."""
    if game.house.multi_cube or to != game.seats.box:
        return []
    leader = game.leader(OTHER[game.box_color])
    return [] if by == leader else [_fault("not_the_leader", "single_cube", leader=leader)]


def double(
    game: ChouetteGame, status: TurnStatus, by: str, to: Sequence[str] | None = None
) -> ChouetteGame:
    """The game after a player doubled these opponents, or all whom they may double.

    With a single cube the whole team is doubled at once, and its leader doubles for all.
    """
    bets = bets_of(game, by, to)
    one_cube = not game.house.multi_cube
    reasons = {bet: why_not(game, status, bet, by, Do.DOUBLE) for bet in bets}
    if to is None and any(not faults for faults in reasons.values()):
        reasons = {bet: faults for bet, faults in reasons.items() if not faults}
    faults = [fault for found in reasons.values() for fault in found]
    if one_cube and by == game.seats.box and set(bets) != set(bets_of(game, by)):
        faults.append(_fault("all_or_none", "single_cube"))
    if faults:
        raise Refused(once(faults))
    turned = set(reasons)
    if one_cube and any(bet.other(by) == game.seats.box for bet in turned):
        turned |= {bet for bet in game.bets if bet.against == game.seats.box}

    def after(bet: Bet) -> Bet:
        side = bet.side(by, game.box_color)
        offer = cubes.turn_cube(bet.cube, game.terms, status, side, Do.DOUBLE).offer
        return replace(bet, offer=offer)

    return replace(game, bets=tuple(after(bet) if bet in turned else bet for bet in game.bets))


def bets_of(game: ChouetteGame, by: str, to: Sequence[str] | None = None) -> list[Bet]:
    """The bets of a player with these opponents, or all; `Refused` names who has none."""
    faults = check_names([by], game.seats.players, "/action/by", listed=False)
    own = {bet.other(by): bet for bet in game.bets if by in (bet.member, bet.against)}
    if to is not None:
        faults += check_names(to, game.seats.players, "/action/to")
        faults += [
            _fault("no_bet", name=by, to=name)
            for name in to
            if name in game.seats.players and name not in own
        ]
    if not own and not faults:
        faults.append(_fault("no_bets", name=by))
    if to is not None and not to:
        faults.append(_fault("no_bets", name=by))
    if faults:
        raise Refused(once(faults))
    return [bet for name, bet in own.items() if to is None or name in to]


def once(faults: Collection[Fault]) -> list[Fault]:
    """The faults without repetitions (several cubes can have the same one)."""
    return list({(fault.code, str(fault.facts)): fault for fault in faults}.values())


def _fault(code: str, rule: str = "chouette", **facts: object) -> Fault:
    return Fault(code, "/action", rule, facts=facts)
