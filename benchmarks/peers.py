"""The service beside other backgammon services on the same positions, one core each.

`python -m benchmarks.peers [--quick]`. bgweb-api (Go, from GNU Backgammon) and wildbg (Rust) are on
no package index: they are cloned into build/peers and built there. What cannot be cloned or built
is left out with a word.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from typing import NamedTuple
from urllib.parse import urlencode

from benchmarks import corpus
from benchmarks.client import JSON, HttpRequest, post
from benchmarks.compiled import INTERPRETED, TOP
from benchmarks.corpus import Pair, body
from benchmarks.recursion import BAR, board
from benchmarks.report import Section, goal, table
from benchmarks.servers import ENVIRONMENT, Server, interleaved, service
from tests.support.processes import free_port

BATCH = 100
POSITIONS = 500
PLAYS = {"include": ["plays"]}
IN_A_BATCH = f'POST /v1/batch of {BATCH}, `include: ["plays"]`'
WILDBG_PORT = 8080
"""The only port on which wildbg listens."""


FOLDER = (INTERPRETED or TOP) / "build" / "peers"


class Peer(NamedTuple):
    """A service of somebody else: where it is, and how it is built and started."""

    name: str
    address: str
    build: Sequence[str]
    program: str
    environment: Mapping[str, str]
    port: int


class PeerServer(Server):
    """A server that answers in its first process."""

    def answering(self) -> int:
        """The process that answers."""
        return self.process.pid


def peers() -> Iterator[Peer]:
    """Those that are compared."""
    port = free_port()
    data = {"BGWEB_PORT": str(port), "BGWEB_DATADIR": "cmd/bgweb-api/data", "GOMAXPROCS": "1"}
    yield Peer(
        "bgweb-api",
        "https://github.com/foochu/bgweb-api",
        ("go", "build", "-o", "bgweb", "./cmd/bgweb-api"),
        "./bgweb",
        data | {"GIN_MODE": "release"},
        port,
    )
    yield Peer(
        "wildbg",
        "https://github.com/carsten-wenderdel/wildbg",
        ("cargo", "build", "--release", "--bin", "server"),
        "target/release/server",
        {"TOKIO_WORKER_THREADS": "1"},
        WILDBG_PORT,
    )


def built(peer: Peer) -> PeerServer | None:
    """The server of a peer, not yet started; None if it cannot be had or built here."""
    folder = FOLDER / peer.name
    try:
        if not folder.is_dir():
            subprocess.run(["git", "clone", "--depth=1", peer.address, folder], check=True)
        subprocess.run(peer.build, cwd=folder, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    server = PeerServer([str(folder / peer.program)], peer.port, folder)
    server.environment = {**ENVIRONMENT, **peer.environment}
    return server


def bgweb_request(pair: Pair, *, scored: bool = False) -> HttpRequest:
    """The question as bgweb-api asks it: both sides by their own distances."""
    own, theirs = board(pair)
    opponent = [theirs[BAR - distance] for distance in range(1, BAR)]
    sides = {
        "x": {str(distance): own[distance] for distance in range(1, BAR) if own[distance]},
        "o": {str(at): count for at, count in enumerate(opponent, 1) if count},
    }
    sides["x"] |= {"bar": own[BAR]} if own[BAR] else {}
    dice = [pair.stage.numbers[0], pair.stage.numbers[-1]]
    asked = {"board": sides, "dice": dice, "player": "x", "score-moves": scored}
    return HttpRequest("POST", "/api/v1/getmoves", JSON, json.dumps(asked))


def wildbg_request(pair: Pair) -> HttpRequest:
    """The question as wildbg asks it: one number per point, the opponent's below zero."""
    own, theirs = board(pair)
    points = {f"p{at}": own[at] - theirs[at] for at in range(1, BAR) if own[at] != theirs[at]}
    points |= {f"p{BAR}": own[BAR]} if own[BAR] else {}
    dice = {"die1": pair.stage.numbers[0], "die2": pair.stage.numbers[-1]}
    return HttpRequest("GET", f"/move?{urlencode({**dice, **points})}")


ASKED: dict[str, Mapping[str, Callable[[Pair], HttpRequest]]] = {
    "bgweb-api": {
        "bgweb-api, unscored": bgweb_request,
        "bgweb-api, scored": partial(bgweb_request, scored=True),
    },
    "wildbg": {"wildbg, scored": wildbg_request},
}
"""The rows of each peer."""


def batches(pairs: Sequence[Pair]) -> list[HttpRequest]:
    """The same positions in batches, with nothing but the plays."""
    items = [{"operation": "moves", "request": json.loads(body(pair)) | PLAYS} for pair in pairs]
    parts = [items[at : at + BATCH] for at in range(0, len(items), BATCH)]
    return [post(json.dumps(part), "/v1/batch") for part in parts]


def measure(quick: bool = False) -> Section:
    """CPU for each position: single requests, batches, and the peers that can be built."""
    # nobody on the opponent's bar: bgweb-api and wildbg write it in different ways
    pairs = [pair for pair in corpus.read(corpus.BASE) if not board(pair)[1][0]][:POSITIONS]
    pairs = pairs[:: 5 if quick else 1]
    only = [post(json.dumps(json.loads(body(pair)) | PLAYS)) for pair in pairs]
    with ExitStack() as stack:
        ours = stack.enter_context(service())
        tasks: dict[str, tuple[Server, Sequence[HttpRequest]]] = {
            "POST /v1/moves": (ours, [post(body(pair).decode()) for pair in pairs]),
            'POST /v1/moves, `include: ["plays"]`': (ours, only),
            IN_A_BATCH: (ours, batches(pairs)),
        }
        theirs, missing = [], []
        for peer in peers():
            if server := built(peer):
                stack.enter_context(server)
                for name, ask in ASKED[peer.name].items():
                    tasks[name] = (server, [ask(pair) for pair in pairs])
                    theirs.append(name)
            else:
                missing.append(peer.name)
        costs = interleaved(tasks, 3 if quick else 7)
    spent = {
        name: costs[name][0] * len(asked) / len(pairs) * 1e6 for name, (_, asked) in tasks.items()
    }
    rows = [[name, f"{microseconds:,.0f}"] for name, microseconds in spent.items()]
    note = [f"Not to be had or not built here: {', '.join(missing)}."] if missing else []
    goals = [goal("µs a position in a batch, plays only", spent[IN_A_BATCH], at_most=110)]
    if theirs:
        cheapest = min(theirs, key=lambda name: spent[name])
        title = f"a position in a batch / a request to {cheapest}"
        goals.append(goal(title, spent[IN_A_BATCH] / spent[cheapest], at_most=1))
    return Section(
        "Beside other services", [*table(["", "CPU µs a position"], rows), "", *note], goals
    )


if __name__ == "__main__":
    print(measure(quick="--quick" in sys.argv))
