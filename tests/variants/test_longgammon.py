"""Rulebook 33, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.position import Position
from tests.tables import broken, found, game, table

RULES = game("longgammon")
START = "white 1:15; black 24:15"


def test_the_set_up() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.pips(RULES.setup, "white") == RULES.pips(RULES.setup, "black") == 360


def test_the_number_of_opening_plays_is_that_of_the_rulings() -> None:
    for dice, count in {(2, 1): 2, (3, 1): 2, (5, 4): 2, (6, 5): 2, (1, 1): 5, (6, 6): 4}.items():
        for color in ("white", "black"):
            assert len(found(table(RULES, START, color, dice))) == count


def test_no_checker_is_borne_off_while_others_are_outside() -> None:
    state = table(RULES, "white 1:14 19:1; black 24:15", "white", (6, 6))
    assert "bear_off" in broken(state, "@19/off @1/7 @1/7 @1/7")
