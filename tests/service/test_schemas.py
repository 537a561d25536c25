"""Schemas: what a developer who adds a field may rely on."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, fields
from typing import Any

import pytest
from marshmallow import Schema, ValidationError, validate, validates

from engine.faults import Fault
from engine.movegen import is_compiled
from service.errors import InvalidRequest
from service.operations.register import OPERATIONS
from service.schemas import inputs, requests
from service.schemas.fields import Between, Choice, Flag, ListOf, Object, Text, Union, WholeNumber
from service.schemas.fields import Record as RecordField
from service.schemas.inputs import MovesRequest
from service.schemas.objects import ObjectSchema
from service.schemas.states import PositionSchema, RequestSchema

POSITION = {"white": {"19": 15}, "black": {"6": 15}}


@dataclass(frozen=True)
class Added:
    """A request of a developer's own."""

    number: int | None = None
    inner: object = None
    items: tuple[int, ...] = ()
    word: str | None = None
    flag: bool | None = None
    kind: object = None


class InnerSchema(ObjectSchema):
    makes = dict

    text = Text(required=True, validate=validate.Regexp("[a-z]+$", error="only letters"))


def even(number: int) -> None:
    if number % 2:
        raise ValidationError([Fault("odd_number")])


class AddedSchema(RequestSchema[Added]):
    makes = Added

    number = WholeNumber(validate=[Between(1, 9), even])
    inner = Object(InnerSchema())
    items = ListOf(WholeNumber(), 0, 4, validate=validate.ContainsOnly([1, 2], error="1 or 2"))
    word = Choice({"a": "A", "b": "B"}, validate=validate.NoneOf(["B"], error="not b"))
    flag = Flag(validate=validate.Equal(True, error="must be true"))
    kind = Union(
        {"x": RecordField(dict, {"n": WholeNumber(validate=Between(1, 2))})},
        validate=validate.Equal({"n": 1}, error="must be 1"),
    )

    @validates("number")
    def not_eight(self, number: int, **_: Any) -> None:
        if number == 8:
            raise ValidationError([Fault("eight")])


SCHEMA = AddedSchema()


def found(body: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(InvalidRequest) as refused:
        SCHEMA.read(body)
    return [(fault.code, fault.pointer) for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("body", "faults"),
    [
        ({"number": 12}, [("out_of_range", "/number")]),
        ({"number": 11}, [("out_of_range", "/number"), ("odd_number", "/number")]),
        ({"number": 8}, [("eight", "/number")]),
        ({"inner": {"text": "A1"}}, [("invalid_value", "/inner/text")]),
        ({"items": [1, 3]}, [("invalid_value", "/items")]),
        ({"word": "b"}, [("invalid_value", "/word")]),
        ({"flag": False}, [("invalid_value", "/flag")]),
        ({"kind": {"do": "x", "n": 3}}, [("out_of_range", "/kind/n")]),
        ({"kind": {"do": "x", "n": 2}}, [("invalid_value", "/kind")]),
    ],
)
def test_a_validator_of_any_field_is_called(
    body: dict[str, Any], faults: list[tuple[str, str]]
) -> None:
    assert found(body) == faults


def test_a_plain_marshmallow_message_becomes_part_of_the_fault() -> None:
    with pytest.raises(InvalidRequest) as refused:
        SCHEMA.read({"word": "b"})
    assert refused.value.faults[0].facts == {"message": "not b"}


def test_all_faults_come_at_once_known_fields_first_in_the_request() -> None:
    body = {"x": 1, "flag": 3, "a~/b": 2, "inner": {"y": 1}, "number": "4"}
    assert found(body) == [
        ("not_whole", "/number"),
        ("unknown_field", "/inner/y"),
        ("missing", "/inner/text"),
        ("wrong_type", "/flag"),
        ("unknown_field", "/x"),
        ("unknown_field", "/a~0~1b"),
    ]


def test_an_unknown_field_may_have_the_name_of_marshmallows_own_key() -> None:
    assert found({"_schema": 1}) == [("unknown_field", "/_schema")]


def test_a_field_that_is_null_is_absent_and_missing_if_it_is_required() -> None:
    assert SCHEMA.read({"number": None, "inner": None, "kind": None}) == Added()
    assert found({"inner": {"text": None}, "x": None}) == [
        ("missing", "/inner/text"),
        ("unknown_field", "/x"),
    ]


def test_a_request_is_one_frozen_value() -> None:
    body = {"variant": "backgammon", "position": POSITION, "player": "white", "dice": [2.0, 1]}
    request = requests.MOVES.read(body)
    assert isinstance(request, MovesRequest)
    assert (request.variant, request.state.dice, request.played) == ("backgammon", (2, 1), None)
    with pytest.raises(FrozenInstanceError):
        request.played = ()  # type: ignore[misc]


@pytest.mark.skipif(is_compiled(), reason="compiled functions have no annotations")
def test_every_operation_has_a_frozen_request_with_all_fields_of_its_schema() -> None:
    for operation in OPERATIONS.values():
        state = set(PositionSchema.state_fields)
        look = {"theme", "bottom", "home", "numbers", "width"}
        made = operation.answer.__annotations__["request"]
        names = {field.name for field in fields(getattr(inputs, made))}
        if "state" in names:
            names |= state | {"player", "dice"}
        if "moves" in names:
            names.add("notation")
        if "look" in names:
            names |= look
        assert set(operation.schema.fields) <= names, operation.name


VALID = [
    (requests.MOVES, {"variant": "pin", "position": POSITION, "player": "white", "dice": [2.0, 1]}),
    (
        requests.MOVES,
        {
            "variant": "backgammon",
            "position": POSITION,
            "turn": {"player": "black", "stages": [{"do": "play", "numbers": [6, 1]}]},
            "stakes": {"money": {}, "options": {"jacoby": True}},
            "options": {},
        },
    ),
    (requests.JUDGE, {"id": "1~backgammon~19-15~6-15~white.play-2-1", "notation": "19/17"}),
    (SCHEMA, {"number": 4, "inner": {"text": "a"}, "items": [1, 2], "word": "a"}),
]


@pytest.mark.parametrize(("schema", "body"), VALID)
def test_a_valid_object_is_read_in_one_pass_as_marshmallow_reads_it(
    schema: ObjectSchema, body: dict[str, Any]
) -> None:
    assert schema.load(body) == Schema.load(schema, body)


def test_a_schema_with_hooks_of_its_own_is_read_by_marshmallow() -> None:
    assert not SCHEMA.is_plain
    assert all(operation.schema.is_plain for operation in OPERATIONS.values())


def test_an_unknown_part_of_a_position_is_reported_beside_a_missing_side() -> None:
    body = {"variant": "backgammon", "position": {"white": {}, "x": 1}, "player": "white"}
    with pytest.raises(InvalidRequest) as refused:
        requests.MOVES.read({**body, "dice": [2, 1]})
    faults = [(fault.code, fault.pointer) for fault in refused.value.faults]
    assert faults == [("missing", "/position/black"), ("unknown_field", "/position/x")]
