"""Writes `counts.yaml` anew: positions of random games, counted twice before they are frozen.

Only when a rule or the set of games changes; the diff of the file is then what to review.
"""

from __future__ import annotations

import random
from multiprocessing import Pool

from engine.position import Color, Position
from engine.rules.dice import ROLLS
from engine.variants import VARIANTS
from tests.invariants.forms import has_phases, to_plain
from tests.invariants.walks import walk
from tests.perft import by_reference
from tests.perft.counting import nodes, perft, start
from tests.perft.frozen import QUICK, Case, cases, write

Spot = tuple[str, Position, Color]
MANY = 2_000
"""A position with more nodes on its first level has too many on the second to be counted."""


def spots(variant: str) -> list[Spot]:
    """The start and three positions of the longest of ten random games: early, middle, late."""
    rules = VARIANTS[variant]
    games = [_turns(variant, random.Random(f"perft {variant} {n}")) for n in range(10)]
    most = MANY * (len(ROLLS) if variant == "open_roll" else 1)
    seen = [spot for spot in max(games, key=len) if nodes(start(rules, *spot[1:])) <= most]
    middle = [seen[len(seen) * part // 5] for part in (1, 2, 4)]
    return [(variant, rules.setup, "white"), *middle]


def _turns(variant: str, rng: random.Random) -> list[Spot]:
    """Where each turn of a random game began."""
    seen: list[Spot] = []
    for visit in walk(VARIANTS[variant], rng):
        turn = visit.state.turn
        if turn and turn.player and (not seen or seen[-1][2] != turn.player):
            seen.append((variant, visit.state.position, turn.player))
    return seen


def count(spot: Spot) -> Case:
    """The nodes by the engine; by the reference too unless they are too many for it."""
    variant, position, player = spot
    rules = VARIANTS[variant]
    counted = [perft(start(rules, position, player), depth) for depth in (1, 2)]
    plain = to_plain(position, has_phases(rules))
    agreed = 0
    for depth, ours in enumerate(counted, 1):
        if depth == 1 or ours <= QUICK:
            theirs = by_reference.perft(by_reference.start(variant, plain, player), depth)
            if theirs != ours:
                raise SystemExit(f"{spot} depth {depth}: engine {ours}, reference {theirs}")
            agreed = depth
    return Case(variant, position, player, counted, agreed)


def main() -> None:
    with Pool(2) as pool:
        found = pool.map(count, [spot for name in VARIANTS for spot in spots(name)], chunksize=1)
    write(found)
    assert cases() == found


if __name__ == "__main__":
    main()
