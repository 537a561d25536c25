"""Section 47: what follows a game in a series, and when the series is over."""

from typing import Any

ROTATIONS = {
    "tavli": ("portes", "plakoto", "fevga"),
    "tabla": ("portes", "gul_bara", "plakoto"),
}


def next_variant(rotation: str, variant: str) -> str:
    """The game after this one, also after a draw; the cycle starts over after the third."""
    cycle = ROTATIONS[rotation]
    return cycle[(cycle.index(variant) + 1) % len(cycle)]


def starter(outcome: dict[str, Any]) -> str | None:
    """`winner_starts`: the winner, without a throw; None after a draw, where a throw decides."""
    winner: str | None = outcome["winner"]
    return winner


def score_after(score: dict[str, int], outcome: dict[str, Any]) -> dict[str, int]:
    """A draw adds nothing to either side."""
    if outcome["winner"] is None:
        return dict(score)
    return score | {outcome["winner"]: score[outcome["winner"]] + outcome["points"]}


def match_winner(score: dict[str, int], length: int) -> str | None:
    """The side that has the points of the match; surplus points are worth nothing."""
    return next((side for side, points in score.items() if points >= length), None)
