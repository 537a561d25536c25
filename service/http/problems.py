"""Problems: RFC 9457 `application/problem+json` for every 4xx and 5xx on every path."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from flask import Flask, Response
from werkzeug.exceptions import HTTPException, InternalServerError, NotFound

from engine.faults import Fault, Refused
from engine.records import NotARecord
from service import messages
from service.catalogue import PROBLEMS, ProblemCode, code_of_status, problem_code
from service.errors import (
    Abandoned,
    BatchBudgetExceeded,
    GameOver,
    InvalidRequest,
    NotJson,
    ResourceNotFound,
    UnplayableMoves,
)
from service.http import language
from service.messages import LazyText
from service.middleware.account import current
from service.serializers.faults import fault_list
from service.serializers.state_json import Json

MEDIA_TYPE = "application/problem+json"
TYPE = "/problems/"
"""The address of a problem's page in the catalogue, without its code: the same on every host."""


def problem(
    code: ProblemCode, detail: LazyText | None = None, status: int | None = None, **more: object
) -> Json:
    """A problem; `more` are its other members. Without a `detail` it has that of its code."""
    return {
        "type": f"{TYPE}{code}",
        "code": str(code),
        "title": partial(messages.title, str(code)),
        "status": status or PROBLEMS[code].status,
        "detail": detail or partial(messages.detail, str(code)),
        **more,
    }


def listed(
    code: ProblemCode, faults: Sequence[Fault], status: int | None = None, **more: object
) -> Json:
    """A problem that lists faults, as many as an answer may have."""
    errors = fault_list(faults)
    return problem(code, partial(messages.first_of, faults), status, errors=errors, **more)


def problem_for(error: Exception) -> Json:
    """The problem document of an error: the same for a request alone and in a batch."""
    match error:
        case NotJson():
            return listed(ProblemCode.NOT_JSON, [error.fault])
        case Refused():
            return listed(_code(error), error.faults, **_more(error))
        case ResourceNotFound():
            return listed(problem_code(error.fault), [error.fault], NotFound.code)
        case Abandoned():
            # nobody reads it; the log has its status
            return problem(ProblemCode.REQUEST_TIMEOUT)
        case HTTPException():
            status = error.code or InternalServerError.code
            return problem(code_of_status(status), status=status)
        case _:
            logging.getLogger(__name__).error("unexpected error", exc_info=error)
            return problem(ProblemCode.INTERNAL_ERROR)


def _code(error: Refused) -> ProblemCode:
    match error:
        case InvalidRequest():
            return ProblemCode.INVALID_REQUEST
        case BatchBudgetExceeded():
            return ProblemCode.TOO_LARGE
        case NotARecord():
            return ProblemCode.NOT_A_RECORD
        case _:
            return problem_code(error.faults[0])


def _more(error: Refused) -> Json:
    """What an error says beside its faults."""
    match error:
        case GameOver():
            return {"outcome": error.outcome}
        case UnplayableMoves():
            return error.more
        case _:
            return {}


def codes(body: Json) -> frozenset[str]:
    """The codes of the faults of a problem, or the code of the problem itself."""
    return frozenset(each["code"] for each in body.get("errors", ())) or frozenset([body["code"]])


def install(app: Flask) -> None:
    """Answer every error of this app with a problem."""
    app.register_error_handler(Exception, reply)


def reply(error: Exception) -> Response:
    """The response to an error; its codes go into the account for the metrics."""
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
