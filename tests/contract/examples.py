"""The examples of the contract: each request, and the answer that was recorded for it.

A request and its answer carry the same name; a request that does not fit the contract stands with
its answer, as `x-request`; `x-language` is what it accepts. `python -m tests.contract.examples`
records the answers anew: it asks the live application and writes what it says into openapi.yaml, in
place.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import urlencode

import yaml
from flask import Flask
from werkzeug.test import TestResponse

from service.app import create_app
from service.settings import Settings
from tests.support import TOP

CONTRACT = TOP / "openapi.yaml"
WIDTH = 110
ANSWER = len("value: ")
METHODS = ("get", "post")


@dataclass(frozen=True)
class Example:
    """A request by name, and where the contract says what is answered."""

    path: str
    method: str
    name: str
    value: Any
    """The body of a POST, the parameters of a GET."""
    language: str | None = None

    def ask(self, app: Flask, accept: str = "*/*") -> TestResponse:
        """The answer of the live application, as this media type if it can be had."""
        client = app.test_client()
        headers = {"Accept": accept, "Accept-Language": self.language or "en"}
        if self.method == "get":
            return client.get(self.address(), headers=headers)
        return client.open(self.path, method=self.method.upper(), json=self.value, headers=headers)

    def address(self) -> str:
        """The path and the query that say these parameters."""
        query = {
            key: str(value).lower() if isinstance(value, bool) else value
            for key, value in self.value.items()
            if f"{{{key}}}" not in self.path
        }
        path = self.path.format(**self.value)
        return f"{path}?{urlencode(query)}" if query else path

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.name}"


@cache
def contract() -> Any:
    """The contract as it stands in the file."""
    return yaml.load(CONTRACT.read_text(), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def operations(document: Any) -> Iterator[tuple[str, str, Any]]:
    """Every operation: path, method, definition."""
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def requests(document: Any) -> Iterator[Example]:
    """Every example of a request; an operation that takes nothing has the one called `answer`."""
    for path, method, operation in operations(document):
        yield from _unfit(path, method, operation)
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        for name, example in body.get("examples", {}).items():
            language = example.get("x-language")
            yield Example(path, method, name, example["value"], language=language)
        for name, value in _parameters(operation).items():
            yield Example(path, method, name, value)
        if method == "get" and "{" not in path:
            yield Example(path, method, "answer", {})


def _parameters(operation: Any) -> dict[str, dict[str, Any]]:
    """The parameters of a GET by example: what belongs together bears the same name."""
    found: dict[str, dict[str, Any]] = {}
    for parameter in operation.get("parameters", ()):
        for name, example in parameter.get("examples", {}).items():
            found.setdefault(name, {})[parameter["name"]] = example["value"]
    return found


def _unfit(path: str, method: str, operation: Any) -> Iterator[Example]:
    for response in operation["responses"].values():
        for content in response.get("content", {}).values():
            for name, example in content.get("examples", {}).items():
                if "x-request" in example:
                    yield Example(path, method, name, example["x-request"])


def answers(document: Any, example: Example) -> Iterator[tuple[str, str, Any]]:
    """What the contract says is answered: status, media type and body. Exactly one is right."""
    operation = document["paths"][example.path][example.method]
    for status, response in operation["responses"].items():
        for media_type, content in response.get("content", {}).items():
            if example.name in content.get("examples", {}):
                yield status, media_type, content["examples"][example.name]["value"]


def said(response: TestResponse) -> Any:
    """What is in an answer: the value of JSON, or text as it is."""
    return response.get_json() if response.is_json else response.text


def pretty(value: Any, indent: int, used: int = 0) -> str:
    """JSON that fits the page: on one line if it can be, else as many entries a line as fit.

    An answer that is text of several lines stands as it is; inside JSON it is a JSON string.
    """
    if isinstance(value, str) and "\n" in value and used == ANSWER:
        lines = (" " * (indent + 2) + one for one in value.rstrip("\n").split("\n"))
        return "\n".join(["|", *(one.rstrip() for one in lines)])
    line = json.dumps(value, ensure_ascii=False)
    if indent + used + len(line) <= WIDTH or not isinstance(value, (dict, list)) or not value:
        return line
    if isinstance(value, dict):
        entries = [
            f"{json.dumps(key)}: {pretty(one, indent + 2, len(key) + 5)}"
            for key, one in value.items()
        ]
    else:
        entries = [pretty(one, indent + 2, 1) for one in value]
    opened, closed = line[0], line[-1]
    return f"{opened}\n{_filled(entries, ' ' * (indent + 2))}\n{' ' * indent}{closed}"


def _filled(entries: list[str], pad: str) -> str:
    lines: list[str] = []
    for entry in entries:
        together = f"{lines[-1]}, {entry}" if lines else ""
        if lines and "\n" not in together and len(pad + together) < WIDTH:
            lines[-1] = together
        else:
            lines.append(entry)
    return ",\n".join(pad + line for line in lines)


def child(node: yaml.Node, key: str) -> yaml.Node:
    """The value of a key in a YAML mapping, with its place in the text."""
    held: yaml.Node = next(value for name, value in node.value if name.value == key)
    return held


def record() -> None:
    """Write the live answers into the contract, each in place of the one that stands there."""
    text = CONTRACT.read_text()
    document = contract()
    root = yaml.compose(text)
    assert root
    changes = []
    for example in requests(document):
        for status, media_type, _ in answers(document, example):
            node = root
            way = ("paths", example.path, example.method, "responses", status, "content")
            for key in (*way, media_type, "examples", example.name, "value"):
                node = child(node, key)
            indent = _indent(text, node.start_mark.index)
            body = said(example.ask(create_app(Settings(log_requests=False)), media_type))
            start, end = node.start_mark.index, node.end_mark.index
            # text of several lines is said to end where the next begins
            end -= text[end - 1] == "\n"
            changes.append((start, end, pretty(body, indent, ANSWER)))
    for start, end, written in sorted(changes, reverse=True):
        text = text[:start] + written + text[end:]
    CONTRACT.write_text(text)


def _indent(text: str, index: int) -> int:
    line = text[text.rindex("\n", 0, index) + 1 : index]
    return len(line) - len(line.lstrip())


if __name__ == "__main__":
    record()
