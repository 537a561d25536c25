"""The layout in four sizes: the board and what to do next are always in view."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import states
from tests.browser.states import SIZES
from tests.browser.table import OPENING, Seated
from tests.browser.test_records import MATCH

RESERVE = "1~acey_deucey~reserve-15~reserve-15~white.play-6-1"
"""The widest board: it has a reserve as well as checkers borne off."""
TO_DOUBLE = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.roll~match-5"
SMALLEST = 24
"""Pixels; the smallest target that WCAG 2.2 allows side by side (2.5.8)."""

Box = dict[str, float]


def box(page: Page, selector: str) -> Box:
    found = page.locator(selector).first.bounding_box()
    assert found
    x, width = found["x"], found["width"]
    return {"x": x, "width": width, "right": x + width}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_begin_is_above_the_fold(seat: Seated, size: dict[str, Any]) -> None:
    page = states.begin(seat, **size)
    expect(page.locator("#detail .primary")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_board_players_and_buttons_are_in_view_together(seat: Seated, size: dict[str, Any]) -> None:
    """The strips of the players are as wide as the board, whose points can be touched."""
    table = seat(f"#id={RESERVE}", **size)
    table.look()
    page = table.page
    for selector in ("#far", "#board svg", "#near", "#controls .primary"):
        expect(page.locator(selector)).to_be_in_viewport(ratio=0.99)
    board = box(page, "#board")
    for strip in ("#far", "#near"):
        assert box(page, strip)["width"] == pytest.approx(board["width"], abs=1)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_everything_on_the_board_is_large_enough_to_be_touched(
    seat: Seated, size: dict[str, Any]
) -> None:
    """Points, dice, the cube, undo and confirm, on the widest board that has them."""
    table = seat(f"#id={RESERVE}", click="pick", **size)
    for place in ("reserve", "6", "reserve", "1"):
        view = table.touch(place)
    assert [button["text"] for button in view["buttons"]] == ["Confirm play", "Undo"]
    widths = smallest(table.page, ".point .hit, .dice .hit, .button .hit")
    table = seat(f"#id={TO_DOUBLE}", **size)
    table.look()
    widths |= smallest(table.page, ".dice .hit, .cube .hit")
    assert {name: width for name, width in widths.items() if width < SMALLEST} == {}


def smallest(page: Page, selector: str) -> dict[str, float]:
    """The smaller side of the smallest part of each kind."""
    found: dict[str, float] = {}
    for part in page.locator("#board").locator(selector).all():
        area = part.bounding_box()
        assert area
        kind = part.evaluate("(part) => part.parentNode.getAttribute('class')")
        found[kind] = min(found.get(kind, area["width"]), area["width"], area["height"])
    assert found
    return found


def test_the_header_of_a_phone_is_one_row_with_a_menu(seat: Seated) -> None:
    page = states.begin(seat, **SIZES["phone"])
    header = page.locator(".top").bounding_box()
    assert header and header["height"] < 60
    language = page.locator("#language")
    expect(language).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    expect(language).to_be_in_viewport(ratio=1)
    language.select_option("de")
    expect(page.locator("#choose")).to_have_text("Spiel wählen")
    page.keyboard.press("Escape")
    expect(language).to_be_hidden()


def test_why_a_move_is_illegal_stays_in_view_on_a_low_screen(seat: Seated) -> None:
    """The page is scrolled down to the board; what appears above the panels must not move it."""
    table = seat(f"#id={OPENING}", click="pick", **SIZES["landscape"])
    table.touch("1", "6")
    expect(table.page.locator("#why p").first).to_be_in_viewport(ratio=1)


def test_a_step_of_a_record_is_shown_with_the_board_on_a_phone(seat: Seated) -> None:
    """Although it is chosen from the list below it."""
    table = seat(**SIZES["phone"])
    table.load(MATCH)
    table.page.locator("#moves .fault").click()
    expect(table.page.locator("#why p")).to_be_visible()
    expect(table.page.locator("#board svg")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("name", ["laptop", "landscape"])
def test_the_board_stays_in_view_beside_tall_panels(seat: Seated, name: str) -> None:
    table = seat(f"#id={OPENING}", **SIZES[name])
    table.look()
    table.page.locator("#plays summary").click()
    table.page.locator("#rules summary").click()
    table.page.locator("#rules li").last.scroll_into_view_if_needed()
    expect(table.page.locator("#board svg")).to_be_in_viewport(ratio=0.95)


def test_the_header_is_aligned_with_the_page_on_a_wide_screen(seat: Seated) -> None:
    page = states.begin(seat, **SIZES["desktop"])
    assert box(page, ".brand")["x"] == pytest.approx(box(page, "#choose")["x"], abs=1)
    assert box(page, "#theme")["right"] == pytest.approx(box(page, "#detail")["right"], abs=1)


def luminance(color: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(float(part) / 255) for part in color.strip("rgb()").split(",")[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", states.SCHEMES)
def test_checkers_of_black_stand_out_from_their_trays(seat: Seated, scheme: str) -> None:
    """On every board; a rim of 3:1 is around each of them as well."""
    table = seat(f"#id={RESERVE}", color_scheme=scheme, **SIZES["laptop"])
    table.look()
    for board in ("wood", "felt", "slate", "contrast"):
        table.page.evaluate(f"document.documentElement.dataset.board = '{board}'")
        slab, rim, tray = (
            table.page.locator("#board")
            .locator(part)
            .first.evaluate(
                f"""(part) => {{
                    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
                    canvas.fillStyle = getComputedStyle(part).{paint};
                    canvas.fillRect(0, 0, 1, 1);
                    return `rgb(${{[...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)}})`;
                }}"""
            )
            for part, paint in (
                (".checker.black rect", "fill"),
                (".checker.black rect", "stroke"),
                (".reserve .recess", "fill"),
            )
        )
        assert contrast(slab, tray) >= 1.8, board
        assert contrast(rim, tray) >= 3, board


NAMES = ("ring", "halo", "white", "black-2", "field", "point-a", "point-b")
PAINTS = """(names) => {
    const board = document.querySelector("#detail backgammon-board").shadowRoot;
    const probe = board.appendChild(document.createElement("i"));
    const color = (name) => {
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color;
    };
    return Object.fromEntries(names.map((name) => [name, color(name)]));
}"""


@pytest.mark.parametrize("scheme", states.SCHEMES)
def test_the_ring_of_a_movable_checker_stands_out_from_everything(
    seat: Seated, scheme: str
) -> None:
    """WCAG 1.4.11 wants 3:1. The ring lies on checkers, its halo outside on the board."""
    page = seat("docs", color_scheme=scheme).page
    for board in ("wood", "felt", "slate", "contrast"):
        page.evaluate(f"localStorage.setItem('backgammon.board', '{board}')")
        page.goto(seat.site)
        page.locator("#detail .diagram svg").wait_for()
        paints = page.evaluate(PAINTS, NAMES)
        for checker in ("white", "black-2"):
            assert contrast(paints["ring"], paints[checker]) >= 3, (board, checker)
        for ground in ("field", "point-a", "point-b"):
            best = max(contrast(paints[name], paints[ground]) for name in ("ring", "halo"))
            assert best >= 3, (board, ground)
