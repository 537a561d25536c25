"""`POST /v1/moves` of this checkout beside another one: `make bench-against WITH=../other`.

One worker each, with the shipped settings and the packages of each checkout's own `.venv`, in
interleaved rounds: few connections and many, short heads as of curl and long ones as of a browser.
Checkouts that have a compiled copy (`make test-compiled`) are measured in it as well. What counts
is the quotient in the last column: CPU of the worker, and the 99th percentile of the times. The
table is printed and, but for `--quick`, written into its part of docs/performance.md.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from statistics import median

from benchmarks import corpus
from benchmarks.compiled import TOP
from benchmarks.corpus import body
from benchmarks.report import table
from benchmarks.servers import Server, of_checkout
from benchmarks.timing import percentile
from tests.support.sections import write_section

PAGE = TOP / "docs" / "performance.md"
CONNECTIONS = (8, 64)
HEADS = ("curl", "chrome")
SECONDS = 0.8
ROUNDS = 7


def measured(other: Path, rounds: int) -> str:
    """The comparison as a Markdown table."""
    bodies = [body(pair) for pair in corpus.read(corpus.BASE)][::4]
    rows = []
    for build, here, there in builds(other):
        with ExitStack() as stack:
            sides = [stack.enter_context(of_checkout(tree, at)) for tree, at in (here, there)]
            for connections, head in product(CONNECTIONS, HEADS):
                costs = compared(sides, bodies, connections, head, rounds)
                rows.append([f"{build}, {connections} connections, {head}", *costs])
    names = ["", "CPU µs", "of the other", "quotient", "p99 ms", "of the other", "quotient"]
    return "\n".join(table(names, rows))


def builds(other: Path) -> Iterator[tuple[str, tuple[Path, Path], tuple[Path, Path]]]:
    """The builds that both checkouts have, each with its tree and the checkout with its `.venv`."""
    yield "interpreted", (TOP, TOP), (other, other)
    compiled = Path("build") / "compiled"
    if all((tree / compiled / "engine").exists() for tree in (TOP, other)):
        yield "compiled", (TOP / compiled, TOP), (other / compiled, other)


def compared(
    sides: list[Server], bodies: list[bytes], connections: int, head: str, rounds: int
) -> list[str]:
    """CPU and p99 of both, each with the quotient."""
    measured: list[list[tuple[float, float]]] = [[] for _ in sides]
    for _ in range(rounds):
        for server, results in zip(sides, measured, strict=True):
            cpu, _, times = server.load(bodies, connections, SECONDS, head)
            results.append((cpu / len(times) * 1e6, percentile(times, 0.99) * 1e3))
    # the first round fills caches
    cells = []
    for at, decimals in ((0, 0), (1, 1)):
        ours, theirs = (median(each[at] for each in results[1:]) for results in measured)
        cells += [f"{ours:.{decimals}f}", f"{theirs:.{decimals}f}", f"{ours / theirs:.2f}"]
    return cells


def commit(tree: Path) -> str:
    """The commit that is checked out."""
    command = ["git", "-C", str(tree), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout.strip()


def main(other: Path, *, quick: bool) -> None:
    """Print the comparison; write it if it was thorough."""
    text = measured(other, 3 if quick else ROUNDS)
    print(text)
    if not quick:
        head = f"{datetime.now(UTC):%Y-%m-%d}, {commit(TOP)} beside {commit(other)}."
        write_section(PAGE, "against", f"{head}\n\n{text}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), quick="--quick" in sys.argv)
