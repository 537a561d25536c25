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
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from socket import create_connection
from time import perf_counter
from typing import Self

from benchmarks.client import HttpRequest, Results
from benchmarks.compiled import INTERPRETED, TOP
from tests.support.processes import (
    TIMEOUT,
    ServerProcess,
    cpu_seconds,
    free_port,
    resident_megabytes,
)

CONFIG = "python:service.server.gunicorn_conf"
APPS = {"echo": "benchmarks.echo:create_app()", "service": "service.app:create_app()"}
C_PARSER = "service, this worker, parser in C"
BRIDGED = "echo, gunicorn `asgi` and a bridge"
# the CPU time of a replaced worker would be lost
ENVIRONMENT = {**os.environ, "BACKGAMMON_MAX_REQUESTS": "0"}


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
        self.worker = self.workers()[0]
        return self

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
        self, bodies: Sequence[bytes], connections: int, seconds: float
    ) -> tuple[float, float, list[float]]:
        """Many connections at once: CPU of the worker, requests/s, and the time of each."""
        command = [sys.executable, "-m", "benchmarks.concurrent", str(self.port)]
        command += [str(connections), str(seconds)]
        before = self.cpu()
        client = subprocess.run(command, input=b"\n".join(bodies), capture_output=True, check=True)
        rate, failures, times = json.loads(client.stdout)
        if failures:
            raise SystemExit(f"{failures} of {len(times)} requests failed")
        return self.cpu() - before, rate, times


def gunicorn(app: str, *options: str, tree: Path = TOP) -> Server:
    """An application with one worker, of the build in this tree; not started yet."""
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "--config", CONFIG, "--workers", "1"]
    command += ["--bind", f"127.0.0.1:{port}", "--log-level", "warning", *options, app]
    return Server(command, port, tree)


def stock(worker_class: str, *options: str, app: str = APPS["echo"]) -> Server:
    """An application on one of gunicorn's own workers, without any configuration."""
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "--worker-class", worker_class, *options]
    command += ["--bind", f"127.0.0.1:{port}", "--log-level", "error", "--graceful-timeout", "1"]
    return Server([*command, app], port)


def granian(app: str) -> Server:
    """The service on granian, with one thread for the application, as the work is computing."""
    port = free_port()
    command = [sys.executable, "-m", "granian", "--interface", "wsgi", "--no-log", "--factory"]
    command += ["--workers", "1", "--blocking-threads", "1", "--port", str(port)]
    return Server([*command, app], port)


def competitors() -> dict[str, Server]:
    """What `POST /v1/moves` is compared on; not started yet."""
    servers = {
        "echo, gunicorn `sync`": stock("sync"),
        "echo, gunicorn `gthread`": stock("gthread", "--threads", "4"),
        "echo, gunicorn `gevent`": stock("gevent"),
        BRIDGED: stock("asgi", app="benchmarks.bridge:echo()"),
        "echo, this worker": gunicorn(APPS["echo"]),
        "service, this worker": gunicorn(APPS["service"]),
        "service, gunicorn `asgi` and a bridge": stock("asgi", app="benchmarks.bridge:service()"),
        "service, granian": granian("service.app:create_app"),
    }
    if find_spec("gunicorn_h1c"):
        servers[C_PARSER] = gunicorn(APPS["service"], "--http-parser", "fast")
    if INTERPRETED:
        servers["service, this worker, interpreted"] = gunicorn(APPS["service"], tree=INTERPRETED)
    return servers


@contextmanager
def running() -> Iterator[dict[str, Server]]:
    """Both apps, side by side."""
    with ExitStack() as stack:
        yield {name: stack.enter_context(gunicorn(app)) for name, app in APPS.items()}


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
