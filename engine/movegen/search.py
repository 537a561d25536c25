"""The hot path: all distinct legal plays of a stage.

The search goes level by level, one number at a time, and keeps one way to each position; where
checkers travel, `pairs` and `doubles` find the same sooner, and `endings`
where two numbers may end the game. A sequence of moves is a legal play if it is as long as any
other (`use_all`), or if it ends the game and no ending sequence is longer. The board's question,
what may come next, is `engine.movegen.next_moves`.

Fenced: in here a position is one integer; what survives leaves as moves and positions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice
from typing import Final, NamedTuple, overload

from engine.movegen.doubles import NO_LIMIT, double
from engine.movegen.endings import ending
from engine.movegen.freelane import FreeLane, commutes
from engine.movegen.lane import Lane, Nodes, Numbers
from engine.movegen.pairs import pair, single
from engine.position import CELLS, COLORS, Color, Position, unpack
from engine.rules.ruleset import Mechanics, Obligation, Ruleset
from engine.turn import Move, Play

WIDTH: Final = 8 * CELLS
FIRST_HIT: Final = 1 << WIDTH
"""Where a hit ends the game, the position at the first hit is kept above the cells."""

from_bytes: Final = int.from_bytes
"""Found once: to look it up takes as long as to use it."""


def is_compiled() -> bool:
    """Whether this is the compiled build of the hot path (docs/adr/0022)."""
    return not __file__.endswith(".py")


class Found(NamedTuple):
    """A distinct play: the position it leads to, packed, and its moves in one legal order.

    Packed positions compare and serve as keys; `position` is the readable one.
    """

    packed: int
    moves: tuple[Move, ...]

    @property
    def position(self) -> Position:
        """The position it leads to."""
        return unpack(self.packed)


class Plays(Sequence[Found]):
    """Distinct plays of a stage; each is put into readable form when it is looked at.

    `complete` is false where there are more than were asked for.
    """

    __slots__ = ("complete", "nodes")

    def __init__(self, nodes: Nodes, complete: bool = True) -> None:
        self.nodes = nodes
        self.complete = complete

    def __len__(self) -> int:
        return len(self.nodes)

    def __iter__(self) -> Iterator[Found]:
        return map(partial(tuple.__new__, Found), self.nodes.items())

    @overload
    def __getitem__(self, at: int) -> Found: ...
    @overload
    def __getitem__(self, at: slice) -> list[Found]: ...
    def __getitem__(self, at: int | slice) -> Found | list[Found]:
        return list(self)[at]


_prepared: Final[dict[Ruleset, dict[Color, Mechanics]]] = {}
MOST_PREPARED: Final = 256
"""More games, each with its house rules, than are played at a time."""


def mechanics(rules: Ruleset, color: Color) -> Mechanics:
    """The single moves of one side of a game, prepared once."""
    sides = _prepared.get(rules)
    if sides is None:
        if len(_prepared) >= MOST_PREPARED:
            _prepared.clear()
        _prepared[rules] = sides = {side: _prepare(rules, side) for side in COLORS}
    return sides[color]


def _prepare(rules: Ruleset, color: Color) -> Mechanics:
    if rules.mechanics:
        return rules.mechanics(rules, color)
    return FreeLane(rules, color) if commutes(rules) else Lane(rules, color)


def plays(
    rules: Ruleset, position: Position, color: Color, stage: Play, most: int = NO_LIMIT
) -> Plays:
    """All legal plays of the stage, distinct by the position they lead to, or the first so many.

    Of several ways to the same position the first is kept: the higher number first, the rearmost
    checker first. Where nothing can be played the one play is empty.
    """
    nodes = generate(rules, position.cells, color, stage, most)
    if len(nodes) <= most:
        return Plays(nodes)
    return Plays(dict(islice(nodes.items(), most)), complete=False)


def generate(
    rules: Ruleset, cells: bytes, color: Color, stage: Play, most: int = NO_LIMIT
) -> Nodes:
    """The same inside the fence: packed positions, each with its moves.

    It may give more than asked for: only where there can be tens of thousands of plays, the search
    stops early.
    """
    moving = mechanics(rules, color)
    numbers = stage.numbers
    packed = from_bytes(cells, "little")
    if not isinstance(moving, Lane) or _needs_search(moving, cells, len(numbers)):
        return _any_rules(moving, packed, stage, rules)
    if len(numbers) == 1 and not moving.hit_ends:
        return single(moving, packed, cells, numbers[0])
    if moving.left(cells) <= len(numbers):
        return ending(moving, packed, cells, numbers, stage.in_order)
    if numbers[0] == numbers[-1]:
        return double(moving, packed, cells, numbers, most)
    return pair(moving, packed, cells, numbers, stage.in_order)


def _needs_search(lane: Lane, cells: bytes, times: int) -> bool:
    """Whether the game may end in a way that nobody else looks for, or is over already."""
    may_end = lane.left(cells) <= times
    return (may_end and times > 2) or (lane.hit_ends and (may_end or not lane.is_free(cells)))


def _any_rules(moving: Mechanics, packed: int, stage: Play, rules: Ruleset) -> Nodes:
    levels = search(moving, packed, stage, rules.hit_ends_game)
    nodes = legal(levels, stage, rules.obligation)
    return cut_at_first_hit(nodes) if rules.hit_ends_game else nodes


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


def cut_at_first_hit(found: Nodes) -> Nodes:
    """The game ends at the first hit of a play; the rest of it is void."""
    cut: Nodes = {}
    for packed, moves in found.items():
        if packed < FIRST_HIT:
            cut.setdefault(packed, moves)
        else:
            first = next(i for i, move in enumerate(moves) if move.hit)
            cut.setdefault(packed >> WIDTH, moves[: first + 1])
    return cut
