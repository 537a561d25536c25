"""One number several times where no move gets into the way of another.

Every play is found once: as the sequence in which each source lies at the last one or further on.
So nothing has to be compared.
"""

from __future__ import annotations

from engine.movegen.candidates import Effect
from engine.movegen.freelane import FreeLane
from engine.movegen.lane import Candidates, Moves, Nodes
from engine.position import CELLS


def rear(lane: FreeLane, packed: int, cells: bytes, number: int, times: int) -> Rear:
    """The steps of this number."""
    outside = packed & lane.away
    if not outside:
        return Rear(lane.from_home[number], cells)
    # while more are outside home than can come in, none bears off
    many = sum(outside.to_bytes(CELLS, "little")) >= times
    return Rear((lane.on_board if many else lane.ranked)[number], cells)


class Step:
    """The moves from one point.

    `left` counts the checkers there. `effect` is what the next of them does, `further` what each
    one after it: a target belongs to one step, so only the first move there can hit. `empty` masks
    what must be empty, if that has to be asked: where checkers come off. `onto` leads on, `ahead`
    has what can be moved from further on from the beginning, but does not come off.
    """

    __slots__ = ("ahead", "at", "effect", "empty", "further", "left", "onto")

    def __init__(self, left: int, effect: Effect, further: Effect, empty: int) -> None:
        self.left = left
        self.effect = effect
        self.further = further
        self.empty = empty
        self.at = 0
        self.onto: Step | None = None
        self.ahead: list[Effect] = []


class Rear:
    """The steps that are open and hold a checker or can get one, the rearmost first."""

    __slots__ = ("ahead", "found", "offs", "steps")

    def __init__(self, candidates: Candidates, cells: bytes) -> None:
        steps: list[Step] = []
        by_cell: list[Step | None] = [None] * CELLS
        reached = [False] * CELLS
        for candidate in candidates:
            here = cells[candidate.source]
            if here or reached[candidate.source]:
                effect, further = candidate.landing[cells[candidate.opposing]], candidate.landing[0]
                if effect is not None and further is not None:
                    reached[candidate.target] = True
                    step = Step(here, effect, further, candidate.empty)
                    by_cell[candidate.source] = step
                    steps.append(step)
        ahead: list[Effect] = []
        for at in range(len(steps) - 1, -1, -1):
            step = steps[at]
            step.at, step.onto, step.ahead = at, by_cell[step.effect.target], ahead
            if step.left and not step.empty:
                ahead = [step.effect, *ahead]
        self.steps = steps
        self.ahead = ahead
        self.offs = [step for step in steps if step.empty]
        self.found: Nodes = {}

    def longest(self, packed: int, moves: Moves, most: int) -> Nodes:
        """All sequences of so many moves, or of as many as there can be."""
        for length in range(most, 0, -1):
            if found := self.sequences(packed, moves, length):
                return found
        return {packed: moves}

    def sequences(self, packed: int, moves: Moves, length: int) -> Nodes:
        """All sequences of this length."""
        self.found = {}
        if length > 1:
            self.extend(packed, moves, 0, [], length)
        else:
            self.found = {packed + move.delta: moves + move.moves for move in self.ahead}
            self.ask(packed, moves, -1, [])
        return self.found

    def extend(self, packed: int, moves: Moves, start: int, fed: list[Step], length: int) -> None:
        """So many moves more; `fed` are the steps that were empty and have got a checker."""
        found = self.found
        for at in range(start, len(self.steps)):
            step = self.steps[at]
            if not step.left or (step.empty and packed & step.empty):
                continue
            onto, further = step.onto, step.further
            after, so_far = packed + step.effect.delta, moves + step.effect.moves
            feeding = fed if onto is None or onto.left else [*fed, onto]
            if length > 2:
                self.go_on(step, after, so_far, feeding, length - 1)
                continue
            if step.left > 1:
                found[after + further.delta] = so_far + further.moves
            for move in step.ahead:
                found[after + move.delta] = so_far + move.moves
            if feeding or self.offs:
                self.ask(after, so_far, at, feeding)

    def go_on(self, step: Step, packed: int, moves: Moves, fed: list[Step], length: int) -> None:
        """So many moves more after one from this step."""
        effect, onto = step.effect, step.onto
        step.left, step.effect = step.left - 1, step.further
        if onto is not None:
            onto.left += 1
        self.extend(packed, moves, step.at, fed, length)
        step.left, step.effect = step.left + 1, effect
        if onto is not None:
            onto.left -= 1

    def ask(self, packed: int, moves: Moves, last: int, fed: list[Step]) -> None:
        """The last move as far as it has to be asked: what was fed, and what comes off."""
        for step in fed + [off for off in self.offs if off.left]:
            if step.at > last and not packed & step.empty:
                self.found[packed + step.effect.delta] = moves + step.effect.moves
