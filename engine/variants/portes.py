"""Portes: Backgammon as it is played in Greece, without the cube and without a triple win."""

from dataclasses import replace

from engine.rules.ruleset import Landing, Names, Opening, Option, as_written
from engine.rules.scoring import gammons
from engine.variants.backgammon import BACKGAMMON

FRESH_OPENING = Option(
    "opening",
    {
        "fresh_roll": as_written,
        "one_die_each": lambda rules: replace(
            rules, opening=replace(rules.opening, plays_throw=True)
        ),
    },
)
HIT_AND_RUN = Option(
    "hit_and_run",
    {
        "allowed": as_written,
        "banned": lambda rules: replace(rules, landing=Landing(hit_and_run=False)),
    },
)

PORTES = replace(
    BACKGAMMON,
    name="portes",
    names=Names(en="Portes", de="Portes", fr="Portes", it="Portes"),
    summary="Backgammon as in Greece: the starter rolls again, a win counts 1 or 2, no cube.",
    source="bkgm.com, Condos on tavli, Ludii",
    opening=Opening(plays_throw=False),
    scoring=gammons(backgammon=None),
    cube=False,
    options=(FRESH_OPENING, HIT_AND_RUN),
)
