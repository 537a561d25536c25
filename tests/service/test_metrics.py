"""Metrics: what is counted, that callers cannot make up labels, and that all workers are in it."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.service.asking import QUESTION, client, errors
from tests.support.metrics import parse, samples, value
from tests.support.server import Server


@pytest.fixture
def http() -> FlaskClient:
    return client()


def test_requests_times_and_plays_are_counted(http: FlaskClient) -> None:
    for _ in range(3):
        plays = http.post("/v1/moves", json=QUESTION).get_json()["expected"]["plays"]
    found = samples(http)
    labels = {"route": "/v1/moves", "method": "POST", "status": "200"}
    assert value(found, "requests_total", **labels) == 3
    times = {"route": "/v1/moves", "variant": "backgammon"}
    assert value(found, "request_seconds_count", **times) == 3
    assert value(found, "request_seconds_bucket", le="+Inf", **times) == 3
    assert 0 < value(found, "request_seconds_sum", **times) < 60
    assert value(found, "plays_listed_total", variant="backgammon") == 3 * len(plays) == 48


def test_the_plays_and_the_refusals_of_a_batch_are_counted(http: FlaskClient) -> None:
    item = {"operation": "moves", "request": QUESTION}
    http.post("/v1/batch", json=[item, {}, item], buffered=True)
    found = samples(http)
    assert value(found, "plays_listed_total", variant="") == 2 * 16
    assert value(found, "refusals_total", code="missing") == 1


def test_plays_that_an_advance_offers_are_counted(http: FlaskClient) -> None:
    http.post("/v1/begin", json={"variant": "eureka", "throws": [{"white": 5, "black": 2}]})
    assert value(samples(http), "plays_listed_total", variant="eureka") == 10


def test_refusals_are_counted_once_for_each_thing_that_is_wrong(http: FlaskClient) -> None:
    http.post("/v1/moves", json=QUESTION | {"dice": [7, 8], "more": 1})
    http.get("/nowhere")
    http.post("/v1/begin", json={"variant": "chess"})
    found = samples(http)
    for code in ("out_of_range", "unknown_field", "not_found", "unknown_variant"):
        assert value(found, "refusals_total", code=code) == 1, code


def test_a_caller_cannot_make_up_labels(http: FlaskClient) -> None:
    for word in ("a", "b", "c"):
        http.get(f"/nowhere/{word}")
        http.post("/v1/begin", json={"variant": f"game_{word}"})
        http.open("/v1/moves", method=f"BREW{word.upper()}")
    text = http.get("/metrics").get_data(as_text=True)
    assert "nowhere" not in text and "game_" not in text and "BREW" not in text
    found = parse(text)
    assert value(found, "requests_total", route="", method="GET", status="404") == 3
    assert value(found, "request_seconds_count", route="/v1/begin", variant="unknown") == 3
    assert value(found, "requests_total", route="", method="other", status="405") == 3


def test_metrics_can_be_switched_off() -> None:
    http = client(metrics="off")
    assert errors(http.get("/metrics"), 404) == set()


def test_the_service_is_ready_if_the_engine_counts_right(http: FlaskClient) -> None:
    assert http.get("/readyz").get_json() == {"status": "ok"}
    assert http.get("/readyz").headers["Cache-Control"] == "no-store"


def test_a_service_whose_engine_counts_wrongly_is_not_ready(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.operations.self_test.plays", lambda *_: ["one play"])
    assert errors(http.get("/readyz"), 503) == set()
    assert http.get("/healthz").status_code == 200


def test_two_workers_are_counted_together_and_a_killed_one_is_not_forgotten(
    tmp_path: Path,
) -> None:
    labels = {"route": "/v1/moves", "method": "POST", "status": "200"}
    with Server(tmp_path / "log", workers="2") as server:

        def counted() -> list[float]:
            found = [parse(server.get("/metrics")[2].decode()) for _ in range(6)]
            return [value(one, "requests_total", **labels) for one in found]

        def ask(times: int) -> None:
            with ThreadPoolExecutor(8) as pool:
                questions = [("POST", "/v1/moves", QUESTION)] * times
                for status, *_ in pool.map(lambda question: server.ask(*question), questions):
                    assert status == 200

        ask(60)
        assert counted() == [60] * 6
        old = server.workers()
        assert len(old) == 2
        for worker in old:
            os.kill(worker, signal.SIGKILL)
        server.wait_until(lambda: len(set(server.workers()) - set(old)) == 2)
        ask(20)
        server.wait_until(lambda: counted() == [80] * 6)
