"""A state of any of the games as a picture: one SVG that stands alone and can be restyled.

Every point, bar, tray and checker is a group that says where it belongs (`data-place`,
`data-side`), so a page can use the picture as its board. Colours are custom properties of
`.backgammon`; nothing refers to anything outside, no script, no font.
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
from engine.game.machine import State


def picture(
    state: State,
    look: Look = DEFAULT,
    trails: Sequence[Trail] = (),
    used: Sequence[int] = (),
) -> str:
    """The state drawn; `trails` led to it, `used` are numbers of its stage already played."""
    numbers = numberings(state, look)
    layout = Layout(state.rules, look.bottom, len(numbers))
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
    """Title and description; their ids are made from what they say, so two pictures can meet."""
    says = {"title": name, "desc": content}
    key = f"{crc32(repr(says).encode()):08x}"
    root.set("role", "img")
    root.set("aria-labelledby", " ".join(f"{tag}-{key}" for tag in says))
    for tag, text in says.items():
        draw(root, tag, id=f"{tag}-{key}").text = text
