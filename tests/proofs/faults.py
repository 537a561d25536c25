"""Faults in the middle of the load, behind nginx: the others are served, nothing hangs.

`make faults`, or `python -m tests.proofs.faults [seconds]`: each fault lasts so long.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from urllib.parse import urlsplit

from tests.deploy.topology import INSTANCES, Topology, topology
from tests.proofs.questions import Question, pool
from tests.proofs.traffic import traffic
from tests.server.clients import PAYLOADS
from tests.support.http import fetch
from tests.support.processes import TIMEOUT

CONNECTIONS = 50
QUIET = {"BACKGAMMON_RATE": "1000000/minute", "BACKGAMMON_LOG_REQUESTS": "no"}
"""Counted in Redis, but so high that no request is refused with 429."""

FAILURES = re.compile(r"^backgammon_rate_store_failures_total (\S+)", re.MULTILINE)

Fault = Callable[[Topology, Event], None]


def workers_killed(all_of: Topology, done: Event) -> None:
    """A worker of either instance is killed (-9) again and again."""
    while not done.wait(1.0):
        workers = [pid for name in INSTANCES for pid in all_of.parts[name].workers()]
        os.kill(random.choice(workers), signal.SIGKILL)


def instances_stopped(all_of: Topology, done: Event) -> None:
    """An instance is stopped with requests in flight, and started again, in turn."""
    while not done.wait(2.0):
        for name in INSTANCES:
            all_of.parts[name].stop()
            all_of.parts[name].start()
            if done.wait(2.0):
                return


def redis_stopped(all_of: Topology, done: Event) -> None:
    """Redis is away for half of the time; the service goes on, and says so."""
    redis = all_of.parts["redis"]
    while not done.wait(2.0):
        redis.stop()
        done.wait(2.0)
        redis.start()


def slow_clients(all_of: Topology, done: Event) -> None:
    """A hundred clients at each door send a byte a second and never come to an end."""
    head = b"POST /v1/moves HTTP/1.1\r\nHost: x\r\n"
    with ExitStack() as stack:
        lines = [
            line
            for address in _doors(all_of)
            for line in stack.enter_context(_lines(address, 100, head))
        ]
        while not done.wait(1.0):
            for line in lines:
                _send(line, b"X")


def half_closed(all_of: Topology, done: Event) -> None:
    """Clients announce a body, send half of it and close their side, again and again."""
    head = b"POST /v1/moves HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    while not done.wait(0.2):
        for address in _doors(all_of):
            with _lines(address, 10, head + b"Content-Length: 100\r\n\r\n{") as lines:
                for line in lines:
                    line.shutdown(socket.SHUT_WR)


def malformed(all_of: Topology, done: Event) -> None:
    """What is no HTTP at all, and headers of a megabyte."""
    rubbish = (
        b"\x00\xff" * 500,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /v1/moves HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /v1/moves HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 2**20 + b"\r\n\r\n",
    )
    while not done.wait(0.2):
        for address in _doors(all_of):
            for text in rubbish:
                with _lines(address, 1, text):
                    pass


def unfinished_requests(all_of: Topology, done: Event) -> None:
    """64 connections at each door, each with a request that is whole, cut off or ambiguous."""
    while not done.is_set():
        for payload, _ in PAYLOADS.values():
            with ExitStack() as stack:
                for address in _doors(all_of):
                    stack.enter_context(_lines(address, 64, payload))
                if done.wait(0.5):
                    return


def instances_reloaded(all_of: Topology, done: Event) -> None:
    """The instances replace all their workers (SIGHUP) again and again, in turn."""
    while not done.is_set():
        for name in INSTANCES:
            if done.wait(2.0):
                return
            all_of.parts[name].process.send_signal(signal.SIGHUP)


FAULTS: tuple[Fault, ...] = (
    workers_killed,
    instances_stopped,
    redis_stopped,
    slow_clients,
    half_closed,
    malformed,
    unfinished_requests,
    instances_reloaded,
)


CUT = Counter({"ClientPayloadError": 1000})
"""An answer of which a part had been sent when its worker was killed ends there; the client sees
that it does, and no other program can send the request again."""


def _doors(all_of: Topology) -> list[str]:
    """nginx, and the instances past it."""
    return [all_of.address, *(f"http://127.0.0.1:{all_of.parts[name].port}" for name in INSTANCES)]


@contextmanager
def _lines(address: str, count: int, text: bytes) -> Iterator[list[socket.socket]]:
    """Connections on which something was sent."""
    where = urlsplit(address)
    with ExitStack() as stack:
        lines = []
        for _ in range(count):
            line = socket.create_connection((where.hostname, where.port), timeout=10)
            lines.append(stack.enter_context(line))
            _send(line, text)
        yield lines


def _send(line: socket.socket, text: bytes) -> None:
    # the other side may have had enough of it, which is its right
    with suppress(OSError):
        line.sendall(text)


def during(fault: Fault, all_of: Topology, questions: list[Question], seconds: float) -> bool:
    """Whether everybody else was served while this went on."""
    done = Event()
    trouble = Thread(target=fault, args=(all_of, done))
    trouble.start()
    try:
        seen = asyncio.run(traffic(all_of.address, questions, CONNECTIONS, seconds))
    finally:
        done.set()
        trouble.join(TIMEOUT)
    begun = time.monotonic()
    status = fetch(f"{all_of.address}/healthz").status
    print(f"{fault.__name__}: {seen}; then {status} in {time.monotonic() - begun:.2f} s")
    for line in seen.wrong[:5]:
        print("   ", line)
    failed = seen.failed - (CUT if fault is workers_killed else Counter())
    return not seen.wrong and not failed and status == 200 and _was_noticed(fault, all_of)


def _was_noticed(fault: Fault, all_of: Topology) -> bool:
    """Whether the metrics tell of it, if it is one that only they can tell of."""
    if fault is not redis_stopped:
        return True
    texts = [fetch(f"{address}/metrics").body.decode() for address in _doors(all_of)[1:]]
    counts = [int(float(count)) for text in texts for count in FAILURES.findall(text)]
    print(f"    failures of Redis in the metrics: {sum(counts)}")
    return sum(counts) > 0


def main(seconds: float) -> None:
    """One fault after the other."""
    questions = pool(seed=2, games=1)
    with tempfile.TemporaryDirectory() as folder, topology(Path(folder), **QUIET) as all_of:
        served = [during(fault, all_of, questions, seconds) for fault in FAULTS]
    sys.exit(not all(served))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 20)
