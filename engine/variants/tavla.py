"""Tavla (Turkey), Takhteh (Iran): Portes in which a checker that hits at home stays there."""

from dataclasses import replace

from engine.rules.ruleset import Landing, Option, Translations, as_written
from engine.variants.portes import FRESH_OPENING, PORTES

HIT_AND_RUN = Option(
    "hit_and_run",
    {"banned": as_written, "allowed": lambda rules: replace(rules, landing=Landing())},
)

TAVLA = replace(
    PORTES,
    name="tavla",
    names=Translations(en="Tavla", de="Tavla", fr="Tavla", it="Tavla"),
    summary=Translations(
        en="Portes in which a checker that hits in its own home board stays there for that turn.",
        de="Portes, bei dem ein Stein, der im eigenen Heimfeld schlägt, in diesem Zug dort bleibt.",
        fr="Les portes où un pion qui prend dans son jan intérieur y reste pendant ce tour.",
        it="Il Portes in cui una pedina che mangia nella propria tavola interna vi resta per quel "
        "turno.",
    ),
    source="backgammon-game.eu, rec.games.backgammon",
    landing=Landing(hit_and_run=False),
    options=(FRESH_OPENING, HIT_AND_RUN),
)
