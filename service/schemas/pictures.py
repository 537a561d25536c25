"""Reading what a picture is asked to show of the past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from engine.position import WHITE, Color
from engine.turn import Step
from service.schemas.actions import Written, moves
from service.schemas.fields import Faults, is_object, no_others, required
from service.schemas.positions import color


class LastPlay(NamedTuple):
    """Who made it, and its moves one by one or as players write them."""

    player: Color
    moves: Sequence[Step] | Written


def last_play(value: Any, pointer: str, faults: Faults) -> LastPlay:
    """The play that led to the state."""
    if not is_object(value, pointer, faults):
        return LastPlay(WHITE, ())
    no_others(value, ("player", "moves"), pointer, faults)
    player = cast("Color", required(value, "player", color, pointer, faults, WHITE))
    return LastPlay(player, required(value, "moves", moves, pointer, faults, ()))
