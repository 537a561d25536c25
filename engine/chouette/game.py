"""A game of chouette: how it begins, how it ends, and what follows it.

A chouette is a set of bets, each with its own cube. With a single cube the bets against the box are
doubled together and the box answers once; only the answers of the team are individual.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import Final, NamedTuple

from engine.chouette.bets import Bet, Payment, balances, merged, paid
from engine.chouette.seats import PARTNER_FROM, Seats, changed, check_seats, rotated
from engine.faults import Fault, Refused
from engine.game.game import Game
from engine.position import OTHER, WHITE, Color
from engine.rules.scoring import GameValue
from engine.stakes.cube import Cube, CubeOffer, Terms
from engine.stakes.money import Beavers, Money, after_tie, points
from engine.stakes.resignation import ResignationRule

LAST_TAKER_FROM: Final = 5
"""Rulebook 28: `last_taker_drops` with five or more players."""


PLAIN: Final = Money()
"""Money play without options."""


class LoneTaker(StrEnum):
    """The rule for a member who is the only one to take the box's double."""

    PLAYS_ON = "plays_on"
    LAST_TAKER_DROPS = "last_taker_drops"
    EXTRA_CUBES = "extra_cubes"


class Consultation(StrEnum):
    """When members of the team may advise the player who leads it."""

    FREE = "free"
    AFTER_DOUBLE = "after_double"
    NEVER = "never"


class AfterDrop(StrEnum):
    """What happens to the order of the team after drops while others play on."""

    MOVE_UP = "move_up"
    """The takers move up before those who dropped."""
    KEEP_ORDER = "keep_order"
    """Only a captain who dropped changes place."""


@dataclass(frozen=True, slots=True)
class House:
    """The agreed house rules; rules for five or eight players do nothing with fewer."""

    multi_cube: bool = False
    lone_taker: LoneTaker = LoneTaker.PLAYS_ON
    box_partner: bool = False
    money: Money = PLAIN
    cube_limit: int | None = None
    consultation: Consultation = Consultation.FREE
    resignation: ResignationRule = ResignationRule.AGREED
    after_drop: AfterDrop = AfterDrop.MOVE_UP


@dataclass(frozen=True, slots=True)
class ChouetteGame:
    """A game in progress: the open bets and the payments made so far."""

    house: House
    seats: Seats
    bets: tuple[Bet, ...]
    box_color: Color = WHITE
    with_cube: bool = True
    payments: tuple[Payment, ...] = ()
    captain_won: bool | None = None
    """Whether the captain has beaten the box; None while that is open, and after a draw."""
    number: int = 1
    """The number of this game in the session."""
    totals: tuple[tuple[str, Fraction], ...] = ()
    """What players have won or lost in the games before this one, by name and without zeroes."""
    leaving: tuple[str, ...] = ()
    """The players who leave after this game."""
    joining: tuple[str, ...] = ()
    """The players who join after it; who is in both lists goes to the end of the queue."""
    doubled: bool = False
    """Whether a bet was doubled that is over, where `consultation` asks for it."""

    @property
    def terms(self) -> Terms:
        """The rules of every cube of this chouette."""
        return self.house.money.terms(self.with_cube, self.house.cube_limit)

    @property
    def open_members(self) -> tuple[str, ...]:
        """The members who still play against the box, the best placed first."""
        still = {bet.member for bet in self.bets if bet.against == self.seats.box}
        return tuple(name for name in self.seats.team if name in still)

    def leader(self, side: Color) -> str | None:
        """The player who rolls and moves for this side: the best placed with an open bet."""
        still = {bet.player(side, self.box_color) for bet in self.bets}
        return next((name for name in self.seats.players if name in still), None)

    @property
    def advisers(self) -> dict[str, tuple[str, ...]]:
        """Who may advise whom now: the partner the box, the open members the team's leader."""
        rule = self.house.consultation
        if self.is_over or rule is Consultation.NEVER:
            return {}
        if rule is Consultation.AFTER_DOUBLE and not self.has_doubled:
            return {}
        leader = self.leader(OTHER[self.box_color])
        members = tuple(name for name in self.open_members if name != leader)
        advisers = {leader: members} if leader and members else {}
        if self.seats.partner:
            advisers[self.seats.box] = (self.seats.partner,)
        return advisers

    @property
    def has_doubled(self) -> bool:
        """Whether anybody has doubled in this game, also in a bet that is over."""
        return self.doubled or any(
            bet.cube.is_turned or isinstance(bet.offer, CubeOffer) for bet in self.bets
        )

    def remembering(self, doubled: bool) -> ChouetteGame:
        """This game; that there was a double is kept where it matters and no open bet shows it."""
        plain = replace(self, doubled=False)
        asked = self.house.consultation is Consultation.AFTER_DOUBLE and not self.is_over
        return replace(plain, doubled=doubled and asked and not plain.has_doubled)

    @property
    def is_over(self) -> bool:
        """Whether every bet is settled."""
        return not self.bets


