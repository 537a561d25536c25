"""Fields of a turn: the queue of stages that a client sends back as it was answered."""

from __future__ import annotations

from typing import Any

from engine.position import Color
from engine.turn import (
    HIGHEST_NUMBER,
    Dice,
    IfShort,
    NameDouble,
    NameRoll,
    Open,
    OpeningTurn,
    PlayerTurn,
    PlayStage,
    Roll,
    Stages,
    Turn,
)
from engine.variants import MOST_EARLY
from service.schemas.fields import Between, Choice, Flag, ListOf, WholeNumber, player_field, words
from service.schemas.objects import Union, schema_of
from service.schemas.positions import DiceField

MOST_STAGES = 8


def number_field(**arguments: Any) -> WholeNumber:
    """The pips of one move."""
    return WholeNumber(validate=Between(1, HIGHEST_NUMBER), **arguments)


def play_stage(
    numbers: tuple[int, ...], in_order: bool = False, if_short: IfShort = IfShort.CARRY_ON
) -> PlayStage:
    """A stage `play`; numbers that may be played in any order are written the higher first."""
    return PlayStage(
        numbers if in_order else tuple(sorted(numbers, reverse=True)), in_order, if_short
    )


def turn(
    stages: Stages, player: Color | None = None, thrown: Dice | None = None, early: int = 0
) -> Turn:
    """A turn, that of the opening if it has no player.

    Dice that lie on the table have no order, so the higher is written first.
    """
    on_table = (max(thrown), min(thrown)) if thrown else None
    if player is None:
        return OpeningTurn(stages, on_table)
    return PlayerTurn(player, stages, on_table, early)


STAGES = {
    "open": schema_of(Open),
    "roll": schema_of(
        Roll,
        by_opponent=Choice({"player": False, "opponent": True}, data_key="by"),
        shown=Flag(),
        again=Flag(),
    ),
    "name_double": schema_of(NameDouble, if_short=Choice(words(IfShort))),
    "name_roll": schema_of(NameRoll),
    "play": schema_of(
        play_stage,
        numbers=ListOf(number_field(), 1, 4, required=True),
        in_order=Flag(),
        if_short=Choice(words(IfShort)),
    ),
}
"""The stages of a turn."""

TURN = schema_of(
    turn,
    player=player_field(),
    stages=ListOf(Union(STAGES), 1, MOST_STAGES, required=True),
    thrown=DiceField(),
    early=WholeNumber(validate=Between(1, MOST_EARLY)),
)
"""Whose turn it is and what is left of it; absent where a game is over."""
