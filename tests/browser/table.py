"""A person before the page: looks at what it shows, and clicks. Knows no rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser, BrowserContext, FilePayload, Page

from tests.support.site import serving

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

LOADED = """([faces, seed]) => {
    let state = seed;
    crypto.getRandomValues = (array) => {
        for (let i = 0; i < array.length; i += 1) {
            state = (Math.imul(state, 1103515245) + 12345) >>> 0;
            const isDie = array.BYTES_PER_ELEMENT === 1;
            array[i] = isDie ? faces[(state >>> 16) % faces.length] - 1 : state;
        }
        return array;
    };
}"""
"""Dice that fall the same in every run, on these faces."""

LOOK = (Path(__file__).parent / "look.js").read_text()
"""What a person sees: what is due, where the places are, and which can be left or reached."""

OPENING = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1"
"""The start of backgammon; White has thrown 3-1."""

PHONE: dict[str, Any] = {"width": 375, "height": 740, "has_touch": True}
"""The screen of a small phone."""

PLAY = (Path(__file__).parent / "play.js").read_text()
"""Somebody who plays a game to its end."""

View = dict[str, Any]


@dataclass
class Seated:
    """Opens pages, and keeps what their consoles say."""

    browser: Browser
    site: str
    contexts: list[BrowserContext] = field(default_factory=list)
    servers: ExitStack = field(default_factory=ExitStack)
    errors: list[str] = field(default_factory=list)
    refusals: bool = False
    """Whether the test makes the service refuse something; browsers log every 4xx as an error."""

    def __call__(
        self,
        path: str = "",
        *,
        width: int = 1280,
        height: int = 900,
        dice: Sequence[str | int] = ("123456", 1),
        click: str = "move",
        **more: Any,
    ) -> Table:
        """A page in a context of its own, without motion; the dice are their faces and a seed.

        `click` is the setting of what a click on a checker does: `move` it, or `pick` it up.
        """
        settings = {"reduced_motion": "reduce", "locale": "en-GB", **more}
        context = self.browser.new_context(viewport={"width": width, "height": height}, **settings)
        self.contexts.append(context)
        context.add_init_script(f"({LOADED})({json.dumps(dice)})")
        context.add_init_script(f"localStorage.setItem('backgammon.click', '{click}')")
        page = context.new_page()
        page.on("console", lambda said: self._heard(said.type, said.text))
        page.on("request", lambda request: self._asked(request.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(self.site + path)
        return Table(page)

    def serve(self, app: WSGIApplication) -> str:
        """The address of an application that is served for as long as the pages are open."""
        return self.servers.enter_context(serving(app))

    def close(self) -> None:
        """Close the pages, and then the servers: a page that has lost its server logs errors."""
        for context in self.contexts:
            context.close()
        self.servers.close()

    def _asked(self, address: str) -> None:
        """Everything works without the internet: nothing is wanted from beyond this machine."""
        if not address.startswith(("http://127.0.0.1:", "data:", "blob:")):
            self.errors.append(f"asks elsewhere: {address}")

    def _heard(self, kind: str, text: str) -> None:
        if kind == "error" and not (self.refusals and "status of 4" in text):
            self.errors.append(text)


class Table:
    """The page as a person uses it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def look(self) -> View:
        """What the page shows once it has done what it was asked."""
        view: View = self.page.evaluate(LOOK)
        return view

    def choose(self, variant: str) -> None:
        """Choose a game from the list, once the list has come to rest."""
        self.page.locator("#detail .diagram svg").wait_for()
        self.page.locator("label.game", has=self.page.locator(f"[value={variant}]")).click()
        self.page.locator(f"#detail[data-game={variant}] .diagram svg").wait_for()

    def begin(self, variant: str, opponent: str = "none", **choices: str) -> View:
        """Choose a game from the list and begin it."""
        self.choose(variant)
        for name, value in {"opponent": opponent, **choices}.items():
            self.page.locator(f"#detail select[name={name}]").select_option(value)
        self.page.locator("#detail button.primary").click()
        self.page.locator("#board svg").wait_for()
        return self.look()

    def click(self, place: View) -> View:
        """Click with the mouse in the middle of something that was seen."""
        self.page.mouse.click(place["x"], place["y"])
        return self.look()

    def place(self, name: str) -> View:
        """A place of the mover by its name."""
        found: View = self.look()["places"][name]
        return found

    def touch(self, *names: str) -> View:
        """Click one place after the other."""
        for name in names:
            self.click(self.place(name))
        return self.look()

    def load(self, content: str) -> None:
        """Open a file with this text, once the list of games is there."""
        self.page.locator("#detail .diagram svg").wait_for()
        file = FilePayload(name="match.mat", mimeType="text/plain", buffer=content.encode())
        self.page.locator("#file").set_input_files(file)

    def dice(self, text: str) -> View:
        """Type a roll."""
        self.page.locator(".typed input").fill(text)
        self.page.locator(".typed input").press("Enter")
        return self.look()

    def play_out(self, seed: int, most_clicks: int) -> View:
        """Play on by clicks until the game is over; a script in the page clicks, for it is fast."""
        self.page.locator("#plays").evaluate("(panel) => (panel.open = true)")
        asked = {"seed": seed, "most": most_clicks}
        view: View = self.page.evaluate(f"(asked) => ({PLAY})({LOOK}, asked)", asked)
        return view


def drag(table: Table, source: View, target: View) -> View:
    """Drag with the mouse from one place to another."""
    mouse = table.page.mouse
    mouse.move(source["x"], source["y"])
    mouse.down()
    mouse.move((source["x"] + target["x"]) / 2, (source["y"] + target["y"]) / 2)
    mouse.move(target["x"], target["y"])
    mouse.up()
    return table.look()
