"""Two hundred connections for some minutes: no 5xx, no wrong answer, memory flat.

`make load`, or `python -m tests.proofs.load [seconds]`.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tests.proofs.questions import pool
from tests.proofs.traffic import traffic
from tests.support.processes import TIMEOUT, ServerProcess, free_port, resident_megabytes

CONNECTIONS = 200
SERVE = ["-m", "service.cli", "serve"]


@contextmanager
def watched(server: ServerProcess, every: float = 5.0) -> Iterator[list[float]]:
    """The memory of the largest worker, again and again."""
    sizes: list[float] = []
    done = threading.Event()

    def watch() -> None:
        while not done.wait(every):
            sizes.append(max(map(resident_megabytes, server.workers())))

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield sizes
    finally:
        done.set()
        watcher.join(TIMEOUT)


def main(seconds: float) -> None:
    """Ask, compare, and tell."""
    questions = pool(seed=1)
    port = free_port()
    # never recycled, so that a leak would show
    environment = {
        **os.environ,
        "BACKGAMMON_BIND": f"127.0.0.1:{port}",
        "BACKGAMMON_MAX_REQUESTS": "0",
        "BACKGAMMON_LOG_REQUESTS": "no",
    }
    address = f"http://127.0.0.1:{port}"
    with (
        ServerProcess([sys.executable, *SERVE], port, environment) as server,
        watched(server) as sizes,
    ):
        seen = asyncio.run(traffic(address, questions, CONNECTIONS, seconds))
    third = len(sizes) // 3
    print(f"{len(questions):,} different questions, {CONNECTIONS} connections, {seconds:.0f} s")
    print(seen)
    print(
        f"largest worker, MB: {sizes[0]:.0f} at first, {sizes[third]:.0f} after a third, "
        f"{sizes[-1]:.0f} at the end"
    )
    for line in seen.wrong[:10]:
        print(line)
    sys.exit(bool(seen.wrong or seen.failed))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 180)
