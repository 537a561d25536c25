"""The routes of the operations: a request in the body, by POST or by QUERY.

QUERY (RFC 10008) is a POST that is safe and idempotent, so that a client may repeat it and a cache
may keep the answer. Every operation is both, so it takes either method.
"""

from __future__ import annotations

from functools import partial
from typing import TypeVar

from flask import Blueprint, Response
from flask.blueprints import BlueprintSetupState

from service.http.body import JSON, parse, received
from service.http.negotiation import as_form, negotiated
from service.middleware.account import current
from service.operations.register import OPERATIONS, Form, Operation
from service.schemas.inputs import Request

R = TypeVar("R", bound=Request)

operations = Blueprint("operations", __name__)


def announce_query(blueprint: Blueprint, *media_types: str) -> None:
    """Add `Accept-Query` to the answers of all methods but POST (RFC 10008, section 3)."""

    @blueprint.record
    def announce(setup: BlueprintSetupState) -> None:
        setup.app.extensions["accept_query"][blueprint.name] = ", ".join(media_types)


def answer(operation: Operation[R]) -> Response:
    """The answer to the request in the body."""
    return respond(
        operation, operation.schema.read(parse(received(JSON, largest=operation.largest_body)))
    )


def respond(operation: Operation[R], request: R, form: Form[R] | None = None) -> Response:
    """The answer to a valid request, in this form or in the one that the client likes best."""
    account = current()
    account.variant = request.variant
    account.charge(operation.cost(request) - 1)
    return as_form(form, request) if form else negotiated(operation, request)


for operation in OPERATIONS.values():
    operations.add_url_rule(
        operation.path, operation.name, partial(answer, operation), methods=["POST", "QUERY"]
    )
announce_query(operations, JSON)
