"""The recorded examples of the contract: requests, and what the service answers to them.

They are in `examples/`, a file for each operation; `service.contract` says what is in one.
`python -m tools.examples` sends every request to the application and records the answers
anew. Names of operations on the command line record only those.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import quote, urlencode

from flask import Flask
from werkzeug.test import TestResponse

from service.app import create_app
from service.contract import EXAMPLES, bundled, examples, operations, parsed
from service.settings import Settings

WIDTH = 110


@dataclass(frozen=True)
class Example:
    """A request by name, and what was recorded for it."""

    operation: str
    path: str
    method: str
    name: str
    recorded: dict[str, Any]

    def send(self, app: Flask) -> TestResponse:
        """The answer of the live application."""
        accept = self.recorded.get(
            "accept", "application/json, application/problem+json, */*;q=0.1"
        )
        headers = {"Accept": accept, "Accept-Language": self.recorded.get("language", "en")}
        client = app.test_client()
        if self.method == "get":
            return client.get(self.address(), headers=headers)
        return client.post(self.path, json=self.recorded["request"], headers=headers)

    def address(self) -> str:
        """The path and the query with these parameters."""
        values = self.recorded.get("parameters", {})
        path, query = self.path, {}
        for name, value in values.items():
            if f"{{{name}}}" in path:
                path = path.replace(f"{{{name}}}", quote(value, safe="~.-_"))
            else:
                query[name] = _parameter(value)
        return f"{path}?{urlencode(query)}" if query else path

    def __str__(self) -> str:
        return f"{self.operation} {self.name}"


def _parameter(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def contract() -> dict[str, Any]:
    """The contract with its examples, as the service publishes it."""
    return bundled()


def all_examples() -> Iterator[Example]:
    """Every example of every operation."""
    for path, method, operation in operations(parsed()):
        name = operation["operationId"]
        for key, recorded in examples(name).items():
            yield Example(name, path, method, key, recorded)


def content(response: TestResponse, first: int | None = None) -> Any:
    """What is in an answer: the value of JSON, or text; of its lists only the `first` entries."""
    if not response.is_json:
        return response.text
    answer = response.get_json()
    if first is None:
        return answer
    return {key: one[:first] if isinstance(one, list) else one for key, one in answer.items()}


def record(names: list[str]) -> None:
    """Write the live answers into the files of these operations, or of all."""
    app = create_app(Settings(log_requests=False))
    files: dict[str, dict[str, Any]] = {}
    for example in all_examples():
        if names and example.operation not in names:
            continue
        response = example.send(app)
        kept = {
            key: value
            for key, value in example.recorded.items()
            if key not in ("status", "media_type", "answer")
        }
        answer = {
            "status": response.status_code,
            "media_type": response.mimetype,
            "answer": content(response, kept.get("first")),
        }
        files.setdefault(example.operation, {})[example.name] = kept | answer
    for name, found in files.items():
        (EXAMPLES / f"{name}.json").write_text(pretty(found) + "\n")


def pretty(value: Any, indent: int = 0, used: int = 0) -> str:
    """JSON that fits the page: on one line if it can be, else as many entries a line as fit."""
    line = json.dumps(value, ensure_ascii=False)
    is_short = indent + used + len(line) <= WIDTH and indent > 2
    if is_short or not isinstance(value, (dict, list)) or not value:
        return line
    inner = indent + 2
    if isinstance(value, dict):
        entries = [
            f"{json.dumps(key)}: {pretty(one, inner, len(key) + 5)}" for key, one in value.items()
        ]
    else:
        entries = [pretty(one, inner, 1) for one in value]
    opened, closed = line[0], line[-1]
    one_by_one = indent <= 2
    return f"{opened}\n{_filled(entries, ' ' * inner, one_by_one)}\n{' ' * indent}{closed}"


def _filled(entries: list[str], pad: str, one_by_one: bool) -> str:
    lines: list[str] = []
    for entry in entries:
        together = f"{lines[-1]}, {entry}" if lines else ""
        fits = lines and "\n" not in together and len(pad + together) < WIDTH
        if fits and not one_by_one:
            lines[-1] = together
        else:
            lines.append(entry)
    return ",\n".join(pad + line for line in lines)


if __name__ == "__main__":
    record(sys.argv[1:])
