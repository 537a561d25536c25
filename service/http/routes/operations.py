"""The routes of the operations: a question in the body, by POST or by QUERY.

QUERY (RFC 10008) is POST for questions: safe and idempotent, so that a client may repeat it and a
cache may keep the answer. Every operation here is both, so it takes either.
"""

from __future__ import annotations

from functools import partial

from flask import Blueprint, Response

from service.http.body import JSON, load
from service.http.negotiation import as_form, in_form
from service.middleware.record import current, environ
from service.operations.register import OPERATIONS, Form, Operation
from service.operations.state_loading import Asked

operations = Blueprint("operations", __name__)


def announce_query(blueprint: Blueprint, *media_types: str) -> None:
    """Tell whoever does not simply POST which media types a QUERY may have (RFC 10008, 3)."""

    @blueprint.after_request
    def announce(response: Response) -> Response:
        if environ()["REQUEST_METHOD"] != "POST":
            response.headers["Accept-Query"] = ", ".join(media_types)
        return response


def answer(operation: Operation) -> Response:
    """The answer to the question in the body."""
    return answered(operation, load(operation.schema))


def answered(operation: Operation, asked: Asked, form: Form | None = None) -> Response:
    """The answer to a question that fits, in this form or as the client likes it."""
    current().variant = asked["variant"]
    return as_form(form, asked) if form else in_form(operation, asked)


for operation in OPERATIONS.values():
    operations.add_url_rule(
        operation.path, operation.name, partial(answer, operation), methods=["POST", "QUERY"]
    )
announce_query(operations, JSON)
