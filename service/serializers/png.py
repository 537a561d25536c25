"""From SVG to PNG. The pictures have no text in them, only strokes, so no font is looked for."""

from __future__ import annotations

from resvg_py import svg_to_bytes

from engine.drawing.look import Look
from engine.drawing.palette import written_out

DEFAULT_WIDTH = 640


def painted(svg: str, look: Look) -> bytes:
    """The picture as pixels; what follows the reader's system is light here."""
    width = look.width or DEFAULT_WIDTH
    plain = written_out(svg, look.theme)
    return svg_to_bytes(svg_string=plain, width=width, skip_system_fonts=True)
