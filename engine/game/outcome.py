"""Whether a game is over, by its goal or as a draw, what it is worth, and what follows a play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from engine import late
from engine.movegen import NO_WITNESS, Witness, can_play_all, choices, mechanics
from engine.position import COLORS, Color, Position, pack, unpack
from engine.rules import turns
from engine.rules.dice import ROLLS
from engine.rules.goals import FROZEN, Ending
from engine.rules.ruleset import Obligation, Ruleset
from engine.rules.scoring import DRAWN, GameValue
from engine.turn import Dice, PlayerTurn, PlayStage, play_due


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended and what it is worth before the cube."""

    ending: Ending
    value: GameValue

    def points(self, cube: int = 1) -> int:
        """Points = base x multiplier x cube."""
        return self.value.base * self.value.multiplier * cube

    def text(self, language: late.Language = "en") -> str:
        """The sentence about it: "White wins a gammon, 2 points."."""
        return late.outcome_text(self, language)

    def __str__(self) -> str:
        return self.text()


def outcome(rules: Ruleset, position: Position, thrown: Dice | None = None) -> Outcome | None:
    """The result if the position is the end of a game, else None."""
    ending = rules.goal(position, rules.board)
    if ending:
        if ending.winner is None:
            return drawn(ending)
        return Outcome(ending, rules.scoring(position, ending, rules.board))
    return drawn() if Deadlock(rules, thrown).holds(pack(position)) else None


def drawn(ending: Ending = FROZEN) -> Outcome:
    """The outcome of a draw."""
    return Outcome(ending, DRAWN)


Proof = Callable[[int], Witness | None]
"""Looks in a packed position for one play by one side; None if there is none."""


class Deadlock:
    """Rulebook 0 `draw`: no roll gives either player a play; with a fixed roll, that roll alone.

    One object serves many positions in a row: the witness that freed the last one mostly frees
    the next one too.
    """

    def __init__(self, rules: Ruleset, thrown: Dice | None) -> None:
        self.proofs = _proofs(rules, thrown if rules.roll_is_fixed else None)
        self.witness = NO_WITNESS

    def holds(self, packed: int) -> bool:
        """Whether neither player can ever move again."""
        first, second, forbidden = self.witness
        if packed & first and packed & second and not packed & forbidden:
            return False
        for find in self.proofs:
            if witness := find(packed):
                self.witness = witness
                return False
        return bool(self.proofs)


@lru_cache(maxsize=512)
def _proofs(rules: Ruleset, fixed: Dice | None) -> tuple[Proof, ...]:
    """Every kind of play that can break a deadlock; none in games that cannot be deadlocked."""
    if rules.mechanics or (rules.roll_is_fixed and fixed is None):
        return ()  # nothing ever blocks there; and before the fixed roll is known, it may free all
    stages = dict.fromkeys(
        stage
        for dice in ([fixed] if fixed else ROLLS)
        for stage in rules.roll(dice, rules.checkers)
        if isinstance(stage, PlayStage)
    )
    return play_proofs(rules, list(stages), COLORS)


def play_proofs(
    rules: Ruleset, stages: Sequence[PlayStage], colors: Sequence[Color]
) -> tuple[Proof, ...]:
    """Every kind of play that these sides can have in one of these stages."""
    if rules.obligation is Obligation.ALL_OR_NOTHING:
        shortest = sorted(stages, key=lambda stage: len(stage.numbers))
        return tuple(partial(can_play_all, rules, c, stage) for stage in shortest for c in colors)
    numbers = dict.fromkeys(n for s in stages for n, _ in choices(s.numbers, s.in_order))
    return tuple(partial(mechanics(rules, c).witness, number=n) for n in numbers for c in colors)


class Sequel(NamedTuple):
    """What follows a play: the outcome if the game is over, else the turn that comes next."""

    outcome: Outcome | None
    turn: PlayerTurn | None


class Sequels:
    """What follows the plays of one stage: the only place that decides it."""

    def __init__(self, rules: Ruleset, position: Position, turn: PlayerTurn) -> None:
        self.rules, self.turn = rules, turn
        self.numbers = len(play_due(turn)[1].numbers)
        self.in_play = turns.checkers_in_play(rules, position)
        self.moving = mechanics(rules, turn.player)
        self.may_end = self.moving.may_end(pack(position), self.numbers)
        self.deadlock = Deadlock(rules, turn.thrown)
        self.going_on: dict[bool, Sequel] = {}

    def after(self, packed: int, moves: int) -> Sequel:
        """What follows a play of this many moves that leads to this packed position."""
        if self.may_end and self.moving.is_over(packed):
            return Sequel(outcome(self.rules, unpack(packed), self.turn.thrown), None)
        if self.deadlock.holds(packed):
            return Sequel(drawn(), None)
        complete = moves >= self.numbers
        sequel = self.going_on.get(complete)
        if sequel is None:
            sequel = Sequel(None, turns.after_play(self.rules, self.turn, complete, self.in_play))
            self.going_on[complete] = sequel
        return sequel
