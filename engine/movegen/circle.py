"""The mechanics of a game on a circle without end, in which checkers are captured for good.

A point holds one checker: a move slides on past own checkers. A side's last checker runs from
corner to corner; when a capture leaves it, it jumps to the next corner at once, and that jump may
capture in turn.
"""

from __future__ import annotations

from engine.board import Route
from engine.movegen.protocol import Mechanics, Singles, position_of
from engine.position import COLORS, OTHER, Color, Position, checker_at, pack, unpack
from engine.rules.ruleset import Circling, Ruleset
from engine.turn import Move


class Circle(Mechanics):
    """The single moves of one side."""

    def __init__(self, rules: Ruleset, color: Color, circling: Circling) -> None:
        self.board = rules.board
        self.goal = rules.goal
        self.color: Color = color
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

    def goal_reached(self, state: int) -> bool:
        """Whether the goal of the game says that it is over."""
        return self.goal(position_of(state), self.board) is not None

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
