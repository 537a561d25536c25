"""The compiled build compared with the interpreted one, each game on its own corpus.

A process can load only one of them, so they run in separate processes, in turns.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time

from benchmarks import corpus
from benchmarks.compiled import INTERPRETED, TOP
from benchmarks.corpus import Pair
from benchmarks.report import Section, goal, table
from benchmarks.timing import over

ROUNDS = 5


def measure() -> Section:
    """Measure the speed-up of the compiled build."""
    title = "The compiled build beside the interpreted one"
    if INTERPRETED is None:
        return Section(title, ["Not measured: there is no compiler here, all is interpreted."])
    rounds = [(_seconds_in(INTERPRETED), _seconds_in(TOP)) for _ in range(ROUNDS)]
    rows = []
    for name in corpus.travelling():
        before, after = (
            median(side[name] for side in sides) for sides in zip(*rounds, strict=True)
        )
        rows.append((name, before, after))
    base = next(before / after for name, before, after in rows if name == corpus.BASE)
    head = ["microseconds of CPU a pair", "interpreted", "compiled", "times as fast"]
    lines = table(
        head, [[f"`{n}`", f"{b * 1e6:,.1f}", f"{a * 1e6:,.1f}", f"{b / a:.2f}"] for n, b, a in rows]
    )
    return Section(title, lines, [goal("compiled / interpreted, base game", base, at_least=1.4)])


def _seconds_in(tree: Path) -> dict[str, float]:
    """Seconds per pair of each game in the build of this tree."""
    command = [sys.executable, "-m", "benchmarks.both"]
    done = subprocess.run(command, cwd=tree, capture_output=True, check=True)
    seconds: dict[str, float] = json.loads(done.stdout)
    return seconds


def _round(pairs: list[Pair]) -> float:
    task = over(Pair.ask, pairs)
    task()
    start = process_time()
    task()
    return (process_time() - start) / len(pairs)


if __name__ == "__main__":
    print(json.dumps({name: _round(corpus.read(name)) for name in corpus.travelling()}))
