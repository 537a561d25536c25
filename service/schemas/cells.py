"""The position of a request, read in one pass: the cells are filled as the object is read.

Plain functions beside the field that calls them (`PositionField`), because they can be compiled
and marshmallow's classes cannot (docs/adr/0022).
"""

from __future__ import annotations

from itertools import islice
from typing import Final, NamedTuple

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
    Position,
)
from engine.variants import MOST_CHECKERS
from service.errors import MOST_FAULTS
from service.schemas.errors import pointer_to, read_part
from service.schemas.fields import (
    MISSING,
    Between,
    Choice,
    ListOf,
    WholeNumber,
    words,
    wrong_type,
)

POSITION_KEYS: Final = (*COLORS, "marks", "phase")

CHECKERS: Final = WholeNumber(validate=Between(0, MOST_CHECKERS))
PHASE: Final = Choice({word: number for number, word in enumerate(PHASES)})
POINT_LIST: Final = ListOf(Choice(words(POINTS)), 0, len(POINTS))


class PositionInput(NamedTuple):
    """A position, and whether the client sends the phase of each side."""

    position: Position
    has_phase: bool


def read_position(value: dict[str, object], faults: list[Fault]) -> PositionInput:
    """The position in an object; what is wrong with it is added to `faults`."""
    cells = bytearray(CELLS)
    for side in COLORS:
        checkers = value.get(side)
        if checkers is None:
            faults.append(Fault("missing", f"/{side}"))
        else:
            _side(checkers, OFFSET[side], f"/{side}", cells, faults)
    faults += _unknown_fields(value, POSITION_KEYS, "")
    if value.get("marks") is not None:
        _marks(value["marks"], cells, faults)
    has_phase = value.get("phase") is not None
    if has_phase:
        _phases(value["phase"], cells, faults)
    return PositionInput(Position(bytes(cells)), has_phase)


def _side(value: object, offset: int, pointer: str, cells: bytearray, faults: list[Fault]) -> None:
    """The checkers of one side, by place."""
    if not isinstance(value, dict):
        faults.append(wrong_type("object", pointer))
        return
    for place, checkers in value.items():
        cell = CELL.get(place)
        if len(faults) >= MOST_FAULTS:
            return
        if cell is None:
            faults.append(Fault("unknown_place", pointer_to(pointer, place)))
        elif type(checkers) is int and 0 <= checkers <= MOST_CHECKERS:
            cells[offset + cell] = checkers
        else:
            count = read_part(CHECKERS, checkers, f"{pointer}/{place}", faults)
            cells[offset + cell] = count or 0


def _phases(value: object, cells: bytearray, faults: list[Fault]) -> None:
    """The phase of each side, in games that have phases."""
    if not isinstance(value, dict):
        faults.append(wrong_type("object", "/phase"))
        return
    faults += _unknown_fields(value, COLORS, "/phase")
    for side in COLORS:
        if value.get(side) is not None:
            number = read_part(PHASE, value[side], f"/phase/{side}", faults)
            cells[OFFSET[side] + PHASE_CELL] = number or 0
        else:
            faults.append(Fault(MISSING.code, f"/phase/{side}"))


def _marks(value: object, cells: bytearray, faults: list[Fault]) -> None:
    """The marked points of each side."""
    if not isinstance(value, dict):
        faults.append(wrong_type("object", "/marks"))
        return
    faults += _unknown_fields(value, COLORS, "/marks")
    for side in COLORS:
        points = [] if value.get(side) is None else value[side]
        for point in read_part(POINT_LIST, points, f"/marks/{side}", faults) or ():
            cells[OFFSET[side] + CELL[point]] |= MARK
        if type(points) is list and len(points) <= len(POINTS):
            known = [point for point in points if type(point) is str and point in POINTS]
            if len(set(known)) < len(known):
                faults.append(Fault("repeated", f"/marks/{side}"))


def _unknown_fields(value: dict[str, object], known: tuple[str, ...], pointer: str) -> list[Fault]:
    unknown = (key for key in value if key not in known)
    return [
        Fault("unknown_field", pointer_to(pointer, key)) for key in islice(unknown, MOST_FAULTS)
    ]
