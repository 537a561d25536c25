"""What is answered in the event loop costs little, whatever the body."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from functools import partial
from itertools import product
from time import process_time

import orjson
import pytest
from flask.testing import FlaskClient

from engine.movegen import mechanics
from engine.position import COLORS
from engine.variants import VARIANTS, ruleset
from service.app import create_app
from service.http.body import JSON
from service.http.quick import LARGEST, is_quick
from service.operations.register import LONGEST_TEXT, OPERATIONS
from service.settings import Settings
from tests.service.asking import QUESTION
from tests.service.worst import PARTS, Ask, asked, records
from tests.support.cpu import milliseconds

ALLOWED = 5.0
"""Milliseconds of an idle processor for a quick request, interpreted."""

NOISE = 2.0
"""How many times as much it may seem beside other work, which shares the caches."""


def answer(http: FlaskClient, each: Ask) -> None:
    """Answer a client that accepts gzip, as browsers and proxies do."""
    headers = {"Accept-Encoding": "gzip", "Accept": each.accept, "Content-Type": JSON}
    method = "POST" if each.body else "GET"
    http.open(each.path, method=method, data=each.body, headers=headers).get_data()


def seconds(http: FlaskClient, each: Ask) -> float:
    """Seconds of CPU of one answer."""
    begun = process_time()
    answer(http, each)
    return process_time() - begun


@pytest.fixture
def frozen() -> Iterator[None]:
    """The garbage collector as it is in a worker: it does not go through what is kept."""
    gc.collect()
    gc.freeze()
    threshold = gc.get_threshold()
    gc.set_threshold(10_000)
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


@pytest.mark.usefixtures("frozen")
def test_the_worst_bodies_of_each_quick_operation_cost_five_milliseconds() -> None:
    http = create_app(Settings(log_requests=False)).test_client()
    quick = [each for each in asked() if is_quick(each.path, each.body)]
    kinds = {each.name.partition(":")[0] for each in quick}
    assert kinds >= {"GET", *(name for name in OPERATIONS if name in QUICK)}
    # twice each, because the first prepares the tables of a game, and the dearest again
    for each in quick:
        answer(http, each)
    dearest = sorted(quick, key=lambda each: seconds(http, each))[-25:]
    for each in dearest:
        cost = milliseconds(partial(answer, http, each), 7)
        assert cost < NOISE * ALLOWED, each.name


QUICK = {"begin", "moves", "judge", "bear_off", "score", "convert"}


def test_an_operation_is_slow_until_it_says_otherwise() -> None:
    quick = {name for name, operation in OPERATIONS.items() if operation.quick({"dice": [1, 2]})}
    assert quick == QUICK


def test_dear_requests_are_not_quick() -> None:
    for each in (*asked(), *records()):
        what = each.name.partition(" with ")[0]
        is_double = re.search(r"\b([1-6])-\1\b", what) and each.name[:5] in ("moves", "judge")
        if is_double or f"with {len(PARTS)}" in each.name or len(each.body) > LARGEST:
            assert not is_quick(each.path, each.body), each.name
    for path in ("/v1/replay", "/v1/record", "/v1/batch", "/v1/picture", "/v1/advance", "/docs"):
        assert not is_quick(path, b"{}"), path
    assert not is_quick("/v1/moves/1~backgammon~white", b"")


def test_the_usual_question_is_quick_and_a_long_or_richer_one_is_not() -> None:
    assert is_quick("/v1/moves", orjson.dumps(QUESTION))
    assert not is_quick("/v1/moves", orjson.dumps(QUESTION) + b" " * LARGEST)
    richer: list[dict[str, object]] = [
        {"turn": {}},
        {"id": "x"},
        {"include": ["plays", "picture"]},
        {"dice": [3, 3]},
        {"notation": "x" * (LONGEST_TEXT + 1)},
    ]
    for more in richer:
        assert not is_quick("/v1/moves", orjson.dumps(QUESTION | more)), more
    assert is_quick("/v1/begin", b'{"variant": "fevga", "include": ["plays"]}')
    assert not is_quick("/v1/begin", b'{"variant": "fevga", "include": ["plays", "pips"]}')


def test_the_rules_of_every_game_are_prepared_once_with_all_options() -> None:
    """Their tables take milliseconds; a client that goes through all of them pays that once."""
    chosen = [
        (name, dict(zip(names, values, strict=True)))
        for name, rules in VARIANTS.items()
        for names in [[option.name for option in rules.options]]
        for values in product(*(option.values for option in rules.options))
    ]

    def prepared() -> list[object]:
        rulesets = [ruleset(name, options) for name, options in chosen]
        return [mechanics(rules, color) for rules in rulesets for color in COLORS]

    assert len(chosen) == 200
    assert all(one is again for one, again in zip(prepared(), prepared(), strict=True))


@pytest.mark.parametrize("name", ["Accept-Language", "Accept-Encoding"])
def test_long_headers_cost_no_more_than_short_ones(name: str) -> None:
    """A bare port takes heads of any length; a megabyte of languages took 700 milliseconds."""
    http = create_app(Settings(log_requests=False)).test_client()
    values = (f"{'x' * n},{'a,' * 100_000}" for n in range(1, 20))

    def ask() -> None:
        assert http.post("/v1/moves", json=QUESTION, headers={name: next(values)}).get_json()

    assert milliseconds(ask, 7) < NOISE * ALLOWED
