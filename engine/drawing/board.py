"""The empty board: frame, field, points with their numbers, bar, trays and direction arrows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from xml.etree.ElementTree import Element

from engine.drawing.layout import BAR, LINE, MIDDLE, POINT, ROW, TRAY, TRAYS, Layout
from engine.drawing.marks import at, box, draw, group, number
from engine.drawing.plan import Labels, rows_apart
from engine.position import COLORS, Color
from engine.referee.validate import places

TRIANGLE = 0.9
"""The height of a point's triangle, as a fraction of the row."""


def draw_board(picture: Element, layout: Layout, lines: Sequence[Labels]) -> None:
    """Draw everything but checkers, dice and cube."""
    frame = box(picture, "frame", 1, 1, layout.width - 2, layout.height - 2)
    frame.set("rx", "12")
    for x in layout.quarters:
        box(picture, "field", x, layout.top, 6 * POINT, layout.foot - layout.top)
        if rows_apart(layout.rules.board):
            box(picture, "rail", x, layout.middle - MIDDLE / 2 + 5, 6 * POINT, MIDDLE - 10)
    for point in sorted(layout.columns):
        _point(picture, layout, point)
    _bar(picture, layout)
    for place in TRAYS:
        if layout.has(place):
            _tray(picture, layout, place)
    for depth, labels in enumerate(lines):
        _numbers(picture, layout, labels, depth)
    _directions(picture, layout)


def _point(picture: Element, layout: Layout, point: int) -> None:
    x, above = layout.columns[point], layout.is_above(point)
    edge, inward = (layout.top, 1) if above else (layout.foot, -1)
    here = group(picture, "point", data_place=str(point))
    tip = edge + inward * ROW * TRIANGLE
    corners = f"{x - POINT / 2 + 1:g},{edge:g} {x + POINT / 2 - 1:g},{edge:g} {x:g},{tip:g}"
    draw(here, "polygon", class_=f"point-{'ab'[point % 2]}", points=corners)
    height = ROW + MIDDLE / 2
    box(here, "hit", x - POINT / 2, layout.top if above else layout.middle, POINT, height)


def _bar(picture: Element, layout: Layout) -> None:
    x = layout.bar - BAR / 2
    box(picture, "rail", x, layout.top, BAR, layout.foot - layout.top)
    for color in COLORS:
        if "bar" in places(layout.rules, color):
            y = layout.middle if color == layout.bottom else layout.top
            box(at(picture, "bar", color, "bar"), "hit", x, y, BAR, ROW + MIDDLE / 2)


def _tray(picture: Element, layout: Layout, place: str) -> None:
    """Draw a tray with one half for each side, and a symbol that shows its purpose."""
    sides = [color for color in COLORS if place in places(layout.rules, color)]
    for color in sides:
        y = layout.foot - ROW if color == layout.bottom else layout.top
        here = at(picture, place, color, place)
        box(here, "recess", layout.tray(color, place), y, TRAY, ROW).set("rx", "6")
    far = layout.middle
    for x in dict.fromkeys(layout.tray(color, place) for color in sides):
        middle = x + TRAY / 2
        # checkers leave the board here, and come from a reserve on the other side of it
        to_the_left = (x < layout.bar) == (place == "off")
        if place == "captured":
            sign = f"M{middle - 7:g} {far - 7:g}l14 14m0 -14l-14 14"
        elif to_the_left:
            sign = f"M{middle + 8:g} {far:g}h-16m6 -6l-6 6l6 6"
        else:
            sign = f"M{middle - 8:g} {far:g}h16m-6 -6l6 6l-6 6"
        draw(picture, "path", class_="sign", d=sign)


def _numbers(picture: Element, layout: Layout, labels: Labels, depth: int) -> None:
    """Draw one line of numbers above the board and one below it, at the same distance."""
    above = layout.top - LINE / 2 - depth * LINE
    size, name = (12, "number written") if depth else (15, "number")
    for point, text in labels.items():
        y = above if layout.is_above(point) else layout.height - above
        number(picture, text, layout.columns[point], y, size, name)


def _directions(picture: Element, layout: Layout) -> None:
    """Draw beside each row a small arrow for each side that moves along it."""
    for row in layout.rows:
        points = {point for quarter in row for point in quarter}
        directions = {color: _direction(layout, color, points) for color in COLORS}
        arrows = sorted((sign, color) for color, sign in directions.items() if sign)
        above = layout.top - (LINE / 2 if layout.lines else layout.top / 2)
        y = above if layout.is_above(min(points)) else layout.height - above
        for k, (sign, color) in enumerate(arrows):
            x = layout.bar + 16 * (k - (len(arrows) - 1) / 2)
            tip, back = x + 5.5 * sign, x - 5.5 * sign
            corners = f"{tip:g},{y:g} {back:g},{y - 6:g} {back:g},{y + 6:g}"
            draw(picture, "polygon", class_=f"way {color}", points=corners)


def _direction(layout: Layout, color: Color, points: set[int]) -> int:
    """The direction of a side on these points: left (-1), right (1), or 0 if it has none."""
    if layout.rules.has_phases:
        return 0
    for here, there in pairwise(layout.rules.board.route(color).points):
        if {here, there} <= points:
            return 1 if layout.columns[there] > layout.columns[here] else -1
    return 0
