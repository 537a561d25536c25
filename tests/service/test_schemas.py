"""Schemas: what a developer who adds a field may rely on."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import FrozenInstanceError, dataclass, fields
from time import process_time
from typing import Any

import pytest
from marshmallow import ValidationError, validate, validates

from engine.faults import Fault, Refused
from engine.movegen import is_compiled
from service.errors import InvalidRequest, NotJson
from service.http.body import parse
from service.operations.register import OPERATIONS
from service.schemas import inputs, requests
from service.schemas.fields import Between, Choice, Flag, ListOf, Text, WholeNumber
from service.schemas.inputs import MovesRequest
from service.schemas.objects import Object, ObjectSchema, Union, schema_of
from service.schemas.states import PositionSchema, RequestSchema
from tests.service.worst_bodies import FULL, bodies

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
        {"x": schema_of(dict, n=WholeNumber(validate=Between(1, 2)))},
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
        made = operation.function.__annotations__["request"]
        names = {field.name for field in fields(getattr(inputs, made))}
        if "state" in names:
            names |= state | {"player", "dice"}
        if "moves" in names:
            names.add("notation")
        if "look" in names:
            names |= look
        assert set(operation.schema.fields) <= names, operation.name


ORDER = """
from service.errors import InvalidRequest, NotJson
from service.http.body import parse
from service.schemas import requests
body = {"id": "1~x", "chouette": 1, "b": 1, "stakes": {"z": 1, "match": 1, "y": 2}, "a": 1}
try:
    requests.ADVANCE.read(body)
except InvalidRequest as refused:
    print([(fault.code, fault.pointer) for fault in refused.faults])
"""


def test_the_order_of_faults_does_not_depend_on_the_hash_seed() -> None:
    """An unknown field that an id excludes as well keeps its place in the request."""
    runs = {
        subprocess.run(
            [sys.executable, "-c", ORDER],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in "12"
    }
    assert [ast.literal_eval(run) for run in runs] == [
        [
            ("unknown_field", "/stakes/z"),
            ("unknown_field", "/stakes/y"),
            ("wrong_type", "/stakes/match"),
            ("either_or", "/stakes"),
            ("missing", "/action"),
            ("unknown_field", "/chouette"),
            ("either_or", "/chouette"),
            ("unknown_field", "/b"),
            ("unknown_field", "/a"),
        ]
    ]


@pytest.mark.parametrize("place", [(), ("stakes",), ("turn",), ("position", "white")])
def test_of_unknown_fields_the_first_32_are_reported(place: tuple[str, ...]) -> None:
    body: dict[str, Any] = {}
    inner = body
    for key in place:
        inner[key] = inner = {}
    inner |= {f"unknown {number}": number for number in range(100)}
    with pytest.raises(InvalidRequest) as refused:
        requests.MOVES.read(body)
    assert len(refused.value.faults) == 32
    prefix = "".join(f"/{key}" for key in place)
    unknown = [f.pointer for f in refused.value.faults if "/unknown " in f.pointer]
    assert unknown == [f"{prefix}/unknown {number}" for number in range(len(unknown))]
    assert len(unknown) > 28


def test_an_unknown_part_of_a_position_is_reported_beside_a_missing_side() -> None:
    body = {"variant": "backgammon", "position": {"white": {}, "x": 1}, "player": "white"}
    with pytest.raises(InvalidRequest) as refused:
        requests.MOVES.read({**body, "dice": [2, 1]})
    faults = [(fault.code, fault.pointer) for fault in refused.value.faults]
    assert faults == [("missing", "/position/black"), ("unknown_field", "/position/x")]


@pytest.mark.parametrize("name", OPERATIONS)
def test_no_body_of_the_allowed_size_keeps_a_schema_busy(name: str) -> None:
    """A few milliseconds each; with a step for every pair of fields it would be 300 and more."""
    operation = OPERATIONS[name]
    operation.schema.read(FULL[name])
    slow = {}
    for what, body in bodies(name):
        assert len(body) <= operation.largest_body, what
        cost, faults = reading(operation.schema, body)
        if (
            cost > MOST_SECONDS
            and min(reading(operation.schema, body)[0] for _ in "123") > MOST_SECONDS
        ):
            slow[what] = cost
        if what.startswith("unknown fields"):
            # the body is read as far as the part that it is written for
            pointer = what.split()[3].rstrip("/")
            assert any(fault.pointer.startswith(pointer) for fault in faults), what
    assert not slow


MOST_SECONDS = 0.03


def reading(schema: RequestSchema[Any], body: bytes) -> tuple[float, Sequence[Fault]]:
    """Seconds of CPU for the parser and the schema, and the faults that they find."""
    start = process_time()
    try:
        schema.read(parse(body))
    except Refused as refused:
        return process_time() - start, refused.faults
    except NotJson as error:
        return process_time() - start, [error.fault]
    return process_time() - start, []
