"""Reading what a question is about: the game's options, the position, the dice."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, cast

from engine.faults import Fault
from engine.position import (
    CELL,
    CELLS,
    COLORS,
    MARK,
    OFFSET,
    PHASE_CELL,
    PHASES,
    POINTS,
    Color,
    Position,
)
from engine.rules.ruleset import Value
from engine.turn import Dice
from service.schemas.fields import (
    Faults,
    Reader,
    is_object,
    items_of,
    no_others,
    optional,
    pointer_to,
    required,
    text_up_to,
    whole_between,
    word_of,
    wrong_type,
)

MOST_CHECKERS = 15
MOST_OPTIONS = 8
OPTION_NAME = re.compile("[a-z_]{1,64}")
SIDES = frozenset(COLORS)

die = whole_between(1, 6)
name = text_up_to(64)
color = cast("Reader[Color]", word_of(COLORS))
_two = items_of(die, 2, 2)

_count = whole_between(0, MOST_CHECKERS)
_points = items_of(word_of(POINTS), 0, len(POINTS))
_phase_word = word_of(PHASES)
_option_number = whole_between(0, 1000)


def dice(value: Any, pointer: str, faults: Faults) -> Dice:
    """Two dice."""
    found = _two(value, pointer, faults)
    return (found[0], found[1]) if found else (1, 1)


def options(value: Any, pointer: str, faults: Faults) -> dict[str, Value]:
    """House rules by name; which of them exist is the game's business."""
    if not is_object(value, pointer, faults):
        return {}
    if len(value) > MOST_OPTIONS:
        faults.append(Fault("wrong_size", pointer, facts={"size": [0, MOST_OPTIONS]}))
        return {}
    unreadable = [key for key in value if not OPTION_NAME.fullmatch(key)]
    faults += [Fault("bad_name", pointer_to(pointer, key)) for key in unreadable]
    return {key: _option_value(one, pointer_to(pointer, key), faults) for key, one in value.items()}


def _option_value(value: Any, pointer: str, faults: Faults) -> Value:
    if type(value) is bool:
        return value
    if type(value) is str:
        return name(value, pointer, faults)
    if type(value) in (int, float):
        return _option_number(value, pointer, faults)
    faults.append(wrong_type(pointer, "option"))
    return False


class Placed(NamedTuple):
    """A position, and whether the client said in which phase each side is."""

    position: Position
    says_phase: bool


def position(value: Any, pointer: str, faults: Faults) -> Placed:
    """A position in one pass: the cells are filled as the dict is read."""
    cells = bytearray(CELLS)
    says_phase = False
    if is_object(value, pointer, faults):
        for side in COLORS:
            if side in value:
                _side(value[side], OFFSET[side], f"{pointer}/{side}", cells, faults)
            else:
                faults.append(Fault("missing", f"{pointer}/{side}"))
        if value.keys() - SIDES:
            no_others(value, (*COLORS, "marks", "phase"), pointer, faults)
            _marks(value.get("marks", {}), f"{pointer}/marks", cells, faults)
            says_phase = "phase" in value
        if says_phase:
            _phases(value["phase"], f"{pointer}/phase", cells, faults)
    return Placed(Position(bytes(cells)), says_phase)


def _side(value: Any, offset: int, pointer: str, cells: bytearray, faults: Faults) -> None:
    if not is_object(value, pointer, faults):
        return
    side: dict[str, Any] = value
    for place, checkers in side.items():
        cell = CELL.get(place)
        if cell is None:
            faults.append(Fault("unknown_place", pointer_to(pointer, place)))
        elif type(checkers) is int and 0 <= checkers <= MOST_CHECKERS:
            cells[offset + cell] = checkers
        else:
            cells[offset + cell] = _count(checkers, f"{pointer}/{place}", faults)


def _marks(value: Any, pointer: str, cells: bytearray, faults: Faults) -> None:
    if not is_object(value, pointer, faults):
        return
    no_others(value, COLORS, pointer, faults)
    for side in COLORS:
        points = optional(value, side, _points, pointer, faults, ())
        if len(set(points)) < len(points):
            faults.append(Fault("repeated", f"{pointer}/{side}"))
        for point in filter(None, points):
            cells[OFFSET[side] + CELL[point]] |= MARK


def _phases(value: Any, pointer: str, cells: bytearray, faults: Faults) -> None:
    if not is_object(value, pointer, faults):
        return
    no_others(value, COLORS, pointer, faults)
    for side in COLORS:
        word = required(value, side, _phase_word, pointer, faults, "")
        cells[OFFSET[side] + PHASE_CELL] = PHASES.index(word) if word else 0
