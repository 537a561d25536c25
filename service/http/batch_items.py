"""The items of a batch, cut out of its body before any of them is parsed.

A body of 4 MiB can hold two million items, or one item with a million lists in it; as Python
objects those take 50 times the memory. So the body is split into the bytes of its items first, and
refused at the first item too many. Each item is parsed when its turn comes, and dropped afterwards.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from json import JSONDecodeError
from typing import NoReturn

from werkzeug.exceptions import RequestEntityTooLarge

from engine.faults import Fault
from service.errors import InvalidRequest, NotJson
from service.http.body import LARGEST_BODY, parse

MOST_ITEMS = 1000
WHITESPACE = re.compile(r"[ \t\n\r]*")
LINE = re.compile(rb"\S[^\n]*")
"""A line that is not blank, from its first character on; blank ones take no longer than others."""

LOOKAHEAD = 16
"""More than the characters of any JSON token but a string."""


class Items:
    """The items of a batch: how many they are, and their bytes one by one."""

    def __init__(self, body: bytes, spans: list[tuple[int, int]]) -> None:
        self.body = body
        self.spans = spans

    def __len__(self) -> int:
        return len(self.spans)

    def __iter__(self) -> Iterator[bytes]:
        return (self.body[start:end] for start, end in self.spans)


def items_of_lines(body: bytes) -> Items:
    """The items of NDJSON: all lines that are not blank. Raises 413 if there are too many."""
    spans: list[tuple[int, int]] = []
    for line in LINE.finditer(body):
        _count(spans)
        spans.append((body.rfind(b"\n", 0, line.start()) + 1, line.end()))
    return Items(body, spans)


def items_of_list(body: bytes) -> Items:
    """The items of a JSON list.

    Raises `NotJson` if the body is not JSON, `InvalidRequest` if it is not a list, and 413 if it
    has too many items or one that is too large. Items are only scanned for where they end: what
    orjson refuses and Python's scanner does not (a lone surrogate) is the problem of its item.
    """
    # one character per byte: the structure of JSON is ASCII, and positions stay those of the bytes
    text = body.decode("latin-1")
    at = _skip(text, 0)
    if not text.startswith("[", at):
        _refuse_other_value(body)
    spans: list[tuple[int, int]] = []
    at = _skip(text, at + 1)
    is_open = not text.startswith("]", at)
    while is_open:
        _count(spans)
        end = _end_of_item(body, text, at)
        spans.append((at, end))
        at = _skip(text, end)
        is_open = text.startswith(",", at)
        at = _skip(text, at + 1) if is_open else at
    if not text.startswith("]", at):
        _refuse_json(body, at)
    end = _skip(text, at + 1)
    if end < len(text):
        _refuse_json(body, end)
    return Items(body, spans)


def _count(spans: list[tuple[int, int]]) -> None:
    if len(spans) == MOST_ITEMS:
        raise RequestEntityTooLarge


def _skip(text: str, at: int) -> int:
    """The position after white space."""
    space = WHITESPACE.match(text, at)
    return space.end() if space else at


def _end_of_item(body: bytes, text: str, start: int) -> int:
    """The position after the JSON value that begins here, of which only so much is looked at."""
    window = text[start : start + LARGEST_BODY + LOOKAHEAD]
    try:
        end = DECODER.raw_decode(window)[1]
    except RecursionError:
        raise NotJson(Fault("nested_too_deeply")) from None
    except JSONDecodeError as error:
        is_in_string = error.msg.startswith("Unterminated string")
        is_at_end = is_in_string or error.pos > len(window) - LOOKAHEAD
        if is_at_end and start + len(window) < len(text):
            # it is the window that ends there, not the value
            raise RequestEntityTooLarge from None
        _refuse_json(body, start + error.pos)
    if end > LARGEST_BODY:
        raise RequestEntityTooLarge
    return start + end


def _refuse_constant(_name: str) -> NoReturn:
    """NaN and Infinity, which Python reads and JSON does not have."""
    raise JSONDecodeError("not JSON", "", 0)


# numbers stay text: only the end of a value matters here
DECODER = json.JSONDecoder(parse_constant=_refuse_constant, parse_int=str, parse_float=str)


def _refuse_other_value(body: bytes) -> NoReturn:
    """Refuse a body that does not begin as a list: as a wrong type if it is JSON at all."""
    if len(body) > LARGEST_BODY:
        raise RequestEntityTooLarge
    parse(body)
    raise InvalidRequest([Fault("wrong_type", "", facts={"type": "list"})])


def _refuse_json(body: bytes, at: int) -> NoReturn:
    """Refuse a body that is not JSON from this position on."""
    line = body.count(b"\n", 0, at) + 1
    column = at - body.rfind(b"\n", 0, at)
    raise NotJson(Fault("not_json", facts={"line": line, "column": column}))
