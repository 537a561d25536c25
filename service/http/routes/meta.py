"""The contract as YAML and as JSON, in OpenAPI 3.2, its flows, and the API catalog with links."""

from __future__ import annotations

from functools import cache

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


@meta.get("/openapi.yaml", endpoint="contract_yaml")
@cacheable()
def contract_yaml() -> Response:
    """The contract as YAML."""
    parameters({})
    return Response(contract_as_yaml(), mimetype="application/yaml")


@meta.get("/openapi-3.2.yaml", endpoint="contract_3_2")
@cacheable()
def contract_3_2() -> Response:
    """The contract in OpenAPI 3.2, with QUERY as a method and without examples."""
    parameters({})
    return Response(contract_as_3_2(), mimetype="application/yaml")


@meta.get("/arazzo.yaml", endpoint="flows")
@cacheable()
def flows() -> Response:
    """Whole games as Arazzo workflows."""
    parameters({})
    return Response((HOME / "arazzo.yaml").read_bytes(), mimetype="application/yaml")


@meta.get("/openapi.json", endpoint="contract_json")
@cacheable()
def contract_json() -> Response:
    """The contract as JSON."""
    parameters({})
    return Response(contract_as_json(), mimetype="application/json")


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
    """The contract in OpenAPI 3.2 as YAML."""
    return written(in_3_2(parsed()))


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
