"""`POST /v1/moves` beside a Flask app that only echoes, on several servers with one worker each.

`python -m benchmarks.serving [--quick]`. Keep-alive connections, 1, 8, 64 and 200 at a time. The
echo runs on gunicorn's own workers as they come (`sync`, `gthread`, `gevent`), on its `asgi` worker
by a bridge (benchmarks/bridge.py) and on the worker of this project; the service runs on that
worker, by the bridge, and on granian, another server.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from statistics import median
from typing import NamedTuple

from benchmarks import corpus
from benchmarks.client import HttpRequest, post
from benchmarks.compiled import TOP
from benchmarks.corpus import Pair
from benchmarks.report import Goal, Section, goal, joined, table
from benchmarks.servers import BRIDGED, C_PARSER, Server, competitors
from benchmarks.timing import percentile

CONNECTIONS = (1, 8, 64, 200)
JUDGED = (8, 64)
"""Numbers of connections for which there are goals."""

SECONDS = 0.8
"""Length of one round of one server; long enough for thousands of requests."""

STOCK = "echo, gunicorn `sync`"
OURS = "echo, this worker"
SERVICE = "service, this worker"
INTERPRETED = "service, this worker, interpreted"


def body(pair: Pair) -> bytes:
    """The simple question, as a client that knows nothing of stages asks it."""
    sides = {color: pair.position.side(color) for color in ("white", "black")}
    dice = [pair.stage.numbers[0], pair.stage.numbers[-1]]
    request = {"variant": pair.rules.name, "player": pair.player, "dice": dice, "position": sides}
    return json.dumps(request).encode()


class Load(NamedTuple):
    """What one server does with so many connections: medians over the rounds."""

    cpu: float
    rate: float
    p50: float
    p99: float


def measure(quick: bool = False) -> Section:
    """All servers over all numbers of connections, then the application without any server."""
    bodies = [body(pair) for pair in corpus.read(corpus.BASE)][:: 20 if quick else 4]
    worst = max(corpus.read(corpus.BASE, "worst"), key=lambda pair: len(pair.ask()))
    rounds = 2 if quick else 5
    counts = CONNECTIONS[:2] if quick else CONNECTIONS
    with ExitStack() as stack:
        servers = {name: stack.enter_context(server) for name, server in competitors().items()}
        loads = {count: loaded(servers, bodies, count, rounds) for count in counts}
        heavy = largest(servers, body(worst), rounds)
    parts = [by_connections(loads), heavy, in_process(rounds)]
    return joined("`POST /v1/moves` beside an echo", parts)


def loaded(
    servers: Mapping[str, Server], bodies: Sequence[bytes], connections: int, rounds: int
) -> dict[str, Load]:
    """Every server with so many connections, in interleaved rounds."""
    measured: dict[str, list[Load]] = {name: [] for name in servers}
    for server in servers.values():
        server.load(bodies, connections, SECONDS / 4)
    for _ in range(rounds):
        for name, server in servers.items():
            cpu, rate, times = server.load(bodies, connections, SECONDS)
            p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
            measured[name].append(Load(cpu / len(times), rate, p50, p99))
    return {
        name: Load(*(median(load[at] for load in all_loads) for at in range(len(Load._fields))))
        for name, all_loads in measured.items()
    }


def by_connections(loads: Mapping[int, Mapping[str, Load]]) -> Section:
    """One table for all numbers of connections, and the goals."""
    rows = [
        [
            f"{connections} · {name}",
            f"{load.cpu * 1e6:,.0f}",
            f"{load.rate:,.0f}",
            f"{load.p50 * 1e3:.1f}",
            f"{load.p99 * 1e3:.1f}",
            f"{by_name[STOCK].cpu / load.cpu:.2f}",
        ]
        for connections, by_name in loads.items()
        for name, load in by_name.items()
    ]
    head = ["connections · server", "CPU µs/request", "requests/s", "p50 ms", "p99 ms"]
    head.append("CPU of the echo on `sync` / its CPU")
    note = (
        f"Rounds of {SECONDS} s; the requests come from a process of its own, CPU is the worker's. "
        "The `sync` worker closes each connection after one answer; `gthread` has four threads. "
        "The bridge calls the application from gunicorn's `asgi` worker, in the event loop. "
        "The parser in C is `gunicorn_h1c`, with gunicorn's setting `http_parser = fast`; by "
        "default it is used from version 0.6.14 on, which is not on the package index yet."
    )
    goals = [each for count in JUDGED if count in loads for each in goals_at(count, loads[count])]
    return Section("", [*table(head, rows), "", note, ""], goals)


def goals_at(connections: int, by_name: Mapping[str, Load]) -> Iterator[Goal]:
    """The goals for one number of connections."""
    stock, ours, service = by_name[STOCK], by_name[OURS], by_name[SERVICE]
    at = f"{connections} connections"
    yield goal(f"echo on `sync` / service, CPU, {at}", stock.cpu / service.cpu, at_least=1.0)
    yield goal(f"echo on this worker / service, CPU, {at}", ours.cpu / service.cpu, at_least=0.6)
    bridged = by_name[BRIDGED].cpu / service.cpu
    yield goal(f"echo on `asgi` and a bridge / service, CPU, {at}", bridged, at_least=0.6)
    yield goal(f"service / echo on `sync`, p99, {at}", service.p99 / stock.p99, at_most=1.5)
    if fast := by_name.get(C_PARSER):
        ratio = stock.cpu / fast.cpu
        yield goal(f"echo on `sync` / service, parser in C, CPU, {at}", ratio, at_least=1.0)
    if interpreted := by_name.get(INTERPRETED):
        ratio = stock.cpu / interpreted.cpu
        yield goal(f"echo on `sync` / service interpreted, CPU, {at}", ratio, at_least=0.75)


def largest(servers: Mapping[str, Server], worst: bytes, rounds: int) -> Section:
    """The largest answer of the base game, the start and the memory of the servers."""
    names = [name for name in (OURS, SERVICE, INTERPRETED) if name in servers]
    tasks = {name: (servers[name], [post(worst.decode())] * 50) for name in names}
    costs = interleaved(tasks, rounds)
    rows = [
        [
            name,
            f"{costs[name][0] * 1e3:.2f}",
            f"{servers[name].seconds_to_start:.2f}",
            f"{servers[name].memory():.0f}",
        ]
        for name in names
    ]
    head = ["", "CPU ms, answer of 2,226 plays", "start to first answer, s", "worker's MB, after"]
    ratio = costs[SERVICE][0] / costs[OURS][0]
    goals = [goal("2,226-play answer / echo, CPU", ratio, at_most=40)]
    return Section("", [*table(head, rows), ""], goals)


def in_process(rounds: int) -> Section:
    """The applications called as WSGI does, without a server: what Flask and the service cost."""
    command = [sys.executable, "-m", "benchmarks.inside", str(2 * rounds + 1)]
    micro = json.loads(subprocess.run(command, check=True, capture_output=True, cwd=TOP).stdout)
    rows = [[name, f"{each:,.0f}"] for name, each in micro.items()]
    goals = [goal("service / echo in process, CPU", micro["service"] / micro["echo"], at_most=2.2)]
    head = ["without a server, in a process of its own", "CPU µs/request"]
    return Section("", [*table(head, rows), ""], goals)


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


if __name__ == "__main__":
    print(measure(quick="--quick" in sys.argv))
