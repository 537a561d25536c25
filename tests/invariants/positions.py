"""Random positions of a kind that games seldom reach."""

from __future__ import annotations

import random

from engine.position import CELL, COLORS, MARK, OFFSET, OTHER, POINTS, Color, Position
from engine.rules.ruleset import OnBlot, Ruleset
from engine.variants import VARIANTS

TRAVELLING = [name for name, rules in VARIANTS.items() if rules.mechanics is None]


def scattered(rng: random.Random, rules: Ruleset) -> Position:
    """Any placing of the checkers: bar, reserve, home and off come up far more than in games."""
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
    return _pinned(rng, rules, Position.of(sides["white"], sides["black"]))


def nearly_done(rng: random.Random, rules: Ruleset) -> Position:
    """At most three checkers of a side are left: on the way, on the bar or in reserve."""
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
    return _pinned(rng, rules, Position.of(sides["white"], sides["black"]))


def walls(rng: random.Random, rules: Ruleset) -> Position:
    """Both sides on few points, close together: positions in which a side is blocked."""
    sides: list[dict[str, int]] = []
    points = [str(p) for p in range(1, 25)]
    for held in (rng.randint(5, 8), rng.randint(5, 8)):
        start = rng.randint(0, max(0, len(points) - held))
        chosen = points[start : start + held]
        points = [point for point in points if point not in chosen]
        side = dict.fromkeys(chosen, 1)
        for _ in range(15 - len(side)):
            place = rng.choice([*chosen, "bar"] if rng.random() < 0.1 else chosen)
            side[place] = side.get(place, 0) + 1
        sides.append(side)
    white, black = rng.sample(sides, 2)
    return _pinned(rng, rules, Position.of(white, black))


def _pinned(rng: random.Random, rules: Ruleset, position: Position) -> Position:
    """Where the game pins: some lone checkers held fast by lone checkers of the other colour."""
    if rules.landing.on_blot is not OnBlot.PIN:
        return position
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
