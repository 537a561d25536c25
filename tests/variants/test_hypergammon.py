"""Rulebook 32, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.position import Position
from tests.tables import faults, found, game, result, table, verdict

RULES = game("hypergammon")
START = "white 1:1 2:1 3:1; black 24:1 23:1 22:1"


def test_the_set_up() -> None:
    assert RULES.setup == Position.parse(START)
    assert RULES.pips(RULES.setup, "white") == RULES.pips(RULES.setup, "black") == 69


def test_the_number_of_opening_plays_is_that_of_the_rulings() -> None:
    for dice, count in {(2, 1): 6, (3, 1): 7, (5, 4): 9, (6, 5): 9, (1, 1): 7}.items():
        for color in ("white", "black"):
            assert len(found(table(RULES, START, color, dice))) == count


def test_the_first_to_bear_off_three_wins() -> None:
    state = table(RULES, "white 24:1 off:2; black 6:1 off:2", "white", (6, 5))
    assert verdict(state, "@24/off").legal
    assert RULES.checkers == 3
    assert result(RULES, "white 24:1 off:2; black 6:3") is None


def test_a_position_has_three_checkers_a_side() -> None:
    assert faults(RULES, "white 1:2; black 24:1 23:1 22:1") == {"wrong_total"}
    assert faults(RULES, "white bar:1 5:2; black 24:1 23:1 22:1") == set()
