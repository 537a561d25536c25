"""Schemas of what a client does: moves, throws and the other actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from marshmallow import ValidationError, post_load, validates_schema

from engine.faults import Fault
from engine.game.machine import DoubleNamed, Rolled, RollNamed, Throw
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
from engine.stakes.cube import Do
from engine.turn import Step
from service.schemas.agreements import PointsField
from service.schemas.fields import (
    MISSING,
    Choice,
    Flag,
    JsonField,
    Length,
    ListOf,
    Object,
    Record,
    Text,
    Union,
    die_field,
    either_or,
    player_field,
    words,
    wrong_type,
)
from service.schemas.objects import ObjectSchema
from service.schemas.positions import DiceField
from service.schemas.stakes import resignation_value_field
from service.schemas.turns import number_field

MOST_MOVES = 8
MOST_STOPS = 3
"""A checker can be moved by four numbers, so it stops at most three times on its way."""
LONGEST_PLAY = 100
MOST_THROWS = 16


class PlayText(str):
    """A play in standard notation, `8/5 6/5`; what it means depends on position and dice."""


Moves = Sequence[Step] | PlayText
"""The moves of a play, one by one or in standard notation."""


@dataclass(frozen=True, slots=True)
class SubmittedPlay:
    """Action `play` as it is sent: its moves are not yet read if they are text."""

    moves: Moves
    condone: bool = False
    """Whether an illegal play is played as it is written."""


def step(
    source: str, target: str, number: int | None = None, via: tuple[str, ...] = (), **_: bool
) -> Step:
    """A move; what it hits or pins follows from the position and is ignored if it is sent."""
    return Step(source, target, number, via)


STEP = Record(
    step,
    {
        "hit": Flag(),
        "pin": Flag(),
        "from": Choice(words(PLACES), required=True, attribute="source"),
        "to": Choice(words(PLACES), required=True, attribute="target"),
        "number": number_field(),
        "via": ListOf(Choice(words(PLACES)), 0, MOST_STOPS),
    },
)
"""A move as a client sends it."""


class NotationField(JsonField[PlayText]):
    """A play in standard notation."""

    wrong = wrong_type("text")
    text = Text(validate=Length(LONGEST_PLAY))

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> PlayText:
        return PlayText(self.text.deserialize(str(value) if type(value) is PlayText else value))


class MovesField(JsonField[Moves]):
    """The moves of a play as a list; a query parameter, which has no lists, is in notation."""

    wrong = wrong_type("list")
    notation = NotationField()
    steps = ListOf(STEP, 0, MOST_MOVES)

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Moves:
        if type(value) is PlayText:
            return self.notation.deserialize(value)
        steps: tuple[Step, ...] = self.steps.deserialize(value)
        return steps


def play_conflicts(body: Mapping[str, object]) -> dict[str, list[Fault]]:
    """The faults of a play that is not sent as exactly one of `moves` and `notation`."""
    sent = [key for key in ("moves", "notation") if body.get(key) is not None]
    if len(sent) > 1:
        return {"notation": [either_or("moves", "notation")]}
    return {} if sent else {"notation": [MISSING]}


def with_play(data: dict[str, Any]) -> dict[str, Any]:
    """The data of a schema that has `moves` and `notation`, with either under `moves`."""
    if "notation" in data:
        data["moves"] = data.pop("notation")
    return data


class PlaySchema(ObjectSchema):
    """An object with a play: its moves one by one, or in standard notation."""

    moves = MovesField()
    notation = NotationField()

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def check_play(self, _data: object, original: object, **_: Any) -> None:
        """A play is sent as exactly one of the two."""
        if isinstance(original, dict) and (faults := play_conflicts(original)):
            raise ValidationError({key: list(found) for key, found in faults.items()})

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> object:
        """The value of an object without errors."""
        return self.makes(**with_play(data))


class ThrowSchema(ObjectSchema):
    """One die each, thrown to decide who begins; also the action `open`."""

    makes = Throw

    white = die_field(required=True)
    black = die_field(required=True)


class RollActionSchema(ObjectSchema):
    """Action `roll`."""

    makes = Rolled

    dice = DiceField(required=True)


class NameDoubleActionSchema(ObjectSchema):
    """Action `name_double`."""

    makes = DoubleNamed

    number = die_field(required=True)


class NameRollActionSchema(ObjectSchema):
    """Action `name_roll`."""

    makes = RollNamed

    numbers = DiceField(required=True)


class PlayActionSchema(PlaySchema):
    """Action `play`."""

    makes = SubmittedPlay

    condone = Flag()


class CubeActionSchema(ObjectSchema):
    """An action with the cube; `do` is the word that selects this schema."""

    by = player_field(required=True)

    def __init__(self, do: Do) -> None:
        super().__init__()
        self.do = do

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> CubeAction:
        """The action of this schema's word."""
        return CubeAction(data["by"], self.do)


class ResignSchema(ObjectSchema):
    """Action `resign`."""

    makes = Resign

    value = resignation_value_field()
    by = player_field(required=True)


class OfferDrawSchema(ObjectSchema):
    """Action `offer_draw`."""

    makes = OfferDraw

    by = player_field(required=True)


class ClaimDrawSchema(ObjectSchema):
    """Action `claim_draw`."""

    makes = ClaimDraw

    by = player_field(required=True)


class OfferSettlementSchema(ObjectSchema):
    """Action `offer_settlement`."""

    makes = OfferSettlement

    by = player_field(required=True)
    payer = player_field(required=True)
    points = PointsField(required=True)


class AwardSchema(ObjectSchema):
    """Action `award`."""

    makes = Award

    to = player_field(required=True)
    value = resignation_value_field(required=True)


class AwardMatchSchema(ObjectSchema):
    """Action `award_match`."""

    makes = AwardMatch

    to = player_field(required=True)


class AnswerOfferSchema(ObjectSchema):
    """Actions `accept` and `refuse`."""

    by = player_field(required=True)

    def __init__(self, accept: bool) -> None:
        super().__init__()
        self.accept = accept

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> AnswerOffer:
        """The answer of this schema's word."""
        return AnswerOffer(data["by"], self.accept)


BOARD_ACTIONS = {
    "open": Object(ThrowSchema()),
    "roll": Object(RollActionSchema()),
    "name_double": Object(NameDoubleActionSchema()),
    "name_roll": Object(NameRollActionSchema()),
    "play": Object(PlayActionSchema()),
}
"""Actions with dice and checkers."""

STAKES_ACTIONS = {
    **{str(do): Object(CubeActionSchema(do)) for do in Do},
    "resign": Object(ResignSchema()),
    "offer_draw": Object(OfferDrawSchema()),
    "claim_draw": Object(ClaimDrawSchema()),
    "offer_settlement": Object(OfferSettlementSchema()),
    "accept": Object(AnswerOfferSchema(accept=True)),
    "refuse": Object(AnswerOfferSchema(accept=False)),
    "award": Object(AwardSchema()),
    "award_match": Object(AwardMatchSchema()),
}
"""Actions of two players away from the board: cube, resignation, draw, settlement, award."""


def action_field(**arguments: Any) -> Union:
    """What a player does in a game of two."""
    return Union({**BOARD_ACTIONS, **STAKES_ACTIONS}, **arguments)


def throws_field(**arguments: Any) -> ListOf[object]:
    """The throws that decide who begins."""
    return ListOf(Object(ThrowSchema()), 0, MOST_THROWS, **arguments)
