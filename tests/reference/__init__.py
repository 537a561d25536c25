"""A slow, independent reference for all games, written from the rulebooks alone.

It shares nothing with the engine but the JSON forms of a position and a stage, so that agreement
position by position means something. Numbers in comments are pages of the rulebook. The 26 games
of the first rulebook are in the modules here, the twelve of the second in `second`; the functions
of this package answer for both, and `second` says what else there is for its games.
"""

from itertools import pairwise
from typing import Any

from . import games, legality, results, second, turns
from .boards import Options, Position, Stage, canonical, read, write

__all__ = [
    "longest",
    "outcome",
    "plays",
    "reached",
    "roll_stages",
    "sequences",
    "start",
    "successor_stages",
]

Sequence = tuple[tuple[int, str], ...]
"""A play move by move: the number played and the position reached."""


def start(variant: str, options: Options) -> Position:
    """The position in which a game begins."""
    if variant in second.PAGES:
        return second.start(variant, options)
    return games.set_up(variant, options)


def plays(
    variant: str, options: Options, position: Position, player: str, stage: Stage
) -> set[str]:
    """All distinct positions the stage can legally lead to, as canonical JSON text."""
    return set(reached(variant, options, position, player, stage))


def longest(variant: str, options: Options, position: Position, player: str, stage: Stage) -> int:
    """How many numbers the longest legal play uses."""
    return max(reached(variant, options, position, player, stage).values())


def reached(
    variant: str, options: Options, position: Position, player: str, stage: Stage
) -> dict[str, int]:
    """The positions the stage can legally lead to, and how many numbers lead there."""
    if variant in second.PAGES:
        return second.reached(variant, options, position, player, stage["numbers"])
    legal = legality.legal(games.game(variant, options), player, read(position, player), stage)
    # Rulebook 21: where a hit ended the game, the position is the one at the first hit.
    return {canonical(write(line.first_hit or line.state, player)): used for used, line in legal}


def sequences(
    variant: str, options: Options, position: Position, player: str, stage: Stage
) -> set[Sequence]:
    """Every legal play as (number, position reached), move by move, each order by itself.

    Rulebook 21: where a hit ends the game, the rest of the play is void and left out.
    """
    if variant in second.PAGES:
        return second.sequences(variant, options, position, player, stage["numbers"])
    legal = legality.sequences(games.game(variant, options), player, read(position, player), stage)
    return {
        tuple(
            (sum(before.left) - sum(after.left), canonical(write(after.state, player)))
            for before, after in pairwise(path)
            if not before.first_hit
        )
        for path in legal
    }


def outcome(
    variant: str, options: Options, position: Position, *, dice: tuple[int, int] | None = None
) -> dict[str, Any] | None:
    """Who has won and how many points; None while the game goes on."""
    if variant in second.PAGES:
        return second.outcome(variant, options, position)
    return results.outcome(variant, options, position, dice=dice)


def roll_stages(
    variant: str,
    options: Options,
    position: Position,
    player: str,
    dice: tuple[int, int],
    *,
    early: int = 0,
) -> list[Stage]:
    """The stages that a roll brings; `early` is the counter of a turn of gul_bara."""
    if variant in second.PAGES:
        return second.roll_stages(variant, options, dice, early=early)
    return turns.roll_stages(variant, options, position, player, dice)


def successor_stages(
    variant: str,
    options: Options,
    position_before: Position,
    position_after: Position,
    player: str,
    stages: list[Stage],
    *,
    numbers_used: int,
) -> tuple[str, list[Stage]]:
    """Who plays on after a play and with which stages; none: the turn, or the game, is over."""
    follow = second.successor_stages if variant in second.PAGES else turns.successor_stages
    return follow(
        variant,
        options,
        position_before,
        position_after,
        player,
        stages,
        numbers_used=numbers_used,
    )
