"""Fields of a turn: the queue of stages that a client sends back as it was answered."""

from __future__ import annotations

from typing import Any

from marshmallow.fields import Field

from engine.position import Color
from engine.turn import (
    Dice,
    IfShort,
    NameDouble,
    NameRoll,
    Open,
    OpeningTurn,
    Play,
    PlayerTurn,
    Roll,
    Stages,
    Turn,
)
from service.schemas.fields import (
    Between,
    Choice,
    Flag,
    ListOf,
    Record,
    Union,
    WholeNumber,
    player_field,
    words,
)
from service.schemas.positions import DiceField

MOST_STAGES = 8
MOST_EARLY = 6
"""In Gul bara the first three turns of each player are early."""
HIGHEST_NUMBER = 12
"""In Catch me one checker moves the sum of both dice."""


def number_field(**arguments: Any) -> WholeNumber:
    """The pips of one move."""
    return WholeNumber(validate=Between(1, HIGHEST_NUMBER), **arguments)


def play_stage(
    numbers: tuple[int, ...], in_order: bool = False, if_short: IfShort = IfShort.CARRY_ON
) -> Play:
    """A stage `play`; numbers that may be played in any order are written the higher first."""
    return Play(numbers if in_order else tuple(sorted(numbers, reverse=True)), in_order, if_short)


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


STAGE = Union(
    {
        "open": Record(Open, {}),
        "roll": Record(
            Roll,
            {
                "by": Choice({"player": False, "opponent": True}, attribute="by_opponent"),
                "shown": Flag(),
                "again": Flag(),
            },
        ),
        "name_double": Record(NameDouble, {"if_short": Choice(words(IfShort))}),
        "name_roll": Record(NameRoll, {}),
        "play": Record(
            play_stage,
            {
                "numbers": ListOf(number_field(), 1, 4, required=True),
                "in_order": Flag(),
                "if_short": Choice(words(IfShort)),
            },
        ),
    }
)
"""One stage of a turn."""


class TurnField(Record[Turn]):
    """Whose turn it is and what is left of it; absent where a game is over."""

    def __init__(self) -> None:
        parts: dict[str, Field[Any]] = {
            "player": player_field(),
            "stages": ListOf(STAGE, 1, MOST_STAGES, required=True),
            "thrown": DiceField(),
            "early": WholeNumber(validate=Between(1, MOST_EARLY)),
        }
        super().__init__(turn, parts)
