"""A board as text, laid out as most books print it: Black's side on top, White's below.

O is White and X is Black. Stacks start at the edge of the board and show five checkers; a higher
stack ends with its number of checkers. A pinned checker is at the edge, in lower case, under the
checker that pins it. In Doublets a tower is a stack, and an unstacked tower is two checkers side by
side.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.board import Route
from engine.drawing.look import DEFAULT, Home, Look, Trail
from engine.drawing.plan import Labels, Quarters, numberings, rows, rows_apart
from engine.drawing.words import cube_text, title, trail_text
from engine.game.game import Game
from engine.messages import CATALOGUES
from engine.position import BLACK, COLORS, OTHER, WHITE, Color, Position
from engine.rules.ruleset import Ruleset

LETTER: dict[Color, str] = {WHITE: "O", BLACK: "X"}
MAX_ROWS = 5
CELL = 3


def draw_text(state: Game, look: Look = DEFAULT, trails: Sequence[Trail] = ()) -> str:
    """The state as text: the title, the board, the cube and the moves that led to it."""
    notes = [cube_text(state, look), *(trail_text(state, look, trail) for trail in trails)]
    return "\n".join([title(state, look), "", board(state, look), *filter(None, notes), ""])


def board(state: Game, look: Look = DEFAULT) -> str:
    """The board as lines of text without trailing spaces."""
    rules, position = state.rules, state.position
    top, bottom = rows(rules, look.bottom)
    upper = _side(rules, position, top, OTHER[look.bottom], look.home)
    lower = _side(rules, position, bottom, look.bottom, look.home)
    edge = _line("+", ["-" * _width(quarter) for quarter in top], "-" * CELL, look.home)
    # a line between the rows shows that no checker moves from one to the other
    filling = "-" if rows_apart(rules.board) else " "
    middle = _line("|", [filling * _width(quarter) for quarter in top], "bar", look.home)
    numbers = numberings(state, look)
    lines = [
        _legend(rules, position, OTHER[look.bottom], look, numbers),
        *(_labels(top, labels, look.home) for labels in reversed(numbers)),
        edge,
        *upper,
        middle,
        *reversed(lower),
        edge,
        *(_labels(bottom, labels, look.home) for labels in numbers),
        _legend(rules, position, look.bottom, look, numbers),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _width(quarter: Sequence[int]) -> int:
    return CELL * len(quarter) + 1


def _line(border: str, quarters: Sequence[str], bar: str, home: Home) -> str:
    """One line of the board; the bar is beside the last quarter, the home board."""
    parts = [*quarters[:-1], bar, quarters[-1]]
    return border + border.join(parts if home == "right" else parts[::-1]) + border


def _quarter(cells: Sequence[str], home: Home) -> str:
    """The cells of a quarter, mirrored if the home boards are on the left."""
    return "".join(cells if home == "right" else cells[::-1]) + " "


def _labels(quarters: Quarters, labels: Labels, home: Home) -> str:
    row = [
        _quarter([f"{labels.get(point, ''):>{CELL}}" for point in quarter], home)
        for quarter in quarters
    ]
    return _line(" ", row, " " * CELL, home)


def _side(
    rules: Ruleset, position: Position, quarters: Quarters, color: Color, home: Home
) -> list[str]:
    """The lines of one side of the board from the edge inwards, with that colour's bar."""
    columns = [[_stack(rules, position, point) for point in quarter] for quarter in quarters]
    bar = _cut([LETTER[color]] * position.count(color, "bar"))
    deep = max(MAX_ROWS, len(bar), *(len(pile) for quarter in columns for pile in quarter))
    lines = []
    for row in range(deep):
        drawn = [_quarter([_cell(pile, row, ">") for pile in quarter], home) for quarter in columns]
        lines.append(_line("|", drawn, _cell(bar, row, "^"), home))
    return lines


def _cell(pile: list[str], row: int, align: str) -> str:
    return f"{pile[row] if row < len(pile) else '':{align}{CELL}}"


def _stack(rules: Ruleset, position: Position, point: int) -> list[str]:
    """The checkers on a point, from the edge inwards; an empty point is a dot."""
    towers = rules.has_phases
    pile = []
    # a pinned checker is at the edge
    for color in sorted(COLORS, key=lambda color: not position.marked(color, point)):
        count, marked = position.count(color, point), position.marked(color, point)
        letter = LETTER[color].lower() if marked and not towers else LETTER[color]
        pile += [letter * count] if count and towers and not marked else [letter] * count
    return _cut(pile) or ["."]


def _cut(pile: list[str]) -> list[str]:
    return pile if len(pile) <= MAX_ROWS else [*pile[:MAX_ROWS], str(len(pile))]


def _legend(
    rules: Ruleset, position: Position, color: Color, look: Look, numbers: Sequence[Labels]
) -> str:
    """The colour of a side, its route, and its checkers that are not on the board."""
    words = CATALOGUES[look.language].words
    if rules.has_phases:
        parts = [words["phase"][position.phase(color)]]
    else:
        parts = [_route_text(rules.board.route(color), look, numbers)]
    parts += [
        f"{words['place'][pile]} {position.count(color, pile)}"
        for pile in ("reserve", "off", "captured")
        if position.count(color, pile)
    ]
    return f"{LETTER[color]} {words['color'][color]}: {', '.join(parts)}"


def _route_text(route: Route, look: Look, numbers: Sequence[Labels]) -> str:
    """A route in words, as runs of consecutive points in the numbers next to the board.

    Numbers that occur twice, or not at all, name no point; then the points are absolute.
    """
    texts, labels = CATALOGUES[look.language].pictures, numbers[0] if numbers else {}
    is_clear = len({labels.get(point) for point in route.points}) == len(set(route.points))
    points = [int(labels[point]) if is_clear else point for point in route.points]
    turns = [i for i in range(1, len(points)) if abs(points[i] - points[i - 1]) != 1]
    starts, ends = [0, *turns], [*turns, len(points)]
    runs = [
        texts["run"].format(first=points[a], last=points[b - 1])
        for a, b in zip(starts, ends, strict=True)
    ]
    text = f" {texts['and']} ".join(runs)
    return f"{text} {texts['round']}" if route.circular else text
