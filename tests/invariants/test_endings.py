"""Where a stage may end the game, the plays are those of the general search."""

from __future__ import annotations

import random

import pytest

from engine.movegen import generate, mechanics
from engine.position import COLORS, Color, Position, pack
from engine.rules.ruleset import OnBlot, Ruleset
from engine.turn import Play
from tests.invariants.forms import options_of
from tests.invariants.test_pairs_and_doubles import TRAVELLING, pinned, searched

POSITIONS = 500


def nearly_done(rng: random.Random, rules: Ruleset) -> Position:
    """No more than three checkers of a side are left: on the way, on the bar or in reserve."""
    sides: dict[Color, dict[str, int]] = {"white": {}, "black": {}}
    taken: set[str] = set()
    for color in COLORS:
        route = rules.board.route(color)
        points = [str(point) for point in route.points]
        goal = "off" if route.leaves_board else points.pop()
        open_points = [point for point in points if point not in taken]
        favoured = open_points[-rng.choice([4, 6, len(open_points)]) :]
        left = rng.choice([1, 2, 2, 3])
        places = [rng.choice(favoured) for _ in range(left)]
        if rng.random() < 0.2:
            places[0] = "reserve" if rules.setup.count(color, "reserve") else "bar"
        for place in [goal] * (rules.checkers - left) + places:
            sides[color][place] = sides[color].get(place, 0) + 1
        taken |= set(places)
    return Position.of(sides["white"], sides["black"])


def stages(rng: random.Random, rules: Ruleset) -> list[Play]:
    """What a roll gives, and stages of one number, of two in order, and of a number twice."""
    high, low = sorted(rng.sample(range(1, 7), 2), reverse=True)
    rolled = rules.roll((high, rng.choice([low, high])), rules.checkers)
    others = [Play((high,)), Play((low, high), in_order=True), Play((low, low))]
    return [*(stage for stage in rolled if isinstance(stage, Play)), *others]


@pytest.mark.parametrize("name", TRAVELLING)
def test_a_play_that_ends_the_game_may_leave_numbers_unused(name: str) -> None:
    rng = random.Random(name)
    for _ in range(POSITIONS):
        rules = rng.choice(options_of(name))
        position = nearly_done(rng, rules)
        if rules.landing.on_blot is OnBlot.PIN:
            position = pinned(rng, position)
        color = rng.choice(COLORS)
        moving = mechanics(rules, color)
        for stage in stages(rng, rules):
            found = generate(rules, position.cells, color, stage)
            expected = searched(rules, position, color, stage)
            assert found == expected, (rules.chosen, position, color, stage)
            if moving.may_end(pack(position), len(stage.numbers)):
                # what ends the game comes first
                assert list(found) == list(expected), (rules.chosen, position, color, stage)
