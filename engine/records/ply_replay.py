"""The plies of a game as other programs write it: plays, the cube, edits, and the written end."""

from __future__ import annotations

from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game import advance as games
from engine.game.actions import DoubleNamed, Played, Rolled, RollNamed, Throw
from engine.game.advance import Action
from engine.game.game import Game
from engine.game.permissions import resign_at
from engine.movegen import plays
from engine.notation import position_id
from engine.notation.play_legs import Legs, standard_legs
from engine.notation.play_reader import (
    read_play,
    understand_legs,
)
from engine.position import OTHER, WHITE, Color, Position, unpack
from engine.records import table
from engine.records.agreed import start_of, usual_start
from engine.records.game_replay import NO_MOVES, GameReplay, Ledger, Lost
from engine.records.model import Dice, NotARecord, PlyKind, WrittenGame, WrittenPly, WrittenResult
from engine.records.play_matching import (
    Matched,
    find_play,
    is_play_due,
    legs_of_steps,
    steps_of,
)
from engine.records.report import (
    Note,
    Points,
    ReplayedGame,
    ReplayedPly,
    Score,
    WentOn,
    Where,
    game_end,
)
from engine.records.table import AnyAction
from engine.referee.judge import judge
from engine.referee.validate import check_position
from engine.rules.goals import Termination
from engine.rules.ruleset import Ruleset
from engine.rules.turns import simple_turn
from engine.stakes import cube
from engine.stakes.actions import AnswerOffer, AwardMatch, CubeAction, Resign
from engine.stakes.agreements import Ended
from engine.stakes.cube import CubeOffer
from engine.stakes.match import Match
from engine.stakes.two_players import Stakes
from engine.turn import OpeningTurn, PlayerTurn, PlayStage, Step, play_due


