"""A game at one table, of two players or a chouette: what a record needs to know of either."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from engine import chouette
from engine.chouette.actions import ChouetteAction
from engine.chouette.check import check_game
from engine.chouette.game import Chouette
from engine.faults import Fault
from engine.game import advance as games
from engine.game.actions import BoardAction, Played
from engine.game.advance import Action
from engine.game.check import check as check_board
from engine.game.game import Game, outcome_of
from engine.game.outcome import Outcome
from engine.game.series import next_game
from engine.notation import chouette_id, position_id
from engine.position import OTHER, Color
from engine.records.play_matching import Matched
from engine.referee.validate import check_position
from engine.stakes.turn_status import turn_status
from engine.stakes.two_players import GameResult

AnyState = Game | Chouette
AnyAction = Action | ChouetteAction


class TableProgress(NamedTuple):
    """What an action led to; at the end of a game also the start of the next, if there is one."""

    state: AnyState
    is_over: bool
    outcome: Outcome | None = None
    result: GameResult | None = None
    totals: Mapping[str, Fraction] | None = None
    """What the players of a chouette have won or lost after the game."""
    following: AnyState | None = None


def advance(state: AnyState, action: AnyAction) -> TableProgress:
    """Carry out an action; `Refused` lists the reasons against it."""
    if isinstance(state, Chouette) and isinstance(action, BoardAction | ChouetteAction):
        after = chouette.advance(state, action)
        totals = after.settled.totals if after.settled else None
        over = after.settled is not None
        return TableProgress(after.chouette, over, after.outcome, None, totals, after.next)
    return _led_to(advance_board(board_of(state), action))


def advance_board(game: Game, action: AnyAction) -> Game:
    """Carry out an action of two players."""
    if not isinstance(action, Action):
        raise TypeError(f"{type(action).__name__} is an action at a chouette only.")
    return games.advance(game, action)


def carry_out(state: AnyState, action: Played, matched: Matched) -> TableProgress:
    """Carry out one of the legal plays; at a board of two players it is not judged again."""
    if isinstance(state, Chouette):
        return advance(state, action)
    return _led_to(games.carry_out(state, matched.moves, matched.position))


def _led_to(game: Game) -> TableProgress:
    outcome, result = game.outcome, game.result
    return TableProgress(game, outcome is not None, outcome, result, None, next_game(game, result))


def board_of(state: AnyState) -> Game:
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
    over = [Fault("game_over", rule="immediate_end")]
    if board.turn is None:
        return check_position(board.rules, board.position, board.illegal) or over
    faults = check_board(board)
    if isinstance(state, Chouette):
        status = turn_status(board.rules, board.turn)
        return faults or check_game(state.game, status, board.rules, board.position)
    return faults or (over if outcome_of(board) else [])


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
