"""The fields `include` and `look`: which parts an answer has, and how a picture in it looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Literal, get_args

from engine.drawing.look import HOMES, NUMBERS, THEMES, Look
from service.schemas.fields import Between, Choice, ListOf, WholeNumber, player_field, words
from service.schemas.objects import Object, ObjectSchema

NARROWEST, WIDEST = 100, 1200
"""The width of a picture in pixels; the work for a PNG grows with its square."""


class Part(StrEnum):
    """The parts of a game's answer that are there on request."""

    PLAYS = "plays"
    NOTATIONS = "notations"
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


def include_field(known: Iterable[Part] = Part) -> ListOf:
    """The parts of the answer; a part may be named more than once."""
    parts = words(known)
    return ListOf(Choice(parts), 0, len(parts), post_load=frozenset)


View = Literal["absolute", "mover"]
"""From whose side the checkers are counted in an answer."""


def view_field() -> Choice[View]:
    """From whose side the checkers are counted in an answer."""
    return Choice(words(get_args(View)))


class LookSchema(ObjectSchema):
    """How a picture looks."""

    makes: Callable[..., object] = Look

    theme = Choice(words(THEMES))
    bottom = player_field()
    home = Choice(words(HOMES))
    numbers = Choice(words(NUMBERS))
    width = WholeNumber(validate=Between(NARROWEST, WIDEST))


def look_field() -> Object:
    """How a picture in the answer looks."""
    return Object(LookSchema())
