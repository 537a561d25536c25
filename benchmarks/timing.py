"""How things are timed: CPU time, competitors interleaved round by round, the median told."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import process_time, process_time_ns
from typing import TypeVar

T = TypeVar("T")
ROUNDS = 11
"""A machine that others use is fast and slow by turns; a few rounds may all fall into one mood."""


def interleaved(
    tasks: Mapping[str, Callable[[], object]], rounds: int = ROUNDS
) -> dict[str, float]:
    """CPU seconds of each task: the median over rounds in which every task has its turn."""
    times: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(rounds):
        for name, task in tasks.items():
            gc.collect()
            start = process_time()
            task()
            times[name].append(process_time() - start)
    return {name: median(taken) for name, taken in times.items()}


def over(ask: Callable[[T], object], items: Sequence[T]) -> Callable[[], None]:
    """One round: the question asked of every item."""

    def task() -> None:
        for item in items:
            ask(item)

    return task


def latencies(ask: Callable[[T], object], items: Sequence[T], rounds: int = ROUNDS) -> list[float]:
    """Microseconds of CPU for each item, as a busy worker sees it: the median over warm rounds."""
    over(ask, items)()
    taken: list[list[int]] = [[] for _ in items]
    for _ in range(rounds):
        for times, item in zip(taken, items, strict=True):
            start = process_time_ns()
            ask(item)
            times.append(process_time_ns() - start)
    return [median(times) / 1000 for times in taken]


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
