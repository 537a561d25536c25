"""What GET by id, a validator, a cache and a batch save, each compared with the echo app.

`python -m benchmarks.caching [--quick]`
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from benchmarks import corpus
from benchmarks.client import HttpRequest, post
from benchmarks.corpus import Pair
from benchmarks.report import Goal, Section, goal, joined, table
from benchmarks.servers import Server, nginx, running
from benchmarks.serving import Cost, body, interleaved
from benchmarks.timing import ROUNDS
from engine.game.machine import State, simple_turn
from engine.notation.position_id import write

BATCH = 1000
PASSES = 5
"""How often a round repeats all requests to nginx, whose CPU time is too short to measure once."""


def measure(quick: bool = False) -> Section:
    """Both parts with the same requests."""
    pairs = list(corpus.read(corpus.BASE))[:: 8 if quick else 2]
    with running() as servers:
        for server in servers.values():
            server.ask([post(body(pair).decode()) for pair in pairs[:200]])
        rounds = 3 if quick else ROUNDS
        parts = [kept(servers, pairs, rounds), batched(servers["service"], pairs, rounds)]
    return joined("GET by id, cached answers and batches", parts)


def by_id(pair: Pair) -> HttpRequest:
    """The request as a GET by id."""
    dice = (pair.stage.numbers[0], pair.stage.numbers[-1])
    turn = simple_turn(pair.rules, pair.position, pair.player, dice)
    return HttpRequest("GET", f"/v1/moves/{write(State(pair.rules, pair.position, turn))}")


def kept(servers: dict[str, Server], pairs: Sequence[Pair], rounds: int) -> Section:
    """POST, GET, GET with a validator, and GET from nginx."""
    bodies = [post(body(pair).decode()) for pair in pairs]
    addresses = [by_id(pair) for pair in pairs]
    _, result = servers["service"].ask(addresses)
    known = [
        request._replace(headers={"If-None-Match": tag or ""})
        for request, tag in zip(addresses, result.tags, strict=True)
    ]
    with nginx(servers["service"]) as proxy:
        tasks: dict[str, tuple[Server, Sequence[HttpRequest]]] = {
            "echo, POST": (servers["echo"], bodies),
            "service, POST": (servers["service"], bodies),
            "service, GET by id": (servers["service"], addresses),
            "service, 304": (servers["service"], known),
        }
        if proxy:
            proxy.ask(addresses)
            tasks["nginx, GET by id kept"] = (proxy, addresses * PASSES)
        costs = interleaved(tasks, rounds)
    echo = costs["echo, POST"]
    rows = [
        [name, f"{cpu * 1e6:,.0f}", f"{rate:,.0f}", f"{echo[0] / cpu:.2f}", f"{rate / echo[1]:.2f}"]
        for name, (cpu, rate, _) in costs.items()
    ]
    head = ["", "CPU µs/request", "requests/s", "echo's CPU / its CPU", "its requests/s / echo's"]
    return Section("", [*table(head, rows), ""], list(_goals(costs)))


def _goals(costs: dict[str, Cost]) -> Iterator[Goal]:
    echo = costs["echo, POST"][0]
    get, post_ = costs["service, GET by id"][0], costs["service, POST"][0]
    yield goal("POST's CPU / GET by id's CPU", post_ / get, at_least=1)
    yield goal("echo's CPU / a 304's CPU", echo / costs["service, 304"][0], at_least=0.8)
    if cached := costs.get("nginx, GET by id kept"):
        yield goal("echo's CPU / nginx's CPU for a copy", echo / cached[0], at_least=5)


def batched(service: Server, pairs: Sequence[Pair], rounds: int) -> Section:
    """Requests one by one, and a thousand in a batch."""
    questions = [body(pair).decode() for pair in pairs]
    items = [f'{{"operation":"moves","request":{question}}}' for question in questions]
    batches = [items[at : at + BATCH] for at in range(0, len(items), BATCH)]
    costs = interleaved(
        {
            "one by one": (service, [post(question) for question in questions]),
            "as lists": (service, [post(f"[{','.join(one)}]", "/v1/batch") for one in batches]),
        },
        rounds,
    )
    each = {"one by one": 1.0, "as lists": len(items) / len(batches)}
    position = {
        name: (cpu / each[name], rate * each[name]) for name, (cpu, rate, _) in costs.items()
    }
    rows = [[name, f"{cpu * 1e6:,.0f}", f"{rate:,.0f}"] for name, (cpu, rate) in position.items()]
    head = ["", "CPU µs/position", "positions/s"]
    gain = position["as lists"][1] / position["one by one"][1]
    goals = [goal("positions/s in a batch / one by one", gain, at_least=5)]
    return Section("", [*table(head, rows), ""], goals)


if __name__ == "__main__":
    print(measure(quick="--quick" in sys.argv))
