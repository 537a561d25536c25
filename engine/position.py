"""A position: where every checker of both sides stands, and nothing else.

Points are numbered 1 to 24 as one source prints them, for both sides alike: a position is never
seen from one side, and it does not say whose turn it is. It is stored as one byte per cell, so
that positions are cheap to compare, to hash and to convert to the integers that the move generator
works on (`pack`, `unpack`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Final, Literal, TypeVar

Word = TypeVar("Word", bound=str)
Color = Literal["white", "black"]
WHITE: Final = "white"
BLACK: Final = "black"
COLORS: Final[tuple[Color, Color]] = (WHITE, BLACK)
OTHER: Final[dict[Color, Color]] = {WHITE: BLACK, BLACK: WHITE}

POINTS: Final = tuple(str(point) for point in range(1, 25))
PLACES: Final = ("bar", *POINTS, "reserve", "off", "captured")
"""Every place where a checker can be; a point is named by its number as text."""

PHASES: Final = ("unstack", "restack", "bear_off")
PHASE_NUMBER: Final = {phase: number for number, phase in enumerate(PHASES)}

# One side is a row of cells: its places in the order of PLACES, then its phase.
CELL: Final = {place: cell for cell, place in enumerate(PLACES)}
PHASE_CELL: Final = len(PLACES)
SIDE_CELLS: Final = len(PLACES) + 1
OFFSET: Final[dict[Color, int]] = {WHITE: 0, BLACK: SIDE_CELLS}
CELLS: Final = 2 * SIDE_CELLS

MARK: Final = 0x40
"""The bit of a cell that marks a checker as pinned (Pin) or a tower as stacked (Doublets)."""
COUNT: Final = MARK - 1
UNMARKED: Final = bytes(cell & COUNT for cell in range(256))
"""Translation table for `bytes.translate` that removes the mark from each cell."""
MARKED: Final = bytes(cell >= MARK for cell in range(256))
"""Translation table that leaves 1 for a marked cell and 0 for any other."""


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """The checkers of both sides. Make one with `Position.of` or `Position.parse`.

    >>> position = Position.parse("white 1:2 12:5; black 24:2 bar:1")
    >>> position.count("black", "bar"), position.count("white", 12)
    (1, 5)
    """

    cells: bytes

    def __post_init__(self) -> None:
        if type(self.cells) is not bytes or len(self.cells) != CELLS:
            raise TypeError("Position.parse(text) and Position.of(white, black) make a position.")

    @staticmethod
    def of(
        white: Mapping[str, int],
        black: Mapping[str, int],
        marks: Mapping[Color, Sequence[str]] | None = None,
        phase: Mapping[Color, str] | None = None,
    ) -> Position:
        """The position with these counts by place, these marked points and these phases.

        >>> str(Position.of({"1": 2, "bar": 1}, {"24": 2}))
        'white bar:1 1:2; black 24:2'

        Raises `ValueError` for a place, a count, a colour or a phase that does not exist. Whether
        the position can arise in a game is another question: see `engine.check_position`.
        """
        cells = bytearray(CELLS)
        for offset, side in ((OFFSET[WHITE], white), (OFFSET[BLACK], black)):
            for place, count in side.items():
                cells[offset + _known(CELL, place, "place")] = _checkers(place, count)
        for color, points in (marks or {}).items():
            for point in points:
                if point not in POINTS:
                    raise ValueError(f"Only points 1 to 24 can be marked, not {point!r}.")
                cells[_known(OFFSET, color, "colour") + CELL[point]] |= MARK
        for color, phase_word in (phase or {}).items():
            cell = _known(OFFSET, color, "colour") + PHASE_CELL
            cells[cell] = _known(PHASE_NUMBER, phase_word, "phase")
        return Position(bytes(cells))

    @staticmethod
    def parse(text: str) -> Position:
        """Read the way positions are written as text: `white 1:2 12:5; black 24:2 bar:1`.

        `8:1!` is a marked point, `phase:restack` a side's phase. Upper and lower case are the same
        in the names of the colours. Raises `ValueError` with a sentence if the text is not written
        like this.
        """
        if not isinstance(text, str):
            raise TypeError(f"A position is text such as 'white 1:2; black 24:2', not {text!r}.")
        sides: dict[Color, dict[str, int]] = {}
        marks: dict[Color, list[str]] = {WHITE: [], BLACK: []}
        phase: dict[Color, str] = {}
        for part in text.split(";"):
            word, *entries = part.split() or [""]
            color = next((color for color in COLORS if color == word.lower()), None)
            if color is None or color in sides:
                raise ValueError(f"Write white and black once each, not {word!r} in {text!r}.")
            sides[color] = {}
            for entry in entries:
                place, _, value = entry.partition(":")
                if place == "phase":
                    phase[color] = value
                    continue
                number = value.removesuffix("!")
                if place in sides[color] or not (number.isascii() and number.isdigit()):
                    raise ValueError(
                        f"Write each place once, with a colon and a count as in '12:5', "
                        f"not {entry!r} in {text!r}."
                    )
                sides[color][place] = int(number)
                if value.endswith("!"):
                    marks[color].append(place)
        return Position.of(sides.get(WHITE, {}), sides.get(BLACK, {}), marks, phase)

    def count(self, color: Color, place: str | int) -> int:
        """How many checkers of this colour are on a place."""
        try:
            return self.cells[OFFSET[color] + CELL[str(place)]] & COUNT
        except KeyError:
            cell = _known(OFFSET, color, "colour") + _known(CELL, str(place), "place")
            return self.cells[cell] & COUNT

    def marked(self, color: Color, place: str | int) -> bool:
        """Whether this colour's checkers on a place are marked: pinned, or a stacked tower."""
        return self.cells[OFFSET[color] + CELL[str(place)]] >= MARK

    def side(self, color: Color) -> dict[str, int]:
        """This colour's checkers by place, without empty places."""
        row = self.row(color)
        return {PLACES[cell]: row[cell] for cell in range(len(row)) if row[cell]}

    def row(self, color: Color) -> bytes:
        """This colour's checkers, one count for each of PLACES."""
        return self.marked_row(color).translate(UNMARKED)

    def marked_row(self, color: Color) -> bytes:
        """This colour's cells for PLACES: counts of checkers, with the marks."""
        start = OFFSET.get(color)
        if start is None:
            start = _known(OFFSET, color, "colour")
        return self.cells[start : start + PHASE_CELL]

    def marks(self, color: Color) -> list[str]:
        """The points on which this colour's checkers are marked."""
        row = self.marked_row(color)[CELL[POINTS[0]] :]
        return list(compress(POINTS, row.translate(MARKED)))

    def phase(self, color: Color) -> str:
        """The phase of this side in Doublets: unstack, restack or bear_off."""
        return PHASES[self.cells[OFFSET[color] + PHASE_CELL]]

    def total(self, color: Color) -> int:
        """How many checkers this colour has on all places together."""
        return sum(self.row(color))

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def __str__(self) -> str:
        """The position as text that `parse` reads."""
        return "; ".join(f"{color} {self._row(color)}".rstrip() for color in COLORS)

    def _row(self, color: Color) -> str:
        entries = [
            f"{place}:{count}{'!' if self.marked(color, place) else ''}"
            for place, count in self.side(color).items()
        ]
        if self.cells[OFFSET[color] + PHASE_CELL]:
            entries.append(f"phase:{self.phase(color)}")
        return " ".join(entries)


