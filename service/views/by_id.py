"""The routes by id: a state in the address, so that every cache there is can keep the answer."""

from __future__ import annotations

from functools import partial

from flask import Blueprint, Response
from flask.blueprints import BlueprintSetupState
from werkzeug.routing import BaseConverter

from service.body import fitted
from service.caching import LANGUAGE, cacheable, parameters
from service.operations import OPERATIONS, Operation
from service.views.operations import answered

by_id = Blueprint("by_id", __name__)


class Id(BaseConverter):
    """Whatever follows: in some notations an id has slashes."""

    regex = ".+"
    part_isolating = False


def answer(operation: Operation, id: str) -> Response:  # noqa: A002 - the contract's word
    """The answer to the question in the address."""
    asked = {"id": id, **parameters(operation.by_id or {})}
    return answered(operation, fitted(operation.schema, asked))


@by_id.record
def _route(setup: BlueprintSetupState) -> None:
    """Flask takes a converter of our own from the application only."""
    setup.app.url_map.converters["id"] = Id
    for operation in OPERATIONS.values():
        if operation.by_id is not None:
            headers = (LANGUAGE, "Accept") if operation.forms else (LANGUAGE,)
            view = cacheable(*headers)(partial(answer, operation))
            setup.add_url_rule(f"{operation.path}/<id:id>", operation.name, view)
