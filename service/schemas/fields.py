"""Reading single values: each reader takes a JSON value and notes every fault with its pointer.

Marshmallow's own fields do not read JSON as the contract means it: its strict Integer refuses 2.0,
which JSON calls an integer, and its lenient one takes "2" and 2.5. So one field class, `Read`,
wraps a plain function; the function of a whole position is one pass over one dict.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from marshmallow import ValidationError, fields, missing
from marshmallow.types import ErrorMessages

from engine.faults import Fault

T = TypeVar("T")
D = TypeVar("D")
Faults = list[Fault]
Reader = Callable[[Any, str, Faults], T]


class Read(fields.Field[T], Generic[T]):
    """A field that a reader reads; its faults travel inside marshmallow's error."""

    default_error_messages: ErrorMessages = {  # noqa: RUF012 - marshmallow's own declaration
        "required": [Fault("missing")],
        "null": [Fault("is_null")],
    }

    def __init__(self, reader: Reader[T], **arguments: Any) -> None:
        super().__init__(**arguments)
        self.reader = reader

    def deserialize(self, value: Any, attr: str | None = None, *_: Any, **__: Any) -> Any:
        """Straight to the reader: no validators, no hooks, nothing made on the way."""
        if value is missing:
            if self.required:
                raise self.make_error("required")
            return self.load_default
        if value is None:
            if self.allow_none:
                return None
            raise self.make_error("null")
        faults: Faults = []
        read = self.reader(value, f"/{attr}", faults)
        if faults:
            raise ValidationError(list(faults))
        return read


def pointer_to(pointer: str, key: str) -> str:
    """The pointer one step further; RFC 6901 writes ~ as ~0 and / as ~1."""
    return f"{pointer}/{key.replace('~', '~0').replace('/', '~1')}"


def whole_between(low: int, high: int) -> Reader[int]:
    """A whole number in this range; 2.0 is one, 2.5, "2" and true are none."""

    def whole(value: Any, pointer: str, faults: Faults) -> int:
        if type(value) is float and value.is_integer():
            value = int(value)
        if type(value) is not int:
            faults.append(Fault("not_whole", pointer))
        elif low <= value <= high:
            return value
        else:
            faults.append(Fault("out_of_range", pointer, facts={"low": low, "high": high}))
        return low

    return whole


def flag(value: Any, pointer: str, faults: Faults) -> bool:
    """True or false; nothing else is taken for either."""
    if value is not True and value is not False:
        faults.append(wrong_type(pointer, "flag"))
    return value is True


def word_of(known: Collection[str]) -> Reader[str]:
    """One of these words."""

    def word(value: Any, pointer: str, faults: Faults) -> str:
        if type(value) is str and value in known:
            return value
        faults.append(Fault("unknown_word", pointer, facts={"known": list(known)}))
        return ""

    return word


def text_up_to(longest: int) -> Reader[str]:
    """Any text of at most so many characters."""

    def text(value: Any, pointer: str, faults: Faults) -> str:
        if type(value) is not str:
            faults.append(wrong_type(pointer, "text"))
            return ""
        if not 1 <= len(value) <= longest:
            faults.append(Fault("wrong_length", pointer, facts={"low": 1, "high": longest}))
        return value

    return text


def items_of(reader: Reader[T], least: int, most: int) -> Reader[tuple[T, ...]]:
    """A list of so many items; one that is too long is not read at all."""

    size = sorted({least, most})

    def items(value: Any, pointer: str, faults: Faults) -> tuple[T, ...]:
        if type(value) is not list:
            faults.append(wrong_type(pointer, "list"))
            return ()
        if not least <= len(value) <= most:
            faults.append(Fault("wrong_size", pointer, facts={"size": size}))
            return ()
        return tuple([reader(item, f"{pointer}/{i}", faults) for i, item in enumerate(value)])

    return items


def is_object(value: Any, pointer: str, faults: Faults) -> bool:
    """Whether the value is an object; if not, that is noted."""
    if type(value) is dict:
        return True
    faults.append(wrong_type(pointer, "object"))
    return False


def wrong_type(pointer: str, must: str) -> Fault:
    """The value is of another kind than expected."""
    return Fault("wrong_type", pointer, facts={"type": must})


def no_others(value: dict[str, Any], known: Collection[str], pointer: str, faults: Faults) -> None:
    """Note every key that the contract does not know."""
    for key in value:
        if key not in known:
            faults.append(Fault("unknown_field", pointer_to(pointer, key)))


def optional(
    value: dict[str, Any], key: str, reader: Reader[T], pointer: str, faults: Faults, default: D
) -> T | D:
    """One entry of an object, read; the default if it is not there."""
    return reader(value[key], f"{pointer}/{key}", faults) if key in value else default


def required(
    value: dict[str, Any], key: str, reader: Reader[T], pointer: str, faults: Faults, instead: D
) -> T | D:
    """One entry of an object, read; a fault if it is not there, and something to go on with."""
    if key not in value:
        faults.append(Fault("missing", f"{pointer}/{key}"))
    return optional(value, key, reader, pointer, faults, instead)
