"""The examples of the catalogue of errors: `make errors` sends every request again.

It stores what the service answers now in `service/catalogue/examples.json`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from flask import Flask

from service.app import create_app
from service.catalogue.examples import FILE, FaultExample, examples
from service.operations.register import OPERATIONS
from service.settings import Settings


def operation_path(name: str) -> str:
    """The path of an operation by its name: `bear_off` is at `/v1/bear-off`."""
    return OPERATIONS[name].path


def answered_faults(app: Flask, operation: str, request: object) -> list[dict[str, Any]]:
    """The faults in the answer to a request, whether it is a problem or not."""
    client = app.test_client()
    answer = client.post(operation_path(operation), json=request).get_json()
    return list(_faults(answer))


def _faults(value: Any) -> Iterator[dict[str, Any]]:
    """Everything in an answer that has a code and a sentence."""
    if isinstance(value, dict):
        if "code" in value and "detail" in value and "status" not in value:
            yield value
        for inner in value.values():
            yield from _faults(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _faults(inner)


def recorded(app: Flask, code: str, operation: str, request: object) -> FaultExample | None:
    """The example as the service answers it now; None if it does not have this fault."""
    found = [f for f in answered_faults(app, operation, request) if f["code"] == code]
    if not found:
        return None
    fault = found[0]
    pointer, rule = fault.get("pointer", ""), fault.get("rule")
    return FaultExample(operation, request, pointer, rule, fault["detail"])


def main() -> None:
    """Store what the service answers now."""
    app = create_app(Settings(log_requests=False))
    stored: dict[str, Any] = {}
    for code, example in examples().items():
        found = recorded(app, code, example.operation, example.request)
        if found is None:
            sys.stderr.write(f"{code}: the example does not have this fault any more\n")
        stored[code] = (found or example)._asdict()
    lines = (
        f"{json.dumps(code)}: {json.dumps(found, ensure_ascii=False)}"
        for code, found in stored.items()
    )
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
