"""Hypergammon: Backgammon with three checkers a side."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Translations
from engine.variants.backgammon import BACKGAMMON

HYPERGAMMON = replace(
    BACKGAMMON,
    name="hypergammon",
    names=Translations(en="Hypergammon", de="Hypergammon", fr="Hypergammon", it="Hypergammon"),
    summary=Translations(
        en="Backgammon with three checkers a side, on the first three points.",
        de="Backgammon mit drei Steinen je Seite auf den ersten drei Feldern.",
        fr="Le backgammon à trois pions par camp, sur les trois premières cases.",
        it="Il backgammon con tre pedine per parte, sulle prime tre punte.",
    ),
    source="gridgammon, fpclub.eu, GNU Backgammon, eXtreme Gammon",
    setup=Position.parse("White 1:1 2:1 3:1; Black 24:1 23:1 22:1"),
)
