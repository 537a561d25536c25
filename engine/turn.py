"""The values of a turn: dice, stages, moves, and the turn itself.

A turn is a queue of stages, and the stage at the head of the queue says what must happen next:
a roll, a naming or a play. The queue is plain data and travels with the state of a game, so
neither the client nor the server has to remember what has been rolled, named or still has to be
played.

Words: a *number* is the pips of one die; a *move* is one checker moved by one number; a *play* is
all moves of one stage; a *turn* is everything one player does before the opponent is on turn.
"""

from __future__ import annotations

import reprlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NamedTuple

from engine.faults import Fault, Refused
from engine.position import OTHER, Color

Dice = tuple[int, int]
HIGHEST_NUMBER: Final = 12
"""The highest number of a play: in Catch me one checker moves the sum of both dice."""


class IfShort(StrEnum):
    """What happens to the rest of the turn when a stage is not played completely."""

    CARRY_ON = "carry_on"
    FORFEIT = "forfeit"
    HAND_OVER = "hand_over"


@dataclass(frozen=True, slots=True)
class Open:
    """Opening throw: each player throws one die, and the throw decides who begins."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Two dice are thrown, by the player on turn unless `by_opponent` is set."""

    by_opponent: bool = False
    shown: bool = False
    """The dice stay on the table and are the opponent's roll in their next turn."""
    again: bool = False
    """This is a further roll in the same turn."""


@dataclass(frozen=True, slots=True)
class NameDouble:
    """The player names any double and plays it four times."""

    if_short: IfShort = IfShort.FORFEIT


@dataclass(frozen=True, slots=True)
class NameRoll:
    """The player names two different numbers instead of rolling."""


@dataclass(frozen=True, slots=True)
class PlayStage:
    """The player moves checkers by these numbers, in any order unless `in_order` is set."""

    numbers: tuple[int, ...]
    in_order: bool = False
    if_short: IfShort = IfShort.CARRY_ON

    def __post_init__(self) -> None:
        numbers = self.numbers
        if type(numbers) is not tuple:
            raise TypeError(f"A play has a tuple of numbers, as in (3, 1), not {numbers!r}.")
        for number in numbers:
            if type(number) is not int or not 1 <= number <= HIGHEST_NUMBER:
                raise ValueError(f"A play has numbers of 1 to {HIGHEST_NUMBER}, not {numbers!r}.")


Stage = Open | Roll | NameDouble | NameRoll | PlayStage
Stages = tuple[Stage, ...]


STAGE_WORDS: Final[dict[type[Stage], str]] = {
    Open: "open",
    Roll: "roll",
    NameDouble: "name_double",
    NameRoll: "name_roll",
    PlayStage: "play",
}
"""The word for each kind of stage, as it stands in JSON and in ids."""


@dataclass(frozen=True, slots=True)
class OpeningTurn:
    """The turn before the opening throw, which belongs to neither player.

    There is only one that can occur, `OpeningTurn()`. The fields exist so that whatever a client
    sends without a player can be read; `check_turn` then refuses it.
    """

    # a field, not a ClassVar: mypyc compiles a dataclass with a ClassVar to one that cannot be made
    player: None = field(default=None, init=False, repr=False)
    stages: Stages = (Open(),)
    thrown: Dice | None = None


@dataclass(frozen=True, slots=True)
class PlayerTurn:
    """A player on turn and what is left of the turn.

    `PlayerTurn("white", (PlayStage((3, 1)),))`: White has a 3 and a 1 to play, and nothing more.
    """

    player: Color
    stages: Stages
    thrown: Dice | None = None
    """Dice on the table for later: the next roll in Open Roll, the only roll in Fixed Roll."""
    early: int = 0
    """How many turns, of both players together and with this one, are still early (Gul bara)."""


Turn = OpeningTurn | PlayerTurn


def play_due(turn: Turn | None, pointer: str = "/turn") -> tuple[PlayerTurn, PlayStage]:
    """The turn and the play at the head of its queue.

    Raises `Refused` if another stage comes first (`not_expected`) or if the game is over and there
    is no turn (`game_over`); `pointer` is where its fault points.
    """
    if turn is None:
        raise Refused([Fault("game_over", pointer, "immediate_end")])
    head = turn.stages[0]
    if isinstance(turn, PlayerTurn) and isinstance(head, PlayStage):
        return turn, head
    raise Refused([not_expected(turn, STAGE_WORDS[PlayStage], pointer)])


def thrower(turn: Turn) -> Color | None:
    """The player who must act on the next stage; None for the opening throw, where both act."""
    head = turn.stages[0]
    if turn.player and isinstance(head, Roll) and head.by_opponent:
        return OTHER[turn.player]
    return turn.player


def not_expected(turn: Turn, got: str, pointer: str) -> Fault:
    """The fault of an action, by its word, where another stage comes first."""
    who = thrower(turn) or "both"
    facts = {"who": who, "expected": STAGE_WORDS[type(turn.stages[0])], "got": got}
    return Fault("not_expected", pointer, facts=facts)


class Move(NamedTuple):
    """One checker from one place to another by one number."""

    source: str
    target: str
    number: int
    hit: bool = False
    pin: bool = False


class Step(NamedTuple):
    """A move as a client sends it; the number may be left out.

    With `via` it is a compound move: the checker stops at these places on its way.
    """

    source: str
    target: str
    number: int | None = None
    via: tuple[str, ...] = ()


Steps = Sequence[Step | Move]
"""What a player wants to play: moves with or without their numbers."""


def check_steps(steps: Steps) -> None:
    """`TypeError` for anything but a sequence of moves whose places are text."""
    # of any type, because compiled code would refuse a wrong one without a sentence
    moves: Any = steps if isinstance(steps, (tuple, list, Sequence)) else (None,)
    for move in moves:
        if not isinstance(move, (Step, Move)):
            raise TypeError(
                "A play is one of `plays`, a list of moves such as [Step('17', '20', 3)] or, for "
                f"`Game.play`, text such as '8/5 6/5'; not {reprlib.repr(steps)}."
            )
        places: Any = move
        source, target = places[0], places[1]
        if not (isinstance(source, str) and isinstance(target, str)):
            raise TypeError(
                f"A place is text: write Step('17', '20'), not Step({source!r}, {target!r})."
            )
