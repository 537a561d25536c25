"""Fields of offers that wait for an answer and of games that ended away from the board."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

from engine.position import Color
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
from service.schemas.fields import Between, WholeNumber, player_field
from service.schemas.objects import ObjectSchema, Union, schema_of
from service.schemas.points import PointsField
from service.schemas.stakes import resignation_value_field


def resignation_offer(by: Color, value: int, **_: Fraction) -> ResignationOffer:
    """A resignation; what it costs follows from the game and is ignored if it is sent."""
    return ResignationOffer(by, value)


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
            resignation_offer,
            by=by,
            value=resignation_value_field(required=True),
            points=PointsField(),
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
