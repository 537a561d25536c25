"""The contract as the application serves it, and how many examples a run takes."""

from __future__ import annotations

import os

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.schemas import BaseSchema

from service.app import create_app

# `make fuzz` takes many more; the few of every day are always the same
settings.register_profile(
    "contract",
    max_examples=int(os.environ.get("FUZZ_EXAMPLES", "15")),
    derandomize="FUZZ_EXAMPLES" not in os.environ,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def schema_of_app() -> BaseSchema:
    """A new application's contract; a link says the whole body, so nothing is mixed into it."""
    schema = schemathesis.openapi.from_wsgi("/openapi.json", create_app())
    for item in schema.raw_schema["paths"].values():
        for operation in item.values():
            for response in operation["responses"].values():
                for link in response.get("links", {}).values():
                    link["x-schemathesis"] = {"merge_body": False}
    return schema
