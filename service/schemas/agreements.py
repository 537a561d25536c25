"""Fields of offers that wait for an answer and of games that ended away from the board."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

from engine.faults import Fault
from engine.rules.goals import Termination
from engine.stakes.agreements import (
    DRAWS,
    WITH_VALUE,
    DrawOffer,
    Ended,
    ResignationOffer,
    SettlementOffer,
)
from engine.stakes.cube import ANIMALS, HIGHEST, CubeDecision, CubeOffer
from service.schemas.fields import Between, JsonField, WholeNumber, player_field
from service.schemas.objects import ObjectSchema, Union, schema_of
from service.schemas.stakes import resignation_value_field

MOST_POINTS = 2**40


class PointsField(JsonField[Fraction]):
    """Points that are paid: whole or half ones."""

    wrong = Fault("not_half_points", facts={"high": MOST_POINTS})

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Fraction:
        is_number = type(value) in (int, float)
        if is_number and 0 < value <= MOST_POINTS and float(value * 2).is_integer():
            return Fraction(value)
        raise self.make_error("invalid")


def offer_field(**arguments: Any) -> Union:
    """An offer that waits for an answer; its `kind` says what is offered."""
    by = player_field(required=True)
    value = WholeNumber(validate=Between(1, HIGHEST), required=True)
    payer, points = player_field(required=True), PointsField(required=True)
    kinds: dict[str, ObjectSchema] = {
        **{
            str(do): schema_of(partial(CubeOffer, do), by=by, value=value)
            for do in (CubeDecision.DOUBLE, *ANIMALS)
        },
        ResignationOffer.kind: schema_of(
            ResignationOffer, by=by, value=resignation_value_field(required=True)
        ),
        DrawOffer.kind: schema_of(DrawOffer, by=by),
        SettlementOffer.kind: schema_of(SettlementOffer, by=by, payer=payer, points=points),
    }
    return Union(kinds, key="kind", **arguments)


def ended_field(**arguments: Any) -> Union:
    """Termination a game ended where its position does not show it."""
    winner = player_field(required=True)
    value = resignation_value_field(required=True)
    points = PointsField(required=True)
    parts: dict[Termination, dict[str, Any]] = {
        **{how: {} for how in DRAWS},
        **{how: {"winner": winner} for how in (Termination.DROP, Termination.MATCH_FORFEIT)},
        **{how: {"winner": winner, "value": value} for how in WITH_VALUE},
        Termination.ELSEWHERE: {"winner": player_field(), "value": resignation_value_field()},
        Termination.SETTLEMENT: {"winner": winner, "points": points},
    }
    kinds = {str(how): schema_of(partial(Ended, how), **fields) for how, fields in parts.items()}
    return Union(kinds, key="how", **arguments)
