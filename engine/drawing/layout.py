"""Where everything lies, in units of the picture.

The board is drawn as the rulebook prints it: two rows of points, the homes on the right, the bar
left of them. The side at the bottom has the lower row, its lower half of the bar and the lower
half of each tray; turning the picture over exchanges the rows and leaves left and right alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from engine.drawing.plan import Quarters, rows
from engine.position import COLORS, Color
from engine.referee.validate import places
from engine.rules.ruleset import Ruleset

POINT: Final = 44.0
"""The width of a point."""
DISC: Final = 40.0
SLAB: Final = 12.5
"""A checker in a tray is seen from its side."""
ROW: Final = 218.0
MIDDLE: Final = 64.0
BAR: Final = 56.0
TRAY: Final = 58.0
RAIL: Final = 12.0
BORDER: Final = 16.0
LINE: Final = 26.0
"""One line of numbers."""
CUBE: Final = 42.0
TRAYS: Final = ("reserve", "off", "captured")


class Pile(NamedTuple):
    """Where the checkers of a place lie: from (x, y) upwards (-1) or downwards (1)."""

    x: float
    y: float
    way: int
    room: float
    size: float = DISC

    def centre(self, index: int, count: int, step: float | None = None) -> tuple[float, float]:
        """The centre of a checker; the more there are, the closer they lie."""
        step = self.size if step is None else step
        if count > 1:
            step = min(step, (self.room - self.size) / (count - 1))
        return self.x, self.y + self.way * (self.size / 2 + index * step)

    def beyond(self, count: int) -> tuple[float, float]:
        """Where the checker lay that left this many behind."""
        if not count:
            return self.centre(0, 1)
        x, y = self.centre(count - 1, count)
        return x, y + self.way * self.size

    @property
    def end(self) -> float:
        """The far end of a tray, where there is room for a number."""
        return self.y + self.way * (self.room - self.size)


@dataclass(frozen=True)
class Layout:
    """The places of one game's board; `lines` of numbers stand above and below it."""

    rules: Ruleset
    bottom: Color
    lines: int

    @cached_property
    def rows(self) -> tuple[Quarters, Quarters]:
        """The quarters of the upper and of the lower row, from left to right."""
        return rows(self.rules, self.bottom)

    @cached_property
    def columns(self) -> dict[int, float]:
        """The middle of each point, from left to right."""
        return {
            point: x + POINT / 2 + POINT * k
            for row in self.rows
            for x, quarter in zip(self.quarters, row, strict=True)
            for k, point in enumerate(quarter)
        }

    @cached_property
    def quarters(self) -> list[float]:
        """The left edges of the quarters: the bar is left of the last."""
        if len(self.rows[0]) == 1:
            return [self.left + BAR]
        return [self.left, self.left + 6 * POINT + BAR]

    @property
    def left(self) -> float:
        """Where the field begins."""
        return BORDER + (TRAY + RAIL if self.has("reserve") else 0)

    @property
    def right(self) -> float:
        """Where the field ends."""
        return self.quarters[-1] + 6 * POINT

    @property
    def bar(self) -> float:
        """The middle of the bar."""
        return self.quarters[-1] - BAR / 2

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
        return self.right + (RAIL + TRAY if self.has("off") or self.has("captured") else 0) + BORDER

    @property
    def height(self) -> float:
        """The height of the whole picture."""
        return self.foot + self.top

    def has(self, place: str) -> bool:
        """Whether checkers can be there in this game."""
        return any(place in places(self.rules, color) for color in COLORS)

    def is_above(self, point: int) -> bool:
        """Whether a point is in the upper row."""
        return any(point in quarter for quarter in self.rows[0])

    def tray(self, place: str) -> float:
        """The left edge of a tray: the reserve waits on the left, all else ends on the right."""
        return BORDER if place == "reserve" else self.right + RAIL

    def pile(self, color: Color, place: str) -> Pile:
        """Where this side's checkers lie at a place."""
        below = color == self.bottom
        if place == "bar":
            start = CUBE / 2 + 6
            y = self.middle + (start if below else -start)
            return Pile(self.bar, y, 1 if below else -1, ROW + MIDDLE / 2 - start - CUBE - 6)
        if place in TRAYS:
            x = self.tray(place) + TRAY / 2
            y, way = (self.foot - 6, -1) if below else (self.top + 6, 1)
            return Pile(x, y, way, ROW - 6, SLAB)
        point = int(place)
        y, way = (self.top, 1) if self.is_above(point) else (self.foot, -1)
        return Pile(self.columns[point], y + way, way, ROW - 2)
