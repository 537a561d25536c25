"""The contract as schemathesis drives it, and how many examples a run takes."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import load_all_checks
from schemathesis.core.errors import InvalidSchema
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.schemas import BaseSchema

from service.app import create_app
from service.contract import METHODS, bundled, in_3_2, operations
from service.settings import Settings
from tests.contract.test_schemas import ANSWERS, REQUESTS, is_nullable

# `make fuzz` takes many more; the few of every day are always the same, and a failure is shown as
# it was found: the search for the smallest one takes up to five minutes
FUZZ = "FUZZ_EXAMPLES" in os.environ
settings.register_profile(
    "contract",
    phases=tuple(Phase) if FUZZ else (Phase.explicit, Phase.generate),
    max_examples=int(os.environ.get("FUZZ_EXAMPLES", "3")),
    derandomize=not FUZZ,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@schemathesis.serializer("application/x-ndjson")
def lines(_context: object, value: Any) -> bytes:
    """A line for each item; what is no list goes out as the one line that it is."""
    items = value if isinstance(value, list) else [value]
    return "\n".join(map(json.dumps, items)).encode()


@schemathesis.deserializer("application/x-ndjson")
def read_lines(_context: object, response: Any) -> list[Any]:
    """The answers as the list that the contract describes."""
    return [json.loads(line) for line in response.content.splitlines()]


@schemathesis.hook
def filter_query(_context: object, query: dict[str, Any] | None) -> bool:
    """Leave out a list of one empty text: it is written like the empty list, which is a right one.

    Schemathesis takes it for a wrong value that must be refused.
    """
    return (query or {}).get("include") not in ("", [""])


def schema_of_app(*, plain_parts: bool = False) -> BaseSchema:
    """The application and its contract, as schemathesis reads it."""
    schema = schemathesis.openapi.from_dict(contract(plain_parts))
    schema.app = application()
    return schema


def drive(schema: BaseSchema, label: str, check: Callable[[Case[Any]], None]) -> None:
    """Run a check on every case of an operation.

    They are made up here, in the process that runs the test; `schema.parametrize()` makes all cases
    of all operations up for the collection, in every test process.
    """
    load_all_checks()
    method, path = label.split()
    test = build_operation_test(
        config=schema.config,
        operation=schema[path][method],
        test_func=check,
        given_kwargs={},
        feedback=FeedbackSources(),
    )
    try:
        test()
    except InvalidSchema as error:
        if "demanded elements" not in str(error):
            raise
        pytest.skip(f"schemathesis cannot make a value for its own change of a schema: {error}")


@cache
def application() -> Flask:
    # schemathesis accepts gzip, but does not unpack the answers of an application in its process
    return create_app(Settings(compression=False))


def labels() -> list[str]:
    """Every operation, as schemathesis names it."""
    return [
        f"{method.upper()} {path}"
        for path, item in contract(plain_parts=True)["paths"].items()
        for method in (*METHODS, "query")
        if method in item
    ]


@cache
def contract(plain_parts: bool) -> Any:
    """The contract in OpenAPI 3.2, so that QUERY is driven as well.

    With `plain_parts` the requests in a batch and records are any objects: a test that puts real
    ones in their place need not wait until they are made up.
    """
    document = in_3_2(bundled())
    # the contract lies beside the service, wherever that is; here it is at the root
    document["servers"] = [{"url": "/"}]
    # making up a thousand items takes long; tests/service/test_batch.py sends them
    del document["components"]["schemas"]["Batch"]["maxItems"]
    # schemathesis takes seconds to parse an answer in YAML; test_file.py compares these files
    for path in [path for path in document["paths"] if path.endswith(".yaml")]:
        del document["paths"][path]
    _allow_null(document)
    if plain_parts:
        _any_objects(document["components"]["schemas"])
    for item in document["paths"].values():
        for method in ("post", "query"):
            _send_lines_as_lists(item.get(method, {}))
    for _, _, operation in operations(document):
        for response in operation["responses"].values():
            for link in response.get("links", {}).values():
                link["x-schemathesis"] = {"merge_body": False}
    return document


def _allow_null(document: Any) -> None:
    """In a request null is as if it were absent, also in parts of a state.

    The contract says it only of schemas that no answer has, as answers never have such a null.
    """
    schemas = document["components"]["schemas"]
    for name in REQUESTS:
        schema = schemas[name]
        if name in ANSWERS and "required" in schema:
            schema["required"] = [
                key for key in schema["required"] if not is_nullable(schema["properties"][key])
            ]
        for key, one in schema.get("properties", {}).items():
            if key not in schema.get("required", ()) and not is_nullable(one):
                schema["properties"][key] = {"anyOf": [one, NULL]}
    # schemathesis reads conditions, but no dependencies
    schemas["LastPlay"] |= schemas["LastPlay"].pop("dependentSchemas")["player"]
    # exactly one of two, where null is none
    _one_of(schemas["Stakes"], "money", "match")
    _one_of(schemas["Match"], "length", "games", "played")


def _one_of(schema: Any, first: str, second: str, *with_second: str) -> None:
    """Say by a condition that an object has one of two properties, some others with the second."""
    for word in ("not", "dependentSchemas"):
        del schema[word]
    schema |= {
        "if": {"required": [first], "properties": {first: {"not": NULL}}},
        "then": {"properties": dict.fromkeys((second, *with_second), NULL)},
        "else": {"required": [second], "properties": {second: {"not": NULL}}},
    }


NULL = {"type": "null"}


def _any_objects(schemas: Any) -> None:
    for reference in schemas["BatchItem"]["oneOf"]:
        item = schemas[reference["$ref"].rsplit("/", 1)[-1]]
        item["properties"]["request"] = {"type": "object"}
    schemas["Record"] = {"type": "object"}


def _send_lines_as_lists(operation: Any) -> None:
    """Schemathesis knows no items of a stream; `lines` and `read_lines` make lists of them."""
    bodies = [operation.get("requestBody", {}), *operation.get("responses", {}).values()]
    for body in bodies:
        for media_type in body.get("content", {}).values():
            if "itemSchema" in media_type:
                media_type["schema"] = {"type": "array", "items": media_type.pop("itemSchema")}
