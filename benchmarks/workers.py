"""Worker classes compared: gunicorn's `sync` and `gthread`, and ours.

`python -m benchmarks.workers [--quick]`; its table is in docs/adr/0018-a-worker-of-our-own.md.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack

from benchmarks import corpus
from benchmarks.client import post
from benchmarks.report import Section, table
from benchmarks.servers import APPS, gunicorn
from benchmarks.serving import body, interleaved
from benchmarks.timing import ROUNDS

CLASSES = ("sync", "gthread", "service.server.worker.Worker")


def measure(quick: bool = False) -> Section:
    """Both apps under each class, in interleaved rounds; one client that keeps its connection."""
    questions = [post(body(pair).decode()) for pair in corpus.read(corpus.BASE)]
    questions = questions[:: 10 if quick else 2]
    with ExitStack() as stack:
        tasks = {}
        for name, app in APPS.items():
            for kind in CLASSES:
                # gunicorn's own classes wait for idle connections when they stop
                options = ("--worker-class", kind, "--graceful-timeout", "1")
                server = stack.enter_context(gunicorn(app, *options))
                server.ask(questions[:200])
                tasks[f"{name}, `{kind}`"] = (server, questions)
        costs = interleaved(tasks, 3 if quick else ROUNDS)
    rows = [
        [name, f"{cpu * 1e6:,.0f}", f"{rate:,.0f}", f"{p99 * 1e3:.2f}"]
        for name, (cpu, rate, p99) in costs.items()
    ]
    head = ["app and worker class", "CPU µs/request", "requests/s", "p99 ms"]
    return Section("Worker classes", table(head, rows))


if __name__ == "__main__":
    print(measure(quick="--quick" in sys.argv))
