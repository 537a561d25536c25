"""Fields for what lies on the table: the options of the game, the position, the dice."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from marshmallow import ValidationError
from marshmallow.fields import Field

from engine.chouette import options as chouette_options
from engine.faults import Fault
from engine.rules.ruleset import Value
from engine.stakes import options as stakes_options
from engine.stakes.cube import HIGHEST
from engine.variants import VARIANTS
from service.schemas.cells import PositionInput, read_position
from service.schemas.errors import pointer_to, read_part
from service.schemas.fields import (
    Between,
    Flag,
    JsonField,
    ListOf,
    WholeNumber,
    die_field,
    name_field,
    wrong_size,
    wrong_type,
)
from service.schemas.texts import UnreadableDice

LONGEST_SHOWN = 20
MOST_OPTIONS = 32
OPTION_NAME = re.compile("[a-z_]{1,64}")


class DiceField(ListOf):
    """Two dice."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(die_field(), 2, 2, **arguments)

    def _deserialize(self, value: Any, *place: Any, **options: Any) -> Any:
        if type(value) is UnreadableDice:
            facts = {"found": value[:LONGEST_SHOWN]}
            raise ValidationError([Fault("unreadable_dice", facts=facts)])
        return super()._deserialize(value, *place, **options)


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
        raise self.make_error("invalid")


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
            raise self.make_error("invalid")
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


class PositionField(JsonField[PositionInput]):
    """A position, read in one pass."""

    wrong = wrong_type("object")

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> PositionInput:
        if type(value) is not dict:
            raise self.make_error("invalid")
        faults: list[Fault] = []
        position = read_position(value, faults)
        if faults:
            raise ValidationError(list(faults))
        return position
