"""The codes of problems: what kind of error an answer is, for programs."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class ProblemCode(StrEnum):
    """The kind of an error; the last part of the `type` of a problem. A code never changes."""

    INVALID_REQUEST = "invalid_request"
    NOT_JSON = "not_json"
    KEY_NEEDED = "key_needed"
    KEY_BLOCKED = "key_blocked"
    NOT_FOUND = "not_found"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    REQUEST_TIMEOUT = "request_timeout"
    TOO_LARGE = "too_large"
    ADDRESS_TOO_LONG = "address_too_long"
    UNSUPPORTED_MEDIA_TYPE = "unsupported_media_type"
    UNKNOWN_GAME = "unknown_game"
    UNREADABLE_TEXT = "unreadable_text"
    IMPOSSIBLE_STATE = "impossible_state"
    ILLEGAL_ACTION = "illegal_action"
    NOT_EXPRESSIBLE = "not_expressible"
    NOT_A_RECORD = "not_a_record"
    TOO_MANY_IDS = "too_many_ids"
    TOO_MANY_REQUESTS = "too_many_requests"
    HEADERS_TOO_LARGE = "headers_too_large"
    INTERNAL_ERROR = "internal_error"
    NOT_IMPLEMENTED = "not_implemented"
    UNAVAILABLE = "unavailable"


STATUSES: Final[Mapping[ProblemCode, int]] = MappingProxyType(
    {
        ProblemCode.INVALID_REQUEST: 400,
        ProblemCode.NOT_JSON: 400,
        ProblemCode.KEY_NEEDED: 401,
        ProblemCode.KEY_BLOCKED: 403,
        ProblemCode.NOT_FOUND: 404,
        ProblemCode.METHOD_NOT_ALLOWED: 405,
        ProblemCode.REQUEST_TIMEOUT: 408,
        ProblemCode.TOO_LARGE: 413,
        ProblemCode.ADDRESS_TOO_LONG: 414,
        ProblemCode.UNSUPPORTED_MEDIA_TYPE: 415,
        ProblemCode.UNKNOWN_GAME: 422,
        ProblemCode.UNREADABLE_TEXT: 422,
        ProblemCode.IMPOSSIBLE_STATE: 422,
        ProblemCode.ILLEGAL_ACTION: 422,
        ProblemCode.NOT_EXPRESSIBLE: 422,
        ProblemCode.NOT_A_RECORD: 422,
        ProblemCode.TOO_MANY_IDS: 422,
        ProblemCode.TOO_MANY_REQUESTS: 429,
        ProblemCode.HEADERS_TOO_LARGE: 431,
        ProblemCode.INTERNAL_ERROR: 500,
        ProblemCode.NOT_IMPLEMENTED: 501,
        ProblemCode.UNAVAILABLE: 503,
    }
)
"""The HTTP status of each problem; an unknown game in the path of `/v1/variants` is a 404."""

_BY_STATUS: Final[Mapping[int, ProblemCode]] = {
    status: code for code, status in STATUSES.items() if code is not ProblemCode.NOT_JSON
}


def code_of_status(status: int) -> ProblemCode:
    """The code of an error of which only the HTTP status is known; never used for a 422."""
    other = ProblemCode.INVALID_REQUEST if status < 500 else ProblemCode.INTERNAL_ERROR
    return _BY_STATUS.get(status, other)
