"""The contract: the file openapi.yaml, its recorded examples, version, and a digest of the code.

`openapi.yaml` is complete by itself but has no examples. Those are in `examples/`, a file for each
operation by the name of its id. What the service publishes is both in one document: `bundled`.

An example has a `summary`, a `request` (the body) or `parameters`, and the recorded `status`,
`media_type` and `answer`; `language` is what it accepts, English by default, and `first` how many
entries of each list of the answer are kept.

OpenAPI 3.1 cannot describe QUERY and the lines of NDJSON; `in_3_2` derives a contract that does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import yaml

import engine

SERVICE = Path(__file__).resolve().parent
# in a wheel the contract lies beside the code, in a checkout above it
HOME = next(path for path in (SERVICE, SERVICE.parent) if (path / "openapi.yaml").exists())
TEXT = (HOME / "openapi.yaml").read_bytes()
EXAMPLES = HOME / "examples"

Json = dict[str, Any]
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
METHODS = ("get", "post")
JSON_TYPE = "application/json"
SAID_IN_3_1 = """OpenAPI 3.1 cannot describe it: operations with `x-also-query` take it,
  and `openapi-3.2.yaml` beside this file has it as a method."""


def _version() -> str:
    versions: list[bytes] = re.findall(
        rb"^info:\n(?:  .*\n)*?  version: (\S+)$", TEXT, re.MULTILINE
    )
    return versions[0].decode()


def _edition() -> str:
    """A digest of the contract, all code and its data; the same in every worker of a release."""
    code = sha256(TEXT)
    for path in sorted(EXAMPLES.glob("*.json")):
        code.update(path.read_bytes())
    for package in (Path(engine.__file__).parent, SERVICE):
        files = (path for kind in ("py", "json", "html") for path in package.rglob(f"*.{kind}"))
        for path in sorted(files):
            code.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return code.hexdigest()


VERSION = _version()
EDITION = _edition()


def parsed() -> Json:
    """The contract as it is in the file, without examples."""
    document: Json = yaml.load(TEXT, Loader=LOADER)
    return document


def examples(operation_id: str) -> dict[str, Json]:
    """The recorded examples of an operation by name."""
    path = EXAMPLES / f"{operation_id}.json"
    found: dict[str, Json] = json.loads(path.read_bytes()) if path.exists() else {}
    return found


def operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    """Every operation of a contract: path, method, definition."""
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


@cache
def bundled() -> Json:
    """The contract with its examples; it is made once and must not be changed."""
    document = parsed()
    _name_constants(document)
    for _, _, operation in operations(document):
        for name, example in examples(operation["operationId"]).items():
            _add_request(document, operation, name, example)
            _add_answer(document, operation, name, example)
    return document


def _name_constants(document: Json) -> None:
    """Name the constants of an enumeration after it if an earlier one has the same words.

    In Go all constants of a package are in one scope; other languages would not need it.
    """
    taken: set[str] = set()
    for name, schema in document["components"]["schemas"].items():
        words = schema.get("enum", [])
        names = schema.get("x-enum-varnames") or [str(word).upper() for word in words]
        if taken.intersection(names):
            prefix = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
            names = schema["x-enum-varnames"] = [f"{prefix}_{word}" for word in names]
        taken.update(names)


def _add_request(document: Json, operation: Json, name: str, example: Json) -> None:
    """Show the request, unless it is one that the contract does not allow."""
    if not _matches(example):
        return
    if "request" in example:
        content = operation["requestBody"]["content"][JSON_TYPE]
        value = {"summary": example["summary"], "value": example["request"]}
        content.setdefault("examples", {})[name] = value
    places = operation.get("parameters", [])
    for index, place in enumerate(places):
        parameter = resolved(document, place)
        if parameter["name"] in example.get("parameters", {}):
            value = {"value": example["parameters"][parameter["name"]]}
            places[index] = parameter | {"examples": {**parameter.get("examples", {}), name: value}}


def _matches(example: Json) -> bool:
    """Whether a request matches the contract; one with an unknown name for a game does not."""
    answer = example["answer"]
    is_game = not isinstance(answer, dict) or answer.get("code") != "unknown_game"
    return is_game and example["status"] != 400


def _add_answer(document: Json, operation: Json, name: str, example: Json) -> None:
    responses, status = operation["responses"], str(example["status"])
    response = responses[status] = deepcopy(resolved(document, responses[status]))
    content = response["content"][example["media_type"]]
    value = {"summary": example["summary"], "value": example["answer"]}
    content.setdefault("examples", {})[name] = value


def resolved(document: Json, value: Json) -> Json:
    """A part of the contract, or the shared one to which it refers."""
    if "$ref" not in value:
        return value
    _, _, kind, name = value["$ref"].split("/")
    found: Json = document["components"][kind][name]
    return found


def in_3_2(document: Json) -> Json:
    """A copy of the contract in OpenAPI 3.2: with QUERY as a method and the items of NDJSON."""
    document = deepcopy(document)
    document["openapi"] = "3.2.0"
    info = document["info"]
    said = info["description"].replace(SAID_IN_3_1, "Its operations end in `ByQuery`.")
    info["description"] = said
    for item in document["paths"].values():
        post = item.get("post", {})
        if post.pop("x-also-query", False):
            item["query"] = post | {"operationId": f"{post['operationId']}ByQuery"}
        for operation in (post, item.get("query", {})):
            _describe_lines(operation)
    return document


def _describe_lines(operation: Json) -> None:
    bodies = [operation.get("requestBody", {}), *operation.get("responses", {}).values()]
    for body in bodies:
        for media_type in body.get("content", {}).values():
            lines = media_type.get("schema", {}).get("contentSchema")
            if lines:
                media_type["itemSchema"] = lines["items"]
                del media_type["schema"]


class _Dumper(getattr(yaml, "CSafeDumper", yaml.SafeDumper)):  # type: ignore[misc]
    """Writes text of several lines as a block, and every value out in full."""

    def ignore_aliases(self, _: object) -> bool:
        """Write no anchors, so that every tool can read the file."""
        return True


def _text(dumper: Any, value: str) -> Any:
    style = "|" if "\n" in value and not re.search(r"[ \t]\n", value) else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", value, style=style)


_Dumper.add_representer(str, _text)


def written(document: Mapping[str, Any]) -> bytes:
    """A document as YAML."""
    text: str = yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100)
    return text.encode()
