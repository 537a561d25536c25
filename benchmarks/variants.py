"""Every game on its own corpus, and the worst known pairs of each game."""

from __future__ import annotations

from itertools import cycle, islice
from statistics import linear_regression

from benchmarks import corpus
from benchmarks.corpus import Pair
from benchmarks.report import Section, goal, table
from benchmarks.timing import interleaved, latencies, over, percentile
from engine.movegen import qualifies
from engine.variants import VARIANTS

TARGET = 0.3
RESTRICTED_TARGET = 0.1
"""For games off the fast paths, whose moves pass restrictions (docs/adr/0030)."""


def measure() -> Section:
    """Plays per second of every travelling game, compared with the base game.

    A call has a fixed cost before the first play, so a game with few plays per pair looks slow in
    plays per second. `like for like` compares with base pairs of as many plays instead. Every game
    is called as often as the base game, because the first calls of a round are slower.
    """
    base = corpus.read(corpus.BASE)
    pairs = {name: _as_many(corpus.read(name), len(base)) for name in corpus.travelling()}
    seconds = interleaved({name: over(Pair.ask, own) for name, own in pairs.items()})
    plays = {name: sum(len(pair.ask()) for pair in own) for name, own in pairs.items()}
    each, call = linear_regression(
        [len(pair.ask()) for pair in base], [us / 1e6 for us in latencies(Pair.ask, base)]
    )
    rate = {name: plays[name] / spent for name, spent in seconds.items()}
    ratio = {name: rate[name] / rate[corpus.BASE] for name in pairs}
    foreseen = {name: call * len(pairs[name]) + each * plays[name] for name in pairs}
    scale = seconds[corpus.BASE] / foreseen[corpus.BASE]
    like = {name: scale * foreseen[name] / seconds[name] for name in pairs}
    rows = [
        [
            f"`{name}`",
            f"{plays[name] / len(pairs[name]):.1f}",
            f"{len(pairs[name]) / seconds[name]:,.0f}",
            f"{rate[name]:,.0f}",
            f"{ratio[name]:.2f}",
            f"{like[name]:.2f}",
        ]
        for name in pairs
    ]
    head = ["game", "plays a pair", "pairs/s", "plays/s", "plays/s, ratio to base"]
    fast = [name for name in pairs if qualifies(VARIANTS[name])]
    slowest, unlike = (min(fast, key=lambda name: by[name]) for by in (ratio, like))
    restricted = min(set(pairs) - set(fast), key=lambda name: ratio[name])
    below = [name for name in fast if ratio[name] < TARGET] or [slowest]
    goals = [
        goal(f"plays/s / base's, slowest game ({', '.join(below)})", ratio[slowest], TARGET),
        goal(f"the same like for like, slowest game ({unlike})", like[unlike], TARGET),
        goal(
            f"plays/s / base's, slowest game with restrictions ({restricted})",
            ratio[restricted],
            RESTRICTED_TARGET,
        ),
    ]
    return Section(
        "Every travelling game on its own corpus", table([*head, "like for like"], rows), goals
    )


def _as_many(pairs: list[Pair], count: int) -> list[Pair]:
    return [*islice(cycle(pairs), count)]


def worst() -> Section:
    """The worst pairs found by `benchmarks/worst.py`, compared with the median base pair.

    The median pair is timed again for each game, so that changes in the speed of the machine affect
    both alike.
    """
    base = corpus.read(corpus.BASE)
    rows, cost, plain = [], {}, {}
    for name in VARIANTS:
        median = percentile(latencies(Pair.ask, base, rounds=1), 0.5)
        pairs = corpus.read(name, "worst")
        times = latencies(Pair.ask_capped, pairs)
        slowest = max(times)
        pair = pairs[times.index(slowest)]
        numbers = "-".join(map(str, pair.stage.numbers))
        cost[name] = slowest / median
        # an option may restrict the moves of a game that has no restrictions otherwise
        unrestricted = [t for t, p in zip(times, pairs, strict=True) if qualifies(p.rules)]
        plain[name] = max(unrestricted, default=0) / median
        rows.append(
            [
                f"`{name}`",
                numbers,
                f"{len(pair.ask_capped()):,}",
                f"{slowest:,.0f}",
                f"{cost[name]:,.0f}",
                f"{cost[name] / cost[corpus.BASE]:.2f}",
            ]
        )
    head = ["game", "stage", "plays", "microseconds", "ratio to median base pair"]
    game = max(cost, key=lambda name: cost[name])
    # the general search, which games with restrictions need, is three times as slow
    fast = max(plain, key=lambda name: plain[name])
    goals = [
        goal(f"worst stage without restrictions ({fast}) / median pair", plain[fast], at_most=300),
        goal(
            f"worst stage of any game ({game}) / base's", cost[game] / cost["backgammon"], None, 10
        ),
    ]
    return Section("The worst requests", table([*head, "ratio to base's worst"], rows), goals)


if __name__ == "__main__":
    print(measure())
    print(worst())
