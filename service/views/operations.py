"""The routes of the operations: a question in the body, by POST or by QUERY.

QUERY (RFC 10008) is POST for questions: safe and idempotent, so that a client may repeat it and a
cache may keep the answer. Every operation here is both, so it takes either.
"""

from __future__ import annotations

from functools import partial

from flask import Blueprint, Response, request

from service import answers
from service.body import load
from service.gate.record import current
from service.operations import OPERATIONS, Operation

operations = Blueprint("operations", __name__)


def answer(operation: Operation) -> Response:
    """The answer to the question in the body."""
    asked = load(operation.schema)
    record = current()
    record.variant = asked["variant"]
    answered = operation.answer(asked)
    record.plays = _plays_in(answered)
    return answers.reply(answered)


def _plays_in(answered: answers.Json) -> int:
    """How many plays the answer lists: the measure of its work."""
    listing = answered if "plays" in answered else answered.get("expected") or {}
    return len(listing.get("plays", ()))


for operation in OPERATIONS.values():
    operations.add_url_rule(
        operation.path, operation.name, partial(answer, operation), methods=["POST", "QUERY"]
    )


@operations.after_request
def say_what_query_takes(response: Response) -> Response:
    """Tell whoever asks for it which media type a QUERY may have here (RFC 10008, 3)."""
    if request.method != "POST":
        response.headers["Accept-Query"] = "application/json"
    return response
