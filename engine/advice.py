"""Opening advice from the sources: good and bad first rolls and how to play them.

The French leaflet prints the plays in White's numbers 1 to 24; here they are in standard notation.
Its list has lost the heading `4.4`, whose two lines follow those of `3.3`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.rules.sources import LEAFLETS
from engine.turn import Dice


@dataclass(frozen=True, slots=True)
class OpeningAdvice:
    """How to play a first roll; `good`: the source counts it among the best rolls."""

    dice: Dice
    notation: str
    good: bool
    source: str


def _advice(plays: Mapping[Dice, str], good: bool) -> tuple[OpeningAdvice, ...]:
    return tuple(OpeningAdvice(dice, text, good, LEAFLETS) for dice, text in plays.items())


BEST: Final[Mapping[Dice, str]] = {
    (1, 1): "8/7(2) 6/5(2)",
    (2, 2): "24/20(2)",
    (3, 3): "13/7(2)",
    (4, 4): "24/20(2) 13/9(2)",
    (6, 6): "24/18(2) 13/7(2)",
    (6, 1): "13/7 8/7",
    (3, 1): "8/5 6/5",
}
"""The French leaflet, "Les MEILLEURS coups de lancement"."""

WORST: Final[Mapping[Dice, str]] = {
    (6, 5): "24/13",
    (6, 4): "24/14",
    (5, 5): "13/3(2)",
    (5, 4): "13/9 13/8",
    (5, 2): "13/11 13/8",
    (4, 3): "13/10 13/9",
    (3, 2): "13/11 13/10",
    (6, 2): "24/18 13/11",
    (6, 3): "24/18 13/10",
    (5, 1): "24/18",
    (4, 1): "24/23 13/9",
    (2, 1): "24/23 13/11",
}
"""The French leaflet, "Les coups de lancement les plus défavorables"."""

OPENING_ADVICE: Final[Mapping[str, tuple[OpeningAdvice, ...]]] = {
    "backgammon": (*_advice(BEST, good=True), *_advice(WORST, good=False))
}
"""The advice by game."""
