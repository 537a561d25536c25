"""Every game beside the slow reference: plays, outcomes and turns on positions of random games."""

from __future__ import annotations

import random

import pytest

from engine.variants import VARIANTS
from tests.invariants.comparison import compare
from tests.invariants.forms import options_of

POSITIONS = 300
"""Distinct positions with a stage to play, of each game; `make hunt` compares 2,000 for each set
of options."""


@pytest.mark.parametrize("name", VARIANTS)
def test_the_reference_agrees_on_positions_of_random_games(name: str) -> None:
    compare(options_of(name), random.Random(name), POSITIONS)
