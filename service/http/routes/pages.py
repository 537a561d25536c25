"""The pages: the playground at `/`, and the reference at `/docs`.

The playground is files as they are here, without a build step, and knows nothing but the public
API; the reference is a template that shows the contract. Every URL in them is relative, because the
service may be served under any path.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path

from flask import Blueprint, Response, render_template, request
from markdown_it import MarkdownIt
from markupsafe import Markup
from werkzeug.exceptions import NotFound

from service.contract import HOME, parsed
from service.http.caching import A_DAY, known_tag, unchanged
from service.http.reference import reference

pages = Blueprint("pages", __name__)

STATIC = Path(__file__).resolve().parents[2] / "static"
PLAYGROUND = STATIC / "playground"
# the component <backgammon-board>: in a wheel beside the playground, in a checkout its package
BOARD = next(
    path for path in (STATIC / "board", STATIC.parents[1] / "clients/board") if path.is_dir()
)
DOCS = STATIC / "reference"

MEDIA_TYPES = {
    ".html": "text/html",
    ".md": "text/markdown",
    ".txt": "text/plain",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
PLAYGROUND_FILES = {
    path.relative_to(PLAYGROUND).as_posix(): path
    for path in PLAYGROUND.rglob("*.*")
    if path.suffix in MEDIA_TYPES and path.suffix != ".html"
} | {f"board/{path.name}": path for path in BOARD.glob("*.js")}
MARKDOWN_HOME = HOME / "docs"
DOCS_FILES = {path.name: path for path in DOCS.iterdir()} | {
    path.relative_to(MARKDOWN_HOME).as_posix(): path for path in MARKDOWN_HOME.rglob("*.md")
}
"""The files of the reference page, and the documentation as Markdown."""

MARKDOWN = MarkdownIt("commonmark", {"html": False})
"""Of descriptions in the contract and of sentences in the catalogue; HTML in them is text."""


@pages.app_template_filter("markdown")
def blocks(text: str) -> Markup:
    """Markdown as HTML: paragraphs and lists."""
    return Markup(MARKDOWN.render(text))


@pages.app_template_filter("inline")
def inline(text: str) -> Markup:
    """One sentence of Markdown as HTML."""
    return Markup(MARKDOWN.renderInline(text))


@pages.get("/", endpoint="playground")
def playground() -> Response:
    """The playground, which plays all games."""
    return _sent(PLAYGROUND / "index.html")


@pages.get("/playground/<path:file>", endpoint="playground_file")
def playground_file(file: str) -> Response:
    """One of the files of the playground; those of its board are in `board/`."""
    return _one_of(PLAYGROUND_FILES, file)


@pages.get("/docs", endpoint="docs")
def docs() -> Response:
    """The contract as a page; everything it needs comes from here."""
    return _response(*_reference_page(), ".html")


@pages.get("/docs/<path:file>", endpoint="docs_file")
def docs_file(file: str) -> Response:
    """One of the files of the reference page, or a page of the documentation as Markdown."""
    return _one_of(DOCS_FILES, file)


@pages.get("/llms.txt", endpoint="llms")
def llms() -> Response:
    """What there is to read here, for language models (llmstxt.org)."""
    return _sent(MARKDOWN_HOME / "llms.txt")


def _one_of(known: Mapping[str, Path], file: str) -> Response:
    if file not in known:
        raise NotFound
    return _sent(known[file])


def _sent(path: Path) -> Response:
    return _response(*_read(path), path.suffix)


def _response(data: bytes, tag: str, suffix: str) -> Response:
    """A file with an ETag: a browser revalidates it at each use and downloads it only once.

    Icons may be kept for a day: browsers request the icon each time the address changes, which
    the playground does after every move.
    """
    known = known_tag(request.headers.get("If-None-Match", ""), tag)
    response = unchanged() if known else Response(data, mimetype=MEDIA_TYPES[suffix])
    if suffix in (".svg", ".png"):
        response.cache_control.max_age = A_DAY
    else:
        response.cache_control.no_cache = True
    response.set_etag(known or tag)
    return response


@cache
def _read(path: Path) -> tuple[bytes, str]:
    return _tagged(path.read_bytes())


@cache
def _reference_page() -> tuple[bytes, str]:
    """The reference page and its ETag; written once per process."""
    return _tagged(render_template("reference.html", **reference(parsed())).encode())


def _tagged(data: bytes) -> tuple[bytes, str]:
    return data, blake2b(data, digest_size=12).hexdigest()
