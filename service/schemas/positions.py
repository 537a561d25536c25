"""Fields for what lies on the table: the options of the game, the position, the dice."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from marshmallow import ValidationError
from marshmallow.fields import Field

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
from engine.rules.ruleset import Value
from engine.stakes import options as stakes_options
from engine.stakes.chouette import options as chouette_options
from engine.stakes.cube import HIGHEST
from engine.variants import VARIANTS
from service.schemas.errors import pointer_to, read_part
from service.schemas.fields import (
    MISSING,
    Between,
    Choice,
    Flag,
    JsonField,
    ListOf,
    WholeNumber,
    die_field,
    name_field,
    words,
    wrong_size,
    wrong_type,
)
from service.schemas.texts import UnreadableDice

MOST_CHECKERS = 15
LONGEST_SHOWN = 20
MOST_OPTIONS = 32
OPTION_NAME = re.compile("[a-z_]{1,64}")
POSITION_KEYS = (*COLORS, "marks", "phase")


class DiceField(ListOf[int]):
    """Two dice."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(die_field(), 2, 2, **arguments)

    def _deserialize(self, value: Any, *arguments: Any, **more: Any) -> tuple[int, ...]:
        if type(value) is UnreadableDice:
            facts = {"found": value[:LONGEST_SHOWN]}
            raise ValidationError([Fault("unreadable_dice", facts=facts)])
        return super()._deserialize(value, *arguments, **more)


class OptionValueField(JsonField[Value]):
    """What a house rule is set to: text, a whole number, true or false."""

    wrong = wrong_type("option")
    text = name_field()
    number = WholeNumber(validate=Between(0, HIGHEST))

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Value:
        if type(value) is bool:
            return value
        if type(value) is str:
            return self.text.deserialize(value)
        if type(value) in (int, float):
            number: int = self.number.deserialize(value)
            return number
        raise self.invalid()


ANY_VALUE: Final = OptionValueField()
BY_TYPE: Final[Mapping[type, Field[Any]]] = {
    bool: Flag(),
    int: OptionValueField.number,
    str: OptionValueField.text,
}
OPTIONS: Final[Mapping[str, Field[Any]]] = {
    **{
        option.name: BY_TYPE[type(option.default)]
        for rules in VARIANTS.values()
        for option in rules.options
    },
    **{
        name: BY_TYPE[type(values[0])]
        for name, values in {**stakes_options.OPTIONS, **chouette_options.OPTIONS}.items()
    },
}
"""The field of every option there is: an option has the same type wherever it exists."""


class OptionsField(JsonField[dict[str, Value]]):
    """House rules by name; which of them exist depends on the game."""

    wrong = wrong_type("object")

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> dict[str, Value]:
        if type(value) is not dict:
            raise self.invalid()
        if len(value) > MOST_OPTIONS:
            raise ValidationError([wrong_size(0, MOST_OPTIONS)])
        faults = [
            Fault("bad_name", pointer_to("", key))
            for key in value
            if not OPTION_NAME.fullmatch(key)
        ]
        options: dict[str, Value] = {}
        for key, setting in value.items():
            if setting is not None:
                field = OPTIONS.get(key, ANY_VALUE)
                read = read_part(field, setting, pointer_to("", key), faults)
                options |= {} if read is None else {key: read}
        if faults:
            raise ValidationError(list(faults))
        return options


class PositionInput(NamedTuple):
    """A position, and whether the client sends the phase of each side."""

    position: Position
    has_phase: bool


class PositionField(JsonField[PositionInput]):
    """A position in one pass: the cells are filled as the object is read."""

    wrong = wrong_type("object")
    count = WholeNumber(validate=Between(0, MOST_CHECKERS))
    phase = Choice({word: number for number, word in enumerate(PHASES)})

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> PositionInput:
        if type(value) is not dict:
            raise self.invalid()
        cells = bytearray(CELLS)
        faults: list[Fault] = []
        for side in COLORS:
            if value.get(side) is not None:
                self._side(value[side], OFFSET[side], f"/{side}", cells, faults)
            else:
                faults.append(Fault("missing", f"/{side}"))
        faults += _unknown_fields(value, POSITION_KEYS, "")
        if value.get("marks") is not None:
            _marks(value["marks"], cells, faults)
        has_phase = value.get("phase") is not None
        if has_phase:
            self._phases(value["phase"], cells, faults)
        if faults:
            raise ValidationError(list(faults))
        return PositionInput(Position(bytes(cells)), has_phase)

    def _side(
        self, value: object, offset: int, pointer: str, cells: bytearray, faults: list[Fault]
    ) -> None:
        """The checkers of one side, by place."""
        if not isinstance(value, dict):
            faults.append(wrong_type("object", pointer))
            return
        for place, checkers in value.items():
            cell = CELL.get(place)
            if cell is None:
                faults.append(Fault("unknown_place", pointer_to(pointer, place)))
            elif type(checkers) is int and 0 <= checkers <= MOST_CHECKERS:
                cells[offset + cell] = checkers
            else:
                count = read_part(self.count, checkers, f"{pointer}/{place}", faults)
                cells[offset + cell] = count or 0

    def _phases(self, value: object, cells: bytearray, faults: list[Fault]) -> None:
        """The phase of each side, in games that have phases."""
        if not isinstance(value, dict):
            faults.append(wrong_type("object", "/phase"))
            return
        faults += _unknown_fields(value, COLORS, "/phase")
        for side in COLORS:
            if value.get(side) is not None:
                number = read_part(self.phase, value[side], f"/phase/{side}", faults)
                cells[OFFSET[side] + PHASE_CELL] = number or 0
            else:
                faults.append(Fault(MISSING.code, f"/phase/{side}"))


POINT_LIST = ListOf(Choice(words(POINTS)), 0, len(POINTS))


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
    return [Fault("unknown_field", pointer_to(pointer, key)) for key in value if key not in known]
