"""The sizes of screens, and the states of the page that every one of them has to show well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.table import OPENING, Seated

SIZES: dict[str, dict[str, Any]] = {
    "phone": {"width": 390, "height": 844, "has_touch": True},
    "landscape": {"width": 844, "height": 390, "has_touch": True},
    "laptop": {"width": 1280, "height": 720},
    "desktop": {"width": 1920, "height": 1080},
}
SCHEMES = ("light", "dark")
OFFER = "1~backgammon~12-2.17-3.18-2.19-4.20-4~6-5.8-3.13-4.24-3~white.roll.offer-double-white-2~match-5"  # noqa: E501
OVER = "1~backgammon~off-15~24-15~over"


def begin(seat: Seated, **look: Any) -> Page:
    """The list of games."""
    page = seat(**look).page
    page.locator("#detail .diagram svg").wait_for()
    page.locator("#list img").first.wait_for()
    return page


def play(seat: Seated, **look: Any) -> Page:
    """A checker is picked up, an illegal move is explained, and every panel is open."""
    table = seat(f"#id={OPENING}", click="pick", **look)
    table.touch("1", "6", "17")
    for panel in table.page.locator("#table details:visible, #wire").all():
        panel.locator("> summary").click()
    return table.page


def double(seat: Seated, **look: Any) -> Page:
    """A double waits for its answer."""
    table = seat(f"#id={OFFER}", **look)
    table.look()
    return table.page


def over(seat: Seated, **look: Any) -> Page:
    """The game is over."""
    table = seat(f"#id={OVER}", **look)
    table.look()
    table.page.locator(".victory").wait_for()
    return table.page


def error(seat: Seated, **look: Any) -> Page:
    """The address has no state."""
    seat.refusals = True
    page = seat("#id=1~backgammon~nonsense", **look).page
    page.locator("#notice p").first.wait_for()
    page.locator("#list img").first.wait_for()
    return page


STATES: dict[str, Callable[..., Page]] = {
    state.__name__: state for state in (begin, play, double, over, error)
}
