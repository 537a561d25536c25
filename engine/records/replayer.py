"""Replaying a record: every ply is carried out by the rules, every fault has its place.

    report = replay(read_mat(text))
    for fault in report.faults:
        print(fault.where.game, fault.where.ply, fault.code)

A fault does not end the replay (rulebook 29). An illegal play stands as written if the checkers can
move so; an action that is not allowed is left out; after anything else the rest of the game is
lost: it is read but not judged, and its result is taken from the record.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.faults import Fault
from engine.position import COLORS, WHITE, Color
from engine.records import table
from engine.records.action_replay import ActionReplay
from engine.records.agreed import (
    Assumed,
    first_stakes,
    rules_of,
    stakes_of_game,
    usual_start,
)
from engine.records.game_replay import Ledger
from engine.records.model import Format, Location, NotARecord, WrittenGame, WrittenMatch
from engine.records.ply_replay import PlyReplay
from engine.records.readers import read
from engine.records.report import Note, Points, RecordFault, Replay, ReplayedGame, Score, Where
from engine.records.table import AnyState, board_of

MONEY_SESSION = 16
"""The length of the match that Backgammon Galaxy writes for a money session."""


def replay(match: WrittenMatch | str | bytes, assumed: Assumed | None = None) -> Replay:
    """Replay a record, as a file has it or as `read` has read it.

    `NotARecord` if it cannot be read or if its game is not known.
    """
    if not isinstance(match, WrittenMatch):
        match = read(match)
    replaying = Replaying(match, assumed or Assumed())
    return replaying.report(list(replaying.games()))


class Replaying:
    """A replay in progress: goes through the games of a record and keeps the score.

    The faults found so far are in `ledger`, so that a report can be sent game by game.
    """

    def __init__(self, match: WrittenMatch, assumed: Assumed) -> None:
        money = _as_money(match, assumed)
        self.match = match = money or match
        self.rules = rules_of(match, assumed)
        self.stakes, notes = first_stakes(match, assumed)
        self.ledger = Ledger()
        start = match.games[0].place if match.games else Location(1)
        for note in [Fault("money_assumed"), *notes] if money else notes:
            self.ledger.note(Note(note, Where(1, 0, None, start)))
        self.crawford_done = False
        self.won = 0
        self.last: ReplayedGame | None = None
        self.by_heads: Score | None = None
        """The score by the head of the last game and its result."""
        self.running: Score | None = None
        """The score by all results, whatever the heads say."""
        self._remarks()

    def games(self) -> Iterator[ReplayedGame]:
        """Replay game by game; scores are kept in the colours that the players have in game 1."""
        for game in self.match.games:
            is_swapped = self._is_swapped(game)
            score = self._score(game, is_swapped)
            replayed = self._game(game, score)
            if self.match.length and self.match.length - 1 in score:
                self.crawford_done = True
            points = replayed.points
            self.won += points is not None
            self.by_heads = _turned(_added(score, points), is_swapped)
            running = _turned(self.running, is_swapped) or (0, 0)
            self.running = _turned(_added(running, points), is_swapped)
            self.last = replayed
            yield replayed

    def report(self, games: list[ReplayedGame]) -> Replay:
        """The whole report, after the last game."""
        return Replay(
            self.match,
            self.rules,
            self.stakes,
            tuple(games),
            tuple(self.ledger.faults),
            tuple(self.ledger.notes),
            self.score,
            self.ledger.more_faults,
        )

    @property
    def score(self) -> Score:
        """The score after the last game; points beyond the length of a match are worth nothing."""
        length = self.match.length
        white, black = self.by_heads or (0, 0)
        return (min(white, length), min(black, length)) if length else (white, black)

    def _game(self, game: WrittenGame, score: Score) -> ReplayedGame:
        if self.match.format is Format.RECORD:
            return ActionReplay(self.ledger, game, self._start(game)).replayed()
        stakes = stakes_of_game(self.stakes, game, score, self.crawford_done, self.won)
        next_score = self._next_score(game)
        return PlyReplay(
            self.ledger,
            game,
            self.rules,
            stakes,
            next_score,
            has_cube=self.match.has_cube,
            is_last=game.index == len(self.match.games),
        ).replayed()

    def _start(self, game: WrittenGame) -> AnyState:
        """The start of a game of our own record: as named, or what follows the game before."""
        if game.start_id is not None:
            return table.read_id(game.start_id)
        following = self.last.following if self.last else usual_start(self.rules, self.stakes)
        if following is None:
            facts = {"at_place": f"{game.place.pointer}/start"}
            raise NotARecord([Fault("start_needed", facts=facts)])
        return following

    def _next_score(self, game: WrittenGame) -> Score | None:
        """The score at the head of the next game; None after the last game."""
        following = self.match.games[game.index : game.index + 1]
        if not following:
            return None
        return _turned(following[0].score, self._is_swapped(following[0]) != self._is_swapped(game))

    def _remarks(self) -> None:
        """What the reader itself found."""
        for remark in self.match.remarks:
            where = Where(remark.game, 0, None, remark.place)
            if remark.is_fault:
                self.ledger.fault(RecordFault(remark.message, where, remark.written, "left_out"))
            else:
                self.ledger.note(Note(remark.message, where, remark.written))

    def _score(self, game: WrittenGame, is_swapped: bool) -> Score:
        """The score before a game: as written, or else as the games before give it."""
        known = [_turned(score, is_swapped) for score in (self.by_heads, self.running) if score]
        expected = [score for score in known if score] or [(0, 0)]
        where = Where(game.index, 0, None, game.place)
        if is_swapped:
            self.ledger.note(Note(Fault("sides_swapped"), where))
        if game.score is None:
            return expected[0]
        if game.score not in expected and self.by_heads is not None:
            white, black = expected[0]
            facts: dict[str, object] = {"white": white, "black": black}
            written = f"{game.score[0]}-{game.score[1]}"
            fault = Fault("wrong_score", facts=facts)
            self.ledger.fault(RecordFault(fault, where, written, "as_written"))
        return game.score

    def _is_swapped(self, game: WrittenGame) -> bool:
        first = self.match.players
        names = [first.get(color) for color in COLORS]
        here = [game.players.get(color) for color in COLORS]
        return names[0] != names[1] and here == names[::-1]


def _as_money(match: WrittenMatch, assumed: Assumed) -> WrittenMatch | None:
    """The record as money play, if it calls a session a match and scores a game by Jacoby's rule.

    Backgammon Galaxy writes sessions as matches of a certain length.
    """
    if match.length != MONEY_SESSION or match.format is not Format.MAT:
        return None
    single = [game for game in match.games if game.result and game.result.points == 1]
    trial = Replaying(replace(match, length=MONEY_SESSION + 1, games=tuple(single)), assumed)
    for game in trial.games():
        stakes = board_of(game.final).stakes
        worth = game.outcome.points() if game.outcome else 1
        if worth > 1 and stakes and not stakes.cube.is_turned and not game.is_lost:
            return replace(match, length=0, jacoby=True)
    return None


def _turned(score: Score | None, is_swapped: bool) -> Score | None:
    """The score with its sides exchanged where the players sit the other way round."""
    return (score[1], score[0]) if score and is_swapped else score


def _added(score: Score, points: tuple[Color, Points] | None) -> Score:
    if points is None:
        return score
    white, black = score
    winner, number = points
    return (white + number, black) if winner == WHITE else (white, black + number)
