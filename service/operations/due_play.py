"""The play that is due, and what may follow the moves that a client has already made of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game.game import Game
from engine.movegen import Following, PlayLength, Plays, follow, play_length, plays
from engine.referee.judge import judge
from engine.turn import PlayerTurn, PlayStage, Step
from service.operations.submitted_plays import read_moves, unplayable
from service.schemas.actions import Moves
from service.serializers.state_json import MOST_PLAYS

PLAYED = "/played"


class DuePlay:
    """The play that is due; everything about it is computed when it is first needed.

    `played` are the moves made so far, None if the client sends none.
    """

    def __init__(
        self, state: Game, turn: PlayerTurn, stage: PlayStage, played: Moves | None = None
    ) -> None:
        self.state, self.turn, self.stage = state, turn, stage
        self.played = played
        # not cached properties: compiled, those forget what they found
        self._need: PlayLength | None = None
        self._plays: Plays | None = None
        self._following: Following | None = None
        self._steps: Sequence[Step] = ()

    @property
    def need(self) -> PlayLength:
        """How long a legal play must be."""
        if self._need is None:
            rules, position = self.state.rules, self.state.position
            self._need = play_length(rules, position, self.turn.player, self.stage)
        return self._need

    @property
    def plays(self) -> Plays:
        """The legal plays of the stage, whatever has been played of it."""
        if self._plays is None:
            rules, position = self.state.rules, self.state.position
            self._plays = plays(rules, position, self.turn.player, self.stage, MOST_PLAYS)
        return self._plays

    @property
    def nothing_to_play(self) -> bool:
        """Whether the only legal play is the empty one."""
        return not any(self.plays.nodes.values())

    @property
    def following(self) -> Following:
        """What may follow the moves made so far; refused if they begin no legal play."""
        if self._following is None:
            self._following = self._follow()
        return self._following

    def _follow(self) -> Following:
        state, turn, played = self.state, self.turn, self.played or ()
        steps = self._steps = read_moves(played, state, turn, PLAYED, begun=True)
        found = follow(state.rules, state.position, turn.player, self.stage, steps, self.need)
        if found is None:
            faults = judge(state.rules, state.position, turn, steps).faults
            raise unplayable(faults, played, steps, PLAYED, state)
        return found

    @property
    def steps(self) -> Sequence[Step]:
        """The single moves made so far."""
        _ = self.following
        return self._steps

    @property
    def numbers_left(self) -> list[int]:
        """The numbers of the stage that have not been played yet."""
        left = list(self.stage.numbers)
        for move in self.following.played:
            left.remove(move.number)
        return left
