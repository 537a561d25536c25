"""Pairs and doubles find what the general search finds, by the same moves."""

from __future__ import annotations

import random

import pytest

from engine.movegen import (
    FreeLane,
    Nodes,
    cut_at_first_hit,
    generate,
    legal,
    mechanics,
    plays,
    search,
)
from engine.position import CELL, COLORS, MARK, OFFSET, OTHER, POINTS, Color, Position, pack
from engine.rules.ruleset import OnBlot, Ruleset
from engine.turn import Play
from engine.variants import VARIANTS
from tests.invariants.forms import options_of

POSITIONS = {"backwards": 60}
"""Where a double has thousands of plays, fewer positions do."""

TRAVELLING = [name for name, rules in VARIANTS.items() if rules.mechanics is None]


def scattered(rng: random.Random, name: str) -> Position:
    """Any placing of the checkers: bar, reserve, home and off come up far more than in games."""
    rules = VARIANTS[name]
    sides: dict[str, dict[str, int]] = {"white": {}, "black": {}}
    taken: set[str] = set()
    for color in COLORS:
        route = [str(p) for p in rules.board.route(color).points]
        points = [point for point in route if point not in taken] or route
        favoured = points[-rng.choice([4, 6, 8, len(points)]) :]
        piles = ["bar"] * rng.choice([0, 0, 1, 2, 5]) + ["off"] * rng.choice([0, 0, 12])
        if rules.setup.count(color, "reserve"):
            piles += ["reserve"] * rng.choice([0, 1, 2, 14, 15])
        places = (piles + [rng.choice(favoured) for _ in range(15)])[: rules.checkers]
        for place in places:
            sides[color][place] = sides[color].get(place, 0) + 1
        taken |= set(sides[color]) - {"bar", "off", "reserve"}
    return Position.of(sides["white"], sides["black"])


def pinned(rng: random.Random, position: Position) -> Position:
    """The same with some lone checkers held fast by lone checkers of the other colour."""
    cells = bytearray(position.cells)
    for color in COLORS:
        own, other = OFFSET[color], OFFSET[OTHER[color]]
        for cell in (CELL[point] for point in POINTS):
            donors = [CELL[p] for p in POINTS if cells[other + CELL[p]] == 1]
            if cells[own + cell] == 1 and not cells[other + cell] and donors and rng.random() < 0.5:
                cells[own + cell] |= MARK
                cells[other + rng.choice(donors)] -= 1
                cells[other + cell] += 1
    return Position(bytes(cells))


def test_only_games_in_which_moves_never_collide_have_free_lanes() -> None:
    lanes = {name: mechanics(VARIANTS[name], "white") for name in TRAVELLING}
    free = {name for name, lane in lanes.items() if isinstance(lane, FreeLane)}
    limited = {"french_backgammon_2", "mexican_backgammon", "old_britain", "ludus_lombardorum"}
    assert set(TRAVELLING) - free == limited | {"pin", "backwards", "no_hit"}


def searched(rules: Ruleset, position: Position, color: Color, stage: Play) -> Nodes:
    """The plays that the general search finds, which takes no short cuts."""
    levels = search(mechanics(rules, color), pack(position), stage, rules.hit_ends_game)
    found = legal(levels, stage, rules.obligation)
    return cut_at_first_hit(found) if rules.hit_ends_game else found


@pytest.mark.parametrize("name", TRAVELLING)
def test_pairs_and_doubles_agree_with_the_general_search(name: str) -> None:
    rng = random.Random(name)
    for _ in range(POSITIONS.get(name, 600)):
        rules = rng.choice(options_of(name))
        position = scattered(rng, name)
        if rules.landing.on_blot is OnBlot.PIN:
            position = pinned(rng, position)
        color = rng.choice(COLORS)
        dice = (rng.randint(1, 6), rng.randint(1, 6))
        stages = [s for s in rules.roll(dice, rules.checkers) if isinstance(s, Play)]
        for stage in stages:
            found = generate(rules, position.cells, color, stage)
            expected = searched(rules, position, color, stage)
            assert found == expected, (rules.chosen, position, color, stage)


def test_a_capped_list_is_the_beginning_of_the_whole_list() -> None:
    rules = VARIANTS["backwards"]
    stage = Play((2, 2, 2, 2))
    whole = list(plays(rules, rules.setup, "white", stage))
    for most in (1, 50, len(whole) - 1):
        capped = plays(rules, rules.setup, "white", stage, most)
        assert list(capped) == whole[:most]
        assert not capped.complete
    assert plays(rules, rules.setup, "white", stage, len(whole)).complete
