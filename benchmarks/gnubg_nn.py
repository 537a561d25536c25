"""GNU Backgammon's move generator, in C, called from Python through the package gnubg-nn.

It returns the distinct resulting positions as keys, with the moves that lead to them if asked.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from benchmarks.corpus import Pair
from benchmarks.recursion import BAR, board
from engine.position import OTHER

Question = tuple[list[list[int]], int, int]

WITH_MOVES = 1
"""The argument `verbose` that adds the moves to each position."""


def question(pair: Pair) -> Question:
    """Its board: the opponent, then the mover; the checkers by distance, and last the bar."""
    own, theirs = board(pair)
    opponent = [theirs[BAR - distance] for distance in range(1, BAR)]
    opponent.append(pair.position.count(OTHER[pair.player], "bar"))
    return [opponent, list(own[1:])], pair.stage.numbers[0], pair.stage.numbers[1]


def moves() -> Callable[..., Any]:
    """Its function."""
    found: Callable[..., Any] = import_module("gnubg_nn").moves
    return found
