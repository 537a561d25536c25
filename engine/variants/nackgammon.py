"""Nackgammon: Backgammon with two more checkers far back."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Translations
from engine.variants.backgammon import BACKGAMMON

NACKGAMMON = replace(
    BACKGAMMON,
    name="nackgammon",
    names=Translations(en="Nackgammon", de="Nackgammon", fr="Nackgammon", it="Nackgammon"),
    summary=Translations(
        en="Backgammon with four checkers far back: two on the first and two on the second point.",
        de="Backgammon mit vier Steinen weit hinten: zwei auf dem ersten und zwei auf dem zweiten "
        "Feld.",
        fr="Le backgammon avec quatre pions très en arrière : deux sur la première case et deux "
        "sur la deuxième.",
        it="Il backgammon con quattro pedine molto arretrate: due sulla prima punta e due sulla "
        "seconda.",
    ),
    source="dailygammon.com, GNU Backgammon, eXtreme Gammon",
    setup=Position.parse("White 1:2 2:2 12:4 17:3 19:4; Black 24:2 23:2 13:4 8:3 6:4"),
)
