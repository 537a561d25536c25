"""Whether a game is over, by its goal or as a draw, and what it is worth before the cube."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

from engine.movegen import FreeLane, can_play_all, choices, mechanics
from engine.position import CELL, COLORS, OFFSET, WHITE, Color, Position, pack
from engine.rules.dice import NUMBERS, ROLLS
from engine.rules.goals import DRAW, Ending
from engine.rules.ruleset import NO_PROMISE, Obligation, Ruleset, Way
from engine.rules.scoring import DRAWN, Score
from engine.turn import Dice, Play


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended and what it is worth before the cube."""

    ending: Ending
    score: Score

    def points(self, cube: int = 1) -> int:
        """Points = base x multiplier x cube."""
        return self.score.base * self.score.multiplier * cube


OUT_OF_PLAY = [
    (color, OFFSET[color] + CELL["off"], OFFSET[color] + CELL["captured"]) for color in COLORS
]
"""Each side with its cells for checkers that have left the game."""


def checkers_in_play(rules: Ruleset, position: Position) -> dict[Color, int]:
    """How many checkers each side has that are neither borne off nor captured."""
    cells = position.cells
    return {color: rules.checkers - cells[off] - cells[taken] for color, off, taken in OUT_OF_PLAY}


def outcome(rules: Ruleset, position: Position, thrown: Dice | None = None) -> Outcome | None:
    """The result if the position is the end of a game, else None."""
    ending = rules.goal(position, rules.board)
    if ending:
        return Outcome(ending, rules.scoring(position, ending, rules.board))
    freeze, packed = Freeze(rules, thrown), pack(position)
    return drawn() if freeze.may_come(packed, WHITE) and freeze.holds(packed) else None


def drawn() -> Outcome:
    """The outcome of a draw."""
    return Outcome(DRAW, DRAWN)


Try = Callable[[int], Way | None]


class Freeze:
    """Rulebook 0 `draw`: no roll gives either player a play; with a fixed roll, only that one.

    Asked of many positions in a row: the way out of the last one is mostly there again.
    """

    def __init__(self, rules: Ruleset, thrown: Dice | None) -> None:
        self.rules = rules
        self.tries = _tries(rules, thrown if rules.roll_is_fixed else None)
        self.way = NO_PROMISE

    def may_come(self, packed: int, player: Color) -> bool:
        """Whether this position could be frozen, or any play of this player freeze it.

        Before each checker lie six points, or fewer and the goal, which some number always
        reaches: whoever holds fewer than six points leaves the other a play, and the player can
        take points from his opponent but not give him any.
        """
        lane = mechanics(self.rules, player)
        if self.rules.roll_is_fixed or not isinstance(lane, FreeLane):
            return bool(self.tries)
        return lane.points_closed(packed) >= len(NUMBERS)

    def holds(self, packed: int) -> bool:
        """Whether the position is frozen."""
        some, none = self.way
        if packed & some and not packed & none:
            return False
        for find in self.tries:
            if way := find(packed):
                self.way = way
                return False
        return bool(self.tries)


@lru_cache(maxsize=512)
def _tries(rules: Ruleset, fixed: Dice | None) -> tuple[Try, ...]:
    """Every way out of a freeze, as a question to a packed position."""
    if rules.mechanics or (rules.roll_is_fixed and fixed is None):
        return ()  # nothing ever blocks there; and with no fixed roll yet, nothing can be said
    stages = dict.fromkeys(
        stage
        for dice in ([fixed] if fixed else ROLLS)
        for stage in rules.roll(dice, rules.checkers)
        if isinstance(stage, Play)
    )
    if rules.obligation is Obligation.ALL_OR_NOTHING:
        return tuple(partial(_complete, rules, c, stage) for stage in stages for c in COLORS)
    numbers = dict.fromkeys(n for s in stages for n, _ in choices(s.numbers, s.in_order))
    return tuple(partial(mechanics(rules, c).way, number=n) for n in numbers for c in COLORS)


def _complete(rules: Ruleset, color: Color, stage: Play, packed: int) -> Way | None:
    return NO_PROMISE if can_play_all(rules, color, stage, packed) else None
