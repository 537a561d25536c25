"""When a game is over, who has won and how many points it is worth with the cube at 1."""

from typing import Any

from ..boards import BAR, OFF, RESERVE, Options, Position
from .legality import can_step, ending
from .pages import Page, page
from .views import view


def how_it_ended(
    variant: str, options: Options, position: Position
) -> tuple[str, str | None] | None:
    """(how, winner), where how is done, mother, both_mothers or stuck; None while it goes on."""
    rules = page(variant, options)
    if ended := ending(rules, "white", view(rules, position, "white")):
        return ended
    # Section 0, `draw`: no roll gives either player a step.
    sides = ("white", "black")
    if not any(can_step(rules, side, view(rules, position, side)) for side in sides):
        return "stuck", None
    return None


def outcome(variant: str, options: Options, position: Position) -> dict[str, Any] | None:
    """`{"winner": ..., "points": ...}`; a draw has the winner None; None while the game goes on."""
    ended = how_it_ended(variant, options, position)
    if ended is None:
        return None
    _, winner = ended
    if winner is None:
        return {"winner": None, "points": 0}
    return {"winner": winner, "points": _points(page(variant, options), position, winner)}


def _points(rules: Page, position: Position, winner: str) -> int:
    loser = "black" if winner == "white" else "white"
    left = view(rules, position, loser).mine
    if rules.scoring == "checkers_left":
        return sum(left[:OFF])
    if left[OFF]:
        return 1
    start_quarter = rules.route(loser)[:6]
    behind = left[BAR] or left[RESERVE] or any(left[point] for point in start_quarter)
    if rules.scoring == "one_two_three" and behind:
        return rules.backgammon
    return 2
