"""The measured servers: gunicorn with one worker, and nginx in front of it.

They run with the shipped settings; the CPU time is that of the process that answers.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection
from statistics import median
from time import perf_counter
from typing import Self

from benchmarks.client import HttpRequest, Results
from benchmarks.compiled import TOP
from benchmarks.timing import percentile
from tests.support.processes import (
    TIMEOUT,
    ServerProcess,
    cpu_seconds,
    free_port,
    resident_megabytes,
)

# the CPU time of a replaced worker would be lost
ENVIRONMENT = {**os.environ, "BACKGAMMON_MAX_REQUESTS": "0", "BACKGAMMON_WORKERS": "1"}


class Server(ServerProcess):
    """A server in which one process, the first child, answers all requests."""

    seconds_to_start = 0.0
    worker = 0

    def __init__(self, command: Sequence[str], port: int, tree: Path = TOP) -> None:
        super().__init__(command, port, ENVIRONMENT, folder=tree)

    def start(self) -> Self:
        """Start it and measure the time to its first response."""
        begun = perf_counter()
        super().start()
        self.seconds_to_start = perf_counter() - begun
        self.worker = self.answering()
        return self

    def answering(self) -> int:
        """The process that answers: the first child."""
        return self.workers()[0]

    def is_ready(self) -> bool:
        """Whether a request gets any response."""
        with create_connection(("127.0.0.1", self.port), timeout=TIMEOUT) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            return bool(connection.recv(1))

    def cpu(self) -> float:
        """Seconds of CPU the worker has used."""
        return cpu_seconds(self.worker)

    def memory(self) -> float:
        """Megabytes resident in the worker."""
        return resident_megabytes(self.worker)

    def ask(self, requests: Sequence[HttpRequest], refused: int = 0) -> tuple[float, Results]:
        """CPU of the worker, and what the client measures; `refused` is how many may be refused."""
        command = [sys.executable, "-m", "benchmarks.client", str(self.port)]
        lines = "\n".join(map(json.dumps, requests)).encode()
        before = self.cpu()
        client = subprocess.run(command, input=lines, capture_output=True, check=True)
        result = Results(*json.loads(client.stdout))
        if result.refused != refused:
            raise SystemExit(f"{result.refused} of {len(requests)} requests were refused")
        return self.cpu() - before, result

    def load(
        self, bodies: Sequence[bytes], connections: int, seconds: float, head: str = "curl"
    ) -> tuple[float, float, list[float]]:
        """Many connections at once: CPU of the worker, requests/s, and the time of each."""
        command = [sys.executable, "-m", "benchmarks.concurrent", str(self.port)]
        command += [str(connections), str(seconds), head]
        before = self.cpu()
        client = subprocess.run(command, input=b"\n".join(bodies), capture_output=True, check=True)
        rate, failures, times = json.loads(client.stdout)
        if failures:
            raise SystemExit(f"{failures} of {len(times)} requests failed")
        return self.cpu() - before, rate, times


def service(tree: Path = TOP) -> Server:
    """The service with one worker, of the build in this tree; not started yet."""
    return of_checkout(tree, None)


def of_checkout(tree: Path, packages: Path | None) -> Server:
    """The service as a checkout starts it; `packages` is the checkout whose `.venv` it uses."""
    python = str(packages / ".venv/bin/python") if packages else sys.executable
    port = free_port()
    command = [python, "-m", "service.cli", "serve", "--bind", f"127.0.0.1:{port}"]
    return Server(command, port, tree)


@contextmanager
def nginx(behind: Server) -> Iterator[Server | None]:
    """deploy/nginx.conf with one worker in front of a server; nothing if there is no nginx."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        yield None
        return
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        # its worker runs as another user
        Path(folder).chmod(0o755)
        text = (TOP / "deploy/nginx.conf").read_text()
        for ours, theirs in (
            ("worker_processes auto", "worker_processes 1"),
            ("listen 8080", f"listen 127.0.0.1:{port}"),
            ("service-1:8000", f"127.0.0.1:{behind.port}"),
            ("service-2:8000", f"127.0.0.1:{behind.port}"),
            ("/tmp/", f"{folder}/"),
        ):
            text = text.replace(ours, theirs)
        written = Path(folder) / "nginx.conf"
        written.write_text(text)
        command = [program, "-p", folder, "-c", str(written), "-g", "daemon off;"]
        with Server(command, port) as server:
            yield server


Cost = tuple[float, float, float]
"""CPU a request, requests a second, p99."""


def interleaved(
    tasks: Mapping[str, tuple[Server, Sequence[HttpRequest]]], rounds: int
) -> dict[str, Cost]:
    """Requests one after the other: the medians over rounds in which every task has its turn."""
    costs: dict[str, list[Cost]] = {name: [] for name in tasks}
    for _ in range(rounds):
        for name, (server, requests) in tasks.items():
            cpu, answers = server.ask(requests)
            rate = len(answers.seconds) / sum(answers.seconds)
            costs[name].append((cpu / len(requests), rate, percentile(answers.seconds, 0.99)))
    return {
        name: (median(c[0] for c in all_), median(c[1] for c in all_), median(c[2] for c in all_))
        for name, all_ in costs.items()
    }
