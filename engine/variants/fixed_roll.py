"""Fixed Roll: both sides play the first roll in every turn."""

from dataclasses import replace

from engine.rules.ruleset import Names
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

FIXED_ROLL = replace(
    BACKGAMMON,
    name="fixed_roll",
    names=Names(en="Fixed Roll", de="Fester Wurf", fr="Lancer fixe", it="Lancio fisso"),
    summary="The opening roll is played by both sides in every turn; the dice are not rolled "
    "again.",
    source=BOOKLET,
    # rulebook 20: a double is thrown again, because with a fixed double the game soon freezes
    roll_is_fixed=True,
)
