"""All plays of one number several times.

One way to each position is kept at each level, after one move, two moves and so on. After a move
only what comes after it is tried, and what it can have made possible: anything else has been
reached in the other order (`Lane.onward`). Where moves never get into each other's way
(`freelane.commutes`), `engine.movegen.rear` finds them sooner.
"""

from __future__ import annotations

from typing import Final

from engine.movegen.freelane import FreeLane, hits, quiet
from engine.movegen.lane import Candidates, Lane, Moves, Nodes, Numbers
from engine.movegen.rear import rear
from engine.position import CELLS

NO_LIMIT: Final = 1 << 60


def double(lane: Lane, packed: int, cells: bytes, numbers: Numbers, most: int) -> Nodes:
    """All plays of a number to be played several times, or a few more than asked for."""
    if isinstance(lane, FreeLane):
        return _from_the_rear(lane, packed, cells, numbers)
    if lane.hit_ends:
        return _until_a_hit(lane, packed, cells, numbers)
    levels = Search(lane, cells, numbers[0], most).levels(packed, cells, len(numbers))
    if lane.all_or_nothing and len(levels) <= len(numbers):
        return levels[0]
    return levels[-1]


class Search:
    """Level by level, but no level further than it takes to find so many of the last."""

    __slots__ = ("entering", "lane", "most", "number", "onward", "reached")

    def __init__(self, lane: Lane, cells: bytes, number: int, most: int) -> None:
        self.lane = lane
        self.number = number
        self.most = most
        self.onward = lane.onward[number]
        self.entering = not lane.is_free(cells)
        self.reached: list[Nodes] = []

    def levels(self, packed: int, cells: bytes, times: int) -> list[Nodes]:
        """The positions after no move, one move and so on, as far as there are any."""
        self.reached = [{} for _ in range(times)]
        self.extend(packed, cells, (), self.onward.after(0), 0)
        return [{packed: ()}, *[level for level in self.reached if level]]

    def extend(
        self, packed: int, cells: bytes, moves: Moves, candidates: Candidates, depth: int
    ) -> None:
        """What these candidates can do, or those that must enter first, and what comes after."""
        if self.entering and not self.lane.is_free(cells):
            candidates = self.lane.candidates(packed, cells, self.number)
        level, last = self.reached[depth], self.reached[-1]
        for effect in self.lane.possible(cells, candidates):
            after = packed + effect.delta
            if after not in level:
                level[after] = so_far = moves + effect.moves
                if level is not last:
                    now = after.to_bytes(CELLS, "little")
                    self.extend(after, now, so_far, self.onward.after(effect.rank), depth + 1)
                    if len(last) > self.most:
                        return


def _until_a_hit(lane: Lane, packed: int, cells: bytes, numbers: Numbers) -> Nodes:
    """The first hit ends the game and the play, but only a play that could have been completed."""
    number, times = numbers[0], len(numbers)
    steps = rear(quiet(lane.rules, lane.color), packed, cells, number, times)
    hitting = hits(lane, cells, number)
    if not hitting:
        return steps.longest(packed, (), times)
    levels: list[Nodes] = [
        {packed: ()},
        *(steps.sequences(packed, (), n + 1) for n in range(times)),
    ]
    ending: Nodes = {}
    for level in levels[:times]:
        for after, moves in level.items():
            now = after.to_bytes(CELLS, "little")
            for hit in hitting:
                if now[hit.source]:
                    ending.setdefault(after + hit.delta, moves + hit.moves)
    reach = {
        result: len(moves) + _further(lane, result, number, times - len(moves))
        for result, moves in ending.items()
    }
    longest = max([*(n for n in range(times + 1) if levels[n]), *reach.values()])
    found = {result: moves for result, moves in ending.items() if reach[result] == longest}
    return found | levels[longest]


def _further(lane: Lane, packed: int, number: int, times: int) -> int:
    """How often the number can be played, up to so many times."""
    if times < 2:
        return times if times and lane.way(packed, number) else 0
    # each from a point of its own, and none gets into the way of another
    if len(quiet(lane.rules, lane.color).expand(packed, number)) >= times:
        return times
    cells = packed.to_bytes(CELLS, "little")
    return len(Search(lane, cells, number, 0).levels(packed, cells, times)) - 1


def _from_the_rear(lane: FreeLane, packed: int, cells: bytes, numbers: Numbers) -> Nodes:
    """All sequences in which every source lies at the last one or further on."""
    number, times = numbers[0], len(numbers)
    moves: Moves = ()
    while not lane.is_free(cells):
        entering = lane.effects(packed, cells, number)
        if not entering or len(moves) == times:
            return {packed: moves}
        packed, moves = packed + entering[0].delta, moves + entering[0].moves
        cells = packed.to_bytes(CELLS, "little")
    return rear(lane, packed, cells, number, times).longest(packed, moves, times - len(moves))
