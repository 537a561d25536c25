"""The body of a request: received within its limits, and parsed once.

orjson is the parser: it refuses NaN, lone surrogates and bad UTF-8 by itself. Of duplicate keys it
keeps the last without an error. They show in the number of colons: a document without duplicate
keys has as many when it is written out again. Only where the numbers differ, or where there are
escapes, is the body parsed again with a check of every key; to do that for every body would cost
11 % of a `POST /v1/moves` (docs/adr/0029).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection
from typing import Any

import orjson
from flask import request
from werkzeug.exceptions import BadRequest, RequestEntityTooLarge, UnsupportedMediaType

from engine.faults import Fault
from service.errors import InvalidRequest, NotJson
from service.middleware.account import current

JSON = "application/json"
TOO_DEEP = "depth limit exceeded"
"""What orjson says of more than 1,024 levels; it writes no more than 254, which is our limit."""

LARGEST_BODY = 64 * 1024
"""Ten times the largest request that makes sense."""

READ_FOR_A_UNIT = 10_000
"""Bytes of a body that are read, and whose faults are listed, in a millisecond."""


def received(*media_types: str, largest: int = LARGEST_BODY) -> bytes:
    """The body of the current request: of one of these types, in UTF-8, and not too large."""
    # not request.content_type: by its type it is never None, which compiled code believes
    if request.headers.get("Content-Type") not in media_types:
        _check_type(media_types)
    # one byte more: werkzeug cuts a body of unknown length off silently, and this shows it
    request.max_content_length = largest + 1
    try:
        data = request.get_data(cache=False)
    except (OSError, EOFError, ValueError) as error:
        # each server has its own exception for a body that is cut off or malformed
        raise BadRequest from error
    if len(data) > largest:
        raise RequestEntityTooLarge
    current().owe(len(data) // READ_FOR_A_UNIT)
    return data


def _check_type(media_types: Collection[str]) -> None:
    """Refuse other media types and charsets; parameters and upper case are allowed."""
    charset = request.mimetype_params.get("charset", "utf-8")
    if request.mimetype not in media_types or charset.lower() not in ("utf-8", "utf8"):
        raise UnsupportedMediaType


def parse(body: bytes) -> object:
    """The JSON value of a body; `NotJson` or `InvalidRequest` say what is wrong with it."""
    try:
        value = orjson.loads(body)
        written = orjson.dumps(value)
    except orjson.JSONDecodeError as error:
        if error.msg == TOO_DEEP:
            raise NotJson(Fault("nested_too_deeply")) from None
        if not _is_utf8(body):
            raise NotJson(Fault("not_utf8")) from None
        facts = {"line": error.lineno, "column": error.colno}
        raise NotJson(Fault("not_json", facts=facts)) from None
    except orjson.JSONEncodeError:
        raise NotJson(Fault("nested_too_deeply")) from None
    if b"\\" in body or body.count(b":") != written.count(b":"):
        _refuse_duplicates(body)
    return value


def _is_utf8(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True


def _refuse_duplicates(body: bytes) -> None:
    twice: dict[str, None] = {}

    def note(pairs: list[tuple[str, Any]]) -> None:
        counted = Counter(key for key, _ in pairs)
        twice.update(dict.fromkeys(key for key, n in counted.items() if n > 1))

    json.loads(body, object_pairs_hook=note)
    if twice:
        raise InvalidRequest([Fault("duplicate_key", "", facts={"key": key}) for key in twice])
