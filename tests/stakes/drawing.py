"""What the machines of the stakes draw from."""

from __future__ import annotations

from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from engine.position import COLORS
from engine.rules.scoring import SINGLE, GameValue
from engine.stakes.money import Beavers, Money

STEADY = settings(
    derandomize=True,
    database=None,
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
"""The same examples in every run: a red run says what changed, not what was drawn, nor how busy
the machine was."""

SIDES = st.sampled_from(COLORS)
SCORES = st.sampled_from([SINGLE, GameValue("gammon", 2), GameValue("backgammon", 3)])
MONEYS = st.builds(
    Money,
    jacoby=st.booleans(),
    beavers=st.sampled_from(Beavers),
    automatic_doubles=st.integers(0, 3),
)


def is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


Thing = TypeVar("Thing")


def draw(data: st.DataObject, values: list[Thing]) -> Thing:
    return data.draw(st.sampled_from(values))
