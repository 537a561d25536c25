"""What work costs a processor, in milliseconds of an idle one.

Beside other work the same takes longer, because processors share their caches and their clock. A
loop that takes a millisecond on an idle processor is run before each call and tells by how much.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

TURNS = 65_000
"""Turns of an empty loop in a millisecond of the machine on which costs were measured."""


def milliseconds(work: Callable[[], object], times: int) -> float:
    """What a call of this costs: the least of several, as a pause adds and nothing takes away."""
    loops, calls = [], []
    for _ in range(times):
        loops.append(_seconds(_loop))
        calls.append(_seconds(work))
    return min(calls) / min(loops)


def slowness() -> float:
    """How many times as long as on an idle processor the loop takes now."""
    return min(_seconds(_loop) for _ in range(3)) * 1e3


def _loop() -> None:
    for _ in range(TURNS):
        pass


def _seconds(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun
