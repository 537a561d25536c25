"""A self-test of the engine: plays whose number is known from elsewhere are counted again."""

from __future__ import annotations

from engine.movegen import plays
from engine.rules.dice import ROLLS
from engine.rules.turns import simple_turn
from engine.turn import PlayStage
from engine.variants import VARIANTS

KNOWN = {"backgammon": 447, "eureka": 353, "puff": 21}
"""Plays that White has from the start with each of the 21 rolls (docs/correctness.md)."""


def wrong_counts() -> dict[str, int]:
    """The games whose count is not what it must be, and what was counted."""
    counted = {name: _count(name) for name in KNOWN}
    return {name: count for name, count in counted.items() if count != KNOWN[name]}


def _count(name: str) -> int:
    rules = VARIANTS[name]
    stages = (simple_turn(rules, rules.setup, "white", dice).stages[0] for dice in ROLLS)
    found = (
        plays(rules, rules.setup, "white", one) for one in stages if isinstance(one, PlayStage)
    )
    return sum(map(len, found))
