"""Longgammon: Backgammon with all checkers on the first point."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Names
from engine.variants.backgammon import BACKGAMMON

LONGGAMMON = replace(
    BACKGAMMON,
    name="longgammon",
    names=Names(en="Longgammon", de="Longgammon", fr="Longgammon", it="Longgammon"),
    summary="Backgammon in which all fifteen checkers start on the first point.",
    source="eXtreme Gammon",
    setup=Position.parse("White 1:15; Black 24:15"),
)
