"""Snake: one side starts with six checkers in the opponent's home and nine on the bar."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Option, Translations, as_written
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

SNAKE_SIDE = Option(
    "snake",
    {
        "white": as_written,
        "black": lambda rules: replace(
            rules,
            setup=Position.parse("White 1:2 12:5 17:3 19:5; Black 24:2 23:2 22:2 bar:9"),
        ),
    },
)

SNAKE = replace(
    BACKGAMMON,
    name="snake",
    names=Translations(en="Snake", de="Schlange", fr="Le serpent", it="Serpente"),
    summary=Translations(
        en="An unequal start: the snake has nine checkers on the bar and six in the opponent's "
        "home board.",
        de="Ein ungleicher Start: Die Schlange hat neun Steine auf der Bar und sechs im "
        "gegnerischen Heimfeld.",
        fr="Un départ inégal : le serpent a neuf pions sur la barre et six dans le jan intérieur "
        "adverse.",
        it="Una partenza impari: il serpente ha nove pedine sul bar e sei nella tavola interna "
        "avversaria.",
    ),
    source=BOOKLET,
    setup=Position.parse("White 1:2 2:2 3:2 bar:9; Black 24:2 13:5 8:3 6:5"),
    options=(*BACKGAMMON.options, SNAKE_SIDE),
)