class PlyReplay(GameReplay[Game]):
    """Replays a game ply by ply; `next_score` is the score at the head of the next game."""

    def __init__(
        self,
        ledger: Ledger,
        game: WrittenGame,
        rules: Ruleset,
        stakes: Stakes | None,
        next_score: Score | None,
        *,
        has_cube: bool,
        is_last: bool,
    ) -> None:
        unreadable: Fault | None = None
        try:
            start = start_of(rules, game, stakes)
        except Refused as refused:
            start, unreadable = usual_start(rules, stakes), refused.faults[0]
        super().__init__(ledger, game, start)
        self.next_score, self.has_cube, self.is_last = next_score, has_cube, is_last
        self.do = PlyKind.PLAY
        """What the ply at hand turns out to be."""
        self.seen: list[Game] = [start]
        """The states that the ply at hand has led through so far."""
        self.is_left_out = False
        """Whether the answer to a double that was left out is still to come."""
        if unreadable:
            self.head_fault(unreadable, written=game.start_id or "")
        if (game.start_id or game.setup) and (faults := table.check(start)):
            self.is_lost = True
            self.head_fault(faults[0])

    def replayed(self) -> ReplayedGame:
        """Carry out ply after ply; what stands after the end of the game is ignored."""
        opening: list[Action] = [Throw(*throw) for throw in self.game.throws]
        self._opening_throws(opening)
        for index, ply in enumerate(self.game.plies, 1):
            self.index = index
            if self.is_lost:
                self.plies.append(ReplayedPly(index, ply, None, (), is_judged=False))
            elif self.outcome is not None:
                self.ply_fault(ply, Fault("after_the_end", rule="immediate_end"), "left_out")
                break
            else:
                self._ply(ply)
        return self.report(self._is_end_right())

    def _opening_throws(self, throws: list[Action]) -> None:
        """Opening throws that the record names apart from the plays; they belong to the first."""
        try:
            for throw in throws:
                self.act(throw)
        except Refused as refused:
            self.head_fault(refused.faults[0])
        if isinstance(self.state.turn, PlayerTurn):
            self.starter = self.state.turn.player

    def _ply(self, ply: WrittenPly) -> None:
        before, self.moves, self.do = self.state_before(), NO_MOVES, ply.do
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
            self.judged += self.do is PlyKind.PLAY
        if self.do is not ply.do:
            ply = replace(ply, do=self.do)
        actions = tuple(self.actions)
        action = _main_action(ply, actions)
        judged = not self.is_lost
        after = self.state if judged else None
        replayed = ReplayedPly(
            self.index,
            ply,
            before,
            actions,
            action,
            self.moves,
            is_set,
            judged,
            after,
            self.take_fault(),
        )
        self.plies.append(replayed)

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
        elif ply.do is PlyKind.ROLL:
            self.throw(ply)
            if not ply.is_stage:
                self.note(ply, Fault("rolled_and_resigned"))
        elif ply.do is PlyKind.RESIGN:
            self.act(Resign(ply.player, ply.value))
            if self.outcome is None:
                self.act(AnswerOffer(OTHER[ply.player], accept=True))
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

    # plays

    def play(self, ply: WrittenPly) -> None:
        """Throw the dice of a ply and play it; `Lost` if the game cannot go on."""
        if ply.dice is None and not ply.is_stage:
            raise self.lost(ply, Fault("bad_dice"))
        before = self.state_before()
        self.throw(ply)
        self.compare_id(ply)
        if ply.position_before not in (None, self.state.position):
            found = position_id.write(replace(before, position=ply.position_before))
            self.ply_fault(ply, Fault("id_differs", facts={"id": found}), "as_written")
        turn, stage = self.due()
        if ply.is_stage:
            self._play_stage(ply, turn)
        else:
            self._play_written(ply, turn, stage)

    def state_before(self) -> Game:
        """The state before the ply at hand; opening throws belong to the first ply."""
        return self.state if self.plies else self.start

    def compare_id(self, ply: WrittenPly) -> None:
        """Report an id of a ply that is no state before its play or its answer.

        An opening throw, a take that is not written and the roll may come before.
        """
        if ply.id_before and ply.id_before not in map(position_id.write, self.seen):
            self.ply_fault(ply, Fault("id_differs", facts={"id": ply.id_before}), "as_written")

    def due(self) -> tuple[PlayerTurn, PlayStage]:
        """The play that is due."""
        if not is_play_due(self.state.turn):
            raise Lost
        return play_due(self.state.turn)

    def _play_written(self, ply: WrittenPly, turn: PlayerTurn, stage: PlayStage) -> None:
        """A play in the words of other programs: the legal play that it means, if there is one."""
        legs = self._legs(ply)
        rules, position = self.state.rules, self.state.position
        matched = find_play(rules, position, turn.player, stage, legs, self.ledger.listed)
        if not matched and not legs:
            matched = self._forced_play(turn, stage)
        if matched:
            for note in matched.notes:
                self.note(ply, note)
            self._carry_out(matched)
        elif legs or not self._is_unplayed_roll(ply, turn):
            self._illegal(ply, turn, understand_legs(rules, position, turn, stage, [legs]).steps)

    def _carry_out(
        self, matched: Matched, illegal: Played | None = None, uses: int | None = None
    ) -> None:
        """Carry out a play that is judged already: a legal one, or an illegal one that stands."""
        after = games.carry_out(self.state, matched.moves, matched.position, uses)
        self.moves = matched.moves
        action = illegal or Played(steps_of(matched.moves))
        self.went_on(action, replace(after, illegal=True) if illegal else after)

    def _play_stage(self, ply: WrittenPly, turn: PlayerTurn) -> None:
        """A play in our own notation, which is exactly one stage of a turn."""
        if ply.is_unreadable:
            raise self.lost(ply, Fault("unreadable_cell"))
        rules, position = self.state.rules, self.state.position
        try:
            steps = read_play(rules, position, turn, ply.text or "")
        except Refused:
            raise self.lost(ply, Fault("unreadable_cell")) from None
        verdict = judge(rules, position, turn, steps)
        if not verdict.legal:
            self._illegal(ply, turn, steps)
            return
        self._carry_out(Matched(verdict.moves, verdict.position), uses=verdict.uses)

    def _forced_play(self, turn: PlayerTurn, stage: PlayStage) -> Matched | None:
        """The only legal play, if it is not written and the next ply fits only after it."""
        following = next(iter(self.game.plies[self.index : self.index + 1]), None)
        if following is None or following.dice is None or following.player == turn.player:
            return None
        rules, position = self.state.rules, self.state.position
        if not self._written_legs(following) or self._fits(following, position):
            return None
        found = self.ledger.listed(plays(rules, position, turn.player, stage, 2))
        [(packed, moves), *others] = found.nodes.items()
        if others or not self._fits(following, unpack(packed)):
            return None
        return Matched(moves, unpack(packed), (Fault("play_unwritten"),))

    def _fits(self, ply: WrittenPly, position: Position) -> bool:
        """Whether a ply is a legal play in this position."""
        rules = self.state.rules
        turn = simple_turn(rules, position, ply.player, ply.dice or (0, 0))
        stage, legs = play_due(turn)[1], None if ply.is_unreadable else self._written_legs(ply)
        if legs is None:
            return False
        return find_play(rules, position, ply.player, stage, legs, self.ledger.listed) is not None

    def _legs(self, ply: WrittenPly) -> Legs:
        legs = None if ply.is_unreadable else self._written_legs(ply)
        if legs is None:
            raise self.lost(ply, Fault("unreadable_cell"))
        return legs

    def _written_legs(self, ply: WrittenPly) -> Legs | None:
        if ply.steps is not None:
            return legs_of_steps(ply.steps)
        return standard_legs(self.state.rules, ply.player, ply.text or "")

    def _is_unplayed_roll(self, ply: WrittenPly, turn: PlayerTurn) -> bool:
        """Whether the last dice of a game were thrown and not played, whoever won."""
        if self.index < len(self.game.plies):
            return False
        winner = self.game.result.winner if self.game.result else None
        is_resigned = winner == OTHER[turn.player]
        self.note(ply, Fault("rolled_and_resigned" if is_resigned else "roll_not_played"))
        self.do = PlyKind.ROLL
        return True

    def _illegal(self, ply: WrittenPly, turn: PlayerTurn, steps: list[Step]) -> None:
        """An illegal play stands as written if every checker can move so."""
        verdict = judge(self.state.rules, self.state.position, turn, steps)
        is_text = ply.steps is None
        action = self.illegal(ply.place, ply.written, verdict, Played(steps), is_text=is_text)
        self._carry_out(Matched(verdict.moves, verdict.position), action)

    # dice

    def throw(self, ply: WrittenPly) -> None:
        """Bring the state to what is due after these dice: the opening, a roll, a naming."""
        if self.state.offer is not None:
            self._unwritten_take(ply)
        turn = self.state.turn
        if isinstance(turn, OpeningTurn):
            self._open(ply, ply.dice or (0, 0))
        elif turn and turn.player != ply.player:
            raise self.lost(ply, Fault("not_your_turn", facts={"player": turn.player}))
        elif ply.naming == "double" and ply.dice:
            self.act(DoubleNamed(ply.dice[0]))
        elif ply.naming == "roll" and ply.dice:
            self.act(RollNamed(ply.dice))
        elif ply.dice and not self._is_thrown():
            self.act(Rolled(ply.dice))

    def _is_thrown(self) -> bool:
        """Whether the dice of the first play are those of opening throws that stand apart."""
        return self.index == 1 and bool(self.game.throws) and is_play_due(self.state.turn)

    def _open(self, ply: WrittenPly, dice: Dice) -> None:
        """The first play: the starter has the higher die of the opening throw.

        Where the dice do not say who starts, the record is replayed from the starter's roll.
        """
        self.starter = ply.player
        rules, high, low = self.state.rules, max(dice), min(dice)
        if high != low and rules.opening.plays_throw:
            self.act(Throw(high, low) if ply.player == WHITE else Throw(low, high))
            return
        if high == low and rules.opening.plays_throw:
            self.ply_fault(ply, Fault("opening_double", rule="opening"), "as_written")
        begun = games.begin(rules, starter=ply.player)
        self.start = self.state = replace(self.state, turn=begun.turn)
        self.seen.append(self.state)
        self.actions.clear()
        self.throw(ply)

    def _unwritten_take(self, ply: WrittenPly) -> None:
        """A roll while a double waits: the take is not written."""
        offer = self.state.offer
        if not isinstance(offer, CubeOffer):
            raise Lost
        if offer.kind is cube.CubeDecision.DOUBLE:
            facts = {"kind": "double", "by": offer.by}
            fault = Fault("offer_pending", rule="doubling", facts=facts)
            self.ply_fault(ply, fault, "as_written")
        else:
            self.note(ply, Fault("take_unwritten"))
        self.act(CubeAction(OTHER[offer.by], cube.CubeDecision.TAKE))

    # going on

    def act(self, action: Action) -> None:
        """Carry out an action of two players; `Refused` if it is not possible."""
        self.went_on(action, games.advance(self.state, action))

    def went_on(self, action: Action, after: Game) -> None:
        """Go on from what an action led to."""
        self.actions.append(action)
        self.state = after
        self.seen.append(after)
        if after.turn is None:
            self.outcome, self.result = after.outcome, after.result

    # the cube

    def _cube(self, ply: WrittenPly) -> None:
        if self.is_left_out and ply.do in (PlyKind.TAKE, PlyKind.DROP):
            self.is_left_out = False
            if ply.do is PlyKind.DROP:
                raise Lost
            return
        do = self._cube_action(ply)
        try:
            if not self.has_cube:
                raise Refused([Fault("no_cube", rule="cube")])
            self.act(CubeAction(ply.player, do))
        except Refused as refused:
            self.ply_fault(ply, refused.faults[0], "left_out")
            self.is_left_out = do is cube.CubeDecision.DOUBLE
            return
        offer = self.state.offer
        if ply.value is not None and isinstance(offer, CubeOffer) and offer.value != ply.value:
            fault = Fault("wrong_cube_value", rule="doubling", facts={"value": offer.value})
            self.ply_fault(ply, fault, "as_written")

    def _cube_action(self, ply: WrittenPly) -> cube.CubeDecision:
        if ply.do is not PlyKind.DOUBLE:
            return cube.CubeDecision.TAKE if ply.do is PlyKind.TAKE else cube.CubeDecision.DROP
        offer = self.state.offer
        if isinstance(offer, CubeOffer) and offer.by != ply.player:
            # an answer by a double is the next animal, whatever the record calls it
            animals = (do for do, to in cube.ANSWERS_TO.items() if to is offer.kind)
            return next(animals, cube.CubeDecision.DOUBLE)
        return cube.CubeDecision.DOUBLE

    # the end

    def _is_end_right(self) -> bool:
        """Whether the written result agrees with the game; a resignation is carried out."""
        written = self.game.result
        if self.is_lost:
            return False
        if not self.plies:
            self.head_note(Fault("game_without_plays"))
            return written is None
        if self.outcome is None and written is not None and written.winner:
            if self._is_match_given_up(written, written.winner):
                self.head_note(Fault("match_given_up"), written.place, written.written)
                return self._end(written, AwardMatch(written.winner))
            self._resign(written, written.winner)
        if written is None:
            if self.outcome is None and self.is_last:
                self.head_note(Fault("no_result"))
            elif self.outcome is None:
                self.head_fault(Fault("no_result"))
            return self.outcome is None or self.outcome.ending.winner is None
        return self.outcome is not None and self.compare_result(written)

    def _resign(self, written: WrittenResult, winner: Color) -> None:
        """The loser resigns at the value that the written points stand for."""
        points = int(self._points_by_next_head(winner) or written.points)
        if isinstance(self.state.offer, CubeOffer):
            stake = self.state.stakes.cube.value if self.state.stakes else 1
            if (self.state.offer.by, stake) == (winner, points):
                self._end(written, CubeAction(OTHER[winner], cube.CubeDecision.DROP))
                return
            self._end(written, CubeAction(OTHER[self.state.offer.by], cube.CubeDecision.TAKE))
        resigned = Resign(OTHER[winner], self._resignation(OTHER[winner], points))
        self._end(written, resigned, AnswerOffer(winner, accept=True))

    def _is_match_given_up(self, written: WrittenResult, winner: Color) -> bool:
        """Whether the written points end the match, but no value of the game is worth them."""
        stakes = self.state.stakes
        if stakes is None or not isinstance(stakes.play, Match) or not self.is_last:
            return False
        away, worth = stakes.play.away(winner), self._resignations(OTHER[winner])
        most = max(worth.values(), default=0)
        return (
            away is not None
            and most < away
            and (written.ends_match or written.points > max(most, away))
        )

    def _end(self, written: WrittenResult, *actions: Action) -> bool:
        """End the game by actions that the record only says by its result; whether it is over."""
        self.actions = []
        try:
            for action in actions:
                if self.outcome is None:
                    self.act(action)
        except Refused as refused:
            self.head_fault(refused.faults[0], written.place, written.written)
        else:
            last = self.plies[-1]
            self.plies[-1] = replace(last, actions=(*last.actions, *self.actions))
        return self.outcome is not None

    def _resignation(self, loser: Color, points: int) -> int:
        """The value of a resignation that is worth these points, or nearly."""
        stakes, worth = self.state.stakes, self._resignations(loser)
        value = -(-points // (stakes.cube.value if stakes else 1))
        return min(worth, key=lambda at: (worth[at] != points, abs(at - value)))

    def _resignations(self, loser: Color) -> dict[int, Points]:
        """The values at which a player may resign, each with its points."""
        worth: dict[int, Points] = {}
        for at in resign_at(self.state, loser):
            ended = Ended(Termination.RESIGNATION, OTHER[loser], at)
            over = replace(self.state, turn=None, offer=None, ended=ended)
            end = game_end(over.outcome, over.result)
            worth[at] = end.points if end else 0
        return worth

    def _points_by_next_head(self, winner: Color) -> int | None:
        """What the winner gained by the head of the next game, if that is possible."""
        if self.next_score is None or self.game.score is None:
            return None
        scores = zip(self.next_score, self.game.score, strict=True)
        gains = [int(after - now) for after, now in scores]
        gain, other = gains if winner == WHITE else gains[::-1]
        return gain if gain > 0 and other == 0 else None

    # reporting

    def ply_fault(self, ply: WrittenPly, fault: Fault, went_on: WentOn) -> None:
        """Report a fault of a ply."""
        self.fault(ply.place, ply.written, fault, went_on, ply.player)

    def lost(self, ply: WrittenPly, fault: Fault) -> Lost:
        """Report a fault after which the game cannot be judged; the exception to raise."""
        self.ply_fault(ply, fault, "lost")
        return Lost()

    def note(self, ply: WrittenPly, note: Fault) -> None:
        """Note something about a ply."""
        where = Where(self.game.index, self.index, ply.player, ply.place)
        self.ledger.note(Note(note, where, ply.written))


def _main_action(ply: WrittenPly, actions: tuple[AnyAction, ...]) -> AnyAction | None:
    """The action that a ply is about: its play, its dice, or what was done with the cube."""
    if ply.do is PlyKind.PLAY:
        return next((action for action in actions if isinstance(action, Played)), None)
    if ply.do is PlyKind.ROLL:
        return next((action for action in actions if isinstance(action, (Throw, Rolled))), None)
    return actions[-1] if actions else None
