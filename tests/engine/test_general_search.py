"""The general search holds rules that no game of the first rulebook has.

A toy game: Runner has checkers on a line of points 1 to 24, moves them forward and bears them off
exactly. Each test adds one rule to it, in the way a later game would.
"""

from __future__ import annotations

from engine.movegen import Mechanics, search
from engine.movegen import position_of as read
from engine.position import CELLS, Position, checker_at, pack
from engine.rules.ruleset import Obligation
from engine.turn import Move, PlayStage

MEMORY = 1 << 8 * CELLS
"""One unit of the memory of a stage."""


class Runner(Mechanics):
    """Every checker moves forward by the number; own checkers do not block."""

    def expand(self, state: int, number: int) -> list[tuple[int, Move]]:
        position = read(state)
        found = []
        for point in range(1, 25 - number):
            if position.count("white", point):
                move = Move(str(point), str(point + number), number)
                change = checker_at("white", move.target) - checker_at("white", move.source)
                if self.allowed(state, move, read(state + change)):
                    found.append((state + change + self.remembered(move), move))
        return found

    def allowed(self, _state: int, _move: Move, _after: Position) -> bool:
        return True

    def remembered(self, _move: Move) -> int:
        return 0

    def goal_reached(self, _state: int) -> bool:
        return False


def played(moving: Mechanics, start: str, *numbers: int) -> set[str]:
    """The legal plays, written as their moves."""
    position = Position.parse(f"white {start}; black 24:1")
    plays = search(moving, pack(position), PlayStage(numbers), Obligation.HIGHER_DIE)
    assert all(packed < MEMORY for packed in plays), "memory is no part of a position"
    return {" ".join(f"{m.source}/{m.target}" for m in moves) for moves in plays.values()}


def test_without_more_rules_every_combination_is_a_play() -> None:
    assert played(Runner(), "1:2 5:1", 2, 1) == {
        *("1/3 1/2", "1/3 3/4", "1/3 5/6", "5/7 1/2", "5/7 7/8"),
    }


def test_memory_counts_what_left_the_head_in_this_turn() -> None:
    class HeadOne(Runner):
        def allowed(self, state: int, move: Move, _after: Position) -> bool:
            return move.source != "1" or state < MEMORY

        def remembered(self, move: Move) -> int:
            return MEMORY if move.source == "1" else 0

    assert played(HeadOne(), "1:2 5:1", 2, 1) == {
        *("1/3 3/4", "1/3 5/6", "5/7 1/2", "5/7 7/8"),
    }
    assert played(HeadOne(), "1:2", 2, 2, 2, 2) == {"1/3 3/5 5/7 7/9"}


def test_memory_tells_apart_two_ways_to_one_position() -> None:
    class StaysAfterTwo(Runner):
        """A checker that has landed on 4 by a 2 in this turn stays there."""

        def allowed(self, state: int, move: Move, _after: Position) -> bool:
            return move.source != "4" or state < MEMORY

        def remembered(self, move: Move) -> int:
            return MEMORY if move[1:3] == ("4", 2) else 0

    assert played(Runner(), "2:1", 2, 1) == {"2/4 4/5"}
    assert played(StaysAfterTwo(), "2:1", 2, 1) == {"2/3 3/5"}
    # 1/3/4 and 1/2/4 are two states, one of which remembers the 2, but they are one play
    assert played(StaysAfterTwo(), "1:1", 2, 1) == {"1/3 3/4"}


def test_a_banned_formation_is_no_step_even_if_a_later_step_would_mend_it() -> None:
    class NoPairOfPoints(Runner):
        """No step may leave own checkers on both 3 and 5."""

        def allowed(self, _state: int, _move: Move, after: Position) -> bool:
            return not (after.count("white", 3) and after.count("white", 5))

    assert played(NoPairOfPoints(), "1:2 5:1", 2, 1) == {
        *("5/7 1/2", "5/7 7/8", "5/6 1/3", "1/2 2/4"),
    }


def test_a_goal_in_the_middle_ends_a_play_that_others_exceed() -> None:
    class ReachTen(Runner):
        def goal_reached(self, state: int) -> bool:
            return read(state).count("white", 10) > 0

    # 9/10 ends the game with the 1 alone; plays that use both numbers are legal beside it
    assert played(ReachTen(), "9:1", 2, 1) == {"9/10", "9/11 11/12"}
    # among the plays that end the game only the longest are legal
    assert played(ReachTen(), "2:1 9:1", 2, 1) == {
        *("2/4 9/10", "2/4 4/5", "9/11 2/3", "9/11 11/12"),
    }
