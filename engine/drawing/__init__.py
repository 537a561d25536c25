"""States as pictures: `draw_svg` for a page, `draw_text` for a terminal."""

from engine.drawing.look import Home, Look, Numbers, Theme, Trail
from engine.drawing.svg import draw_svg
from engine.drawing.text import draw_text

__all__ = ["Home", "Look", "Numbers", "Theme", "Trail", "draw_svg", "draw_text"]
