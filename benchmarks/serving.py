"""`POST /v1/moves` compared with an echo app: one gunicorn worker each, the same settings.

`python -m benchmarks.serving [--quick]`
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from statistics import median

from benchmarks import corpus
from benchmarks.client import HttpRequest, post
from benchmarks.corpus import Pair
from benchmarks.report import Section, goal, table
from benchmarks.servers import Server, interpreted, running
from benchmarks.timing import ROUNDS, percentile


def body(pair: Pair) -> bytes:
    """The short form of a request, with player and dice."""
    sides = {color: pair.position.side(color) for color in ("white", "black")}
    dice = [pair.stage.numbers[0], pair.stage.numbers[-1]]
    request = {"variant": pair.rules.name, "player": pair.player, "dice": dice, "position": sides}
    return json.dumps(request).encode()


def measure(quick: bool = False) -> Section:
    """The corpus and the worst case, in interleaved rounds."""
    rounds = 3 if quick else ROUNDS
    questions = [post(body(pair).decode()) for pair in corpus.read(corpus.BASE)][
        :: 5 if quick else 1
    ]
    worst = max(corpus.read(corpus.BASE, "worst"), key=lambda pair: len(pair.ask()))
    with running() as both, interpreted() as other:
        servers = both | other
        for server in servers.values():
            server.ask(questions[:200])
        small = {name: server.memory() for name, server in servers.items()}
        usual = _rounds(servers, questions, rounds)
        heavy = _rounds(servers, [post(body(worst).decode())] * 50, rounds)
        rows = [
            [
                name,
                f"{cpu * 1e6:,.0f}",
                f"{rate:,.0f}",
                f"{p99 * 1e3:.2f}",
                f"{heavy[name][0] * 1e3:.2f}",
                f"{servers[name].seconds_to_start:.2f}",
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
    size = sum(len(one.body or "") for one in questions) // len(questions)
    note = (
        f"{len(questions):,} requests a round, {size} bytes each on average, one after the other "
    )
    note += "from a process of its own. CPU is the worker's."
    return Section("`POST /v1/moves` beside an echo", [*table(head, rows), "", note], goals)


Cost = tuple[float, float, float]
"""CPU a request, requests a second, p99."""


def _rounds(
    servers: dict[str, Server], requests: Sequence[HttpRequest], rounds: int
) -> dict[str, Cost]:
    """The same requests put to every app."""
    return interleaved({name: (server, requests) for name, server in servers.items()}, rounds)


def interleaved(
    tasks: Mapping[str, tuple[Server, Sequence[HttpRequest]]], rounds: int
) -> dict[str, Cost]:
    """The medians over rounds in which every task has its turn."""
    costs: dict[str, list[Cost]] = {name: [] for name in tasks}
    for _ in range(rounds):
        for name, (server, requests) in tasks.items():
            cpu, result = server.ask(requests)
            rate = len(result.seconds) / sum(result.seconds)
            costs[name].append((cpu / len(requests), rate, percentile(result.seconds, 0.99)))
    return {
        name: (median(c[0] for c in all_), median(c[1] for c in all_), median(c[2] for c in all_))
        for name, all_ in costs.items()
    }


if __name__ == "__main__":
    print(measure(quick="--quick" in sys.argv))
