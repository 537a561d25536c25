"""`make perft`: every frozen count, and the start of backgammon three plays deep, on all cores."""

from __future__ import annotations

import sys
from collections import Counter
from multiprocessing import Pool
from time import perf_counter

from engine.position import Color, Position
from engine.variants.backgammon import BACKGAMMON
from tests.perft.counting import children, nodes, perft, start
from tests.perft.frozen import Case, cases

DEPTH_3 = 116_154_993

Spot = tuple[Position, Color]


def recount(case: Case) -> str:
    """One line for a frozen position; a count that differs is marked."""
    before = perf_counter()
    counted = [perft(case.state, depth) for depth in range(1, len(case.nodes) + 1)]
    verdict = "same" if counted == case.nodes else f"DIFFERENT, frozen {case.nodes}"
    return f"{case}: {counted} {perf_counter() - before:.1f} s {verdict}"


def below(spot: Spot) -> Counter[Spot]:
    """The children of a position of backgammon, as what can be sent between processes."""
    found = Counter(children(start(BACKGAMMON, *spot)))
    return Counter(
        {(s.position, s.turn.player): n for s, n in found.items() if s.turn and s.turn.player}
    )


def count(spot: Spot) -> int:
    return nodes(start(BACKGAMMON, *spot))


def three_deep() -> int:
    """The start of backgammon: two levels merged by position, the third counted in parallel."""
    level = below((BACKGAMMON.setup, "white"))
    with Pool() as pool:
        merged: Counter[Spot] = Counter()
        for found, n in zip(pool.map(below, list(level)), level.values(), strict=True):
            for spot, m in found.items():
                merged[spot] += m * n
        say(f"{len(merged):,} distinct positions two plays deep")
        counts = pool.imap(count, list(merged), chunksize=256)
        return sum(many * n for many, n in zip(counts, merged.values(), strict=True))


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    different = False
    with Pool() as pool:
        for line in pool.imap(recount, cases()):
            different |= "DIFFERENT" in line
            say(line)
    before = perf_counter()
    counted = three_deep()
    say(f"backgammon three plays deep: {counted:,} in {perf_counter() - before:.0f} s")
    return int(different or counted != DEPTH_3)


if __name__ == "__main__":
    sys.exit(main())
