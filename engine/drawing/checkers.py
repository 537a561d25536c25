"""The checkers: discs on the board, seen from their side in the trays, none left out.

However tall a pile is, every checker of it is drawn; above five the last one says how many. A
pinned checker lies at the edge, half under its pinner. In Doublets a tower is two discs almost on
top of each other, and two discs apart are a tower that was taken down.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element

from engine.drawing.layout import DISC, SLAB, TRAY, TRAYS, Layout
from engine.drawing.marks import at, box, draw, number
from engine.position import COLORS, PLACES, POINTS, Color, Position

DEEP = 5
"""A taller pile is counted."""
ON_TOP = 0.22
"""How far the upper half of a tower sticks out, in discs."""
HALF_UNDER = 0.5
SLAB_WIDTH = TRAY - 12


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
    """What lies on a point; of two colours the marked one was there first."""
    under, over = sorted(COLORS, key=lambda color: not position.marked(color, place))
    if not position.marked(under, place):
        for color in COLORS:
            yield from _pile(layout, color, place, position.count(color, place))
        return
    held, upon = position.count(under, place), position.count(over, place)
    kind, share = ("tower", ON_TOP) if layout.rules.has_phases else ("pinned", HALF_UNDER)
    pile = layout.pile(under, place)
    for index in range(held + upon):
        spot = pile.centre(index, held + upon, share * DISC)
        yield Checker(under, place, *spot, kind) if index < held else Checker(over, place, *spot)


def _pile(layout: Layout, color: Color, place: str, count: int) -> Iterator[Checker]:
    for index in range(count):
        spot = layout.pile(color, place).centre(index, count)
        is_told = count > DEEP and index == count - 1
        yield Checker(color, place, *spot, label=str(count) if is_told else "")


def draw_checker(picture: Element, layout: Layout, checker: Checker) -> None:
    """One checker as a group of its own."""
    color, place, x, y, kind, label = checker
    here = at(picture, "checker", color, place, kind)
    if place in TRAYS:
        left, width = x - SLAB_WIDTH / 2, SLAB_WIDTH
        box(here, "body", left, y - SLAB / 2 + 0.75, width, SLAB - 1.5).set("rx", "3")
    else:
        draw(here, "circle", class_="body", cx=x, cy=y, r=DISC / 2 - 1)
        draw(here, "circle", class_="ring", cx=x, cy=y, r=DISC / 2 - 6)
    if label and place in TRAYS:
        number(here, label, x, layout.pile(color, place).end, 13, "number count")
    elif label:
        number(here, label, x, y)
