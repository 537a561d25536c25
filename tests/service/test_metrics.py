"""Metrics: what is counted, that callers cannot make up labels, and that all workers are in it."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.middleware.metrics import COUNT, Metrics, Rows
from service.middleware.record import Record
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

        def saved() -> float:
            rows = Rows()
            for file in Path("/dev/shm").glob(f"backgammon-metrics-{server.process.pid}-*/*.json"):
                rows.add_all(file)
            return sum(row[COUNT] for key, row in rows.items() if "/v1/moves" in key)

        def ask(times: int) -> None:
            with ThreadPoolExecutor(8) as pool:
                questions = [("POST", "/v1/moves", QUESTION)] * times
                for status, *_ in pool.map(lambda question: server.ask(*question), questions):
                    assert status == 200

        ask(60)
        # each saves what it has counted twice a second; a killed worker loses what is not saved
        server.wait_until(lambda: saved() == 60)
        assert counted() == [60] * 6
        old = server.workers()
        assert len(old) == 2
        for worker in old:
            os.kill(worker, signal.SIGKILL)
        server.wait_until(lambda: len(set(server.workers()) - set(old)) == 2)
        ask(20)
        server.wait_until(lambda: counted() == [80] * 6)


def counted_by(metrics: Metrics) -> float:
    """How many requests the metrics show."""
    labels = {"route": "/v1/moves", "method": "POST", "status": "200"}
    return value(parse(metrics.text().decode()), "requests_total", **labels)


def answered() -> Record:
    record = Record("1", "POST")
    record.route, record.status, record.variant = "/v1/moves", 200, "backgammon"
    return record


def test_the_worker_that_is_scraped_adds_what_the_others_have_saved(tmp_path: Path) -> None:
    first, second = Metrics(), Metrics()
    first.share(tmp_path / "1.json")
    second.share(tmp_path / "2.json")
    for metrics in (first, second, second):
        metrics.record(answered())
    assert (counted_by(first), counted_by(second)) == (1, 2)
    first.save()
    second.save()
    assert (counted_by(first), counted_by(second)) == (3, 3)


def test_a_new_worker_goes_on_with_the_counts_of_the_one_before(tmp_path: Path) -> None:
    for times in range(1, 4):
        worker = Metrics()
        worker.share(tmp_path / "1.json")
        worker.record(answered())
        assert counted_by(worker) == times
        worker.save()


def test_a_worker_that_cannot_save_its_metrics_goes_on_counting(tmp_path: Path) -> None:
    metrics = Metrics()
    metrics.share(tmp_path / "gone" / "1.json")
    metrics.record(answered())
    metrics.save()
    assert counted_by(metrics) == 1
    (tmp_path / "gone").mkdir()
    metrics.save()
    assert (tmp_path / "gone" / "1.json").exists()
