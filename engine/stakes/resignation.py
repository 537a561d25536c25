"""Resignation: offered at 1, 2 or 3 and accepted or refused; by a house rule always at the most.

The values come from the game's own scoring: Gioul has no 3, Mexican has 1 only, and in Pin and Acey
Deucey 1 is worth what the loser has left at that moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.faults import Fault
from engine.position import OTHER, Color, Position
from engine.rules.goals import Ending, How
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import Score
from engine.stakes.cube import Cube, May, TurnStatus


class ResignationRule(StrEnum):
    """The house rule: at a value the opponent agrees to, or always at the game's highest."""

    AGREED = "agreed"
    BACKGAMMON = "backgammon"


@dataclass(frozen=True, slots=True)
class Resignation:
    """An unanswered resignation at 1 (single), 2 (gammon) or 3 (backgammon)."""

    by: Color
    value: int


def scale(rules: Ruleset, position: Position, loser: Color) -> tuple[Score, ...]:
    """The scores at which this player can resign now, lowest first, by the game's scoring."""
    ending = Ending(How.ALL_OFF, winner=OTHER[loser], counted=loser)
    base = rules.scoring(position, ending, rules.board).base
    all_but_one = rules.checkers - 1
    home = str(rules.board.route(loser).points[-1])
    samples = (
        {home: all_but_one, "off": 1},
        {home: rules.checkers},
        {"bar": rules.checkers},
    )
    scores: dict[str, Score] = {}
    for sample in samples:
        sides = {loser: sample, OTHER[loser]: {}}
        score = rules.scoring(Position.of(sides["white"], sides["black"]), ending, rules.board)
        scores[score.result] = Score(score.result, score.multiplier, base)
    return tuple(scores.values())


def may_resign(
    status: TurnStatus, cube: Cube, pending: Resignation | None, by: Color
) -> tuple[May, May, May]:
    """Whether this player may resign, accept or refuse now."""
    answer = tuple(_against_answering(pending, by))
    resign = tuple(_against_resigning(status, cube, pending))
    return May("resign", resign), May("accept", answer), May("refuse", answer)


def _against_resigning(status: TurnStatus, cube: Cube, pending: Resignation | None) -> list[Fault]:
    if status.over:
        return [_fault("game_over", "immediate_end")]
    faults = []
    if status.player is None:
        faults.append(_fault("not_begun", "opening"))
    if cube.offer:
        facts = {"kind": cube.offer.kind, "by": cube.offer.by}
        faults.append(_fault("offer_pending", "doubling", **facts))
    if pending:
        faults.append(resignation_pending(pending))
    return faults


def _against_answering(pending: Resignation | None, by: Color) -> list[Fault]:
    if pending is None:
        return [_fault("no_resignation")]
    return [_fault("own_resignation")] if pending.by == by else []


def check_value(house: ResignationRule, value: int | None, known: Sequence[Score]) -> list[Fault]:
    """Faults of a resignation at this value; None leaves the value to the house rule."""
    may_be = values(house, known)
    if value in may_be or (value is None and house is ResignationRule.BACKGAMMON):
        return []
    if house is ResignationRule.BACKGAMMON:
        return [_fault("costs_the_most", place="/value", value=may_be[-1])]
    return [_fault("no_such_value", place="/value", value=value, known=may_be)]


def values(house: ResignationRule, known: Sequence[Score]) -> list[int]:
    """The values at which a player may resign by this house rule."""
    all_values = list(range(1, len(known) + 1))
    return all_values[-1:] if house is ResignationRule.BACKGAMMON else all_values


def resignation_pending(pending: Resignation) -> Fault:
    """The fault of an action that must wait until this resignation is answered."""
    return _fault("resignation_pending", by=pending.by)


def _fault(code: str, rule: str = "resignation", place: str = "/do", **facts: object) -> Fault:
    return Fault(code, f"/action{place}", rule, facts=facts)
