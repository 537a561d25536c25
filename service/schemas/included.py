"""The fields `include` and `look`: which parts an answer has, and how a picture in it looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, ClassVar

from engine.drawing.look import HOMES, NUMBERS, THEMES, Look
from service.schemas.fields import (
    Between,
    Choice,
    JsonField,
    ListOf,
    Object,
    WholeNumber,
    player_field,
    words,
)
from service.schemas.objects import ObjectSchema

NARROWEST, WIDEST = 100, 1200
"""The width of a picture in pixels; the work for a PNG grows with its square."""


class Part(StrEnum):
    """The parts of a game's answer that are there on request."""

    PLAYS = "plays"
    POSITIONS = "positions"
    NEXT_MOVES = "next_moves"
    COMPOUND_MOVES = "compound_moves"
    FORCED = "forced"
    PIPS = "pips"
    BEAR_OFF = "bear_off"
    FACTS = "facts"
    WHY_NOT = "why_not"
    PICTURE = "picture"


Included = frozenset[Part]
"""The parts that an answer has; they replace those that the operation has by default."""


class IncludeField(JsonField[Included]):
    """The parts of the answer; a part may be named more than once."""

    def __init__(self, known: Iterable[Part] = Part, **arguments: Any) -> None:
        parts = words(known)
        self.parts = ListOf(Choice(parts), 0, len(parts))
        self.wrong = self.parts.wrong
        super().__init__(**arguments)

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Included:
        return frozenset(self.parts.deserialize(value))


class LookSchema(ObjectSchema):
    """How a picture looks."""

    makes: ClassVar[Callable[..., object]] = Look

    theme = Choice(words(THEMES))
    bottom = player_field()
    home = Choice(words(HOMES))
    numbers = Choice(words(NUMBERS))
    width = WholeNumber(validate=Between(NARROWEST, WIDEST))


def look_field() -> Object:
    """How a picture in the answer looks."""
    return Object(LookSchema())
