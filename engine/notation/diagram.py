"""What the notations of other programs share: a backgammon board with dice, cube and score.

Point numbers are the same in all of them. The side that runs from 24 to 1 is our Black: the bottom
player of an XGID, GNU Backgammon's player 1 (X), OGID's black. White runs from 1 to 24.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.game.game import Game
from engine.notation.scanning import Piece, Scan
from engine.position import BLACK, COLORS, POINTS, WHITE, Color, Position
from engine.rules.ruleset import Ruleset
from engine.rules.turns import simple_turn
from engine.stakes.agreements import Offer
from engine.stakes.cube import HIGHEST, CubeDecision
from engine.stakes.match import Crawford, Match
from engine.stakes.two_players import Stakes
from engine.turn import Dice, PlayerTurn, PlayStage, Roll, Turn
from engine.variants import VARIANTS

BACKGAMMON: Final[Ruleset] = VARIANTS["backgammon"]
CHECKERS: Final = BACKGAMMON.checkers
HIGHEST_EXPONENT: Final = HIGHEST.bit_length() - 1
"""The notations write a cube as its exponent; this is the highest."""

Checkers = Mapping[Color, Mapping[str, int]]
"""Both sides' counts by point and bar; the missing checkers are off."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A state as other programs describe it: `player` is on roll, with `dice` after the roll."""

    checkers: Checkers
    player: Color = BLACK
    dice: Dice | None = None
    stakes: Stakes = field(default_factory=Stakes)
    offer: Offer | None = None
    over: bool = False
    each: int = CHECKERS
    """How many checkers a side has."""

    def state(self) -> Game:
        """The state of our backgammon."""
        position = Position.of(self._side(WHITE), self._side(BLACK))
        turn: Turn | None = PlayerTurn(self.player, (Roll(),))
        if self.over or BACKGAMMON.goal(position, BACKGAMMON.board):
            turn = None
        elif self.dice:
            turn = simple_turn(BACKGAMMON, position, self.player, self.dice)
        return Game(BACKGAMMON, position, turn, self.stakes, self.offer if turn else None)

    def _side(self, color: Color) -> dict[str, int]:
        side = dict(self.checkers[color])
        return side | {"off": self.each - sum(side.values())}


def checkers(position: Position, color: Color) -> dict[str, int]:
    """One side's checkers on points and bar."""
    side = position.side(color)
    return {place: side[place] for place in ("bar", *POINTS) if place in side}


def one_color(position: Position, point: str) -> Color | None:
    """The colour written for a point; of a pin only the pinner, since one colour fits."""
    here = [color for color in COLORS if position.count(color, point)]
    return min(here, key=lambda color: position.marked(color, point), default=None)


def on_roll(state: Game) -> Color:
    """Who is on roll; Black where the state has no player (opening, game over)."""
    return (state.turn and state.turn.player) or BLACK


def dice(state: Game) -> Dice | None:
    """The dice of a roll to be played, the higher first; None where no roll is due."""
    head = state.turn.stages[0] if state.turn else None
    if not isinstance(head, PlayStage) or len(head.numbers) < 2 or max(head.numbers) > 6:
        return None
    first, second = head.numbers[:2]
    return max(first, second), min(first, second)


def is_doubled(state: Game) -> bool:
    """Whether a double waits for its answer."""
    return state.offer is not None and state.offer.kind == CubeDecision.DOUBLE


def exponent(value: int) -> int:
    """The exponent of a cube value: 3 for 8."""
    return value.bit_length() - 1


def match_to_points(stakes: Stakes) -> Match | None:
    """The match, if there is one that other programs know; they count no games."""
    return stakes.play if isinstance(stakes.play, Match) and stakes.play.to_points else None


def match_from_flags(length: int, white: int, black: int, is_crawford: bool) -> Match:
    """A match from a notation that has only one flag: whether this is the Crawford game.

    The only game of a match to one point is always the Crawford game.
    """
    if is_crawford or length == 1:
        crawford = Crawford.NOW
    elif length - max(white, black) <= 1:
        # the first game at length - 1 is Crawford's, unless the match is played without the rule
        crawford = Crawford.AFTER if min(white, black) else Crawford.OFF
    else:
        crawford = Crawford.BEFORE
    return Match(length, white, black, crawford)


def is_marked_crawford(match: Match) -> bool:
    """Whether other programs set their Crawford flag; in a match to one point they do not."""
    return match.crawford is Crawford.NOW and match.length > 1


def check_count(scan: Scan, piece: Piece, color: Color, count: int, most: int = CHECKERS) -> None:
    """Record a fault if a side has too many checkers."""
    if count > most:
        scan.fault("id_too_many", piece, color=color, count=count, most=most)
