"""The stakes of one game between two players: money play or match, the cube, and results.

`engine.game.advance` calls `stakes_after` after each action at the board; `settle` computes the
value of a finished game and the stakes of the next one.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final, NamedTuple

from engine.faults import Fault, Refused
from engine.position import Color
from engine.rules.goals import Termination
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import GameValue
from engine.stakes import match as matches
from engine.stakes.agreements import WITH_VALUE
from engine.stakes.cube import Cube, Terms
from engine.stakes.match import Match
from engine.stakes.money import Money, Session, Worth, after_tie, points
from engine.stakes.resignation import ResignationRule
from engine.stakes.turn_status import TurnCounts, count_turn
from engine.turn import Turn


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a game is played for: money play or a match, the cube and the house rules."""

    play: Money | Match = field(default_factory=Money)
    cube: Cube = field(default_factory=Cube)
    turns: TurnCounts = field(default_factory=TurnCounts)
    cube_limit: int | None = None
    resignation: ResignationRule = ResignationRule.AGREED
    session: Session = field(default_factory=Session)
    """The games for money before this one; a match has its score."""

    def terms(self, rules: Ruleset) -> Terms:
        """The cube rules of this game."""
        return self.play.terms(rules.cube, self.cube_limit)


class GameResult(NamedTuple):
    """The value of a finished game, and the stakes of the next game if there is one."""

    winner: Color | None
    worth: Worth
    amount: Fraction | None
    """The amount the loser owes; None in a match or without an amount per point."""
    match: Match | None
    match_winner: Color | None
    """The winner of the match, by points or by an award; None also if it is drawn."""
    surplus: int
    """Points beyond the end of the match; they are not counted."""
    next: Stakes | None
    """None when the match is over."""


WITHOUT_JACOBY: Final = WITH_VALUE
"""Rulebook 27: the Jacoby rule reduces neither a resignation nor an award of a stated value."""


def stakes_after(stakes: Stakes, before: Turn | None, after: Turn | None) -> Stakes:
    """The stakes after an action at the board: turns are counted, an opening tie may double."""
    if isinstance(stakes.play, Match):
        if not stakes.play.holland:
            return stakes  # turns are counted only for that rule
        return replace(stakes, turns=count_turn(stakes.turns, before, after))
    if before and after and before.player is None and after.player is None:
        most = stakes.play.automatic_doubles
        return replace(stakes, cube=after_tie(stakes.cube, most, stakes.cube_limit))
    return stakes


def settle(
    stakes: Stakes,
    winner: Color | None,
    value: GameValue,
    how: Termination,
    agreed: Fraction | None = None,
) -> GameResult:
    """The value of a finished game and the stakes of the next one.

    `agreed` are the points of a settlement, which replace the value and the cube.
    """
    faults = check_open(stakes)
    if faults:
        raise Refused(faults)
    jacoby = isinstance(stakes.play, Money) and stakes.play.jacoby and how not in WITHOUT_JACOBY
    worth = points(value, stakes.cube, jacoby, agreed)
    fresh = replace(stakes, cube=Cube(), turns=TurnCounts())
    if isinstance(stakes.play, Money):
        amount = stakes.play.amount(worth.total)
        session = stakes.session.after(winner, worth.total)
        fresh = replace(fresh, session=session)
        return GameResult(winner, worth, amount, None, None, 0, fresh)
    match = stakes.play
    if how is Termination.MATCH_FORFEIT:
        return GameResult(winner, worth, None, match, winner, 0, None)
    surplus = matches.surplus(match, winner, int(worth.total))
    after = matches.after_game(match, winner, int(worth.total))
    following = None if after.is_over else replace(fresh, play=after)
    return GameResult(winner, worth, None, after, after.winner, surplus, following)


def check_open(stakes: Stakes) -> list[Fault]:
    """A fault if the stakes are those of a finished match."""
    return matches.check_open(stakes.play) if isinstance(stakes.play, Match) else []
