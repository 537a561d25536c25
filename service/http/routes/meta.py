"""The contract as YAML and as JSON, and the API catalog that links to it."""

from __future__ import annotations

from functools import cache

import orjson
import yaml
from flask import Blueprint, Response, request

from service.contract import TEXT
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
    return Response(TEXT, mimetype="application/yaml")


@meta.get("/openapi.json", endpoint="contract_json")
@cacheable()
def contract_json() -> Response:
    """The contract as JSON."""
    parameters({})
    return Response(contract_as_json(), mimetype="application/json")


@cache
def contract_as_json() -> bytes:
    """The contract converted to JSON. This takes 90 ms, so the server does it before it forks."""
    return orjson.dumps(yaml.load(TEXT, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)))


@meta.get(CATALOG, endpoint="api_catalog")
def api_catalog() -> Response:
    """The API catalog of this host (RFC 9727), which lists this API."""
    base = request.script_root
    links = {
        relation: [{"href": base + path, "type": kind} for path, kind in found.items()]
        for relation, found in LINKS.items()
    }
    body = {"linkset": [{"anchor": f"{base}/v1", **links}]}
    answer = Response(orjson.dumps(body), content_type=CATALOG_TYPE)
    answer.headers["Link"] = f'<{base}{CATALOG}>; rel="api-catalog"'
    return answer
