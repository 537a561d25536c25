"""Eureka: only the bear-off of backgammon, so the two sides never meet."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Option, Translations, as_written
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

CUBE = Option("cube", {True: as_written, False: lambda rules: replace(rules, cube=False)})
"""The source calls the cube optional."""

EUREKA = replace(
    BACKGAMMON,
    name="eureka",
    names=Translations(en="Eureka", de="Eureka", fr="Eureka", it="Eureka"),
    summary=Translations(
        en="All checkers start in the home board: only the bear-off is played, and there is no "
        "hitting.",
        de="Alle Steine sind schon im Heimfeld: Es wird nur abgetragen und nicht geschlagen.",
        fr="Tous les pions sont déjà dans le jan intérieur : il ne reste qu’à les sortir, sans "
        "prise.",
        it="Tutte le pedine sono già nella tavola interna: restano da portare fuori, e non si "
        "mangia.",
    ),
    source=BOOKLET,
    setup=Position.parse("White 24:3 23:3 22:3 21:2 20:2 19:2; Black 1:3 2:3 3:3 4:2 5:2 6:2"),
    options=(*BACKGAMMON.options, CUBE),
)
