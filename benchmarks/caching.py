"""What GET by id, a validator, a cache and a batch save.

`python -m benchmarks.caching [--quick]`
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from benchmarks import corpus
from benchmarks.client import HttpRequest, post
from benchmarks.corpus import Pair, body
from benchmarks.report import Goal, Section, goal, joined, table
from benchmarks.servers import Cost, Server, interleaved, nginx, service
from benchmarks.timing import ROUNDS
from engine.game.game import Game
from engine.notation.position_id import write
from engine.rules.turns import simple_turn

BATCH = 1000
MOST_MICROSECONDS = {
    "service, POST": 600,
    "service, GET by id": 600,
    "service, 304": 350,
    "nginx, GET by id kept": 100,
}
"""A little more than an older run needed, compiled: limits against growth, not what is wanted."""
PASSES = 5
"""How often a round repeats all requests to nginx, whose CPU time is too short to measure once."""


def measure(quick: bool = False) -> Section:
    """Both parts with the same requests."""
    pairs = list(corpus.read(corpus.BASE))[:: 8 if quick else 2]
    with service() as server:
        server.ask([post(body(pair).decode()) for pair in pairs[:200]])
        rounds = 3 if quick else ROUNDS
        parts = [kept(server, pairs, rounds), batched(server, pairs, rounds)]
    return joined("GET by id, cached answers and batches", parts)


def by_id(pair: Pair) -> HttpRequest:
    """The request as a GET by id."""
    dice = (pair.stage.numbers[0], pair.stage.numbers[-1])
    turn = simple_turn(pair.rules, pair.position, pair.player, dice)
    return HttpRequest("GET", f"/v1/moves/{write(Game(pair.rules, pair.position, turn))}")


def kept(server: Server, pairs: Sequence[Pair], rounds: int) -> Section:
    """POST, GET, GET with a validator, and GET from nginx."""
    bodies = [post(body(pair).decode()) for pair in pairs]
    addresses = [by_id(pair) for pair in pairs]
    _, result = server.ask(addresses)
    known = [
        request._replace(headers={"If-None-Match": tag or ""})
        for request, tag in zip(addresses, result.tags, strict=True)
    ]
    with nginx(server) as proxy:
        tasks: dict[str, tuple[Server, Sequence[HttpRequest]]] = {
            "service, POST": (server, bodies),
            "service, GET by id": (server, addresses),
            "service, 304": (server, known),
        }
        if proxy:
            proxy.ask(addresses)
            tasks["nginx, GET by id kept"] = (proxy, addresses * PASSES)
        costs = interleaved(tasks, rounds)
    rows = [[name, f"{cpu * 1e6:,.0f}", f"{rate:,.0f}"] for name, (cpu, rate, _) in costs.items()]
    head = ["", "CPU µs/request", "requests/s"]
    return Section("", [*table(head, rows), ""], list(_goals(costs)))


def _goals(costs: dict[str, Cost]) -> Iterator[Goal]:
    for name, microseconds in MOST_MICROSECONDS.items():
        if cost := costs.get(name):
            yield goal(f"µs of CPU: {name}", cost[0] * 1e6, at_most=microseconds)


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
    return Section("", [*table(head, rows), ""])


if __name__ == "__main__":
    print(measure(quick="--quick" in sys.argv))
