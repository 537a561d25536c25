"""The checkers: discs on the board, seen from their side in the trays, none left out.

However tall a pile is, every checker of it is drawn; above five the last one says how many. A
pinned checker lies at the edge, half under its pinner. In Doublets a tower is two discs almost on
top of each other, and two discs apart are a tower that was taken down.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element

from engine.drawing.layout import DISC, SLAB, TRAY, Layout
from engine.drawing.marks import at, draw, number
from engine.position import COLORS, PLACES, POINTS, Color, Position

DEEP = 5
"""A taller pile is counted."""
ON_TOP = 0.22
"""How far the upper half of a tower sticks out, in discs."""
HALF_UNDER = 0.5


class Checker(NamedTuple):
    """One checker where it is drawn; `label` only on the last of a tall pile."""

    color: Color
    place: str
    x: float
    y: float
    kind: str = ""
    label: str = ""


def checkers(layout: Layout, position: Position) -> Iterator[Checker]:
    """Every checker of the position, those that lie under others first."""
    for place in PLACES:
        if place in POINTS:
            yield from _on_point(layout, position, place)
        else:
            for color in COLORS:
                yield from _pile(layout, color, place, position.count(color, place))


def _on_point(layout: Layout, position: Position, place: str) -> Iterator[Checker]:
    towers = layout.rules.has_phases
    first, second = sorted(COLORS, key=lambda color: not position.marked(color, place))
    total = position.count(first, place) + position.count(second, place)
    marked = position.marked(first, place)
    if not marked:
        yield from _pile(layout, first, place, position.count(first, place))
        yield from _pile(layout, second, place, position.count(second, place))
        return
    step = DISC * (ON_TOP if towers else HALF_UNDER)
    kind = "tower" if towers else "pinned"
    pile = layout.pile(first, place)
    for index in range(position.count(first, place)):
        yield Checker(first, place, *pile.centre(index, total, step), kind)
    held = position.count(first, place)
    for index in range(position.count(second, place)):
        yield Checker(second, place, *pile.centre(held + index, total, step))


def _pile(layout: Layout, color: Color, place: str, count: int) -> Iterator[Checker]:
    pile = layout.pile(color, place) if count else None
    for index in range(count):
        assert pile
        label = str(count) if count > DEEP and index == count - 1 else ""
        yield Checker(color, place, *pile.centre(index, count), label=label)


def draw_checker(picture: Element, checker: Checker) -> None:
    """One checker as a group of its own."""
    color, place, x, y, kind, label = checker
    here = at(picture, "checker", color, place)
    if kind:
        here.set("class", f"checker {color} {kind}")
    if place in ("reserve", "off", "captured"):
        width = TRAY - 12
        draw(
            here,
            "rect",
            class_="body",
            x=x - width / 2,
            y=y - SLAB / 2 + 0.75,
            width=width,
            height=SLAB - 1.5,
            rx=3,
        )
    else:
        draw(here, "circle", class_="body", cx=x, cy=y, r=DISC / 2 - 1)
        draw(here, "circle", class_="ring", cx=x, cy=y, r=DISC / 2 - 6)
    if label and place not in ("reserve", "off", "captured"):
        number(here, label, x, y, 15)
