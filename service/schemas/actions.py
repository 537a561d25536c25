"""Schemas of what a client does: moves, throws and the other actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from marshmallow.fields import Field

from engine.faults import Fault
from engine.game.actions import DoubleNamed, Passed, Rolled, RollNamed, Throw
from engine.position import PLACES
from engine.stakes.actions import (
    AnswerOffer,
    Award,
    AwardMatch,
    ClaimDraw,
    CubeAction,
    OfferDraw,
    OfferSettlement,
    Resign,
)
from engine.stakes.cube import CubeDecision
from engine.turn import Step
from service.schemas.fields import (
    Choice,
    Flag,
    Length,
    ListOf,
    Text,
    die_field,
    either_or,
    player_field,
    words,
)
from service.schemas.objects import (
    CheckedSchema,
    FaultsByField,
    Object,
    ObjectSchema,
    Union,
    schema_of,
)
from service.schemas.points import PointsField
from service.schemas.positions import DiceField
from service.schemas.stakes import resignation_value_field
from service.schemas.turns import number_field

NO_PLAY = Fault("missing", facts={"case": "play"})
MOST_MOVES = 8
MOST_STOPS = 3
"""A checker can be moved by four numbers, so it stops at most three times on its way."""
LONGEST_PLAY = 1000
"""A play may stand in a message of some sentences."""
MOST_THROWS = 16


class PlayText(str):
    """A play as text, `8/5 6/5`; what it means depends on position and dice."""


Moves = Sequence[Step] | PlayText
"""The moves of a play, one by one or in standard notation."""


@dataclass(frozen=True, slots=True)
class SubmittedPlay:
    """Action `play` as it is sent: its moves are not yet read if they are text."""

    moves: Moves
    condone: bool = False
    """Whether an illegal play is played as it is written."""
    strict: bool = False
    """Whether only standard notation is read."""


def step(
    source: str, target: str, number: int | None = None, via: tuple[str, ...] = (), **_: bool
) -> Step:
    """A move; what it hits or pins follows from the position and is ignored if it is sent."""
    return Step(source, target, number, via)


STEP = schema_of(
    step,
    hit=Flag(),
    pin=Flag(),
    source=Choice(words(PLACES), required=True, data_key="from"),
    target=Choice(words(PLACES), required=True, data_key="to"),
    number=number_field(),
    via=ListOf(Choice(words(PLACES)), 0, MOST_STOPS),
)
"""A move as a client sends it."""


class MovesField(ListOf):
    """The moves of a play as a list; a query parameter, which has no lists, is in notation."""

    notation = Text(validate=Length(LONGEST_PLAY, least=0), post_load=PlayText)

    def __init__(self) -> None:
        super().__init__(Object(STEP), 0, MOST_MOVES)

    def _deserialize(self, value: Any, *place: Any, **options: Any) -> Any:
        if type(value) is PlayText:
            return self.notation.deserialize(value)
        return super()._deserialize(value, *place, **options)


class PlaySchema(CheckedSchema):
    """An object with a play: its moves one by one, or in standard notation."""

    moves = MovesField()
    notation = Text(validate=Length(LONGEST_PLAY, least=0), post_load=PlayText)

    def conflicts(self, sent: set[str]) -> FaultsByField:
        """A play is sent as exactly one of the two."""
        faults = super().conflicts(sent)
        if {"moves", "notation"} <= sent:
            return faults | {"notation": [either_or("moves", "notation")]}
        return faults if sent & {"moves", "notation"} else faults | {"notation": [NO_PLAY]}

    def make(self, data: dict[str, Any]) -> object:
        """The value of what is sent, with either under `moves`."""
        if "notation" in data:
            data["moves"] = data.pop("notation")
        return super().make(data)


class PlayActionSchema(PlaySchema):
    """Action `play`."""

    makes = SubmittedPlay

    condone = Flag()
    strict = Flag()


def by_player(makes: Callable[..., object], **parts: Field[Any]) -> ObjectSchema:
    """The schema of an action that names the player who acts."""
    return schema_of(makes, by=player_field(required=True), **parts)


THROW = schema_of(Throw, white=die_field(required=True), black=die_field(required=True))
"""One die each, thrown to decide who begins; also the action `open`."""

BOARD_ACTIONS: Mapping[str, ObjectSchema] = {
    "open": THROW,
    "roll": schema_of(Rolled, dice=DiceField(required=True)),
    "pass": schema_of(Passed),
    "name_double": schema_of(DoubleNamed, number=die_field(required=True)),
    "name_roll": schema_of(RollNamed, numbers=DiceField(required=True)),
    "play": PlayActionSchema(),
}
"""Actions with dice and checkers."""

STAKES_ACTIONS: Mapping[str, ObjectSchema] = {
    **{str(do): by_player(partial(CubeAction, do=do)) for do in CubeDecision},
    "resign": schema_of(Resign, value=resignation_value_field(), by=player_field(required=True)),
    "offer_draw": by_player(OfferDraw),
    "claim_draw": by_player(ClaimDraw),
    "offer_settlement": by_player(
        OfferSettlement, payer=player_field(required=True), points=PointsField(required=True)
    ),
    "accept": by_player(partial(AnswerOffer, accept=True)),
    "refuse": by_player(partial(AnswerOffer, accept=False)),
    "award": schema_of(
        Award, to=player_field(required=True), value=resignation_value_field(required=True)
    ),
    "award_match": schema_of(AwardMatch, to=player_field(required=True)),
}
"""Actions of two players away from the board: cube, resignation, draw, settlement, award."""


def action_field(**arguments: Any) -> Union:
    """What a player does in a game of two."""
    return Union({**BOARD_ACTIONS, **STAKES_ACTIONS}, **arguments)


def throws_field() -> ListOf:
    """The throws that decide who begins."""
    return ListOf(Object(THROW), 0, MOST_THROWS)
