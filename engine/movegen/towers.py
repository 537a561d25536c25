"""The mechanics of a game in which nothing travels: number n handles the tower at distance n.

Six towers are taken down, set up again and borne off, a phase after the other; the phase and the
towers that stand are part of the position.
"""

from __future__ import annotations

from engine.movegen.protocol import Mechanics, Singles, position_of
from engine.position import MARK, OFFSET, PHASE_CELL, Color, Position, checker_at
from engine.rules.ruleset import Ruleset, Towers
from engine.turn import Move


class TowerMoves(Mechanics):
    """The single moves of one side."""

    def __init__(self, rules: Ruleset, color: Color, towers: Towers) -> None:
        self.color: Color = color
        self.goal, self.board = rules.goal, rules.board
        self.checkers = rules.checkers
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

    def goal_reached(self, state: int) -> bool:
        """Whether the goal of the game says that it is over."""
        return self.goal(position_of(state), self.board) is not None

    def may_end(self, state: int, moves: int) -> bool:
        """Whether so many moves could take everything off."""
        left = self.checkers - position_of(state).count(self.color, "off")
        return left <= moves * self.off_at_once
