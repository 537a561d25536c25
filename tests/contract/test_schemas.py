"""How the schemas of the contract are written, so that every generator makes good types of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from service.contract import operations
from tests.contract.document import CONTRACT

SCHEMAS: dict[str, Any] = CONTRACT["components"]["schemas"]
CONDITIONS = ("if", "then", "else", "not")


def parts(schema: Any, path: str) -> Iterator[tuple[str, Any]]:
    """A schema and every schema in it, with its path; not those of conditions."""
    if not isinstance(schema, dict):
        return
    yield path, schema
    for key in ("items", "additionalProperties", "propertyNames"):
        yield from parts(schema.get(key), f"{path}/{key}")
    for key in ("oneOf", "anyOf", "allOf"):
        for index, one in enumerate(schema.get(key, ())):
            yield from parts(one, f"{path}/{key}/{index}")
    for name, one in schema.get("properties", {}).items():
        yield from parts(one, f"{path}/{name}")


EVERYWHERE = [found for name, schema in SCHEMAS.items() for found in parts(schema, name)]


def reached(roots: Iterator[Any]) -> set[str]:
    """The names of all schemas that these refer to, directly or not."""
    names: set[str] = set()
    waiting = list(roots)
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            name = str(value.get("$ref", "")).rsplit("/", 1)[-1]
            if name in SCHEMAS and name not in names:
                names.add(name)
                waiting.append(SCHEMAS[name])
            waiting.extend(v for k, v in value.items() if k not in CONDITIONS)
        elif isinstance(value, list):
            waiting.extend(value)
    return names


REQUESTS = reached(op["requestBody"] for _, _, op in operations(CONTRACT) if "requestBody" in op)
ANSWERS = reached(op["responses"] for _, _, op in operations(CONTRACT)) | reached(
    iter(CONTRACT["components"]["responses"].values())
)


def is_nullable(schema: Any) -> bool:
    return {"type": "null"} in schema.get("anyOf", ()) or "null" in schema.get("type", ())


def test_in_answers_a_property_is_required_or_never_null() -> None:
    for name in ANSWERS:
        for path, schema in parts(SCHEMAS[name], name):
            for key, one in schema.get("properties", {}).items():
                is_required = key in schema.get("required", ())
                assert is_required or not is_nullable(one), f"{path}/{key}"


NULLABLE = {
    *("expected", "outcome", "turn", "player", "owner", "winner", "rule", "next"),
    # while players throw for their seats, and the end of a board that was not played to its end
    *("id", "state", "board"),
    # a fault that is part of an answer, and of no problem
    "problem",
    # what a record does not have
    *("score", "crawford_game", "starter", "written", "stakes", "points"),
}


def test_null_in_an_answer_is_only_where_none_says_something() -> None:
    for name in ANSWERS:
        for path, schema in parts(SCHEMAS[name], name):
            for key, one in schema.get("properties", {}).items():
                assert key in NULLABLE or not is_nullable(one), f"{path}/{key}"


def test_in_requests_null_is_as_if_it_were_absent() -> None:
    """Schemas that answers have too follow the rule for answers."""
    for name in REQUESTS - ANSWERS:
        for path, schema in parts(SCHEMAS[name], name):
            for key, one in schema.get("properties", {}).items():
                assert is_nullable(one) or key in schema.get("required", ()), f"{path}/{key}"


def test_requests_and_the_state_are_closed_and_answers_are_open() -> None:
    state = reached(iter([{"$ref": "#/components/schemas/State"}]))
    for name, schema in SCHEMAS.items():
        if schema.get("type") == "object" and "properties" in schema:
            is_closed = schema.get("additionalProperties") is False
            assert is_closed == (name in REQUESTS | state or name in RECORDED), name


RECORDED = {"RecordedScore", "RecordedResult", "RecordedTable"}
"""Parts of a record, which is a request."""


def test_there_are_no_defaults() -> None:
    """Generators make a property with a default required; the description says it."""
    assert not [path for path, schema in EVERYWHERE if "default" in schema]


def test_everything_has_a_description() -> None:
    for name, schema in SCHEMAS.items():
        assert schema.get("description"), name
    for path, schema in EVERYWHERE:
        for key, one in schema.get("properties", {}).items():
            refers = "$ref" in one or any("$ref" in member for member in one.get("anyOf", ()))
            assert one.get("description") or refers, f"{path}/{key}"
    for parameter in CONTRACT["components"]["parameters"].values():
        assert parameter["description"]
    for header in CONTRACT["components"]["headers"].values():
        assert header["description"]
    for _, _, operation in operations(CONTRACT):
        for parameter in operation.get("parameters", ()):
            assert "$ref" in parameter or parameter["description"]


UNIONS = {name: schema for name, schema in SCHEMAS.items() if "oneOf" in schema}


@pytest.mark.parametrize("name", UNIONS)
def test_a_union_has_a_discriminator_and_every_member_its_word(name: str) -> None:
    union = UNIONS[name]
    word = union["discriminator"]["propertyName"]
    mapping = union["discriminator"]["mapping"]
    assert list(mapping.values()) == [member["$ref"] for member in union["oneOf"]]
    for value, target in mapping.items():
        member = SCHEMAS[target.rsplit("/", 1)[-1]]
        assert word in member["required"]
        tag = member["properties"][word]
        assert (tag["type"], tag["const"]) == ("string", value)


def test_there_are_no_unions_besides() -> None:
    """Either a named union, or something or null."""
    for path, schema in EVERYWHERE:
        if "anyOf" in schema:
            assert schema["anyOf"][1:] == [{"type": "null"}], path
        assert "oneOf" not in schema or path in UNIONS, path
        assert "allOf" not in schema, path


def test_enumerations_have_a_name_and_are_text() -> None:
    for path, schema in EVERYWHERE:
        if "enum" in schema:
            assert path in SCHEMAS and schema["type"] == "string", path
            assert all(isinstance(word, str) for word in schema["enum"]), path
        assert "const" not in schema or isinstance(schema["const"], str), path


def test_integers_have_a_range() -> None:
    for path, schema in EVERYWHERE:
        if "integer" in schema.get("type", ()):
            assert {"minimum", "maximum"} <= schema.keys(), path


def test_names_are_snake_case_and_schemas_pascal_case() -> None:
    for name in SCHEMAS:
        assert re.fullmatch(r"([A-Z][a-z]+)+", name), name
    for path, schema in EVERYWHERE:
        for key in schema.get("properties", {}):
            in_other_standard = path == "LinkContext"
            assert in_other_standard or re.fullmatch(r"[a-z]+(_[a-z]+)*", key), f"{path}/{key}"


def test_every_schema_is_used() -> None:
    other = reached(iter([CONTRACT["components"]["parameters"], CONTRACT["components"]["headers"]]))
    other |= reached(operation.get("parameters", []) for _, _, operation in operations(CONTRACT))
    assert SCHEMAS.keys() == REQUESTS | ANSWERS | other


def test_numbers_have_the_format_that_holds_them() -> None:
    """Without one a generator takes 32 bits for an integer, and a decimal class for halves."""
    for path, schema in EVERYWHERE:
        types = schema.get("type", ())
        if "number" in types:
            assert schema.get("format") == "double", path
        if "integer" in types:
            highest = max(schema["maximum"], -schema["minimum"])
            assert (schema.get("format") == "int64") == (highest >= 2**31), path
