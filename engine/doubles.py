"""All plays of one number several times.

Level by level, a number at a time, one way to each position. After a move only what comes after
it is tried, and what it can have made possible: anything else has been reached in the other order
(`Lane.onward`). Where moves never get into each other's way (`freelane.commutes`) every play is
found once, from the rear forwards, and nothing has to be compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from sys import maxsize

from engine.candidates import Effect
from engine.freelane import DoubleRow, FreeLane, hits, quiet
from engine.lane import Candidates, Lane
from engine.pairs import Nodes, Numbers
from engine.position import CELLS
from engine.stages import Move

NO_LIMIT = maxsize - 1

Moves = tuple[Move, ...]
Node = tuple[int, Moves, Candidates]
"""A packed position, the moves that led there, and what is worth trying next."""


def double(lane: Lane, packed: int, cells: bytes, numbers: Numbers, most: int) -> Nodes:
    """All plays of a number to be played several times, or a few more than asked for."""
    if isinstance(lane, FreeLane):
        return _from_the_rear(lane, packed, cells, numbers)
    if lane.hit_ends:
        return _until_a_hit(lane, packed, cells, numbers)
    levels = Search(lane, numbers[0]).levels(packed, len(numbers), most)
    if lane.all_or_nothing and len(levels) <= len(numbers):
        return levels[0]
    return levels[-1]


class Search:
    """Level by level."""

    __slots__ = ("entering", "lane", "number", "onward")

    def __init__(self, lane: Lane, number: int) -> None:
        self.lane = lane
        self.number = number
        self.onward = lane.onward[number]
        self.entering = False

    def levels(self, packed: int, times: int, most: int) -> list[Nodes]:
        """The positions after no move, one move and so on, as far as there are any.

        No level is made further than it takes to find so many of the last.
        """
        self.entering = not self.lane.is_free(packed.to_bytes(CELLS, "little"))
        levels: list[Nodes] = [{packed: ()}]
        nodes: Iterable[Node] = [(packed, (), self.onward.after(0))]
        for _ in range(times - 1):
            levels.append({})
            nodes = self.deeper(nodes, levels[-1])
        levels.append(self.last(nodes, most))
        return [level for level in levels if level]

    def deeper(self, nodes: Iterable[Node], level: Nodes) -> Iterator[Node]:
        """Every position one move further on, once; noted in the level as it is found."""
        onward = self.onward
        for packed, moves, candidates in nodes:
            for effect in self.effects(packed, candidates):
                result = packed + effect.delta
                if result not in level:
                    level[result] = so_far = moves + (effect.move,)
                    yield result, so_far, onward.after(effect.rank)

    def last(self, nodes: Iterable[Node], most: int) -> Nodes:
        """The same where nothing is to be tried any more."""
        level: Nodes = {}
        for packed, moves, candidates in nodes:
            for effect in self.effects(packed, candidates):
                if (result := packed + effect.delta) not in level:
                    level[result] = moves + (effect.move,)
            if len(level) > most:
                break
        return level

    def effects(self, packed: int, candidates: Candidates) -> list[Effect]:
        """What these candidates can do, or those that must be entered first."""
        cells = packed.to_bytes(CELLS, "little")
        if self.entering and not self.lane.is_free(cells):
            candidates = self.lane.candidates(packed, cells, self.number)
        return self.lane.possible(packed, cells, candidates)


def _until_a_hit(lane: Lane, packed: int, cells: bytes, numbers: Numbers) -> Nodes:
    """The first hit ends the game and the play, but only a play that could have been completed."""
    number, times = numbers[0], len(numbers)
    rear = _rear(quiet(lane.rules, lane.color), packed, cells, number, times)
    hitting = hits(lane, cells, number)
    if not hitting:
        return rear.longest(packed, (), times)
    levels: list[Nodes] = [{packed: ()}, *(rear.sequences(packed, (), n + 1) for n in range(times))]
    ending: Nodes = {}
    for level in levels[:times]:
        for after, moves in level.items():
            now = after.to_bytes(CELLS, "little")
            for hit in hitting:
                if now[hit.source]:
                    ending.setdefault(after + hit.delta, moves + (hit.move,))
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
    return len(Search(lane, number).levels(packed, times, 0)) - 1


Ahead = list[tuple[int, Moves]]
Step = tuple[int, Moves, int, Moves, int, int]
"""What the next move from a point adds, that move, the same for every further one, the step that
leads on, and the cells that must be empty."""


def _from_the_rear(lane: FreeLane, packed: int, cells: bytes, numbers: Numbers) -> Nodes:
    """All sequences in which every source lies at the last one or further on."""
    number, times = numbers[0], len(numbers)
    moves: Moves = ()
    while not lane.is_free(cells):
        entering = lane.effects(packed, cells, number)
        if not entering or len(moves) == times:
            return {packed: moves}
        packed, moves = packed + entering[0].delta, (*moves, entering[0].move)
        cells = packed.to_bytes(CELLS, "little")
    return _rear(lane, packed, cells, number, times).longest(packed, moves, times - len(moves))


def _rear(lane: FreeLane, packed: int, cells: bytes, number: int, times: int) -> Rear:
    """The steps of this number."""
    # while more are outside home than can come in, none bears off
    outside = sum((packed & lane.away).to_bytes(CELLS, "little"))
    return Rear((lane.double_rows if outside >= times else lane.last_rows)[number], cells)


class Rear:
    """The steps that are open and hold a checker or can get one, the rearmost first.

    `left` counts the checkers on each. `ahead` has for each step what can be moved there and
    further on from the beginning; not what bears off (`offs`), which has to be asked each time.
    """

    __slots__ = ("ahead", "found", "left", "offs", "steps")

    def __init__(self, rows: list[DoubleRow], cells: bytes) -> None:
        place = [-1] * (len(rows) + 1)
        reached = [False] * (len(rows) + 1)
        left: list[int] = []
        steps: list[Step] = []
        for at, (source, empty, opposing, landing, onto) in enumerate(rows):
            here = cells[source]
            if here or reached[at]:
                first, further = landing[cells[opposing]], landing[0]
                if first and further:
                    place[at] = len(left)
                    reached[onto] = True
                    left.append(here)
                    steps.append(
                        (first.delta, (first.move,), further.delta, (further.move,), onto, empty)
                    )
        ahead: list[Ahead] = [[]]
        for here, step in zip(reversed(left), reversed(steps), strict=True):
            ahead.append([step[:2], *ahead[-1]] if here and not step[5] else ahead[-1])
        self.ahead = ahead[::-1]
        self.steps = [(d, m, f, a, place[onto], empty) for d, m, f, a, onto, empty in steps]
        self.left = [*left, 1]  # one for all that goes where nothing leads on; it is never empty
        self.offs = [at for at, step in enumerate(steps) if step[5]]

    def longest(self, packed: int, moves: Moves, most: int) -> Nodes:
        """All sequences of so many moves, or of as many as there can be."""
        for length in range(most, 0, -1):
            if found := self.sequences(packed, moves, length):
                return found
        return {packed: moves}

    def sequences(self, packed: int, moves: Moves, length: int) -> Nodes:
        """All sequences of this length."""
        self.found: Nodes = {}
        if length > 1:
            self.extend(packed, moves, 0, (), length)
        else:
            self.found = {packed + delta: moves + move for delta, move in self.ahead[0]}
            self.ask(packed, moves, -1, ())
        return self.found

    def extend(
        self, packed: int, moves: Moves, start: int, fed: tuple[int, ...], length: int
    ) -> None:
        """So many moves more; `fed` are the steps that were empty and have got a checker.

        Each step has a target of its own, so only the first move from it can hit there.
        """
        found, left, steps, ahead, offs = self.found, self.left, self.steps, self.ahead, self.offs
        for at in range(start, len(steps)):
            here = left[at]
            if not here:
                continue
            delta, move, further, again, onto, empty = step = steps[at]
            if empty and packed & empty:
                continue
            after, so_far = packed + delta, moves + move
            feeding = fed if left[onto] else (*fed, onto)
            if length > 2:
                left[at] = here - 1
                left[onto] += 1
                steps[at] = further, again, further, again, onto, empty
                self.extend(after, so_far, at, feeding, length - 1)
                steps[at] = step
                left[at] = here
                left[onto] -= 1
                continue
            if here > 1:
                found[after + further] = so_far + again
            for delta, move in ahead[at + 1]:
                found[after + delta] = so_far + move
            if offs:
                self.ask(after, so_far, at, feeding)
            else:
                for other in feeding:
                    if other > at:
                        found[after + steps[other][0]] = so_far + steps[other][1]

    def ask(self, packed: int, moves: Moves, last: int, fed: tuple[int, ...]) -> None:
        """The last move where some can bear off: what was fed, and what is borne off."""
        for at in (*fed, *(off for off in self.offs if self.left[off])):
            delta, move, _, _, _, empty = self.steps[at]
            if at > last and not packed & empty:
                self.found[packed + delta] = moves + move
