"""Backgammon: the base game of the rulebook. All others are written as changes to it."""

from dataclasses import replace

from engine.board import OPPOSITE_WAYS
from engine.position import Position
from engine.rules import sources
from engine.rules.dice import rolls
from engine.rules.ruleset import Opening, Option, Ruleset, Translations, as_written
from engine.rules.scoring import gammons

OPENING = Option(
    "opening",
    {
        "one_die_each": as_written,
        "fresh_roll": lambda rules: replace(
            rules, opening=Opening(rules.opening.starter, plays_throw=False)
        ),
    },
)
BACKGAMMON_MULTIPLIER = Option(
    "backgammon_multiplier",
    {3: as_written, 2: lambda rules: replace(rules, scoring=gammons(backgammon=2))},
)

BACKGAMMON = Ruleset(
    name="backgammon",
    names=Translations(en="Backgammon", de="Backgammon", fr="Backgammon", it="Backgammon"),
    summary=Translations(
        en="Bring fifteen checkers home and bear them off; a single checker can be hit.",
        de="Fünfzehn Steine ins Heimfeld bringen und dann abtragen; einzelne Steine können "
        "geschlagen werden.",
        fr="Amener quinze pions dans son jan intérieur, puis les sortir ; un pion seul peut être "
        "pris.",
        it="Quindici pedine da portare nella tavola interna e poi fuori; quelle scoperte si "
        "mangiano.",
    ),
    source=sources.BACKGAMMON,
    setup=Position.parse("White 1:2 12:5 17:3 19:5; Black 24:2 13:5 8:3 6:5"),
    board=OPPOSITE_WAYS,
    roll=rolls(),
    scoring=gammons(),
    options=(OPENING, BACKGAMMON_MULTIPLIER),
)
