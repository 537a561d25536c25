"""Our own record: the start of each game and the very actions that were carried out.

It says every game without loss: all variants and options, cube, match, series, chouette, draws,
settlements and awards. `readers.own` reads it and `writers.own` writes it.

    record = record_of(replay(read(text)))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.chouette.game import Chouette
from engine.position import Color
from engine.records import table
from engine.records.model import Location
from engine.records.report import GameEnd, Replay, ReplayedGame, game_end
from engine.records.table import AnyAction, AnyState


@dataclass(frozen=True, slots=True)
class Cut:
    """Where the actions of a game end although the record that was read goes on.

    `why` is the word for the loss: `edits` if the record sets a position, which no action leads to;
    `lost_plies` if the rest could not be judged.
    """

    ply: int
    place: Location
    why: str
    plies: int
    """How many plies are left out."""


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """One game: the state before the first action, the actions, and the result if it is over.

    In a chouette the result is the payments, which follow from the actions.

    `recorded` makes one from a start and actions. If there is a `cut`, the result is the one that
    the record claims.
    """

    start: AnyState
    actions: tuple[AnyAction, ...]
    result: GameEnd | None = None
    cut: Cut | None = None

    def states(self) -> list[AnyState]:
        """The start and the state after each action; `Refused` if an action is not possible."""
        states = [self.start]
        for action in self.actions:
            states.append(table.advance(states[-1], action).state)
        return states


@dataclass(frozen=True, slots=True)
class Record:
    """Games in order, with the names of the players and the header of the file.

    With `has_ids` the id of the state before each action is written.
    """

    players: Mapping[Color, str]
    header: Mapping[str, str]
    games: tuple[RecordedGame, ...]
    has_ids: bool = False


def recorded(start: AnyState, actions: Sequence[AnyAction]) -> RecordedGame:
    """A game with its result; `Refused` if an action is not possible."""
    state, end = start, None
    for action in actions:
        progress = table.advance(state, action)
        state, end = progress.state, game_end(progress.outcome, progress.result)
    return RecordedGame(start, tuple(actions), None if isinstance(start, Chouette) else end)


def record_of(report: Replay) -> Record:
    """The record of a replay; a game that cannot be replayed to its end by actions has a `cut`."""
    games = tuple(_recorded(game) for game in report.games)
    has_ids = any(action.id_before for game in report.match.games for action in game.actions)
    return Record(dict(report.match.players), dict(report.match.header), games, has_ids)


def _recorded(game: ReplayedGame) -> RecordedGame:
    cut = _cut(game)
    kept = game.plies[: cut.ply - 1] if cut else game.plies
    actions = tuple(action for ply in kept for action in ply.actions)
    is_told = cut is None and not isinstance(game.start, Chouette)
    end = game_end(game.outcome, game.result) if is_told else None
    return RecordedGame(game.start, actions, end or _claimed(game), cut)


def _cut(game: ReplayedGame) -> Cut | None:
    """Where the plies of a game cease to be actions."""
    for ply in game.plies:
        if ply.is_set or (game.is_lost and not ply.is_judged):
            why = "edits" if ply.is_set else "lost_plies"
            return Cut(ply.ply, ply.written.place, why, len(game.plies) - ply.ply + 1)
    return None


def _claimed(game: ReplayedGame) -> GameEnd | None:
    written = game.written.result
    return GameEnd(written.winner, written.points) if written else None
