"""Reading what a picture is asked to show of the past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from engine.position import WHITE, Color
from engine.stages import Step
from service.fields import Faults, is_object, no_others, required, text_up_to
from service.reading.actions import moves
from service.reading.positions import color

LONGEST_PLAY = 100

_text = text_up_to(LONGEST_PLAY)


class LastPlay(NamedTuple):
    """Who made it, and its moves one by one or as players write them."""

    player: Color
    moves: Sequence[Step] | str


def last_play(value: Any, pointer: str, faults: Faults) -> LastPlay:
    """The play that led to the state."""
    if not is_object(value, pointer, faults):
        return LastPlay(WHITE, "")
    no_others(value, ("player", "moves"), pointer, faults)
    player = cast("Color", required(value, "player", color, pointer, faults, WHITE))
    return LastPlay(player, required(value, "moves", _moves, pointer, faults, ""))


def _moves(value: Any, pointer: str, faults: Faults) -> Sequence[Step] | str:
    if isinstance(value, str):
        return _text(value, pointer, faults)
    return moves(value, pointer, faults)
