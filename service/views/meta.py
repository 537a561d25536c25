"""The contract, as it was written and as JSON."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import orjson
import yaml
from flask import Blueprint, Response

meta = Blueprint("service", __name__)

HERE = Path(__file__).resolve().parent.parent
# in a wheel the contract lies beside the code, in a checkout above it
CONTRACT = next(
    path for path in (HERE / "openapi.yaml", HERE.parent / "openapi.yaml") if path.exists()
)


@meta.get("/openapi.yaml", endpoint="contract_yaml")
def contract_yaml() -> Response:
    """The contract, as it was written."""
    return Response(_file(CONTRACT), mimetype="application/yaml")


@meta.get("/openapi.json", endpoint="contract_json")
def contract_json() -> Response:
    """The contract for programs that read no YAML."""
    return Response(_json(), mimetype="application/json")


@cache
def _file(path: Path) -> bytes:
    return path.read_bytes()


@cache
def _json() -> bytes:
    text = _file(CONTRACT)
    return orjson.dumps(yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)))
