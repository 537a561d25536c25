"""Ending a game away from the board: resignation, draw, settlement and award (rulebook 27).

An `Offer` waits for the opponent's answer and is part of a game's state. `Ended` says how a game
ended where the position does not show it.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Final

from engine.faults import Fault
from engine.position import OTHER, Color, Position
from engine.rules.goals import Termination
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import DRAWN, SINGLE, GameValue
from engine.stakes.cube import CubeOffer, TurnStatus
from engine.stakes.resignation import scale


@dataclass(frozen=True, slots=True)
class ResignationOffer:
    """A resignation that waits for its answer, at a value of the game's scale (1 to 3)."""

    kind: ClassVar[str] = "resignation"
    by: Color
    value: int


@dataclass(frozen=True, slots=True)
class DrawOffer:
    """A draw that waits for its answer."""

    kind: ClassVar[str] = "draw"
    by: Color


@dataclass(frozen=True, slots=True)
class SettlementOffer:
    """An offer to end the game for points that `payer` pays to the opponent."""

    kind: ClassVar[str] = "settlement"
    by: Color
    payer: Color
    points: Fraction


Agreement = ResignationOffer | DrawOffer | SettlementOffer
"""The offers that are answered with accept or refuse."""

Offer = CubeOffer | Agreement

RULES: Final = {"resignation": "resignation", "draw": "draw", "settlement": "settlement"}
"""The rule of each kind of offer; those of the cube belong to `doubling`."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended away from the board.

    `value` is the multiplier of a resignation, an award or the end on another board, `points` what
    a settlement pays to the winner; a draw has no winner.
    """

    how: Termination
    winner: Color | None = None
    value: int | None = None
    points: Fraction | None = None


WITH_VALUE: Final = (Termination.RESIGNATION, Termination.FORFEIT)
DRAWS: Final = (Termination.DRAW_AGREED, Termination.DRAW_CLAIMED, Termination.FROZEN)
"""`FROZEN` where it depends on the fixed roll, which a finished game does not have any more."""
ENDINGS: Final = (
    Termination.DROP,
    *WITH_VALUE,
    Termination.SETTLEMENT,
    Termination.MATCH_FORFEIT,
    *DRAWS,
    Termination.ELSEWHERE,
)
"""Every way to end a game that its position does not show."""

SETTLED: Final = GameValue("settled")
NO_POINTS: Final = GameValue("single", multiplier=0)


def score_of(ended: Ended, rules: Ruleset, position: Position) -> GameValue:
    """The score of a game that ended away from the board, before the cube."""
    if ended.winner is None:
        return DRAWN
    if ended.value is not None:
        scores = scale(rules, position, OTHER[ended.winner])
        return next(score for score in scores if score.multiplier == ended.value)
    return {Termination.SETTLEMENT: SETTLED, Termination.MATCH_FORFEIT: NO_POINTS}.get(
        ended.how, SINGLE
    )


def after_acceptance(offer: Agreement) -> Ended:
    """The end of a game by an accepted offer."""
    match offer:
        case ResignationOffer(by, value):
            return Ended(Termination.RESIGNATION, OTHER[by], value)
        case SettlementOffer(_, payer, points):
            return Ended(Termination.SETTLEMENT, OTHER[payer], points=points)
        case DrawOffer():
            return Ended(Termination.DRAW_AGREED)


def most_points(rules: Ruleset, position: Position, payer: Color, stake: int) -> int:
    """The most that a settlement may cost: the stake times the highest value of the game."""
    highest = scale(rules, position, payer)[-1]
    return stake * highest.multiplier * highest.base


def why_not_resign(status: TurnStatus, offer: Offer | None) -> list[Fault]:
    """Every reason why a player may not resign now."""
    return [*_begun(status), *pending(offer)]


def why_not_offer_draw(status: TurnStatus, offer: Offer | None, by: Color) -> list[Fault]:
    """Every reason why this player may not offer a draw now."""
    faults = _begun(status)
    if status.player and status.player != by:
        faults.append(_fault("not_your_turn", "draw", player=status.player))
    return [*faults, *pending(offer)]


def why_not_claim_draw(status: TurnStatus, offer: Offer | None) -> list[Fault]:
    """Every reason why a draw by repetition may not be claimed now."""
    faults = _begun(status)
    if not status.roll_is_fixed:
        faults.append(_fault("no_repetition", "draw"))
    return [*faults, *pending(offer)]


def why_not_settle(status: TurnStatus, offer: Offer | None, is_money: bool) -> list[Fault]:
    """Every reason why a settlement may not be offered now."""
    faults = _begun(status)
    if not is_money:
        faults.append(_fault("money_only", "settlement", name="settlement"))
    if status.player and not status.before_roll:
        faults.append(_fault("not_before_a_roll", "settlement"))
    return [*faults, *pending(offer)]


def check_points(points: Fraction, most: int, halves: bool = True) -> list[Fault]:
    """A fault unless these are whole or half points, more than 0 and not more than `most`."""
    if 0 < points <= most and (points * (2 if halves else 1)).denominator == 1:
        return []
    return [Fault("no_such_settlement", "/action/points", "settlement", facts={"most": most})]


def why_not_answer(status: TurnStatus, offer: Offer | None, by: Color) -> list[Fault]:
    """Every reason why this player may not accept or refuse now."""
    if status.over:
        return _begun(status)
    if offer is None:
        return [_fault("nothing_offered", "resignation")]
    if isinstance(offer, CubeOffer):
        return [wrong_answer(offer)]
    return [_fault("own_offer", RULES[offer.kind], kind=offer.kind)] if offer.by == by else []


def wrong_answer(offer: Offer) -> Fault:
    """The fault of an answer that does not belong to this kind of offer."""
    is_cube = isinstance(offer, CubeOffer)
    choices = ["take", "drop"] if is_cube else ["accept", "refuse"]
    return _fault("wrong_answer", _rule(offer), kind=str(offer.kind), choices=choices)


def pending(offer: Offer | None) -> list[Fault]:
    """A fault if an offer must be answered first."""
    if offer is None:
        return []
    return [_fault("offer_pending", _rule(offer), kind=str(offer.kind), by=offer.by)]


def _begun(status: TurnStatus) -> list[Fault]:
    if status.over:
        return [_fault("game_over", "immediate_end")]
    return [_fault("not_begun", "opening")] if status.player is None else []


def _rule(offer: Offer) -> str:
    return RULES.get(str(offer.kind), "doubling")


def _fault(code: str, rule: str, **facts: object) -> Fault:
    return Fault(code, "/action/do", rule, facts=facts)
