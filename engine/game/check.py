"""Whether a game from outside can occur; `check` lists everything that is wrong with it."""

from __future__ import annotations

from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.game import Game, outcome_of
from engine.referee.validate import check_position, check_turn
from engine.stakes.check import check_ended, check_offer, check_stakes


def check(game: Game) -> list[Fault]:
    """Everything because of which no game can come to this."""
    rules, position, turn, stakes = game.rules, game.position, game.turn, game.stakes
    faults = check_position(rules, position, game.illegal)
    if turn and not faults:
        faults = check_turn(rules, position, turn)
    if stakes and not faults:
        faults = check_stakes(stakes, rules, turn)
    if game.offer and not faults:
        faults = check_offer(game.offer, stakes, rules, position, turn)
    if game.ended and not faults:
        faults = check_ended(game.ended, stakes, rules, position)
    return faults


def checked(game: Game) -> Game:
    """The game, without a turn if it is over; `Refused` if no game can come to this."""
    faults = check(game)
    if faults:
        raise Refused(faults)
    end = outcome_of(game)
    if end:
        return replace(game, turn=None, offer=None, end=end)
    if game.turn is None:
        raise Refused([Fault("game_over", "/id", "immediate_end")])
    return game
