"""What the replay of every game needs: the state that goes on, the faults, the end compared."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from fractions import Fraction
from typing import Final, Generic, TypeVar

from engine.faults import Fault
from engine.game.outcome import Outcome
from engine.movegen import Plays
from engine.position import Color
from engine.records.report import (
    Note,
    RecordFault,
    ReplayedGame,
    ReplayedPly,
    WentOn,
    Where,
)
from engine.records.table import AnyState, board_of
from engine.records.written import Place, WrittenGame, WrittenResult, check_size
from engine.stakes.match import Match
from engine.stakes.two_players import GameResult
from engine.turn import Move

NO_MOVES: Final[tuple[Move, ...]] = ()
"""A name, because to the compiler a bare `()` is a tuple that stays empty."""

MOST_FAULTS = 500
MOST_NOTES = 200
MOST_PLAYS_LISTED = 1_000_000
"""How many legal plays are generated for one record: bounds the work."""


class Ledger:
    """The faults and notes of a record, and the work done for it, all within their limits."""

    def __init__(self) -> None:
        self.faults: list[RecordFault] = []
        self.notes: list[Note] = []
        self.more_faults = 0
        self.plays_listed = 0

    def fault(self, fault: RecordFault) -> None:
        """Report a fault; beyond a limit faults are only counted."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)
        else:
            self.more_faults += 1

    def note(self, note: Note) -> None:
        """Report a note, up to a limit."""
        if len(self.notes) < MOST_NOTES:
            self.notes.append(note)

    def listed(self, found: Plays) -> Plays:
        """Count the plays that were generated: the work for one record is bounded."""
        self.plays_listed += len(found.nodes)
        check_size(self.plays_listed, "legal_plays", MOST_PLAYS_LISTED)
        return found


S = TypeVar("S", bound=AnyState)


class Lost(Exception):
    """The rest of the game cannot be judged."""


class GameReplay(ABC, Generic[S]):
    """One game: the state goes on action by action."""

    def __init__(self, ledger: Ledger, game: WrittenGame, start: S) -> None:
        self.ledger, self.game = ledger, game
        self.start: S = start
        self.state: S = start
        self.plies: list[ReplayedPly] = []
        self.number = 0
        """The number of the ply at hand."""
        self.is_lost = False
        self.outcome: Outcome | None = None
        self.result: GameResult | None = None
        self.totals: Mapping[str, Fraction] | None = None
        self.following: AnyState | None = None
        self.starter: Color | None = None
        self.judged = 0

    @abstractmethod
    def carry_out(self) -> None:
        """Carry out everything that the record says of the game."""

    @abstractmethod
    def is_end_right(self) -> bool:
        """Whether the game ends as the record says."""

    def replayed(self) -> ReplayedGame:
        """Replay the game, then compare its end with the written result."""
        self.carry_out()
        agrees = self.is_end_right()
        return ReplayedGame(
            self.game,
            self.start,
            tuple(self.plies),
            self.state,
            self.outcome,
            self.result,
            self.starter,
            self.judged,
            agrees,
            self.is_lost,
            self.totals,
            self.following,
        )

    def compare_result(self, written: WrittenResult) -> bool:
        """Whether the written result is the one by the rules; a fault or note if it is not."""
        if self.outcome is None:
            return False
        winner = self.outcome.ending.winner
        points = self.result.points.total if self.result else self.outcome.points()
        facts: dict[str, object] = {"winner": winner, "points": points}
        if winner is None:
            if written.winner:
                self.head_fault(Fault("was_drawn"), written.place, written.written)
            return written.winner is None
        if winner != written.winner:
            self.head_fault(Fault("wrong_winner", facts=facts), written.place, written.written)
            return False
        if points == written.points:
            return True
        if written.points < points and self._is_capped(winner, written.points):
            self.head_note(Fault("capped_result"), written.place, written.written)
            return True
        self.head_fault(Fault("wrong_result", facts=facts), written.place, written.written)
        return False

    def _is_capped(self, winner: Color, points: int | Fraction) -> bool:
        """Some writers stop at the points that the winner still needed."""
        stakes = board_of(self.start).stakes
        play = stakes.play if stakes else None
        return isinstance(play, Match) and points == play.away(winner)

    # reporting

    def fault(
        self,
        place: Place,
        written: str,
        fault: Fault,
        went_on: WentOn,
        player: Color | None = None,
        understood: str | None = None,
    ) -> None:
        """Report a fault of the ply at hand."""
        where = Where(self.game.number, self.number, player, place)
        self.ledger.fault(RecordFault(fault, where, written, went_on, understood, self.state))

    def head_fault(self, fault: Fault, place: Place | None = None, written: str = "") -> None:
        """Report a fault of the head or the end of the game."""
        where = Where(self.game.number, len(self.plies), None, place or self.game.place)
        self.ledger.fault(RecordFault(fault, where, written, "as_written"))

    def head_note(self, note: Fault, place: Place | None = None, written: str = "") -> None:
        """Note something about the head or the end of the game."""
        where = Where(self.game.number, len(self.plies), None, place or self.game.place)
        self.ledger.note(Note(note, where, written))
