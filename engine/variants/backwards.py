"""Backwards: every number may be used forwards or backwards."""

from dataclasses import replace

from engine.rules.ruleset import Movement, Names
from engine.variants.backgammon import BACKGAMMON

BACKWARDS = replace(
    BACKGAMMON,
    name="backwards",
    names=Names(en="Backwards", de="Rückwärts", fr="À l’arrière", it="Indietro"),
    summary="Every die may be used forwards or backwards, even by one and the same checker.",
    source="000",
    movement=Movement(backwards=True),
)
