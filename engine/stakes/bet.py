"""One bet: a cube and the offer that waits, between two players or two players of a chouette.

`why_not` is the one place that decides what may be done with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.faults import Fault
from engine.position import Color
from engine.stakes import agreements, cube
from engine.stakes.agreements import Offer
from engine.stakes.cube import Cube, CubeDecision, CubeOffer, Permission, Terms, TurnStatus

ACTIONS: Final = (
    *CubeDecision,
    "resign",
    "offer_draw",
    "claim_draw",
    "offer_settlement",
    "accept",
    "refuse",
)
"""The word for everything that can be done with a bet."""


@dataclass(frozen=True, slots=True)
class OpenBet:
    """A bet at one moment of a game; without stakes it has no `terms` and no cube."""

    status: TurnStatus
    terms: Terms | None
    cube: Cube
    offer: Offer | None
    is_money: bool

    @property
    def cube_offer(self) -> CubeOffer | None:
        """The double, beaver, raccoon or otter that waits for an answer."""
        return self.offer if isinstance(self.offer, CubeOffer) else None

    def why_not(self, by: Color, do: str) -> list[Fault]:
        """Every reason why this side may not do this now."""
        match do:
            case "resign":
                return agreements.why_not_resign(self.status, self.offer)
            case "offer_draw":
                return agreements.why_not_offer_draw(self.status, self.offer, by)
            case "claim_draw":
                return agreements.why_not_claim_draw(self.status, self.offer)
            case "offer_settlement":
                if self.terms is None:
                    return [Fault("no_stakes", "/action/do")]
                return agreements.why_not_settle(self.status, self.offer, self.is_money)
            case "accept" | "refuse":
                return agreements.why_not_answer(self.status, self.offer, by)
            case word:
                return self._why_not_turn(by, CubeDecision(word))

    def _why_not_turn(self, by: Color, do: CubeDecision) -> list[Fault]:
        """Reasons against an action with the cube; any other offer must be answered first."""
        if self.terms is None:
            return [Fault("no_stakes", "/action/do")]
        if self.offer is None or isinstance(self.offer, CubeOffer) or do is CubeDecision.DOUBLE:
            faults = cube.why_not(self.cube, self.terms, self.status, by, do, self.cube_offer)
        else:
            faults = [agreements.wrong_answer(self.offer)]
        if self.offer is None or isinstance(self.offer, CubeOffer):
            return faults
        return [*faults, *agreements.pending(self.offer)]

    def permission(self, by: Color, do: str, also: Iterable[Fault] = ()) -> Permission:
        """Whether this side may do this now; `also` are reasons that lie outside the bet."""
        return permission(do, [*self.why_not(by, do), *also], self.cube, self.terms, by)


def permission(
    do: str, faults: Iterable[Fault], turned: Cube, terms: Terms | None, by: Color
) -> Permission:
    """The permission to do what these faults forbid; who may double may have to know something."""
    against = tuple(faults)
    if against or do != CubeDecision.DOUBLE or terms is None:
        return Permission(do, against)
    return Permission(do, (), tuple(cube.notes(turned, terms, by)))
