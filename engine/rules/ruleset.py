"""The vocabulary in which a game is written: one field for each heading of a rulebook page.

A game is a `Ruleset`, a frozen value; a variant is `replace(BACKGAMMON, ...)`: as backgammon,
except. A house rule is an `Option`: a choice of values, each with the change it makes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Protocol

from engine.board import Board
from engine.faults import Fault
from engine.position import Color, Position
from engine.rules.dice import RollRule, TurnRule, one_roll
from engine.rules.goals import Goal, first_done
from engine.rules.scoring import Scoring
from engine.turn import Move, Step

Value = str | int | bool


class Starter(StrEnum):
    """Who begins after the opening throw."""

    HIGHER = "higher"
    LOWER = "lower"


@dataclass(frozen=True, slots=True)
class Opening:
    """Who begins, and whether with the two numbers of the opening throw."""

    starter: Starter = Starter.HIGHER
    plays_throw: bool = True


@dataclass(frozen=True, slots=True)
class Entry:
    """Other checkers may move once at most this many are left in reserve."""

    free_from: int = 15
    start_point_alone: bool = False
    """Entering on own number 1 needs it to be free of own checkers."""


ENTER_ALL = Entry(free_from=0)
ENTER_TWO = Entry(free_from=13)
ENTER_FREELY = Entry()


@dataclass(frozen=True, slots=True)
class Movement:
    """How a checker travels."""

    backwards: bool = False
    overtaking: bool = True


class OnBlot(StrEnum):
    """What landing on a single opposing checker does."""

    HIT = "hit"
    PIN = "pin"
    BLOCKED = "blocked"


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a checker may stop and what that does."""

    on_blot: OnBlot = OnBlot.HIT
    facing: bool = False
    """The opposing checker that counts stands across the board, not on the point itself."""
    most_own: int | None = None
    """So many own checkers close a point to their owner (a home point excepted)."""
    thin: tuple[int, ...] = ()
    """Own numbers that hold at most one own checker."""
    pinner_may_add: bool = False


class Obligation(StrEnum):
    """What must be played when not all numbers can be."""

    HIGHER_DIE = "higher_die"
    EITHER_DIE = "either_die"
    ALL_OR_NOTHING = "all_or_nothing"


@dataclass(frozen=True, slots=True)
class BearingOff:
    """`exact`: only the number equal to the distance bears off."""

    exact: bool = False


Way = tuple[int, int]
"""What a single move takes, so that it is soon seen whether other positions have it too: some of
these bits of the packed position, and none of those."""
NO_PROMISE: Way = (0, 0)
"""A move that says nothing about other positions."""


class Mechanics(Protocol):
    """Single moves of one side on packed positions; see `engine.movegen.lane`."""

    def expand(self, packed: int, number: int) -> list[tuple[int, Move]]:
        """Every single move with this number: the packed result and the move."""

    def way(self, packed: int, number: int) -> Way | None:
        """What any single move with this number takes; None where there is none."""

    def is_over(self, packed: int) -> bool:
        """Whether the game ends here, so that nothing may follow."""

    def may_end(self, packed: int, moves: int) -> bool:
        """Whether so many moves could end the game; true is always a safe answer."""


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule: its values, the default first, each with the change it makes."""

    name: str
    values: Mapping[Value, Callable[[Ruleset], Ruleset]]

    @property
    def default(self) -> Value:
        """The value that holds when the client sends none."""
        return next(iter(self.values))


def as_written(rules: Ruleset) -> Ruleset:
    """The change that the default value makes: none."""
    return rules


def amended(
    rules: tuple[str, ...], drop: Iterable[str] = (), add: Iterable[str] = ()
) -> tuple[str, ...]:
    """A list of rule ids less some, plus others."""
    return (*(rule for rule in rules if rule not in set(drop)), *add)


@dataclass(frozen=True, slots=True)
class Names:
    """The game's name in the four languages of the sources."""

    en: str
    de: str
    fr: str
    it: str


@dataclass(frozen=True, eq=False)
class Ruleset:
    """A game. Compared by identity: each game with its options exists once."""

    name: str
    names: Names
    summary: str
    source: str
    rules: tuple[str, ...]
    setup: Position
    board: Board
    roll: RollRule
    scoring: Scoring
    goal: Goal = first_done
    turn: TurnRule = one_roll
    opening: Opening = Opening()
    roll_is_fixed: bool = False
    entry: Entry = ENTER_FREELY
    movement: Movement = Movement()
    landing: Landing = Landing()
    obligation: Obligation = Obligation.HIGHER_DIE
    bearing_off: BearingOff | None = BearingOff()
    hit_ends_game: bool = False
    cube: bool = True
    options: tuple[Option, ...] = ()
    chosen: Mapping[str, Value] = field(default_factory=dict)
    """The options in force that differ from the defaults."""
    mechanics: Callable[[Ruleset, Color], Mechanics] | None = None
    """Only for games that do not travel like the others."""
    check: Callable[[Ruleset, Position], Iterable[Fault]] | None = None
    """What their positions must satisfy beyond the common rules."""
    explain: Callable[[Ruleset, Position, Color, Step, tuple[int, ...]], Iterable[Fault]] | None = (
        None
    )
    """Why a single move of theirs is not possible."""

    @cached_property
    def checkers(self) -> int:
        """How many checkers each side has."""
        return self.setup.total("white")

    @cached_property
    def has_phases(self) -> bool:
        """Whether the sides pass through phases."""
        return "three_phases" in self.rules

    def pips(self, position: Position, color: Color) -> int | None:
        """The pip count, in games whose checkers travel to a goal."""
        return None if self.mechanics else self.board.pips(position, color)
