"""Fields of offers that wait for an answer and of games that ended away from the board."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

from engine.faults import Fault
from engine.rules.goals import How
from engine.stakes.agreements import (
    DRAWS,
    WITH_VALUE,
    DrawOffer,
    Ended,
    ResignationOffer,
    SettlementOffer,
)
from engine.stakes.cube import ANIMALS, HIGHEST, CubeOffer, Do
from service.schemas.fields import Between, JsonField, Record, Union, WholeNumber, player_field
from service.schemas.stakes import resignation_value_field

MOST_POINTS = 2**40


class PointsField(JsonField[Fraction]):
    """Points that are paid: whole or half ones."""

    wrong = Fault("not_half_points", facts={"high": MOST_POINTS})

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Fraction:
        is_number = type(value) in (int, float)
        if is_number and 0 < value <= MOST_POINTS and float(value * 2).is_integer():
            return Fraction(value)
        raise self.invalid()


def offer_field(**arguments: Any) -> Union:
    """An offer that waits for an answer; its `kind` says what is offered."""
    by = player_field(required=True)
    value = WholeNumber(validate=Between(1, HIGHEST), required=True)
    kinds: dict[str, Any] = {
        **{
            str(do): Record(partial(CubeOffer, do), {"by": by, "value": value})
            for do in (Do.DOUBLE, *ANIMALS)
        },
        ResignationOffer.kind: Record(
            ResignationOffer, {"by": by, "value": resignation_value_field(required=True)}
        ),
        DrawOffer.kind: Record(DrawOffer, {"by": by}),
        SettlementOffer.kind: Record(
            SettlementOffer,
            {"by": by, "payer": player_field(required=True), "points": PointsField(required=True)},
        ),
    }
    return Union(kinds, key="kind", **arguments)


def ended_field(**arguments: Any) -> Union:
    """How a game ended where its position does not show it."""
    winner = player_field(required=True)
    kinds: dict[str, Any] = {
        **{str(how): Record(partial(Ended, how), {}) for how in DRAWS},
        **{
            str(how): Record(partial(Ended, how), {"winner": winner})
            for how in (How.DROP, How.MATCH_FORFEIT)
        },
        **{
            str(how): Record(
                partial(Ended, how),
                {"winner": winner, "value": resignation_value_field(required=True)},
            )
            for how in WITH_VALUE
        },
        str(How.SETTLEMENT): Record(
            partial(Ended, How.SETTLEMENT),
            {"winner": winner, "points": PointsField(required=True)},
        ),
    }
    return Union(kinds, key="how", **arguments)
