"""Makes the types of the contract, by itself or in the build of the package.

Each schema of the contract becomes a type of the same name in `backgammon_client/contract.py`: an
object a `TypedDict`, an enumeration a `Literal`, a union a union. The query parameters of an
operation become `<Operation>Query`.
"""

from __future__ import annotations

import keyword
import os
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).resolve().parent
CONTRACT = HERE.parents[1] / "openapi.yaml"
TARGET = HERE / "backgammon_client" / "contract.py"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
HEAD = '''"""The types of the contract, made from openapi.yaml by generate_types.py."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

'''
Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """The Python type of a schema, as it is written in an annotation."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(part) for part in schema[union]))
    if "const" in schema:
        return f"Literal[{schema['const']!r}]"
    if "enum" in schema:
        return f"Literal[{', '.join(map(repr, schema['enum']))}]"
    kinds = schema.get("type", "any")
    kinds = kinds if isinstance(kinds, list) else [kinds]
    return " | ".join(_of_kind(kind, schema) for kind in kinds)


def _of_kind(kind: str, schema: Schema) -> str:
    if kind == "array":
        return f"list[{type_of(schema['items'])}]"
    if kind == "object":
        names = type_of(schema["propertyNames"]) if "propertyNames" in schema else "str"
        values = schema.get("additionalProperties")
        return f"dict[{names}, {type_of(values) if isinstance(values, dict) else 'object'}]"
    return PLAIN.get(kind, "object")


def declaration(name: str, schema: Schema) -> str:
    """The declaration of a schema."""
    text = f'"""{_sentence(schema)}"""'
    if "properties" not in schema:
        return f"{name}: TypeAlias = {type_of(schema)!r}\n{text}\n"
    needed = set(schema.get("required", ()))
    fields = {
        key: type_of(part) if key in needed else f"NotRequired[{type_of(part)}]"
        for key, part in schema["properties"].items()
    }
    if any(keyword.iskeyword(key) or not key.isidentifier() for key in fields):
        entries = "".join(f"    {key!r}: {kind!r},\n" for key, kind in fields.items())
        return f"{name} = TypedDict({name!r}, {{\n{entries}}})\n{text}\n"
    lines = "".join(f"    {key}: {kind}\n" for key, kind in fields.items())
    return f"class {name}(TypedDict):\n    {text}\n\n{lines}"


def _sentence(schema: Schema) -> str:
    """The first line of the description."""
    text = " ".join(schema.get("description", "").split())
    return text.replace("\\", "\\\\").replace('"""', "'''").partition(". ")[0].rstrip(".") + "."


def queries(contract: Schema) -> dict[str, Schema]:
    """The query parameters of each operation that has any, as an object."""
    found: dict[str, Schema] = {}
    for path in contract["paths"].values():
        for operation in path.values():
            if not isinstance(operation, dict) or "operationId" not in operation:
                continue
            parameters = [_parameter(contract, part) for part in operation.get("parameters", [])]
            fields = {part["name"]: part["schema"] for part in parameters if part["in"] == "query"}
            if fields:
                identifier = operation["operationId"]
                name = f"{identifier[0].upper()}{identifier[1:]}Query"
                text = f"The query parameters of `{identifier}`."
                found[name] = {"description": text, "properties": fields}
    return found


def _parameter(contract: Schema, part: Schema) -> Schema:
    if "$ref" not in part:
        return part
    parameter: Schema = contract["components"]["parameters"][part["$ref"].rpartition("/")[2]]
    return parameter


def types_text(contract: Schema) -> str:
    """The text of the module."""
    schemas = {**contract["components"]["schemas"], **queries(contract)}
    return HEAD + "\n\n".join(declaration(*item) for item in schemas.items())


def make() -> None:
    """Write the module if the contract or this file is newer; a source package has it already."""
    if not CONTRACT.exists():
        return
    newest = max(path.stat().st_mtime for path in (CONTRACT, Path(__file__)))
    if not TARGET.exists() or TARGET.stat().st_mtime < newest:
        contract = yaml.load(CONTRACT.read_bytes(), Loader=LOADER)
        made = TARGET.with_suffix(f".{os.getpid()}")
        made.write_text(types_text(contract), encoding="utf-8")
        made.replace(TARGET)


if __name__ == "__main__":
    make()
