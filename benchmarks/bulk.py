"""Bulk work with one process and with two, by the command and by Dask.

`make bulk`, or `python -m benchmarks.bulk`. It measures wall time, which two processes save.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from time import perf_counter

from dask.distributed import Client, LocalCluster

from benchmarks import corpus
from benchmarks.corpus import body
from service.cli.bulk import LINES, answer_lines, in_order

ROUNDS = 5
TIMES = 3

Chunks = list[list[bytes]]


def request_lines() -> Chunks:
    """The base corpus, repeated, as lines of a batch."""
    lines = [
        json.dumps({"operation": "moves", "request": json.loads(body(pair))}).encode() + b"\n"
        for pair in corpus.read(corpus.BASE)
    ] * TIMES
    return [lines[start : start + LINES] for start in range(0, len(lines), LINES)]


def timed(work: Callable[[Chunks], object], chunks: Chunks) -> float:
    begun = perf_counter()
    work(chunks)
    return perf_counter() - begun


def main() -> None:
    chunks = request_lines()
    for line in answer_lines(chunks[0]):
        assert json.loads(line)["status"] == 200, line
    with (
        ProcessPoolExecutor(1) as one,
        ProcessPoolExecutor(2) as two,
        LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as small,
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as large,
        Client(small) as first,
        Client(large) as second,
    ):
        ways: dict[str, Callable[[Chunks], object]] = {
            "command, 1 core": lambda c: list(in_order(one, answer_lines, c, 4)),
            "command, 2 cores": lambda c: list(in_order(two, answer_lines, c, 8)),
            "Dask, 1 worker": lambda c: first.gather(first.map(answer_lines, c, pure=False)),
            "Dask, 2 workers": lambda c: second.gather(second.map(answer_lines, c, pure=False)),
        }
        for work in ways.values():
            work(chunks[:20])
        seconds: dict[str, list[float]] = {way: [] for way in ways}
        for _ in range(ROUNDS):
            for way, work in ways.items():
                seconds[way].append(timed(work, chunks))
    lines = sum(map(len, chunks))
    for way, times in seconds.items():
        print(f"{way:<18}{lines / median(times):>8,.0f} requests/s")
    for both, single in (list(ways)[1::-1], list(ways)[:1:-1]):
        print(f"{both} / {single}: {median(seconds[single]) / median(seconds[both]):.2f}")


if __name__ == "__main__":
    main()
