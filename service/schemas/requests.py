"""The schemas of all requests. Each is one object, made here once.

Marshmallow reads what comes in; answers are written by `service.serializers`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar

from marshmallow import ValidationError, post_load, validates_schema
from marshmallow.fields import Field

from engine.drawing.look import HOMES, NUMBERS, THEMES, Look
from engine.faults import Fault, Refused
from engine.game.machine import State
from engine.notation import chouette_id
from engine.notation.register import NOTATIONS, read
from engine.records import Assumed, Format
from engine.records.written import MOST_TEXT
from engine.stakes.cube import HIGHEST
from engine.stakes.money import Beavers
from service.errors import InvalidRequest
from service.schemas.actions import Moves, MovesField, action_field, throws_field
from service.schemas.agreements import ended_field, offer_field
from service.schemas.chouette import (
    ChouetteInput,
    ChouetteSchema,
    TermsSchema,
    chouette_action_field,
    chouette_input,
    rounds_field,
)
from service.schemas.errors import faults_in
from service.schemas.fields import (
    MISSING,
    Between,
    Choice,
    Flag,
    JsonField,
    Length,
    ListOf,
    Object,
    Text,
    WholeNumber,
    name_field,
    player_field,
    words,
    wrong_type,
)
from service.schemas.inputs import (
    INCLUDED,
    AdvanceChouetteRequest,
    AdvanceRequest,
    BearOffRequest,
    BeginChouetteRequest,
    BeginRequest,
    ConvertRequest,
    JudgeRequest,
    LastPlay,
    MovesRequest,
    PictureRequest,
    ReadChouetteRequest,
    RecordRequest,
    ReplayRequest,
    ScoreRequest,
    StateInput,
)
from service.schemas.objects import ObjectSchema
from service.schemas.positions import DiceField, OptionsField, PositionField, PositionInput
from service.schemas.stakes import StakesSchema, stakes_input
from service.schemas.turns import TurnField

R = TypeVar("R")

FaultsByField = dict[str, list[Fault]]

IN_AN_ID = (
    *("variant", "options", "position", "turn"),
    *("stakes", "offer", "ended", "illegal", "chouette"),
)
"""What an id contains, so that it cannot be sent beside one."""

NARROWEST, WIDEST = 100, 1200
"""The width of a picture in pixels; the work for a PNG grows with its square."""


def include_field() -> ListOf[str]:
    """The parts of the answer that are there on request."""
    return ListOf(Choice(words(INCLUDED)), 0, len(INCLUDED))


class RequestSchema(ObjectSchema, Generic[R]):
    """The body of a request, which becomes a value of the type R."""

    def read(self, body: object) -> R:
        """The request in a JSON value; `InvalidRequest` lists all faults of one that has any."""
        if not isinstance(body, dict):
            raise InvalidRequest([wrong_type("object")])
        try:
            request: R = self.load(body)
        except ValidationError as error:
            raise InvalidRequest(list(faults_in(error.messages, body, is_request=True))) from None
        return request

    def on_bind_field(self, _name: str, field_obj: Field[Any]) -> None:
        """In the request itself null has a fault of its own; inside it is a wrong type."""
        field_obj.error_messages = field_obj.error_messages | {"null": [Fault("is_null")]}

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def check_combination(self, _data: object, body: Mapping[str, object], **_: Any) -> None:
        """Add what `conflicts` finds to the errors of the fields."""
        if faults := self.conflicts(body):
            raise ValidationError({key: list(found) for key, found in faults.items()})

    def conflicts(self, _body: Mapping[str, object]) -> FaultsByField:
        """The faults that depend on which fields are sent together."""
        return {}


class GameSchema(RequestSchema[R]):
    """A request about a game with its options."""

    options = OptionsField()


def either_or(one: str, other: str) -> Fault:
    """The fault of two fields that exclude each other."""
    return Fault("either_or", facts={"one": one, "other": other})


class PositionSchema(GameSchema[R]):
    """A request about a position of a game, sent in full or by an id."""

    needed: ClassVar[tuple[str, ...]] = ("variant", "position")
    """What must be sent if there is no id."""

    state_fields: ClassVar[tuple[str, ...]] = ("id", *IN_AN_ID)
    """The fields that become the `state` of the request; the others go to it by themselves."""

    takes_chouette: ClassVar[bool] = True
    """Whether an id may be that of a chouette."""

    id = Text(validate=Length(chouette_id.LONGEST))
    variant = name_field()
    position = PositionField()
    illegal = Flag()

    def conflicts(self, body: Mapping[str, object]) -> FaultsByField:
        """An id excludes what it contains; without an id, that is needed."""
        if "id" in body:
            return {key: [either_or("id", key)] for key in IN_AN_ID if key in body}
        return {key: [MISSING] for key in self.needed if key not in body}

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> object:
        """The request with its state."""
        sent = {key: data.pop(key) for key in self.state_fields if key in data}
        state = _state_input(data.get("notation"), **sent)
        if state.chouette and not self.takes_chouette:
            raise Refused([Fault("no_chouette_here", "/id", "chouette")])
        return self.makes(state=state, **data)


def _state_input(notation: str | None, **sent: Any) -> StateInput:
    """The state that is sent; an id is read here, so that both look the same from here on."""
    if "id" not in sent:
        return StateInput(**sent)
    chouette = None
    if notation in (None, "position_id") and chouette_id.is_chouette(sent["id"]):
        state, chouette = _read_chouette(sent["id"])
    else:
        state = read(sent["id"], notation)
    return StateInput(
        variant=state.rules.name,
        options=state.rules.chosen,
        position=PositionInput(state.position, state.rules.has_phases),
        turn=state.turn,
        stakes=stakes_input(state.stakes) if state.stakes else None,
        offer=state.offer,
        ended=state.ended,
        illegal=state.illegal,
        chouette=chouette,
        **sent,
    )


def _read_chouette(text: str) -> tuple[State, ChouetteInput]:
    """The board and the bets in the id of a chouette."""
    try:
        chouette = chouette_id.read(text)
    except Refused as refused:
        raise Refused([replace(fault, pointer="/id") for fault in refused.faults]) from None
    return chouette.board, chouette_input(chouette.game)


class TurnOrDiceSchema(PositionSchema[R]):
    """A request about a state, or about a position with `player` and `dice` instead of `turn`."""

    state_fields = (*PositionSchema.state_fields, "player", "dice")

    turn = TurnField()
    stakes = Object(StakesSchema())
    offer = offer_field()
    ended = ended_field()
    chouette = Object(ChouetteSchema())
    player = player_field()
    dice = DiceField()

    def conflicts(self, body: Mapping[str, object]) -> FaultsByField:
        """Either the turn or the dice; beside an id the dice replace the turn in it."""
        faults = super().conflicts(body)
        simple = [key for key in ("player", "dice") if key in body]
        if "id" in body:
            return faults | ({"dice": [MISSING]} if simple == ["player"] else {})
        if "turn" in body:
            return faults | {key: [either_or("turn", key)] for key in simple}
        if not simple:
            return faults | {"turn": [MISSING]}
        if len(simple) == 1:
            faults |= {key: [MISSING] for key in {"player", "dice"} - set(simple)}
        return faults


class MovesSchema(TurnOrDiceSchema[MovesRequest]):
    """Request of `moves`."""

    makes = MovesRequest

    played = MovesField()
    include = include_field()


class JudgeSchema(TurnOrDiceSchema[JudgeRequest]):
    """Request of `judge`."""

    makes = JudgeRequest

    moves = MovesField(required=True)
    condone = Flag()


class AdvanceSchema(PositionSchema[AdvanceRequest]):
    """Request of `advance`."""

    makes = AdvanceRequest
    needed = ("variant", "position", "turn")
    takes_chouette = False

    turn = TurnField()
    stakes = Object(StakesSchema())
    offer = offer_field()
    ended = ended_field()
    action = action_field(required=True)


class ConvertSchema(PositionSchema[ConvertRequest]):
    """Request of `convert`."""

    makes = ConvertRequest
    needed = ("variant", "position", "turn")
    takes_chouette = False

    notation = Choice(words(NOTATIONS))
    turn = TurnField()
    stakes = Object(StakesSchema())
    offer = offer_field()
    ended = ended_field()
    to = ListOf(Choice(words(NOTATIONS)), 1, len(NOTATIONS))
    lossless = Flag()

    def conflicts(self, body: Mapping[str, object]) -> FaultsByField:
        """A notation is the notation of an id."""
        is_alone = "notation" in body and "id" not in body
        return super().conflicts(body) | ({"id": [MISSING]} if is_alone else {})


class BeginSchema(GameSchema[BeginRequest]):
    """Request of `begin`."""

    makes = BeginRequest

    variant = name_field(required=True)
    throws = throws_field()
    stakes = Object(StakesSchema())


class BeginChouetteSchema(GameSchema[BeginChouetteRequest]):
    """Request of `chouette/begin`."""

    makes = BeginChouetteRequest

    variant = name_field(required=True)
    rounds = rounds_field()
    chouette = Object(TermsSchema(), required=True)


class AdvanceChouetteSchema(PositionSchema[AdvanceChouetteRequest]):
    """Request of `chouette/advance`."""

    makes = AdvanceChouetteRequest
    needed = ("variant", "position", "turn", "chouette")

    turn = TurnField()
    ended = ended_field()
    chouette = Object(ChouetteSchema())
    action = chouette_action_field(required=True)


class ReadChouetteSchema(PositionSchema[ReadChouetteRequest]):
    """Request of `chouette`."""

    makes = ReadChouetteRequest
    needed = ("variant", "position", "turn", "chouette")

    turn = TurnField()
    ended = ended_field()
    chouette = Object(ChouetteSchema())


class BearOffSchema(PositionSchema[BearOffRequest]):
    """Request of `bear_off`."""

    makes = BearOffRequest

    turn = TurnField()
    stakes = Object(StakesSchema())
    offer = offer_field()
    ended = ended_field()
    chouette = Object(ChouetteSchema())
    player = player_field()


class ScoreSchema(PositionSchema[ScoreRequest]):
    """Request of `score`."""

    makes = ScoreRequest

    turn = TurnField()
    cube = WholeNumber(validate=Between(1, HIGHEST))
    stakes = Object(StakesSchema())
    offer = offer_field()
    ended = ended_field()
    chouette = Object(ChouetteSchema())
    dice = DiceField()
    include = include_field()


class LastPlaySchema(ObjectSchema):
    """The play that led to a state."""

    makes = LastPlay

    player = player_field(required=True)
    moves = MovesField(required=True)


def picture_request(
    state: StateInput, played: Moves = (), last: LastPlay | None = None, **look: Any
) -> PictureRequest:
    """The request of `picture`, whose other fields say how it looks."""
    return PictureRequest(state, played, last, Look(**look))


class PictureSchema(PositionSchema[PictureRequest]):
    """Request of `picture`: a state, or a position alone, and how it looks."""

    makes = staticmethod(picture_request)

    turn = TurnField()
    stakes = Object(StakesSchema())
    offer = offer_field()
    ended = ended_field()
    chouette = Object(ChouetteSchema())
    played = MovesField()
    last = Object(LastPlaySchema())
    theme = Choice(words(THEMES))
    bottom = player_field()
    home = Choice(words(HOMES))
    numbers = Choice(words(NUMBERS))
    width = WholeNumber(validate=Between(NARROWEST, WIDEST))


MOVES = MovesSchema()
JUDGE = JudgeSchema()
ADVANCE = AdvanceSchema()


class AnyObject(JsonField[dict[str, object]]):
    """An object that the engine reads by itself."""

    wrong = wrong_type("object")

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> dict[str, object]:
        if type(value) is not dict:
            raise self.invalid()
        return value


class AssumeSchema(ObjectSchema):
    """What the client knows about a record that the record does not say."""

    makes = Assumed

    variant = name_field()
    options = OptionsField()
    crawford = Flag()
    jacoby = Flag()
    beavers = Choice(words(Beavers))


class ReplaySchema(RequestSchema[ReplayRequest]):
    """Request of `replay`."""

    makes = ReplayRequest

    content = Text(required=True, validate=Length(MOST_TEXT))
    format = Choice(words((Format.MAT, Format.SGF)))
    assume = Object(AssumeSchema())
    include = ListOf(Choice(words(("plies", "ids"))), 0, 2)


class RecordSchema(RequestSchema[RecordRequest]):
    """Request of `record`."""

    makes = RecordRequest

    format = Choice(words((Format.MAT, Format.SGF, Format.RECORD)), required=True)
    content = Text(validate=Length(MOST_TEXT))
    record = AnyObject()
    lossless = Flag()

    def conflicts(self, body: Mapping[str, object]) -> FaultsByField:
        """A record is sent as text or as an object."""
        if "content" in body and "record" in body:
            return {"record": [either_or("content", "record")]}
        return {} if "content" in body or "record" in body else {"content": [MISSING]}


BEGIN = BeginSchema()
BEGIN_CHOUETTE = BeginChouetteSchema()
ADVANCE_CHOUETTE = AdvanceChouetteSchema()
READ_CHOUETTE = ReadChouetteSchema()
BEAR_OFF = BearOffSchema()
CONVERT = ConvertSchema()
SCORE = ScoreSchema()
PICTURE = PictureSchema()
REPLAY = ReplaySchema()
RECORD = RecordSchema()
