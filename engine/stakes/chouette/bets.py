"""The bets of a chouette: a cube between two players, and the payments when it is settled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple

from engine.position import OTHER, Color
from engine.stakes.chouette.seats import Seats
from engine.stakes.cube import Cube

HALF: Final = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Bet:
    """A cube between a member of the team and an opponent, `against`.

    The opponent is the box or, on an extra cube, the member who paid for it. With a single cube
    all bets against the box have the same cube.
    """

    member: str
    against: str
    cube: Cube

    def side(self, name: str, box: Color) -> Color:
        """The colour of this player's side in this bet."""
        return box if name == self.against else OTHER[box]

    def player(self, side: Color, box: Color) -> str:
        """The player on this colour's side in this bet."""
        return self.against if side == box else self.member


class Payment(NamedTuple):
    """Points that one player pays to another."""

    payer: str
    payee: str
    points: Fraction


def paid(seats: Seats, payer: str, payee: str, points: int) -> list[Payment]:
    """The payments of a settled bet; the box's partner shares half of the box's result."""
    if points == 0:
        return []
    if seats.partner is None or seats.box not in (payer, payee):
        return [Payment(payer, payee, Fraction(points))]
    half = points * HALF
    if payer == seats.box:
        return [Payment(name, payee, half) for name in (seats.box, seats.partner)]
    return [Payment(payer, name, half) for name in (seats.box, seats.partner)]


def merged(payments: Iterable[Payment]) -> tuple[Payment, ...]:
    """The payments with at most one between any two players."""
    owed: dict[tuple[str, str], Fraction] = {}
    for payer, payee, points in payments:
        if (payee, payer) in owed:
            owed[payee, payer] -= points
        else:
            owed[payer, payee] = owed.get((payer, payee), Fraction(0)) + points
    return tuple(
        Payment(payer, payee, points) if points > 0 else Payment(payee, payer, -points)
        for (payer, payee), points in owed.items()
        if points
    )


def balances(players: Iterable[str], payments: Iterable[Payment]) -> Mapping[str, Fraction]:
    """What each player has won or lost; the sum is zero."""
    sums = {name: Fraction(0) for name in players}
    for payer, payee, points in payments:
        sums[payer] -= points
        sums[payee] += points
    return sums
