"""Doubling in a chouette: who may double whom now, and the bets afterwards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Final

from engine.chouette.bets import Bet, Reply
from engine.chouette.game import ChouetteGame, pending
from engine.chouette.seats import check_names
from engine.faults import Fault, Refused
from engine.position import OTHER
from engine.stakes import agreements
from engine.stakes import cube as cubes
from engine.stakes.agreements import Offer
from engine.stakes.bet import ACTIONS, OpenBet, permission
from engine.stakes.cube import CubeDecision, Permission, TurnStatus

CUBE_ANSWERS: Final = tuple(do for do in CubeDecision if do is not CubeDecision.DOUBLE)
ANSWERS: Final = (*CUBE_ANSWERS, "accept", "refuse")
"""What answers an offer."""


def may(game: ChouetteGame, status: TurnStatus) -> dict[tuple[str, str], tuple[Permission, ...]]:
    """For each (player, opponent) with a bet: what they may do with it, and why not the rest."""
    return {
        (by, to): tuple(_permission(game, status, bet, by, do) for do in ACTIONS)
        for bet in game.bets
        for by, to in ((bet.member, bet.against), (bet.against, bet.member))
    }


def _permission(game: ChouetteGame, status: TurnStatus, bet: Bet, by: str, do: str) -> Permission:
    faults = why_not(game, status, bet, by, do)
    return permission(do, faults, bet.cube, game.terms, bet.side(by, game.box_color))


def why_not(game: ChouetteGame, status: TurnStatus, bet: Bet, by: str, do: str) -> list[Fault]:
    """Every reason why a player may not do this with a bet: those of any bet, and of a chouette."""
    side = bet.side(by, game.box_color)
    if do == "claim_draw":  # it ends the whole game, so no bet may wait for an answer
        return [*_open_bet(game, status, bet, None).why_not(side, do), *pending(game)]
    if do == CubeDecision.DOUBLE:
        faults = _open_bet(game, status, bet, None).why_not(side, do)
        waiting = agreements.pending(_waiting(game, bet))
        return [*waiting, *faults, *_not_the_leader(game, by, bet.other(by))]
    faults = _open_bet(game, status, bet, bet.offer).why_not(side, do)
    if by != bet.parties(game.box_color)[1] or do not in ANSWERS:
        return faults
    if bet.answer is not None:
        faults.append(_fault("answered_twice", name=by, to=bet.other(by)))
    elif (
        do in CUBE_ANSWERS
        and by == game.seats.box
        and any(answer != do for answer in box_answers(game))
    ):
        faults.append(_fault("same_answer", "single_cube"))
    return faults


def box_answers(game: ChouetteGame) -> set[Reply]:
    """What the box has answered to a double of the single cube: all get the same answer."""
    if game.house.multi_cube:
        return set()
    own = (bet for bet in game.bets if bet.parties(game.box_color)[1] == game.seats.box)
    return {bet.answer for bet in own if bet.answer in CUBE_ANSWERS}


def _waiting(game: ChouetteGame, bet: Bet) -> Offer | None:
    """The offer because of which nothing may be doubled: with one cube, that of any bet."""
    bets = [bet] if game.house.multi_cube else [bet, *game.bets]
    return next((other.offer for other in bets if other.offer), None)


def _open_bet(game: ChouetteGame, status: TurnStatus, bet: Bet, offer: Offer | None) -> OpenBet:
    return OpenBet(status, game.terms, bet.cube, offer, is_money=True)


def _not_the_leader(game: ChouetteGame, by: str, to: str) -> list[Fault]:
    """Rulebook 28: with a single cube only take and drop are individual."""
    if game.house.multi_cube or to != game.seats.box:
        return []
    leader = game.leader(OTHER[game.box_color])
    return [] if by == leader else [_fault("not_the_leader", "single_cube", leader=leader)]


def double(
    game: ChouetteGame,
    status: TurnStatus,
    by: str,
    to: Sequence[str] | None = None,
) -> ChouetteGame:
    """The game after a player doubled these opponents, or all whom they may double.

    With a single cube the whole team is doubled at once, and its leader doubles for all.
    """
    one_cube = not game.house.multi_cube
    is_one_of_all = one_cube and by == game.seats.box and to is not None
    is_partial = is_one_of_all and set(bets_of(game, by, to)) != set(bets_of(game, by))
    all_or_none = [_fault("all_or_none", "single_cube")] if is_partial else []
    turned = set(
        concerned(
            game,
            by,
            to,
            lambda bet: [*why_not(game, status, bet, by, CubeDecision.DOUBLE), *all_or_none],
        )
    )
    if one_cube and any(bet.other(by) == game.seats.box for bet in turned):
        turned |= {bet for bet in game.bets if bet.against == game.seats.box}

    def after(bet: Bet) -> Bet:
        side = bet.side(by, game.box_color)
        offer = cubes.turn_cube(bet.cube, game.terms, status, side, CubeDecision.DOUBLE).offer
        return replace(bet, offer=offer)

    return replace(game, bets=tuple(after(bet) if bet in turned else bet for bet in game.bets))


def concerned(
    game: ChouetteGame, by: str, to: Sequence[str] | None, reasons: Callable[[Bet], list[Fault]]
) -> list[Bet]:
    """The bets that an action of a player concerns: those with these opponents, all possible.

    Without `to` those of their bets in which it is possible. `Refused` has the reasons against it.
    """
    found = {bet: reasons(bet) for bet in bets_of(game, by, to)}
    possible = [bet for bet, faults in found.items() if not faults]
    if len(possible) == len(found) or (possible and to is None):
        return possible
    raise Refused(once([fault for faults in found.values() for fault in faults]))


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
