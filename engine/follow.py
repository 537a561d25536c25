"""What may come next: the single moves that begin or continue some legal play.

The other question to the hot path, what a board asks on every drag. It looks only at how far each
next move can be continued, so it need not list the plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.movegen import FIRST_HIT, WIDTH, choices, mechanics
from engine.pairs import Numbers
from engine.position import Color, Position, pack, unpack
from engine.rules import NO_PROMISE, Obligation, Ruleset, Way
from engine.stages import Move, Play, Step


class Following(NamedTuple):
    """What may come after the moves already made in a stage."""

    moves: list[Move]
    may_end: bool
    position: Position
    played: tuple[Move, ...]


def follow(
    rules: Ruleset,
    position: Position,
    color: Color,
    stage: Play,
    played: Sequence[Step] = (),
    need: Measure | None = None,
) -> Following | None:
    """The single moves that may follow those already played, in any legal order.

    None if the moves played do not begin a legal play. Who has measured the stage already, says so.
    """
    need = need or measure(rules, position, color, stage)
    states: dict[tuple[int, Numbers], tuple[Move, ...]] = {(pack(position), stage.numbers): ()}
    for step in played:
        states = {
            (result, rest): (*path, move)
            for (packed, left), path in states.items()
            for result, rest, move in need.onward(packed, left, len(path))
            if step[:2] == move[:2] and step.number in (None, move.number)
        }
        if not states:
            return None
    moves: dict[Move, None] = {}
    may_end = False
    for (packed, left), path in states.items():
        may_end |= need.is_play(packed, len(path))
        moves |= dict.fromkeys(need.following(packed, left, len(path)))
    (packed, _), path = next(iter(states.items()))
    return Following(list(moves), may_end, unpack(packed & (FIRST_HIT - 1)), path)


class Measure:
    """How long a legal play of this stage must be, found without listing the plays."""

    def __init__(self, rules: Ruleset, color: Color, stage: Play, start: int) -> None:
        self.moving = mechanics(rules, color)
        self.in_order = stage.in_order
        self.hit_ends = rules.hit_ends_game
        self.expanded: dict[tuple[int, int], list[tuple[int, Move]]] = {}
        self.reached: dict[tuple[int, Numbers], int] = {}
        self.endings: dict[tuple[int, Numbers], int] = {}
        self.ways: dict[int, Way] = {}
        self.followed: dict[tuple[int, Numbers], list[Move]] = {}
        self.may_end = self.moving.may_end(start, len(stage.numbers))
        self.longest = self.reach(start, stage.numbers)
        self.ending = self.end(start, stage.numbers) if self.may_end else -1
        self.only: int | None = None
        if rules.obligation is Obligation.ALL_OR_NOTHING and self.longest < len(stage.numbers):
            self.longest = 0 if self.ending < 0 else -1
        if rules.obligation is Obligation.HIGHER_DIE and self.longest == 1:
            numbers = choices(stage.numbers, stage.in_order)
            self.only = max(n for n, _ in numbers if self.expand(start, n))

    def expand(self, packed: int, number: int) -> list[tuple[int, Move]]:
        """Every single move with this number; asked again and again for the same positions."""
        if (packed, number) not in self.expanded:
            self.expanded[packed, number] = self.moving.expand(packed, number)
        return self.expanded[packed, number]

    def reach(self, packed: int, left: Numbers) -> int:
        """The most moves that can follow; stops at the first way to use all numbers."""
        if not left or (self.may_end and self.moving.is_over(packed)):
            return 0
        if len(left) == 1:
            return int(self.goes_on(packed, left[0]))
        if (packed, left) not in self.reached:
            best = 0
            for number, rest in choices(left, self.in_order):
                for result, _ in self.expand(packed, number):
                    best = max(best, 1 + self.reach(result, rest))
                    if best == len(left):
                        break
                if best == len(left):
                    break
            self.reached[packed, left] = best
        return self.reached[packed, left]

    def goes_on(self, packed: int, number: int) -> bool:
        """Whether there is any move with this number; most positions have the same one."""
        some, none = self.ways.get(number, NO_PROMISE)
        if packed & some and not packed & none:
            return True
        if way := self.moving.way(packed, number):
            self.ways[number] = way
        return way is not None

    def end(self, packed: int, left: Numbers) -> int:
        """The most moves that can follow and end the game; -1 if none can."""
        if self.moving.is_over(packed):
            return 0
        if not left or not self.moving.may_end(packed, len(left)):
            return -1
        if (packed, left) not in self.endings:
            further = [
                self.end(result, rest)
                for number, rest in choices(left, self.in_order)
                for result, _ in self.expand(packed, number)
            ]
            best = max(further, default=-1)
            self.endings[packed, left] = best + 1 if best >= 0 else -1
        return self.endings[packed, left]

    def onward(self, packed: int, left: Numbers, depth: int) -> Iterator[tuple[int, Numbers, Move]]:
        """The moves after which a legal play is still within reach."""
        if packed >= FIRST_HIT or (self.may_end and self.moving.is_over(packed)):
            return
        for number, rest in choices(left, self.in_order):
            if self.only not in (None, number):
                continue
            for result, move in self.expand(packed, number):
                if depth + 1 + self.reach(result, rest) == self.longest or (
                    self.may_end and 0 <= self.end(result, rest) == self.ending - depth - 1
                ):
                    hit = self.hit_ends and move.hit
                    yield result + (result << WIDTH if hit else 0), rest, move

    def following(self, packed: int, left: Numbers, depth: int) -> list[Move]:
        """The same, the moves alone; asked again by those who look for forced moves."""
        if (packed, left) not in self.followed:
            self.followed[packed, left] = [move for _, _, move in self.onward(packed, left, depth)]
        return self.followed[packed, left]

    def is_play(self, packed: int, depth: int) -> bool:
        """Whether the moves so far are a whole legal play."""
        if packed >= FIRST_HIT:
            return True
        if self.may_end and self.moving.is_over(packed):
            return depth == self.ending
        return depth == self.longest


def measure(rules: Ruleset, position: Position, color: Color, stage: Play) -> Measure:
    """How long a legal play of this stage must be."""
    return Measure(rules, color, stage, pack(position))


def can_play_all(rules: Ruleset, color: Color, stage: Play, packed: int) -> bool:
    """Whether the stage can be played completely, or to the end of the game."""
    need = Measure(rules, color, stage, packed)
    return need.longest == len(stage.numbers) or need.ending > 0
