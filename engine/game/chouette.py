"""The state of a chouette: one board and the bets of several players on it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game.machine import State
from engine.stakes.chouette.game import ChouetteGame


@dataclass(frozen=True, slots=True)
class Chouette:
    """The board and the game with its bets."""

    board: State
    game: ChouetteGame
