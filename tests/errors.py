"""The catalogue of errors: its examples, and the page docs/errors.md that is written from it.

`python -m tests.errors` sends every example again, stores what the service answers now, and writes
the page.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from flask import Flask

from service.app import create_app
from service.catalogue import FAULTS, IN_ANSWERS, PROBLEM_OF_FAULT, PROBLEMS, STATUSES
from service.catalogue.examples import FILE, FaultExample, examples
from service.operations.register import OPERATIONS
from service.settings import Settings
from tests.support import TOP

PAGE = TOP / "docs" / "errors.md"
LONGEST_SHOWN = 400

HEAD = """# Errors

<!-- written by `make errors` from service/catalogue/ -->

Every error is an `application/problem+json` document (RFC 9457). A program reads `code`; `type`
leads to the page of the code on the service itself (`GET /problems/{{code}}`, as HTML or JSON).
`errors` lists the faults, at most 32 of them:

| member of a fault | meaning |
|---|---|
| `code` | what is wrong, for programs; a code never changes |
| `pointer` | where in the request, as a JSON pointer (RFC 6901) |
| `rule` | the rule that is broken, or null |
| `detail` | a sentence in the language of `Accept-Language` |
| `move` | the index of the wrong move of a play |
| `character`, `field` | where in an id or a text |
| `known` | the words that are allowed there |
| `ways` | the ways that a compound move can go |

A problem may also have `outcome` (the game is over) and `understood` (the moves that a text was
read as). `judge` answers 200 and lists the faults of a play in the same form; `replay` lists those
of a record.

There are {problems} problems and {faults} faults. The examples are real requests; a test sends
them all.
"""


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


def page() -> str:
    """The text of docs/errors.md."""
    parts = [HEAD.format(problems=len(PROBLEMS), faults=len(FAULTS))]
    for problem, entry in PROBLEMS.items():
        about = f"Status {STATUSES[problem]}. {entry.meaning} {entry.remedy}"
        parts.append(f"## {problem}\n\n{about}\n")
        parts += [_entry(code) for code in FAULTS if PROBLEM_OF_FAULT.get(code) == problem]
    about = "Faults and notes of a record; the replay goes on after them."
    parts.append(f"## In the answer of `replay`\n\n{about}\n")
    parts += [_entry(code) for code in IN_ANSWERS]
    return "\n".join(parts)


def _entry(code: str) -> str:
    entry, example = FAULTS[code], examples().get(code)
    lines = [f"### `{code}`\n", f"**Meaning** {entry.meaning}<br>", f"**Remedy** {entry.remedy}"]
    if example:
        request = json.dumps(example.request, ensure_ascii=False)
        rule = f", rule `{example.rule}`" if example.rule else ""
        if len(request) <= LONGEST_SHOWN:
            lines += ["", "```", f"POST {operation_path(example.operation)} {request}", "```"]
        where = f"`{example.pointer}`" if example.pointer else "the whole request"
        lines += ["", f"> {example.message} ({where}{rule})"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Store what the service answers now, and write the page."""
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
    examples.cache_clear()
    PAGE.write_text(page())


if __name__ == "__main__":
    main()
