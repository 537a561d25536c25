"""The stakes travel with the state of the game, whatever is done at the board."""

from __future__ import annotations

from engine.game import Played, Rolled, Throw, advance, begin
from engine.stages import Step
from engine.stakes.options import agree
from engine.variants import VARIANTS

BACKGAMMON = VARIANTS["backgammon"]


def test_a_state_has_no_stakes_unless_they_are_agreed() -> None:
    assert begin(BACKGAMMON).state.stakes is None


def test_what_is_done_at_the_board_leaves_the_agreed_stakes_on_the_table() -> None:
    agreed = agree(BACKGAMMON, length=7)
    state = begin(BACKGAMMON, [Throw(3, 1)], agreed).state
    for action in (Played([Step("17", "20"), Step("19", "20")]), Rolled((6, 5))):
        state = advance(state, action).state
    assert state.stakes == agreed
