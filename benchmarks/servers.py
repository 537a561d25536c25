"""What is measured: gunicorn with one worker, and nginx in front of it.

All of them run with the settings that are shipped; CPU is that of the one process that answers.
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
from pathlib import Path
from socket import create_connection, socket
from time import perf_counter, sleep

from benchmarks.client import Asked, Told
from benchmarks.compiled import INTERPRETED, TOP

SETTINGS = TOP / "service" / "gunicorn_conf.py"
APPS = {"echo": "benchmarks.echo:create_app()", "service": "service.app:create_app()"}
TICK = os.sysconf("SC_CLK_TCK")
# a worker that is replaced takes its CPU time with it
ENVIRONMENT = {**os.environ, "BACKGAMMON_MAX_REQUESTS": "0"}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Server:
    """A server with one process that answers."""

    def __init__(self, command: Sequence[str], port: int, tree: Path = TOP) -> None:
        self.port = port
        begun = perf_counter()
        # the log is written, but nobody has to look at it
        self.master = subprocess.Popen(
            command, cwd=tree, env=ENVIRONMENT, stdout=subprocess.DEVNULL
        )
        self.wait()
        self.started = perf_counter() - begun
        children = Path(f"/proc/{self.master.pid}/task/{self.master.pid}/children").read_text()
        self.worker = int(children.split()[0])

    def wait(self) -> None:
        """Until the first answer."""
        while True:
            try:
                with create_connection(("127.0.0.1", self.port)) as line:
                    line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    if line.recv(1):
                        return
            except OSError:
                sleep(0.01)

    def cpu(self) -> float:
        """Seconds of CPU the worker has used."""
        fields = Path(f"/proc/{self.worker}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> float:
        """Megabytes resident in the worker."""
        pages = int(Path(f"/proc/{self.worker}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def ask(self, requests: Sequence[Asked], refused: int = 0) -> tuple[float, Told]:
        """CPU of the worker, and what the client tells; no more may be refused than foreseen."""
        command = [sys.executable, "-m", "benchmarks.client", str(self.port)]
        lines = "\n".join(map(json.dumps, requests)).encode()
        before = self.cpu()
        client = subprocess.run(command, input=lines, capture_output=True, check=True)
        told = Told(*json.loads(client.stdout))
        if told.refused != refused:
            raise SystemExit(f"{told.refused} of {len(requests)} requests were refused")
        return self.cpu() - before, told

    def stop(self) -> None:
        """End it."""
        self.master.terminate()
        self.master.wait()


def gunicorn(app: str, *options: str, tree: Path = TOP) -> Server:
    """An application with one worker, of the build in this tree."""
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "--config", str(SETTINGS), "--workers", "1"]
    command += ["--bind", f"127.0.0.1:{port}", "--log-level", "warning", *options, app]
    return Server(command, port, tree)


@contextmanager
def running() -> Iterator[dict[str, Server]]:
    """Both apps, side by side."""
    with ExitStack() as stack:
        servers = {}
        for name, app in APPS.items():
            servers[name] = gunicorn(app)
            stack.callback(servers[name].stop)
        yield servers


@contextmanager
def interpreted() -> Iterator[dict[str, Server]]:
    """The service as its sources are, where it is compiled otherwise."""
    if INTERPRETED is None:
        yield {}
        return
    server = gunicorn(APPS["service"], tree=INTERPRETED)
    try:
        yield {"service, interpreted": server}
    finally:
        server.stop()


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
        server = Server(command, port)
        try:
            yield server
        finally:
            server.stop()
