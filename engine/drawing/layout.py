"""The coordinates of everything on the board, in units of the picture.

The board is drawn as most books print it: two rows of points, the home boards on the right, the
bar left of them. The side at the bottom has the lower row and the lower halves of the bar and of
each tray. `bottom` exchanges the rows, but not left and right; `home` mirrors left and right. Where
both sides start from opposite corners, `bottom` turns the board by half a circle, and the other
side bears off at the other end.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from engine.drawing.look import Home
from engine.drawing.plan import Quarters, rows
from engine.position import COLORS, Color
from engine.referee.validate import places
from engine.rules.ruleset import Ruleset

POINT: Final = 44.0
"""The width of a point."""
DISC: Final = 40.0
SLAB: Final = 12.5
"""The height of a checker in a tray, where it is seen from the side."""
ROW: Final = 218.0
MIDDLE: Final = 64.0
BAR: Final = 56.0
TRAY: Final = 48.0
RAIL: Final = 12.0
BORDER: Final = 16.0
LINE: Final = 26.0
"""The height of a line of numbers."""
CUBE: Final = 42.0
TRAYS: Final = ("reserve", "off", "captured")


class Stack(NamedTuple):
    """The coordinates of a stack of checkers: from (x, y) upwards (-1) or downwards (1)."""

    x: float
    y: float
    direction: int
    room: float
    size: float = DISC

    def centre(self, index: int, count: int, step: float | None = None) -> tuple[float, float]:
        """The centre of a checker; in a high stack the checkers overlap."""
        step = self.size if step is None else step
        if count > 1:
            step = min(step, (self.room - self.size) / (count - 1))
        return self.x, self.y + self.direction * (self.size / 2 + index * step)

    def beyond(self, count: int) -> tuple[float, float]:
        """The centre of the next checker on a stack of this many."""
        if not count:
            return self.centre(0, 1)
        x, y = self.centre(count - 1, count)
        return x, y + self.direction * self.size

    @property
    def end(self) -> float:
        """The far end of a tray, where a number can be shown."""
        return self.y + self.direction * (self.room - self.size)


@dataclass(frozen=True)
class Layout:
    """The layout of a game's board with this many lines of numbers above and below it."""

    rules: Ruleset
    bottom: Color
    home: Home
    lines: int

    @cached_property
    def rows(self) -> tuple[Quarters, Quarters]:
        """The quarters of the upper and of the lower row; the home boards are last."""
        return rows(self.rules, self.bottom)

    @cached_property
    def columns(self) -> dict[int, float]:
        """The middle of each point."""
        return {
            point: self._mirrored(x + POINT / 2 + POINT * k)
            for row in self.rows
            for x, quarter in zip(self._edges, row, strict=True)
            for k, point in enumerate(quarter)
        }

    @cached_property
    def quarters(self) -> list[float]:
        """The left edges of the quarters; the last one is the home board."""
        return [self._mirrored(x, 6 * POINT) for x in self._edges]

    @cached_property
    def _edges(self) -> list[float]:
        """The left edges of the quarters with the home board on the right."""
        trays = self.has("reserve") or any(map(self._bears_off_far, COLORS))
        left = BORDER + (TRAY + RAIL if trays else 0)
        return [left + BAR] if len(self.rows[0]) == 1 else [left, left + 6 * POINT + BAR]

    def _mirrored(self, x: float, width: float = 0) -> float:
        """The left edge of something this wide, mirrored if the home boards are on the left."""
        return x if self.home == "right" else self.width - x - width

    @property
    def bar(self) -> float:
        """The middle of the bar, which is beside the home board."""
        return self._mirrored(self._edges[-1] - BAR / 2)

    @property
    def top(self) -> float:
        """The upper edge of the field."""
        return BORDER if not self.lines else 6 + self.lines * LINE

    @property
    def middle(self) -> float:
        """The line between the two rows."""
        return self.top + ROW + MIDDLE / 2

    @property
    def foot(self) -> float:
        """The lower edge of the field."""
        return self.top + 2 * ROW + MIDDLE

    @property
    def width(self) -> float:
        """The width of the whole picture."""
        trays = RAIL + TRAY if self.has("off") or self.has("captured") else 0
        return self._edges[-1] + 6 * POINT + trays + BORDER

    @property
    def height(self) -> float:
        """The height of the whole picture."""
        return self.foot + self.top

    def has(self, place: str) -> bool:
        """Whether this game has checkers at this place."""
        return any(place in places(self.rules, color) for color in COLORS)

    def is_above(self, point: int) -> bool:
        """Whether a point is in the upper row."""
        return any(point in quarter for quarter in self.rows[0])

    def _bears_off_far(self, color: Color) -> bool:
        """Whether a side bears off at the other end, away from the home of the side below."""
        route = self.rules.board.route(color)
        far = [row[0] for row in self.rows if len(row) > 1]
        return route.leaves_board and any(route.points[-1] in quarter for quarter in far)

    def tray(self, color: Color, place: str) -> float:
        """The left edge of a tray: all but the reserve are where the side's route ends."""
        is_far = place == "reserve" or (place == "off" and self._bears_off_far(color))
        x = BORDER if is_far else self._edges[-1] + 6 * POINT + RAIL
        return self._mirrored(x, TRAY)

    def stack(self, color: Color, place: str) -> Stack:
        """The stack of this side's checkers at a place."""
        below = color == self.bottom
        if place == "bar":
            start = CUBE / 2 + 6
            y = self.middle + (start if below else -start)
            return Stack(self.bar, y, 1 if below else -1, ROW + MIDDLE / 2 - start - CUBE - 6)
        if place in TRAYS:
            x = self.tray(color, place) + TRAY / 2
            y, direction = (self.foot - 6, -1) if below else (self.top + 6, 1)
            return Stack(x, y, direction, ROW - 6, SLAB)
        point = int(place)
        y, direction = (self.top, 1) if self.is_above(point) else (self.foot, -1)
        return Stack(self.columns[point], y + direction, direction, ROW - 2)
