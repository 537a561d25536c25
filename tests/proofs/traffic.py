"""Traffic: so many connections that put questions one after the other and compare the answers."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import aiohttp

from tests.proofs.questions import Question

PATIENCE = aiohttp.ClientTimeout(total=30)
HEADERS = {"Content-Type": "application/json"}


@dataclass
class Seen:
    """What came back."""

    statuses: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    failed: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        times = sorted(self.seconds)
        p50, p99 = (times[int(len(times) * part)] * 1e3 for part in (0.5, 0.99))
        return (
            f"{len(times):,} answers {dict(self.statuses)}, {len(self.wrong)} wrong, "
            f"{sum(self.failed.values())} failed {dict(self.failed)}, "
            f"median {p50:.0f} ms, p99 {p99:.0f} ms, slowest {times[-1] * 1e3:.0f} ms"
        )


async def traffic(
    address: str, questions: Sequence[Question], connections: int, seconds: float
) -> Seen:
    """Ask for so long over so many connections at once."""
    seen = Seen()
    end = time.monotonic() + seconds
    line = aiohttp.TCPConnector(limit=connections)
    session = aiohttp.ClientSession(address, connector=line, timeout=PATIENCE)
    async with session, asyncio.TaskGroup() as group:
        for number in range(connections):
            order = random.Random(number)
            group.create_task(_one(session, questions, order, end, seen))
    return seen


async def _one(
    session: aiohttp.ClientSession,
    questions: Sequence[Question],
    order: random.Random,
    end: float,
    seen: Seen,
) -> None:
    while time.monotonic() < end:
        question = order.choice(questions)
        begun = time.monotonic()
        try:
            sending = session.request(
                question.method, question.path, data=question.body, headers=HEADERS
            )
            async with sending as reply:
                status, body = reply.status, await reply.read()
        except (aiohttp.ClientError, TimeoutError) as error:
            seen.failed[type(error).__name__] += 1
            continue
        seen.seconds.append(time.monotonic() - begun)
        seen.statuses[status] += 1
        if status != 200:
            seen.wrong.append(f"{status} {question.method} {question.path} {body[:300]!r}")
        elif not question.is_answered_by(body):
            seen.wrong.append(f"{question.method} {question.path} {question.body!r}")
