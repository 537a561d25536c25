"""The requests: what each operation takes. Marshmallow coming in, never going out.

Every schema object is made once, here; a schema per request would cost more than the answer.
"""

from __future__ import annotations

from typing import Any, cast

from marshmallow import RAISE, Schema, ValidationError, validates_schema

from engine.faults import Fault
from engine.stakes.cube import HIGHEST
from service.fields import Read, flag, whole_between
from service.reading.actions import action, moves, throws
from service.reading.positions import color, dice, name, options, position
from service.reading.stakes import stakes
from service.reading.turns import turn


class Closed(Schema):
    """What the contract does not know is refused."""

    class Meta:
        """Marshmallow's way to say so."""

        unknown = RAISE

    # marshmallow puts what stands here into its list of messages as it is
    error_messages = {"unknown": cast("str", Fault("unknown_field"))}  # noqa: RUF012


class _Request(Closed):
    """A request names a game."""

    variant = Read(name, required=True)
    options = Read(options)


class _AboutPosition(_Request):
    position = Read(position, required=True)


class _AboutTurn(_AboutPosition):
    """A state as it was answered, or the simple question: `player` and `dice` for `turn`."""

    turn = Read(turn, allow_none=True)
    stakes = Read(stakes)
    player = Read(color)
    dice = Read(dice)

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def one_or_the_other(self, _data: Any, original: Any, **_: Any) -> None:
        """Exactly one way to ask."""
        simple = [key for key in ("player", "dice") if key in original]
        faults: dict[str, list[Any]] = {}
        if "turn" in original:
            faults = {key: [Fault("either_or")] for key in simple}
        elif not simple:
            faults = {"turn": [Fault("missing")]}
        elif len(simple) == 1:
            faults = {key: [Fault("missing")] for key in {"player", "dice"} - set(simple)}
        if faults:
            raise ValidationError(faults)


class _Moves(_AboutTurn):
    played = Read(moves)


class _Judge(_AboutTurn):
    moves = Read(moves, required=True)
    condone = Read(flag)


class _Advance(_AboutPosition):
    turn = Read(turn, required=True, allow_none=True)
    stakes = Read(stakes)
    action = Read(action, required=True)


class _Begin(_Request):
    throws = Read(throws)
    stakes = Read(stakes)


class _BearOff(_AboutPosition):
    player = Read(color)


class _Score(_AboutPosition):
    cube = Read(whole_between(1, HIGHEST))
    dice = Read(dice)


MOVES = _Moves()
JUDGE = _Judge()
ADVANCE = _Advance()
BEGIN = _Begin()
BEAR_OFF = _BearOff()
SCORE = _Score()
