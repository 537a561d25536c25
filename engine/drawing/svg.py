"""A state of any of the games as a picture: one SVG that stands alone and can be restyled.

Every point, bar, tray and checker is a group that says where it belongs (`data-place`,
`data-side`), so a page can use the picture as its board. Colours are custom properties of
`.backgammon`; nothing refers to anything outside, no script, no font.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element, tostring
from zlib import crc32

from engine.drawing.arrows import draw_arrows
from engine.drawing.board import draw_board
from engine.drawing.checkers import checkers, draw_checker
from engine.drawing.layout import Layout
from engine.drawing.look import Look, style
from engine.drawing.marks import draw
from engine.drawing.table import draw_cube, draw_dice
from engine.drawing.words import description, title
from engine.game import State
from engine.position import Color
from engine.stages import Move

DEFAULT = Look()


class Trail(NamedTuple):
    """Moves that led to the position, shown as arrows."""

    color: Color
    moves: Sequence[Move]


def picture(
    state: State, look: Look = DEFAULT, played: Sequence[Move] = (), last: Trail | None = None
) -> str:
    """The state drawn; `played` are moves of the present stage that led to its position."""
    numberings = _numberings(state, look)
    layout = Layout(state.rules, look.bottom, len(numberings))
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
    root.set("class", f"backgammon {look.theme}")
    root.set("viewBox", f"0 0 {layout.width:g} {layout.height:g}")
    if look.width:
        root.set("width", str(look.width))
        root.set("height", f"{look.width * layout.height / layout.width:.0f}")
    _explain(root, state)
    draw(root, "style").text = style(look.theme)
    draw_board(root, layout, numberings)
    for checker in checkers(layout, state.position):
        draw_checker(root, layout, checker)
    draw_dice(root, layout, state, [move.number for move in played])
    draw_cube(root, layout, state)
    if last:
        draw_arrows(root, layout, state.position, last.color, last.moves)
    if played and state.turn and state.turn.player:
        draw_arrows(root, layout, state.position, state.turn.player, played)
    return tostring(root, encoding="unicode")


def _explain(root: Element, state: State) -> None:
    """Title and description; their names are made from what they say, so two pictures can meet."""
    says = {"title": title(state), "desc": description(state)}
    key = f"{crc32(repr(says).encode()):08x}"
    root.set("role", "img")
    root.set("aria-labelledby", " ".join(f"{tag}-{key}" for tag in says))
    for tag, text in says.items():
        draw(root, tag, id=f"{tag}-{key}").text = text


def _numberings(state: State, look: Look) -> list[Mapping[int, str]]:
    """The lines of numbers, the one next to the board first."""
    points = {point: str(point) for point in state.rules.board.points}
    mover = (state.turn.player if state.turn else None) or look.bottom
    match look.numbers:
        case "none":
            return []
        case "points":
            return [points]
        case "both":
            return [points, _written(state, mover)]
        case "mover":
            return [_written(state, mover)]
        case color:
            return [_written(state, color)]


def _written(state: State, color: Color) -> Mapping[int, str]:
    """The points as this side writes them in its moves."""
    route = state.rules.board.route(color)
    return {point: route.written(str(point)) for point in route.points}
