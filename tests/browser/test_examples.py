"""The examples of the board: played in a plain page, React, Vue and Svelte; boards to look at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from werkzeug.wrappers import Response

from tests.browser.table import OPENING, Seated
from tests.support import TOP
from tests.support.processes import output
from tests.support.programs import program
from tests.tools.node import BUILD, RUNNING, installed

BOARD = TOP / "clients/board"
EXAMPLES = BOARD / "examples"
FRAMEWORKS = {"react.js": "react.jsx", "vue.js": "vue.js", "svelte.js": "Table.svelte"}
MOUNTED = '<!DOCTYPE html><meta charset="utf-8"><div id="app"></div>'
PLAY = """async (most) => {
    const board = document.querySelector("backgammon-board");
    const root = board.shadowRoot;
    const press = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const frame = () => new Promise(requestAnimationFrame);
    let moved = 0, undone = 0, confirmed = 0;
    while (confirmed < most) {
        const before = board.position;
        const dice = root.querySelector(".dice[role=button]");
        const source = root.querySelector(".place:is(.target, .source)");
        if (undone < 1 && moved) { press(root.querySelector(".undo")); undone += 1; }
        else if (dice) press(dice);
        else if (source) { press(source.querySelector(".hit")); moved += 1; }
        else { press(root.querySelector(".confirm")); confirmed += 1; }
        await frame();
        while (!board.picked && board.position === before) await frame();
    }
    return moved;
}"""
"""Somebody who clicks on what is lit, and takes the first move back."""


def lines(code: str) -> int:
    return sum(1 for line in code.splitlines() if line.strip())


@pytest.fixture(scope="session")
def bundles() -> Path:
    """The examples for frameworks, each with its framework in one file."""
    folder, out = installed("boards"), BUILD / "boards"
    output(program("node"), "build.mjs", str(BOARD), str(out), folder=folder, timeout=RUNNING)
    return out


def page_of(seat: Seated, text: str, path: str = "") -> Page:
    """A page from another site than the service, with the address of the service in it."""
    text = text.replace("http://127.0.0.1:8000", seat.site.removesuffix("/"))
    seat.site = seat.serve(Response(text, mimetype="text/html"))
    return seat(path).page


@pytest.mark.parametrize("name", ["plain.html", *FRAMEWORKS])
def test_a_game_is_played_on_the_board_of_an_example(
    seat: Seated, bundles: Path, name: str
) -> None:
    if name in FRAMEWORKS:
        script = (bundles / name).read_text().replace("</script", "<\\/script")
        text = f'{MOUNTED}<script type="module">{script}</script>'
    else:
        text = (EXAMPLES / name).read_text()
    page = page_of(seat, text)
    expect(page.get_by_role("status")).to_contain_text("Each player throws one die")
    assert page.evaluate(PLAY, 6) > 6
    expect(page.get_by_role("status")).to_contain_text("rolls.")


def test_an_example_has_fewer_than_25_lines_of_its_own() -> None:
    for path in EXAMPLES.iterdir():
        (code,) = re.findall(r"<script.*?>\n(.*?)</script>", path.read_text(), re.DOTALL) or [
            path.read_text()
        ]
        assert lines(code) < 25, path.name
    assert lines((EXAMPLES / "Table.svelte").read_text()) < 25


def test_a_spectator_sees_any_state_and_can_move_nothing(seat: Seated) -> None:
    text = (EXAMPLES / "spectator.html").read_text()
    page = page_of(seat, text, "?id=1~plakoto~1-14.7-1m~7-1.24-14~white.roll")
    expect(page.get_by_role("status")).to_have_text("White rolls.")
    expect(page.locator(".checker.pinned")).to_have_count(1)
    expect(page.get_by_role("button")).to_have_count(0)


def test_every_play_of_an_analysis_is_shown_when_it_is_pointed_at(seat: Seated) -> None:
    page = page_of(seat, (EXAMPLES / "analysis.html").read_text(), f"?id={OPENING}")
    page.get_by_role("button", name="8/5 6/5", exact=True).hover()
    expect(page.locator(".arrow")).to_have_count(2)
    page.get_by_role("button", name="8/5 6/5", exact=True).click()
    expect(page.locator('.checker.white[data-place="20"]')).to_have_count(2)
    page.get_by_role("button", name="24/20", exact=True).hover()
    expect(page.locator(".arrow")).to_have_count(1)
