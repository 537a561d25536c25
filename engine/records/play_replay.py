"""Dice and plays of a written game: thrown, matched with the legal plays, or judged illegal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeGuard

from engine.faults import Fault, Refused
from engine.game import machine
from engine.game.machine import DoubleNamed, Played, Rolled, RollNamed, State, Throw
from engine.movegen import Plays, plays
from engine.notation import position_id
from engine.notation.moves import write_play
from engine.notation.play_reader import read_play
from engine.position import OTHER, WHITE, Position, unpack
from engine.records.game_replay import GameReplay, Lost
from engine.records.play_matching import (
    Leg,
    Matched,
    as_steps,
    legs_of,
    legs_of_steps,
    match_play,
    steps_of,
)
from engine.records.report import Note, WentOn, Where
from engine.records.table import AnyAction
from engine.records.written import Dice, WrittenPly
from engine.referee.judge import Verdict, judge
from engine.rules.ruleset import Ruleset
from engine.session import two_players as session
from engine.session.two_players import Progress
from engine.stakes import cube
from engine.stakes.actions import CubeAction
from engine.stakes.cube import CubeOffer
from engine.turn import Move, OpeningTurn, Play, PlayerTurn, Step, Turn, play_due


class PlayReplay(GameReplay[State]):
    """Carries out the plays of a written game."""

    actions: list[AnyAction]
    """The actions of the ply at hand."""
    moves: tuple[Move, ...]
    """The moves of the play at hand."""
    seen: list[State]
    """The states that the ply at hand has led through so far."""

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

    def state_before(self) -> State:
        """The state before the ply at hand; opening throws belong to the first ply."""
        return self.state if self.plies else self.start

    def compare_id(self, ply: WrittenPly) -> None:
        """Report an id of a ply that is no state before its play or its answer.

        An opening throw, a take that is not written and the roll may come before.
        """
        if ply.id_before and ply.id_before not in map(position_id.write, self.seen):
            self.ply_fault(ply, Fault("id_differs", facts={"id": ply.id_before}), "as_written")

    def due(self) -> tuple[PlayerTurn, Play]:
        """The play that is due."""
        if not is_play_due(self.state.turn):
            raise Lost
        return play_due(self.state.turn)

    def _play_written(self, ply: WrittenPly, turn: PlayerTurn, stage: Play) -> None:
        """A play in the words of other programs: the legal play that it means, if there is one."""
        legs = self._legs(ply)
        position = self.state.position
        found = self.ledger.listed(plays(self.state.rules, position, turn.player, stage))
        matched = match_play(position, turn.player, found, legs)
        if not matched and not legs:
            matched = self._forced_play(turn, found)
        if matched:
            for note in matched.notes:
                self.note(ply, note)
            self._carry_out(matched)
        elif legs or not self._left_out_play(ply, turn):
            self._illegal(ply, turn, list(_single_steps(self.state.rules, turn, as_steps(legs))))

    def _carry_out(self, matched: Matched) -> None:
        """Carry out one of the legal plays."""
        after = machine.carry_out(self.state, matched.moves, matched.position)
        result = session.result_of(after.state, after.outcome)
        self.moves = matched.moves
        self.went_on(Played(steps_of(matched.moves)), Progress(*after, result))

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
        self._carry_out(Matched(verdict.moves, verdict.position))

    def _forced_play(self, turn: PlayerTurn, found: Plays) -> Matched | None:
        """The only legal play, if it is not written and the next ply fits only after it."""
        following = next(iter(self.game.plies[self.number : self.number + 1]), None)
        if len(found.nodes) != 1 or following is None or following.dice is None:
            return None
        [(packed, moves)] = found.nodes.items()
        if following.player != OTHER[turn.player]:
            return None
        fits = [self._fits(following, place) for place in (self.state.position, unpack(packed))]
        if fits != [False, True]:
            return None
        return Matched(moves, unpack(packed), (Fault("play_unwritten"),))

    def _fits(self, ply: WrittenPly, position: Position) -> bool:
        """Whether a ply is a legal play in this position."""
        rules = self.state.rules
        turn = machine.simple_turn(rules, position, ply.player, ply.dice or (0, 0))
        found = self.ledger.listed(plays(rules, position, ply.player, play_due(turn)[1]))
        legs = None if ply.is_unreadable else self._written_legs(ply)
        return legs is not None and match_play(position, ply.player, found, legs) is not None

    def _legs(self, ply: WrittenPly) -> list[Leg]:
        legs = None if ply.is_unreadable else self._written_legs(ply)
        if legs is None:
            raise self.lost(ply, Fault("unreadable_cell"))
        return legs

    def _written_legs(self, ply: WrittenPly) -> list[Leg] | None:
        if ply.steps is not None:
            return legs_of_steps(ply.steps)
        return legs_of(self.state.rules, ply.player, ply.text or "")

    def _left_out_play(self, ply: WrittenPly, turn: PlayerTurn) -> bool:
        """No play is written: thrown and resigned if the opponent wins next."""
        is_last = self.number == len(self.game.plies)
        result = self.game.result
        if is_last and result and result.winner not in (turn.player, None):
            self.note(ply, Fault("rolled_and_resigned"))
            return True
        return False

    def _illegal(self, ply: WrittenPly, turn: PlayerTurn, steps: list[Step]) -> None:
        """An illegal play stands as written if every checker can move so."""
        verdict = judge(self.state.rules, self.state.position, turn, steps)
        understood = write_play(self.state.rules, turn.player, verdict.moves)
        went_on: WentOn = "as_written" if can_stand(verdict, Played(steps)) else "lost"
        first = verdict.faults[0] if verdict.faults else Fault("not_a_move")
        self.ply_fault(ply, first, went_on, understood)
        if went_on == "lost":
            raise Lost
        self.moves = verdict.moves
        self.act(Played(steps, condone=True))

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
        return self.number == 1 and bool(self.game.throws) and is_play_due(self.state.turn)

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
        begun = machine.begin(rules, starter=ply.player).state
        self.start = self.state = replace(self.state, turn=begun.turn)
        self.seen.append(self.state)
        self.actions.clear()
        self.throw(ply)

    def _unwritten_take(self, ply: WrittenPly) -> None:
        """A roll while a double waits: the take is not written."""
        offer = self.state.offer
        if not isinstance(offer, CubeOffer):
            raise Lost
        if offer.kind is cube.Do.DOUBLE:
            facts = {"kind": "double", "by": offer.by}
            fault = Fault("offer_pending", rule="doubling", facts=facts)
            self.ply_fault(ply, fault, "as_written")
        else:
            self.note(ply, Fault("take_unwritten"))
        self.act(CubeAction(OTHER[offer.by], cube.Do.TAKE))

    # going on

    def act(self, action: AnyAction) -> None:
        """Carry out an action of two players; `Refused` if it is not possible."""
        self.went_on(action, session.advance(self.state, action))  # type: ignore[arg-type]

    def went_on(self, action: AnyAction, progress: Progress) -> None:
        """Go on from what an action led to."""
        self.actions.append(action)
        self.state = progress.state
        self.seen.append(self.state)
        self.outcome, self.result = progress.outcome, progress.result

    # reporting

    def ply_fault(
        self, ply: WrittenPly, fault: Fault, went_on: WentOn, understood: str | None = None
    ) -> None:
        """Report a fault of a ply."""
        self.fault(ply.place, ply.written, fault, went_on, ply.player, understood)

    def lost(self, ply: WrittenPly, fault: Fault) -> Lost:
        """Report a fault after which the game cannot be judged; the exception to raise."""
        self.ply_fault(ply, fault, "lost")
        return Lost()

    def note(self, ply: WrittenPly, note: Fault) -> None:
        """Note something about a ply."""
        where = Where(self.game.number, self.number, ply.player, ply.place)
        self.ledger.note(Note(note, where, ply.written))


def is_play_due(turn: Turn | None) -> TypeGuard[PlayerTurn]:
    """Whether checkers are to be moved next."""
    return isinstance(turn, PlayerTurn) and isinstance(turn.stages[0], Play)


def can_stand(verdict: Verdict, action: Played) -> bool:
    """Whether an illegal play stands: every checker is there and finds its point open.

    A play that the record says was condoned may also stand on a closed point, as in a game.
    """
    blocked = not action.condone and any(fault.code == "blocked" for fault in verdict.faults)
    return len(verdict.moves) == len(action.steps) and not blocked


def _single_steps(rules: Ruleset, turn: PlayerTurn, steps: Sequence[Step]) -> Iterator[Step]:
    """Steps over several numbers split at the stops that the numbers of the stage give."""
    numbers = play_due(turn)[1].numbers
    route = rules.board.route(turn.player)
    by_distance = {route.distance(str(point)): str(point) for point in route.points}
    for step in steps:
        at, distance = step.source, route.distance(step.source)
        for number in _split(distance - route.distance(step.target), numbers):
            distance -= number
            stop = by_distance.get(distance)
            if stop is None:
                break
            yield Step(at, stop)
            at = stop
        yield Step(at, step.target)


def _split(length: int, numbers: Sequence[int]) -> Sequence[int]:
    """The numbers before the last with which a checker covers a length; none if one does."""
    if length in numbers or not numbers:
        return ()
    if len(set(numbers)) == 1:
        return [numbers[0]] * (length // numbers[0] - 1) if length % numbers[0] == 0 else ()
    return numbers[:1] if length == sum(numbers) and len(numbers) == 2 else ()
