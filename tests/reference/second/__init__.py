"""The slow reference for the twelve games of the second rulebook, written from its text alone.

A position is the JSON form, `{"white": {"1": 15}, "black": {"24": 15}, "marks": {...}}`, or text
as the rulings write it, which `parse` reads. A result is canonical JSON text (`canonical` makes
it from any JSON form). Options not named have their default; `every_choice(variant)` lists every
combination of values. An unknown option or value raises `ValueError`.

What can be played:

- `plays(variant, options, position, player, numbers)`: the set of positions that the legal plays
  of one stage lead to. The position is the one at the beginning of the stage; nothing else needs
  to be known about the turn, because one stage is one play.
- `reached(...)`, the same with how many numbers lead there; `longest(...)`, the most of them.
- `sequences(...)`: every legal play move by move, each order by itself.
- `allows(variant, options, position, player, numbers, moves)`: whether these moves, each
  `(source, target)`, made in this order, are a legal play.

How it ends:

- `outcome(variant, options, position)`: `{"winner": ..., "points": ...}` or None.
- `how_it_ended(variant, options, position)`: `(how, winner)` or None, where `how` is `done`,
  `mother`, `both_mothers` or `stuck`.

What comes next. A turn is `{"player": ..., "stages": [...]}`, with `"early"` while gul_bara's
counter is above 0:

- `opening_turn`, `first_turn` (of the winner of the last game), `after_throw`, `after_roll`,
  `after_play`: the turn that follows; None after a play that ends the game.
- `roll_stages(variant, options, dice, early=...)` and `successor_stages`: the parts of these.
- `series`: the next game of a series, its starter and the score.
"""

from collections.abc import Iterable, Sequence

from ..boards import Options, canonical, write
from ..boards import Position as PlainPosition
from . import legality, series
from .pages import OPTIONS, PAGES, every_choice, page, parse, start
from .results import how_it_ended, outcome
from .turns import (
    after_play,
    after_roll,
    after_throw,
    first_turn,
    opening_turn,
    roll_stages,
    successor_stages,
)
from .views import view

__all__ = [
    "OPTIONS",
    "PAGES",
    "after_play",
    "after_roll",
    "after_throw",
    "allows",
    "canonical",
    "every_choice",
    "first_turn",
    "how_it_ended",
    "longest",
    "opening_turn",
    "outcome",
    "page",
    "parse",
    "plays",
    "reached",
    "roll_stages",
    "sequences",
    "series",
    "start",
    "successor_stages",
]

Position = PlainPosition | str


def plays(
    variant: str, options: Options, position: Position, player: str, numbers: Sequence[int]
) -> set[str]:
    """All distinct positions that the numbers can legally lead to, as canonical JSON text."""
    return set(reached(variant, options, position, player, numbers))


def reached(
    variant: str, options: Options, position: Position, player: str, numbers: Sequence[int]
) -> dict[str, int]:
    """The positions that the numbers can legally lead to, and how many numbers lead there."""
    rules = page(variant, options)
    lines = legality.legal(rules, player, view(rules, _plain(position), player), numbers)
    return {canonical(write(line.state, player)): len(numbers) - len(line.left) for line in lines}


def longest(
    variant: str, options: Options, position: Position, player: str, numbers: Sequence[int]
) -> int:
    """How many of the numbers the longest legal play uses."""
    return max(reached(variant, options, position, player, numbers).values())


def sequences(
    variant: str, options: Options, position: Position, player: str, numbers: Sequence[int]
) -> set[tuple[tuple[int, str], ...]]:
    """Every legal play as (number, position reached), move by move; slow with many checkers."""
    rules = page(variant, options)
    state = view(rules, _plain(position), player)
    return {
        tuple((number, canonical(write(line.state, player))) for number, line in path)
        for path in legality.sequences(rules, player, state, numbers)
    }


def allows(
    variant: str,
    options: Options,
    position: Position,
    player: str,
    numbers: Sequence[int],
    moves: Iterable[tuple[str, str]],
) -> bool:
    """Whether these moves, (source, target) in this order, are a legal play of the numbers."""
    rules = page(variant, options)
    state = view(rules, _plain(position), player)
    return legality.allows(rules, player, state, numbers, moves)


def _plain(position: Position) -> PlainPosition:
    return parse(position) if isinstance(position, str) else position
