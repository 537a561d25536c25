"""The contract's schemas, closed: a field that it does not declare is a fault."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema_rs

from tools.examples import contract


def close(schema: Any) -> Any:
    """The contract leaves answers open, so that fields can be added; the tests do not."""
    if isinstance(schema, list):
        return [close(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {
        # conditions name only the fields that they concern
        key: value if key in ("if", "then", "else") else close(value)
        for key, value in schema.items()
    }
    if isinstance(closed.get("properties"), dict):
        closed.setdefault("additionalProperties", False)
    return closed


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """What checks a value against one of the contract's schemas."""
    schemas = close(contract()["components"]["schemas"])
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}}
    )


def faults(name: str, value: Any) -> list[str]:
    """Everything in the value that the schema does not allow."""
    return [
        f"{list(error.instance_path)}: {error.message[:300]}"
        for error in validator(name).iter_errors(value)
    ]
