"""Move generation: everything that works on positions packed into integers.

The only door to this package: nothing outside imports its inner modules.
"""

from engine.movegen.freelane import FreeLane
from engine.movegen.lane import Nodes
from engine.movegen.next_moves import Following, Measure, can_play_all, follow, measure
from engine.movegen.search import (
    Found,
    Plays,
    choices,
    cut_at_first_hit,
    generate,
    is_compiled,
    legal,
    mechanics,
    plays,
    search,
)

__all__ = [
    "Following",
    "Found",
    "FreeLane",
    "Measure",
    "Nodes",
    "Plays",
    "can_play_all",
    "choices",
    "cut_at_first_hit",
    "follow",
    "generate",
    "is_compiled",
    "legal",
    "measure",
    "mechanics",
    "plays",
    "search",
]
