"""`POST /v1/moves` beside an app that only echoes: one gunicorn worker each, the same settings.

`python -m benchmarks.serving [--quick]`
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection, socket
from statistics import median
from time import perf_counter, sleep

from benchmarks import corpus
from benchmarks.corpus import Pair
from benchmarks.report import Section, goal, table
from benchmarks.timing import ROUNDS, percentile

TOP = Path(__file__).parent.parent
SETTINGS = TOP / "service" / "gunicorn_conf.py"
APPS = {"echo": "benchmarks.echo:create_app()", "service": "service.app:create_app()"}
TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """A gunicorn with one worker."""

    def __init__(self, app: str) -> None:
        with socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        command = [sys.executable, "-m", "gunicorn", "--config", str(SETTINGS), "--workers", "1"]
        command += ["--bind", f"127.0.0.1:{self.port}", "--log-level", "warning", app]
        begun = perf_counter()
        # the log is written, but nobody has to look at it
        self.master = subprocess.Popen(command, cwd=TOP, stdout=subprocess.DEVNULL)
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

    def ask(self, bodies: Sequence[bytes]) -> tuple[float, list[float], int]:
        """CPU of the worker, wall time of each request, and how many were refused."""
        command = [sys.executable, "-m", "benchmarks.client", str(self.port)]
        before = self.cpu()
        client = subprocess.run(command, input=b"\n".join(bodies), capture_output=True, check=True)
        told = json.loads(client.stdout)
        return self.cpu() - before, told["seconds"], told["refused"]


@contextmanager
def running() -> Iterator[dict[str, Server]]:
    """Both apps, side by side."""
    servers = {name: Server(app) for name, app in APPS.items()}
    try:
        yield servers
    finally:
        for server in servers.values():
            server.master.terminate()
            server.master.wait()


def body(pair: Pair) -> bytes:
    """The simple question, as a client that knows nothing of stages asks it."""
    sides = {color: pair.position.side(color) for color in ("white", "black")}
    dice = [pair.stage.numbers[0], pair.stage.numbers[-1]]
    question = {"variant": pair.rules.name, "player": pair.player, "dice": dice, "position": sides}
    return json.dumps(question).encode()


def measure(quick: bool = False) -> Section:
    """The corpus and the worst case, in interleaved rounds."""
    rounds = 3 if quick else ROUNDS
    bodies = [body(pair) for pair in corpus.read(corpus.BASE)][:: 5 if quick else 1]
    worst = max(corpus.read(corpus.BASE, "worst"), key=lambda pair: len(pair.ask()))
    with running() as servers:
        for server in servers.values():
            server.ask(bodies[:200])
        small = {name: server.memory() for name, server in servers.items()}
        usual = _rounds(servers, bodies, rounds)
        heavy = _rounds(servers, [body(worst)] * 50, rounds)
        rows = [
            [
                name,
                f"{cpu * 1e6:,.0f}",
                f"{rate:,.0f}",
                f"{p99 * 1e3:.2f}",
                f"{heavy[name][0] * 1e3:.2f}",
                f"{servers[name].started:.2f}",
                f"{small[name]:.0f} → {servers[name].memory():.0f}",
            ]
            for name, (cpu, rate, p99) in usual.items()
        ]
    head = ["app", "CPU µs/request", "requests/s", "p99 ms", "CPU ms, 2,226 plays"]
    head += ["start to first answer, s", "worker's MB, before → after"]
    echo, ours = usual["echo"], usual["service"]
    goals = [
        goal("echo's CPU / service's CPU a request", echo[0] / ours[0], at_least=0.65),
        goal("service's p99 / echo's p99", ours[2] / echo[2], at_most=1.5),
        goal("2,226-play answer / echo, CPU", heavy["service"][0] / echo[0], at_most=40),
    ]
    size = sum(map(len, bodies)) // len(bodies)
    note = (
        f"{len(bodies):,} requests a round, {size} bytes each on average, one after the other from "
    )
    note += "a process of its own. CPU is the worker's."
    return Section("`POST /v1/moves` beside an echo", [*table(head, rows), "", note], goals)


Told = tuple[float, float, float]


def _rounds(servers: dict[str, Server], bodies: Sequence[bytes], rounds: int) -> dict[str, Told]:
    """For each app the medians over rounds: CPU a request, requests a second, p99."""
    told: dict[str, list[Told]] = {name: [] for name in servers}
    for _ in range(rounds):
        for name, server in servers.items():
            cpu, times, refused = server.ask(bodies)
            if refused:
                raise SystemExit(f"{name} refused {refused} of {len(bodies)} requests")
            rate = len(times) / sum(times)
            told[name].append((cpu / len(times), rate, percentile(times, 0.99)))
    return {
        name: (median(t[0] for t in all_), median(t[1] for t in all_), median(t[2] for t in all_))
        for name, all_ in told.items()
    }


if __name__ == "__main__":
    print(measure(quick="--quick" in sys.argv))
