"""The contract as the application serves it, and how many examples a run takes."""

from __future__ import annotations

import json
import os
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.schemas import BaseSchema

from service.app import create_app
from tests.contract.examples import operations

# `make fuzz` takes many more; the few of every day are always the same
settings.register_profile(
    "contract",
    max_examples=int(os.environ.get("FUZZ_EXAMPLES", "15")),
    derandomize="FUZZ_EXAMPLES" not in os.environ,
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


def schema_of_app() -> BaseSchema:
    """A new application's contract; a link says the whole body, so nothing is mixed into it."""
    app = create_app()
    document = app.test_client().get("/openapi.json").get_json()
    # the contract lies beside the service, wherever that is; here it is at the root
    document["servers"] = [{"url": "/"}]
    # making up a thousand items takes long; tests/service/test_batch.py sends them
    del document["components"]["schemas"]["Batch"]["maxItems"]
    for _, _, operation in operations(document):
        for response in operation["responses"].values():
            for link in response.get("links", {}).values():
                link["x-schemathesis"] = {"merge_body": False}
    schema = schemathesis.openapi.from_dict(in_openapi_3_2(document))
    schema.app = app
    return schema


def in_openapi_3_2(document: Any) -> Any:
    """The contract with QUERY said as OpenAPI 3.2 says it, so that it is driven as well."""
    for item in document["paths"].values():
        if "x-query" in item:
            item["query"] = item["post"] | {"operationId": f"{item.pop('x-query')}ByQuery"}
    return document | {"openapi": "3.2.0"}
