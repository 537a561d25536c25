"""The picture as a document: what is in it, how often, and what is not."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from itertools import islice
from xml.etree.ElementTree import Element, fromstring

import pytest

from engine.drawing import draw_svg
from engine.drawing.look import NUMBERS, THEMES, Look, Trail
from engine.game.advance import begin
from engine.game.game import Game
from engine.position import COLORS, Position
from engine.stakes.agreements import Offer
from engine.stakes.cube import Cube, CubeDecision, CubeOffer
from engine.stakes.two_players import Stakes
from engine.turn import Move, PlayerTurn, PlayStage, Turn
from engine.variants import VARIANTS
from tests.invariants.walks import walk

SVG = "{http://www.w3.org/2000/svg}"


def start(name: str) -> Game:
    return begin(VARIANTS[name])


def placed(name: str, position: str, turn: Turn | None = None) -> Game:
    return Game(VARIANTS[name], Position.parse(position), turn)


def drawn(state: Game, look: Look | None = None) -> Element:
    return fromstring(draw_svg(state, look or Look()))


def of_class(root: Element, *words: str) -> list[Element]:
    return [e for e in root.iter() if set(words) <= set(e.get("class", "").split())]


def counted(root: Element) -> dict[tuple[str, str], int]:
    """The checkers of a picture by side and place."""
    found = of_class(root, "checker")
    return Counter((e.get("data-side", ""), e.get("data-place", "")) for e in found)


def standing(position: Position) -> dict[tuple[str, str], int]:
    return {(c, place): n for c in COLORS for place, n in position.side(c).items()}


@pytest.mark.parametrize("name", VARIANTS)
def test_every_checker_of_a_game_is_drawn_exactly_once(name: str) -> None:
    rng = random.Random(name)
    visits = [visit.state for visit in islice(walk(VARIANTS[name], rng), 300)]
    for state in [start(name), *rng.sample(visits, min(len(visits), 12))]:
        for bottom in COLORS:
            assert counted(drawn(state, Look(bottom=bottom))) == standing(state.position)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_point_of_the_board_has_one_group_with_a_hit_area(name: str) -> None:
    points = of_class(drawn(start(name)), "point")
    assert sorted(int(p.get("data-place", "")) for p in points) == sorted(
        VARIANTS[name].board.points
    )
    assert all(of_class(point, "hit") for point in points)


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("backgammon", {"bar", "off"}),
        ("gioul", {"off"}),
        ("puff", {"bar", "reserve", "off"}),
        ("french_backgammon_2", {"bar", "reserve"}),
        ("catch_me", {"captured"}),
    ],
)
def test_each_side_has_the_piles_of_its_game_and_no_other(name: str, places: set[str]) -> None:
    root = drawn(start(name))
    for color in COLORS:
        found = [e for e in of_class(root, color) if "checker" not in e.get("class", "")]
        assert {e.get("data-place") for e in found if e.get("data-place")} == places


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("numbers", NUMBERS)
def test_nothing_refers_to_anything_outside_and_nothing_runs(theme: str, numbers: str) -> None:
    text = draw_svg(start("puff"), Look(theme=theme, numbers=numbers))  # type: ignore[arg-type]
    assert text.count("http") == 1  # the name of the vocabulary itself
    assert not re.search(r"href|url\(|<script|@import|\bon\w+=|<text|javascript", text)


def test_the_picture_has_a_title_and_a_description_for_those_who_hear_it() -> None:
    root = drawn(placed("pin", "white 1:13 8:1 10:1!; black 24:13 10:1 15:1"))
    assert root.get("role") == "img"
    named = {e.get("id"): e.text for e in root if e.tag in (SVG + "title", SVG + "desc")}
    title, desc = (named[key] for key in root.get("aria-labelledby", "").split())
    assert title == "Pin — a position"
    assert desc == (
        "White — 13 on point 1; 1 on point 8; 1 on point 10, pinned. "
        "Black — 1 on point 10; 1 on point 15; 13 on point 24."
    )


def test_a_pinned_checker_is_drawn_before_its_pinner_and_says_so() -> None:
    root = drawn(placed("pin", "white 1:13 8:1 10:1!; black 24:13 10:1 15:1"))
    here = [e.get("class") for e in of_class(root, "checker") if e.get("data-place") == "10"]
    assert here == ["checker white pinned", "checker black"]


def test_towers_are_towers_until_they_are_taken_down() -> None:
    root = drawn(placed("doublets", "white 19:2! 20:2; black 1:2!"))
    assert len(of_class(root, "tower", "white")) == 2
    assert len(of_class(root, "tower", "black")) == 2
    assert len(of_class(root, "checker", "white")) == 4


def test_a_pile_of_more_than_five_says_how_many_it_holds() -> None:
    root = drawn(placed("backgammon", "white 24:6 1:5 off:4; black bar:7 6:8"))
    labels = [
        n.get("data-number") for e in of_class(root, "checker") for n in of_class(e, "number")
    ]
    assert sorted(filter(None, labels)) == ["6", "7", "8"]


def middles(root: Element) -> dict[str, float]:
    """The middle of each point from left to right."""
    areas = {p.get("data-place", ""): of_class(p, "hit")[0] for p in of_class(root, "point")}
    return {
        place: float(a.get("x", "")) + float(a.get("width", "")) / 2 for place, a in areas.items()
    }


@pytest.mark.parametrize("name", VARIANTS)
def test_with_the_homes_on_the_left_the_picture_is_mirrored(name: str) -> None:
    right, left = drawn(start(name)), drawn(start(name), Look(home="left"))
    assert left.get("viewBox") == right.get("viewBox")
    width = float(right.get("viewBox", "").split()[2])
    mirrored = {place: width - x for place, x in middles(right).items()}
    assert middles(left) == pytest.approx(mirrored)
    assert counted(left) == counted(right)


def test_with_the_homes_on_the_left_bar_and_trays_change_sides_and_the_dice_do_not() -> None:
    turn = PlayerTurn("white", (PlayStage((3, 1)),))
    state = placed("puff", "white bar:1 off:1 reserve:13; black off:1 reserve:14", turn)
    right, left = drawn(state), drawn(state, Look(home="left"))
    width = float(right.get("viewBox", "").split()[2])

    def edges(root: Element, place: str) -> tuple[float, float]:
        tray = next(e for e in of_class(root, place) if e.get("data-place") == place)[0]
        x = float(tray.get("x", ""))
        return x, x + float(tray.get("width", ""))

    for place in ("bar", "off", "reserve"):
        near, far = edges(right, place)
        assert edges(left, place) == pytest.approx((width - far, width - near))
    for root in (right, left):
        assert all(float(die[0].get("x", "")) > width / 2 for die in of_class(root, "die", "white"))


def numbers(root: Element) -> list[str | None]:
    return [e.get("data-number") for e in of_class(root, "number")]


def test_the_halves_may_be_numbered_from_1_to_12_each() -> None:
    assert sorted(numbers(drawn(start("backgammon"), Look(numbers="halves"))), key=str) == (
        sorted([str(n) for n in range(1, 13)] * 2)
    )


def dice(root: Element) -> list[tuple[str, str | None]]:
    return [(e.get("class", ""), e.get("data-number")) for e in of_class(root, "die")]


def test_numbers_already_played_are_dimmed() -> None:
    state = placed(
        "backgammon", "white 1:2 15:1; black 24:2", PlayerTurn("white", (PlayStage((3, 1)),))
    )
    text = draw_svg(state, used=[3])
    assert dice(fromstring(text)) == [("die white used", "3"), ("die white", "1")]


def test_dice_still_to_be_thrown_are_blank() -> None:
    assert dice(drawn(start("backgammon"))) == [("die white due", None), ("die black due", None)]


def cube(cube: Cube, offer: Offer | None = None) -> list[tuple[str | None, str | None]]:
    state = begin(VARIANTS["backgammon"], stakes=Stakes(cube=cube))
    root = drawn(replace(state, offer=offer))
    return [(e.get("class"), e.get("data-value")) for e in of_class(root, "cube")]


def test_the_cube_is_centred_owned_offered_or_away() -> None:
    assert cube(Cube()) == [("cube centred", "1")]
    assert cube(Cube(4, "black")) == [("cube of-black", "4")]
    offer = CubeOffer(CubeDecision.DOUBLE, "black", 8)
    assert cube(Cube(4, "black"), offer) == [("cube offered to-white", "8")]
    assert not of_class(drawn(start("backgammon")), "cube")


def test_moves_are_arrows_one_for_each_way() -> None:
    moves = [Move("1", "5", 4), Move("1", "5", 4), Move("12", "16", 4)]
    state = placed("backgammon", "white 5:2 12:4 16:1; black 24:2")
    root = fromstring(draw_svg(state, Look(), [Trail("white", moves)]))
    assert len(of_class(root, "arrow")) == 2
