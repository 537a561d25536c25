"""Misère: the player who bears off all checkers first loses."""

from dataclasses import replace

from engine.rules.goals import first_done_loses
from engine.rules.ruleset import Names
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

MISERE = replace(
    BACKGAMMON,
    name="misere",
    names=Names(en="Misère", de="Verkehrt", fr="À l’envers", it="Inverso (vinciperdi)"),
    summary="The player who bears off their last checker last wins; the winner's own checkers are "
    "counted.",
    source=BOOKLET,
    # rulebook 23: the score counts the checkers that the winner has left
    goal=first_done_loses,
)
