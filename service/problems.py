"""Problems: RFC 9457 `application/problem+json` for every 4xx and 5xx on every path."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

import orjson
from flask import Flask, Response
from werkzeug.exceptions import HTTPException, InternalServerError

from engine.faults import Fault, Refused
from engine.sentences import sentence
from service.answers import Json
from service.body import DoesNotFit, NotJson
from service.gate.record import current

MEDIA_TYPE = "application/problem+json"
TYPE = "urn:backgammon-rules:problem:"
LONGEST_DETAIL = 500

SENTENCES: Mapping[str, str] = {
    "missing": "This field is required.",
    "is_null": "This field may not be null.",
    "unknown_field": "The contract knows no such field here.",
    "unknown_place": "There is no such place: places are 1 to 24, bar, reserve, off and captured.",
    "unknown_word": "Must be one of {known}.",
    "wrong_type": "Must be {expected}.",
    "wrong_length": "Must have {low} to {high} characters.",
    "wrong_size": "Must have {size} entries.",
    "not_whole": "Must be a whole number.",
    "out_of_range": "Must be from {low} to {high}.",
    "bad_name": "A name has only the letters a to z and underscores, at most 64 of them.",
    "repeated": "No entry may occur twice.",
    "duplicate_key": "The key {key} occurs twice in one object.",
    "either_or": "Ask either with turn or with player and dice, not with both.",
    "phase_needed": "The same towers occur in several phases of this game, so phase is needed.",
    "batch_spent": "The answers before this one are all that a batch may have; ask it in another.",
    "turn_needed": "The game is not over, so it is somebody's turn.",
}
"""What the service itself finds wrong; the engine has sentences for all the rest."""

TITLES: Mapping[int, tuple[str, str]] = {
    400: ("bad_request", "The request does not fit the contract"),
    404: ("not_found", "There is nothing here"),
    405: ("method_not_allowed", "This path does not take this method"),
    413: ("too_large", "The request is too large"),
    415: ("unsupported_media_type", "The body must be JSON in UTF-8"),
    422: ("unprocessable", "There is no such position, turn or play"),
    500: ("internal_error", "Something went wrong here"),
    503: ("unavailable", "The service cannot answer now"),
}

DETAILS: Mapping[int, str] = {
    404: "There is no such path; the contract is at /openapi.yaml.",
    405: "The header Allow says which methods this path takes.",
    413: "A question has at most 64 KiB, a batch 4 MiB and 1,000 questions.",
    415: "Send the header Content-Type: application/json; a batch may be application/x-ndjson.",
}


def detail(fault: Fault) -> str:
    """The fault's sentence."""
    if fault.code not in SENTENCES:
        return sentence(fault)
    facts = {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value
        for name, value in fault.facts.items()
    }
    return SENTENCES[fault.code].format_map(facts)


def fault_json(fault: Fault) -> dict[str, object]:
    """One entry of a problem's list of errors."""
    return {
        "code": fault.code,
        "pointer": fault.pointer,
        "rule": fault.rule,
        "detail": detail(fault)[:LONGEST_DETAIL],
    }


def problem(status: int, text: str, **more: object) -> Json:
    """A problem; `more` are its extension members."""
    kind, title = TITLES.get(status, (f"http_{status}", "The request cannot be served"))
    return {"type": TYPE + kind, "title": title, "status": status, "detail": text, **more}


def listed(status: int, faults: Sequence[Fault], **more: object) -> Json:
    """A problem that lists faults."""
    text = detail(faults[0])[:LONGEST_DETAIL]
    if len(faults) > 1:
        text = f"{len(faults)} things are wrong; the first: {text}"
    return problem(status, text, errors=[fault_json(fault) for fault in faults], **more)


class GameOver(Refused):
    """The question makes no sense because the game is over; carries the outcome."""

    def __init__(self, pointer: str, outcome: dict[str, object]) -> None:
        super().__init__([Fault("game_over", pointer, "immediate_end")])
        self.outcome = outcome


class BatchSpent(Refused):
    """A question at which a batch has already been answered all that it may be."""

    def __init__(self) -> None:
        super().__init__([Fault("batch_spent")])


def told(error: Exception) -> Json:
    """What went wrong with a question: the same by whatever way it was asked."""
    match error:
        case NotJson():
            return problem(400, str(error))
        case DoesNotFit():
            return listed(400, error.faults)
        case GameOver():
            return listed(422, error.faults, outcome=error.outcome)
        case BatchSpent():
            return listed(413, error.faults)
        case Refused():
            return listed(422, error.faults)
        case HTTPException():
            status = error.code or InternalServerError.code
            said = error.description if error.description != type(error).description else None
            return problem(status, said or DETAILS.get(status) or error.name)
        case _:
            logging.getLogger(__name__).error("unexpected error", exc_info=error)
            return problem(500, "The error has been logged.")


def codes(body: Json) -> frozenset[str]:
    """The words for what is wrong: those of the faults, or that of the problem itself."""
    return frozenset(fault["code"] for fault in body.get("errors", ())) or frozenset(
        [body["type"].removeprefix(TYPE)]
    )


def install(app: Flask) -> None:
    """Answer every error of this app with a problem."""
    app.register_error_handler(Exception, reply)


def reply(error: Exception) -> Response:
    """The problem as it goes out; what was wrong is noted."""
    body = told(error)
    current().refused = codes(body)
    answer = Response(orjson.dumps(body), body["status"], mimetype=MEDIA_TYPE)
    # Allow on 405 and Retry-After on 429 are part of the answer; the body and its type are ours
    headers = error.get_headers() if isinstance(error, HTTPException) else ()
    for key, value in headers:
        if key.lower() not in ("content-type", "content-length"):
            answer.headers[key] = value
    return answer
