"""The actions at the board; `engine.stakes.actions` has those away from it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.rules.dice import die, two_dice
from engine.turn import Dice, Move, Step, Steps, check_steps


@dataclass(frozen=True, slots=True)
class Throw:
    """Action `open`: one die each."""

    white: int
    black: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "white", die(self.white))
        object.__setattr__(self, "black", die(self.black))


@dataclass(frozen=True, slots=True)
class Rolled:
    """Action `roll`."""

    dice: Dice

    def __post_init__(self) -> None:
        object.__setattr__(self, "dice", two_dice(self.dice))


@dataclass(frozen=True, slots=True)
class Passed:
    """Action `pass` instead of a roll that nothing could follow from (rulebook 27b)."""


@dataclass(frozen=True, slots=True)
class DoubleNamed:
    """Action `name_double`."""

    number: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", die(self.number))


@dataclass(frozen=True, slots=True)
class RollNamed:
    """Action `name_roll`."""

    numbers: Dice

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", two_dice(self.numbers))


@dataclass(frozen=True, slots=True, init=False)
class Played:
    """Action `play`; `condone` plays an illegal play as written if the checkers can move so.

    >>> Played([Step("17", "20"), Step("19", "20")]).steps[0].target
    '20'
    """

    steps: tuple[Step, ...]
    condone: bool

    def __init__(self, steps: Steps, condone: bool = False) -> None:
        check_steps(steps)
        object.__setattr__(self, "steps", tuple(map(_step, steps)))
        object.__setattr__(self, "condone", condone)


def _step(move: Step | Move) -> Step:
    return move if isinstance(move, Step) else Step(move.source, move.target, move.number)


BoardAction = Throw | Rolled | Passed | DoubleNamed | RollNamed | Played

ACTION_WORDS: dict[type[BoardAction], str] = {
    Throw: "open",
    Rolled: "roll",
    Passed: "pass",
    DoubleNamed: "name_double",
    RollNamed: "name_roll",
    Played: "play",
}
"""The word for each kind of action at the board: its stage's, and `pass` for `roll`."""
