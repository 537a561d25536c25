"""Replaying a record: every ply is carried out by the rules, every fault has its place.

    report = replay(read_mat(text))
    for fault in report.faults:
        print(fault.where.game, fault.where.ply, fault.code)

A fault does not end the replay (rulebook 29). An illegal play stands as written if the checkers can
move so; an action that is not allowed is left out; after anything else the rest of the game is
lost: it is read but not judged, and its result is taken from the record.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from engine.faults import Fault, Refused
from engine.game import machine
from engine.game.machine import Action, Played, Rolled, State, Throw
from engine.game.outcome import Outcome
from engine.movegen import Plays, plays
from engine.notation import position_id
from engine.notation.moves import write_play
from engine.position import COLORS, OTHER, WHITE, Color, Position, unpack
from engine.records.agreed import Assumed, first_stakes, rules_of, stakes_of_game
from engine.records.play_matching import (
    Leg,
    Matched,
    as_steps,
    legs_of,
    legs_of_steps,
    match_play,
)
from engine.records.written import (
    NotARecord,
    Place,
    PlyKind,
    WrittenGame,
    WrittenMatch,
    WrittenPly,
    WrittenResult,
)
from engine.referee.judge import judge
from engine.referee.validate import check_position
from engine.rules.ruleset import Ruleset
from engine.session import two_players as session
from engine.session.two_players import Progress
from engine.stakes import cube
from engine.stakes.actions import AnswerOffer, CubeAction, Resign, StakesAction
from engine.stakes.cube import CubeOffer
from engine.stakes.match import Match
from engine.stakes.two_players import GameResult, Stakes
from engine.turn import Move, OpeningTurn, Play, PlayerTurn, Step, play_due

Score = tuple[int, int]
"""Points of White and Black."""

WentOn = Literal["as_written", "left_out", "lost"]

MOST_FAULTS = 500
MOST_NOTES = 200
MOST_PLAYS_LISTED = 1_000_000
"""How many legal plays are generated for one record: bounds the work."""


@dataclass(frozen=True, slots=True)
class Where:
    """The place of a fault: game and ply count from 1, ply 0 is the head of the game."""

    game: int
    ply: int
    player: Color | None
    place: Place


@dataclass(frozen=True, slots=True)
class RecordFault:
    """Something that is wrong in a record, and how the replay went on."""

    fault: Fault
    where: Where
    written: str
    went_on: WentOn
    understood: str | None = None
    state: State | None = None
    """The state before the ply, where it is known."""

    @property
    def code(self) -> str:
        """The code of the fault."""
        return self.fault.code

    @property
    def id(self) -> str | None:
        """The id of the state before the ply."""
        return position_id.write(self.state) if self.state else None


@dataclass(frozen=True, slots=True)
class Note:
    """Something worth knowing that is not a fault."""

    message: Fault
    where: Where
    written: str = ""

    @property
    def code(self) -> str:
        """The code of the note."""
        return self.message.code


@dataclass(frozen=True, slots=True)
class ReplayedPly:
    """A ply with the state before it and the actions that it stands for."""

    ply: int
    written: WrittenPly
    before: State | None
    actions: tuple[Action | StakesAction, ...]
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """A game: its start, its plies, and its end by the rules and as written."""

    written: WrittenGame
    start: State
    plies: tuple[ReplayedPly, ...]
    final: State
    outcome: Outcome | None
    result: GameResult | None
    starter: Color | None
    judged: int
    agrees: bool
    is_lost: bool

    @property
    def plays(self) -> int:
        """How many plies are plays."""
        return sum(ply.written.do is PlyKind.PLAY for ply in self.plies)


@dataclass(frozen=True, slots=True)
class Replay:
    """The report of a replay."""

    match: WrittenMatch
    rules: Ruleset
    stakes: Stakes
    games: tuple[ReplayedGame, ...]
    faults: tuple[RecordFault, ...]
    notes: tuple[Note, ...]
    score: Score
    """Points of White and Black after the last game."""
    more_faults: int = 0
    """How many faults were found beyond the 500 that are listed."""


def replay(match: WrittenMatch, assumed: Assumed | None = None) -> Replay:
    """Replay a record; `NotARecord` if its game is not known."""
    return _Replay(match, assumed or Assumed()).report()


class _Lost(Exception):
    """The rest of the game cannot be judged."""


class _Replay:
    """Goes through the games of a record and keeps the score."""

    def __init__(self, match: WrittenMatch, assumed: Assumed) -> None:
        self.match = match
        self.rules = rules_of(match, assumed)
        self.stakes, notes = first_stakes(match, assumed)
        self.faults: list[RecordFault] = []
        self.notes: list[Note] = []
        start = match.games[0].place if match.games else Place(1)
        self.notes += [Note(note, Where(1, 0, None, start)) for note in notes]
        self.crawford_done = False
        self.more_faults = 0
        self.plays_listed = 0

    def report(self) -> Replay:
        """Replay game by game; scores are kept in the colours that the players have in game 1."""
        self._remarks()
        games: list[ReplayedGame] = []
        running: Score | None = None
        by_heads: Score | None = None
        for game in self.match.games:
            is_swapped = self._is_swapped(game)
            score = self._score(game, _turned(running, is_swapped), _turned(by_heads, is_swapped))
            stakes = stakes_of_game(self.match, self.stakes, game, score, self.crawford_done)
            replayed = _Game(self, game, stakes, self._next_score(game)).replayed()
            games.append(replayed)
            if self.match.length and self.match.length - 1 in score:
                self.crawford_done = True
            points = _points(replayed)
            by_heads = _turned(_added(score, points), is_swapped)
            running = _turned(_added(_turned(running, is_swapped) or (0, 0), points), is_swapped)
        return Replay(
            self.match,
            self.rules,
            self.stakes,
            tuple(games),
            tuple(self.faults),
            tuple(self.notes),
            self._final(by_heads or (0, 0)),
            self.more_faults,
        )

    def listed(self, found: Plays) -> Plays:
        """Count the plays that were generated: the work for one record is bounded."""
        self.plays_listed += len(found.nodes)
        if self.plays_listed > MOST_PLAYS_LISTED:
            raise NotARecord([Fault("record_too_large", facts={"most": MOST_PLAYS_LISTED})])
        return found

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

    def _next_score(self, game: WrittenGame) -> Score | None:
        """The score at the head of the next game; None after the last game."""
        following = self.match.games[game.number : game.number + 1]
        if not following:
            return None
        return _turned(following[0].score, self._is_swapped(following[0]) != self._is_swapped(game))

    def _final(self, score: tuple[int, int]) -> Score:
        """The final score; points beyond the length of a match are worth nothing."""
        length = self.match.length
        white, black = (min(points, length) if length else points for points in score)
        return white, black

    def _remarks(self) -> None:
        """What the reader itself found."""
        for remark in self.match.remarks:
            where = Where(remark.game, 0, None, remark.place)
            if remark.is_fault:
                self.fault(RecordFault(remark.message, where, remark.written, "left_out"))
            else:
                self.note(Note(remark.message, where, remark.written))

    def _score(
        self,
        game: WrittenGame,
        running: Score | None,
        by_heads: Score | None,
    ) -> Score:
        """The score before a game: as written, or else as the games before give it."""
        expected = [score for score in (by_heads, running) if score is not None] or [(0, 0)]
        where = Where(game.number, 0, None, game.place)
        if self._is_swapped(game):
            self.note(Note(Fault("sides_swapped"), where))
        if game.score is None:
            return expected[0]
        if game.score not in expected and by_heads is not None:
            white, black = expected[0]
            facts: dict[str, object] = {"white": white, "black": black}
            fault = Fault("wrong_score", facts=facts)
            written = f"{game.score[0]}-{game.score[1]}"
            self.fault(RecordFault(fault, where, written, "as_written"))
        return game.score

    def _is_swapped(self, game: WrittenGame) -> bool:
        first = self.match.players
        names = [first.get(color) for color in COLORS]
        here = [game.players.get(color) for color in COLORS]
        return names[0] != names[1] and here == names[::-1]


def _points(game: ReplayedGame) -> tuple[Color, int] | None:
    """Who won a game and how many points, by the rules or, where it was lost, as written."""
    written = game.written.result
    if game.result is not None and game.result.winner and not game.is_lost:
        return game.result.winner, int(game.result.points.total)
    return (written.winner, written.points) if written else None


def _turned(score: Score | None, is_swapped: bool) -> Score | None:
    """The score with its sides exchanged where the players sit the other way round."""
    return (score[1], score[0]) if score and is_swapped else score


def _added(score: Score, points: tuple[Color, int] | None) -> Score:
    if points is None:
        return score
    white, black = score
    winner, number = points
    return (white + number, black) if winner == WHITE else (white, black + number)


class _Game:
    """One game: the state goes on ply by ply."""

    def __init__(
        self,
        replay: _Replay,
        game: WrittenGame,
        stakes: Stakes,
        next_score: Score | None,
    ) -> None:
        self.replay, self.game, self.next_score = replay, game, next_score
        self.is_lost = False
        self.number = 0
        self.plies: list[ReplayedPly] = []
        self.start = self.state = self._start(stakes)
        self.outcome: Outcome | None = None
        self.result: GameResult | None = None
        self.actions: list[Action | StakesAction] = []
        self.starter: Color | None = None
        self.judged = 0
        self.left_out = 0

    def _start(self, stakes: Stakes) -> State:
        """The state before the first ply: the usual one, or the one that the record sets up."""
        rules, setup = self.replay.rules, self.game.setup
        start = machine.begin(rules, stakes=stakes).state
        if self.game.start_id is not None:
            try:
                named = position_id.read(self.game.start_id)
            except Refused as refused:
                self._head_fault(refused.faults[0], self.game.place, self.game.start_id)
                return start
            cube_ = named.stakes.cube if named.stakes else stakes.cube
            start = replace(named, stakes=replace(stakes, cube=cube_), ended=None)
        elif setup:
            cube_ = replace(stakes.cube, value=setup.cube, owner=setup.owner)
            turn = PlayerTurn(setup.player, rules.turn(setup.player))
            stakes = replace(stakes, cube=cube_)
            start = replace(start, position=setup.position, turn=turn, stakes=stakes)
        faults = check_position(start.rules, start.position)
        if faults or start.turn is None:
            self.is_lost = True
            fault = faults[0] if faults else Fault("game_over", rule="immediate_end")
            self._head_fault(fault, self.game.place, "")
        return start

    def replayed(self) -> ReplayedGame:
        """Replay the plies, then compare the end with the written result."""
        for number, ply in enumerate(self.game.plies, 1):
            self.number = number
            if not self._ply(ply):
                break
        agrees = self._end()
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
        )

    def _ply(self, ply: WrittenPly) -> bool:
        """Carry out one ply; false if the game is over and the rest is ignored."""
        if self.is_lost:
            self.plies.append(ReplayedPly(self.number, ply, None, ()))
            return True
        if self.outcome is not None:
            self._fault(ply, Fault("after_the_end", rule="immediate_end"), "left_out")
            return False
        before, self.actions = self.state, []
        moves: tuple[Move, ...] = ()
        try:
            if ply.do is PlyKind.PLAY:
                moves = self._play(ply)
            elif ply.do is PlyKind.RESIGN:
                self._throw(ply)
                self._note(ply, Fault("rolled_and_resigned"))
            elif ply.do is PlyKind.EDIT:
                self._edit(ply)
            else:
                self._cube(ply)
        except _Lost:
            self.is_lost = True
        except NotARecord:
            raise
        except Refused as refused:
            self._fault(ply, refused.faults[0], "lost")
            self.is_lost = True
        else:
            self.judged += ply.do is PlyKind.PLAY
        self.plies.append(ReplayedPly(self.number, ply, before, tuple(self.actions), moves))
        return True

    # plays

    def _play(self, ply: WrittenPly) -> tuple[Move, ...]:
        if ply.dice is None:
            raise self._lost(ply, Fault("bad_dice"))
        before = self.state
        turn, stage = self._throw(ply)
        if ply.id_before and ply.id_before not in map(position_id.write, (before, self.state)):
            self._fault(ply, Fault("id_differs", facts={"id": ply.id_before}), "as_written")
        if ply.position is not None:
            self._fault(ply, Fault("illegal_play_written"), "as_written")
            self._set_position(ply, OTHER[turn.player])
            return ()
        legs = self._legs(ply)
        position = self.state.position
        found = self.replay.listed(plays(self.state.rules, position, turn.player, stage))
        matched = match_play(position, turn.player, found, legs)
        if not matched and not legs:
            matched = self._forced_play(turn, found)
        if matched:
            for note in matched.notes:
                self._note(ply, note)
            after = machine.carry_out(self.state, matched.moves, matched.position)
            result = session.result_of(after.state, after.outcome)
            self._done(Played(_steps(matched.moves)), Progress(*after, result))
            return matched.moves
        if not legs and self._left_out_play(ply, turn):
            return ()
        return self._illegal(ply, turn, legs)

    def _forced_play(self, turn: PlayerTurn, found: Plays) -> Matched | None:
        """The only legal play, if it is not written and the next ply fits only after it."""
        following = next(iter(self.game.plies[self.number : self.number + 1]), None)
        if len(found.nodes) != 1 or following is None or following.dice is None:
            return None
        [(packed, moves)] = found.nodes.items()
        rival = OTHER[turn.player]
        if following.player != rival:
            return None
        fits = [self._fits(following, place) for place in (self.state.position, unpack(packed))]
        return (
            Matched(moves, unpack(packed), (Fault("play_unwritten"),))
            if fits == [False, True]
            else None
        )

    def _fits(self, ply: WrittenPly, position: Position) -> bool:
        """Whether a ply is a legal play in this position."""
        rules = self.state.rules
        turn = machine.simple_turn(rules, position, ply.player, ply.dice or (0, 0))
        found = plays(rules, position, ply.player, play_due(turn)[1])
        legs = None if ply.is_unreadable else self._written_legs(ply)
        return legs is not None and match_play(position, ply.player, found, legs) is not None

    def _legs(self, ply: WrittenPly) -> list[Leg]:
        legs = None if ply.is_unreadable else self._written_legs(ply)
        if legs is None:
            raise self._lost(ply, Fault("unreadable_cell"))
        return legs

    def _written_legs(self, ply: WrittenPly) -> list[Leg] | None:
        if ply.steps is not None:
            return legs_of_steps(ply.steps)
        return legs_of(self.state.rules, ply.player, ply.text or "")

    def _left_out_play(self, ply: WrittenPly, turn: PlayerTurn) -> bool:
        """No play is written: thrown and resigned if the opponent wins next."""
        is_last = self.number == len(self.game.plies)
        result = self.game.result
        if is_last and result and result.winner != turn.player:
            self._note(ply, Fault("rolled_and_resigned"))
            return True
        return False

    def _illegal(self, ply: WrittenPly, turn: PlayerTurn, legs: Sequence[Leg]) -> tuple[Move, ...]:
        """An illegal play stands as written if every checker can move so."""
        steps = list(_single_steps(self.state.rules, turn, as_steps(legs)))
        verdict = judge(self.state.rules, self.state.position, turn, steps)
        understood = write_play(self.state.rules, turn.player, verdict.moves)
        can_stand = len(verdict.moves) == len(steps) and not any(
            fault.code == "blocked" for fault in verdict.faults
        )
        went_on: WentOn = "as_written" if can_stand else "lost"
        first = verdict.faults[0] if verdict.faults else Fault("not_a_move")
        self._fault(ply, first, went_on, understood)
        if not can_stand:
            raise _Lost
        self._act(Played(steps, condone=True))
        return verdict.moves

    def _throw(self, ply: WrittenPly) -> tuple[PlayerTurn, Play]:
        """Bring the state to the play of these dice: the opening, a roll, an unwritten take."""
        if self.state.offer is not None:
            self._unwritten_take(ply)
        dice = ply.dice or (0, 0)
        if isinstance(self.state.turn, OpeningTurn):
            self._open(ply, dice)
        elif self.state.turn and self.state.turn.player != ply.player:
            raise self._lost(ply, Fault("not_your_turn", facts={"player": self.state.turn.player}))
        else:
            self._act(Rolled(dice))
        turn = self.state.turn
        if not isinstance(turn, PlayerTurn) or not isinstance(turn.stages[0], Play):
            raise _Lost
        return turn, turn.stages[0]

    def _open(self, ply: WrittenPly, dice: tuple[int, int]) -> None:
        """The first play: the starter has the higher die of the opening throw."""
        self.starter = ply.player
        rules, high, low = self.state.rules, max(dice), min(dice)
        if high == low or not rules.opening.plays_throw:
            if high == low and rules.opening.plays_throw:
                self._fault(ply, Fault("opening_double", rule="opening"), "as_written")
            turn = machine.simple_turn(rules, self.state.position, ply.player, dice)
            self.state = replace(self.state, turn=turn)
            return
        self._act(Throw(high, low) if ply.player == WHITE else Throw(low, high))

    def _unwritten_take(self, ply: WrittenPly) -> None:
        """A roll while a double waits: the take is not written."""
        offer = self.state.offer
        if not isinstance(offer, CubeOffer):
            raise _Lost
        if offer.kind is cube.Do.DOUBLE:
            fault = Fault(
                "offer_pending", rule="doubling", facts={"kind": "double", "by": offer.by}
            )
            self._fault(ply, fault, "as_written")
        else:
            self._note(ply, Fault("take_unwritten"))
        self._act(CubeAction(OTHER[offer.by], cube.Do.TAKE))

    # the cube

    def _cube(self, ply: WrittenPly) -> None:
        if self.left_out and ply.do in (PlyKind.TAKE, PlyKind.DROP):
            self.left_out = 0
            if ply.do is PlyKind.DROP:
                raise _Lost
            return
        do = self._cube_action(ply)
        try:
            self._act(CubeAction(ply.player, do))
        except Refused as refused:
            self._fault(ply, refused.faults[0], "left_out")
            self.left_out = do is cube.Do.DOUBLE
            return
        offer = self.state.offer
        if ply.value is not None and isinstance(offer, CubeOffer) and offer.value != ply.value:
            fault = Fault("wrong_cube_value", rule="doubling", facts={"value": offer.value})
            self._fault(ply, fault, "as_written")

    def _cube_action(self, ply: WrittenPly) -> cube.Do:
        if ply.do is not PlyKind.DOUBLE:
            return cube.Do.TAKE if ply.do is PlyKind.TAKE else cube.Do.DROP
        offer = self.state.offer
        if isinstance(offer, CubeOffer) and offer.by != ply.player:
            # an answer by a double is the next animal, whatever the record calls it
            return next(do for do, to in cube.ANSWERS_TO.items() if to is offer.kind)
        return cube.Do.DOUBLE

    # other plies

    def _edit(self, ply: WrittenPly) -> None:
        self._fault(ply, Fault("edited"), "as_written")
        self._set_position(ply, ply.player)

    def _set_position(self, ply: WrittenPly, player: Color) -> None:
        """Go on from the position that the record sets, with this player to throw."""
        position = ply.position or self.state.position
        if faults := check_position(self.state.rules, position, illegal=True):
            raise self._lost(ply, faults[0])
        turn = PlayerTurn(player, self.state.rules.turn(player))
        self.state = replace(self.state, position=position, turn=turn, offer=None, illegal=True)

    # the end

    def _end(self) -> bool:
        """Whether the written result agrees with the game; a resignation is carried out."""
        written = self.game.result
        if self.is_lost:
            return False
        if not self.plies:
            self._head_note(Fault("game_without_plays"))
            return written is None
        if self.outcome is None and written is not None:
            self._resign(written)
        if written is None:
            if self.outcome is None and self.next_score is not None:
                self._head_fault(Fault("no_result"), self.game.place, "")
            return self.outcome is None
        return self._compare_result(written)

    def _resign(self, written: WrittenResult) -> None:
        """The loser resigns at the value that the written points stand for."""
        loser = OTHER[written.winner]
        stakes = self.state.stakes
        points = self._points_by_next_head(written.winner) or written.points
        value = -(-points // (stakes.cube.value if stakes else 1))
        known = session.resign_at(self.state, loser)
        value = min(max(value, known[0]), known[-1])
        self.actions = []
        try:
            if isinstance(self.state.offer, CubeOffer):
                self._act(CubeAction(OTHER[self.state.offer.by], cube.Do.TAKE))
            self._act(Resign(loser, value))
            self._act(AnswerOffer(written.winner, accept=True))
        except Refused as refused:
            self._head_fault(refused.faults[0], written.place, written.written)
        else:
            last = self.plies[-1]
            self.plies[-1] = replace(last, actions=(*last.actions, *self.actions))

    def _points_by_next_head(self, winner: Color) -> int | None:
        """What the winner gained by the head of the next game, if that is possible."""
        if self.next_score is None or self.game.score is None:
            return None
        gains = [after - now for after, now in zip(self.next_score, self.game.score, strict=True)]
        gain, other = gains if winner == WHITE else gains[::-1]
        return gain if gain > 0 and other == 0 else None

    def _compare_result(self, written: WrittenResult) -> bool:
        winner = self.outcome.ending.winner if self.outcome else None
        points = self.result.points.total if self.result else None
        if winner is None or points is None:
            return False
        facts: dict[str, object] = {"winner": winner, "points": int(points)}
        if winner != written.winner:
            self._head_fault(Fault("wrong_winner", facts=facts), written.place, written.written)
            return False
        if points == written.points:
            return True
        if written.points < points and self._is_capped(written):
            self._head_note(Fault("capped_result"), written.place, written.written)
            return True
        self._head_fault(Fault("wrong_result", facts=facts), written.place, written.written)
        return False

    def _is_capped(self, written: WrittenResult) -> bool:
        """Some writers stop at the points that the winner still needed."""
        play = self.start.stakes.play if self.start.stakes else None
        return isinstance(play, Match) and written.points == play.away(written.winner)

    # reporting

    def _act(self, action: Action | StakesAction) -> None:
        self._done(action, session.advance(self.state, action))

    def _done(self, action: Action | StakesAction, progress: Progress) -> None:
        self.actions.append(action)
        self.state = progress.state
        self.outcome, self.result = progress.outcome, progress.result

    def _where(self, ply: WrittenPly) -> Where:
        return Where(self.game.number, self.number, ply.player, ply.place)

    def _fault(
        self, ply: WrittenPly, fault: Fault, went_on: WentOn, understood: str | None = None
    ) -> None:
        report = RecordFault(fault, self._where(ply), ply.written, went_on, understood, self.state)
        self.replay.fault(report)

    def _lost(self, ply: WrittenPly, fault: Fault) -> _Lost:
        self._fault(ply, fault, "lost")
        return _Lost()

    def _note(self, ply: WrittenPly, note: Fault) -> None:
        self.replay.note(Note(note, self._where(ply), ply.written))

    def _head_fault(self, fault: Fault, place: Place, written: str) -> None:
        where = Where(self.game.number, len(self.plies), None, place)
        self.replay.fault(RecordFault(fault, where, written, "as_written"))

    def _head_note(self, note: Fault, place: Place | None = None, written: str = "") -> None:
        where = Where(self.game.number, len(self.plies), None, place or self.game.place)
        self.replay.note(Note(note, where, written))


def _steps(moves: Sequence[Move]) -> list[Step]:
    return [Step(move.source, move.target, move.number) for move in moves]


def _single_steps(rules: Ruleset, turn: PlayerTurn, steps: Sequence[Step]) -> Iterator[Step]:
    """Steps over several numbers split at the stops that the numbers of the stage give."""
    head = turn.stages[0]
    numbers = head.numbers if isinstance(head, Play) else ()
    route = rules.board.route(turn.player)
    by_distance = {route.distance(str(point)): str(point) for point in route.points}
    for step in steps:
        length = route.distance(step.source) - route.distance(step.target)
        at = step.source
        if (
            length not in numbers
            and len(set(numbers)) == 1
            and numbers
            and length % numbers[0] == 0
        ):
            for _ in range(length // numbers[0] - 1):
                stop = by_distance.get(route.distance(at) - numbers[0])
                if stop is None:
                    break
                yield Step(at, stop)
                at = stop
        elif length not in numbers and length == sum(numbers) and len(numbers) == 2:
            stop = by_distance.get(route.distance(at) - numbers[0])
            if stop is not None:
                yield Step(at, stop)
                at = stop
        yield Step(at, step.target)
