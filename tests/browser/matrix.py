"""Everything that takes long, for `make playground` (tools/playground.py).

Every game is played to its end, by clicks, by drags or by keys, on one of four screens in light or
dark; axe-core looks at all states of the page on all screens.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from itertools import cycle, product
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from engine.variants import VARIANTS
from service.app import create_app
from service.settings import Settings
from tests.browser.states import SCHEMES, SIZES, STATES
from tests.browser.table import Seated, Table, View, drag
from tests.browser.test_reading import serious
from tests.support.browser import launch
from tests.support.site import serving

MOST_STEPS = 1500
SEEDS = (1, 2, 3)
"""A game that does not end in time is begun again with other dice."""


def source_of(view: View, choose: random.Random) -> str:
    """A place to leave, if possible one with a single checker: fewer hits make shorter games."""
    sources: list[str] = view["sources"]
    alone = [name for name in sources if view["places"][name]["own"] == 1]
    return choose.choice(alone or sources)


def target_of(view: View, names: list[str], choose: random.Random) -> str:
    """A place to reach: joining own checkers or bearing off rather than hitting, mostly near home.

    Only in Backwards a checker can also go away from home; its games would not end otherwise.
    """
    places = view["places"]
    joined = [name for name in names if name == "off" or places[name]["own"]]
    free = [name for name in names if not places[name]["opposing"]]
    nearest = min(names, key=lambda name: places[name]["number"])
    return choose.choice([nearest, nearest, choose.choice(joined or free or names)])


def next_place(view: View, choose: random.Random) -> str:
    """A target of the checker that is picked up, or a checker."""
    targets = view["targets"]
    return target_of(view, targets, choose) if targets else source_of(view, choose)


def by_click(table: Table, view: View, choose: random.Random) -> View:
    """One click on a checker, or on one of its targets where it has more than two."""
    return table.click(view["places"][next_place(view, choose)])


def by_drag(table: Table, view: View, choose: random.Random) -> View:
    """Point at a checker to see its targets, then drag it to one of them."""
    source = source_of(view, choose)
    place = view["places"][source]
    page = table.page
    page.mouse.move(place["x"], place["y"])
    hints = page.locator("#board .hint").evaluate_all("(all) => all.map((e) => e.dataset.place)")
    if not hints or source in hints:
        return table.click(place)
    return drag(table, place, view["places"][target_of(view, hints, choose)])


def by_key(table: Table, view: View, choose: random.Random) -> View:
    """Focus a checker or a target, and press Enter, sometimes with Shift."""
    name = next_place(view, choose)
    side = f':is(:not([data-side]), [data-side="{view["mover"]}"])'
    table.page.locator(f'#board [data-place="{name}"][role=button]{side}').focus()
    table.page.keyboard.press(choose.choice(("Enter", "Enter", "Shift+Enter")))
    return table.look()


HANDS: dict[str, Callable[[Table, View, random.Random], View]] = {
    "clicks": by_click,
    "drags": by_drag,
    "keys": by_key,
}


def play(seat: Seated, variant: str, hand: str, look: dict[str, Any], seed: int) -> View:
    """Play a game for both sides until it is over, without knowing any rule."""
    table = seat(dice=("123456", seed), **look)
    view = table.begin(variant)
    choose = random.Random(seed)
    for _ in range(MOST_STEPS):
        if view["over"] or view["why"]:
            break
        done = [button for button in view["buttons"] if button["text"] == "Confirm play"]
        if not done and (view["sources"] or view["targets"]):
            view = HANDS[hand](table, view, choose)
        elif hand == "keys":
            table.page.locator("#main").focus()
            table.page.keyboard.press("r")
            view = table.look()
            if not view["over"] and view["buttons"] and not view["sources"] and not done:
                view = pressed(table, choose)
        else:
            view = pressed(table, choose)
    seat.contexts.pop().close()
    return view


def pressed(table: Table, choose: random.Random) -> View:
    """Press the button that confirms, or any other."""
    buttons = table.page.locator("#controls button:enabled:not(form button)")
    primary = table.page.locator("#controls .primary:enabled")
    if primary.count():
        primary.first.click()
    else:
        buttons.nth(choose.randrange(buttons.count())).click()
    return table.look()


class Prime(NamedTuple):
    """A game or the states of the page on a screen, and what came of it."""

    size: str
    scheme: str
    what: str
    result: str


def games(seat: Seated, chosen: list[str]) -> Iterator[Prime]:
    """A row for every game that is chosen; each has the same hand and screen in every run."""
    ways = cycle(product(SIZES, SCHEMES))
    hands = cycle(HANDS)
    for variant in VARIANTS:
        (size, scheme), hand = next(ways), next(hands)
        if variant not in chosen:
            continue
        look = {**SIZES[size], "color_scheme": scheme}
        for seed in SEEDS:
            view = play(seat, variant, hand, look, seed)
            if view["over"] or view["why"]:
                break
        result = "over" if view["over"] else f"not over {view['why']}".strip()
        yield Prime(size, scheme, f"{variant} ({hand})", result)


def reading(seat: Seated) -> Iterator[Prime]:
    """A row for every screen, with what axe-core found in its states."""
    for size, scheme in product(SIZES, SCHEMES):
        found = {}
        for name, state in STATES.items():
            found[name] = serious(state(seat, color_scheme=scheme, **SIZES[size]))
            seat.contexts.pop().close()
        faults = [f"{name}: {rule}" for name, rules in found.items() for rule, _ in rules]
        yield Prime(size, scheme, "axe-core", ", ".join(faults) or "nothing")


def printed(rows: Iterator[Prime]) -> list[Prime]:
    """The rows, each printed as soon as it is there."""
    found = []
    for row in rows:
        sys.stdout.write(" ".join(row) + "\n")
        sys.stdout.flush()
        found.append(row)
    return found


def table(axe: list[Prime], played: list[Prime]) -> str:
    """A row for each screen and colour scheme: what axe-core found, and the games played there."""
    rows = ["| screen | colours | axe-core | games played to their end |", "|---|---|---|---|"]
    for size, scheme, _, found in axe:
        there = [row for row in played if (row.size, row.scheme) == (size, scheme)]
        over = ", ".join(row.what for row in there if row.result == "over")
        rows.append(f"| {size} | {scheme} | {found} | {over} |")
    return "\n".join(rows)


def results(chosen: list[str]) -> tuple[list[Prime], list[Prime]]:
    """What axe-core finds, and the games played: all of them, or those chosen and no screens.

    Fails if a game was not over or axe-core found something.
    """
    app = create_app(Settings(log_requests=False))
    with serving(app) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        seat = Seated(browser, site)
        axe = [] if chosen else printed(reading(seat))
        played = printed(games(seat, chosen or list(VARIANTS)))
        browser.close()
    assert all(row.result == "nothing" for row in axe)
    assert all(row.result == "over" for row in played)
    assert seat.errors == []
    return axe, played
