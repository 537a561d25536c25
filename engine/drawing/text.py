"""A board as text, laid out as the rulebook prints it: Black's side on top, White's below.

O is White and X is Black, five checkers deep; a taller pile ends in the number it holds. Piles
rest on the edge of the board, so a pinned checker lies outermost, in lower case, and the pinner
on top of it. Where the game is played with towers, a tower stands as a pile and two checkers side
by side are one that was taken down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.board import down, up
from engine.position import BLACK, COLORS, WHITE, Color, Position
from engine.rules import Ruleset

LETTER: dict[Color, str] = {WHITE: "O", BLACK: "X"}
DEEP = 5
CELL = 3

TOP = (down(12, 7), down(6, 1))
BOTTOM = (up(13, 18), up(19, 24))


def board(rules: Ruleset, position: Position) -> str:
    """The position as a picture of lines, none of which ends in a space."""
    top, bottom = ([q for q in side if q[0] in rules.board.points] for side in (TOP, BOTTOM))
    upper = _side(rules, position, top, BLACK)
    lower = _side(rules, position, bottom, WHITE)
    edge = _line("+", ("-" * _width(quarter) for quarter in top), "-" * CELL)
    # where nobody crosses from one row to the other, the picture says so
    apart = set(rules.board.white.points).isdisjoint(rules.board.black.points)
    middle = _line("|", (("-" if apart else " ") * _width(q) for q in top), "bar")
    lines = [
        _legend(rules, position, BLACK),
        _labels(top),
        edge,
        *upper,
        middle,
        *reversed(lower),
        edge,
        _labels(bottom),
        _legend(rules, position, WHITE),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _width(quarter: Sequence[int]) -> int:
    return CELL * len(quarter) + 1


def _line(border: str, quarters: Iterable[str], bar: str) -> str:
    """One line across: the bar stands left of the home quarters, whatever else there is."""
    *outer, home = quarters
    return border + border.join([*outer, bar, home]) + border


def _labels(quarters: Sequence[Sequence[int]]) -> str:
    row = ("".join(f"{point:>{CELL}}" for point in quarter) + " " for quarter in quarters)
    return _line(" ", row, " " * CELL)


def _side(
    rules: Ruleset, position: Position, quarters: Sequence[Sequence[int]], color: Color
) -> list[str]:
    """One side of the board from its edge inwards; its half of the bar is that colour's."""
    columns = [[_pile(rules, position, point) for point in quarter] for quarter in quarters]
    bar = _cut([LETTER[color]] * position.count(color, "bar"))
    deep = max(DEEP, len(bar), *(len(pile) for quarter in columns for pile in quarter))
    lines = []
    for row in range(deep):
        drawn = ("".join(_cell(pile, row, ">") for pile in quarter) + " " for quarter in columns)
        lines.append(_line("|", drawn, _cell(bar, row, "^")))
    return lines


def _cell(pile: list[str], row: int, align: str) -> str:
    return f"{pile[row] if row < len(pile) else '':{align}{CELL}}"


def _pile(rules: Ruleset, position: Position, point: int) -> list[str]:
    """What lies on a point, from the edge inwards; an empty point is a dot."""
    towers = bool(rules.setup.marks(WHITE))
    pile = []
    # a pinned checker was there first
    for color in sorted(COLORS, key=lambda color: not position.marked(color, point)):
        count, marked = position.count(color, point), position.marked(color, point)
        letter = LETTER[color].lower() if marked and not towers else LETTER[color]
        pile += [letter * count] if count and towers and not marked else [letter] * count
    return _cut(pile) or ["."]


def _cut(pile: list[str]) -> list[str]:
    return pile if len(pile) <= DEEP else [*pile[:DEEP], str(len(pile))]


def _legend(rules: Ruleset, position: Position, color: Color) -> str:
    """Whose side it is, which way he runs, and his checkers that are not on the board."""
    route = rules.board.route(color)
    if rules.mechanics and not route.circular:
        says = [f"phase {position.phase(color)}"]
    else:
        says = [_way(route.points) + (" and round again" if route.circular else "")]
    says += [
        f"{pile} {position.count(color, pile)}"
        for pile in ("reserve", "off", "captured")
        if position.count(color, pile)
    ]
    return f"{LETTER[color]} {color.capitalize()}: {', '.join(says)}"


def _way(points: Sequence[int]) -> str:
    """A route in words; where it leaps, from where to where."""
    turns = [i for i in range(1, len(points)) if abs(points[i] - points[i - 1]) != 1]
    starts, ends = [0, *turns], [*turns, len(points)]
    runs = [f"{points[a]} to {points[b - 1]}" for a, b in zip(starts, ends, strict=True)]
    return " and ".join(runs)
