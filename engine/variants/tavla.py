"""Tavla (Turkey), Takhteh (Iran): Portes in which a checker that hits at home stays there."""

from dataclasses import replace

from engine.rules.ruleset import Landing, Names, Option, as_written
from engine.variants.portes import FRESH_OPENING, PORTES

HIT_AND_RUN = Option(
    "hit_and_run",
    {"banned": as_written, "allowed": lambda rules: replace(rules, landing=Landing())},
)

TAVLA = replace(
    PORTES,
    name="tavla",
    names=Names(en="Tavla", de="Tavla", fr="Tavla", it="Tavla"),
    summary="Portes in which a checker that hits in its own home board stays there for that turn.",
    source="backgammon-game.eu, rec.games.backgammon",
    landing=Landing(hit_and_run=False),
    options=(FRESH_OPENING, HIT_AND_RUN),
)
