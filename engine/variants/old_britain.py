"""Old Britain: at most five checkers on a point; if one die is lost, the player chooses."""

from dataclasses import replace

from engine.rules.ruleset import Landing, Names, Obligation
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

OLD_BRITAIN = replace(
    BACKGAMMON,
    name="old_britain",
    names=Names(en="Old Britain", de="Old Britain", fr="Old Britain", it="Old Britain"),
    summary="At most five checkers on a point; if one of two numbers is lost, the player chooses "
    "which.",
    source=BOOKLET,
    landing=Landing(most_own=5),
    # rulebook 13: only if one die alone can be played may the player choose which
    obligation=Obligation.EITHER_DIE,
    cube=False,
)
