"""The shortcuts of the hot path find what the general search finds, by the same moves."""

from __future__ import annotations

import random

import pytest

from engine.lane import Lane, pack
from engine.movegen import generate, legal, mechanics, search
from engine.position import COLORS, Position
from engine.stages import Play
from engine.variants import VARIANTS

COMMUTING = [
    name
    for name, rules in VARIANTS.items()
    if isinstance(lane := mechanics(rules, "white"), Lane) and lane.commutes
]


def scattered(rng: random.Random, name: str) -> Position:
    """Any placing of the checkers: bar, reserve, home and off come up far more than in games."""
    rules = VARIANTS[name]
    sides: dict[str, dict[str, int]] = {"white": {}, "black": {}}
    taken: set[str] = set()
    for color in COLORS:
        points = [str(p) for p in rules.board.route(color).points if str(p) not in taken]
        favoured = points[-rng.choice([4, 6, 8, len(points)]) :]
        piles = ["bar"] * rng.choice([0, 0, 1, 2, 5]) + ["off"] * rng.choice([0, 0, 12])
        if rules.setup.count(color, "reserve"):
            piles += ["reserve"] * rng.choice([0, 1, 2, 14, 15])
        places = (piles + [rng.choice(favoured) for _ in range(15)])[: rules.checkers]
        for place in places:
            sides[color][place] = sides[color].get(place, 0) + 1
        taken |= set(sides[color]) - {"bar", "off", "reserve"}
    return Position.of(sides["white"], sides["black"])


def test_the_base_game_takes_the_shortcuts_and_limits_do_not() -> None:
    assert "backgammon" in COMMUTING
    assert not {"pin", "backwards", "old_britain", "french_backgammon_2"} & set(COMMUTING)


@pytest.mark.parametrize("name", COMMUTING)
def test_shortcuts_agree_with_the_general_search(name: str) -> None:
    rules = VARIANTS[name]
    rng = random.Random(name)
    for _ in range(600):
        position = scattered(rng, name)
        color = rng.choice(COLORS)
        dice = (rng.randint(1, 6), rng.randint(1, 6))
        stages = [s for s in rules.roll(dice, rules.checkers) if isinstance(s, Play)]
        for stage in stages:
            general = search(mechanics(rules, color), pack(position), stage, hit_ends=False)
            expected = legal(general, stage, rules.obligation)
            assert generate(rules, pack(position), color, stage) == expected, (position, stage)
