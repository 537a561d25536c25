"""Backwards: every number may be used forwards or backwards."""

from dataclasses import replace

from engine.rules.ruleset import Movement, Translations
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

BACKWARDS = replace(
    BACKGAMMON,
    name="backwards",
    names=Translations(en="Backwards", de="Rückwärts", fr="À l’arrière", it="Indietro"),
    summary=Translations(
        en="Every die may be played forwards or backwards, even with the same checker.",
        de="Jeder Würfel darf vorwärts oder rückwärts gezogen werden, auch mit ein und demselben "
        "Stein.",
        fr="Chaque dé peut se jouer en avant ou en arrière, même avec un seul et même pion.",
        it="Ogni dado si può giocare in avanti o all’indietro, anche con una stessa pedina.",
    ),
    source=BOOKLET,
    # rulebook 18: bearing off is forward only, and no checker moves beyond the start of its route
    movement=Movement(backwards=True),
)
