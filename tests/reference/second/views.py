"""A position as one player sees it."""

from ..boards import Position, State, read
from .pages import Page


def view(rules: Page, position: Position, player: str) -> State:
    """The position from this side; where several checkers stand on a single one, it is pinned.

    A position says which of two single checkers is pinned. Of one against several it need not
    (rulings 50), so that is completed here.
    """
    state = read(position, player)
    if rules.meeting != "pin":
        return state
    points = range(1, 25)
    mine, theirs = state.mine, state.theirs
    return state._replace(
        my_marks=state.my_marks | {p for p in points if mine[p] == 1 and theirs[p] > 1},
        their_marks=state.their_marks | {p for p in points if theirs[p] == 1 and mine[p] > 1},
    )
