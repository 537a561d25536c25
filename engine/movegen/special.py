"""The mechanics of the two games whose checkers do not travel along a route to a goal.

On a circle without end checkers are captured for good. A point holds one checker: a move slides on
past own checkers. A side's last checker runs from corner to corner; when a capture leaves it, it
jumps to the next corner at once, and that jump may capture in turn.

Where nothing travels, number n handles the tower at distance n. Six towers are taken down, set up
again and borne off, a phase after the other; the phase and the towers that stand are part of the
position.
"""

from __future__ import annotations

from engine.board import Route
from engine.movegen.protocol import POSITION, Mechanics, Singles, position_of
from engine.position import (
    COLORS,
    MARK,
    OFFSET,
    OTHER,
    PHASE_CELL,
    Color,
    Position,
    checker_at,
    pack,
    unpack,
)
from engine.rules.ruleset import Circling, Ruleset, Towers
from engine.turn import Move


class Special(Mechanics):
    """What the two have in common."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        self.color: Color = color
        self.board, self.checkers = rules.board, rules.checkers
        self.goal = rules.goal.test(rules.goal, rules.board, color, rules.checkers)

    def goal_reached(self, state: int) -> bool:
        """Whether a goal is reached."""
        return self.goal.is_reached(state & POSITION)


class Circle(Special):
    """The single moves of one side."""

    def __init__(self, rules: Ruleset, color: Color, circling: Circling) -> None:
        super().__init__(rules, color)
        self.corner_steps = circling.corner_steps

    def expand(self, state: int, number: int) -> Singles:
        """Every checker by the number, or the last checker by its corners."""
        position = position_of(state)
        route = self.board.route(self.color)
        held = standing(position, self.color)
        alone = len(held) == 1
        if alone and number not in self.corner_steps:
            return []
        found: Singles = []
        for point in route.points:
            if point not in held:
                continue
            if alone:
                target = route.corner_ahead(point, self.corner_steps[number])
            else:
                target = slide(route, held, point, number)
            hit = bool(position.count(OTHER[self.color], target))
            result = self._moved(position, self.color, point, target)
            found.append((result, Move(str(point), str(target), number, hit)))
        return found

    def _moved(self, position: Position, color: Color, source: int, target: int) -> int:
        """The packed position after a move, its capture, and every jump that follows from it."""
        rival = OTHER[color]
        packed = pack(position) - checker_at(color, str(source)) + checker_at(color, str(target))
        if not position.count(rival, target):
            return packed
        packed += checker_at(rival, "captured") - checker_at(rival, str(target))
        after = unpack(packed)
        left = standing(after, rival)
        if len(left) != 1:
            return packed
        (last,) = left
        corner = self.board.route(rival).next_corner(last)
        return packed if corner == last else self._moved(after, rival, last, corner)

    def may_end(self, state: int, moves: int) -> bool:
        """Whether few enough are left: each move captures one, and a chain of jumps may do more."""
        return any(len(standing(position_of(state), color)) <= moves + 1 for color in COLORS)


def standing(position: Position, color: Color) -> set[int]:
    """The points on which this side has a checker."""
    return {point for point in range(1, 25) if position.count(color, point)}


def slide(route: Route, held: set[int], point: int, number: int) -> int:
    """Where a checker lands: on past own checkers, point by point."""
    target = route.ahead(point, number)
    while target in held - {point}:
        target = route.ahead(target, 1)
    return target


class TowerMoves(Special):
    """The single moves of one side."""

    def __init__(self, rules: Ruleset, color: Color, towers: Towers) -> None:
        super().__init__(rules, color)
        self.off_at_once = towers.off_at_once
        self.points = {n: str(rules.board.route(color).points[-n]) for n in range(1, 7)}

    def expand(self, state: int, number: int) -> Singles:
        """The one thing this number does in the present phase, if it is still to be done."""
        position = position_of(state)
        point = self.points[number]
        phase = position.phase(self.color)
        stands = position.marked(self.color, point)
        if phase == "bear_off":
            target, change = "off", self._bear_off(position, point)
        elif stands == (phase == "unstack"):
            target, change = point, MARK * checker_at(self.color, point) * (-1 if stands else 1)
        else:
            return []
        if not change:
            return []
        return [(self._next_phase(state + change), Move(point, target, number))]

    def _bear_off(self, position: Position, point: str) -> int:
        leaving = min(self.off_at_once, position.count(self.color, point))
        mark = MARK if position.marked(self.color, point) else 0
        return leaving * checker_at(self.color, "off") - (leaving + mark) * checker_at(
            self.color, point
        )

    def _next_phase(self, packed: int) -> int:
        """When the last tower of a phase is done, the next phase begins at once."""
        position = position_of(packed)
        towers = len(position.marks(self.color))
        done = {"unstack": towers == 0, "restack": towers == len(self.points), "bear_off": False}
        step = 1 << 8 * (OFFSET[self.color] + PHASE_CELL)
        return packed + step if done[position.phase(self.color)] else packed

    def may_end(self, state: int, moves: int) -> bool:
        """Whether so many moves could take everything off."""
        left = self.checkers - position_of(state).count(self.color, "off")
        return left <= moves * self.off_at_once
