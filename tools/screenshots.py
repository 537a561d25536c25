"""The README's screenshots, written to docs/screenshots: `python -m tools.screenshots`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, sync_playwright

from service.app import create_app
from service.settings import Settings
from tests.browser.table import OPENING, Seated
from tests.browser.test_records import MATCH
from tests.support import TOP
from tests.support.browser import launch
from tests.support.site import serving

SCREENSHOTS = TOP / "docs" / "screenshots"
WIDE: dict[str, Any] = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"width": 390, "height": 780, "has_touch": True}


def choosing(seat: Seated) -> Page:
    """The list of games, with the rules and the start of one of them."""
    table = seat(color_scheme="light", **WIDE)
    table.choose("gioul")
    return table.page


def playing(seat: Seated) -> Page:
    """White has rolled 3-1 and made one move; the checker that is held can reach one place."""
    table = seat(f"#id={OPENING}", color_scheme="light", click="pick", **WIDE)
    table.touch("17", "20", "19")
    return table.page


def dark(seat: Seated) -> Page:
    """A double waits for its answer, in the dark."""
    match = "1~backgammon~12-2.17-3.18-2.19-4.20-4~6-5.8-3.13-4.24-3~white.roll~match-5"
    table = seat(f"#id={match}", color_scheme="dark", **WIDE)
    table.look()
    table.page.locator("#controls").get_by_role("button", name="Double to 2").click()
    table.look()
    return table.page


def won(seat: Seated) -> Page:
    """The end of a game on the felt board."""
    table = seat("docs", color_scheme="light", **WIDE)
    table.page.evaluate("localStorage.setItem('backgammon.board', 'felt')")
    table.page.goto(f"{seat.site}#id=1~backgammon~off-15~1-2.2-3.6-4.8-3.13-3~over~match-5")
    table.page.locator(".victory").wait_for()
    return table.page


def replaying(seat: Seated) -> Page:
    """A record with a fault, shown where it is."""
    table = seat(color_scheme="light", **WIDE)
    table.load(MATCH)
    table.page.locator("#moves .fault").click()
    table.page.locator("#why p").wait_for()
    return table.page


def phone(seat: Seated) -> Page:
    """An illegal try on a phone, explained in German."""
    table = seat(f"#id={OPENING}", color_scheme="light", locale="de", click="pick", **PHONE)
    table.touch("1", "6")
    return table.page


def reserve(seat: Seated) -> Page:
    """Acey Deucey, in which every checker enters from the reserve."""
    table = seat(dice=("12456", 2), color_scheme="dark", click="pick", **PHONE)
    table.begin("acey_deucey")
    table.play_out(2, most_clicks=40)
    table.page.locator("#plays").evaluate("(panel) => (panel.open = false)")
    return table.page


def reference(seat: Seated) -> Page:
    """The contract at /docs."""
    table = seat("docs", **WIDE)
    # twice: what comes above is laid out only when it is near
    for _ in range(2):
        table.page.locator("#advanceGame").evaluate("(section) => section.scrollIntoView()")
        table.page.locator("#advanceGame .answer").wait_for()
    return table.page


SHOTS: dict[str, Callable[[Seated], Page]] = {
    shot.__name__: shot
    for shot in (choosing, playing, dark, won, replaying, phone, reserve, reference)
}


def main() -> None:
    """Write them all anew."""
    app = create_app(Settings(log_requests=False))
    with serving(app) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        seat = Seated(browser, site)
        for name, shot in SHOTS.items():
            shot(seat).screenshot(path=SCREENSHOTS / f"{name}.jpg", type="jpeg", quality=72)
        browser.close()
        assert seat.errors == []


if __name__ == "__main__":
    main()
