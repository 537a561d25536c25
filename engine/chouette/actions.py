"""The actions of the players of a chouette away from the board."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine.chouette.answers import Answer
from engine.position import Color


@dataclass(frozen=True, slots=True)
class Double:
    """A player doubles these opponents; None: all whom they may double."""

    by: str
    to: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class AnswerAll:
    """All pending offers are answered at once."""

    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class ResignBets:
    """A player resigns to these opponents, or to all, at a value of the game's scale."""

    by: str
    value: int | None = None
    to: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class OfferDrawBets:
    """A player offers these opponents, or all, a draw."""

    by: str
    to: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class OfferSettlementBets:
    """A player offers to settle bets for points that `payer` pays.

    The payer is the player who offers, in each bet with these opponents or with all, or one
    opponent, in the bet with them.
    """

    by: str
    payer: str
    points: Fraction
    to: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class AwardBets:
    """The bets of a player, or the one with `against`, are awarded to them; it needs no consent."""

    to: str
    value: int
    against: str | None = None


@dataclass(frozen=True, slots=True)
class ClaimDrawBets:
    """A player claims the draw by the third repetition, which ends every bet."""

    by: str


@dataclass(frozen=True, slots=True)
class End:
    """The game ends by agreement: its winner and value (1, 2 or 3), or a draw without a winner."""

    winner: Color | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """Players leave and others join: at once before a game, else after it."""

    leaving: tuple[str, ...] = ()
    joining: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TakePartner:
    """Before the game the box gets a partner."""

    volunteers: tuple[str, ...] = ()
    drawn: str | None = None


Offering = ResignBets | OfferDrawBets | OfferSettlementBets | AwardBets
ChouetteAction = Double | Answer | AnswerAll | Offering | ClaimDrawBets | End | Change | TakePartner
