"""The static site, from a plain file server: the rules run in the page, also without the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from html import unescape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urldefrag

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.table import Seated
from tests.support.processes import TIMEOUT
from tests.support.programs import program
from tools.site import __main__ as site

LOADING = 180_000
"""Milliseconds in which Python is loaded on a busy machine."""

OWN = "GET /offline.js"
DRAWN = """() => document.querySelector("label.game img")?.naturalWidth > 0"""
SAID = "The rules run in this page, also without a connection."


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The site, in a folder that no other test process builds in."""
    program("node")
    program("npm")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site, "SITE", tmp_path_factory.mktemp("site"))
        yield site.build()


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that logs nothing and notes what it is asked for."""

    asked: list[str]

    def log_message(self, *_: object) -> None:
        self.asked.append(f"{self.command} {self.path}")


@contextmanager
def served(folder: Path, asked: list[str]) -> Iterator[str]:
    """The address of a file server inside the `with` block."""
    handler = type("Noting", (Quiet,), {"asked": asked})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join(TIMEOUT)


def test_a_game_is_played_to_its_end_and_another_begun_without_the_server(
    browser: Browser, folder: Path
) -> None:
    asked: list[str] = []
    with closing(Seated(browser, "")) as seat:
        with served(folder, asked) as address:
            table = seat(address, width=640, height=1000, dice=("345656", 1), click="pick")
            page = table.page
            expect(page.locator("#local")).to_have_text(SAID, timeout=LOADING)
            page.wait_for_function(DRAWN, timeout=LOADING)
            loaded = len(asked)
            table.begin("hypergammon")
            view = table.play_out(1, 1000)
            assert view["over"] and view["moves"] and view["why"] == ""
            # a browser asks now and then whether there is a new version
            assert {line for line in asked[loaded:] if "playground/icon" not in line} <= {OWN}
            assert not [line for line in asked if "/v1/" in line]
        page.goto(f"{address}?again")
        expect(page.locator("#local")).to_have_text(SAID, timeout=LOADING)
        table.begin("gioul")
        assert seat.errors == []


def test_every_link_of_the_site_leads_to_a_file_and_every_fragment_to_a_heading(
    folder: Path,
) -> None:
    pages = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.html")}
    anchors = {path: set(re.findall(r' id="([^"]+)"', html)) for path, html in pages.items()}
    broken, leads = [], {path: set[Path]() for path in pages}
    for path, html in pages.items():
        for link in re.findall(r'\s(?:href|src)="([^":]+)"', html):
            address, fragment = urldefrag(unescape(link))
            target = (path.parent / address).resolve() if address else path
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file() or (fragment and fragment not in anchors.get(target, ())):
                broken.append(f"{path.relative_to(folder)}: {link}")
            leads[path].add(target)
    assert len(pages) > 100
    assert broken == []
    home, documents = folder / "index.html", folder / "docs/README.html"
    own = {path for path in pages if "examples" not in path.parts} - {home}
    assert [path for path in own if not {home, documents} <= leads[path]] == []


def test_the_reference_sends_its_examples_to_the_rules_in_the_page(
    browser: Browser, folder: Path
) -> None:
    asked: list[str] = []
    with served(folder, asked) as address, closing(Seated(browser, address)) as seat:
        page = seat("docs.html").page
        example = page.locator("#judgePlay .try")
        example.locator("button").click()
        status = example.locator(".status")
        expect(status).to_have_text(re.compile("^200 .*application/json"), timeout=LOADING)
        assert not [line for line in asked if "/v1/" in line]
        assert seat.errors == []
