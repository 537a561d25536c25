"""Tawla 31: no hitting, the first checker must get home before the others move."""

from dataclasses import replace

from engine.position import Position
from engine.rules.ruleset import Landing, Movement, Names, OnBlot, Opening
from engine.rules.scoring import checkers_left
from engine.variants.portes import FRESH_OPENING, PORTES

TAWLA_31 = replace(
    PORTES,
    name="tawla_31",
    names=Names(en="Tawla 31", de="Tawla 31", fr="Tawla 31", it="Tawla 31"),
    summary="No hitting; the first checker gets home before the others move, and each checker left "
    "counts a point.",
    source="mahbuse.com, backgammon-game.eu, jawaker.com",
    setup=Position.parse("White 1:15; Black 24:15"),
    landing=Landing(on_blot=OnBlot.BLOCKED),
    movement=Movement(runner_to=19),
    opening=Opening(plays_throw=False, winner_starts=True),
    scoring=checkers_left,
    options=(FRESH_OPENING,),
)
