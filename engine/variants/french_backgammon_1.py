"""French Backgammon 1: enter all checkers first; a double adds its bottom faces and a roll."""

from dataclasses import replace

from engine.position import Position
from engine.rules.dice import any_order, top_then_bottom
from engine.rules.ruleset import ENTER_ALL, Names
from engine.rules.sources import BOOKLET
from engine.turn import IfShort
from engine.variants.backgammon import BACKGAMMON

FRENCH_BACKGAMMON_1 = replace(
    BACKGAMMON,
    name="french_backgammon_1",
    names=Names(
        en="French Backgammon 1",
        de="Französisches Backgammon 1",
        fr="Backgammon français 1",
        it="Backgammon francese 1",
    ),
    summary="An empty board; a double is played four times, then its bottom face, then the player "
    "rolls again.",
    source=BOOKLET,
    setup=Position.parse("White reserve:15; Black reserve:15"),
    roll=any_order(top_then_bottom(4, top=IfShort.CARRY_ON, again=True)),
    entry=ENTER_ALL,
)
