"""The worst request of every game: the most work that a client can cause with one request."""

from __future__ import annotations

import orjson
from flask.testing import FlaskClient

from benchmarks import corpus
from benchmarks.corpus import Pair
from benchmarks.report import Section, goal, table
from benchmarks.timing import latencies
from engine.game.game import Game
from engine.rules.turns import checkers_in_play, possible_turns
from engine.turn import PlayStage, Turn
from engine.variants import VARIANTS
from service.app import create_app
from service.serializers import state_json


def body(pair: Pair) -> bytes:
    """The request body for a pair, with a turn that begins with its stage."""
    alone = tuple(
        color for color, n in checkers_in_play(pair.rules, pair.position).items() if n == 1
    )
    turns = (turn for turn in possible_turns(pair.rules, alone) if is_due(pair, turn))
    return orjson.dumps(state_json.state(Game(pair.rules, pair.position, next(turns))))


def is_due(pair: Pair, turn: Turn) -> bool:
    """Whether the turn begins with these numbers, whatever follows."""
    head = turn.stages[0]
    return (
        turn.player == pair.player
        and isinstance(head, PlayStage)
        and (head.numbers, head.in_order) == (pair.stage.numbers, pair.stage.in_order)
    )


def send(client: FlaskClient, request: bytes) -> None:
    """Send one request and check that it is not refused."""
    answer = client.post("/v1/moves", data=request, content_type="application/json")
    assert answer.status_code == 200, answer.text


def measure() -> Section:
    """`POST /v1/moves`, including validation and serialization, for the worst known pairs."""
    client = create_app().test_client()
    cost = {}
    for name in VARIANTS:
        requests = [body(pair) for pair in corpus.read(name, "worst")]
        cost[name] = max(latencies(lambda request: send(client, request), requests))
    base = cost[corpus.BASE]
    rows = [[f"`{name}`", f"{us:,.0f}", f"{us / base:.2f}"] for name, us in cost.items()]
    game = max(cost, key=lambda name: cost[name])
    return Section(
        "The worst answers of the service",
        table(["game", "microseconds", "ratio to base's worst"], rows),
        [goal(f"worst answer of any game ({game}) / base's worst", cost[game] / base, None, 10)],
    )


if __name__ == "__main__":
    print(measure())
