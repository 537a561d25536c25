"""The README's screenshots, and every state of the pages on every screen, to be looked at.

`python -m tools.screenshots` writes the first to docs/screenshots. With the word `all`, and names
of states if only these are wanted, it writes the others to build/looks.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from service.app import create_app
from service.settings import Settings
from tests.browser.states import SCHEMES, SIZES, STATES
from tests.browser.table import OPENING, Seated
from tests.browser.test_records import MATCH
from tests.support import TOP
from tests.support.browser import launch
from tests.support.site import serving

SCREENSHOTS = TOP / "docs" / "screenshots"
LOOKS = TOP / "build" / "looks"
WON = "1~backgammon~off-15~1-2.2-3.6-4.8-3.13-3~over~match-5"


def choosing(seat: Seated, **look: Any) -> Page:
    """The list of games, with the rules and the start of one of them."""
    table = seat(**look)
    table.choose("gioul")
    table.page.locator("#list img").first.wait_for()
    return table.page


def playing(seat: Seated, **look: Any) -> Page:
    """White has rolled 3-1 and made one move; the checker that is held can reach one place."""
    table = seat(f"#id={OPENING}", click="pick", **look)
    table.touch("17", "20", "19")
    return table.page


def offer(seat: Seated, **look: Any) -> Page:
    """A double waits for its answer."""
    return STATES["double"](seat, **look)


def won(seat: Seated, **look: Any) -> Page:
    """The end of a game on the felt board."""
    table = seat("docs", **look)
    table.page.evaluate("localStorage.setItem('backgammon.board', 'felt')")
    table.page.goto(f"{seat.site}#id={WON}")
    table.page.locator(".victory").wait_for()
    return table.page


def replaying(seat: Seated, **look: Any) -> Page:
    """A record with a fault, shown where it is."""
    table = seat(**look)
    table.load(MATCH)
    table.page.locator("#moves .fault").click()
    table.page.locator("#why p").wait_for()
    return table.page


def refused(seat: Seated, **look: Any) -> Page:
    """An illegal try, explained in German."""
    table = seat(f"#id={OPENING}", locale="de", click="pick", **look)
    table.touch("1", "6")
    return table.page


def reserve(seat: Seated, **look: Any) -> Page:
    """Acey Deucey, in which every checker enters from the reserve."""
    table = seat(dice=("12456", 2), click="pick", **look)
    table.begin("acey_deucey")
    table.play_out(2, most_clicks=40)
    table.page.locator("#plays").evaluate("(panel) => (panel.open = false)")
    return table.page


def reference(seat: Seated, **look: Any) -> Page:
    """The contract at /docs."""
    table = seat("docs", **look)
    # twice: what comes above is laid out only when it is near
    for _ in range(2):
        table.page.locator("#advanceGame").evaluate("(section) => section.scrollIntoView()")
        table.page.locator("#advanceGame .answer").wait_for()
    return table.page


State = Callable[..., Page]
MOMENTS: dict[str, State] = {
    moment.__name__: moment
    for moment in (choosing, playing, offer, won, replaying, refused, reserve, reference)
}
SHOTS = {
    "choosing": ("laptop", "light"),
    "playing": ("laptop", "light"),
    "offer": ("laptop", "dark"),
    "won": ("laptop", "light"),
    "replaying": ("laptop", "light"),
    "refused": ("phone", "light"),
    "reserve": ("phone", "dark"),
    "reference": ("laptop", "light"),
}
"""The screenshots of the README."""


def looks(chosen: Iterable[str]) -> list[tuple[Path, str, str, str]]:
    """Every state on every screen in both colour schemes."""
    return [
        (LOOKS / f"{name}-{size}-{scheme}.png", name, size, scheme)
        for name in chosen
        for size in SIZES
        for scheme in SCHEMES
    ]


def main(arguments: list[str]) -> None:
    """Write them all anew."""
    states = {**STATES, **MOMENTS}
    shots = [(SCREENSHOTS / f"{name}.jpg", name, *look) for name, look in SHOTS.items()]
    if arguments:
        shots = looks(arguments[1:] or states)
    app = create_app(Settings(log_requests=False))
    with serving(app) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        seat = Seated(browser, site)
        for path, name, size, scheme in shots:
            path.parent.mkdir(parents=True, exist_ok=True)
            page = states[name](seat, color_scheme=scheme, **SIZES[size])
            is_kept = path.suffix == ".jpg"
            page.screenshot(path=path, quality=72 if is_kept else None)
            seat.contexts.pop().close()
        browser.close()
        assert seat.errors == []


if __name__ == "__main__":
    main(sys.argv[1:])
