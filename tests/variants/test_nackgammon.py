"""Rulebook 31, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.position import Position
from tests.tables import found, game, table

RULES = game("nackgammon")
START = "white 1:2 2:2 12:4 17:3 19:4; black 24:2 23:2 13:4 8:3 6:4"


def test_the_set_up() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.pips(RULES.setup, "white") == RULES.pips(RULES.setup, "black") == 194


def test_the_number_of_opening_plays_is_that_of_the_rulings() -> None:
    for dice, count in {(2, 1): 23, (3, 1): 22, (5, 4): 11, (6, 5): 7}.items():
        for color in ("white", "black"):
            assert len(found(table(RULES, START, color, dice))) == count
