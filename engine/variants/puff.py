"""Puff: enter all checkers first; lower number first; doubles by top, then bottom faces."""

from dataclasses import replace

from engine.board import bearing_off_board, down, up
from engine.position import Position
from engine.rules.dice import lower_first, top_then_bottom
from engine.rules.ruleset import ENTER_ALL, Option, Translations, as_written
from engine.rules.sources import BOOKLET
from engine.turn import IfShort
from engine.variants.backgammon import BACKGAMMON

DOUBLE_REPEATS = Option(
    "double_repeats",
    {
        2: as_written,
        4: lambda rules: replace(rules, roll=lower_first(top_then_bottom(4, top=IfShort.FORFEIT))),
    },
)

PUFF = replace(
    BACKGAMMON,
    name="puff",
    names=Translations(en="Puff", de="Puff", fr="Puff", it="Puff"),
    summary=Translations(
        en="An empty board: all checkers must be entered before any of them may move on.",
        de="Das Brett ist leer: Erst wenn alle Steine eingesetzt sind, darf einer weiterziehen.",
        fr="Le plateau est vide : tous les pions doivent être entrés avant qu’un seul n’avance.",
        it="La tavola è vuota: tutte le pedine devono entrare prima che una possa proseguire.",
    ),
    source=BOOKLET,
    setup=Position.parse("White reserve:15; Black reserve:15"),
    board=bearing_off_board(white=down(24, 1), black=up(1, 24)),
    roll=lower_first(top_then_bottom(2, top=IfShort.FORFEIT)),
    entry=ENTER_ALL,
    options=(*BACKGAMMON.options, DOUBLE_REPEATS),
)
