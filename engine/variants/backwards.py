"""Backwards: every number may be used forwards or backwards."""

from dataclasses import replace

from engine.rules.ruleset import Movement, Names, amended
from engine.variants.backgammon import BACKGAMMON

BACKWARDS = replace(
    BACKGAMMON,
    name="backwards",
    names=Names(en="Backwards", de="Rückwärts", fr="À l’arrière", it="Indietro"),
    summary="Every die may be used forwards or backwards, even by one and the same checker.",
    source="000",
    rules=amended(BACKGAMMON.rules, drop=("forward",), add=("both_ways",)),
    movement=Movement(backwards=True),
)
