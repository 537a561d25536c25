"""Hypergammon: Backgammon with three checkers a side."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Names
from engine.variants.backgammon import BACKGAMMON

HYPERGAMMON = replace(
    BACKGAMMON,
    name="hypergammon",
    names=Names(en="Hypergammon", de="Hypergammon", fr="Hypergammon", it="Hypergammon"),
    summary="Backgammon with three checkers a side, on the first three points.",
    source="gridgammon, fpclub.eu, GNU Backgammon, eXtreme Gammon",
    setup=Position.parse("White 1:1 2:1 3:1; Black 24:1 23:1 22:1"),
)
