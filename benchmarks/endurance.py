"""One worker over 200,000 mixed requests: what it weighs, and how soon it answers.

`make endurance`, some minutes; written to docs/endurance.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import cycle, islice
from pathlib import Path

from benchmarks import answers, corpus
from benchmarks.client import Asked, post
from benchmarks.report import goal, table
from benchmarks.servers import APPS, gunicorn
from engine.variants import VARIANTS

PAGE = Path(__file__).parent.parent / "docs" / "endurance.md"
REQUESTS = 200_000
AT_ONCE = 4_000
TOLD_AT = (0, 4_000, 20_000, 52_000, 100_000, 152_000, 200_000)
PAIRS = 200
"""Of each game."""
SETTLED = 100_000
"""Requests after which every question has come several times, so that a worker has no more reason
to grow."""


def mixed() -> Iterator[Asked]:
    """Every operation about every game, and now and then one that is refused."""
    for name in VARIANTS:
        yield Asked("GET", f"/v1/variants/{name}")
        yield post(json.dumps({"variant": name}), "/v1/begin")
        for pair in corpus.read(name)[:PAIRS]:
            asked = json.loads(answers.body(pair))
            place = {key: asked[key] for key in ("variant", "options", "position")}
            yield post(json.dumps(asked))
            yield post(json.dumps(place), "/v1/bear-off")
            yield post(json.dumps(place), "/v1/score")
            yield post(json.dumps({**asked, "moves": []}), "/v1/judge")
        yield post(json.dumps({**place, "moves": 1}), "/v1/judge")


def is_refused(asked: Asked) -> bool:
    """The one of each game."""
    return asked.path == "/v1/judge" and '"moves": 1' in (asked.body or "")


def measure() -> tuple[list[tuple[int, float]], float]:
    """Megabytes after so many requests, and the seconds from start to first answer."""
    with gunicorn(APPS["service"]) as server:
        weights = [(0, server.memory())]
        everything = cycle(mixed())
        for asked in range(AT_ONCE, REQUESTS + 1, AT_ONCE):
            requests = list(islice(everything, AT_ONCE))
            server.ask(requests, refused=sum(map(is_refused, requests)))
            weights.append((asked, server.memory()))
            print(f"{asked:>9,} {server.memory():6.1f} MB", flush=True)
        return weights, server.seconds_to_start


def page(weights: list[tuple[int, float]], started: float) -> str:
    """The report as Markdown."""
    now = datetime.now(UTC).strftime("%Y-%m-%d")
    by_count = dict(weights)
    grown = goal(
        f"MB after {REQUESTS:,} / after {SETTLED:,}",
        by_count[REQUESTS] / by_count[SETTLED],
        at_most=1.03,
    )
    rows = [[f"{count:,}", f"{by_count[count]:.1f}"] for count in TOLD_AT]
    lines = table(["requests", "MB resident in the worker"], rows)
    return "\n".join(
        [
            "# Endurance\n",
            f"Made by `make endurance`; do not edit. {now}. One worker, every operation about",
            f"every game in turn. The first answer came {started:.2f} seconds after the start.\n",
            *lines,
            f"\n{grown}.\n",
        ]
    )


if __name__ == "__main__":
    text = page(*measure())
    PAGE.write_text(text)
    print(text)
