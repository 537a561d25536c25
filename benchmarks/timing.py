"""Timing: medians of CPU time over interleaved rounds."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import process_time, process_time_ns
from typing import TypeVar

T = TypeVar("T")
ROUNDS = 11
"""The speed of a shared machine varies over time, so a few rounds could all be fast or all slow."""


def interleaved(
    tasks: Mapping[str, Callable[[], object]], rounds: int = ROUNDS
) -> dict[str, float]:
    """CPU seconds of each task: the median over rounds, each of which runs every task once."""
    times: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(rounds):
        for name, task in tasks.items():
            gc.collect()
            start = process_time()
            task()
            times[name].append(process_time() - start)
    return {name: median(taken) for name, taken in times.items()}


def over(call: Callable[[T], object], items: Sequence[T]) -> Callable[[], None]:
    """A task that calls the function for every item."""

    def task() -> None:
        for item in items:
            call(item)

    return task


def latencies(call: Callable[[T], object], items: Sequence[T], rounds: int = ROUNDS) -> list[float]:
    """Microseconds of CPU for each item: the median over rounds after a warm-up."""
    over(call, items)()
    taken: list[list[int]] = [[] for _ in items]
    for _ in range(rounds):
        for times, item in zip(taken, items, strict=True):
            start = process_time_ns()
            call(item)
            times.append(process_time_ns() - start)
    return [median(times) / 1000 for times in taken]


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
