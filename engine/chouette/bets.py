"""The bets of a chouette: a cube between two players, and the payments when it is settled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final, NamedTuple

from engine.chouette.seats import Seats
from engine.position import OTHER, Color
from engine.stakes.agreements import Offer
from engine.stakes.cube import Cube, CubeDecision

HALF: Final = Fraction(1, 2)


class Consent(StrEnum):
    """The answers to a resignation, a draw offer or a settlement."""

    ACCEPT = "accept"
    REFUSE = "refuse"


Reply = CubeDecision | Consent
"""The answers to an offer."""


@dataclass(frozen=True, slots=True)
class Bet:
    """A cube between a member of the team and an opponent, `against`.

    The opponent is the box or, on an extra cube, the member who paid for it. With a single cube
    all bets against the box have the same cube.
    """

    member: str
    against: str
    cube: Cube
    offer: Offer | None = None
    """The double, resignation, draw or settlement that waits for an answer in this bet."""
    answer: Reply | None = None
    """The answer, kept until all players who must answer have done so."""
    wants_extra: bool = False
    """Whether the player who answers with a drop wants an extra cube."""

    def side(self, name: str, box: Color) -> Color:
        """The colour of this player's side in this bet."""
        return box if name == self.against else OTHER[box]

    def player(self, side: Color, box: Color) -> str:
        """The player on this colour's side in this bet."""
        return self.against if side == box else self.member

    def other(self, name: str) -> str:
        """The opponent of this player in this bet."""
        return self.member if name == self.against else self.against

    def parties(self, box: Color) -> tuple[str, str]:
        """The player who made the offer and the player who must answer it."""
        by = self.offer.by if self.offer else box
        return self.player(by, box), self.player(OTHER[by], box)


class Payment(NamedTuple):
    """Points that one player pays to another."""

    payer: str
    payee: str
    points: Fraction


def paid(seats: Seats, payer: str, payee: str, points: int | Fraction) -> list[Payment]:
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
