"""The contract as YAML and as JSON, in OpenAPI 3.2, its flows, and the API catalog with links."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import orjson
from flask import Blueprint, Response, request

from service.contract import HOME, bundled, in_3_2, parsed, written
from service.http.caching import cacheable, parameters

meta = Blueprint("service", __name__)

CATALOG = "/.well-known/api-catalog"
CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
LINKS = {
    "service-desc": {"/openapi.yaml": "application/yaml", "/openapi.json": "application/json"},
    "service-doc": {"/docs": "text/html"},
    "status": {"/healthz": "application/json"},
}
"""The links of the API catalog by relation: path and media type."""


@cache
def contract_as_json() -> bytes:
    """The contract with its examples as JSON. The server writes it before it forks."""
    return orjson.dumps(bundled())


@cache
def contract_as_yaml() -> bytes:
    """The contract with its examples as YAML. The server writes it before it forks."""
    return written(bundled())


@cache
def contract_as_3_2() -> bytes:
    """The contract in OpenAPI 3.2 as YAML, with QUERY as a method and without examples."""
    return written(in_3_2(parsed()))


def answer(content: Callable[[], bytes], mimetype: str) -> Response:
    """One of the documents."""
    parameters({})
    return Response(content(), mimetype=mimetype)


DOCUMENTS: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "/openapi.yaml": ("contract_yaml", contract_as_yaml, "application/yaml"),
    "/openapi-3.2.yaml": ("contract_3_2", contract_as_3_2, "application/yaml"),
    "/arazzo.yaml": ("flows", (HOME / "arazzo.yaml").read_bytes, "application/yaml"),
    "/openapi.json": ("contract_json", contract_as_json, "application/json"),
}
"""By path: the endpoint, the content and the media type."""
for path, (endpoint, content, mimetype) in DOCUMENTS.items():
    meta.add_url_rule(path, endpoint, cacheable()(partial(answer, content, mimetype)))


@meta.get(CATALOG, endpoint="api_catalog")
def api_catalog() -> Response:
    """The API catalog of this host (RFC 9727), which lists this API."""
    base = request.script_root
    links = {
        relation: [{"href": base + path, "type": kind} for path, kind in found.items()]
        for relation, found in LINKS.items()
    }
    body = {"linkset": [{"anchor": f"{base}/v1", **links}]}
    response = Response(orjson.dumps(body), content_type=CATALOG_TYPE)
    response.headers["Link"] = f'<{base}{CATALOG}>; rel="api-catalog"'
    return response
