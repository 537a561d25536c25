"""The plies of a game as other programs write it: plays, the cube, edits, and the written end."""

from __future__ import annotations

from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.machine import Played, Rolled, Throw
from engine.position import OTHER, WHITE, Color
from engine.records import table
from engine.records.agreed import start_of, usual_start
from engine.records.game_replay import NO_MOVES, Ledger, Lost
from engine.records.play_replay import PlayReplay
from engine.records.report import ReplayedPly, Score, game_end
from engine.records.table import AnyAction
from engine.records.written import NotARecord, PlyKind, WrittenGame, WrittenPly, WrittenResult
from engine.referee.validate import check_position
from engine.rules.goals import How
from engine.rules.ruleset import Ruleset
from engine.session import two_players as session
from engine.stakes import cube
from engine.stakes.actions import AnswerOffer, CubeAction, Resign
from engine.stakes.agreements import Ended
from engine.stakes.cube import CubeOffer
from engine.stakes.two_players import Stakes
from engine.turn import PlayerTurn


class PlyReplay(PlayReplay):
    """Replays a game ply by ply; `next_score` is the score at the head of the next game."""

    def __init__(
        self,
        ledger: Ledger,
        game: WrittenGame,
        rules: Ruleset,
        stakes: Stakes | None,
        next_score: Score | None,
    ) -> None:
        unreadable: Fault | None = None
        try:
            start = start_of(rules, game, stakes)
        except Refused as refused:
            start, unreadable = usual_start(rules, stakes), refused.faults[0]
        super().__init__(ledger, game, start)
        self.next_score = next_score
        self.is_left_out = False
        """Whether the answer to a double that was left out is still to come."""
        if unreadable:
            self.head_fault(unreadable, written=game.start_id or "")
        if (game.start_id or game.setup) and (faults := table.check(start)):
            self.is_lost = True
            self.head_fault(faults[0])

    def carry_out(self) -> None:
        """Carry out ply after ply; what stands after the end of the game is ignored."""
        opening: list[AnyAction] = [Throw(*throw) for throw in self.game.throws]
        self.actions, self.seen = [], [self.start]
        self._opening_throws(opening)
        for number, ply in enumerate(self.game.plies, 1):
            self.number = number
            if self.is_lost:
                self.plies.append(ReplayedPly(number, ply, None, (), is_judged=False))
            elif self.outcome is not None:
                self.ply_fault(ply, Fault("after_the_end", rule="immediate_end"), "left_out")
                break
            else:
                self._ply(ply)

    def _opening_throws(self, throws: list[AnyAction]) -> None:
        """Opening throws that the record names apart from the plays; they belong to the first."""
        try:
            for throw in throws:
                self.act(throw)
        except Refused as refused:
            self.head_fault(refused.faults[0])
        if isinstance(self.state.turn, PlayerTurn):
            self.starter = self.state.turn.player

    def _ply(self, ply: WrittenPly) -> None:
        before, self.moves = self.state_before(), NO_MOVES
        if self.plies:
            self.actions, self.seen = [], [self.state]
        is_set = False
        try:
            is_set = self._carry_out_ply(ply)
        except Lost:
            self.is_lost = True
        except NotARecord:
            raise
        except Refused as refused:
            self.ply_fault(ply, refused.faults[0], "lost")
            self.is_lost = True
        else:
            self.judged += ply.do is PlyKind.PLAY
        actions = tuple(self.actions)
        action = _main_action(ply, actions)
        judged = not self.is_lost
        self.plies.append(
            ReplayedPly(self.number, ply, before, actions, action, self.moves, is_set, judged)
        )

    def _carry_out_ply(self, ply: WrittenPly) -> bool:
        """Carry out a ply; whether it sets the position, which no action does."""
        if ply.do is PlyKind.EDIT:
            self.ply_fault(ply, Fault("edited"), "as_written")
            self._set_position(ply, ply.player)
            return True
        if ply.do is PlyKind.PLAY and ply.position is not None:
            self.throw(ply)
            self.ply_fault(ply, Fault("illegal_play_written"), "as_written")
            self._set_position(ply, OTHER[ply.player])
            return True
        if ply.do is PlyKind.PLAY:
            self.play(ply)
        elif ply.do is PlyKind.RESIGN:
            self.throw(ply)
            if not ply.is_stage:
                self.note(ply, Fault("rolled_and_resigned"))
        else:
            self.compare_id(ply)
            self._cube(ply)
        return False

    def _set_position(self, ply: WrittenPly, player: Color) -> None:
        """Go on from the position that the record sets, with this player to throw."""
        position = ply.position or self.state.position
        if faults := check_position(self.state.rules, position, illegal=True):
            raise self.lost(ply, faults[0])
        turn = PlayerTurn(player, self.state.rules.turn(player))
        self.state = replace(self.state, position=position, turn=turn, offer=None, illegal=True)

    # the cube

    def _cube(self, ply: WrittenPly) -> None:
        if self.is_left_out and ply.do in (PlyKind.TAKE, PlyKind.DROP):
            self.is_left_out = False
            if ply.do is PlyKind.DROP:
                raise Lost
            return
        do = self._cube_action(ply)
        try:
            self.act(CubeAction(ply.player, do))
        except Refused as refused:
            self.ply_fault(ply, refused.faults[0], "left_out")
            self.is_left_out = do is cube.Do.DOUBLE
            return
        offer = self.state.offer
        if ply.value is not None and isinstance(offer, CubeOffer) and offer.value != ply.value:
            fault = Fault("wrong_cube_value", rule="doubling", facts={"value": offer.value})
            self.ply_fault(ply, fault, "as_written")

    def _cube_action(self, ply: WrittenPly) -> cube.Do:
        if ply.do is not PlyKind.DOUBLE:
            return cube.Do.TAKE if ply.do is PlyKind.TAKE else cube.Do.DROP
        offer = self.state.offer
        if isinstance(offer, CubeOffer) and offer.by != ply.player:
            # an answer by a double is the next animal, whatever the record calls it
            animals = (do for do, to in cube.ANSWERS_TO.items() if to is offer.kind)
            return next(animals, cube.Do.DOUBLE)
        return cube.Do.DOUBLE

    # the end

    def is_end_right(self) -> bool:
        """Whether the written result agrees with the game; a resignation is carried out."""
        written = self.game.result
        if self.is_lost:
            return False
        if not self.plies:
            self.head_note(Fault("game_without_plays"))
            return written is None
        if self.outcome is None and written is not None and written.winner:
            self._resign(written, written.winner)
        if written is None:
            if self.outcome is None and self.next_score is not None:
                self.head_fault(Fault("no_result"))
            return self.outcome is None or self.outcome.ending.winner is None
        return self.outcome is not None and self.compare_result(written)

    def _resign(self, written: WrittenResult, winner: Color) -> None:
        """The loser resigns at the value that the written points stand for."""
        points = int(self._points_by_next_head(winner) or written.points)
        self.actions = []
        try:
            if isinstance(self.state.offer, CubeOffer):
                self.act(CubeAction(OTHER[self.state.offer.by], cube.Do.TAKE))
            self.act(Resign(OTHER[winner], self._resignation(OTHER[winner], points)))
            if self.outcome is None:
                self.act(AnswerOffer(winner, accept=True))
        except Refused as refused:
            self.head_fault(refused.faults[0], written.place, written.written)
        else:
            last = self.plies[-1]
            self.plies[-1] = replace(last, actions=(*last.actions, *self.actions))

    def _resignation(self, loser: Color, points: int) -> int:
        """The value of a resignation that is worth these points, or nearly."""
        stakes = self.state.stakes
        value = -(-points // (stakes.cube.value if stakes else 1))
        nearest = sorted(session.resign_at(self.state, loser), key=lambda at: abs(at - value))
        for at in nearest:
            ended = Ended(How.RESIGNATION, OTHER[loser], at)
            over = replace(self.state, turn=None, offer=None, ended=ended)
            end = game_end(outcome := session.outcome_of(over), session.result_of(over, outcome))
            if end and end.points == points:
                return at
        return nearest[0]

    def _points_by_next_head(self, winner: Color) -> int | None:
        """What the winner gained by the head of the next game, if that is possible."""
        if self.next_score is None or self.game.score is None:
            return None
        scores = zip(self.next_score, self.game.score, strict=True)
        gains = [int(after - now) for after, now in scores]
        gain, other = gains if winner == WHITE else gains[::-1]
        return gain if gain > 0 and other == 0 else None


def _main_action(ply: WrittenPly, actions: tuple[AnyAction, ...]) -> AnyAction | None:
    """The action that a ply is about: its play, its dice, or what was done with the cube."""
    if ply.do is PlyKind.PLAY:
        return next((action for action in actions if isinstance(action, Played)), None)
    if ply.do is PlyKind.RESIGN:
        return next((action for action in actions if isinstance(action, (Throw, Rolled))), None)
    return actions[-1] if actions else None
