"""For everybody: axe-core finds nothing serious, and the reference works under the same policy."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from werkzeug.exceptions import NotFound
from werkzeug.middleware.dispatcher import DispatcherMiddleware

from service.app import create_app
from service.settings import Settings
from tests.browser.table import OPENING, PHONE, Seated
from tests.support.site import serving

WIDE = {"width": 1280, "height": 900}
AXE = (files("axe_playwright_python") / "axe.min.js").read_text()


def serious(page: Page) -> list[tuple[str, list[Any]]]:
    """What axe-core calls serious or critical, and where."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run()")["violations"]
    return [
        (one["id"], [node["target"] for node in one["nodes"]])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_axe_finds_nothing_serious(seat: Seated, scheme: str, size: dict[str, Any]) -> None:
    table = seat(color_scheme=scheme, **size)
    table.page.locator("#detail .diagram svg").wait_for()
    assert serious(table.page) == []
    table = seat(f"#id={OPENING}", color_scheme=scheme, **size)
    table.touch("17", "20", "1", "6")
    for panel in table.page.locator("#table details, #wire").all():
        panel.locator("> summary").click()
    assert serious(table.page) == []


@pytest.mark.parametrize("operation", ["service-getHealth", "moves-moves"])
def test_the_reference_is_drawn_and_tries_a_request(seat: Seated, operation: str) -> None:
    """A question with a body is tried with the example that the contract shows."""
    page = seat("docs").page
    page.locator(f"#operations-{operation}").click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    answered = page.locator(".live-responses-table tbody .response-col_status").first
    expect(answered).to_contain_text("200")


@pytest.fixture
def prefixed() -> Iterator[str]:
    """The application below a path, as behind a proxy that serves other things as well."""
    app = DispatcherMiddleware(NotFound(), {"/games": create_app(Settings(log_requests=False))})
    with serving(app) as site:
        yield f"{site}games/"


def test_the_page_works_below_any_path(seat: Seated, prefixed: str) -> None:
    seat.site = prefixed
    table = seat()
    table.begin("backgammon")
    table.dice("3 1")
    assert table.touch("17")["targets"]
    table.page.get_by_role("link", name="API").click()
    expect(table.page.locator("#operations-games-begin")).to_be_visible()
