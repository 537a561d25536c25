"""A play as text, as an action in a game."""

from __future__ import annotations

from engine.faults import Refused
from engine.game.game import Game
from engine.notation.play_reader import in_writers_numbers, read_play
from engine.turn import play_due


def play_written(game: Game, text: str, condone: bool = False) -> Game:
    """The game after a play in notation.

    Notation counts from the mover's side: White's move from point 17 to 20 is called `8/5`. The
    refusal of `17/20` says so.
    """
    turn = play_due(game.turn)[0]
    steps = read_play(game.rules, game.position, turn, text)
    try:
        return game.play(steps, condone=condone)
    except Refused as refused:
        faults = in_writers_numbers(game.rules, game.position, turn, text, refused.faults)
        raise Refused(faults) from None
