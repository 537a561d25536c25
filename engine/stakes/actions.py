"""The actions of two players away from the board: cube, resignation, draw, settlement, award."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine.position import Color
from engine.stakes.cube import CubeDecision


@dataclass(frozen=True, slots=True)
class CubeAction:
    """A player doubles, takes, drops, beavers, raccoons or otters."""

    by: Color
    do: CubeDecision

    def __post_init__(self) -> None:
        object.__setattr__(self, "do", CubeDecision(self.do))


@dataclass(frozen=True, slots=True)
class Resign:
    """A player resigns at a value of the game's scale; None leaves it to the house rule."""

    by: Color
    value: int | None = None


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """The player on turn offers a draw."""

    by: Color


@dataclass(frozen=True, slots=True)
class ClaimDraw:
    """A player claims the draw by the third repetition; the client has counted."""

    by: Color


@dataclass(frozen=True, slots=True)
class OfferSettlement:
    """A player offers to end the game for points that `payer` pays to the opponent."""

    by: Color
    payer: Color
    points: Fraction


@dataclass(frozen=True, slots=True)
class AnswerOffer:
    """A player accepts or refuses the opponent's resignation, draw or settlement."""

    by: Color
    accept: bool


@dataclass(frozen=True, slots=True)
class Award:
    """The game is awarded to a player at a value; it needs no consent."""

    to: Color
    value: int


@dataclass(frozen=True, slots=True)
class AwardMatch:
    """The match is awarded to a player; it needs no consent."""

    to: Color


StakesAction = (
    CubeAction | Resign | OfferDraw | ClaimDraw | OfferSettlement | AnswerOffer | Award | AwardMatch
)