def check_color(color: Color) -> None:
    """`ValueError` for a word that is not a colour."""
    if color not in COLORS:
        raise ValueError(f"There is no colour {color!r}; known: {', '.join(COLORS)}.")


def _known(table: Mapping[Word, int], word: Word, kind: str) -> int:
    """The number of a word in a table."""
    if word not in table:
        raise ValueError(f"There is no {kind} {word!r}; there are {', '.join(table)}.")
    return table[word]


def _checkers(place: str, count: int) -> int:
    """A count of checkers that fits into a cell beside the mark."""
    if not 0 <= count <= COUNT:
        raise ValueError(f"A place holds 0 to {COUNT} checkers, not {count} as on {place!r}.")
    return count


def pack(position: Position) -> int:
    """The position as an integer, one byte per cell, for the move generator."""
    return int.from_bytes(position.cells, "little")


def unpack(packed: int) -> Position:
    """The position of an integer that `pack` has made."""
    return Position(packed.to_bytes(CELLS, "little"))


def weighted_sum(row: bytes, weights: tuple[int, ...]) -> int:
    """The sum of the checkers of a row, each times the weight of its place."""
    total = 0
    for cell in range(len(row)):
        if row[cell]:
            total += row[cell] * weights[cell]
    return total


def checker_at(color: Color, place: str) -> int:
    """One checker on a place as a packed value, to be added to or taken from a packed position."""
    return 1 << 8 * (OFFSET[color] + CELL[place])
