"""The contract, as it was written and as JSON."""

from __future__ import annotations

from functools import cache

import orjson
import yaml
from flask import Blueprint, Response

from service.caching import cacheable, parameters
from service.contract import TEXT

meta = Blueprint("service", __name__)


@meta.get("/openapi.yaml", endpoint="contract_yaml")
@cacheable()
def contract_yaml() -> Response:
    """The contract, as it was written."""
    parameters({})
    return Response(TEXT, mimetype="application/yaml")


@meta.get("/openapi.json", endpoint="contract_json")
@cacheable()
def contract_json() -> Response:
    """The contract for programs that read no YAML."""
    parameters({})
    return Response(_json(), mimetype="application/json")


@cache
def _json() -> bytes:
    return orjson.dumps(yaml.load(TEXT, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)))
