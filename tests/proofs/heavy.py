"""The worst allowed requests beside a healthy client: `make heavy` (docs/reliability.md).

Two workers. 32 connections send the dearest requests of one kind after another; meanwhile a healthy
client asks `/healthz` and sends `POST /v1/moves`. A Markdown table is printed, of all kinds or of
those whose names contain a word: `python -m tests.proofs.heavy 10 "every part"`.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from itertools import cycle
from pathlib import Path
from socket import SHUT_RDWR
from statistics import median
from threading import Event, Thread
from time import perf_counter
from typing import Self

from service.operations.register import OPERATIONS
from service.schemas.actions import LONGEST_PLAY
from tests.server.clients import BODY
from tests.server.load import JSON
from tests.service import worst
from tests.service.worst import DOUBLES, Ask, ask
from tests.support.server import Server

CONNECTIONS = 32
SECONDS = 10.0
HEALTHY = [Ask("healthz", "/healthz", b""), Ask("moves", "/v1/moves", BODY)]
NONE = "nothing"


def kinds() -> dict[str, Callable[[], Iterable[Ask]]]:
    """The dearest requests of every operation, by what makes them dear."""
    wide = {"variant": "backgammon", "position": json.loads(BODY)["position"], "width": 1200}
    return {
        NONE: list,
        "moves and judge, doubles": lambda: [
            *worst.moves(DOUBLES),
            *worst.judged(DOUBLES),
            *worst.texts(DOUBLES, LONGEST_PLAY),
        ],
        "moves with every part": lambda: worst.rich(DOUBLES),
        "advance": lambda: worst.advanced(DOUBLES),
        "chouettes of ten players": worst.chouettes,
        "GET by id, every part": lambda: worst.by_id(DOUBLES),
        "pictures": worst.pictures,
        "PNG of 1,200 pixels": lambda: [ask("png", "/v1/picture", wide, "image/png")],
        "hostile bodies of 4 KB": worst.hostile,
        "bodies of 64 KB": lambda: worst.large(*OPERATIONS),
        "quick operations": lambda: [*worst.about_positions(), *worst.begun(), *worst.fixed()],
        "records of 53 KB": worst.records,
        "records of 200 games": worst.large_records,
        "batches": worst.batches,
    }


class Attack:
    """So many clients, each of which sends the next request when it has an answer."""

    def __init__(self, port: int, requests: Sequence[Ask]) -> None:
        self.port, self.answers, self.failures = port, 0, 0
        self.done = Event()
        count = CONNECTIONS if requests else 0
        turned = [deque(requests) for _ in range(count)]
        for at, each in enumerate(turned):
            each.rotate(at)
        self.connections = [HTTPConnection("127.0.0.1", port, timeout=60) for _ in turned]
        self.threads = [
            Thread(target=self._send, args=[connection, list(each)])
            for connection, each in zip(self.connections, turned, strict=True)
        ]

    def _send(self, connection: HTTPConnection, requests: Sequence[Ask]) -> None:
        for each in cycle(requests):
            if self.done.is_set():
                break
            method = "POST" if each.body else "GET"
            try:
                connection.request(method, each.path, each.body, {**JSON, "Accept": each.accept})
                response = connection.getresponse()
                while response.read(2**16) and not self.done.is_set():
                    pass
                self.answers += 1
                self.failures += response.status == 500
                if self.done.is_set():
                    break
            except (OSError, HTTPException):
                self.failures += not self.done.is_set()
                connection.close()
        connection.close()

    def __enter__(self) -> Self:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.done.set()
        for connection in self.connections:
            # nobody waits for the last answers, which may take long
            with suppress(AttributeError, OSError):
                connection.sock.shutdown(SHUT_RDWR)
        for thread in self.threads:
            thread.join(90)


def healthy_waits(port: int, seconds: float) -> dict[str, list[float]]:
    """How long a healthy client waits for its answers, by path, for so long."""
    waits: dict[str, list[float]] = {each.path: [] for each in HEALTHY}
    end = perf_counter() + seconds
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    while perf_counter() < end:
        for each in HEALTHY:
            begun = perf_counter()
            connection.request("POST" if each.body else "GET", each.path, each.body, JSON)
            response = connection.getresponse()
            response.read()
            waits[each.path].append(perf_counter() - begun)
            if response.status != 200:
                raise SystemExit(f"the healthy client got {response.status}")
        # the next requests reach the other worker as likely as this one
        connection.close()
    return waits


def under(
    server: Server, requests: Sequence[Ask], seconds: float
) -> tuple[dict[str, list[float]], Attack]:
    """The waits of the healthy client during an attack with these requests."""
    with Attack(server.port, requests) as attack:
        waits = healthy_waits(server.port, seconds)
    return waits, attack


def at(waits: Sequence[float], share: float) -> float:
    """A percentile in milliseconds."""
    return sorted(waits)[min(int(len(waits) * share), len(waits) - 1)] * 1e3


def main(seconds: float, only: str) -> None:
    """Print the table."""
    paths = [each.path for each in HEALTHY]
    print(
        f"| on {CONNECTIONS} connections | answered | "
        + " | ".join(f"`{path}` median | p99" for path in paths)
        + " |"
    )
    print("|---|---:|" + "---:|" * 2 * len(paths))
    worst = 0.0
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "log", workers="2") as server,
    ):
        for name, requests in kinds().items():
            if only not in name:
                continue
            waits, attack = under(server, list(requests()), seconds)
            cells = [
                f"{median(waits[path]) * 1e3:.0f} ms | {at(waits[path], 0.99):.0f} ms"
                for path in paths
            ]
            worst = max(worst, *(at(waits[path], 0.99) for path in paths))
            failed = f", {attack.failures} failed" if attack.failures else ""
            print(
                f"| {name} | {attack.answers:,}{failed} | " + " | ".join(cells) + " |", flush=True
            )
    print(f"\nThe largest p99 is {worst:.0f} ms; the goal is 200 ms on two idle cores.")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS, "".join(sys.argv[2:]))
