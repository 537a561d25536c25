"""Marshmallow fields and validators that read JSON as the contract means it, with faults as errors.

Marshmallow's own fields are made for forms as well: its strict Integer refuses 2.0, which JSON
Schema calls an integer, and its lenient one takes "2". The fields here take exactly one JSON type.

A message in marshmallow's `ValidationError` is a `Fault` whose pointer is relative to the value
of the field. `service.schemas.errors` turns the messages of a whole request into a list of faults.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from marshmallow import Schema, ValidationError, fields, validate

from engine.faults import Fault
from engine.position import COLORS, Color
from service.schemas.errors import UNKNOWN_FIELD, faults_in, pointer_to, read_part

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

    The objects here leave out fields that are null before they read the others, so that null is
    absent. A null that reaches a field, as in a list, is of a wrong type.
    """

    wrong: Fault

    def __init__(self, **arguments: Any) -> None:
        arguments.setdefault("allow_none", False)
        super().__init__(**arguments)
        self.error_messages |= {"required": [MISSING], "null": [self.wrong]}

    def _validate(self, value: Any) -> None:
        # marshmallow joins the validators of a field anew for each value
        if len(self.validators) == 1:
            self.validators[0](value)
        elif self.validators:
            super()._validate(value)

    def invalid(self) -> ValidationError:
        """The error of a value of a wrong type."""
        return ValidationError([self.wrong])


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
            raise self.invalid()
        return value


class Flag(JsonField[bool]):
    """True or false."""

    wrong = wrong_type("flag")

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if type(value) is not bool:
            raise self.invalid()
        return value


class Text(JsonField[str]):
    """Any text."""

    wrong = wrong_type("text")

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> str:
        if type(value) is not str:
            raise self.invalid()
        return value


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
            raise self.invalid()
        return self.values[value]


def words(known: Iterable[T]) -> Mapping[str, T]:
    """The values of a `Choice` where each word, or each member of a StrEnum, means itself."""
    return {str(word): word for word in known}


class ListOf(JsonField[tuple[T, ...]]):
    """A list of `least` to `most` values of one field; a longer or shorter one is not read."""

    wrong = wrong_type("list")

    def __init__(self, inner: fields.Field[T], least: int, most: int, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.inner = inner
        self.least = least
        self.most = most

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> tuple[T, ...]:
        if type(value) is not list:
            raise self.invalid()
        if not self.least <= len(value) <= self.most:
            raise ValidationError([wrong_size(self.least, self.most)])
        items: list[T] = []
        errors: dict[int, Any] = {}
        for index, item in enumerate(value):
            try:
                items.append(self.inner.deserialize(item))
            except ValidationError as error:
                errors[index] = error.messages
        if errors:
            raise ValidationError(errors)
        return tuple(items)


def wrong_size(least: int, most: int) -> Fault:
    """The fault of a list or an object with too few or too many entries."""
    return Fault("wrong_size", facts={"size": sorted({least, most})})


class Object(fields.Nested):
    """An object inside a request, read by a schema; its errors become a list of faults."""

    def __init__(self, schema: Schema, **arguments: Any) -> None:
        arguments.setdefault("allow_none", False)
        super().__init__(schema, **arguments)
        self.error_messages |= {"required": [MISSING], "null": [wrong_type("object")]}

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> object:
        try:
            return self.schema.load(value)
        except ValidationError as error:
            raise ValidationError(list(faults_in(error.messages, value))) from None


class Record(JsonField[T]):
    """An object inside a request, read in one pass; `makes` makes the value of its parts.

    For the small objects that most requests contain: it costs a quarter of `Object`, whose schema
    runs its hooks for each of them (docs/adr/0026). A part is a field by its key; the keyword of
    `makes` is the `attribute` of the field, or the key.
    """

    wrong = wrong_type("object")

    def __init__(
        self, makes: Callable[..., T], parts: Mapping[str, fields.Field[Any]], **arguments: Any
    ) -> None:
        super().__init__(**arguments)
        self.makes = makes
        self.parts = parts

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> T:
        if type(value) is not dict:
            raise self.invalid()
        faults: list[Fault] = []
        if not value.keys() <= self.parts.keys():
            unknown = [key for key in value if key not in self.parts]
            faults += [Fault(UNKNOWN_FIELD.code, pointer_to("", key)) for key in unknown]
        made: dict[str, Any] = {}
        for key, part in self.parts.items():
            if value.get(key) is not None:
                made[part.attribute or key] = read_part(part, value[key], f"/{key}", faults)
            elif part.required:
                faults.append(Fault(MISSING.code, f"/{key}"))
        if faults:
            raise ValidationError(list(faults))
        return self.makes(**made)


class Union(JsonField[object]):
    """An object whose word under `key` says which of several fields reads the rest of it."""

    wrong = wrong_type("object")

    def __init__(
        self, kinds: Mapping[str, fields.Field[Any]], key: str = "do", **arguments: Any
    ) -> None:
        super().__init__(**arguments)
        self.kinds = kinds
        self.key = key

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> object:
        if type(value) is not dict:
            raise self.invalid()
        if value.get(self.key) is None:
            raise ValidationError([Fault(MISSING.code, f"/{self.key}")])
        word = value[self.key]
        if type(word) is not str or word not in self.kinds:
            facts = {"known": list(self.kinds)}
            raise ValidationError([Fault("unknown_word", f"/{self.key}", facts=facts)])
        rest = {key: item for key, item in value.items() if key != self.key}
        return self.kinds[word].deserialize(rest)


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
    """Validator of texts: 1 to `most` characters."""

    def __init__(self, most: int) -> None:
        self.most = most

    def __call__(self, value: str) -> str:
        """The text; `ValidationError` if it is empty or too long."""
        if not 1 <= len(value) <= self.most:
            raise ValidationError([Fault("wrong_length", facts={"low": 1, "high": self.most})])
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
