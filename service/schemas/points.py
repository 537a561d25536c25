"""Fields of points, whole or half ones: what is paid, and what a player has won or lost."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from engine.faults import Fault
from service.schemas.fields import JsonField

MOST_POINTS = 2**40


class BalanceField(JsonField[Fraction]):
    """What a player has won, or lost where it is negative."""

    wrong = Fault("not_half_points", facts={"high": MOST_POINTS})

    def is_possible(self, value: float) -> bool:
        """Whether there can be so many points."""
        return abs(value) <= MOST_POINTS

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Fraction:
        is_number = type(value) in (int, float)
        if is_number and self.is_possible(value) and float(value * 2).is_integer():
            return Fraction(value)
        raise self.make_error("invalid")


class PointsField(BalanceField):
    """Points that are paid."""

    def is_possible(self, value: float) -> bool:
        """Whether so many points can be paid."""
        return 0 < value <= MOST_POINTS
