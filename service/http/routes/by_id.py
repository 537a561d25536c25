"""The routes by id: the state is in the address, so that any cache can keep the answer."""

from __future__ import annotations

from functools import partial
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, request
from flask.blueprints import BlueprintSetupState
from werkzeug.routing import BaseConverter

from engine.notation import chouette_id
from engine.notation.position_id import write
from engine.notation.register import read
from service.http.caching import LANGUAGE, cacheable, parameters
from service.http.routes.operations import respond
from service.operations.register import OPERATIONS, Form, Operation

by_id = Blueprint("by_id", __name__)


class Id(BaseConverter):
    """The rest of the path, slashes and line ends included: some notations contain them.

    The last words of other addresses are no ids.
    """

    regex = r"(?!(?:begin|advance)\Z)(?s:.+)"
    part_isolating = False


def answer(
    operation: Operation[Any],
    id: str,  # noqa: A002 - the contract's word
    form: Form[Any] | None = None,
) -> Response:
    """The answer to the request in the address."""
    body = {"id": id, **parameters(operation.by_id or {})}
    response = respond(operation, operation.schema.read(body), form)
    canonical = _canonical(id)
    if canonical != id:
        ending = f".{form.suffix}" if form else ""
        query = f"?{urlencode(request.args)}" if request.args else ""
        address = f"{request.script_root}{operation.path}/{canonical}{ending}{query}"
        # Content-Location would say the same, but a 304 must repeat it and does not know it yet
        response.headers["Link"] = f'<{address}>; rel="canonical"'
    return response


def _canonical(id: str) -> str:  # noqa: A002 - the contract's word
    """Our own id of the state that an id in the address describes."""
    return (
        chouette_id.write(chouette_id.read(id)) if chouette_id.is_chouette(id) else write(read(id))
    )


@by_id.record
def _route(setup: BlueprintSetupState) -> None:
    """Register the converter, which Flask takes only from the application, and the routes."""
    setup.app.url_map.converters["id"] = Id
    for operation in OPERATIONS.values():
        if operation.by_id is not None:
            headers = (LANGUAGE, "Accept") if operation.forms else (LANGUAGE,)
            view = cacheable(*headers)(partial(answer, operation))
            setup.add_url_rule(f"{operation.path}/<id:id>", operation.name, view)
            for form in operation.forms:
                _route_form(setup, operation, form)


def _route_form(setup: BlueprintSetupState, operation: Operation[Any], form: Form[Any]) -> None:
    """A route whose ending names the form, so that no header decides."""
    headers = (LANGUAGE,) if form.has_text else ()
    view = cacheable(*headers)(partial(answer, operation, form=form))
    path, name = f"{operation.path}/<id:id>.{form.suffix}", f"{operation.name}_{form.suffix}"
    setup.add_url_rule(path, name, view)
