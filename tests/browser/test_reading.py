"""For everybody: axe-core finds nothing serious, and the reference works under the same policy."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from werkzeug.exceptions import NotFound
from werkzeug.middleware.dispatcher import DispatcherMiddleware

from service.app import create_app
from service.settings import Settings
from tests.browser.states import SIZES, STATES
from tests.browser.table import Seated
from tests.service.asking import QUESTION

AXE = (files("axe_playwright_python") / "axe.min.js").read_text()


EVERY = ("minor", "moderate", "serious", "critical")


def serious(
    page: Page, impacts: tuple[str, ...] = ("serious", "critical")
) -> list[tuple[str, list[Any]]]:
    """What axe-core calls so, and where; contrast and target size included."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run({rules: {'target-size': {enabled: true}}})")["violations"]
    return [
        (one["id"], [node["target"] for node in one["nodes"]])
        for one in found
        if one["impact"] in impacts
    ]


@pytest.mark.parametrize(("size", "scheme"), [("phone", "dark"), ("laptop", "light")])
def test_axe_finds_nothing_serious(seat: Seated, size: str, scheme: str) -> None:
    """In all states of the page; `make playground` has all sizes with both colour schemes."""
    for name, state in STATES.items():
        assert serious(state(seat, color_scheme=scheme, **SIZES[size])) == [], name


@pytest.mark.parametrize("operation", ["getHealth", "listMoves"])
def test_the_reference_is_drawn_and_tries_a_request(seat: Seated, operation: str) -> None:
    page = seat("docs").page
    section = page.locator(f"#{operation}")
    if section.locator("textarea").count():
        section.locator("textarea").fill(json.dumps(QUESTION))
    section.get_by_role("button", name="Send").click()
    expect(section.locator("output")).to_contain_text("200 OK")


def test_an_example_of_the_reference_is_sent_and_answered_as_it_is_recorded(seat: Seated) -> None:
    section = seat("docs").page.locator("#advanceGame")
    section.locator("select").select_option(index=3)
    recorded = section.locator("pre.answer").inner_text()
    section.get_by_role("button", name="Send").click()
    expect(section.locator("output")).to_contain_text("200 OK")
    assert json.loads(section.locator("pre.answer").inner_text()) == json.loads(recorded)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_reference(seat: Seated, scheme: str) -> None:
    page = seat("docs", color_scheme=scheme).page
    expect(page.locator("#schemas")).to_be_attached()
    # the sections are all alike, and axe-core takes two minutes for 400 of them
    page.evaluate(
        "document.querySelectorAll('section, nav li').forEach((part, n) => n % 40 && part.remove())"
    )
    assert serious(page) == []


def test_the_page_works_below_any_path(seat: Seated) -> None:
    """As behind a proxy that serves other things as well."""
    app = DispatcherMiddleware(NotFound(), {"/games": create_app(Settings(log_requests=False))})
    seat.site = f"{seat.serve(app)}games/"
    table = seat(click="pick")
    table.begin("backgammon")
    table.dice("3 1")
    assert table.touch("17")["targets"]
    table.page.get_by_role("link", name="API").click()
    expect(table.page.locator("#beginGame")).to_be_visible()
