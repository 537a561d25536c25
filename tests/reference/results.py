"""When a game is over, who has won and how many points it is worth with the cube at 1."""

from itertools import combinations
from typing import Any

from .boards import BAR, OFF, RESERVE, Options, Position, State, flip, opponent, read
from .games import Game, game
from .legality import ended, legal, steps

DRAW = {"winner": None, "points": 0}
ONE_POINT = {"french_backgammon_2", "mexican_backgammon", "catch_me", "doublets"}


def outcome(
    variant: str,
    options: Options,
    position: Position,
    *,
    dice: tuple[int, int] | None = None,
) -> dict[str, Any] | None:
    page = game(variant, options)
    views = {side: read(position, side) for side in ("white", "black")}
    for side, view in views.items():
        if page.hit_ends and view.mine[BAR]:
            return {"winner": side, "points": 1}  # rulebook 21: only a hit fills the bar
        if page.kind == "circle":
            if not any(view.mine[1:25]):
                return {"winner": opponent(side), "points": 1}
        elif ended(page, side, view):
            return _finished(variant, options, page, side, flip(view))
    if _is_draw(variant, page, views, dice):
        return dict(DRAW)
    return None


def _finished(
    variant: str, options: Options, page: Game, finisher: str, other: State
) -> dict[str, Any]:
    """The result once `finisher` has reached the goal; `other` is the opponent's view."""
    still_playing = opponent(finisher)
    points = _points(variant, options, page.route(still_playing), other.mine)
    # Rulebook 23: who finishes first loses; the other scores on his own checkers.
    winner = still_playing if variant == "misere" else finisher
    return {"winner": winner, "points": points}


def _points(variant: str, options: Options, route: tuple[int, ...], left: bytes) -> int:
    if variant in ONE_POINT:
        return 1
    if variant == "acey_deucey":
        return sum(left[:OFF])
    none_off = not left[OFF]
    behind = left[BAR] or left[RESERVE] or any(left[point] for point in route[:6])
    if variant == "gioul":
        return 2 if none_off else 1
    triple = 3 if variant == "pin" else int(options.get("backgammon_multiplier", 3))
    multiplier = 1 if not none_off else triple if behind else 2
    if variant == "pin":
        distances = range(len(route), 0, -1)
        return multiplier * sum(d * left[p] for d, p in zip(distances, route, strict=True))
    return multiplier


def _is_draw(
    variant: str, page: Game, views: dict[str, State], dice: tuple[int, int] | None
) -> bool:
    """draw: no roll gives either player a step (with all_or_nothing: a complete play)."""
    if page.kind in ("circle", "towers"):
        return False  # no side is ever blocked there
    if variant == "fixed_roll":
        # Rulebook 20: only the fixed roll counts, so without it there is no answer.
        return dice is not None and not _playable(page, views, dice)
    if page.all_or_nothing:
        doubles = ((number, number) for number in range(1, 7))
        rolls = (*combinations(range(1, 7), 2), *doubles)  # the cheap ones first
        return not any(_playable(page, views, roll) for roll in rolls)
    # Some roll allows a step if and only if some number does: its double is such a roll.
    return not any(
        True
        for side, view in views.items()
        for number in range(1, 7)
        for _ in steps(page, side, view, number)
    )


def _playable(page: Game, views: dict[str, State], roll: tuple[int, int]) -> bool:
    numbers = sorted(roll, reverse=True) * (2 if roll[0] == roll[1] else 1)
    lines = (legal(page, side, view, {"numbers": numbers}) for side, view in views.items())
    return any(used for found in lines for used, _ in found)
