"""Nackgammon: Backgammon with two more checkers far back."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Names
from engine.variants.backgammon import BACKGAMMON

NACKGAMMON = replace(
    BACKGAMMON,
    name="nackgammon",
    names=Names(en="Nackgammon", de="Nackgammon", fr="Nackgammon", it="Nackgammon"),
    summary="Backgammon with four checkers far back: two on the first and two on the second point.",
    source="dailygammon.com, GNU Backgammon, eXtreme Gammon",
    setup=Position.parse("White 1:2 2:2 12:4 17:3 19:4; Black 24:2 23:2 13:4 8:3 6:4"),
)
