"""Straight: the set-up of backgammon, but both sides run the same way."""

from dataclasses import replace

from engine.board import SAME_WAY
from engine.rules.ruleset import Translations
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

STRAIGHT = replace(
    BACKGAMMON,
    name="straight",
    names=Translations(en="Straight", de="Straight", fr="Straight", it="Straight"),
    summary=Translations(
        en="Both sides move from 1 to 24 and share one home board; Black has the longer way.",
        de="Beide Seiten ziehen von 1 nach 24 und teilen ein Heimfeld; Schwarz hat den längeren "
        "Weg.",
        fr="Les deux joueurs vont de 1 à 24 et partagent un jan intérieur ; Noir a le plus long "
        "chemin.",
        it="Entrambi vanno da 1 a 24 e hanno in comune la tavola interna; il Nero ha il percorso "
        "più lungo.",
    ),
    source=BOOKLET,
    board=SAME_WAY,
)
