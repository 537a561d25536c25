"""The catalogue of errors: all codes at `/problems`, and each one where its problems point."""

from __future__ import annotations

import orjson
from flask import Blueprint, Response, render_template, request
from werkzeug.exceptions import NotFound

from service.http.body import JSON
from service.http.caching import cacheable, parameters
from service.serializers import catalogue_json
from service.serializers.catalogue_json import Json

HTML = "text/html"

problems = Blueprint("problems", __name__)


@problems.get("/problems", endpoint="problems")
@cacheable("Accept")
def all_problems() -> Response:
    """All problems and faults."""
    parameters({})
    catalogue = catalogue_json.catalogue()
    if _wants_page():
        return _page(render_template("problems.html", root="", **catalogue))
    return _json(catalogue)


@problems.get("/problems/<code>", endpoint="problem")
@cacheable("Accept")
def one_problem(code: str) -> Response:
    """One problem or fault."""
    parameters({})
    entry = catalogue_json.entry(code)
    if entry is None:
        raise NotFound
    if _wants_page():
        faults = catalogue_json.catalogue()["faults"]
        contained = [fault for fault in faults if fault["problem"] == code != fault["code"]]
        return _page(render_template("problem.html", root="../", entry=entry, faults=contained))
    return _json(entry)


def _wants_page() -> bool:
    return request.accept_mimetypes.best_match([JSON, HTML], default=JSON) == HTML


def _json(body: Json) -> Response:
    return _english(Response(orjson.dumps(body), mimetype=JSON))


def _page(html: str) -> Response:
    return _english(Response(html, mimetype=HTML))


def _english(response: Response) -> Response:
    response.headers["Content-Language"] = "en"
    return response
