"""From marshmallow's messages to the faults of a request, in one place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import TypeVar

from marshmallow import ValidationError
from marshmallow.exceptions import SCHEMA
from marshmallow.fields import Field

from engine.faults import Fault
from service.errors import MOST_FAULTS

T = TypeVar("T")

UNKNOWN_FIELD = Fault("unknown_field")


def pointer_to(pointer: str, key: str) -> str:
    """The JSON pointer one step further; RFC 6901 writes ~ as ~0 and / as ~1.

    >>> pointer_to("/options", "a/b")
    '/options/a~1b'
    """
    return f"{pointer}/{key.replace('~', '~0').replace('/', '~1')}"


def faults_in(messages: object, value: object, *, is_request: bool = False) -> list[Fault]:
    """The faults of a value in which marshmallow found errors, as many as are reported.

    Faults of an object come in the order in which its fields are declared. Unknown fields come
    after the known ones in the request itself, and before them in an object inside it.
    """
    return list(islice(_all_faults(messages, value, "", is_request), MOST_FAULTS))


def _all_faults(
    messages: object, value: object, pointer: str, is_request: bool = False
) -> Iterator[Fault]:
    match messages:
        case Fault():
            yield replace(messages, pointer=pointer + messages.pointer)
        case list():
            for message in messages:
                yield from _all_faults(message, value, pointer)
        case dict():
            for key in _ordered(messages, value, is_request):
                # a client may send an unknown field with the name of marshmallow's own key
                is_own = key == SCHEMA and not _is_unknown(messages[key])
                place = pointer if is_own else pointer_to(pointer, str(key))
                yield from _all_faults(messages[key], _item(value, key), place)
        case _:
            yield Fault("invalid_value", pointer, facts={"message": str(messages)})


def _ordered(messages: dict[str | int, object], value: object, is_request: bool) -> list[str | int]:
    """The keys of messages in the order of their faults."""
    sent = value if isinstance(value, Mapping) else {}
    # marshmallow finds unknown fields in no order; ours is that of the request
    unknown = dict.fromkeys(key for key in sent if _is_unknown(messages.get(key)))
    waiting = iter(unknown)
    keys = [next(waiting) if key in unknown else key for key in messages]
    if not is_request:
        keys.sort(key=lambda key: 0 if key in unknown else 1 if key == SCHEMA else 2)
    return keys


def _is_unknown(found: object) -> bool:
    return isinstance(found, list) and UNKNOWN_FIELD in found


def _item(value: object, key: str | int) -> object:
    match value:
        case dict():
            return value.get(key)
        case list() if isinstance(key, int):
            return value[key]
        case _:
            return None


def read_part(field: Field[T], value: object, pointer: str, faults: list[Fault]) -> T | None:
    """A value inside a field that is read in one pass; None if `faults` has got its faults."""
    try:
        return field.deserialize(value)
    except ValidationError as error:
        faults += islice(_all_faults(error.messages, value, pointer), MOST_FAULTS - len(faults))
        return None
