"""The moves of a play as arrows: from where a checker lay to where it lies now."""

from __future__ import annotations

from math import hypot
from xml.etree.ElementTree import Element

from engine.drawing.layout import DISC, Layout
from engine.drawing.look import Trail
from engine.drawing.marks import draw, group
from engine.position import OTHER, POINTS, Color, Position

HEAD = 15.0
BEND = 0.18
"""How far an arrow swings towards the middle of the board, in its own lengths."""


def draw_arrows(picture: Element, layout: Layout, position: Position, trail: Trail) -> None:
    """One arrow for each way that was gone, however many checkers went it."""
    color, moves = trail
    for source, target in dict.fromkeys((move.source, move.target) for move in moves):
        if source != target:
            left, met = layout.pile(color, source), layout.pile(color, target)
            start = left.beyond(_height(position, color, source))
            count = _height(position, color, target)
            _arrow(picture, layout, start, met.centre(max(count, 1) - 1, max(count, 1)))


def _height(position: Position, color: Color, place: str) -> int:
    """How many checkers lie there; on a point both sides' checkers share one pile."""
    mine = position.count(color, place)
    return mine + position.count(OTHER[color], place) if place in POINTS else mine


def _arrow(
    picture: Element, layout: Layout, start: tuple[float, float], end: tuple[float, float]
) -> None:
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    if length < HEAD:
        return
    # the bend leads towards the middle, away from the piles at the edge
    inward = layout.middle - (y1 + y2) / 2
    swing = max(-1.0, min(1.0, inward / DISC)) * BEND * length
    cx, cy = (x1 + x2) / 2, (y1 + y2) / 2 + swing
    dx, dy = x2 - cx, y2 - cy
    reach = hypot(dx, dy) or 1
    dx, dy = dx / reach, dy / reach
    bx, by = x2 - dx * HEAD, y2 - dy * HEAD
    here = group(picture, "arrow")
    line = f"M{x1:.1f} {y1:.1f}Q{cx:.1f} {cy:.1f} {bx:.1f} {by:.1f}"
    draw(here, "path", class_="halo", d=line)
    draw(here, "path", d=line)
    wing = HEAD * 0.55
    corners = (
        f"{x2:.1f},{y2:.1f} {bx - dy * wing:.1f},{by + dx * wing:.1f} "
        f"{bx + dy * wing:.1f},{by - dx * wing:.1f}"
    )
    draw(here, "polygon", points=corners)
