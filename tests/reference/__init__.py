"""A slow, independent reference for all 26 games, written from the rulebook alone.

It shares nothing with the engine but the JSON forms of a position and a stage, so that agreement
position by position means something. Numbers in comments are pages of the rulebook.
"""

from .boards import Options, Position, Stage, canonical, read, write
from .games import game
from .games import set_up as start
from .legality import legal
from .results import outcome
from .turns import roll_stages, successor_stages

__all__ = [
    "longest",
    "outcome",
    "plays",
    "roll_stages",
    "start",
    "successor_stages",
]


def plays(
    variant: str, options: Options, position: Position, player: str, stage: Stage
) -> set[str]:
    """All distinct positions the stage can legally lead to, as canonical JSON text."""
    found = legal(game(variant, options), player, read(position, player), stage)
    # Rulebook 21: where a hit ended the game, the position is the one at the first hit.
    states = {line.first_hit or line.state for _, line in found}
    return {canonical(write(state, player)) for state in states}


def longest(variant: str, options: Options, position: Position, player: str, stage: Stage) -> int:
    """How many numbers the longest legal play uses."""
    found = legal(game(variant, options), player, read(position, player), stage)
    return max(used for used, _ in found)
