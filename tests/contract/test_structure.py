"""Every request schema has the structure that the contract describes, and the other way round.

Both are written as shapes and compared: keys, which are required, types, ranges, lengths,
enumerations, sizes of lists, words that select one of several objects. What a schema reads by a
plain function has a shape here that is made of the constants of that function.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import singledispatch
from typing import Any

import pytest
from marshmallow import Schema
from marshmallow.fields import Field

from engine.chouette import options as chouette_options
from engine.position import CELL, COLORS
from engine.stakes import options as stakes_options
from engine.variants import VARIANTS
from service.contract import operations
from service.http.batch import LONGEST_KEY
from service.http.batch_items import MOST_ITEMS
from service.http.caching import KEY
from service.operations.register import OPERATIONS
from service.schemas import cells, positions, stakes, texts
from service.schemas.actions import LONGEST_PLAY, PlayText
from service.schemas.fields import (
    Between,
    Choice,
    Flag,
    Length,
    ListOf,
    MapOf,
    Text,
    WholeNumber,
)
from service.schemas.objects import Object, Union
from service.schemas.points import MOST_POINTS, BalanceField, PointsField
from tests.contract.document import CONTRACT
from tests.contract.test_schemas import is_nullable

Shape = Any
SCHEMAS: dict[str, Any] = CONTRACT["components"]["schemas"]

FLAG: Shape = ("flag",)
BELOW = {"variant", "options", "variant_options", "record"}
"""Parts that depend on the game, or that the engine reads: a wrong one is a 422."""


# what the contract describes


def described(schema: Any) -> Shape:
    """The shape of a schema of the contract; null counts as absent in all of them."""
    if "$ref" in schema:
        return described(SCHEMAS[schema["$ref"].rsplit("/", 1)[-1]])
    if "anyOf" in schema:
        return described(schema["anyOf"][0])
    if "oneOf" in schema:
        return described_union(schema)
    if "enum" in schema:
        return ("word", frozenset(schema["enum"]))
    types = schema["type"]
    [kind] = [types] if isinstance(types, str) else [one for one in types if one != "null"]
    return DESCRIBED[kind](schema)


def described_union(schema: Any) -> Shape:
    word = schema["discriminator"]["propertyName"]
    kinds = {}
    for tag, target in schema["discriminator"]["mapping"].items():
        parts = dict(described({"$ref": target})[1])
        del parts[word]
        kinds[tag] = ("object", parts)
    return ("union", word, kinds)


def described_object(schema: Any) -> Shape:
    if "properties" not in schema and "propertyNames" in schema:
        names, values = (
            described(schema["propertyNames"]),
            described(schema["additionalProperties"]),
        )
        return ("map", schema.get("maxProperties"), names, values)
    assert schema["additionalProperties"] is False
    parts = {}
    for key, one in schema["properties"].items():
        is_required = key in schema.get("required", ()) and not is_nullable(one)
        parts[key] = (is_required, ("below",) if key in BELOW else described(one))
    return ("object", parts)


def described_text(schema: Any) -> Shape:
    if "const" in schema:
        return ("word", frozenset([schema["const"]]))
    if "pattern" in schema:
        return ("pattern", schema["pattern"])
    return ("text", schema.get("minLength", 0), schema["maxLength"])


DESCRIBED: dict[str, Callable[[Any], Shape]] = {
    "object": described_object,
    "array": lambda one: (
        *("list", one.get("minItems", 0), one["maxItems"], one.get("uniqueItems", False)),
        described(one["items"]),
    ),
    "string": described_text,
    "integer": lambda one: ("number", 1, one["minimum"], one["maximum"]),
    "number": lambda one: ("number", one["multipleOf"], one["minimum"], one["maximum"]),
    "boolean": lambda _: FLAG,
}


# what the schemas read


@singledispatch
def read(field: object) -> Shape:
    raise NotImplementedError(type(field))


@read.register
def _(field: WholeNumber) -> Shape:
    [between] = [one for one in field.validators if isinstance(one, Between)]
    return ("number", 1, between.low, between.high)


@read.register
def _(_: Flag) -> Shape:
    return FLAG


@read.register
def _(field: Text) -> Shape:
    if stakes.is_amount in field.validators:
        return ("pattern", f"^{stakes.AMOUNT.pattern}$")
    [length] = [one for one in field.validators if isinstance(one, Length)]
    return ("text", length.least, length.most)


@read.register(Choice)
def _(field: Choice[Any]) -> Shape:
    return ("word", frozenset(field.values))


@read.register
def _(field: ListOf) -> Shape:
    is_unique = field is cells.POINT_LIST
    return ("list", field.least, field.most, is_unique, read(field.inner))


@read.register
def _(field: Object) -> Shape:
    return read(field.schema)


@read.register
def _(schema: Schema) -> Shape:
    fields = {one.data_key or name: one for name, one in schema.fields.items()}
    return ("object", {key: part(key, one, required=one.required) for key, one in fields.items()})


def part(key: str, field: Field[Any], *, required: bool) -> tuple[bool, Shape]:
    return required, ("below",) if key in BELOW else read(field)


@read.register
def _(field: Union) -> Shape:
    return ("union", field.key, {word: read(one) for word, one in field.kinds.items()})


@read.register
def _(_: BalanceField) -> Shape:
    return ("number", 0.5, -MOST_POINTS, MOST_POINTS)


@read.register
def _(_: PointsField) -> Shape:
    return ("number", 0.5, 0.5, MOST_POINTS)


@read.register
def _(field: MapOf) -> Shape:
    return ("map", field.most, read(field.key), read(field.value))


@read.register
def _(_: positions.PositionField) -> Shape:
    sides = tuple(COLORS)
    places = ("word", frozenset(CELL))
    marks = {side: (False, read(cells.POINT_LIST)) for side in sides}
    phases = {side: (True, read(cells.PHASE)) for side in sides}
    shapes: dict[str, Shape] = {
        **dict.fromkeys(sides, (True, ("map", None, places, read(cells.CHECKERS)))),
        "marks": (False, ("object", marks)),
        "phase": (False, ("object", phases)),
    }
    return ("object", {key: shapes[key] for key in cells.POSITION_KEYS})


def differences(found: Shape, expected: Shape, path: str) -> list[str]:
    """Where two shapes differ, with the path; of objects each key."""
    if isinstance(found, Mapping) and isinstance(expected, Mapping):
        return [
            line
            for key in {**found, **expected}
            for line in (
                differences(found[key], expected[key], f"{path}/{key}")
                if key in found and key in expected
                else [f"{path}/{key}: only in the {'schema' if key in found else 'contract'}"]
            )
        ]
    if isinstance(found, tuple) and isinstance(expected, tuple) and len(found) == len(expected):
        pairs = zip(found, expected, strict=True)
        return [line for one, other in pairs for line in differences(one, other, path)]
    return (
        [] if found == expected else [f"{path}: {found} in the schema, {expected} in the contract"]
    )


def dice_as_text(field: Field[Any]) -> Shape:
    _, least, most, _, (_, _, low, high) = read(field)
    assert least == most
    return ("pattern", f"^{'-'.join([f'[{low}-{high}]'] * most)}$")


AS_TEXT: dict[Callable[[str], object], Callable[[Any], Shape]] = {
    texts.dice: dice_as_text,
    PlayText: lambda field: read(field.notation),
    texts.by_player: lambda _: ("pattern", f"^({'|'.join(COLORS)}):"),
}
"""The shape of a field that a query writes in another way than a body."""


def resolved(parameter: Any) -> Any:
    """A parameter, or the shared one that it refers to."""
    if "$ref" not in parameter:
        return parameter
    return CONTRACT["components"]["parameters"][parameter["$ref"].rsplit("/", 1)[-1]]


BODIES = {
    path: operation["requestBody"]["content"]["application/json"]["schema"]
    for path, method, operation in operations(CONTRACT)
    if method == "post"
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_a_schema_has_the_structure_of_the_contract(name: str) -> None:
    operation = OPERATIONS[name]
    expected = described(BODIES[operation.path])
    assert differences(read(operation.schema), expected, "") == []


def test_a_key_in_a_batch_is_as_long_as_the_contract_says() -> None:
    items = described(BODIES["/v1/batch"])[-1]
    assert items[1] == "operation" and items[2].keys() == OPERATIONS.keys()
    for name, (_, parts) in items[2].items():
        assert parts["key"] == (False, ("text", 1, LONGEST_KEY)), name


def test_a_batch_has_as_many_items_as_the_contract_says() -> None:
    assert described(BODIES["/v1/batch"])[:4] == ("list", 0, MOST_ITEMS, False)


BY_ID = [name for name, operation in OPERATIONS.items() if operation.by_id is not None]
QUERIES = {
    path.removesuffix("/{id}"): [resolved(one) for one in operation["parameters"]]
    for path, method, operation in operations(CONTRACT)
    if method == "get" and path.endswith("/{id}")
}


def test_what_can_be_asked_by_id_is_what_the_contract_says() -> None:
    assert {OPERATIONS[name].path for name in BY_ID} == QUERIES.keys()


@pytest.mark.parametrize("name", BY_ID)
def test_the_query_has_the_structure_of_the_contract(name: str) -> None:
    """Each parameter is read as the field of the body that has its name, but may look otherwise."""
    operation = OPERATIONS[name]
    fields = operation.schema.fields
    found = {"id": read(fields["id"])} | {
        key: AS_TEXT.get(convert, read)(fields[key])
        for key, convert in (operation.by_id or {}).items()
    }
    expected = {
        one["name"]: described(one["schema"])
        for one in QUERIES[operation.path]
        if one["in"] != "header" and one["name"] != KEY
    }
    assert differences(found, expected, "") == []


def test_the_last_play_in_a_query_is_as_long_as_a_play() -> None:
    [last] = [one for one in QUERIES["/v1/picture"] if one["name"] == "last"]
    assert last["schema"]["maxLength"] == len("white:") + LONGEST_PLAY


LISTED = [
    {option.name for rules in VARIANTS.values() for option in rules.options},
    {*stakes_options.OPTIONS},
    {*chouette_options.OPTIONS},
]


@pytest.mark.parametrize(
    ("name", "known"),
    [*zip(("Options", "StakesOptions", "ChouetteOptions"), LISTED, strict=True)],
)
def test_the_options_of_the_contract_are_those_that_exist(name: str, known: set[str]) -> None:
    """Which values an option has depends on the game; its type does not."""
    described_options = SCHEMAS[name]["properties"]
    assert described_options.keys() == known
    types = {"flag": bool, "number": int, "word": str}
    for option, schema in described_options.items():
        field = positions.OPTIONS[option]
        [read_type] = [one for one, other in positions.BY_TYPE.items() if other is field]
        assert types[described(schema)[0]] is read_type, option
    assert len(known) <= positions.MOST_OPTIONS
