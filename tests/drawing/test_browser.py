"""The pictures as a browser paints them: what it measures, not what we wrote."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Route

from engine.drawing import draw_svg
from engine.drawing.look import Look
from engine.game.advance import begin
from engine.notation import position_id
from engine.stakes.cube import Cube
from engine.variants import VARIANTS
from service.app import create_app
from tests.invariants.walks import walk
from tools.pictures import scene

MEASURE = """
() => [...document.querySelectorAll('svg')].map(svg =>
  [svg, ...svg.querySelectorAll('.frame, .field, .rail, [data-place], .number, .die, .cube')]
  .map(e => {
    const box = (e.querySelector(':scope > .body') ?? e).getBoundingClientRect();
    return {kind: e.getAttribute('class'), place: e.dataset.place, side: e.dataset.side,
            number: e.dataset.number, in_checker: !!e.closest('.checker') && !e.matches('.checker'),
            left: box.left, right: box.right, top: box.top, bottom: box.bottom};
  }))
"""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SLACK = 1.5
"""Rims and rounding, in pixels."""

Box = dict[str, Any]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with browser.new_context(viewport={"width": 800, "height": 1200}) as context:
        yield context.new_page()


def measured(page: Page, *pictures: str) -> list[list[Box]]:
    """The boxes of each picture, all of them on one page."""
    page.set_content(f"<body style='margin:0'>{''.join(pictures)}")
    boxes: list[list[Box]] = page.evaluate(MEASURE)
    return boxes


def kinds(boxes: list[Box], word: str) -> list[Box]:
    return [box for box in boxes if word in box["kind"].split()]


def inside(inner: Box, outer: Box) -> bool:
    return bool(
        inner["left"] >= outer["left"] - SLACK
        and inner["right"] <= outer["right"] + SLACK
        and inner["top"] >= outer["top"] - SLACK
        and inner["bottom"] <= outer["bottom"] + SLACK
    )


def apart(one: Box, other: Box) -> bool:
    return bool(
        one["right"] <= other["left"]
        or other["right"] <= one["left"]
        or one["bottom"] <= other["top"]
        or other["bottom"] <= one["top"]
    )


def check(boxes: list[Box]) -> None:
    """Everything is where it belongs, and no two numbers meet."""
    (whole,) = kinds(boxes, "backgammon")
    assert all(inside(box, whole) for box in boxes)
    homes = {
        (box["place"], box["side"]): box
        for box in boxes
        if box["place"] and "checker" not in box["kind"].split()
    }
    for checker in kinds(boxes, "checker"):
        where = homes.get((checker["place"], None)) or homes[checker["place"], checker["side"]]
        assert inside(checker, where), checker
    numbers = [box for box in kinds(boxes, "number") if not box["in_checker"]]
    on_board = kinds(boxes, "die") + kinds(boxes, "cube")
    for these in (numbers, on_board):
        meet = [(a, b) for k, a in enumerate(these) for b in these[:k] if not apart(a, b)]
        assert not meet
    checkers = [c for c in kinds(boxes, "checker") if c["place"] != "bar"]
    assert not [(d, c) for d in kinds(boxes, "die") for c in checkers if not apart(d, c)]


@pytest.mark.parametrize("name", VARIANTS)
def test_states_of_a_game_are_painted_in_their_places(page: Page, name: str) -> None:
    start, rng = begin(VARIANTS[name]), random.Random(name)
    visited = [visit.state for visit in islice(walk(VARIANTS[name], rng), 200)]
    looks = [Look(), Look(bottom="black", numbers="both")]
    pictures = [draw_svg(start, look) for look in looks]
    pictures += [draw_svg(rng.choice(visited), rng.choice(looks)) for _ in range(4)]
    for boxes in measured(page, *pictures):
        check(boxes)


def test_the_fullest_piles_stay_where_they_belong(page: Page) -> None:
    full = [
        scene("snake", "white 1:2 2:2 3:2 bar:9; black 24:2 13:5 8:3 6:5", None, Cube(64, "white")),
        scene("gioul", "white 12:15; black 13:15", None),
        scene("acey_deucey", "white 1:1 reserve:14; black reserve:15", None),
        scene("backgammon", "white 24:1 off:14; black 1:1 off:14", None),
        scene("ludus_lombardorum", "white 6:1 bar:14; black 19:15", None, Cube(2**20)),
    ]
    for boxes in measured(page, *map(draw_svg, full)):
        check(boxes)


def test_a_narrow_picture_keeps_its_numbers_apart_and_large_enough_to_read(page: Page) -> None:
    (boxes,) = measured(page, draw_svg(begin(VARIANTS["puff"]), Look(width=320)))
    check(boxes)
    heights = [b["bottom"] - b["top"] for b in kinds(boxes, "number") if b["number"]]
    # digits without descenders: 6 pixels are what a font of 8 or 9 has
    assert min(heights) >= 5.5


def test_the_theme_auto_follows_the_scheme_of_the_reader(page: Page) -> None:
    painted = "getComputedStyle(document.querySelector('.field')).fill"
    state = begin(VARIANTS["backgammon"])
    seen = {}
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        measured(page, draw_svg(state, Look(theme="auto")))
        seen[scheme] = page.evaluate(painted)
        measured(page, draw_svg(state, Look(theme=scheme)))
        assert page.evaluate(painted) == seen[scheme]
    assert seen["light"] != seen["dark"]


@pytest.mark.parametrize("ending", ["", ".svg", ".png"])
def test_an_address_with_an_id_is_a_picture_in_a_page(page: Page, ending: str) -> None:
    client = create_app().test_client()

    def served(route: Route) -> None:
        wanted = route.request
        address = wanted.url.removeprefix("http://board.test")
        answer = client.get(address, headers={"Accept": wanted.headers["accept"]})
        route.fulfill(status=answer.status_code, headers=dict(answer.headers), body=answer.data)

    page.route("http://board.test/**", served)
    address = f"http://board.test/v1/picture/{position_id.write(begin(VARIANTS['puff']))}{ending}"
    page.set_content(f'<img src="{address}?width=300">')
    page.wait_for_function("document.images[0].complete")
    assert page.evaluate("document.images[0].naturalWidth") == 300
