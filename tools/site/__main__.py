"""The project as a static site, in build/site: `make site`.

The playground with the rules in the page, the reference, the catalogue of errors, the contract and
all documentation. Pages lie where the service has them, with `.html` after their names.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable, Iterator
from hashlib import sha256
from html import unescape
from itertools import pairwise
from os.path import normpath
from pathlib import Path, PurePosixPath

from flask import Flask, render_template
from jinja2 import FileSystemLoader
from markdown_it import MarkdownIt
from markupsafe import Markup

from service.app import create_app
from service.contract import parsed
from service.http.reference import reference
from service.http.routes.pages import DOCS_FILES, PLAYGROUND_FILES
from service.serializers.catalogue_json import catalogue
from service.settings import Settings
from tools.local import TOP, packed

HERE = Path(__file__).parent
SITE = TOP / "build/site"

FROM_THE_SERVICE = ("openapi.yaml", "openapi.json", "openapi-3.2.yaml", "arazzo.yaml", "llms.txt")
PROSE = ("*.md", "docs/**/*.md", "clients/*/README.md", "conformance/README.md", "deploy/*.md")
"""The documentation."""

PYODIDE = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"),
    *("python_stdlib.zip", "package.json"),
)
OFFLINE = ("index.html", "playground", "local")
"""What works without a connection."""

STYLE = """
#local { margin-bottom: 0.5rem; color: var(--soft); font-size: 0.85rem; }
#local:has(~ #table:not([hidden])):not([data-state="failed"], :not([data-state])) { display: none; }
"""
"""The line about the rules, which makes room for the board once they are there."""

LINK = re.compile(r'(?<=[ \n])(href|src)="([^"#:]+)(#[^"]*)?"')
MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table")


def build() -> Path:
    """Write the site; its folder."""
    shutil.rmtree(SITE, ignore_errors=True)
    app = create_app(Settings(log_requests=False))
    app.jinja_env.globals["documentation"] = "docs/README"
    app.jinja_loader = FileSystemLoader([HERE, TOP / "service/templates"])
    pages = {**_from_the_service(app), **dict(_documentation(app))}
    for name, html in pages.items():
        _write(f"{name}.html", _linked(html, name, pages.keys()).encode())
    for folder, files in {"playground": PLAYGROUND_FILES, "docs": DOCS_FILES}.items():
        for name, path in files.items():
            _write(f"{folder}/{name}", path.read_bytes())
    client = app.test_client()
    for name in FROM_THE_SERVICE:
        _write(name, client.get(f"/{name}").get_data())
    _add_rules()
    _keep_offline()
    return SITE


def _from_the_service(app: Flask) -> dict[str, str]:
    """Its pages by their names: the playground, the reference, the catalogue of errors."""
    entries = [entry for kind in ("problems", "faults") for entry in catalogue()[kind]]
    names = ["problems", *(f"problems/{entry['code']}" for entry in entries)]
    paths = {"index": "/", **{name: f"/{name}" for name in names}}
    client = app.test_client()
    pages = {
        name: client.get(path, headers={"Accept": "text/html"}).get_data(as_text=True)
        for name, path in paths.items()
    }
    # the service writes this page once per process, without a link to the documentation
    with app.test_request_context():
        return pages | {"docs": render_template("reference.html", **reference(parsed()))}


def _documentation(app: Flask) -> Iterator[tuple[str, str]]:
    """The pages of the documentation, by the names of their files, as HTML."""
    for path in sorted({path for pattern in PROSE for path in TOP.glob(pattern)}):
        name = path.relative_to(TOP).with_suffix("").as_posix()
        with app.app_context():
            yield name, _page(path.read_text(encoding="utf-8"), "../" * name.count("/"))


def _page(text: str, root: str) -> str:
    tokens = MARKDOWN.parse(text)
    title = ""
    for token, inner in pairwise(tokens):
        if token.type == "heading_open":
            title = title or inner.content
            token.attrSet("id", _anchor(inner.content))
    content = Markup(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))
    return render_template("page.html", root=root, title=title, content=content)


def _anchor(heading: str) -> str:
    """The fragment by which links name a heading, as on GitHub."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _linked(html: str, name: str, pages: Iterable[str]) -> str:
    """A page whose links lead to files of the site; files of the project that it names are copied.

    A folder is no link here, for not every host lists its files.
    """

    def linked(found: re.Match[str]) -> str:
        attribute, address, fragment = found[1], unescape(found[2]), found[3] or ""
        target = normpath(PurePosixPath(name).parent / address)
        page = target.removesuffix(".md")
        if page in pages:
            end = address.removesuffix(".md") + ".html"
        elif target != "." and (TOP / target).is_dir():
            return ""
        else:
            end = address
            if (TOP / target).is_file():
                _write(target, (TOP / target).read_bytes())
        return f'{attribute}="{end}{fragment}"'

    return LINK.sub(linked, html)


def _add_rules() -> None:
    """The rules for the page, in the place of the service."""
    package = packed()
    for path in [*package.glob("*.js"), package / "rules.zip"]:
        _write(f"local/{path.name}", path.read_bytes())
    for name in PYODIDE:
        _write(f"local/pyodide/{name}", (package / "node_modules/pyodide" / name).read_bytes())
    _write("local/reference.js", (HERE / "reference.js").read_bytes())
    _write("playground/api/answer.js", (HERE / "answer.js").read_bytes())
    asks, style = SITE / "docs/try.js", SITE / "playground/styles/page.css"
    asks.write_text(f'import {{ fetch }} from "../local/reference.js";\n{asks.read_text()}')
    style.write_text(style.read_text() + STYLE)


def _keep_offline() -> None:
    """The service worker with the files that it keeps, and their digest as its version."""
    roots = [SITE / name for name in OFFLINE]
    files = sorted(
        path for root in roots for path in (root.rglob("*.*") if root.is_dir() else [root])
    )
    digest = sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]
    names = ["./", *(path.relative_to(SITE).as_posix() for path in files)]
    head = f"const VERSION = {json.dumps(digest)};\nconst FILES = {json.dumps(names)};\n"
    (SITE / "offline.js").write_text(head + (HERE / "offline.js").read_text())


def _write(name: str, content: bytes) -> None:
    path = SITE / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


if __name__ == "__main__":
    build()
