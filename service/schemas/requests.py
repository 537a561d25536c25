"""The schemas of all requests. Each is one object, made here once.

Marshmallow reads what comes in; answers are written by `service.serializers`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.drawing.look import Look
from engine.notation.register import NOTATIONS
from engine.stakes.cube import HIGHEST
from service.schemas.actions import (
    Moves,
    MovesField,
    PlaySchema,
    action_field,
    throws_field,
)
from service.schemas.agreements import ended_field, offer_field
from service.schemas.chouette import (
    CHOUETTE,
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
    WholeNumber,
    either_or,
    name_field,
    player_field,
    words,
)
from service.schemas.included import LookSchema, Part, include_field, look_field, view_field
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
from service.schemas.objects import FaultsByField, Object
from service.schemas.positions import DiceField
from service.schemas.stakes import STAKES
from service.schemas.states import (
    GameSchema,
    PositionSchema,
    StateSchema,
    TurnOrDiceSchema,
)
from service.schemas.turns import TURN


class MovesSchema(TurnOrDiceSchema[MovesRequest]):
    """Request of `moves`."""

    makes = MovesRequest

    played = MovesField()
    include = include_field()
    look = look_field()
    view = view_field()


class JudgeSchema(PlaySchema, TurnOrDiceSchema[JudgeRequest]):
    """Request of `judge`."""

    makes = JudgeRequest

    condone = Flag()
    strict = Flag()
    view = view_field()


class AdvanceSchema(PositionSchema[AdvanceRequest]):
    """Request of `advance`."""

    makes = AdvanceRequest
    takes_chouette = False

    turn = Object(TURN)
    stakes = Object(STAKES)
    offer = offer_field()
    ended = ended_field()
    action = action_field(required=True)
    include = include_field()
    look = look_field()
    view = view_field()


class ConvertSchema(PositionSchema[ConvertRequest]):
    """Request of `convert`."""

    makes = ConvertRequest
    takes_chouette = False

    notation = Choice(words(NOTATIONS))
    turn = Object(TURN)
    stakes = Object(STAKES)
    offer = offer_field()
    ended = ended_field()
    to = ListOf(Choice(words(NOTATIONS)), 1, len(NOTATIONS))
    lossless = Flag()

    def conflicts(self, sent: set[str]) -> FaultsByField:
        """A notation is the notation of an id."""
        is_alone = "notation" in sent and "id" not in sent
        return super().conflicts(sent) | ({"id": [MISSING]} if is_alone else {})

    def notation_of_id(self, data: Mapping[str, Any]) -> str | None:
        """The notation of the request, if it has one."""
        return data.get("notation")


class BeginSchema(GameSchema[BeginRequest]):
    """Request of `begin`."""

    makes = BeginRequest

    variant = name_field(required=True)
    throws = throws_field()
    stakes = Object(STAKES)
    include = include_field()
    look = look_field()
    view = view_field()


class BeginChouetteSchema(GameSchema[BeginChouetteRequest]):
    """Request of `chouette_begin`."""

    makes = BeginChouetteRequest

    variant = name_field(required=True)
    rounds = rounds_field()
    chouette = Object(TermsSchema(), required=True)
    include = include_field()
    look = look_field()


class AdvanceChouetteSchema(PositionSchema[AdvanceChouetteRequest]):
    """Request of `chouette_advance`."""

    makes = AdvanceChouetteRequest
    needed = ("variant", "position", "chouette")

    turn = Object(TURN)
    ended = ended_field()
    chouette = Object(CHOUETTE)
    action = chouette_action_field(required=True)
    include = include_field()
    look = look_field()


class ReadChouetteSchema(PositionSchema[ReadChouetteRequest]):
    """Request of `chouette`."""

    makes = ReadChouetteRequest
    needed = ("variant", "position", "chouette")

    turn = Object(TURN)
    ended = ended_field()
    chouette = Object(CHOUETTE)
    include = include_field()
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
    include = include_field((Part.FACTS,))

    def conflicts(self, sent: set[str]) -> FaultsByField:
        """Stakes have a cube of their own; a cube beside an id takes the place of its stakes."""
        is_twice = {"cube", "stakes"} <= sent
        return super().conflicts(sent) | (
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

    makes: Callable[..., object] = staticmethod(picture_request)

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
