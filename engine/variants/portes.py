"""Portes: Backgammon as it is played in Greece, without the cube and without a triple win."""

from dataclasses import replace

from engine.rules.ruleset import Landing, Opening, Option, Translations, as_written
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
    names=Translations(en="Portes", de="Portes", fr="Portes", it="Portes"),
    summary=Translations(
        en="Backgammon as in Greece: the starter rolls again, a win counts 1 or 2, no cube.",
        de="Backgammon wie in Griechenland: Wer beginnt, würfelt neu; ein Sieg zählt 1 oder 2, "
        "ohne Dopplerwürfel.",
        fr="Le backgammon de Grèce : celui qui commence relance, une victoire vaut 1 ou 2, sans "
        "videau.",
        it="Il backgammon della Grecia: chi comincia lancia di nuovo, una vittoria vale 1 o 2, "
        "senza cubo.",
    ),
    source="bkgm.com, Condos on tavli, Ludii",
    opening=Opening(plays_throw=False),
    scoring=gammons(backgammon=None),
    cube=False,
    options=(FRESH_OPENING, HIT_AND_RUN),
)
