"""Khachapuri: long nardy with eleven checkers at home already and no rule about the head."""

from dataclasses import replace

from engine.board import OPPOSITE_CORNERS
from engine.position import Position
from engine.rules.limits import Prime
from engine.rules.ruleset import Landing, OnBlot, Option, Translations, as_written
from engine.rules.scoring import checkers_left, gammons
from engine.variants.portes import FRESH_OPENING, PORTES

SCORING = Option(
    "scoring",
    {
        "checkers_left": as_written,
        "one_two": lambda rules: replace(rules, scoring=gammons(backgammon=None)),
    },
)

KHACHAPURI = replace(
    PORTES,
    name="khachapuri",
    names=Translations(en="Khachapuri", de="Chatschapuri", fr="Khatchapouri", it="Khachapuri"),
    summary=Translations(
        en="Long nardy with eleven checkers at home already; each checker left counts a point.",
        de="Lange Narden mit elf Steinen, die schon im Heimfeld stehen; jeder übrige Stein zählt "
        "einen Punkt.",
        fr="Le nardy long avec onze pions déjà dans le jan intérieur ; chaque pion restant vaut "
        "un point.",
        it="Il nardi lungo con undici pedine già nella tavola interna; ogni pedina rimasta vale "
        "un punto.",
    ),
    source="rec.games.backgammon, fpclub.eu, backgammon-game.eu",
    setup=Position.parse("White 1:4 19:11; Black 13:4 7:11"),
    board=OPPOSITE_CORNERS,
    landing=Landing(on_blot=OnBlot.BLOCKED),
    formations=(Prime(),),
    scoring=checkers_left,
    options=(FRESH_OPENING, SCORING),
)
