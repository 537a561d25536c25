"""Longgammon: Backgammon with all checkers on the first point."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Translations
from engine.variants.backgammon import BACKGAMMON

LONGGAMMON = replace(
    BACKGAMMON,
    name="longgammon",
    names=Translations(en="Longgammon", de="Longgammon", fr="Longgammon", it="Longgammon"),
    summary=Translations(
        en="Backgammon in which all fifteen checkers start on the first point.",
        de="Backgammon, bei dem alle fünfzehn Steine auf dem ersten Feld beginnen.",
        fr="Le backgammon où les quinze pions partent tous de la première case.",
        it="Il backgammon in cui tutte le quindici pedine partono dalla prima punta.",
    ),
    source="eXtreme Gammon",
    setup=Position.parse("White 1:15; Black 24:15"),
)
