"""What the reference page shows: the operations of the contract with their recorded examples.

The page itself is templates/reference.html; the schemas need no preparation.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from service.contract import Json, examples, operations, resolved

ERROR = 400


class Example(NamedTuple):
    """A request and its recorded answer, as they are shown."""

    title: str
    parameters: Mapping[str, str]
    request: str | None
    answer: str
    status: int
    media_type: str


class Operation(NamedTuple):
    """An operation with the parts of the contract that it refers to."""

    path: str
    method: str
    item: Json
    parameters: list[Json]
    body: Json | None
    answers: list[tuple[str, Json]]
    errors: list[tuple[str, Json]]
    examples: list[Example]

    @property
    def name(self) -> str:
        """The operation id, which is its anchor."""
        return str(self.item["operationId"])

    @property
    def needs_key(self) -> bool:
        """Whether there is no way to send the request without a key."""
        security = self.item.get("security", [{}])
        return bool(security) and {} not in security


def reference(contract: Json) -> Json:
    """The variables of the template."""
    found = [_operation(contract, *each) for each in operations(contract)]
    schemas = contract["components"]["schemas"]
    letters = groupby(sorted(schemas, key=str.lower), key=lambda name: name[0].upper())
    return {
        "info": contract["info"],
        "tags": [
            (tag, [each for each in found if tag["name"] in each.item["tags"]])
            for tag in contract["tags"]
        ],
        "schemas": schemas,
        "letters": [list(names) for _, names in letters],
    }


def _operation(contract: Json, path: str, method: str, item: Json) -> Operation:
    listed = [*contract["paths"][path].get("parameters", ()), *item.get("parameters", ())]
    parameters = [resolved(contract, each) for each in listed]
    responses = {
        status: resolved(contract, response) for status, response in item["responses"].items()
    }
    return Operation(
        path,
        method,
        item,
        parameters,
        resolved(contract, item["requestBody"]) if "requestBody" in item else None,
        [each for each in responses.items() if int(each[0]) < ERROR],
        [each for each in responses.items() if int(each[0]) >= ERROR],
        list(_examples(item["operationId"])) or [_without_answer(parameters)],
    )


def _examples(operation_id: str) -> Iterator[Example]:
    for recorded in examples(operation_id).values():
        answer = recorded["answer"]
        yield Example(
            recorded["summary"],
            {name: _text(value) for name, value in recorded.get("parameters", {}).items()},
            _json(recorded["request"]) if "request" in recorded else None,
            answer if isinstance(answer, str) else _json(answer),
            recorded["status"],
            recorded["media_type"],
        )


def _without_answer(parameters: list[Json]) -> Example:
    """What can be sent where nothing is recorded: the contract and figures that change."""
    needed = {each["name"]: each for each in parameters if each.get("required")}
    values = {name: str(one.get("example", "")) for name, one in needed.items()}
    return Example("", values, None, "", 0, "")


def _json(value: Any) -> str:
    """JSON as the page's script indents it."""
    return json.dumps(value, ensure_ascii=False)


def _text(value: Any) -> str:
    """A parameter as it is written in an address."""
    if isinstance(value, list):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
