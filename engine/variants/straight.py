"""Straight: the set-up of backgammon, but both sides run the same way."""

from dataclasses import replace

from engine.board import SAME_WAY
from engine.rules.ruleset import Names
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

STRAIGHT = replace(
    BACKGAMMON,
    name="straight",
    names=Names(en="Straight", de="Straight", fr="Straight", it="Straight"),
    summary="Both sides move from 1 to 24 and share one home board; Black has the longer way.",
    source=BOOKLET,
    board=SAME_WAY,
)
