"""A game while it is replayed: its state and plies so far, the faults, its end compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Final, Generic, TypeVar

from engine.faults import Fault
from engine.game.actions import Played
from engine.game.outcome import Outcome
from engine.movegen import Plays
from engine.notation.moves import write_play
from engine.notation.play_reader import in_absolute_points, numbered_from
from engine.position import Color
from engine.records.model import Location, WrittenGame, WrittenResult, check_size
from engine.records.play_matching import can_stand
from engine.records.report import (
    Note,
    Points,
    RecordFault,
    ReplayedGame,
    ReplayedPly,
    WentOn,
    Where,
)
from engine.records.table import AnyAction, AnyState, board_of
from engine.referee.judge import Verdict
from engine.stakes.match import Match
from engine.stakes.two_players import GameResult
from engine.turn import Move, play_due

NO_MOVES: Final[tuple[Move, ...]] = ()
"""A name, because to the compiler a bare `()` is a tuple that stays empty."""

MOST_FAULTS = 500
MOST_NOTES = 200
MOST_PLAYS_LISTED = 250_000
"""How many legal plays are generated for one record: bounds the work."""
MOST_ILLEGAL = 100
"""How many illegal plays are explained in one record; after one more nothing is judged."""


class Ledger:
    """The faults and notes of a record, and the work done for it, all within their limits."""

    def __init__(self) -> None:
        self.faults: list[RecordFault] = []
        self.notes: list[Note] = []
        self.more_faults = 0
        self.plays_listed = 0
        self.illegal_plays = 0

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

    @property
    def is_hopeless(self) -> bool:
        """Whether there are so many illegal plays that the rest of the record is not judged."""
        return self.illegal_plays > MOST_ILLEGAL

    def illegal_play(self) -> Fault | None:
        """Count an illegal play; the fault that ends the judging if there are too many."""
        self.illegal_plays += 1
        if not self.is_hopeless:
            return None
        return Fault("too_many_illegal_plays", facts={"most": MOST_ILLEGAL})

    def listed(self, found: Plays) -> Plays:
        """Count the plays that were generated: the work for one record is bounded."""
        self.plays_listed += len(found.nodes)
        check_size(self.plays_listed, "legal_plays", MOST_PLAYS_LISTED)
        return found


S = TypeVar("S", bound=AnyState)


class Lost(Exception):
    """The rest of the game cannot be judged."""


class GameReplay(Generic[S]):
    """A game while it is replayed: the state goes on action by action."""

    def __init__(self, ledger: Ledger, game: WrittenGame, start: S) -> None:
        self.ledger, self.game = ledger, game
        self.start: S = start
        self.state: S = start
        self.plies: list[ReplayedPly] = []
        self.index = 0
        """Which ply is at hand, from 1; 0 is the head of the game."""
        self.actions: list[AnyAction] = []
        """The actions of the ply at hand."""
        self.moves = NO_MOVES
        """The moves of the play at hand."""
        self.first_fault: RecordFault | None = None
        """The first fault of the ply at hand."""
        self.is_lost = ledger.is_hopeless
        self.outcome: Outcome | None = None
        self.result: GameResult | None = None
        self.totals: Mapping[str, Fraction] | None = None
        self.following: AnyState | None = None
        self.starter: Color | None = None
        self.judged = 0

    def report(self, agrees: bool) -> ReplayedGame:
        """The replayed game; `agrees` says whether it ends as the record says."""
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
        points = self.result.worth.total if self.result else self.outcome.points()
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
        if self._is_capped(winner, written.points, points):
            self.head_note(Fault("capped_result"), written.place, written.written)
            return True
        self.head_fault(Fault("wrong_result", facts=facts), written.place, written.written)
        return False

    def _is_capped(self, winner: Color, written: Points, points: Points) -> bool:
        """Some writers stop at the points that the winner still needed, or that a match has."""
        stakes = board_of(self.start).stakes
        play = stakes.play if stakes else None
        away = play.away(winner) if isinstance(play, Match) else None
        return away is not None and away <= written < points

    # reporting

    def fault(
        self,
        place: Location,
        written: str,
        fault: Fault,
        went_on: WentOn,
        player: Color | None = None,
        understood: str | None = None,
    ) -> None:
        """Report a fault of the ply at hand."""
        where = Where(self.game.index, self.index, player, place)
        found = RecordFault(fault, where, written, went_on, understood, self.state)
        self.first_fault = self.first_fault or found
        self.ledger.fault(found)

    def take_fault(self) -> RecordFault | None:
        """The first fault of the ply that ends here; the next one has none yet."""
        found, self.first_fault = self.first_fault, None
        return found

    def illegal(
        self, place: Location, written: str, verdict: Verdict, action: Played, *, is_text: bool
    ) -> Played:
        """Report an illegal play; the play that stands if every checker can move so, else `Lost`.

        `is_text`: the play counts in the numbers of the player who moves.
        """
        board = board_of(self.state)
        rules, player = board.rules, play_due(board.turn)[0].player
        if too_many := self.ledger.illegal_play():
            self.fault(place, written, too_many, "lost", player)
            raise Lost
        fault = verdict.faults[0] if verdict.faults else Fault("not_a_move")
        fault = numbered_from(rules, player, fault) if is_text else in_absolute_points(fault)
        understood = write_play(rules, player, verdict.moves)
        if not can_stand(verdict, action):
            self.fault(place, written, fault, "lost", player, understood)
            raise Lost
        self.fault(place, written, fault, "as_written", player, understood)
        return replace(action, condone=True)

    def head_fault(self, fault: Fault, place: Location | None = None, written: str = "") -> None:
        """Report a fault of the head or the end of the game."""
        where = Where(self.game.index, len(self.plies), None, place or self.game.place)
        self.ledger.fault(RecordFault(fault, where, written, "as_written"))

    def head_note(self, note: Fault, place: Location | None = None, written: str = "") -> None:
        """Note something about the head or the end of the game."""
        where = Where(self.game.index, len(self.plies), None, place or self.game.place)
        self.ledger.note(Note(note, where, written))
