"""What is answered in the event loop costs little, whatever the body."""

from __future__ import annotations

from statistics import median
from time import process_time

import orjson
from flask.testing import FlaskClient

from service.app import create_app
from service.http.quick import LARGEST, is_quick
from service.operations.register import OPERATIONS
from service.settings import Settings
from tests.service.asking import QUESTION
from tests.service.worst import Ask, asked, records

ALLOWED = 0.005
"""Seconds of CPU of a quick request, interpreted, on a machine that does nothing else."""

NOISE = 2.5
"""How many times as long the same work may take beside other work, which shares the caches."""


def seconds(http: FlaskClient, each: Ask, times: int) -> float:
    found = []
    for _ in range(times):
        begun = process_time()
        http.post(each.path, data=each.body, content_type="application/json")
        found.append(process_time() - begun)
    return median(found)


def test_the_worst_bodies_of_each_quick_operation_cost_five_milliseconds() -> None:
    http = create_app(Settings(log_requests=False)).test_client()
    quick = [each for each in asked() if is_quick(each.path, each.body)]
    assert {each.name.partition(":")[0] for each in quick} >= {"moves", "judge", "begin", "score"}
    for each in quick[:50]:
        seconds(http, each, 1)
    # once each, and the dearest again, so that one pause of the machine counts for nothing
    dearest = sorted(quick, key=lambda each: seconds(http, each, 1))[-25:]
    for each in dearest:
        assert seconds(http, each, 5) < NOISE * ALLOWED, each.name


def test_dear_requests_are_not_quick() -> None:
    for each in (*asked(), *records()):
        if "1-1" in each.name.partition(" with ")[0] and each.name[:5] in ("moves", "judge"):
            assert not is_quick(each.path, each.body), each.name
    for path in ("/v1/replay", "/v1/record", "/v1/batch", "/v1/picture", "/v1/advance", "/docs"):
        assert not is_quick(path, b"{}"), path
    assert not is_quick("/v1/moves/1~backgammon~white", b"")


def test_an_operation_is_slow_until_it_says_otherwise() -> None:
    quick = {name for name, operation in OPERATIONS.items() if operation.quick({"dice": [1, 2]})}
    assert quick == {"begin", "moves", "judge", "bear_off", "score", "convert"}


def test_the_usual_question_is_quick_and_a_long_or_richer_one_is_not() -> None:
    assert is_quick("/v1/moves", orjson.dumps(QUESTION))
    assert not is_quick("/v1/moves", orjson.dumps(QUESTION) + b" " * LARGEST)
    richer: list[dict[str, object]] = [
        {"turn": {}},
        {"id": "x"},
        {"include": ["plays", "picture"]},
        {"dice": [3, 3]},
    ]
    for more in richer:
        assert not is_quick("/v1/moves", orjson.dumps(QUESTION | more)), more
