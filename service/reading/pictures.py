"""Reading what a picture is asked to show of the past."""

from __future__ import annotations

from typing import Any, cast

from engine.drawing.look import Trail
from engine.position import WHITE, Color
from engine.stages import Move
from service.fields import Faults, is_object, no_others, required
from service.reading.actions import moves
from service.reading.positions import color


def trail(value: Any, pointer: str, faults: Faults) -> Trail:
    """The last play: who made it, and its moves."""
    if not is_object(value, pointer, faults):
        return Trail(WHITE, ())
    no_others(value, ("player", "moves"), pointer, faults)
    player = cast("Color", required(value, "player", color, pointer, faults, WHITE))
    steps = required(value, "moves", moves, pointer, faults, ())
    return Trail(player, [Move(s.source, s.target, s.number or 0) for s in steps])
