"""A game at one table, of two players or a chouette: what a record needs to know of either."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from engine.faults import Fault
from engine.game import machine
from engine.game.chouette import Chouette
from engine.game.events import Event
from engine.game.machine import Action, Played, State
from engine.game.outcome import Outcome
from engine.notation import chouette_id, position_id
from engine.position import OTHER, Color
from engine.records.play_matching import Matched
from engine.referee.validate import check_position, check_turn
from engine.session import chouette as chouette_session
from engine.session import two_players as session
from engine.stakes.actions import StakesAction
from engine.stakes.check import check_offer, check_stakes
from engine.stakes.chouette.actions import ChouetteAction
from engine.stakes.chouette.check import check_game
from engine.stakes.turn_status import turn_status
from engine.stakes.two_players import GameResult

AnyState = State | Chouette
AnyAction = Action | StakesAction | ChouetteAction


class TableProgress(NamedTuple):
    """What an action led to; at the end of a game also the start of the next, if there is one."""

    state: AnyState
    events: list[Event]
    is_over: bool = False
    outcome: Outcome | None = None
    result: GameResult | None = None
    totals: Mapping[str, Fraction] | None = None
    """What the players of a chouette have won or lost after the game."""
    following: AnyState | None = None


def advance(state: AnyState, action: AnyAction) -> TableProgress:
    """Carry out an action; `Refused` lists the reasons against it."""
    if isinstance(state, Chouette):
        after = chouette_session.advance(state, action)  # type: ignore[arg-type]
        totals = after.settled.totals if after.settled else None
        over = after.settled is not None
        return TableProgress(
            after.chouette, after.events, over, after.outcome, None, totals, after.next
        )
    progress = session.advance(state, action)  # type: ignore[arg-type]
    is_over = progress.outcome is not None
    following = following_game(progress.state, progress.result)
    return TableProgress(
        progress.state, progress.events, is_over, progress.outcome, progress.result, None, following
    )


def carry_out(state: AnyState, action: Played, matched: Matched) -> TableProgress:
    """Carry out one of the legal plays; at a board of two players it is not judged again."""
    if isinstance(state, Chouette):
        return advance(state, action)
    after = machine.carry_out(state, matched.moves, matched.position)
    result = session.result_of(after.state, after.outcome)
    following = following_game(after.state, result)
    is_over = after.outcome is not None
    return TableProgress(after.state, after.events, is_over, after.outcome, result, None, following)


def following_game(state: State, result: GameResult | None) -> State | None:
    """The start of the game after a finished one; None without stakes or after a match."""
    return session.next_game(state, result) if result else None


def board_of(state: AnyState) -> State:
    """The board of a game."""
    return state.board if isinstance(state, Chouette) else state


def id_of(state: AnyState) -> str:
    """The id of a state."""
    return chouette_id.write(state) if isinstance(state, Chouette) else position_id.write(state)


def read_id(text: str) -> AnyState:
    """The state that has this id; `Refused` lists every fault of the text."""
    return chouette_id.read(text) if chouette_id.is_chouette(text) else position_id.read(text)


def check(state: AnyState) -> list[Fault]:
    """Everything because of which a game cannot go on from a state."""
    board = board_of(state)
    faults = check_position(board.rules, board.position, board.illegal)
    if faults or board.turn is None:
        return faults or [Fault("game_over", rule="immediate_end")]
    faults = check_turn(board.rules, board.position, board.turn)
    if isinstance(state, Chouette):
        status = turn_status(board.rules, board.turn)
        return faults or check_game(state.game, status, board.rules, board.position)
    if board.stakes and not faults:
        faults = check_stakes(board.stakes, board.rules, board.turn)
    if board.offer and not faults:
        faults = check_offer(board.offer, board.stakes, board.rules, board.position, board.turn)
    return faults or ([Fault("game_over", rule="immediate_end")] if _is_over(board) else [])


def _is_over(board: State) -> bool:
    return session.outcome_of(board) is not None


def side_of(state: AnyState, name: str) -> Color | None:
    """The side of a player: a colour by itself, in a chouette that of the box or of the team."""
    if not isinstance(state, Chouette):
        return "white" if name == "white" else "black" if name == "black" else None
    game = state.game
    return game.box_color if name in (game.seats.box, game.seats.partner) else OTHER[game.box_color]


def totals_of(state: AnyState) -> dict[str, Fraction] | None:
    """What the players of a chouette, and those who have left, had won or lost before this game."""
    if not isinstance(state, Chouette):
        return None
    game = state.game
    return dict.fromkeys(game.seats.players, Fraction(0)) | dict(game.totals)
