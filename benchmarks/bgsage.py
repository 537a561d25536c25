"""bgsage (C++ called from Python).

It returns the distinct resulting positions without moves. The extension module is called directly,
which is faster than the package's own wrapper.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from benchmarks.corpus import Pair
from benchmarks.recursion import BAR, board
from engine.position import OTHER

Question = tuple[list[int], int, int]


def question(pair: Pair) -> Question:
    """Its board: the mover's checkers positive by distance, his bar at 25, the other bar at 0."""
    own, theirs = board(pair)
    cells = [own[d] - theirs[d] for d in range(BAR)] + [own[BAR]]
    cells[0] = -pair.position.count(OTHER[pair.player], "bar")
    return cells, pair.stage.numbers[0], pair.stage.numbers[1]


def possible_moves() -> Any:
    """Its function."""
    return import_module("bgbot_cpp").possible_moves
