"""A game of our own record: its actions carried out one by one.

A ply is a play together with the throws and namings before it, or one action away from the board,
so that a match has the same plies in every format.
"""

from __future__ import annotations

from engine.faults import Fault, Refused
from engine.game.actions import DoubleNamed, Passed, Played, Rolled, RollNamed, Throw
from engine.game.game import Game
from engine.notation.play_reader import read_play
from engine.position import Color
from engine.records import table
from engine.records.game_replay import NO_MOVES, GameReplay, Ledger, Lost
from engine.records.model import (
    Dice,
    Location,
    NotARecord,
    PlyKind,
    WrittenAction,
    WrittenGame,
    WrittenPly,
)
from engine.records.play_matching import is_play_due, walked
from engine.records.report import ReplayedGame, ReplayedPly, WentOn
from engine.records.table import AnyAction, AnyState
from engine.referee.judge import judge
from engine.stakes.match import Match
from engine.turn import OpeningTurn, PlayerTurn, play_due

THROWS = (Throw, Rolled, DoubleNamed, RollNamed)
AT_BOARD = (*THROWS, Passed, Played)


class ActionReplay(GameReplay[AnyState]):
    """Replays a game action by action."""

    def __init__(self, ledger: Ledger, game: WrittenGame, start: AnyState) -> None:
        super().__init__(ledger, game, start)
        self.index = 1
        self.before: AnyState = start
        """The state before the ply at hand."""
        self.dice: Dice | None = None
        """What was thrown and not yet played, which an offer in between leaves as it is."""
        self.is_over = False
        self._check_start()

    def _check_start(self) -> None:
        """Compare the start with what the record says about it."""
        if faults := table.check(self.start):
            self.is_lost = True
            self.head_fault(faults[0])
        stakes = table.board_of(self.start).stakes
        play = stakes.play if stakes else None
        score = self.game.score
        if isinstance(play, Match) and score and score != (play.white, play.black):
            facts: dict[str, object] = {"white": play.white, "black": play.black}
            self.head_fault(Fault("wrong_score", facts=facts), written=f"{score[0]}-{score[1]}")
        totals = table.totals_of(self.start)
        if self.game.totals is not None and totals is not None and self.game.totals != totals:
            self.head_fault(Fault("wrong_totals"))

    def replayed(self) -> ReplayedGame:
        """Carry out action after action; what stands after the end of the game is ignored."""
        written = None
        for written in self.game.actions:
            if self.is_over:
                fault = Fault("after_the_end", rule="immediate_end")
                self.fault(written.place, "", fault, "left_out")
                break
            self._action(written)
        else:
            if self.actions and written:
                self._end_ply(written.place, self.actions[-1])
        return self.report(self._is_end_right())

    def _action(self, written: WrittenAction) -> None:
        if self.is_lost:
            self._end_ply(written.place, written.action)
            return
        if written.id_before and written.id_before != table.id_of(self.state):
            fault = Fault("id_differs", facts={"id": written.id_before})
            self.fault(written.place, "", fault, "as_written")
        player, self.moves = self._player(written.action), NO_MOVES
        turn = table.board_of(self.state).turn
        try:
            if isinstance(written.action, Played) and is_play_due(turn):
                self._play(written, written.action, turn)
            else:
                self._act(written.action)
        except Lost:
            self._lose(written)
        except NotARecord:
            raise
        except Refused as refused:
            self._refused(written, refused.faults[0])
        else:
            is_passed = player is not None and self._player(written.action) != player
            if not isinstance(written.action, THROWS) or is_passed:
                self._end_ply(written.place, self.actions[-1], player)

    def _play(self, written: WrittenAction, action: Played, turn: PlayerTurn) -> None:
        """A play; an illegal one is reported, and stands if the checkers can move so."""
        board = table.board_of(self.state)
        rules, position, player = board.rules, board.position, turn.player
        if written.notation is not None:
            action = Played(read_play(rules, position, turn, written.notation), action.condone)
        if matched := walked(rules, position, player, play_due(turn)[1], action.steps):
            self.moves = matched.moves
            self._go_on(action, table.carry_out(self.state, action, matched))
            return
        verdict = judge(rules, position, turn, action.steps)
        self.moves = verdict.moves
        if not verdict.legal:
            is_text = written.notation is not None
            action = self.illegal(written.place, "", verdict, action, is_text=is_text)
        self._act(action)

    def _act(self, action: AnyAction) -> None:
        self._go_on(action, table.advance(self.state, action))

    def _go_on(self, action: AnyAction, progress: table.TableProgress) -> None:
        self.actions.append(action)
        self.state, self.is_over = progress.state, progress.is_over
        self.outcome, self.result = progress.outcome, progress.result
        self.totals, self.following = progress.totals, progress.following
        if self.starter is None:
            self.starter = self._starter()

    def _starter(self) -> Color | None:
        turn = table.board_of(self.state).turn
        return turn.player if turn else None

    def _refused(self, written: WrittenAction, fault: Fault) -> None:
        """An action that is not possible: away from the board it is left out, else all is lost."""
        at_board = isinstance(written.action, AT_BOARD)
        went_on: WentOn = "lost" if at_board else "left_out"
        self.fault(written.place, "", fault, went_on, self._player(written.action))
        if at_board:
            self._lose(written)

    def _lose(self, written: WrittenAction) -> None:
        self.is_lost = True
        self._end_ply(written.place, written.action)

    def _player(self, action: AnyAction) -> Color | None:
        """The player who acts: at the board the one on turn, else the one that the action names."""
        turn = table.board_of(self.state).turn
        if isinstance(action, AT_BOARD):
            return turn.player if turn and not isinstance(turn, OpeningTurn) else None
        name = getattr(action, "by", None) or getattr(action, "to", None)
        return table.side_of(self.state, name) if isinstance(name, str) else None

    def _end_ply(self, place: Location, action: AnyAction, player: Color | None = None) -> None:
        """Close the ply at hand."""
        do = PlyKind.ACTION
        if isinstance(action, (*THROWS, Played)):
            do = PlyKind.PLAY if isinstance(action, Played) else PlyKind.ROLL
        who = player or self._player(action) or "white"
        self.dice = _dice(self.actions) or self.dice
        written = WrittenPly(do, who, place, "", self.dice)
        if do is not PlyKind.ACTION:
            self.dice = None
        judged = not self.is_lost
        before = self.before if judged else None
        replayed = ReplayedPly(
            self.index,
            written,
            before,
            tuple(self.actions),
            action,
            self.moves,
            is_judged=judged,
            after=self.state if judged else None,
            fault=self.take_fault(),
        )
        self.plies.append(replayed)
        self.judged += do is PlyKind.PLAY and judged
        self.index += 1
        self.before, self.actions = self.state, []

    def _is_end_right(self) -> bool:
        """Whether the result is the one that the record names, where the game is over."""
        written = self.game.result
        if self.is_lost:
            return False
        if not self.plies:
            self.head_note(Fault("game_without_plays"))
        is_comparable = self.is_over and isinstance(self.state, Game)
        return self.compare_result(written) if written and is_comparable else True


def _dice(actions: list[AnyAction]) -> Dice | None:
    """The dice that the last throw or naming of a ply gives."""
    for action in reversed(actions):
        match action:
            case Throw(white, black):
                return max(white, black), min(white, black)
            case Rolled(dice):
                return dice
            case RollNamed(numbers):
                return numbers
            case DoubleNamed(number):
                return number, number
    return None
