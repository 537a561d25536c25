"""The contract in OpenAPI 3.2, which can say two things that 3.1 cannot.

QUERY is a method there, and the lines of an NDJSON body have a schema. `python -m
tests.contract.openapi_3_2` derives openapi-3.2.yaml from openapi.yaml.
"""

from __future__ import annotations

from typing import Any

from service.contract import HOME, parsed, written

FILE = HOME / "openapi-3.2.yaml"
HEAD = b"# Derived from openapi.yaml by `python -m tests.contract.openapi_3_2`; do not edit.\n"
SAID_IN_3_1 = """OpenAPI 3.1 cannot describe it: operations with `x-also-query` take it,
  and `openapi-3.2.yaml` beside this file has it as a method."""


def derived(document: Any) -> Any:
    """A contract of 3.1 with QUERY as a method and the items of NDJSON."""
    info = document["info"]
    assert SAID_IN_3_1 in info["description"]
    document["openapi"] = "3.2.0"
    info["description"] = info["description"].replace(
        SAID_IN_3_1, "Its operations end in `ByQuery`."
    )
    for item in document["paths"].values():
        post = item.get("post", {})
        if post.pop("x-also-query", False):
            item["query"] = post | {"operationId": f"{post['operationId']}ByQuery"}
        for operation in (post, item.get("query", {})):
            _describe_lines(operation)
    return document


def _describe_lines(operation: Any) -> None:
    bodies = [operation.get("requestBody", {}), *operation.get("responses", {}).values()]
    for body in bodies:
        for media_type in body.get("content", {}).values():
            if "x-item-schema" in media_type:
                media_type["itemSchema"] = media_type.pop("x-item-schema")
                del media_type["schema"]


def text() -> bytes:
    """The file as it should be."""
    return HEAD + written(derived(parsed()))


if __name__ == "__main__":
    FILE.write_bytes(text())
