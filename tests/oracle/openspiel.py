"""Random games played by OpenSpiel, each position and roll with all the plays it allows.

OpenSpiel cannot be given a position, so it plays its own games and the engine looks on. It plays
a double as two half turns of two numbers each; here the halves are put together again.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pyspiel  # type: ignore[import-not-found]

from engine.position import BLACK, WHITE, Color
from tests.oracle.boards import Board

MOVER: tuple[Color, Color] = (WHITE, BLACK)
"""OpenSpiel's player 0 runs up the points, as White does."""
OS_BAR = 100


class Question(NamedTuple):
    """A position and a roll with OpenSpiel's plays: where each leads."""

    board: Board
    dice: tuple[int, int]
    mover: Color
    answers: frozenset[Board]


def seen(state: Any, mover: int) -> Board:
    """The board of a state from one side."""
    own, theirs = ([state.board(p, n) for n in range(24)] for p in (mover, 1 - mover))
    points = [n - m for n, m in zip(own, theirs, strict=True)]
    if mover == 0:
        points.reverse()
    return (state.board(1 - mover, OS_BAR), *points, state.board(mover, OS_BAR))


def answers(state: Any, mover: int) -> frozenset[Board]:
    """Where the plays of a roll lead."""
    found: set[Board] = set()
    halves: dict[Board, Any] = {}
    for action in state.legal_actions():
        after = state.child(action)
        if not after.is_terminal() and after.current_player() == mover:
            halves[seen(after, mover)] = after
        else:
            found.add(seen(after, mover))
    for half in halves.values():
        found.update(seen(half.child(action), mover) for action in half.legal_actions())
    return frozenset(found)


def game(seed: int) -> Iterator[Question]:
    """One random game: every roll of it, as it was about to be played."""
    rng = random.Random(seed)
    state = pyspiel.load_game("backgammon").new_initial_state()
    second_half = False
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            second_half = False
            continue
        mover = state.current_player()
        if not second_half:
            lying = re.search(r"Dice: (\d)(\d)", str(state))
            assert lying
            dice = int(lying[1]), int(lying[2])
            yield Question(seen(state, mover), dice, MOVER[mover], answers(state, mover))
        state.apply_action(rng.choice(state.legal_actions()))
        second_half = True
