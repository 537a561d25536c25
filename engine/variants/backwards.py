"""Backwards: every number may be used forwards or backwards."""

from dataclasses import replace

from engine.rules.ruleset import Movement, Names
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

BACKWARDS = replace(
    BACKGAMMON,
    name="backwards",
    names=Names(en="Backwards", de="Rückwärts", fr="À l’arrière", it="Indietro"),
    summary="Every die may be played forwards or backwards, even with the same checker.",
    source=BOOKLET,
    # rulebook 18: bearing off is forward only, and no checker moves beyond the start of its route
    movement=Movement(backwards=True),
)
