"""What follows a play: the outcome if the game is over, else the turn that comes next."""

from __future__ import annotations

from typing import NamedTuple

from engine.game.game import Game
from engine.game.outcome import Deadlock, Outcome, drawn, outcome
from engine.movegen import Plays, mechanics
from engine.position import Position, pack, unpack
from engine.rules import turns
from engine.turn import PlayerTurn, play_due


class Sequel(NamedTuple):
    """What follows a play: the outcome if the game is over, else the turn that comes next."""

    outcome: Outcome | None
    turn: PlayerTurn | None


class Sequels:
    """What follows the plays of one stage: the only place that decides it."""

    def __init__(self, game: Game, turn: PlayerTurn) -> None:
        stage = play_due(turn)[1]
        self.game, self.turn = game, turn
        self.moving = mechanics(game.rules, turn.player)
        self.may_end = self.moving.may_end(pack(game.position), len(stage.numbers))
        self.deadlock = Deadlock(game.rules, turn.thrown)
        self.going_on: dict[int, Sequel] = {}

    def after(self, packed: int, moves: int) -> Sequel:
        """What follows a play of this many moves that leads to this packed position."""
        if self.may_end and self.moving.is_over(packed):
            return Sequel(outcome(self.game.rules, unpack(packed), self.turn.thrown), None)
        if self.deadlock.holds(packed):
            return Sequel(drawn(), None)
        sequel = self.going_on.get(moves)
        if sequel is None:
            sequel = Sequel(None, self._next_turn(moves))
            self.going_on[moves] = sequel
        return sequel

    def _next_turn(self, moves: int) -> PlayerTurn:
        complete = moves >= len(play_due(self.turn)[1].numbers)
        rules = self.game.rules
        in_play = turns.checkers_in_play(rules, self.game.position)
        return turns.after_play(rules, self.turn, complete, in_play)


def what_follows(game: Game, turn: PlayerTurn, position: Position, moves: int) -> Sequel:
    """What follows one play of this many moves that leads to this position."""
    return Sequels(game, turn).after(pack(position), moves)


def sequels(game: Game, turn: PlayerTurn, found: Plays) -> list[Sequel]:
    """What follows each of the plays."""
    following = Sequels(game, turn)
    return [following.after(packed, len(moves)) for packed, moves in found.nodes.items()]
