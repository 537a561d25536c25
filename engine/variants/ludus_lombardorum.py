"""Ludus Lombardorum: twelve points a side, three of which hold a single own checker."""

from dataclasses import replace

from engine.board import bearing_off_board, down, up
from engine.position import Position
from engine.rules.dice import rolls
from engine.rules.ruleset import Entry, Landing, Option, Translations, as_written
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

DOUBLE_REPEATS = Option(
    "double_repeats",
    {
        1: as_written,
        2: lambda rules: replace(
            rules,
            roll=rolls(double_repeats=2),
        ),
    },
)

LUDUS_LOMBARDORUM = replace(
    BACKGAMMON,
    name="ludus_lombardorum",
    names=Translations(
        en="Ludus Lombardorum",
        de="Ludus Lombardorum",
        fr="Ludus Lombardorum",
        it="Ludus Lombardorum",
    ),
    summary=Translations(
        en="Half a board of twelve points; own points 3, 4 and 5 hold only one checker each.",
        de="Ein halbes Brett mit zwölf Feldern; auf den eigenen Feldern 3, 4 und 5 steht jeweils "
        "nur ein Stein.",
        fr="Un demi-plateau de douze cases ; un seul pion par case sur ses cases 3, 4 et 5.",
        it="Mezza tavola di dodici punte; sulle proprie punte 3, 4 e 5 una sola pedina per punta.",
    ),
    source=BOOKLET,
    setup=Position.parse("White 6:15; Black 19:15"),
    board=bearing_off_board(white=(*down(6, 1), *down(24, 19)), black=(*up(19, 24), *up(1, 6))),
    roll=rolls(double_repeats=1),
    entry=Entry(start_point_alone=True),
    landing=Landing(single_checker_points=(3, 4, 5)),
    options=(*BACKGAMMON.options, DOUBLE_REPEATS),
)
