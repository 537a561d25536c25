"""Reading a turn: the queue of stages that a client echoes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from engine.faults import Fault
from engine.position import Color
from engine.turn import (
    IfShort,
    NameDouble,
    NameRoll,
    Open,
    OpeningTurn,
    Play,
    PlayerTurn,
    Roll,
    Stage,
    Turn,
)
from service.schemas.fields import (
    Faults,
    flag,
    is_object,
    items_of,
    no_others,
    optional,
    required,
    whole_between,
    word_of,
)
from service.schemas.positions import color, dice

MOST_STAGES = 8

NO_TURN = OpeningTurn(())
"""Stands in for a turn that cannot be read."""

Make = Callable[[dict[str, Any], str, Faults], object]
Kinds = dict[str, tuple[tuple[str, ...], Make]]
"""By the word `do`: the keys there may be, and what makes the value."""


def by_word(value: Any, pointer: str, faults: Faults, kinds: Kinds) -> object:
    """A value whose word `do` says of which kind it is."""
    if not is_object(value, pointer, faults):
        return None
    word = value.get("do")
    if type(word) is str and word in kinds:
        keys, make = kinds[word]
        no_others(value, keys, pointer, faults)
        return make(value, pointer, faults)
    if "do" in value:
        faults.append(Fault("unknown_word", f"{pointer}/do", facts={"known": list(kinds)}))
    else:
        faults.append(Fault("missing", f"{pointer}/do"))
    return None


_by = word_of(("player", "opponent"))
_if_short_word = word_of([str(word) for word in IfShort])


def _roll(value: dict[str, Any], pointer: str, faults: Faults) -> Roll:
    by = optional(value, "by", _by, pointer, faults, "player")
    return Roll(
        by_opponent=by == "opponent",
        shown=optional(value, "shown", flag, pointer, faults, False),
        again=optional(value, "again", flag, pointer, faults, False),
    )


def _if_short(value: Any, pointer: str, faults: Faults) -> IfShort:
    word = _if_short_word(value, pointer, faults)
    return IfShort(word) if word else IfShort.CARRY_ON


def _name_double(value: dict[str, Any], pointer: str, faults: Faults) -> NameDouble:
    return NameDouble(optional(value, "if_short", _if_short, pointer, faults, IfShort.FORFEIT))


# one checker moves the sum of both dice in Catch me, so a number may be as high as 12
number = whole_between(1, 12)
_numbers = items_of(number, 1, 4)


def _play(value: dict[str, Any], pointer: str, faults: Faults) -> Play:
    numbers = required(value, "numbers", _numbers, pointer, faults, ())
    in_order = optional(value, "in_order", flag, pointer, faults, False)
    if_short = optional(value, "if_short", _if_short, pointer, faults, IfShort.CARRY_ON)
    # numbers that may be played in any order have none; the engine writes the higher first
    return Play(numbers if in_order else tuple(sorted(numbers, reverse=True)), in_order, if_short)


STAGES: Kinds = {
    "open": (("do",), lambda *_: Open()),
    "roll": (("do", "by", "shown", "again"), _roll),
    "name_double": (("do", "if_short"), _name_double),
    "name_roll": (("do",), lambda *_: NameRoll()),
    "play": (("do", "numbers", "in_order", "if_short"), _play),
}


def _stage(value: Any, pointer: str, faults: Faults) -> Stage:
    return cast("Stage", by_word(value, pointer, faults, STAGES))


_stages = items_of(_stage, 1, MOST_STAGES)


def _player(value: Any, pointer: str, faults: Faults) -> Color | None:
    return None if value is None else color(value, pointer, faults)


def turn(value: Any, pointer: str, faults: Faults) -> Turn:
    """Whose turn it is and what is left of it."""
    if not is_object(value, pointer, faults):
        return NO_TURN
    no_others(value, ("player", "stages", "thrown"), pointer, faults)
    player = required(value, "player", _player, pointer, faults, None)
    stages = required(value, "stages", _stages, pointer, faults, ())
    thrown = optional(value, "thrown", dice, pointer, faults, None)
    if faults:
        return NO_TURN
    # dice on the table have no order; the engine writes the higher first
    on_table = (max(thrown), min(thrown)) if thrown else None
    return PlayerTurn(player, stages, on_table) if player else OpeningTurn(stages, on_table)
