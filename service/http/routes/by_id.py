"""The routes by id: a state in the address, so that every cache there is can keep the answer."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlencode

from flask import Blueprint, Response, request
from flask.blueprints import BlueprintSetupState
from werkzeug.routing import BaseConverter

from engine.notation.position_id import write
from engine.notation.register import notation_of, read
from service.http.body import fitted
from service.http.caching import LANGUAGE, cacheable, parameters
from service.http.routes.operations import answered
from service.operations.register import OPERATIONS, Form, Operation

by_id = Blueprint("by_id", __name__)


class Id(BaseConverter):
    """Whatever follows, ends of lines too: in some notations an id has slashes."""

    regex = "(?s:.+)"
    part_isolating = False


def answer(
    operation: Operation,
    id: str,  # noqa: A002 - the contract's word
    form: Form | None = None,
) -> Response:
    """The answer to the question in the address."""
    asked = {"id": id, **parameters(operation.by_id or {})}
    response = answered(operation, fitted(operation.schema, asked), form)
    if notation_of(id) != "position_id":
        ending = f".{form.suffix}" if form else ""
        query = f"?{urlencode(request.args)}" if request.args else ""
        address = f"{request.script_root}{operation.path}/{write(read(id))}{ending}{query}"
        # Content-Location would say the same, but a 304 must repeat it and does not know it yet
        response.headers["Link"] = f'<{address}>; rel="canonical"'
    return response


@by_id.record
def _route(setup: BlueprintSetupState) -> None:
    """Flask takes a converter of our own from the application only."""
    setup.app.url_map.converters["id"] = Id
    for operation in OPERATIONS.values():
        if operation.by_id is not None:
            headers = (LANGUAGE, "Accept") if operation.forms else (LANGUAGE,)
            view = cacheable(*headers)(partial(answer, operation))
            setup.add_url_rule(f"{operation.path}/<id:id>", operation.name, view)
            for form in operation.forms:
                _route_form(setup, operation, form)


def _route_form(setup: BlueprintSetupState, operation: Operation, form: Form) -> None:
    """An address that says itself as what the answer comes, so that no header has a say in it."""
    headers = (LANGUAGE,) if form.speaks else ()
    view = cacheable(*headers)(partial(answer, operation, form=form))
    path, name = f"{operation.path}/<id:id>.{form.suffix}", f"{operation.name}_{form.suffix}"
    setup.add_url_rule(path, name, view)
