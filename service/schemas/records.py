"""Schemas of the requests that replay and write records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.records import Assumed, Format
from engine.records.written import MOST_TEXT
from engine.stakes.money import Beavers
from service.schemas.fields import (
    MISSING,
    Choice,
    Flag,
    JsonField,
    Length,
    ListOf,
    Object,
    Text,
    either_or,
    name_field,
    words,
    wrong_type,
)
from service.schemas.inputs import RecordRequest, ReplayRequest
from service.schemas.objects import ObjectSchema
from service.schemas.positions import OptionsField
from service.schemas.states import FaultsByField, RequestSchema


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

    content = Text(validate=Length(MOST_TEXT))
    record = AnyObject()
    format = Choice(words(Format))
    assume = Object(AssumeSchema())
    include = ListOf(Choice(words(("plies", "ids"))), 0, 2)

    def conflicts(self, body: Mapping[str, object]) -> FaultsByField:
        """A record is sent as text or as an object."""
        return _text_or_object(body)


class RecordSchema(RequestSchema[RecordRequest]):
    """Request of `record`."""

    makes = RecordRequest

    format = Choice(words((Format.MAT, Format.SGF, Format.RECORD)), required=True)
    content = Text(validate=Length(MOST_TEXT))
    record = AnyObject()
    lossless = Flag()

    def conflicts(self, body: Mapping[str, object]) -> FaultsByField:
        """A record is sent as text or as an object."""
        return _text_or_object(body)


def _text_or_object(body: Mapping[str, object]) -> FaultsByField:
    if "content" in body and "record" in body:
        return {"record": [either_or("content", "record")]}
    return {} if "content" in body or "record" in body else {"content": [MISSING]}


REPLAY = ReplaySchema()
RECORD = RecordSchema()
