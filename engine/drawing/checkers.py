"""The checkers: discs on the board, seen from the side in the trays.

Every checker of a stack is drawn; if there are more than five, the last one shows their number. A
pinned checker is at the edge of the board, half under the checker that pins it. In Doublets a tower
is two discs almost on top of each other, and two separate discs are an unstacked tower.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element

from engine.drawing.layout import DISC, SLAB, TRAY, TRAYS, Layout
from engine.drawing.marks import at, box, draw, number
from engine.position import COLORS, PLACES, POINTS, Color, Position

MAX_UNLABELLED = 5
"""A higher stack shows its number of checkers."""
ON_TOP = 0.22
"""The visible part of the lower checker of a tower, in diameters."""
HALF_UNDER = 0.5
SLAB_WIDTH = TRAY - 10


class Checker(NamedTuple):
    """One checker and where it is drawn; only the last one of a high stack has a `label`."""

    color: Color
    place: str
    x: float
    y: float
    kind: str = ""
    label: str = ""


def checkers(layout: Layout, position: Position) -> Iterator[Checker]:
    """Every checker of the position; a checker under another one comes first."""
    for place in PLACES:
        if place in POINTS:
            yield from _on_point(layout, position, place)
        else:
            for color in COLORS:
                yield from _stack(layout, color, place, position.count(color, place))


def _on_point(layout: Layout, position: Position, place: str) -> Iterator[Checker]:
    """The checkers of a point; a marked checker is at the bottom."""
    under, over = sorted(COLORS, key=lambda color: not position.marked(color, place))
    if not position.marked(under, place):
        for color in COLORS:
            yield from _stack(layout, color, place, position.count(color, place))
        return
    below, above = position.count(under, place), position.count(over, place)
    kind, share = ("tower", ON_TOP) if layout.rules.has_phases else ("pinned", HALF_UNDER)
    stack = layout.stack(under, place)
    for index in range(below + above):
        spot = stack.centre(index, below + above, share * DISC)
        yield Checker(under, place, *spot, kind) if index < below else Checker(over, place, *spot)


def _stack(layout: Layout, color: Color, place: str, count: int) -> Iterator[Checker]:
    for index in range(count):
        spot = layout.stack(color, place).centre(index, count)
        is_labelled = count > MAX_UNLABELLED and index == count - 1
        yield Checker(color, place, *spot, label=str(count) if is_labelled else "")


def draw_checker(picture: Element, layout: Layout, checker: Checker) -> None:
    """Draw one checker as a group."""
    color, place, x, y, kind, label = checker
    here = at(picture, "checker", color, place, kind)
    if place in TRAYS:
        left, width = x - SLAB_WIDTH / 2, SLAB_WIDTH
        box(here, "body", left, y - SLAB / 2 + 0.75, width, SLAB - 1.5).set("rx", "3")
    else:
        draw(here, "circle", class_="body", cx=x, cy=y, r=DISC / 2 - 1)
        draw(here, "circle", class_="ring", cx=x, cy=y, r=DISC / 2 - 6)
    if label and place in TRAYS:
        number(here, label, x, layout.stack(color, place).end, 13, "number count")
    elif label:
        number(here, label, x, y)
