"""Arrows for the moves of a play, from the old place of a checker to the new one."""

from __future__ import annotations

from math import hypot
from xml.etree.ElementTree import Element

from engine.drawing.checkers import MAX_UNLABELLED
from engine.drawing.layout import DISC, Layout, Stack
from engine.drawing.look import Trail
from engine.drawing.marks import draw, group
from engine.position import OTHER, POINTS, Color, Position

HEAD = 15.0
BEND = 0.18
"""How far an arrow bends towards the middle of the board, as a fraction of its length."""


def draw_arrows(picture: Element, layout: Layout, position: Position, trail: Trail) -> None:
    """Draw one arrow for each pair of places, even if several checkers moved between them."""
    color, moves = trail
    for source, target in dict.fromkeys((move.source, move.target) for move in moves):
        if source != target:
            old_stack, new_stack = layout.stack(color, source), layout.stack(color, target)
            start = old_stack.beyond(_height(position, color, source))
            _arrow(picture, layout, start, _landing(new_stack, _height(position, color, target)))


def _landing(stack: Stack, count: int) -> tuple[float, float]:
    """The end of an arrow: on the last checker, or at its edge if it shows a number."""
    x, y = stack.centre(max(count, 1) - 1, max(count, 1))
    return (x, y + stack.direction * stack.size / 2) if count > MAX_UNLABELLED else (x, y)


def _height(position: Position, color: Color, place: str) -> int:
    """The number of checkers in the stack; on a point both sides share one stack."""
    mine = position.count(color, place)
    return mine + position.count(OTHER[color], place) if place in POINTS else mine


def _arrow(
    picture: Element, layout: Layout, start: tuple[float, float], end: tuple[float, float]
) -> None:
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    if length < HEAD:
        return
    # the arrow bends towards the middle, away from the stacks at the edge
    inward = layout.middle - (y1 + y2) / 2
    bend = max(-1.0, min(1.0, inward / DISC)) * BEND * length
    cx, cy = (x1 + x2) / 2, (y1 + y2) / 2 + bend
    dx, dy = x2 - cx, y2 - cy
    reach = hypot(dx, dy) or 1
    dx, dy = dx / reach, dy / reach
    bx, by = x2 - dx * HEAD, y2 - dy * HEAD
    arrow = group(picture, "arrow")
    line = f"M{x1:.1f} {y1:.1f}Q{cx:.1f} {cy:.1f} {bx:.1f} {by:.1f}"
    draw(arrow, "path", class_="halo", d=line)
    draw(arrow, "path", d=line)
    wing = HEAD * 0.55
    corners = (
        f"{x2:.1f},{y2:.1f} {bx - dy * wing:.1f},{by + dx * wing:.1f} "
        f"{bx + dy * wing:.1f},{by - dx * wing:.1f}"
    )
    draw(arrow, "polygon", points=corners)
