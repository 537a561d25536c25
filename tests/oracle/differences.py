"""The differences that are understood: where another program rules otherwise, and by which rule.

docs/correctness.md tells each of them in prose; a test holds the two lists together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.oracle.boards import OWN_BAR, Board, borne_off

Dice = tuple[int, int]
Boards = frozenset[Board]


class Difference(NamedTuple):
    """A class of differences: who rules so, which rule decides, how often the corpus has it."""

    id: str
    program: str
    rule: str
    occurs: int
    applies: Callable[[Board, Dice, Boards, Boards], bool]


def only_shorter_endings(before: Board, dice: Dice, ours: Boards, theirs: Boards) -> bool:
    """They also allow bearing off the last checker with one number where two can be used."""
    extra = theirs - ours
    return (
        dice[0] != dice[1]
        and ours < theirs
        and borne_off(before)[0] == 14
        and before[OWN_BAR] == 0
        and all(borne_off(board)[0] == 15 for board in theirs)
        # the blots they leave alone are hit on the way by the play that uses both numbers
        and all(board[0] < max(hit[0] for hit in ours) for board in extra)
    )


SHORT_ENDING = Difference("short_ending", "bgsage", "use_all", 55, only_shorter_endings)
DIFFERENCES = (SHORT_ENDING,)


def explain(
    program: str, before: Board, dice: Dice, ours: Boards, theirs: Boards
) -> Difference | None:
    """The class that a difference with this program belongs to, or None."""
    for known in DIFFERENCES:
        if known.program == program and known.applies(before, dice, ours, theirs):
            return known
    return None