@dataclass(frozen=True, slots=True)
class Chouette:
    """The board, and the game with its bets."""

    board: Game
    game: ChouetteGame


class Settled(NamedTuple):
    """The payments of a finished game, each player's result, and the next game's seats."""

    payments: tuple[Payment, ...]
    balances: Mapping[str, Fraction]
    amounts: Mapping[str, Fraction] | None
    totals: Mapping[str, Fraction]
    """The running totals of the session after this game."""
    next: Seats


def check_house(house: House, with_cube: bool = True) -> list[Fault]:
    """Faults of house rules that cannot be agreed."""
    faults = []
    money = house.money
    if money.beavers is not Beavers.NONE and not house.multi_cube:
        # it would raise the stake of members who each answer for themselves
        faults.append(_fault("beavers_need_cubes", "single_cube", "/options/beavers"))
    about_the_cube = {
        "jacoby": money.jacoby,
        "beavers": money.beavers is not Beavers.NONE,
        "automatic_doubles": money.automatic_doubles > 0,
        "cube_limit": house.cube_limit is not None,
        "multi_cube": house.multi_cube,
        "lone_taker": house.lone_taker is not LoneTaker.PLAYS_ON,
        "after_drop": house.after_drop is not AfterDrop.MOVE_UP,
    }
    if not with_cube:
        faults += [
            _fault("no_cube", "cube", f"/options/{name}", name=name)
            for name, agreed in about_the_cube.items()
            if agreed
        ]
    return faults


def begin(
    house: House,
    seats: Seats,
    box_color: Color = WHITE,
    with_cube: bool = True,
    ties: int = 0,
    number: int = 1,
    totals: Mapping[str, Fraction] | None = None,
) -> ChouetteGame:
    """A game before its first turn; `ties` of the opening throw may double the cubes."""
    faults = [*check_house(house, with_cube), *check_seats(seats)]
    if seats.partner and not house.box_partner:
        faults.append(_fault("no_partner", "box_partner", "/partner", least=PARTNER_FROM))
    if faults:
        raise Refused(faults)
    cube = Cube()
    for _ in range(min(ties, house.money.automatic_doubles)):
        cube = after_tie(cube, house.money.automatic_doubles, house.cube_limit)
    bets = tuple(Bet(name, seats.box, cube) for name in seats.team)
    running = tuple(sorted((name, points) for name, points in (totals or {}).items() if points))
    return ChouetteGame(house, seats, bets, box_color, with_cube, number=number, totals=running)


def announced(game: ChouetteGame, leaving: Sequence[str], joining: Sequence[str]) -> ChouetteGame:
    """Rulebook 28: who leaves or joins during a game does so after it; the bets stand."""
    players = game.seats.players
    changed(changed(game.seats, game.leaving, game.joining), leaving, joining)
    going = (name for name in leaving if name in players and name not in game.leaving)
    coming = (name for name in game.joining if name not in leaving)
    return replace(game, leaving=(*game.leaving, *going), joining=(*coming, *joining))


def pending(game: ChouetteGame) -> list[Fault]:
    """A fault for each answer that the game waits for."""
    return [
        Fault("not_answered", "/action/do", "chouette", facts={"name": name, "to": to})
        for bet in game.bets
        if bet.offer and bet.answer is None
        for to, name in [bet.parties(game.box_color)]
    ]


def board_ended(game: ChouetteGame, winner: Color | None, score: GameValue) -> ChouetteGame:
    """The game after its end at the board: every open bet is settled."""
    faults = pending(game) if game.bets else [_fault("game_over", "immediate_end")]
    if faults:
        raise Refused(faults)
    payments = list(game.payments)
    for bet in game.bets:
        if winner:
            loser = bet.player(OTHER[winner], game.box_color)
            worth = points(score, bet.cube, game.house.money.jacoby).total
            payments += paid(game.seats, loser, bet.player(winner, game.box_color), worth)
    captain_won = game.captain_won
    if winner and game.seats.captain in game.open_members:
        captain_won = winner != game.box_color
    return replace(game, bets=(), payments=tuple(payments), captain_won=captain_won)


def settled(game: ChouetteGame) -> Settled:
    """The result of a finished game and the seats of the next."""
    if not game.is_over:
        names = sorted({name for bet in game.bets for name in (bet.member, bet.against)})
        raise Refused([_fault("still_open", names=names)])
    payments = merged(game.payments)
    sums = balances(game.seats.players, payments)
    per_point = game.house.money.per_point
    amounts = None if per_point is None else {name: n * per_point for name, n in sums.items()}
    totals = dict.fromkeys(game.seats.players, Fraction(0)) | dict(game.totals)
    for name, result in sums.items():
        totals[name] = totals.get(name, Fraction(0)) + result
    seats = rotated(game.seats, game.captain_won)
    return Settled(payments, sums, amounts, totals, changed(seats, game.leaving, game.joining))


def _fault(code: str, rule: str = "chouette", place: str = "", **facts: object) -> Fault:
    return Fault(code, f"/chouette{place}", rule, facts=facts)
