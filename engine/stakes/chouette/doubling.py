"""Doubling in a chouette: who may double whom now, and the bets afterwards."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from engine.faults import Fault, Refused
from engine.position import OTHER
from engine.stakes import cube as cubes
from engine.stakes.chouette.bets import Bet
from engine.stakes.chouette.game import ChouetteGame
from engine.stakes.cube import Do, May, TurnStatus


def may(game: ChouetteGame, status: TurnStatus) -> dict[tuple[str, str], tuple[May, ...]]:
    """For each (player, opponent) with a cube: the actions and whether each is allowed."""
    permissions = {}
    for bet in game.bets:
        for by, to in ((bet.member, bet.against), (bet.against, bet.member)):
            side = bet.side(by, game.box_color)
            permissions[by, to] = tuple(
                replace(action, faults=(*action.faults, *_not_the_leader(game, by, to)))
                if action.do == Do.DOUBLE
                else action
                for action in cubes.may(bet.cube, game.terms, status, side)
            )
    return permissions


def _not_the_leader(game: ChouetteGame, by: str, to: str) -> list[Fault]:
    """Rulebook 28: with a single cube only take and drop are individual."""
    if game.house.multi_cube or to != game.seats.box:
        return []
    leader = game.leader(OTHER[game.box_color])
    return [] if by == leader else [_fault("not_the_leader", "single_cube", leader=leader)]


def double(
    game: ChouetteGame, status: TurnStatus, by: str, to: Collection[str] | None = None
) -> ChouetteGame:
    """The game after a player doubled these opponents, or all; a single cube doubles the team."""
    opponents = {
        bet.member if by == bet.against else bet.against: bet
        for bet in game.bets
        if by in (bet.member, bet.against)
    }
    chosen = list(opponents) if to is None else list(dict.fromkeys(to))
    known = [name for name in chosen if name in opponents]
    faults = [_fault("no_bet", name=by, to=name) for name in chosen if name not in opponents]
    if not chosen:
        faults.append(_fault("no_bets", name=by))
    one_cube = not game.house.multi_cube
    if one_cube and by == game.seats.box and set(known) != set(opponents):
        faults.append(_fault("all_or_none", "single_cube"))
    for name in known:
        bet = opponents[name]
        side = bet.side(by, game.box_color)
        faults += cubes.why_not(bet.cube, game.terms, status, side, Do.DOUBLE)
        faults += _not_the_leader(game, by, name)
    if faults:
        raise Refused(once(faults))
    turned = {opponents[name] for name in chosen}
    if one_cube and game.seats.box in chosen:
        turned |= {bet for bet in game.bets if bet.against == game.seats.box}

    def after(bet: Bet) -> Bet:
        side = bet.side(by, game.box_color)
        offered, _ = cubes.turn_cube(bet.cube, game.terms, status, side, Do.DOUBLE)
        return replace(bet, cube=offered)

    return replace(game, bets=tuple(after(bet) if bet in turned else bet for bet in game.bets))


def once(faults: Collection[Fault]) -> list[Fault]:
    """The faults without repetitions (several cubes can have the same one)."""
    return list({(fault.code, str(fault.facts)): fault for fault in faults}.values())


def _fault(code: str, rule: str = "chouette", **facts: object) -> Fault:
    return Fault(code, "/action", rule, facts=facts)
