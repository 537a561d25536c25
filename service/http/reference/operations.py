"""The operations of the contract as HTML, each with a form that sends a request."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, NamedTuple

from service.http.reference.markdown import blocks, inline
from service.http.reference.schemas import REQUIRED, type_of

Contract = Mapping[str, Any]
METHODS = ("get", "post")


class Operation(NamedTuple):
    """An operation with the parts of the contract that it refers to."""

    path: str
    method: str
    item: Mapping[str, Any]
    parameters: list[Mapping[str, Any]]
    needs_key: bool

    @property
    def name(self) -> str:
        """The operation id, which is its anchor."""
        return str(self.item["operationId"])


def operations(contract: Contract) -> Iterator[Operation]:
    """All operations in the order of the contract."""
    for path, shared in contract["paths"].items():
        for method in METHODS:
            if method in shared:
                item = shared[method]
                listed = [*shared.get("parameters", ()), *item.get("parameters", ())]
                parameters = [resolved(contract, each) for each in listed]
                security = item.get("security", contract.get("security", ()))
                needs_key = bool(security) and {} not in security
                yield Operation(path, method, item, parameters, needs_key)


def resolved(contract: Contract, part: Mapping[str, Any]) -> Mapping[str, Any]:
    """A part of the contract, or what its `$ref` names."""
    found: Any = part
    if "$ref" in part:
        found = contract
        for key in part["$ref"].removeprefix("#/").split("/"):
            found = found[key.replace("~1", "/").replace("~0", "~")]
    return dict(found)


def section(contract: Contract, operation: Operation) -> str:
    """One operation: what it does, what it takes, what it answers."""
    item, name = operation.item, operation.name
    key = ' <span class="key">key</span>' if operation.needs_key else ""
    return "".join(
        [
            f'<section id="{name}" class="operation">',
            f'<h3><a href="#{name}">{inline(item["summary"])}</a></h3>',
            f'<p class="address"><b class="{operation.method}">{operation.method.upper()}</b> ',
            f"<code>{escape(operation.path)}</code>{key}</p>",
            blocks(item.get("description", "")),
            _parameters(operation),
            _body(contract, item),
            _form(contract, operation),
            _responses(contract, item),
            "</section>",
        ]
    )


def _parameters(operation: Operation) -> str:
    rows = [
        f"<tr><td><code>{escape(each['name'])}</code>"
        f"{REQUIRED if each.get('required') else ''}</td>"
        f"<td>{each['in']}</td><td>{type_of(each.get('schema', {}))}</td>"
        f"<td>{inline(each.get('description', ''))}</td></tr>"
        for each in operation.parameters
    ]
    return f"<h4>Parameters</h4><table>{''.join(rows)}</table>" if rows else ""


def _body(contract: Contract, item: Mapping[str, Any]) -> str:
    if "requestBody" not in item:
        return ""
    body = resolved(contract, item["requestBody"])
    kinds = [
        f"{type_of(media.get('schema', {}))} as <code>{escape(media_type)}</code>"
        for media_type, media in body["content"].items()
    ]
    about = inline(body.get("description", ""))
    return f"<h4>Request</h4><p>{', or '.join(kinds)}. {about}</p>"


def _responses(contract: Contract, item: Mapping[str, Any]) -> str:
    rows = []
    for status, response in item["responses"].items():
        found = resolved(contract, response)
        content = found.get("content", {})
        kinds = [type_of(media.get("schema", {})) for media in content.values()]
        types = ", ".join(dict.fromkeys(kinds))
        about = inline(found.get("description", ""))
        rows.append(f"<tr><td>{status}</td><td>{types}</td><td>{about}</td></tr>")
    return f"<h4>Responses</h4><table>{''.join(rows)}</table>"


def _form(contract: Contract, operation: Operation) -> str:
    """What the script needs to send a request: fields, or a body with an example in it."""
    fields = "".join(
        f'<label><code>{escape(each["name"])}</code> <input name="{escape(each["name"])}" '
        f'data-in="{each["in"]}" value="{escape(_example_of(each))}"></label>'
        for each in operation.parameters
        if each["in"] in ("path", "query")
    )
    body, options = "", ""
    if "requestBody" in operation.item:
        examples = _examples(contract, operation.item)
        first = next(iter(examples.values()), "{}")
        body = f'<textarea spellcheck="false" rows="8" aria-label="Body">{escape(first)}</textarea>'
        if len(examples) > 1:
            choices = "".join(
                f'<option value="{escape(text)}">{escape(name)}</option>'
                for name, text in examples.items()
            )
            options = f'<select aria-label="Example">{choices}</select>'
    return (
        f'<details class="try" data-method="{operation.method.upper()}" '
        f'data-path="{escape(operation.path)}"><summary>Try it</summary>{fields}{options}{body}'
        "<button>Send</button><output></output></details>"
    )


def _examples(contract: Contract, item: Mapping[str, Any]) -> dict[str, str]:
    """The examples of a request by their names, as JSON."""
    media = resolved(contract, item["requestBody"])["content"].get("application/json", {})
    found = {name: resolved(contract, each) for name, each in media.get("examples", {}).items()}
    return {
        str(each.get("summary", name)): json.dumps(each["value"], indent=2, ensure_ascii=False)
        for name, each in found.items()
        if "value" in each
    }


def _example_of(parameter: Mapping[str, Any]) -> str:
    """A value to begin with: required parameters have an example."""
    if not parameter.get("required"):
        return ""
    named: Mapping[str, Any] = next(iter(parameter.get("examples", {}).values()), {})
    return str(parameter.get("example", named.get("value", "")))
