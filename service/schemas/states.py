"""The base of the schemas of requests: a game, a position or a state, sent in full or by an id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar, Generic, Self, TypeVar

from marshmallow import ValidationError

from engine.faults import Fault, Refused
from engine.game.game import Game
from engine.notation import chouette_id
from engine.notation.register import read
from service.errors import InvalidRequest
from service.schemas.agreements import ended_field, offer_field
from service.schemas.cells import PositionInput
from service.schemas.chouette import CHOUETTE, ChouetteInput, chouette_input
from service.schemas.errors import faults_in
from service.schemas.fields import (
    MISSING,
    Flag,
    Length,
    Text,
    either_or,
    name_field,
    player_field,
    wrong_type,
)
from service.schemas.inputs import StateInput
from service.schemas.objects import CheckedSchema, FaultsByField, Object, ObjectSchema, bounded
from service.schemas.positions import DiceField, OptionsField, PositionField
from service.schemas.stakes import STAKES, stakes_input
from service.schemas.turns import TURN

R = TypeVar("R")

IN_AN_ID = (
    *("variant", "options", "position", "turn"),
    *("stakes", "offer", "ended", "illegal", "chouette"),
)
"""What an id contains, so that it cannot be sent beside one."""


class RequestSchema(ObjectSchema, Generic[R]):
    """The body of a request, which becomes a value of the type R."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.without_absent = lru_cache(maxsize=256)(self._without_absent)

    def read(self, body: object) -> R:
        """The request in a JSON value; `InvalidRequest` lists all faults of one that has any."""
        if not isinstance(body, dict):
            raise InvalidRequest([wrong_type("object")])
        sent = bounded(self, body)
        try:
            request: R = self.without_absent(frozenset(sent.keys() & self.fields.keys())).load(sent)
        except ValidationError as error:
            raise InvalidRequest(faults_in(error.messages, body, is_request=True)) from None
        return request

    def _without_absent(self, sent: frozenset[str]) -> Self:
        """This schema without the fields that are not sent and need not be.

        Most requests have a quarter of the fields, and marshmallow asks each of them for its value.
        """
        needed = {name for name, field in self.fields.items() if field.required}
        return type(self)(only=[name for name in self.fields if name in needed | sent])


class GameSchema(RequestSchema[R]):
    """A request about a game with its options."""

    options = OptionsField()


class PositionSchema(CheckedSchema, GameSchema[R]):
    """A request about a position of a game, sent in full or by an id."""

    needed: ClassVar[tuple[str, ...]] = ("variant", "position")
    """What must be sent if there is no id."""

    state_fields: ClassVar[frozenset[str]] = frozenset({"id", *IN_AN_ID})
    """The fields that become the `state` of the request; the others go to it by themselves."""

    takes_chouette: ClassVar[bool] = True
    """Whether an id may be that of a chouette."""

    id = Text(validate=Length(chouette_id.LONGEST))
    variant = name_field()
    position = PositionField()
    illegal = Flag()

    def conflicts(self, sent: set[str]) -> FaultsByField:
        """An id excludes what it contains; without an id, that is needed."""
        if "id" in sent:
            return {key: [either_or("id", key)] for key in IN_AN_ID if key in sent}
        return {key: [MISSING] for key in self.needed if key not in sent}

    def notation_of_id(self, _data: Mapping[str, Any]) -> str | None:
        """The notation in which the id is written, where the client says so."""
        return None

    def make(self, data: dict[str, Any]) -> object:
        """The request with its state."""
        sent = {key: data.pop(key) for key in list(data) if key in self.state_fields}
        state = _state_input(self.notation_of_id(data), **sent)
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


def _read_chouette(text: str) -> tuple[Game, ChouetteInput]:
    """The board and the bets in the id of a chouette."""
    try:
        chouette = chouette_id.read(text)
    except Refused as refused:
        raise Refused([replace(fault, pointer="/id") for fault in refused.faults]) from None
    return chouette.board, chouette_input(chouette.game)


class StateSchema(PositionSchema[R]):
    """A request about a state of two players or of a chouette."""

    turn = Object(TURN)
    stakes = Object(STAKES)
    offer = offer_field()
    ended = ended_field()
    chouette = Object(CHOUETTE)


class TurnOrDiceSchema(StateSchema[R]):
    """A request about a state, or about a position with `player` and `dice` instead of `turn`."""

    state_fields = PositionSchema.state_fields | {"player", "dice"}

    player = player_field()
    dice = DiceField()

    def conflicts(self, sent: set[str]) -> FaultsByField:
        """Either the turn or the dice; beside an id the dice replace the turn in it."""
        faults = super().conflicts(sent)
        simple = [key for key in ("player", "dice") if key in sent]
        if "id" in sent:
            return faults | ({"dice": [MISSING]} if simple == ["player"] else {})
        if "turn" in sent:
            return faults | {key: [either_or("turn", key)] for key in simple}
        if len(simple) == 1:
            faults |= {key: [MISSING] for key in {"player", "dice"} - set(simple)}
        return faults
