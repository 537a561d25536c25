"""The moves of a play as arrows: from where a checker lay to where it lies now."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from xml.etree.ElementTree import Element

from engine.drawing.layout import DISC, Layout
from engine.drawing.marks import draw, group
from engine.position import OTHER, Color, Position
from engine.stages import Move

HEAD = 15.0
BEND = 0.18
"""How far an arrow swings towards the middle of the board, in its own lengths."""


def draw_arrows(
    picture: Element, layout: Layout, position: Position, color: Color, moves: Sequence[Move]
) -> None:
    """One arrow for each way that was gone, however many checkers went it."""
    for move in dict.fromkeys((move.source, move.target) for move in moves):
        source, target = move
        if source != target:
            _arrow(
                picture,
                layout,
                _spot(layout, position, color, source, 0),
                _spot(layout, position, color, target, -1),
            )


def _spot(
    layout: Layout, position: Position, color: Color, place: str, beyond: int
) -> tuple[float, float]:
    """The place of the last checker there (-1), or of the one that has left (0)."""
    others = position.count(OTHER[color], place) if place.isdigit() else 0
    count = position.count(color, place) + others
    index = max(0, count + beyond)
    return layout.pile(color, place).centre(index, max(count, index + 1))


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
