"""A state of any game as a self-contained SVG.

Every point, bar, tray and checker is a group with its place and side (`data-place`, `data-side`),
so that a page can use the picture as its board. Colours are custom properties of `.backgammon`.
The picture has no scripts, no fonts and no external references.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element, tostring
from zlib import crc32

from engine.drawing.arrows import draw_arrows
from engine.drawing.board import draw_board
from engine.drawing.checkers import checkers, draw_checker
from engine.drawing.layout import Layout
from engine.drawing.look import DEFAULT, Look, Trail
from engine.drawing.marks import draw
from engine.drawing.palette import style
from engine.drawing.plan import numberings
from engine.drawing.table import draw_cube, draw_dice
from engine.drawing.words import description, title
from engine.game.game import Game


def draw_svg(
    state: Game,
    look: Look = DEFAULT,
    trails: Sequence[Trail] = (),
    used: Sequence[int] = (),
) -> str:
    """Draw a state; `trails` are moves that led to it, `used` are played numbers of its stage."""
    numbers = numberings(state, look)
    layout = Layout(state.rules, look.bottom, look.home, len(numbers))
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
    root.set("class", f"backgammon {look.theme}")
    root.set("viewBox", f"0 0 {layout.width:g} {layout.height:g}")
    if look.width:
        root.set("width", str(look.width))
        root.set("height", f"{look.width * layout.height / layout.width:.0f}")
    _explain(root, title(state, look), description(state, look, trails))
    draw(root, "style").text = style(look.theme)
    draw_board(root, layout, numbers)
    for checker in checkers(layout, state.position):
        draw_checker(root, layout, checker)
    draw_dice(root, layout, state, used)
    draw_cube(root, layout, state)
    for trail in trails:
        draw_arrows(root, layout, state.position, trail)
    return tostring(root, encoding="unicode")


def _explain(root: Element, name: str, content: str) -> None:
    """Add title and description, with ids that are unique even with several pictures in a page."""
    texts = {"title": name, "desc": content}
    key = f"{crc32(repr(texts).encode()):08x}"
    root.set("role", "img")
    root.set("aria-labelledby", " ".join(f"{tag}-{key}" for tag in texts))
    for tag, text in texts.items():
        draw(root, tag, id=f"{tag}-{key}").text = text
