"""What may come next: the single moves that begin or continue some legal play.

The other question to the hot path, what a board asks on every drag. It looks only at how far each
next move can be continued, so it need not list the plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.movegen.freelane import FreeLane
from engine.movegen.lane import Numbers
from engine.movegen.search import FIRST_HIT, WIDTH, choices, mechanics
from engine.position import Color, Position, pack, unpack
from engine.rules.ruleset import NO_PROMISE, Obligation, Ruleset, Way
from engine.turn import Move, Play, Step

Singles = list[tuple[int, Move]]
"""Single moves, each with the packed position it leads to."""
Offers = list[tuple[int, Numbers, Singles]]
"""By number: what is left of the numbers then, and the moves with it."""


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
    states: dict[tuple[int, Numbers], tuple[Move, ...]] = {(need.start, stage.numbers): ()}
    for step in played:
        states = {
            (result, rest): (*path, move)
            for (packed, left), path in states.items()
            for _, rest, singles in need.onward(packed, left, len(path))
            for result, move in singles
            if step[:2] == move[:2] and step.number in (None, move.number)
        }
        if not states:
            return None
    moves: list[Move] = []
    may_end = False
    for packed, left in states:
        may_end |= need.is_play(packed, len(played))
        offers = need.onward(packed, left, len(played))
        moves += [m for _, _, singles in offers for _, m in singles if m not in moves]
    (packed, _), path = next(iter(states.items()))
    if played:
        position = unpack(packed & (FIRST_HIT - 1))
    return Following(moves, may_end, position, path)


class Measure:
    """How long a legal play of this stage must be, found without listing the plays."""

    def __init__(self, rules: Ruleset, color: Color, stage: Play, start: int) -> None:
        numbers = stage.numbers
        self.start = start
        self.moving = mechanics(rules, color)
        self.in_order = stage.in_order
        self.hit_ends = rules.hit_ends_game
        self.expanded: dict[tuple[int, int], Singles] = {}
        self.reached: dict[tuple[int, Numbers], int] = {}
        self.endings: dict[tuple[int, Numbers], int] = {}
        self.ways: dict[int, Way] = {}
        self.offered: dict[tuple[int, Numbers], Offers] = {}
        self.may_end = self.moving.may_end(start, len(numbers))
        self.is_free = isinstance(self.moving, FreeLane) and not self.may_end
        self.is_easy = self.easy(start, numbers)
        self.longest = len(numbers) if self.is_easy else self.reach(start, numbers)
        self.ending = self.end(start, numbers) if self.may_end else -1
        self.only: int | None = None
        if self.longest < len(numbers) and rules.obligation is Obligation.ALL_OR_NOTHING:
            self.longest = 0 if self.ending < 0 else -1
        if self.longest == 1 and rules.obligation is Obligation.HIGHER_DIE:
            usable = choices(numbers, stage.in_order)
            self.only = max(n for n, _ in usable if self.expand(start, n))

    def expand(self, packed: int, number: int) -> Singles:
        """Every single move with this number; asked again and again for the same positions."""
        found = self.expanded.get((packed, number))
        if found is None:
            found = self.expanded[packed, number] = self.moving.expand(packed, number)
        return found

    def easy(self, packed: int, left: Numbers) -> bool:
        """Whether all numbers, two or one several times, can be used whatever is moved first.

        Where no move gets into the way of another it takes no more than as many checkers to move
        by each number as there are numbers: each is moved from a point of its own.
        """
        return (
            self.is_free
            and len(self.expand(packed, left[0])) >= len(left)
            and len(self.expand(packed, left[-1])) >= len(left)
        )

    def reach(self, packed: int, left: Numbers) -> int:
        """The most moves that can follow."""
        if not left or (self.may_end and self.moving.is_over(packed)):
            return 0
        if len(left) == 1:
            return int(self.goes_on(packed, left[0]))
        best = self.reached.get((packed, left))
        if best is None:
            best = len(left) if self.easy(packed, left) else self.try_all(packed, left)
            self.reached[packed, left] = best
        return best

    def try_all(self, packed: int, left: Numbers) -> int:
        """The same by trying; stops at the first way to use all numbers."""
        best = 0
        for number, rest in choices(left, self.in_order):
            for result, _ in self.expand(packed, number):
                best = max(best, 1 + self.reach(result, rest))
                if best == len(left):
                    return best
        return best

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

    def onward(self, packed: int, left: Numbers, depth: int) -> Offers:
        """The moves after which a legal play is still within reach."""
        offers = self.offered.get((packed, left))
        if offers is None:
            offers = self.offered[packed, left] = []
            if packed < FIRST_HIT and not (self.may_end and self.moving.is_over(packed)):
                for number, rest in choices(left, self.in_order):
                    if self.only in (None, number):
                        singles = self.expand(packed, number)
                        if depth or not self.is_easy:
                            singles = self.kept(singles, rest, depth + 1)
                        offers.append((number, rest, singles))
        return offers

    def kept(self, singles: Singles, rest: Numbers, depth: int) -> Singles:
        """Those of these moves after which it is."""
        kept = [
            (packed, move)
            for packed, move in singles
            if depth + self.reach(packed, rest) == self.longest
            or (self.may_end and 0 <= self.end(packed, rest) == self.ending - depth)
        ]
        if self.hit_ends:
            return [(packed + (packed << WIDTH if move.hit else 0), move) for packed, move in kept]
        return kept

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
