"""The report of a replayed record: games with their plies, faults with their places, notes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from typing import Literal, NamedTuple

from engine.faults import Fault
from engine.game.actions import Played
from engine.game.outcome import Outcome
from engine.movegen import Play
from engine.position import Color, pack
from engine.records.model import Location, PlyKind, WrittenGame, WrittenMatch, WrittenPly
from engine.records.table import AnyAction, AnyState, board_of, id_of
from engine.rules.ruleset import Ruleset
from engine.stakes.match import Match
from engine.stakes.two_players import GameResult, Stakes
from engine.turn import Move

Points = int | Fraction
Score = tuple[Points, Points]
"""Points of White and Black; half points only after settlements."""


class GameEnd(NamedTuple):
    """Who won a game and how many points; a draw has no winner."""

    winner: Color | None
    points: Points


def game_end(outcome: Outcome | None, result: GameResult | None) -> GameEnd | None:
    """The end of a game by the rules; None while it goes on."""
    if outcome is None:
        return None
    points = result.worth.total if result else outcome.points()
    return GameEnd(outcome.ending.winner, points)


WentOn = Literal["as_written", "left_out", "lost"]


@dataclass(frozen=True, slots=True)
class Where:
    """The place of a fault: game and ply count from 1, ply 0 is the head of the game."""

    game: int
    ply: int
    player: Color | None
    place: Location


@dataclass(frozen=True, slots=True)
class RecordFault:
    """Something that is wrong in a record, and how the replay went on."""

    fault: Fault
    where: Where
    written: str
    went_on: WentOn
    understood: str | None = None
    state: AnyState | None = None
    """The state before the ply, where it is known."""

    def __str__(self) -> str:
        return f"Game {self.where.game}, ply {self.where.ply}: {self.fault}"

    @property
    def code(self) -> str:
        """The code of the fault."""
        return self.fault.code

    @property
    def id(self) -> str | None:
        """The id of the state before the ply."""
        return id_of(self.state) if self.state else None


@dataclass(frozen=True, slots=True)
class Note:
    """Something worth knowing that is not a fault."""

    message: Fault
    where: Where
    written: str = ""

    def __str__(self) -> str:
        return f"Game {self.where.game}, ply {self.where.ply}: {self.message}"

    @property
    def code(self) -> str:
        """The code of the note."""
        return self.message.code


@dataclass(frozen=True, slots=True, repr=False)
class ReplayedPly:
    """A ply with the states before and after it and the actions that it stands for.

    `action` is the one of them that the ply is about. `is_set`: the record sets the position after
    it, which no action leads to. After a ply that is not `is_judged` the rest of the game is lost.
    """

    ply: int
    written: WrittenPly
    before: AnyState | None
    actions: tuple[AnyAction, ...]
    action: AnyAction | None = None
    moves: tuple[Move, ...] = ()
    is_set: bool = False
    is_judged: bool = True
    after: AnyState | None = None
    """The state after it; None if it is not judged."""
    fault: RecordFault | None = None
    """What is wrong with it; `Replay.faults` has all faults."""

    @property
    def play(self) -> Play | None:
        """What is played, legal or not; None if the ply is no play. `str` makes it notation."""
        if self.after is None or not isinstance(self.action, Played):
            return None
        board = board_of(self.after)
        return Play(pack(board.position), self.moves, board.rules, self.written.player)

    def __repr__(self) -> str:
        return f"<ReplayedPly {self.ply}: {self.written.written or self.play}>"


@dataclass(frozen=True, slots=True, repr=False)
class ReplayedGame:
    """A game: its start, its plies, and its end by the rules and as written."""

    written: WrittenGame
    start: AnyState
    plies: tuple[ReplayedPly, ...]
    final: AnyState
    outcome: Outcome | None
    result: GameResult | None
    starter: Color | None
    judged: int
    agrees: bool
    is_lost: bool
    totals: Mapping[str, Fraction] | None = None
    """What the players of a chouette have won or lost after the game."""
    following: AnyState | None = None
    """The start of the next game by the rules."""

    def __repr__(self) -> str:
        return f"<ReplayedGame {self.written.index}: {len(self.plies)} plies>"

    @property
    def plays(self) -> int:
        """How many plies are plays."""
        return sum(ply.written.do is PlyKind.PLAY for ply in self.plies)

    @property
    def points(self) -> tuple[Color, Points] | None:
        """The winner and the points, by the rules or, where they do not say it, as written."""
        written, end = self.written.result, game_end(self.outcome, self.result)
        if self.is_lost or end is None:
            return (written.winner, written.points) if written and written.winner else None
        if end.winner is None:
            return None
        stakes = board_of(self.start).stakes
        play = stakes.play if stakes else None
        # a match that is given up or awarded is won, whatever the game is worth
        is_won = self.result is not None and self.result.match_winner is not None
        needed = play.away(end.winner) if is_won and isinstance(play, Match) else None
        return end.winner, max(end.points, needed or 0)


@dataclass(frozen=True, slots=True, repr=False)
class Replay:
    """The report of a replay; iterating gives the plies of all games."""

    match: WrittenMatch
    rules: Ruleset
    stakes: Stakes | None
    games: tuple[ReplayedGame, ...]
    faults: tuple[RecordFault, ...]
    notes: tuple[Note, ...]
    score: Score
    """Points of White and Black after the last game."""
    more_faults: int = 0
    """How many faults were found beyond the 500 that are listed."""

    def __iter__(self) -> Iterator[ReplayedPly]:
        return chain.from_iterable(game.plies for game in self.games)

    def __repr__(self) -> str:
        games, faults = len(self.games), len(self.faults) + self.more_faults
        return f"<Replay {self.rules.name}: {games} games, {faults} faults>"
