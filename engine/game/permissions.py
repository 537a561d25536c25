"""What each of two players may do away from the board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from engine.faults import Fault
from engine.game.game import Game
from engine.position import COLORS, Color
from engine.rules.ruleset import Ruleset
from engine.stakes import agreements, resignation
from engine.stakes.agreements import Offer
from engine.stakes.bet import ACTIONS, OpenBet
from engine.stakes.cube import Cube, Permission
from engine.stakes.money import Money
from engine.stakes.resignation import ResignationRule
from engine.stakes.turn_status import turn_status
from engine.stakes.two_players import Stakes, check_open
from engine.turn import Turn


class Permissions(NamedTuple):
    """The actions of one player away from the board."""

    actions: tuple[Permission, ...]
    allowed: tuple[str, ...]
    """The words of those that are allowed."""
    resign_at: tuple[int, ...]
    """The values at which the player may resign."""


def may(game: Game) -> dict[Color, tuple[Permission, ...]]:
    """For each player, the actions away from the board and whether each is allowed now."""
    return {by: each.actions for by, each in permissions(game).items()}


def allowed(game: Game, by: Color) -> tuple[str, ...]:
    """The actions away from the board that this player is allowed now."""
    return permissions(game)[by].allowed


def resign_at(game: Game, color: Color) -> tuple[int, ...]:
    """The values at which this player may resign."""
    return permissions(game)[color].resign_at


def settle_up_to(game: Game, payer: Color) -> int | None:
    """The most points this player may pay in a settlement; None where there is none."""
    if game.stakes is None or not isinstance(game.stakes.play, Money):
        return None
    return agreements.most_points(game.rules, game.position, payer, game.stakes.cube.value)


def why_not(game: Game, by: Color, do: str) -> list[Fault]:
    """Every reason why this player may not do this now."""
    bet = open_bet(game.rules, game.turn, game.stakes, game.offer)
    return [*bet.why_not(by, do), *_closed(game.stakes)]


def permissions(game: Game) -> Mapping[Color, Permissions]:
    """The actions of both players away from the board."""
    return _permissions_at(game.rules, game.turn, game.stakes, game.offer)


# the position does not matter, so most questions repeat: a tenth of a `POST /v1/moves` (ADR 29)
@lru_cache(maxsize=4096)
def _permissions_at(
    rules: Ruleset, turn: Turn | None, stakes: Stakes | None, offer: Offer | None
) -> Mapping[Color, Permissions]:
    bet, closed = open_bet(rules, turn, stakes, offer), _closed(stakes)
    both = {}
    for by in COLORS:
        actions = tuple(bet.permission(by, do, closed) for do in ACTIONS)
        allowed = tuple(str(action.do) for action in actions if action.allowed)
        values = resignation.values(house_of(stakes), resignation.multipliers(rules, by))
        both[by] = Permissions(actions, allowed, tuple(values))
    return MappingProxyType(both)


def open_bet(
    rules: Ruleset, turn: Turn | None, stakes: Stakes | None, offer: Offer | None
) -> OpenBet:
    """The bet of the two players."""
    status = turn_status(rules, turn, stakes.turns if stakes else None)
    if stakes is None:
        return OpenBet(status, None, Cube(), offer, is_money=False)
    is_money = isinstance(stakes.play, Money)
    return OpenBet(status, stakes.terms(rules), stakes.cube, offer, is_money)


def house_of(stakes: Stakes | None) -> ResignationRule:
    """The house rule about resignations."""
    return stakes.resignation if stakes else ResignationRule.AGREED


def _closed(stakes: Stakes | None) -> list[Fault]:
    return check_open(stakes) if stakes else []
