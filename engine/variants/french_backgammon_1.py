"""French Backgammon 1: enter all checkers first; a double adds its bottom faces and a roll."""

from dataclasses import replace

from engine.position import Position
from engine.rules.dice import any_order, top_then_bottom
from engine.rules.ruleset import ENTER_ALL, Translations
from engine.rules.sources import BOOKLET
from engine.turn import IfShort
from engine.variants.backgammon import BACKGAMMON

FRENCH_BACKGAMMON_1 = replace(
    BACKGAMMON,
    name="french_backgammon_1",
    names=Translations(
        en="French Backgammon 1",
        de="Französisches Backgammon 1",
        fr="Backgammon français 1",
        it="Backgammon francese 1",
    ),
    summary=Translations(
        en="An empty board; a double is played four times, then its bottom face, then the player "
        "rolls again.",
        de="Das Brett ist leer; ein Pasch wird viermal gezogen, viermal seine Unterseite, dann "
        "wird neu gewürfelt.",
        fr="Le plateau est vide ; un doublet se joue quatre fois, sa face inférieure quatre fois, "
        "puis on relance.",
        it="La tavola è vuota; una pariglia si gioca quattro volte, la faccia inferiore quattro "
        "volte, poi un nuovo lancio.",
    ),
    source=BOOKLET,
    setup=Position.parse("White reserve:15; Black reserve:15"),
    roll=any_order(top_then_bottom(4, top=IfShort.CARRY_ON, again=True)),
    entry=ENTER_ALL,
)
