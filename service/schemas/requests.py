"""The requests: what each operation takes. Marshmallow coming in, never going out.

Every schema object is made once, here; a schema per request would cost more than the answer.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, cast

from marshmallow import RAISE, Schema, ValidationError, post_load, validates_schema

from engine.drawing.look import NUMBERS, THEMES
from engine.faults import Fault
from engine.notation.register import LONGEST as LONGEST_ID
from engine.notation.register import NOTATIONS, read
from engine.stakes.cube import HIGHEST
from service.schemas import chouette
from service.schemas.actions import action, moves, throws
from service.schemas.fields import Read, flag, items_of, text_up_to, whole_between, word_of
from service.schemas.pictures import last_play
from service.schemas.positions import Placed, color, dice, name, options, position
from service.schemas.stakes import retold, stakes
from service.schemas.turns import turn

FaultsByField = dict[str, list[Fault]]

TOLD_BY_ID = ("variant", "options", "position", "turn", "stakes")
NARROWEST, WIDEST = 100, 1200
"""The width of a picture in pixels; the work for a PNG grows with its square."""


class Closed(Schema):
    """What the contract does not know is refused.

    Where nothing is wrong the fields are read straight away; marshmallow's own way through them
    takes four times as long and is left to requests of which it has something to say.
    """

    class Meta:
        """Marshmallow's way to say so."""

        unknown = RAISE

    # marshmallow puts what stands here into its list of messages as it is
    error_messages = {"unknown": cast("str", Fault("unknown_field"))}  # noqa: RUF012

    @cached_property
    def required(self) -> frozenset[str]:
        """The fields that every request has."""
        return frozenset(key for key, field in self.load_fields.items() if field.required)

    def load(self, data: Any, **options: Any) -> Any:
        """The request as read; `ValidationError` lists everything that is wrong with it."""
        asked = self._straight(data)
        return super().load(data, **options) if asked is None else asked

    def _straight(self, data: dict[str, Any]) -> dict[str, Any] | None:
        asked: dict[str, Any] = {}
        faults: list[Fault] = []
        for key, value in data.items():
            field = cast("Read[Any] | None", self.load_fields.get(key))
            if field is None or (value is None and not field.allow_none):
                return None
            asked[key] = None if value is None else field.reader(value, f"/{key}", faults)
        if faults or not self.required <= asked.keys() or self.wrong(data):
            return None
        return self.completed(asked)

    def wrong(self, _data: dict[str, Any]) -> FaultsByField:
        """What no field sees by itself."""
        return {}

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def as_a_whole(self, _asked: Any, data: Any, **_: Any) -> None:
        """Marshmallow's way to ask for it."""
        if faults := self.wrong(data):
            raise ValidationError(cast("dict[str, list[Any]]", faults))

    def completed(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The request with what it says without words."""
        return asked

    @post_load
    def to_the_end(self, asked: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Marshmallow's way to ask for it."""
        return self.completed(asked)


class _Request(Closed):
    """A request is about a game with its house rules."""

    options = Read(options)


class _AboutPosition(_Request):
    """A position of a game, told in full or by an id."""

    needed: ClassVar[tuple[str, ...]] = ("variant", "position")

    id = Read(text_up_to(LONGEST_ID))
    variant = Read(name)
    position = Read(position)

    def wrong(self, data: dict[str, Any]) -> FaultsByField:
        """An id says everything; without one, everything must be said."""
        if "id" in data:
            return {key: [either_or("id", key)] for key in TOLD_BY_ID if key in data}
        return {key: [Fault("missing")] for key in self.needed if key not in data}

    def completed(self, asked: dict[str, Any]) -> dict[str, Any]:
        """What an id says, as if it had been sent in full; the id stays, to be pointed at."""
        if "id" not in asked:
            return asked
        state = read(asked["id"], asked.get("notation"))
        return asked | {
            "variant": state.rules.name,
            "options": state.rules.chosen,
            "position": Placed(state.position, state.rules.has_phases),
            "turn": state.turn,
            "stakes": state.stakes and retold(state.stakes),
        }


def either_or(one: str, other: str) -> Fault:
    """Two ways to say the same thing, of which one is enough."""
    return Fault("either_or", facts={"one": one, "other": other})


class _AboutTurn(_AboutPosition):
    """A state as it was answered, or the simple question: `player` and `dice` for `turn`."""

    turn = Read(turn, allow_none=True)
    stakes = Read(stakes)
    player = Read(color)
    dice = Read(dice)

    def wrong(self, data: dict[str, Any]) -> FaultsByField:
        """Exactly one way to say whose turn it is; dice replace the turn that an id says."""
        faults = super().wrong(data)
        simple = [key for key in ("player", "dice") if key in data]
        if "id" in data:
            return faults | ({"dice": [Fault("missing")]} if simple == ["player"] else {})
        if "turn" in data:
            return faults | {key: [either_or("turn", key)] for key in simple}
        if not simple:
            return faults | {"turn": [Fault("missing")]}
        if len(simple) == 1:
            faults |= {key: [Fault("missing")] for key in {"player", "dice"} - set(simple)}
        return faults


class _Moves(_AboutTurn):
    played = Read(moves)


class _Judge(_AboutTurn):
    moves = Read(moves, required=True)
    condone = Read(flag)


class _Advance(_AboutPosition):
    needed = ("variant", "position", "turn")

    turn = Read(turn, allow_none=True)
    stakes = Read(stakes)
    action = Read(action, required=True)


class _Convert(_AboutPosition):
    needed = ("variant", "position", "turn")

    notation = Read(word_of(NOTATIONS))
    turn = Read(turn, allow_none=True)
    stakes = Read(stakes)
    to = Read(items_of(word_of(NOTATIONS), 1, len(NOTATIONS)))
    lossless = Read(flag)

    def wrong(self, data: dict[str, Any]) -> FaultsByField:
        """Only a text is written in a notation."""
        alone = "notation" in data and "id" not in data
        return super().wrong(data) | ({"id": [Fault("missing")]} if alone else {})


class _Begin(_Request):
    variant = Read(name, required=True)
    throws = Read(throws)
    stakes = Read(stakes)


class _BeginChouette(_Request):
    variant = Read(name, required=True)
    rounds = Read(chouette.rounds)
    chouette = Read(chouette.terms, required=True)


class _AdvanceChouette(_AboutPosition):
    needed = ("variant", "position", "turn")

    turn = Read(turn, allow_none=True)
    action = Read(chouette.action, required=True)
    chouette = Read(chouette.chouette, required=True)


class _BearOff(_AboutPosition):
    player = Read(color)


class _Score(_AboutPosition):
    cube = Read(whole_between(1, HIGHEST))
    stakes = Read(stakes)
    dice = Read(dice)


class _Picture(_AboutPosition):
    """A state as it was answered, or a position alone, and how it is to look."""

    turn = Read(turn, allow_none=True)
    stakes = Read(stakes)
    played = Read(moves)
    last = Read(last_play)
    theme = Read(word_of(THEMES))
    bottom = Read(color)
    numbers = Read(word_of(NUMBERS))
    width = Read(whole_between(NARROWEST, WIDEST))


MOVES = _Moves()
JUDGE = _Judge()
ADVANCE = _Advance()
BEGIN = _Begin()
BEGIN_CHOUETTE = _BeginChouette()
ADVANCE_CHOUETTE = _AdvanceChouette()
BEAR_OFF = _BearOff()
CONVERT = _Convert()
SCORE = _Score()
PICTURE = _Picture()
