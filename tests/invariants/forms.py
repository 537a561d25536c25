"""The engine's values in the plain forms of the reference and back, and mirrored."""

from __future__ import annotations

from itertools import product
from typing import Any

from engine.position import (
    BLACK,
    CELL,
    COLORS,
    MARK,
    OFFSET,
    OTHER,
    POINTS,
    SIDE_CELLS,
    WHITE,
    Position,
)
from engine.rules.ruleset import Ruleset
from engine.turn import IfShort, NameDouble, NameRoll, PlayStage, Roll, Stage
from engine.variants import VARIANTS, ruleset

Plain = dict[str, Any]


def options_of(name: str) -> list[Ruleset]:
    """A game with every combination of its house rules, the rulebook's own first."""
    options = VARIANTS[name].options
    return [
        ruleset(name, dict(zip((option.name for option in options), values, strict=True)))
        for values in product(*(option.values for option in options))
    ]


def to_plain(position: Position, phases: bool = False) -> Plain:
    """The JSON form of a position; phases only where the game has them."""
    plain: Plain = {color: position.side(color) for color in COLORS}
    if max(position.cells) >= MARK:
        marks = {color: position.marks(color) for color in COLORS}
        plain["marks"] = {color: points for color, points in marks.items() if points}
    if phases:
        plain["phase"] = {color: position.phase(color) for color in COLORS}
    return plain


def from_plain(plain: Plain) -> Position:
    """The position of a JSON form."""
    return Position.of(plain[WHITE], plain[BLACK], plain.get("marks"), plain.get("phase"))


def has_phases(rules: Ruleset) -> bool:
    """Whether its positions carry phases: only where there are three of them."""
    return rules.has_phases


def stage_to_plain(stage: Stage) -> Plain:
    """The JSON form of a stage, defaults left out."""
    match stage:
        case PlayStage(numbers, in_order, if_short):
            plain: Plain = {"do": "play", "numbers": list(numbers)}
            if in_order:
                plain["in_order"] = True
            if if_short is not IfShort.CARRY_ON:
                plain["if_short"] = str(if_short)
            return plain
        case NameDouble(if_short):
            return {"do": "name_double", "if_short": str(if_short)}
        case NameRoll():
            return {"do": "name_roll"}
        case Roll(by_opponent, shown, again):
            stage_json: Plain = {"do": "roll"}
            stage_json |= {"by": "opponent"} if by_opponent else {}
            stage_json |= {"shown": True} if shown else {}
            return stage_json | ({"again": True} if again else {})
        case _:
            return {"do": "open"}


def reflection(rules: Ruleset) -> dict[str, str] | None:
    """The points under which one side's route becomes the other's; None if there are none."""
    white, black = rules.board.white.points, rules.board.black.points
    if black == white:
        return {point: point for point in POINTS}
    if black == tuple(25 - point for point in white):
        return {point: str(25 - int(point)) for point in POINTS}
    if black == (*white[12:], *white[:12]):
        return {point: str((int(point) + 11) % 24 + 1) for point in POINTS}
    return None


def mirrored(position: Position, points: dict[str, str]) -> Position:
    """Colours swapped, and each point exchanged for its reflection."""
    cells = bytearray(position.cells)
    for color in COLORS:
        start, rival = OFFSET[color], OFFSET[OTHER[color]]
        cells[rival : rival + SIDE_CELLS] = position.cells[start : start + SIDE_CELLS]
        for point, other in points.items():
            cells[rival + CELL[other]] = position.cells[start + CELL[point]]
    return Position(bytes(cells))
