"""The pages: the playground at `/`, and the contract to read at `/docs`.

Both are files as they lie here, without a build step, and know nothing but the public API. Every
address in them is relative, so that the service may live under any path.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from flask import Blueprint, Response, request
from werkzeug.exceptions import NotFound

from service.http.caching import A_DAY

pages = Blueprint("pages", __name__)

STATIC = Path(__file__).resolve().parents[2] / "static"
PLAYGROUND = STATIC / "playground"
DOCS = STATIC / "reference"
SWAGGER_UI = Path(str(files("flask_swagger_ui"))) / "dist"

MEDIA_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
PLAYGROUND_FILES = {
    path.name: path for path in PLAYGROUND.iterdir() if path.suffix not in (".html", ".md")
}
DOCS_FILES = {
    "swagger-ui.css": SWAGGER_UI / "swagger-ui.css",
    "swagger-ui-bundle.js": SWAGGER_UI / "swagger-ui-bundle.js",
    "start.js": DOCS / "start.js",
}


@pages.get("/", endpoint="playground")
def playground() -> Response:
    """The playground, which plays all games."""
    return _sent(PLAYGROUND / "index.html")


@pages.get("/playground/<file>", endpoint="playground_file")
def playground_file(file: str) -> Response:
    """One of the files of the playground."""
    return _one_of(PLAYGROUND_FILES, file)


@pages.get("/docs", endpoint="docs")
def docs() -> Response:
    """The contract as a page; everything it needs comes from here."""
    return _sent(DOCS / "docs.html")


@pages.get("/docs/<file>", endpoint="docs_file")
def docs_file(file: str) -> Response:
    """One of the files of the docs page."""
    return _one_of(DOCS_FILES, file)


def _one_of(known: Mapping[str, Path], file: str) -> Response:
    if file not in known:
        raise NotFound
    return _sent(known[file])


def _sent(path: Path) -> Response:
    """A file with an ETag: a browser revalidates it at each use and downloads it only once.

    SVG files may be kept for a day: browsers request the icon each time the address changes, which
    the playground does after every move.
    """
    answer = Response(_read(path), mimetype=MEDIA_TYPES[path.suffix])
    if path.suffix == ".svg":
        answer.cache_control.max_age = A_DAY
    else:
        answer.cache_control.no_cache = True
    answer.add_etag()
    answer.make_conditional(request)
    return answer


@cache
def _read(path: Path) -> bytes:
    return path.read_bytes()
