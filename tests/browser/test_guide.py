"""The page of the front-end guide as it stands there, served by another site than the service."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from werkzeug.wrappers import Response

from tests.browser.table import Seated
from tests.support import TOP

GUIDE = (TOP / "docs/guides/front-end.md").read_text()
(PAGE,) = re.findall(r"```html\n(.*?)```", GUIDE, re.DOTALL)
(SCRIPT,) = re.findall(r"<script.*?>\n(.*?)</script>", PAGE, re.DOTALL)
MOST_CLICKS = 1000

LOADED = """() => {
    let state = 7;
    Math.random = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) / 2 ** 32;
}"""

PLAY = """async (most) => {
    const find = (selector) => document.querySelector(selector);
    const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const any = (list) => list[Math.floor(list.length * Math.random())];
    const isOver = () => find("#status").textContent.includes("wins");
    for (let clicks = 0; clicks < most && !isOver(); clicks += 1) {
        const open = document.querySelectorAll("#board g.open:not(.checker)");
        click(open.length ? any(open) : find("#buttons button"));
        do await new Promise((resolve) => setTimeout(resolve)); while (document.body.inert);
    }
}"""
"""Clicks on any place that is lit, and on the first button where none is, until somebody wins."""


@pytest.fixture
def page(seat: Seated) -> Page:
    """The page alone, on a site of its own."""
    elsewhere = seat.serve(Response(PAGE, content_type="text/html; charset=utf-8"))
    service, seat.site = seat.site, elsewhere
    page = seat(f"?service={service.removesuffix('/')}").page
    page.locator("#games option").first.wait_for(state="attached")
    return page


def status(page: Page) -> str:
    return page.locator("#status").inner_text()


def test_the_script_has_fewer_than_sixty_lines() -> None:
    assert len(SCRIPT.splitlines()) < 60


@pytest.mark.parametrize(("game", "machine"), [("eureka", True), ("french_backgammon_2", False)])
def test_a_whole_game_is_played_by_clicking(page: Page, game: str, machine: bool) -> None:
    page.evaluate(LOADED)
    page.locator("#games").select_option(game)
    page.locator("#machine").set_checked(machine)
    page.locator("#begin").click()
    page.locator("#buttons button").wait_for()
    page.evaluate(PLAY, MOST_CLICKS)
    assert re.fullmatch(r"(White|Black) wins .*\d points?\.", status(page))


def test_a_try_that_is_illegal_is_answered_with_the_rule(page: Page) -> None:
    """Nobody is sent 23 points far by one number."""
    page.evaluate(LOADED)
    page.locator("#machine").uncheck()
    for button in ("Begin", "Throw"):
        page.get_by_role("button", name=button).click()
    page.locator("#board g.open").first.wait_for()
    for place in ("24", "1") if status(page).startswith("Black") else ("1", "24"):
        page.locator(f'#board .point[data-place="{place}"] .hit').click(force=True)
    expect(page.locator("#status")).to_contain_text("No number leads there")


def test_every_action_is_one_request(page: Page) -> None:
    page.evaluate(LOADED)
    page.locator("#machine").uncheck()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url.rpartition("/v1/")[2]))
    for button in ("Begin", "Throw"):
        page.get_by_role("button", name=button).click()
    for _ in range(2):  # from a place that can be left to one that can be reached
        page.locator("#board g.open:not(.checker)").first.wait_for()
        page.locator("#board g.open:not(.checker) .hit").first.click(force=True)
    page.get_by_role("button", name="Undo").wait_for()
    assert requests == ["begin", "advance", "moves"]


def test_the_page_can_be_used_after_a_failed_request(page: Page, seat: Seated) -> None:
    page.route("**/v1/begin", lambda route: route.abort())
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#status")).to_contain_text("Failed to fetch")
    page.unroute("**/v1/begin")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Throw").wait_for()
    seat.errors.clear()  # the browser has logged the failure
