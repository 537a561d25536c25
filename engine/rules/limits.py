"""The words for what a step may not do: leave the head twice, build a row, fill a quarter.

All of them are judged after each single step of a play, like a landing: a step that breaks one is
no step, even if a later one would mend it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class SecondHead(StrEnum):
    """With which rolls a second checker may leave the head on a player's first turn."""

    NAMED = "named"
    """With 6-6, 4-4 and 3-3."""
    BLOCKED = "blocked"
    """With every roll that one checker cannot play completely."""
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Head:
    """In one turn at most one checker leaves the start point, the head.

    A player's first turn is the one that begins with all checkers on the head.
    """

    second: SecondHead = SecondHead.NAMED
    named_doubles: tuple[int, ...] = (6, 4, 3)

    @property
    def second_rule_id(self) -> str | None:
        """The rule that lets a second checker leave; None if none does."""
        return SECOND_HEAD_RULE_IDS.get(self.second)


SECOND_HEAD_RULE_IDS = {
    SecondHead.NAMED: "second_head",
    SecondHead.BLOCKED: "second_head_if_blocked",
}


class PrimeUnless(StrEnum):
    """Where an opposing checker makes a long prime legal; a checker borne off always does."""

    ONE_AHEAD = "one_ahead"
    """After the end of the prime, on the opponent's route."""
    ONE_HOME = "one_home"
    """In the opponent's home."""


@dataclass(frozen=True, slots=True)
class Prime:
    """No step completes a prime, so many points that follow each other on the opponent's route."""

    length: int = 6
    unless: PrimeUnless = PrimeUnless.ONE_AHEAD

    @property
    def rule_id(self) -> str:
        """The rule that says so."""
        return PRIME_RULE_IDS[self.unless]


PRIME_RULE_IDS = {PrimeUnless.ONE_AHEAD: "row_of_six", PrimeUnless.ONE_HOME: "row_of_six_home"}


@dataclass(frozen=True, slots=True)
class Quarter:
    """No step takes a point of a quarter if more than `most` of its points are then held."""

    own_numbers: tuple[int, ...]
    most: int
    rule_id: str


Formation = Prime | Quarter
"""An arrangement of a player's own checkers that no step may complete."""
