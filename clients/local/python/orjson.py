"""The names of orjson that the service uses, in plain Python, for where orjson has no build.

Values and bytes are those of orjson; where malformed JSON is malformed may be said differently.
"""

from __future__ import annotations

import json
import re
from dataclasses import fields, is_dataclass
from math import isinf
from secrets import token_hex
from typing import Any

OPT_APPEND_NEWLINE = 1
DEEPEST = 254
"""Levels of lists and objects that are written."""

MARK = token_hex(12)
"""What stands for JSON that is already written; no value can contain it, for it is random."""

MARKED = re.compile(rf'"{MARK}(\d+)"')

JSONDecodeError = json.JSONDecodeError
JSONEncodeError = TypeError


class Fragment:
    """JSON that is already written."""

    def __init__(self, contents: str | bytes) -> None:
        self.contents = contents.decode() if isinstance(contents, bytes) else contents


def loads(data: bytes | str) -> Any:
    """The value of a JSON document."""
    try:
        text = data if isinstance(data, str) else data.decode()
        value = DECODER.decode(text)
        if "\\u" in text:  # it could be half of a pair, which is no character
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeError as error:
        raise JSONDecodeError(str(error), "", 0) from None
    except RecursionError:
        raise JSONDecodeError("nested too deeply", "", 0) from None
    return value


def _whole(digits: str) -> int | float:
    """An integer of 64 bits; a larger one is a float."""
    if len(digits) < 25 and -(2**63) <= int(digits) < 2**64:
        return int(digits)
    return _float(digits)


def _float(digits: str) -> float:
    if isinf(value := float(digits)):
        _refuse(digits)
    return value


def _refuse(word: str) -> Any:
    raise JSONDecodeError(f"{word} is no number of JSON", "", 0)


DECODER = json.JSONDecoder(parse_int=_whole, parse_float=_float, parse_constant=_refuse)


def dumps(value: Any, default: Any = None, option: int = 0) -> bytes:
    """A value as JSON; `default` makes something else of what cannot be written."""
    fragments: list[str] = []

    def convert(other: Any) -> Any:
        if isinstance(other, Fragment):
            fragments.append(other.contents)
            return f"{MARK}{len(fragments) - 1}"
        if is_dataclass(other):
            return {each.name: getattr(other, each.name) for each in fields(other)}
        if default is None:
            raise JSONEncodeError(f"Type is not JSON serializable: {type(other).__name__}")
        return default(other)

    try:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=convert)
    except RecursionError:
        raise JSONEncodeError("Recursion limit reached") from None
    if text.count("[") + text.count("{") > DEEPEST and _is_deep(value):
        raise JSONEncodeError("Recursion limit reached")
    if fragments:
        text = MARKED.sub(lambda found: fragments[int(found[1])], text)
    return text.encode() + (b"\n" if option & OPT_APPEND_NEWLINE else b"")


def _is_deep(value: Any) -> bool:
    """Whether lists and objects lie in each other on too many levels."""
    level = [value]
    for _ in range(DEEPEST):
        inside = (one for one in level if isinstance(one, dict | list | tuple))
        level = [
            inner for one in inside for inner in (one.values() if isinstance(one, dict) else one)
        ]
    return any(isinstance(one, dict | list | tuple) for one in level)
