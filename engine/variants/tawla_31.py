"""Tawla 31: no hitting, the first checker must get home before the others move."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Landing, Movement, OnBlot, Opening, Translations
from engine.rules.scoring import checkers_left
from engine.variants.portes import FRESH_OPENING, PORTES

TAWLA_31 = replace(
    PORTES,
    name="tawla_31",
    names=Translations(en="Tawla 31", de="Tawla 31", fr="Tawla 31", it="Tawla 31"),
    summary=Translations(
        en="No hitting; the first checker gets home before the others move, and each checker left "
        "counts a point.",
        de="Geschlagen wird nicht; der erste Stein muss im Heimfeld sein, ehe andere ziehen, und "
        "jeder übrige Stein zählt einen Punkt.",
        fr="Sans prise ; le premier pion doit être rentré avant que les autres ne bougent, et "
        "chaque pion restant vaut un point.",
        it="Non si mangia; la prima pedina deve essere nella tavola interna prima che le altre si "
        "muovano, e ogni pedina rimasta vale un punto.",
    ),
    source="mahbuse.com, backgammon-game.eu, jawaker.com",
    setup=Position.parse("White 1:15; Black 24:15"),
    landing=Landing(on_blot=OnBlot.BLOCKED),
    movement=Movement(runner_to=19),
    opening=Opening(plays_throw=False, winner_starts=True),
    scoring=checkers_left,
    options=(FRESH_OPENING,),
)
