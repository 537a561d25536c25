"""The schemas of the contract as HTML: a table of properties, the kinds of a union, or words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Any

from service.http.reference.markdown import blocks, inline

Schema = Mapping[str, Any]
SCHEMAS = "#/components/schemas/"
REQUIRED = '<b title="required">*</b>'
LIMITS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} entries",
    "maxItems": "at most {} entries",
    "multipleOf": "a multiple of {}",
    "pattern": "of the form <code>{}</code>",
}
"""The text for each keyword that limits a value."""


def section(name: str, schema: Schema) -> str:
    """A named schema with its anchor."""
    heading = f'<h3><a href="#{name}">{name}</a></h3>'
    about = blocks(schema.get("description", ""))
    return f'<section id="{name}" class="schema">{heading}{about}{_content(schema)}</section>'


def _content(schema: Schema) -> str:
    parts = []
    if kinds := schema.get("oneOf"):
        by = schema.get("discriminator", {}).get("propertyName")
        word = f"One of these, by <code>{by}</code>" if by else "One of these"
        parts.append(f"<p>{word}: {', '.join(map(type_of, kinds))}.</p>")
    if values := schema.get("enum"):
        parts.append(f"<p>{_words(values)}</p>")
    if properties := schema.get("properties"):
        parts.append(properties_table(properties, schema.get("required", ())))
    if not parts:
        parts.append(f"<p>{type_of(schema)}{_limits(schema)}</p>")
    return "".join(parts)


def properties_table(properties: Mapping[str, Schema], required: Any) -> str:
    """The properties of an object; those that are required are marked."""
    rows = [
        f"<tr><td><code>{escape(name)}</code>{REQUIRED if name in required else ''}</td>"
        f"<td>{type_of(schema)}</td>"
        f"<td>{inline(schema.get('description', ''))}{_limits(schema)}</td></tr>"
        for name, schema in properties.items()
    ]
    return f"<table>{''.join(rows)}</table>"


def type_of(schema: Schema) -> str:
    """The type of a value in a few words, with links to named schemas."""
    if name := schema.get("$ref"):
        short = name.removeprefix(SCHEMAS)
        return f'<a href="#{short}">{short}</a>'
    if kinds := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(map(type_of, kinds))
    if "const" in schema:
        return f"<code>{escape(json.dumps(schema['const']))}</code>"
    if "enum" in schema:
        return _words(schema["enum"])
    kind = schema.get("type", "any value")
    if kind == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"map of {type_of(schema['additionalProperties'])}"
    return " or ".join(kind) if isinstance(kind, list) else kind


def _words(values: list[Any]) -> str:
    return ", ".join(f"<code>{escape(json.dumps(value))}</code>" for value in values)


def _limits(schema: Schema) -> str:
    limits = [
        text.format(escape(str(schema[key]))) for key, text in LIMITS.items() if key in schema
    ]
    return f" <small>{', '.join(limits)}</small>" if limits else ""
