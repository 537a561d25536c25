"""What forbids a single step that a landing would allow: one class for each word of the vocabulary.

Each is made once for one side of a ruleset. Cells are indices of a packed position.
"""

from __future__ import annotations

from typing import Final

from engine.faults import Fault
from engine.movegen.candidates import Effect, mask
from engine.movegen.general import Reach
from engine.movegen.protocol import WIDTH, Mechanics
from engine.position import CELL, CELLS, OFFSET, OTHER, Color
from engine.rules.limits import Head, Prime, PrimeUnless, Quarter, SecondHead
from engine.rules.ruleset import Ruleset
from engine.turn import PlayStage, Step

HEAD_LEFT: Final = 1 << WIDTH
"""Memory of a stage: a checker has left the head."""
SECOND_MAY_LEAVE: Final = 2 << WIDTH
"""Memory of a stage: a second checker may leave the head."""
HIT_AT_HOME: Final = 4 << WIDTH
"""Memory of a stage: a checker was hit on the first home point; the next bits are the others."""


class Restriction:
    """A rule that forbids steps."""

    def fault(self, step: Step) -> Fault:
        """The fault of a step that this rule forbids."""
        raise NotImplementedError(step)

    def memory(self, _moving: Mechanics, _packed: int, _stage: PlayStage) -> int:
        """The memory with which a stage begins."""
        return 0

    def forbids(self, _state: int, _cells: bytes, _source: int, _target: int) -> bool:
        """Whether a checker may not go from one cell to the other."""
        return False

    def remember(self, _state: int, _effect: Effect) -> int:
        """What a move adds to the memory."""
        return 0


class RunnerFirst(Restriction):
    """Only the foremost checker moves until one has reached a named own number."""

    def __init__(self, rules: Ruleset, color: Color, runner_to: int) -> None:
        self.runner_to = runner_to
        points = [str(point) for point in rules.board.route(color).points]
        self.arrived = mask(color, ("off", *points[runner_to - 1 :]))
        self.ahead = [0] * CELLS
        for k, point in enumerate(points, 1):
            self.ahead[OFFSET[color] + CELL[point]] = mask(color, points[k:])

    def fault(self, _step: Step) -> Fault:
        """The fault of a step that this rule forbids."""
        return Fault("runner_first", rule="runner_first", facts={"number": self.runner_to})

    def forbids(self, state: int, _cells: bytes, source: int, _target: int) -> bool:
        """Whether a checker may not go from one cell to the other."""
        return not state & self.arrived and state & self.ahead[source] != 0


class HeadQuota(Restriction):
    """One checker leaves the head in a turn, two in some first turns."""

    def __init__(self, rules: Ruleset, color: Color, head: Head) -> None:
        self.cell = OFFSET[color] + CELL[str(rules.board.route(color).points[0])]
        self.checkers = rules.checkers
        self.head = head

    def fault(self, step: Step) -> Fault:
        """The fault of a step that this rule forbids."""
        return Fault("head_used", rule="head_one", facts={"place": step.source})

    def memory(self, moving: Mechanics, packed: int, stage: PlayStage) -> int:
        """The memory with which a stage begins."""
        numbers, second = stage.numbers, self.head.second
        if packed >> 8 * self.cell & 0xFF != self.checkers or second is SecondHead.NEVER:
            return 0
        if second is SecondHead.NAMED:
            is_double = len(numbers) > 2 and numbers[0] in self.head.named_doubles
            return SECOND_MAY_LEAVE if is_double else 0
        with_one = Reach(moving, stage.in_order).reach(packed, numbers)
        return SECOND_MAY_LEAVE if with_one < len(numbers) else 0

    def forbids(self, state: int, _cells: bytes, source: int, _target: int) -> bool:
        """Whether a checker may not go from one cell to the other."""
        return source == self.cell and (state & (HEAD_LEFT | SECOND_MAY_LEAVE)) == HEAD_LEFT

    def remember(self, state: int, effect: Effect) -> int:
        """What a move adds to the memory."""
        if effect.source != self.cell:
            return 0
        return -SECOND_MAY_LEAVE if state & HEAD_LEFT else HEAD_LEFT


