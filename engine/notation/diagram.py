"""What the notations of other programs have in common: a table of backgammon.

Points keep their numbers in all of them. The side that runs from 24 to 1 is our Black: the bottom
player of an XGID, GNU Backgammon's player 1 (X), OGID's black. White runs from 1 to 24.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.game.machine import State, simple_turn
from engine.notation.scanning import Piece, Scan
from engine.position import BLACK, COLORS, POINTS, WHITE, Color, Position
from engine.rules.ruleset import Ruleset
from engine.stakes.cube import HIGHEST
from engine.stakes.match import Crawford, Match
from engine.stakes.table import Stakes
from engine.turn import Dice, Play, PlayerTurn, Roll, Turn
from engine.variants import VARIANTS

BACKGAMMON: Final[Ruleset] = VARIANTS["backgammon"]
CHECKERS: Final = BACKGAMMON.checkers
HIGHEST_EXPONENT: Final = HIGHEST.bit_length() - 1
"""Cubes are told by their exponents."""

Checkers = Mapping[Color, Mapping[str, int]]
"""Both sides by place: points and bar. What is not there is off."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A table as other programs tell it; `player` is on roll, `dice` are his if he has rolled."""

    checkers: Checkers
    player: Color = BLACK
    dice: Dice | None = None
    stakes: Stakes = field(default_factory=Stakes)
    over: bool = False
    each: int = CHECKERS
    """How many checkers a side has."""

    def state(self) -> State:
        """The state of backgammon that this says."""
        position = Position.of(self._side(WHITE), self._side(BLACK))
        turn: Turn | None = PlayerTurn(self.player, (Roll(),))
        if self.over or BACKGAMMON.goal(position, BACKGAMMON.board):
            turn = None
        elif self.dice:
            turn = simple_turn(BACKGAMMON, position, self.player, self.dice)
        return State(BACKGAMMON, position, turn, self.stakes)

    def _side(self, color: Color) -> dict[str, int]:
        side = dict(self.checkers[color])
        return side | {"off": self.each - sum(side.values())}


def checkers(position: Position, color: Color) -> dict[str, int]:
    """One side's checkers on points and bar, of which alone the others speak."""
    side = position.side(color)
    return {place: side[place] for place in ("bar", *POINTS) if place in side}


def one_color(position: Position, point: str) -> Color | None:
    """Whose point it is, where only one colour can be told; who is pinned goes untold."""
    here = [color for color in COLORS if position.count(color, point)]
    return min(here, key=lambda color: position.marked(color, point), default=None)


def on_roll(state: State) -> Color:
    """Who is on roll; where nobody is, the one whom the others take first."""
    return (state.turn and state.turn.player) or BLACK


def dice(state: State) -> Dice | None:
    """The dice of a roll to be played, the higher first; None where there is no such thing."""
    head = state.turn.stages[0] if state.turn else None
    if not isinstance(head, Play) or len(head.numbers) < 2 or max(head.numbers) > 6:
        return None
    first, second = head.numbers[:2]
    return max(first, second), min(first, second)


def exponent(value: int) -> int:
    """What power of two the cube shows."""
    return value.bit_length() - 1


def told_match(length: int, white: int, black: int, is_crawford: bool) -> Match:
    """A match of which it is only said whether this is its Crawford game.

    A match to one point has no other game, whatever is said.
    """
    if is_crawford or length == 1:
        crawford = Crawford.NOW
    elif length - max(white, black) <= 1:
        crawford = Crawford.AFTER
    else:
        crawford = Crawford.BEFORE
    return Match(length, white, black, crawford)


def says_crawford(match: Match) -> bool:
    """Whether the others call this the Crawford game; in a match to one point none does."""
    return match.crawford is Crawford.NOW and match.length > 1


def check_count(scan: Scan, piece: Piece, color: Color, count: int, most: int = CHECKERS) -> None:
    """Note if a side has too many checkers."""
    if count > most:
        scan.fault("id_too_many", piece, color=color, count=count, most=most)
