"""A turn is a queue of stages; the head of the queue says what must be supplied next.

*number*: one die's pips. *move*: one checker by one number. *play*: all the moves of a stage.
*turn*: a queue of stages. The queue is plain data and travels with the state of a game, so that
nobody has to remember what was rolled, named or owed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.position import Color

Dice = tuple[int, int]


class IfShort(StrEnum):
    """What becomes of the rest of the turn when a stage is not played completely."""

    CARRY_ON = "carry_on"
    FORFEIT = "forfeit"
    HAND_OVER = "hand_over"


@dataclass(frozen=True, slots=True)
class Open:
    """Both players throw one die; the throw decides who begins."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Somebody throws two dice.

    `by_opponent`: the player's opponent throws them. `shown`: they lie open for the opponent's
    next turn. `again`: a further roll in the same turn.
    """

    by_opponent: bool = False
    shown: bool = False
    again: bool = False


@dataclass(frozen=True, slots=True)
class NameDouble:
    """The player names any double and plays it four times."""

    if_short: IfShort = IfShort.FORFEIT


@dataclass(frozen=True, slots=True)
class NameRoll:
    """The player names two different numbers instead of rolling."""


@dataclass(frozen=True, slots=True)
class Play:
    """The player plays these numbers, in any order unless `in_order`."""

    numbers: tuple[int, ...]
    in_order: bool = False
    if_short: IfShort = IfShort.CARRY_ON


Stage = Open | Roll | NameDouble | NameRoll | Play
Stages = tuple[Stage, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is and what is left of it.

    `player` is None only while the opening throw is still to come. `thrown` are dice that lie on
    the table for later: the next roll in Open Roll, the only roll in Fixed Roll.
    """

    player: Color | None
    stages: Stages
    thrown: Dice | None = None


class Move(NamedTuple):
    """One checker from one place to another by one number."""

    source: str
    target: str
    number: int
    hit: bool = False
    pin: bool = False


class Step(NamedTuple):
    """A move as a client says it; the number may be left to us."""

    source: str
    target: str
    number: int | None = None