class RowBan(Restriction):
    """No step completes or lengthens a row on the opponent's route, with exceptions."""

    def __init__(self, rules: Ruleset, color: Color, row: Prime) -> None:
        self.rule_id = row.rule_id
        rival = OTHER[color]
        route = rules.board.route(rival)
        points = [str(point) for point in route.points]
        self.length = row.length
        self.cells = [OFFSET[color] + CELL[point] for point in points]
        self.place = [-1] * CELLS
        for k, cell in enumerate(self.cells):
            self.place[cell] = k
        home = mask(rival, ("off", *map(str, route.home)))
        ahead = [mask(rival, ("off", *points[k + 1 :])) for k in range(len(points))]
        self.allowing = ahead if row.unless is PrimeUnless.ONE_AHEAD else [home] * len(points)

    def fault(self, step: Step) -> Fault:
        """The fault of a step that this rule forbids."""
        facts = {"place": step.target, "count": self.length}
        return Fault("row_too_long", rule=self.rule_id, facts=facts)

    def forbids(self, state: int, cells: bytes, source: int, target: int) -> bool:
        """Whether a checker may not go from one cell to the other."""
        first = last = self.place[target]
        if first < 0 or cells[target]:
            return False
        while first > 0 and self.is_held(cells, first - 1, source):
            first -= 1
        while last + 1 < len(self.cells) and self.is_held(cells, last + 1, source):
            last += 1
        return last - first + 1 >= self.length and not state & self.allowing[last]

    def is_held(self, cells: bytes, place: int, source: int) -> bool:
        """Whether the mover holds this point of the opponent's route after leaving `source`."""
        cell = self.cells[place]
        return cells[cell] > (1 if cell == source else 0)


class QuarterBan(Restriction):
    """No step takes a point of a quarter if too many of its points are then held."""

    def __init__(self, rules: Ruleset, color: Color, quarter: Quarter) -> None:
        self.rule_id = quarter.rule_id
        points = rules.board.route(color).points
        self.cells = [OFFSET[color] + CELL[str(points[k - 1])] for k in quarter.own_numbers]
        self.most = quarter.most

    def fault(self, step: Step) -> Fault:
        """The fault of a step that this rule forbids."""
        facts = {"place": step.target, "most": self.most}
        return Fault("quarter_too_full", rule=self.rule_id, facts=facts)

    def forbids(self, _state: int, cells: bytes, source: int, target: int) -> bool:
        """Whether a checker may not go from one cell to the other."""
        if cells[target] or target not in self.cells:
            return False
        held = 1
        for cell in self.cells:
            if cells[cell] > (1 if cell == source else 0):
                held += 1
        return held > self.most


class HitterStays(Restriction):
    """A home point on which a checker was hit in this turn is not left by its last checker."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        self.bits = [0] * CELLS
        for k, point in enumerate(rules.board.route(color).home):
            self.bits[OFFSET[color] + CELL[str(point)]] = HIT_AT_HOME << k

    def fault(self, step: Step) -> Fault:
        """The fault of a step that this rule forbids."""
        return Fault("hitter_stays", rule="hitter_stays", facts={"place": step.source})

    def forbids(self, state: int, cells: bytes, source: int, _target: int) -> bool:
        """Whether a checker may not go from one cell to the other."""
        return cells[source] == 1 and state & self.bits[source] != 0

    def remember(self, state: int, effect: Effect) -> int:
        """What a move adds to the memory."""
        return self.bits[effect.target] & ~state if effect.move.hit else 0


class ShutIn:
    """Rulebook 30 `no_shut_in`: where the opponent stands on one point, and what closes it."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        rival = OTHER[color]
        points = [str(point) for point in rules.board.route(rival).points]
        self.in_play = mask(rival, points)
        # one before the last six points is the furthest that six points can close
        self.alone = [(k, mask(rival, [points[k - 1]])) for k in range(1, len(points) - 5)]
        self.own = [0, *(mask(color, [point]) for point in points)]

    def behind(self, state: int) -> int:
        """The opponent's own number of the one point on which all of theirs stand; 0 if none."""
        rest = state & self.in_play
        for k, here in self.alone:
            if rest & here:
                return 0 if rest & ~here else k
        return 0

    def holds(self, state: int) -> bool:
        """Whether the mover holds the six points after the one on which the opponent stands."""
        k = self.behind(state)
        if not k:
            return False
        for j in range(k + 1, k + 7):  # noqa: SIM110 - a generator is slow when compiled
            if not state & self.own[j]:
                return False
        return True


def restrictions(rules: Ruleset, color: Color) -> list[Restriction]:
    """The restrictions that a ruleset puts on the steps of one side."""
    found: list[Restriction] = []
    movement = rules.movement
    if movement.runner_to:
        found.append(RunnerFirst(rules, color, movement.runner_to))
    if movement.head:
        found.append(HeadQuota(rules, color, movement.head))
    for formation in rules.formations:
        if isinstance(formation, Prime):
            found.append(RowBan(rules, color, formation))
        else:
            found.append(QuarterBan(rules, color, formation))
    if not rules.landing.hit_and_run:
        found.append(HitterStays(rules, color))
    return found
