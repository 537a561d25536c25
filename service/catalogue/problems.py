"""Problems: the kinds of errors, by the code in their `type`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple


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


class Problem(NamedTuple):
    """The HTTP status of a problem, what it means and what to do about it."""

    status: int
    meaning: str
    remedy: str


PROBLEMS: Final[Mapping[ProblemCode, Problem]] = {
    ProblemCode.INVALID_REQUEST: Problem(
        400,
        "The request does not match the contract: a field is missing, unknown or has a wrong type, "
        "or two fields exclude each other.",
        "Correct the fields that `errors` lists; the contract is at `/openapi.yaml`.",
    ),
    ProblemCode.NOT_JSON: Problem(
        400,
        "The body is not JSON.",
        "Send the body as UTF-8 JSON; write it with a JSON library, not by hand.",
    ),
    ProblemCode.KEY_NEEDED: Problem(
        401,
        "The service requires an API key, and the request has none or an unknown one.",
        "Send the header `Authorization: Bearer <key>` with a key of the operator.",
    ),
    ProblemCode.KEY_BLOCKED: Problem(
        403,
        "The API key is valid but blocked.",
        "Contact the operator of the service.",
    ),
    ProblemCode.NOT_FOUND: Problem(
        404,
        "There is nothing at this path.",
        "Check the path; `/openapi.yaml` lists all of them.",
    ),
    ProblemCode.METHOD_NOT_ALLOWED: Problem(
        405,
        "The path exists, but not for this HTTP method.",
        "Use one of the methods in the header `Allow` of the answer.",
    ),
    ProblemCode.REQUEST_TIMEOUT: Problem(
        408,
        "The request did not arrive completely within the time limit.",
        "Send the whole request at once; repeat it on a new connection.",
    ),
    ProblemCode.TOO_LARGE: Problem(
        413,
        "The body is larger than allowed, or a batch has too many items or too large answers.",
        "Send at most 64 KiB; a batch at most 4 MiB and 1,000 items, a record at most 4 MiB. Split "
        "a larger batch.",
    ),
    ProblemCode.ADDRESS_TOO_LONG: Problem(
        414,
        "The URL is longer than 4,000 characters.",
        "Send the same request as POST or QUERY, with a body.",
    ),
    ProblemCode.UNSUPPORTED_MEDIA_TYPE: Problem(
        415,
        "The body is not declared as a type that the operation reads.",
        "Send `Content-Type: application/json`; a batch may also be `application/x-ndjson`.",
    ),
    ProblemCode.UNKNOWN_GAME: Problem(
        422,
        "There is no game with this name. In `/v1/variants/{variant}` the status is 404.",
        "Use a name that `GET /v1/variants` lists; `known` has the similar ones first.",
    ),
    ProblemCode.UNREADABLE_TEXT: Problem(
        422,
        "An id, a position in another notation, or a play written as text cannot be read.",
        "`character` and `field` of the fault say where; ids are best sent back as they were "
        "answered.",
    ),
    ProblemCode.IMPOSSIBLE_STATE: Problem(
        422,
        "The position, turn, options or stakes cannot occur in this game.",
        "Correct what `errors` lists. A state that the service answered is always possible: send "
        "it, or its id, back unchanged.",
    ),
    ProblemCode.ILLEGAL_ACTION: Problem(
        422,
        "The state is possible, but the rules do not allow this action or play in it.",
        "`expected` and `may` of the previous answer say what is allowed; `POST /v1/moves` lists "
        "the legal plays.",
    ),
    ProblemCode.NOT_EXPRESSIBLE: Problem(
        422,
        "The notation or record format cannot express everything, and the request wants it without "
        "loss.",
        "Choose another notation or format, or leave out `lossless`: the answer then lists what is "
        "lost.",
    ),
    ProblemCode.NOT_A_RECORD: Problem(
        422,
        "The text cannot be read as a record of games.",
        "Send the file as it is, with the right `format` or without one.",
    ),
    ProblemCode.TOO_MANY_IDS: Problem(
        422,
        "The answer would have more ids than an answer has.",
        "Leave out `ids`, or send the games of the record one by one.",
    ),
    ProblemCode.TOO_MANY_REQUESTS: Problem(
        429,
        "The client has used up its rate limit.",
        "Wait for the seconds in `Retry-After`, then repeat the request.",
    ),
    ProblemCode.HEADERS_TOO_LARGE: Problem(
        431,
        "The request has more than 100 headers, or one of more than 8,190 bytes.",
        "Send fewer or shorter headers; cookies are not needed.",
    ),
    ProblemCode.INTERNAL_ERROR: Problem(
        500,
        "The service made a mistake. It is logged under the `X-Request-Id` of the answer.",
        "Report it with that id; to repeat the request does not help.",
    ),
    ProblemCode.NOT_IMPLEMENTED: Problem(
        501,
        "The request has a transfer coding that the server does not know.",
        "Send `Content-Length`, or `Transfer-Encoding: chunked`.",
    ),
    ProblemCode.UNAVAILABLE: Problem(
        503,
        "The service cannot answer this at the moment, for example because too many pictures are "
        "being painted.",
        "Repeat the request after the seconds in `Retry-After`.",
    ),
}
"""All problems; the status of an unknown game in the path of `/v1/variants` is 404."""

_BY_STATUS: Final[Mapping[int, ProblemCode]] = {
    problem.status: code for code, problem in PROBLEMS.items() if code is not ProblemCode.NOT_JSON
}


def code_of_status(status: int) -> ProblemCode:
    """The code of an error of which only the HTTP status is known; never used for a 422."""
    other = ProblemCode.INVALID_REQUEST if status < 500 else ProblemCode.INTERNAL_ERROR
    return _BY_STATUS.get(status, other)
