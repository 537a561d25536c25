"""The memory of one worker over 200,000 mixed requests, and the time to its first answer.

`make endurance`, some minutes; written into docs/reliability.md. With another number of requests,
`python -m benchmarks.endurance 2000`, nothing is written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import cycle, islice
from pathlib import Path

from benchmarks import answers, corpus
from benchmarks.client import HttpRequest, post
from benchmarks.report import goal, table
from benchmarks.servers import service
from engine.variants import VARIANTS
from tests.support.sections import write_section

PAGE = Path(__file__).parent.parent / "docs" / "reliability.md"
REQUESTS = 200_000
AT_ONCE = 4_000
REPORTED_AT = (0, 4_000, 20_000, 52_000, 100_000, 152_000, 200_000)
PAIRS = 200
"""Number of pairs of each game."""
SETTLED = 100_000
"""Number of requests after which every request has been repeated, so that all caches are full."""


def mixed() -> Iterator[HttpRequest]:
    """Every operation for every game, and one invalid request per game."""
    for name in VARIANTS:
        yield HttpRequest("GET", f"/v1/variants/{name}")
        yield post(json.dumps({"variant": name}), "/v1/begin")
        for pair in corpus.read(name)[:PAIRS]:
            state = json.loads(answers.body(pair))
            place = {key: state[key] for key in ("variant", "options", "position")}
            yield post(json.dumps(state))
            yield post(json.dumps(place), "/v1/bear-off")
            yield post(json.dumps(place), "/v1/score")
            yield post(json.dumps({**state, "moves": []}), "/v1/judge")
            yield post(json.dumps(state), "/v1/convert")
            yield post(json.dumps(place), "/v1/picture")
        yield post(json.dumps({**place, "moves": 1}), "/v1/judge")


def is_refused(request: HttpRequest) -> bool:
    """Whether this is an invalid request."""
    return request.path == "/v1/judge" and '"moves": 1' in (request.body or "")


def measure(total: int = REQUESTS) -> tuple[list[tuple[int, float]], float]:
    """The megabytes by number of requests, and the seconds from the start to the first answer."""
    with service() as server:
        weights = [(0, server.memory())]
        everything = cycle(mixed())
        at_once = min(AT_ONCE, total)
        for count in range(at_once, total + 1, at_once):
            requests = list(islice(everything, at_once))
            server.ask(requests, refused=sum(map(is_refused, requests)))
            weights.append((count, server.memory()))
            print(f"{count:>9,} {server.memory():6.1f} MB", flush=True)
        return weights, server.seconds_to_start


def report(weights: list[tuple[int, float]], started: float) -> str:
    """The section as Markdown."""
    now = datetime.now(UTC).strftime("%Y-%m-%d")
    by_count = dict(weights)
    grown = goal(
        f"MB after {REQUESTS:,} / after {SETTLED:,}",
        by_count[REQUESTS] / by_count[SETTLED],
        at_most=1.03,
    )
    rows = [[f"{count:,}", f"{by_count[count]:.1f}"] for count in REPORTED_AT]
    lines = table(["requests", "MB resident in the worker"], rows)
    return "\n".join(
        [
            f"{now}. One worker, every operation for every game in turn. The first answer came",
            f"{started:.2f} seconds after the start.\n",
            *lines,
            f"\n{grown}.",
        ]
    )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure(int(sys.argv[1]))
    else:
        text = report(*measure())
        write_section(PAGE, "endurance", text)
        print(text)
