"""Schemas of the requests that replay and write records."""

from __future__ import annotations

from engine.records import Assumed, Format
from engine.records.model import MOST_SGF
from engine.stakes.money import Beavers
from service.schemas.fields import (
    MISSING,
    AnyObject,
    Choice,
    Flag,
    Length,
    ListOf,
    Text,
    either_or,
    name_field,
    words,
)
from service.schemas.inputs import RecordRequest, ReplayRequest
from service.schemas.objects import CheckedSchema, FaultsByField, Object, schema_of
from service.schemas.positions import OptionsField
from service.schemas.states import RequestSchema

ASSUME = schema_of(
    Assumed,
    variant=name_field(),
    options=OptionsField(),
    crawford=Flag(),
    jacoby=Flag(),
    beavers=Choice(words(Beavers)),
)
"""What the client knows about a record that the record does not say."""


class ReplaySchema(CheckedSchema, RequestSchema[ReplayRequest]):
    """Request of `replay`."""

    makes = ReplayRequest

    content = Text(validate=Length(MOST_SGF))
    record = AnyObject()
    format = Choice(words(Format))
    assume = Object(ASSUME)
    include = ListOf(Choice(words(("plies", "ids"))), 0, 2)

    def conflicts(self, sent: set[str]) -> FaultsByField:
        """A record is sent as text or as an object."""
        return _text_or_object(sent)


class RecordSchema(CheckedSchema, RequestSchema[RecordRequest]):
    """Request of `record`."""

    makes = RecordRequest

    format = Choice(words((Format.MAT, Format.SGF, Format.RECORD)), required=True)
    content = Text(validate=Length(MOST_SGF))
    record = AnyObject()
    lossless = Flag()

    def conflicts(self, sent: set[str]) -> FaultsByField:
        """A record is sent as text or as an object."""
        return _text_or_object(sent)


def _text_or_object(sent: set[str]) -> FaultsByField:
    if {"content", "record"} <= sent:
        return {"record": [either_or("content", "record")]}
    return {} if sent & {"content", "record"} else {"content": [MISSING]}


REPLAY = ReplaySchema()
RECORD = RecordSchema()
