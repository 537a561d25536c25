"""Marshmallow fields and validators that read JSON as the contract means it, with faults as errors.

Marshmallow's own fields are made for forms as well: its strict Integer refuses 2.0, which JSON
Schema calls an integer, and its lenient one takes "2". The fields here take exactly one JSON type.

A message in marshmallow's `ValidationError` is a `Fault` whose pointer is relative to the value
of the field. `service.schemas.errors` turns the messages of a whole request into a list of faults.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from marshmallow import ValidationError, fields, validate

from engine.faults import Fault
from engine.position import COLORS, Color
from service.errors import MOST_FAULTS
from service.schemas.errors import pointer_to, read_part

T = TypeVar("T")

MISSING = Fault("missing")
SHORT_NUMBER = re.compile(r"-?[0-9]{1,9}")


def wrong_type(expected: str, pointer: str = "") -> Fault:
    """The fault of a value of another JSON type; `expected` is a key of `Wording.types`."""
    return Fault("wrong_type", pointer, facts={"type": expected})


def either_or(one: str, other: str) -> Fault:
    """The fault of two fields that exclude each other."""
    case = {"case": "id"} if one == "id" else {}
    return Fault("either_or", facts={"one": one, "other": other, **case})


class JsonField(fields.Field[T]):
    """Base of all fields; `wrong` is the fault of a value of another type.

    The schemas here leave out fields that are null before they read the others, so that null is
    absent. A null that reaches a field, as in a list, is of a wrong type.
    """

    wrong: Fault

    def __init__(self, *of_another: Any, **arguments: Any) -> None:
        super().__init__(*of_another, **arguments)
        wrong = [self.wrong]
        self.error_messages |= {"required": [MISSING], "null": wrong, "invalid": wrong}


class WholeNumber(JsonField[int]):
    """A whole number: 2 and 2.0, but not 2.5, "2" or true."""

    wrong = Fault("not_whole")

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> int:
        if type(value) is float and value.is_integer():
            return int(value)
        if type(value) is str and SHORT_NUMBER.fullmatch(value):
            facts = {"case": "unquoted", "sent": value}
            raise ValidationError([Fault("not_whole", facts=facts)])
        if type(value) is not int:
            raise self.make_error("invalid")
        return value


class Flag(JsonField[bool]):
    """True or false."""

    wrong = wrong_type("flag")

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if type(value) is not bool:
            raise self.make_error("invalid")
        return value


class Text(JsonField[str], fields.String):
    """Any text."""

    wrong = wrong_type("text")


class AnyObject(JsonField[Mapping[Any, Any]], fields.Dict):
    """An object of which somebody else reads what is in it."""

    wrong = wrong_type("object")


class Choice(JsonField[T]):
    """One of the words that `values` maps to what they mean."""

    def __init__(self, values: Mapping[str, T], **arguments: Any) -> None:
        self.values = values
        self.wrong = Fault("unknown_word", facts={"known": list(values)})
        super().__init__(**arguments)

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> T:
        if type(value) is int and str(value) in self.values:
            facts = {"case": "quoted", "sent": value}
            raise ValidationError([Fault("wrong_type", facts=facts)])
        if type(value) is not str or value not in self.values:
            raise self.make_error("invalid")
        return self.values[value]


def words(known: Iterable[T]) -> Mapping[str, T]:
    """The values of a `Choice` where each word, or each member of a StrEnum, means itself."""
    return {str(word): word for word in known}


class ListOf(JsonField[Any]):
    """A list of `least` to `most` values of one field; a longer or shorter one is not read.

    Marshmallow's own reads all of any list before it looks at the length.
    """

    wrong = wrong_type("list")

    def __init__(self, inner: fields.Field[Any], least: int, most: int, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.inner = inner
        self.least = least
        self.most = most

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Any:
        if type(value) is not list:
            raise self.make_error("invalid")
        if not self.least <= len(value) <= self.most:
            raise ValidationError([wrong_size(self.least, self.most)])
        faults: list[Fault] = []
        items: list[Any] = []
        for index, item in enumerate(value):
            items.append(read_part(self.inner, item, f"/{index}", faults))
            if len(faults) >= MOST_FAULTS:
                break
        if faults:
            raise ValidationError(list(faults))
        return tuple(items)


class MapOf(JsonField[Any]):
    """An object with up to `most` values of one field; its keys are texts of another one."""

    wrong = wrong_type("object")

    def __init__(
        self, key: fields.Field[str], value: fields.Field[Any], most: int, **arguments: Any
    ) -> None:
        super().__init__(**arguments)
        self.key = key
        self.value = value
        self.most = most

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> dict[str, Any]:
        if type(value) is not dict:
            raise self.make_error("invalid")
        if len(value) > self.most:
            raise ValidationError([wrong_size(0, self.most)])
        faults: list[Fault] = []
        read: dict[str, Any] = {}
        for key, item in value.items():
            pointer = pointer_to("", key)
            name = read_part(self.key, key, pointer, faults)
            found = None if item is None else read_part(self.value, item, pointer, faults)
            if name is not None and found is not None:
                read[name] = found
        if faults:
            raise ValidationError(list(faults))
        return read


def wrong_size(least: int, most: int) -> Fault:
    """The fault of a list or an object with too few or too many entries."""
    return Fault("wrong_size", facts={"size": sorted({least, most})})


class Between(validate.Validator):
    """Validator of numbers: at least `low` and at most `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def __call__(self, value: int) -> int:
        """The number; `ValidationError` if it is out of range."""
        if not self.low <= value <= self.high:
            facts = {"low": self.low, "high": self.high}
            raise ValidationError([Fault("out_of_range", facts=facts)])
        return value


class Length(validate.Validator):
    """Validator of texts: `least` to `most` characters."""

    def __init__(self, most: int, least: int = 1) -> None:
        self.most, self.least = most, least

    def __call__(self, value: str) -> str:
        """The text; `ValidationError` if it is too short or too long."""
        if not self.least <= len(value) <= self.most:
            facts = {"low": self.least, "high": self.most}
            raise ValidationError([Fault("wrong_length", facts=facts)])
        return value


def player_field(**arguments: Any) -> Choice[Color]:
    """One of the two sides, white or black."""
    return Choice(words(COLORS), **arguments)


def name_field(**arguments: Any) -> Text:
    """The name of a game, an option or a player."""
    return Text(validate=Length(64), **arguments)


def die_field(**arguments: Any) -> WholeNumber:
    """What one die shows."""
    return WholeNumber(validate=Between(1, 6), **arguments)
