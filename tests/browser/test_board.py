"""The component <backgammon-board> alone, on a page of another site than the service."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Page, expect
from werkzeug.wrappers import Response

from benchmarks.corpus import Pair, read
from engine.game.check import check
from engine.game.game import Game
from engine.position import COLORS
from engine.turn import PlayerTurn
from engine.variants import VARIANTS
from service.app import create_app
from service.settings import Settings
from tests.browser.table import OPENING, Seated
from tests.browser.test_reading import EVERY, serious

HTML = """<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>A board</title>
<style>:root {{ color-scheme: light dark; background: Canvas }} main {{ max-width: 40rem }}</style>
<main><h1>A board</h1><backgammon-board></backgammon-board></main>
<script>
  window.heard = [];
  window.board = document.querySelector("backgammon-board");
  board.numbering = "white"; // before the element is defined
  for (const name of ["move", "illegal", "undo", "roll", "confirm", "double"])
    board.addEventListener(name, ({{ detail }}) => heard.push([name, detail]));
</script>
<script type="module" src="{site}playground/board/index.js"></script></html>"""
GEOMETRY = """async ([variant, looks, { position, turn }]) => {
    const drawn = [];
    for (const look of looks) {
        Object.assign(board, { variant, position, player: turn.player ?? null }, look);
        await null;
        const all = (selector, read) => [...board.shadowRoot.querySelectorAll(selector)].map(read);
        const number = (element, name) => Number(element.getAttribute(name));
        const numbers = (element, ...names) => names.map((name) => number(element, name));
        const box = (element) => numbers(element, "x", "y", "width", "height");
        const named = ({ dataset: { place, side } }) => [place, side ?? ""];
        drawn.push({
            places: all(".place", (one) => [...named(one), ...box(one.querySelector(".hit"))]),
            checkers: all(".checker", (one) => {
                const body = one.querySelector(".body");
                const spot = body.tagName === "rect" ? box(body) : numbers(body, "cx", "cy");
                return [...named(one), one.classList[2] ?? "", ...spot];
            }),
            fields: all(".field", box),
            ways: all(".way", (one) => [one.classList[1], one.getAttribute("points")]),
            signs: all(".sign", (one) => [one.getAttribute("d")]),
            numbers: all(".numbers text", (one) => [one.textContent, ...numbers(one, "x", "y")]),
        });
    }
    return drawn;
}"""
DICE = """[...board.shadowRoot.querySelectorAll(".die")].map((die) => {
    const body = die.querySelector(".body").getAttribute("x");
    return [[...die.classList].sort().join(" "), die.dataset.number ?? "", Number(body)];
})"""
CUBE = """[...board.shadowRoot.querySelectorAll(".cube > .cube")].map((cube) => {
    const y = cube.querySelector(".body").getAttribute("y");
    return [...cube.classList, cube.dataset.value, y].join(" ");
})"""
BOX = ("x", "y", "width", "height")
MATCH = "1~backgammon~12-2.17-3.18-2.19-4.20-4~6-5.8-3.13-4.24-3~white.roll"
TABLES = {
    "the opening throw": "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~open~match-5",
    "a play": OPENING,
    "a double": "1~backgammon~19-2.20-2.24-2.off-9~1-2.2-2.off-11~white.play-5-5-5-5",
    "an offer": f"{MATCH}.offer-double-white-2~match-5",
    "a cube that is owned": f"{MATCH}~match-5.cube-2-black",
    "the Crawford game": f"{MATCH}~match-5.score-4-0.crawford-now",
    "no cube in this game": "1~fevga~1-15~13-15~open~match-5",
    "a sum": "1~catch_me~19-1.20-1.21-1.22-1.23-1.24-1~1-1.2-1.3-1.4-1.5-1.6-1~white.play-7",
}
Json = dict[str, Any]


@pytest.fixture
def page(seat: Seated) -> Page:
    """A page with a board, which remembers its events in `heard`."""
    html = HTML.format(site=seat.site)
    seat.site = seat.serve(Response(html, content_type="text/html; charset=utf-8"))
    return opened(seat)


def opened(seat: Seated, **look: Any) -> Page:
    page = seat("", **look).page
    page.wait_for_function("Boolean(customElements.get('backgammon-board'))")
    return page


@cache
def client() -> FlaskClient:
    return create_app(Settings(log_requests=False)).test_client()


@cache
def described(name: str) -> Json:
    """What the service says about a game."""
    found: Json = client().get(f"/v1/variants/{name}").get_json()
    return found


def answer(id_: str, **request: Any) -> Json:
    include = ["next_moves", "compound_moves"]
    asked = {"id": id_, "include": include, **request}
    found: Json = client().post("/v1/moves", json=asked).get_json()
    assert "state" in found, found
    return found


def show(page: Page, shown: Json) -> None:
    """Show an answer of the service on the board."""
    page.evaluate(
        """async ([answer, variant]) => {
            const { fromAnswer } = await import(document.querySelector("[type=module]").src);
            Object.assign(board, { variant, ...fromAnswer(answer, variant) });
            await null;
            heard.length = 0;
        }""",
        [shown, described(shown["state"]["variant"])],
    )


def heard(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate("heard.splice(0)")
    return found


def place(page: Page, name: str) -> Any:
    return page.locator(f'backgammon-board .place[data-place="{name}"] .hit').first


def checker(page: Page, name: str) -> Any:
    """The topmost checker of a place."""
    return page.locator(f'.checkers > .checker[data-place="{name}"] .body').last


def middle(part: Any) -> tuple[float, float]:
    box = part.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def numbers(element: Element, *names: str) -> list[float]:
    return [float(element.get(name, "nan")) for name in names]


def parts(svg: str) -> Iterator[tuple[Element, list[str], list[str]]]:
    """Each element of a picture with its classes, its place and its side."""
    for part in fromstring(svg).iter():
        named = [part.get("data-place", ""), part.get("data-side", "")]
        yield part, part.get("class", "").split(), named


def pictured(svg: str) -> dict[str, list[Any]]:
    """Where things are in a picture of the service."""
    found: dict[str, list[Any]] = {name: [] for name in ("places", "checkers", "fields", "ways")}
    found |= {"signs": [], "numbers": []}
    for part, words, named in parts(svg):
        kind = words[0] if words else ""
        if kind == "checker":
            body = next(child for child in part if child.get("class") == "body")
            spot = BOX if body.get("cx") is None else ("cx", "cy")
            found["checkers"].append([*named, *(words[2:] or [""]), *numbers(body, *spot)])
        elif named[0]:
            hit = next(child for child in part if child.get("class") in ("hit", "recess"))
            found["places"].append([*named, *numbers(hit, *BOX)])
        elif kind == "field":
            found["fields"].append(numbers(part, *BOX))
        elif kind == "way":
            found["ways"].append([words[1], part.get("points")])
        elif kind == "sign":
            found["signs"].append([part.get("d")])
    outside = re.findall(
        r'class="number(?: written)?" data-number="(\d+)" '
        r'transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"',
        re.sub(r'<g class="(?:checker|die|cube).*?</g></g>', "", svg),
    )
    for text, left, top, scale in outside:
        # digits are 8 wide, 14 high and 3 apart
        width, height = (11 * len(text) - 3) * float(scale), 14 * float(scale)
        # both coordinates are whole numbers, but for the two decimals of the scale
        middle = (float(left) + width / 2, float(top) + height / 2)
        found["numbers"].append([text, *(float(round(one)) for one in middle)])
    return found


SIDES_AND_HOMES = tuple(product(("white", "black"), ("right", "left")))
LOOKS = [
    {"orientation": side, "home": home, "numbering": numbering}
    for (side, home), numbering in zip(
        SIDES_AND_HOMES, ("points", "halves", "black", "both"), strict=True
    )
]


def differences(page: Page, id_: str, looks: list[Json]) -> list[Any]:
    """What the board draws elsewhere than the picture of the service, with each of the looks."""
    state = answer(id_, include=[])["state"]
    asked = [described(state["variant"]), looks, state]
    found = []
    for look, drawn in zip(looks, page.evaluate(GEOMETRY, asked), strict=True):
        query = {"bottom": look["orientation"], "home": look["home"]}
        query["numbers"] = look["numbering"]
        picture = pictured(client().get(f"/v1/picture/{id_}.svg", query_string=query).text)
        for part, there in picture.items():
            if sorted(drawn[part]) != list(map(nearly, sorted(there))):
                found.append((id_, look, part, sorted(drawn[part]), sorted(there)))
    return found


def test_everything_of_every_game_lies_where_the_picture_of_the_service_has_it(page: Page) -> None:
    """Places, checkers, directions and numbers, from both sides and with the home on both sides."""
    for name in VARIANTS:
        assert differences(page, described(name)["start"], LOOKS) == []


def held(pair: Pair, place: str) -> int:
    return max(pair.position.side(color).get(place, 0) for color in COLORS)


LYING: dict[str, Callable[[Pair], bool]] = {
    "marked": lambda pair: any(pair.position.marks(color) for color in COLORS),
    "captured": lambda pair: held(pair, "captured") > 0,
    "in reserve": lambda pair: 0 < held(pair, "reserve") < 15,
    "on the bar": lambda pair: held(pair, "bar") > 1,
    "high": lambda pair: any(held(pair, str(point)) > 8 for point in range(1, 25)),
    "borne off": lambda pair: held(pair, "off") > 5,
}
"""How checkers lie in the middle of a game."""


def test_so_does_everything_in_the_middle_of_a_game(page: Page) -> None:
    """Towers, pinned and captured checkers, reserves, high stacks: one of each that a game has."""
    seen: Counter[str] = Counter()
    for number, name in enumerate(VARIANTS):
        pairs = read(name)
        for kind, lies in LYING.items():
            games = (
                Game(pair.rules, pair.position, PlayerTurn(pair.player, (pair.stage,)))
                for pair in filter(lies, pairs)
            )
            # what is due is only a part of some turns
            game = next((game for game in games if not check(game)), None)
            if game:
                seen[kind] += 1
                look = LOOKS[(number + seen[kind]) % len(LOOKS)]
                assert differences(page, game.id, [look]) == []
    assert seen.keys() == LYING.keys()


def nearly(part: list[Any]) -> list[Any]:
    """Pictures have two decimals."""
    return [pytest.approx(one, abs=0.02) if isinstance(one, float) else one for one in part]


@pytest.mark.parametrize("name", TABLES)
def test_dice_and_cube_lie_where_the_picture_of_the_service_has_them(page: Page, name: str) -> None:
    show(page, answer(TABLES[name]))
    picture = client().get(f"/v1/picture/{TABLES[name]}.svg").text
    dice, cube = [], []
    for part, words, _ in parts(picture):
        body = next((child for child in part if child.get("class") == "body"), part)
        if words[:1] == ["die"]:
            number = part.get("data-number", "")
            dice.append([" ".join(sorted(words)), number, *numbers(body, "x")])
        elif words[:1] == ["cube"]:
            cube.append(" ".join([*words, part.get("data-value", ""), body.get("y", "")]))
    assert page.evaluate(DICE) == list(map(nearly, dice))
    assert page.evaluate(CUBE) == cube


def test_the_player_moves_by_click_drag_and_key_and_the_board_waits_for_the_answer(
    page: Page,
) -> None:
    show(page, answer(OPENING))
    place(page, "17").click(force=True)
    assert heard(page) == [
        [
            "move",
            {
                "move": {"from": "17", "to": "20", "number": 3},
                "played": [{"from": "17", "to": "20"}],
            },
        ]
    ]
    # the checker is shown where it will be, and nothing can be moved until there is an answer
    expect(page.locator('.checker.white[data-place="20"]')).to_have_count(1)
    place(page, "19").click(force=True)
    assert heard(page) == []
    show(page, answer(OPENING, played=[{"from": "17", "to": "20"}]))
    expect(page.locator(".die.used")).to_have_count(1)
    page.locator('.place[data-place="19"]').focus()
    page.keyboard.press("Shift+Enter")
    (event,) = heard(page)
    played = [{"from": "17", "to": "20"}, {"from": "19", "to": "20"}]
    assert event == ["move", {"move": {"from": "19", "to": "20", "number": 1}, "played": played}]
    show(page, answer(OPENING))
    page.evaluate("board.addEventListener('move', (event) => event.preventDefault())")
    place(page, "1").drag_to(place(page, "5"), force=True)
    ((name, detail),) = heard(page)
    assert (name, detail["move"]["to"], detail["move"]["via"]) == ("move", "5", ["4"])
    expect(page.locator('.checker.white[data-place="1"]')).to_have_count(2)
    place(page, "1").drag_to(place(page, "6"), force=True)
    assert heard(page) == [["illegal", {"from": "1", "to": "6"}]]


def test_everything_but_moving_is_a_button_of_the_board_where_it_is_allowed(page: Page) -> None:
    """Roll and double before the roll; undo and confirm at the end of a play."""
    show(page, answer(f"{MATCH}~match-5"))
    page.get_by_role("button", name="Roll", exact=True).focus()
    for key in ("Enter", "r", "d", "u", "c"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Double to 2").click()
    assert [name for name, _ in heard(page)] == ["roll", "roll", "double", "double"]
    show(page, answer(OPENING, played=[{"from": "17", "to": "20"}, {"from": "19", "to": "20"}]))
    expect(page.get_by_role("button", name="Roll")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Confirm play").click()
    page.locator(".die").first.click()
    for key in ("u", "c", "d", "Backspace"):
        page.keyboard.press(key)
    said = [name for name, _ in heard(page)]
    assert said == ["undo", "confirm", "confirm", "undo", "confirm", "undo"]
    page.evaluate("board.setAttribute('readonly', '')")
    expect(page.get_by_role("button")).to_have_count(0)
    place(page, "17").click(force=True)
    page.keyboard.press("u")
    assert heard(page) == []


def test_what_is_shown_beside_the_position(page: Page) -> None:
    """The last play, arrows, hints, pinned checkers; and properties that were set early."""
    assert page.evaluate("board.numberAt('24')") == "1"
    show(page, answer("1~plakoto~1-14.7-1m~7-1.24-14~white.roll"))
    expect(page.locator(".checker.pinned.white")).to_have_count(1)
    page.evaluate("""Object.assign(board, {
        lastPlay: { side: "black", moves: [{ from: "24", to: "10" }, { from: "10", to: "7" }] },
        arrows: { side: "white", moves: [{ from: "1", to: "3" }, { from: "1", to: "4" }] },
        hints: ["3", "4"], numbering: "none", home: "left", orientation: "black",
    })""")
    expect(page.locator(".left")).to_have_count(1)
    expect(page.locator(".landed")).to_have_count(1)
    expect(page.locator(".arrow")).to_have_count(2)
    expect(page.locator(".place.hint")).to_have_count(2)
    expect(page.locator(".numbers text")).to_have_count(0)
    assert page.evaluate("board.numberAt('24')") == "24"


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Point 7: 1 White pinned, 1 Black"),
        ("de", "Feld 7: 1 Weiß gefangen, 1 Schwarz"),
        ("fr", "Case 7\u00a0: Blanc\u00a0: 1 immobilisé, Noir\u00a0: 1"),
        ("it", "Punta 7: 1 del Bianco imprigionata, 1 del Nero"),
    ],
)
def test_a_place_says_in_the_language_of_the_page_what_it_holds(
    page: Page, language: str, name: str
) -> None:
    page.evaluate(f"document.documentElement.lang = '{language}'")
    page.evaluate("board.numbering = 'points'")
    show(page, answer("1~plakoto~1-14.7-1m~7-1.24-14~white.roll"))
    here = page.locator('.place[data-place="7"]')
    expect(here).to_have_attribute("aria-label", name)


def test_a_checker_is_dragged_by_a_finger(page: Page, seat: Seated) -> None:
    """The board is dragged on, not the page, although that is higher than the screen."""
    page = opened(seat, has_touch=True, width=390, height=500)
    page.evaluate("document.body.style.height = '200vh'")
    show(page, answer(OPENING))
    start, end = middle(checker(page, "12")), middle(place(page, "15"))
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    touch("touchStart", start)
    for part in (0.1, 0.4, 0.7, 1.0):
        at = [a + (b - a) * part for a, b in zip(start, end, strict=True)]
        touch("touchMove", (at[0], at[1]))
    expect(page.locator(".ghost")).to_have_count(1)
    touch("touchEnd")
    expect(page.locator(".ghost")).to_have_count(0)
    ((name, detail),) = heard(page)
    assert (name, detail["played"]) == ("move", [{"from": "12", "to": "15"}])
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_a_board(page: Page, seat: Seated, scheme: str) -> None:
    """To roll or double, with a checker picked up, at the end of a play, and only to look at."""
    page = opened(seat, color_scheme=scheme, width=375)
    show(page, answer(f"{MATCH}~match-5"))
    assert serious(page, EVERY) == []
    show(page, answer(OPENING))
    page.evaluate("board.pick('17')")
    assert serious(page, EVERY) == []
    show(page, answer(OPENING, played=[{"from": "17", "to": "20"}, {"from": "19", "to": "20"}]))
    assert serious(page, EVERY) == []
    page.evaluate("board.readonly = true")
    assert serious(page, EVERY) == []


def test_checkers_glide_and_dice_roll_unless_the_reader_wants_no_motion(
    page: Page, seat: Seated
) -> None:
    moving = "board.shadowRoot.getAnimations().length"
    for motion, count in (("no-preference", [2, 2]), ("reduce", [0, 0])):
        page = opened(seat, reduced_motion=motion)
        show(page, answer(OPENING.replace("play-3-1", "roll")))
        show(page, answer(OPENING))
        rolled = page.evaluate(moving)
        page.evaluate("Promise.all(board.shadowRoot.getAnimations().map((one) => one.finished))")
        moves = [{"from": "17", "to": "20"}, {"from": "19", "to": "20"}]
        show(page, answer(OPENING, played=moves))
        assert [rolled, page.evaluate(moving)] == count
