"""Problems: RFC 9457 `application/problem+json` for every 4xx and 5xx on every path."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import partial

from flask import Flask, Response
from werkzeug.exceptions import HTTPException, InternalServerError

from engine.faults import Fault, Refused
from service import messages
from service.errors import (
    BatchBudgetExceeded,
    GameOver,
    InvalidRequest,
    NotJson,
    ResourceNotFound,
    UnplayableText,
)
from service.http import language
from service.messages import LazyText
from service.middleware.record import current
from service.serializers.answers import Json

MEDIA_TYPE = "application/problem+json"
TYPE = "urn:backgammon-rules:problem:"
MOST_FAULTS = 32
"""More help no client; without a limit, an id of 409 bytes can get a problem of 77 KB."""

KINDS: Mapping[int, str] = {
    400: "bad_request",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    408: "too_slow",
    413: "too_large",
    414: "address_too_long",
    415: "unsupported_media_type",
    422: "unprocessable",
    429: "too_many_requests",
    431: "headers_too_large",
    500: "internal_error",
    503: "unavailable",
}


def fault_json(fault: Fault) -> dict[str, object]:
    """One entry of a problem's list of errors."""
    return {
        "code": fault.code,
        "pointer": fault.pointer,
        "rule": fault.rule,
        "detail": partial(messages.sentence, fault),
        **{key: fault.facts[key] for key in ("character", "field") if key in fault.facts},
    }


def problem(status: int, detail: LazyText, **more: object) -> Json:
    """A problem; `more` are its extension members."""
    kind = KINDS.get(status, f"http_{status}")
    return {
        "type": TYPE + kind,
        "title": partial(messages.title, status),
        "status": status,
        "detail": detail,
        **more,
    }


def listed(status: int, faults: Sequence[Fault], **more: object) -> Json:
    """A problem that lists faults, at most `MOST_FAULTS` of them."""
    errors = [fault_json(fault) for fault in faults[:MOST_FAULTS]]
    return problem(status, partial(messages.first_of, faults), errors=errors, **more)


def problem_for(error: Exception) -> Json:
    """The problem document of an error: the same for a request alone and in a batch."""
    match error:
        case NotJson():
            return problem(400, partial(messages.sentence, error.fault))
        case InvalidRequest():
            return listed(400, error.faults)
        case GameOver():
            return listed(422, error.faults, outcome=error.outcome)
        case UnplayableText():
            return listed(422, error.faults, understood=error.moves)
        case BatchBudgetExceeded():
            return listed(413, error.faults)
        case Refused():
            return listed(422, error.faults)
        case ResourceNotFound():
            return problem(404, partial(messages.sentence, error.fault))
        case HTTPException():
            status = error.code or InternalServerError.code
            return problem(status, partial(messages.detail, status))
        case _:
            logging.getLogger(__name__).error("unexpected error", exc_info=error)
            return problem(500, partial(messages.detail, 500))


def codes(body: Json) -> frozenset[str]:
    """The codes of the faults of a problem, or the code of the problem itself."""
    return frozenset(fault["code"] for fault in body.get("errors", ())) or frozenset(
        [body["type"].removeprefix(TYPE)]
    )


def install(app: Flask) -> None:
    """Answer every error of this app with a problem."""
    app.register_error_handler(Exception, reply)


def reply(error: Exception) -> Response:
    """The response to an error; its codes go into the record for the metrics."""
    body = problem_for(error)
    current().refused = codes(body)
    answer = language.reply(body, body["status"], MEDIA_TYPE)
    # a cache might keep a 404 for as long as it thinks fit, and tomorrow there is something there
    answer.headers["Cache-Control"] = "no-store"
    # Allow on 405 and Retry-After on 429 are part of the answer; the body and its type are ours
    headers = error.get_headers() if isinstance(error, HTTPException) else ()
    for key, value in headers:
        if key.lower() not in ("content-type", "content-length"):
            answer.headers[key] = value
    return answer
