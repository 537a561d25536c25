"""The contract, and a page to read it with."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import orjson
import yaml
from flask import Blueprint, Response
from werkzeug.exceptions import NotFound

meta = Blueprint("service", __name__)

HERE = Path(__file__).resolve().parent.parent
PAGES = HERE / "pages"
SWAGGER_UI = Path(str(files("flask_swagger_ui"))) / "dist"
# in a wheel the contract lies beside the code, in a checkout above it
CONTRACT = next(
    path for path in (HERE / "openapi.yaml", HERE.parent / "openapi.yaml") if path.exists()
)
DOCS_FILES = {
    "swagger-ui.css": (SWAGGER_UI, "text/css"),
    "swagger-ui-bundle.js": (SWAGGER_UI, "text/javascript"),
    "start.js": (PAGES, "text/javascript"),
}


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


@meta.get("/docs", endpoint="docs")
def docs() -> Response:
    """The contract as a page; everything it needs comes from here."""
    return Response(_file(PAGES / "docs.html"), mimetype="text/html")


@meta.get("/docs/<file>", endpoint="docs_file")
def docs_file(file: str) -> Response:
    """One of the files of the page."""
    if file not in DOCS_FILES:
        raise NotFound
    folder, mimetype = DOCS_FILES[file]
    answer = Response(_file(folder / file), mimetype=mimetype)
    answer.cache_control.max_age = 3600
    return answer
