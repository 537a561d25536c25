"""The pages: the playground at `/`, and the reference at `/docs`.

The playground is files as they are here, without a build step, and knows nothing but the public
API; the reference is written from the contract. Every URL in them is relative, because the service
may be served under any path.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path

import orjson
from flask import Blueprint, Response, request
from werkzeug.exceptions import NotFound

from service.http.caching import A_DAY, known_tag, unchanged
from service.http.reference import reference_page
from service.http.routes.meta import contract_as_json

pages = Blueprint("pages", __name__)

STATIC = Path(__file__).resolve().parents[2] / "static"
PLAYGROUND = STATIC / "playground"
DOCS = STATIC / "reference"

MEDIA_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
PLAYGROUND_FILES = {
    path.name: path for path in PLAYGROUND.iterdir() if path.suffix not in (".html", ".md")
}
DOCS_FILES = {path.name: path for path in DOCS.iterdir()}


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
    return _answer(*reference(), ".html")


@pages.get("/docs/<file>", endpoint="docs_file")
def docs_file(file: str) -> Response:
    """One of the files of the docs page."""
    return _one_of(DOCS_FILES, file)


def _one_of(known: Mapping[str, Path], file: str) -> Response:
    if file not in known:
        raise NotFound
    return _sent(known[file])


def _sent(path: Path) -> Response:
    return _answer(*_read(path), path.suffix)


def _answer(data: bytes, tag: str, suffix: str) -> Response:
    """A file with an ETag: a browser revalidates it at each use and downloads it only once.

    Icons may be kept for a day: browsers request the icon each time the address changes, which
    the playground does after every move.
    """
    known = known_tag(request.headers.get("If-None-Match", ""), tag)
    answer = unchanged() if known else Response(data, mimetype=MEDIA_TYPES[suffix])
    if suffix in (".svg", ".png"):
        answer.cache_control.max_age = A_DAY
    else:
        answer.cache_control.no_cache = True
    answer.set_etag(known or tag)
    return answer


@cache
def _read(path: Path) -> tuple[bytes, str]:
    return _tagged(path.read_bytes())


@cache
def reference() -> tuple[bytes, str]:
    """The reference page and its ETag; the server makes it before it forks."""
    return _tagged(reference_page(orjson.loads(contract_as_json())).encode())


def _tagged(data: bytes) -> tuple[bytes, str]:
    return data, blake2b(data, digest_size=12).hexdigest()
