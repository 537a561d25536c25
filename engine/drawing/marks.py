"""Helpers to create SVG elements. The element tree escapes all text."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement

from engine.drawing.digits import GAP, HEIGHT, STROKES, WIDTH, extent
from engine.position import Color


def draw(parent: Element, tag: str, **attributes: str | float) -> Element:
    """Add a child; `class_` and `data_place` become `class` and `data-place`."""
    names = {name.rstrip("_").replace("_", "-"): _text(v) for name, v in attributes.items()}
    return SubElement(parent, tag, names)


def _text(value: str | float) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def box(parent: Element, name: str, x: float, y: float, width: float, height: float) -> Element:
    """Add a rectangle."""
    return draw(parent, "rect", class_=name, x=x, y=y, width=width, height=height)


def number(
    parent: Element, text: str, x: float, y: float, size: float = 15, name: str = "number"
) -> Element:
    """Add a number centred on a point, with this height."""
    scale = size / HEIGHT
    left, top = _text(x - extent(text) * scale / 2), _text(y - size / 2)
    place = f"translate({left} {top}) scale({_text(scale)})"
    here = draw(parent, "g", class_=name, data_number=text, transform=place)
    for k, sign in enumerate(text):
        shift = {"transform": f"translate({_text(k * (WIDTH + GAP))} 0)"} if k else {}
        draw(here, "path", d=STROKES[sign], **shift)
    return here


def group(parent: Element, name: str, **data: str | float) -> Element:
    """Add a group with a class and data attributes for pages that use the picture."""
    return draw(parent, "g", class_=name, **data)


def at(parent: Element, name: str, color: Color, place: str, kind: str = "") -> Element:
    """Add a group for a place of one side."""
    return group(parent, f"{name} {color} {kind}".rstrip(), data_place=place, data_side=color)
