"""The schemas of all requests. Each is one object, made here once.

Marshmallow reads what comes in; answers are written by `service.serializers`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.drawing.look import Look
from engine.notation.register import NOTATIONS
from engine.stakes.cube import HIGHEST
from service.schemas.actions import (
    Moves,
    MovesField,
    NotationField,
    PlaySchema,
    action_field,
    play_conflicts,
    throws_field,
    with_play,
)
from service.schemas.agreements import ended_field, offer_field
from service.schemas.chouette import (
    ChouetteSchema,
    TermsSchema,
    chouette_action_field,
    rounds_field,
)
from service.schemas.fields import (
    MISSING,
    Between,
    Choice,
    Flag,
    ListOf,
    Object,
    WholeNumber,
    either_or,
    name_field,
    player_field,
    words,
)
from service.schemas.included import IncludeField, LookSchema, Part, look_field
from service.schemas.inputs import (
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
    ScoreRequest,
    StateInput,
)
from service.schemas.positions import DiceField
from service.schemas.stakes import StakesSchema
from service.schemas.states import (
    FaultsByField,
    GameSchema,
    PositionSchema,
    StateSchema,
    TurnOrDiceSchema,
)
from service.schemas.turns import TurnField


class MovesSchema(TurnOrDiceSchema[MovesRequest]):
    """Request of `moves`."""

    makes = MovesRequest

    played = MovesField()
    include = IncludeField()
    look = look_field()


def judge_request(**data: Any) -> JudgeRequest:
    """The request of `judge`, with its play under `moves`."""
    return JudgeRequest(**with_play(data))


class JudgeSchema(TurnOrDiceSchema[JudgeRequest]):
    """Request of `judge`."""

    makes = staticmethod(judge_request)

    moves = MovesField()
    notation = NotationField()
    condone = Flag()

    def conflicts(self, body: Mapping[str, object]) -> FaultsByField:
        """A play is sent as moves or in notation."""
        return super().conflicts(body) | play_conflicts(body)


class AdvanceSchema(PositionSchema[AdvanceRequest]):
    """Request of `advance`."""

    makes = AdvanceRequest
    takes_chouette = False

    turn = TurnField()
    stakes = Object(StakesSchema())
    offer = offer_field()
    ended = ended_field()
    action = action_field(required=True)
    include = IncludeField()
    look = look_field()


class ConvertSchema(PositionSchema[ConvertRequest]):
    """Request of `convert`."""

    makes = ConvertRequest
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

    def notation_of_id(self, data: Mapping[str, Any]) -> str | None:
        """The notation of the request, if it has one."""
        return data.get("notation")


class BeginSchema(GameSchema[BeginRequest]):
    """Request of `begin`."""

    makes = BeginRequest

    variant = name_field(required=True)
    throws = throws_field()
    stakes = Object(StakesSchema())
    include = IncludeField()
    look = look_field()


class BeginChouetteSchema(GameSchema[BeginChouetteRequest]):
    """Request of `chouette_begin`."""

    makes = BeginChouetteRequest

    variant = name_field(required=True)
    rounds = rounds_field()
    chouette = Object(TermsSchema(), required=True)
    include = IncludeField()
    look = look_field()


class AdvanceChouetteSchema(PositionSchema[AdvanceChouetteRequest]):
    """Request of `chouette_advance`."""

    makes = AdvanceChouetteRequest
    needed = ("variant", "position", "chouette")

    turn = TurnField()
    ended = ended_field()
    chouette = Object(ChouetteSchema())
    action = chouette_action_field(required=True)
    include = IncludeField()
    look = look_field()


class ReadChouetteSchema(PositionSchema[ReadChouetteRequest]):
    """Request of `chouette`."""

    makes = ReadChouetteRequest
    needed = ("variant", "position", "chouette")

    turn = TurnField()
    ended = ended_field()
    chouette = Object(ChouetteSchema())
    include = IncludeField()
    look = look_field()


class BearOffSchema(StateSchema[BearOffRequest]):
    """Request of `bear_off`."""

    makes = BearOffRequest

    player = player_field()


class ScoreSchema(StateSchema[ScoreRequest]):
    """Request of `score`."""

    makes = ScoreRequest

    cube = WholeNumber(validate=Between(1, HIGHEST))
    dice = DiceField()
    include = IncludeField((Part.FACTS,))

    def conflicts(self, body: Mapping[str, object]) -> FaultsByField:
        """Stakes have a cube of their own; a cube beside an id takes the place of its stakes."""
        is_twice = body.get("cube") is not None and body.get("stakes") is not None
        return super().conflicts(body) | (
            {"cube": [either_or("cube", "stakes")]} if is_twice else {}
        )


class LastPlaySchema(PlaySchema):
    """The play that led to a state."""

    makes = LastPlay

    player = player_field(required=True)


def picture_request(
    state: StateInput, played: Moves = (), last: LastPlay | None = None, **look: Any
) -> PictureRequest:
    """The request of `picture`, whose other fields say how it looks."""
    return PictureRequest(state, played, last, Look(**look))


class PictureSchema(StateSchema[PictureRequest], LookSchema):
    """Request of `picture`: a state, or a position alone, and how it looks."""

    makes = staticmethod(picture_request)

    played = MovesField()
    last = Object(LastPlaySchema())


MOVES = MovesSchema()
JUDGE = JudgeSchema()
ADVANCE = AdvanceSchema()


BEGIN = BeginSchema()
BEGIN_CHOUETTE = BeginChouetteSchema()
ADVANCE_CHOUETTE = AdvanceChouetteSchema()
READ_CHOUETTE = ReadChouetteSchema()
BEAR_OFF = BearOffSchema()
CONVERT = ConvertSchema()
SCORE = ScoreSchema()
PICTURE = PictureSchema()
