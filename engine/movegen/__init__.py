"""Move generation: everything that works on positions packed into integers.

The only door to this package: nothing outside imports its inner modules.
"""

from engine.movegen.fast import qualifies
from engine.movegen.general import choices, search
from engine.movegen.listing import Play, Plays, is_compiled, mechanics, plays, searched
from engine.movegen.next_moves import (
    Following,
    PlayLength,
    can_play_all,
    follow,
    play_length,
)
from engine.movegen.protocol import NO_WITNESS, Mechanics, Witness, position_of

__all__ = [
    "NO_WITNESS",
    "Following",
    "Mechanics",
    "Play",
    "PlayLength",
    "Plays",
    "Witness",
    "can_play_all",
    "choices",
    "follow",
    "is_compiled",
    "mechanics",
    "play_length",
    "plays",
    "position_of",
    "qualifies",
    "search",
    "searched",
]
