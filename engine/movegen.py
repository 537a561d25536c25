"""The hot path: all distinct plays of a stage, and the single moves that may come next.

Two questions, two functions. `plays` searches level by level, one number at a time, and keeps one
way to each position. `follow` asks only how far each next move can be continued, so it need not
list the plays. Both judge the same thing: a sequence of moves is a legal play if it is as long as
any other (`use_all`), or if it ends the game and no ending sequence is longer.

Fenced: in here a position is the integer of `engine.lane`; what survives leaves as moves and
positions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, overload

from engine.lane import Lane, pack, unpack
from engine.position import CELLS, Color, Position
from engine.rules import Mechanics, Obligation, Ruleset
from engine.shortcuts import Nodes, Numbers, double, pair
from engine.stages import Move, Play, Step

WIDTH = 8 * CELLS
FIRST_HIT = 1 << WIDTH
"""Where a hit ends the game, the position at the first hit is kept above the cells."""


class Found(NamedTuple):
    """A distinct play: its moves in one legal order, and the position it leads to."""

    moves: tuple[Move, ...]
    position: Position


class Plays(Sequence[Found]):
    """All distinct plays of a stage; each is put into readable form when it is looked at."""

    __slots__ = ("nodes",)

    def __init__(self, nodes: Nodes) -> None:
        self.nodes = nodes

    def __len__(self) -> int:
        return len(self.nodes)

    def __iter__(self) -> Iterator[Found]:
        return (Found(moves, unpack(packed)) for packed, moves in self.nodes.items())

    @overload
    def __getitem__(self, at: int) -> Found: ...
    @overload
    def __getitem__(self, at: slice) -> list[Found]: ...
    def __getitem__(self, at: int | slice) -> Found | list[Found]:
        return list(self)[at]


class Following(NamedTuple):
    """What may come after the moves already made in a stage."""

    moves: list[Move]
    may_end: bool
    position: Position
    played: tuple[Move, ...]


@lru_cache(maxsize=512)
def mechanics(rules: Ruleset, color: Color) -> Mechanics:
    """The single moves of one side of a game, prepared once."""
    return rules.mechanics(rules, color) if rules.mechanics else Lane(rules, color)


def plays(rules: Ruleset, position: Position, color: Color, stage: Play) -> Plays:
    """All legal plays of the stage, distinct by the position they lead to.

    Of several ways to the same position the first is kept: the higher number first, the rearmost
    checker first. Where nothing can be played the one play is empty.
    """
    return Plays(generate(rules, pack(position), color, stage))


def generate(rules: Ruleset, packed: int, color: Color, stage: Play) -> Nodes:
    """The same inside the fence: packed positions, each with its moves."""
    moving = mechanics(rules, color)
    if isinstance(moving, Lane) and moving.commutes:
        numbers = stage.numbers
        if numbers.count(numbers[0]) == len(numbers):
            found = double(moving, packed, numbers)
        else:
            found = pair(moving, packed, numbers, stage.in_order)
        if found is not None:
            return found
    levels = search(moving, packed, stage, rules.hit_ends_game)
    nodes = legal(levels, stage, rules.obligation)
    return _cut_at_first_hit(nodes) if rules.hit_ends_game else nodes


@dataclass(frozen=True, slots=True)
class Levels:
    """All sequences of moves by length: those that go on and those that ended the game."""

    going: list[list[Nodes]]
    ended: list[Nodes]

    @property
    def longest(self) -> int:
        """The most numbers any sequence uses."""
        return max(n for n in range(len(self.going)) if self.going[n] or self.ended[n])


def search(moving: Mechanics, start: int, stage: Play, hit_ends: bool) -> Levels:
    """The general search: level by level, one number at a time, any rules."""
    level: dict[Numbers, Nodes] = {stage.numbers: {start: ()}}
    levels = Levels([list(level.values())], [{}])
    while level:
        going: dict[Numbers, Nodes] = {}
        ended: Nodes = {}
        for left, nodes in level.items():
            for number, rest in choices(left, stage.in_order):
                onward = going.setdefault(rest, {})
                for packed, moves in nodes.items():
                    for result, move in moving.expand(packed, number):
                        if hit_ends and move.hit and result < FIRST_HIT:
                            result += result << WIDTH
                        if moving.is_over(result):
                            ended.setdefault(result, (*moves, move))
                        else:
                            onward.setdefault(result, (*moves, move))
        level = {rest: nodes for rest, nodes in going.items() if nodes}
        levels.going.append(list(level.values()))
        levels.ended.append(ended)
    return levels


@lru_cache(maxsize=1024)
def choices(left: Numbers, in_order: bool) -> tuple[tuple[int, Numbers], ...]:
    """The numbers that may be played next, each with those that are left then."""
    if in_order:
        return ((left[0], left[1:]),) if left else ()
    first = {number: i for i, number in reversed(list(enumerate(left)))}
    return tuple((n, left[:i] + left[i + 1 :]) for n, i in sorted(first.items(), reverse=True))


def legal(levels: Levels, stage: Play, obligation: Obligation) -> Nodes:
    """What the obligation leaves: the longest, and the longest that end the game."""
    longest = levels.longest
    ended = next((nodes for nodes in reversed(levels.ended) if nodes), {})
    if obligation is Obligation.ALL_OR_NOTHING and longest < len(stage.numbers):
        going = [] if ended else levels.going[0]
    else:
        going = levels.going[longest]
    found = dict(ended)
    for nodes in going:
        for packed, moves in nodes.items():
            found.setdefault(packed, moves)
    if longest == 1 and obligation is Obligation.HIGHER_DIE:
        higher = max(moves[0].number for moves in found.values())
        found = {packed: moves for packed, moves in found.items() if moves[0].number == higher}
    return found


def _cut_at_first_hit(found: Nodes) -> Nodes:
    """The game ends at the first hit of a play; the rest of it is void."""
    cut: Nodes = {}
    for packed, moves in found.items():
        if packed < FIRST_HIT:
            cut.setdefault(packed, moves)
        else:
            first = next(i for i, move in enumerate(moves) if move.hit)
            cut.setdefault(packed >> WIDTH, moves[: first + 1])
    return cut


def follow(
    rules: Ruleset, position: Position, color: Color, stage: Play, played: Sequence[Step] = ()
) -> Following | None:
    """The single moves that may follow those already played, in any legal order.

    None if the moves played do not begin a legal play.
    """
    need = Measure(rules, color, stage, pack(position))
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
        moves |= dict.fromkeys(move for _, _, move in need.onward(packed, left, len(path)))
    (packed, _), path = next(iter(states.items()))
    return Following(list(moves), may_end, unpack(packed & (FIRST_HIT - 1)), path)


class Measure:
    """How long a legal play of this stage must be, found without listing the plays."""

    def __init__(self, rules: Ruleset, color: Color, stage: Play, start: int) -> None:
        self.moving = mechanics(rules, color)
        self.in_order = stage.in_order
        self.hit_ends = rules.hit_ends_game
        self.reached: dict[tuple[int, Numbers], int] = {}
        self.endings: dict[tuple[int, Numbers], int] = {}
        self.longest = self.reach(start, stage.numbers)
        self.ending = self.end(start, stage.numbers)
        self.only: int | None = None
        if rules.obligation is Obligation.ALL_OR_NOTHING and self.longest < len(stage.numbers):
            self.longest = 0 if self.ending < 0 else -1
        if rules.obligation is Obligation.HIGHER_DIE and self.longest == 1:
            numbers = choices(stage.numbers, stage.in_order)
            self.only = max(n for n, _ in numbers if self.moving.expand(start, n))

    def reach(self, packed: int, left: Numbers) -> int:
        """The most moves that can follow; stops at the first way to use all numbers."""
        if not left or self.moving.is_over(packed):
            return 0
        if (packed, left) not in self.reached:
            best = 0
            for number, rest in choices(left, self.in_order):
                for result, _ in self.moving.expand(packed, number):
                    best = max(best, 1 + self.reach(result, rest))
                    if best == len(left):
                        break
                if best == len(left):
                    break
            self.reached[packed, left] = best
        return self.reached[packed, left]

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
                for result, _ in self.moving.expand(packed, number)
            ]
            best = max(further, default=-1)
            self.endings[packed, left] = best + 1 if best >= 0 else -1
        return self.endings[packed, left]

    def onward(self, packed: int, left: Numbers, depth: int) -> Iterator[tuple[int, Numbers, Move]]:
        """The moves after which a legal play is still within reach."""
        if self.moving.is_over(packed) or packed >= FIRST_HIT:
            return
        for number, rest in choices(left, self.in_order):
            if self.only not in (None, number):
                continue
            for result, move in self.moving.expand(packed, number):
                ending = self.end(result, rest)
                if (
                    depth + 1 + self.reach(result, rest) == self.longest
                    or 0 <= ending == self.ending - depth - 1
                ):
                    hit = self.hit_ends and move.hit
                    yield result + (result << WIDTH if hit else 0), rest, move

    def is_play(self, packed: int, depth: int) -> bool:
        """Whether the moves so far are a whole legal play."""
        if packed >= FIRST_HIT:
            return True
        if self.moving.is_over(packed):
            return depth == self.ending
        return depth == self.longest


def measure(rules: Ruleset, position: Position, color: Color, stage: Play) -> Measure:
    """How long a legal play of this stage must be."""
    return Measure(rules, color, stage, pack(position))


def can_play_all(rules: Ruleset, color: Color, stage: Play, packed: int) -> bool:
    """Whether the stage can be played completely, or to the end of the game."""
    need = Measure(rules, color, stage, packed)
    return need.longest == len(stage.numbers) or need.ending > 0
