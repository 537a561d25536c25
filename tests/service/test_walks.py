"""Tables at which anything that is allowed happens in any order."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable

import pytest
from flask.testing import FlaskClient

from tests.service.client import Json
from tests.service.walks import PARTNER_FROM, Walk

STEPS = 120
WALKS = int(os.environ.get("WALKS", "8"))
SEED = os.environ.get("WALK_SEED", "1")
VARIANTS = ("hypergammon", "hypergammon", "backgammon", "fixed_roll")


def table(dice: random.Random) -> Json:
    """A chouette with random house rules."""
    names = list("abcdefghi")[: dice.choice([3, 4, 5, 5, 6, 8, 9])]
    multi = dice.random() < 0.5
    options: Json = {
        "multi_cube": multi,
        "lone_taker": dice.choice(["plays_on", "last_taker_drops", "extra_cubes"]),
        "jacoby": dice.random() < 0.3,
        "automatic_doubles": dice.choice([0, 0, 1]),
        "after_drop": dice.choice(["move_up", "keep_order"]),
        "consultation": dice.choice(["free", "after_double"]),
        "box_partner": len(names) >= PARTNER_FROM,
        "beavers": dice.choice(["none", "otter"]) if multi else "none",
    }
    return {
        "variant": dice.choice(VARIANTS),
        "chouette": {
            "players": names,
            "options": options,
            "box_color": dice.choice(["white", "black"]),
        },
    }


def stakes(dice: random.Random) -> Json:
    """Two players, for money or for a match."""
    if dice.random() < 0.4:
        return {"variant": dice.choice(VARIANTS), "stakes": {"match": {"length": 300}}}
    options = {
        "jacoby": dice.random() < 0.5,
        "beavers": dice.choice(["none", "beaver", "otter"]),
        "automatic_doubles": dice.choice([0, 1]),
    }
    return {"variant": dice.choice(VARIANTS), "stakes": {"money": {}, "options": options}}


@pytest.mark.parametrize("make", [table, stakes])
@pytest.mark.parametrize("number", range(WALKS))
def test_what_is_allowed_is_accepted_in_any_order_and_the_money_is_that_of_a_simple_model(
    http: FlaskClient, make: Callable[[random.Random], Json], number: int
) -> None:
    seed = f"{make.__name__} {SEED} {number}"
    walk = Walk(http, seed, make(random.Random(seed)))
    done = Counter(walk.step() for _ in range(STEPS))
    assert done["refused"] < STEPS / 2
