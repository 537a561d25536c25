"""One unit of the rate limits is about a millisecond of CPU, for the dearest requests too."""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import cast

import pytest
from flask.testing import FlaskClient

from service.http.body import JSON
from service.middleware import admission
from service.middleware.rates import Memory
from service.settings.rates import Rate
from tests.service.asking import START, client
from tests.service.worst import (
    Ask,
    Json,
    advanced,
    ask,
    batches,
    chouettes,
    judged,
    large,
    moves,
    records,
    rich,
)
from tests.support.cpu import slowness

QUOTA = 10**8
ONES = [[1, 1]]
SLOWER = 2
"""How many times slower this machine may be than the one of the units, beside what a loop shows."""


def cost(http: FlaskClient, each: Ask) -> tuple[int, float]:
    """Units and milliseconds of one request."""
    left = [_left(http)]
    begun = process_time()
    headers = {"Accept": each.accept, "Content-Type": JSON}
    method = "POST" if each.body else "GET"
    assert http.open(each.path, method=method, data=each.body, headers=headers).get_data()
    seconds = process_time() - begun
    left.append(_left(http))
    return left[0] - left[1] - 1, seconds * 1e3


def _left(http: FlaskClient) -> int:
    field = http.get("/v1/variants").headers["RateLimit"]
    return int(field.partition("r=")[2].partition(";")[0])


@pytest.fixture
def http(monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    """A client with a quota of which nothing comes back."""
    monkeypatch.setattr(admission, "Memory", lambda: Memory(lambda: 1000.0))
    return client(rate=Rate(QUOTA, "day"), log_requests=False)


def test_the_units_of_the_twenty_dearest_requests_follow_their_cpu(http: FlaskClient) -> None:
    plays = [each for each in (*rich(ONES), *judged(ONES), *moves(ONES)) if "moves" in each.name]
    bodies = large("judge", "chouette_advance")
    requests = [*plays, *advanced(ONES), *chouettes(), *bodies, *records(), *batches()]
    measured = sorted(
        ((*cost(http, each), each) for each in requests), key=lambda row: row[1], reverse=True
    )
    by_price = sorted(measured, key=lambda row: row[1] / row[0], reverse=True)
    quotients = []
    for _, _, each in (*measured[:20], *by_price[:10]):
        # again, so that a pause of the machine or of the garbage collector counts for nothing
        units, taken = min((cost(http, each) for _ in range(2)), key=lambda row: row[1])
        # the dearest plays of all, refused in Backwards, are nine times as dear as they are charged
        assert taken / slowness() <= 12 * SLOWER * units, each.name
        quotients.append(taken / units)
    assert 0.3 < median(quotients[:20]) / slowness() < 1.5 * SLOWER


def test_what_is_known_before_the_work_is_charged(http: FlaskClient) -> None:
    """The plays of a double, judged, refused, listed or led to, and the length of a body."""

    def units(path: str, body: Json) -> int:
        return cost(http, ask("", f"/v1/{path}", body))[0]

    game = {"variant": "backgammon", "position": START}
    for dice, price in (([3, 1], 1), ([3, 3], 5)):
        turn = {**game, "player": "white", "dice": dice}
        assert units("moves", {**turn, "include": ["notations"]}) == price
        assert units("judge", {**turn, "notation": "8/5 8/5 6/3 6/3"}) == price
        assert units("judge", {**turn, "notation": "24/1"}) == price
        roll = {"player": "white", "stages": [{"do": "roll"}]}
        rolled = {**game, "turn": roll, "action": {"do": "roll", "dice": dice}, "include": []}
        assert units("advance", rolled) == price
        state = cast("Json", http.post("/v1/advance", json=rolled).get_json())["state"]
        refused = {**state, "action": {"do": "play", "notation": "24/1"}}
        assert units("advance", refused) == price
    assert units("begin", {"variant": "x" * 50_000}) == 1 + 5
