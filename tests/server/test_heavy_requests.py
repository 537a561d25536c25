"""Requests that cost much, against the real server: other clients and the memory do not suffer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from itertools import islice
from pathlib import Path
from statistics import median
from time import monotonic, sleep

import pytest

from service.http.body import JSON
from service.http.streaming import NDJSON
from service.serializers import png
from tests.proofs.heavy import Attack, kinds
from tests.server.clients import REQUEST, connected, waited
from tests.service.worst import large_records
from tests.support.processes import cpu_seconds, wait_until
from tests.support.server import Server

ALLOWED = 0.2
"""Seconds of a processor before half of the answers; on an idle machine 99 of 100 have them."""

ASKED = 15
MOST_REQUESTS = 64

FROZEN = 1.0
"""Seconds; the pictures take about two."""
PNG_PATH = "/v1/picture/1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1.png"


def test_health_is_answered_at_once_while_16_clients_ask_for_the_largest_picture(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "log", workers="1") as server, ThreadPoolExecutor(16) as clients:
        path = f"{PNG_PATH}?width=1200"
        pictures = [clients.submit(server.get, path) for _ in range(16)]
        [worker] = server.workers()
        waits, computed = [], []
        while not all(picture.done() for picture in pictures):
            begun, used = monotonic(), cpu_seconds(worker)
            assert server.get("/healthz")[0] == 200
            waits.append(monotonic() - begun)
            computed.append(cpu_seconds(worker) - used)
            sleep(0.02)
        statuses = [picture.result()[0] for picture in pictures]
    assert set(statuses) <= {200, 503}
    assert statuses.count(200) >= png.MAX_WAITING
    # a worker that waits for each picture would answer once between two of them
    assert len(waits) > png.MAX_WAITING + 1
    # the worker never computes longer before it answers; painted in the worker, it would
    assert max(computed) < 0.2
    # how long a client waits depends on the other work of the machine, hence the first quartile
    assert sorted(waits)[len(waits) // 4] < FROZEN


MANY = {
    "numbers": b"[" + b"0," * 2_090_000 + b"0]",
    "objects in one item": b"[[" + b"{}," * 1_390_000 + b"0]]",
    "lists in 64 items": b"[" + b",".join([b"[" + b"[]," * 21_000 + b"0]"] * 64) + b"]",
    "lines": b"0\n" * 2_090_000,
}


@pytest.mark.parametrize("case", MANY)
def test_thirty_two_batches_of_tiny_items_keep_a_worker_under_150_mb(
    case: str, tmp_path: Path
) -> None:
    body = MANY[case]
    content_type = NDJSON if case == "lines" else JSON
    with Server(tmp_path / "log", workers="1") as server, ThreadPoolExecutor(32) as clients:
        [worker] = server.workers()

        def send(_: int) -> int:
            connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
            try:
                connection.request("POST", "/v1/batch", body, {"Content-Type": content_type})
                return connection.getresponse().status
            except (BrokenPipeError, ConnectionResetError):
                # refused before all of it was sent
                return 413
            finally:
                connection.close()

        statuses = set(clients.map(send, range(32)))
        peak = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{worker}/status").read_text())
    assert statuses == ({200} if case == "lists in 64 items" else {413})
    assert peak and int(peak[1]) < 150 * 1024


def test_the_first_request_for_the_contract_as_json_costs_no_more_than_others(
    tmp_path: Path,
) -> None:
    """Converting it takes 90 ms of a processor; the server does it before it starts workers."""
    with Server(tmp_path / "log", workers="1") as server:
        [worker] = server.workers()
        before = cpu_seconds(worker)
        assert server.get("/openapi.json")[0] == 200
        assert cpu_seconds(worker) - before < 0.05


def test_the_replay_of_a_large_record_stops_when_its_client_goes_away(tmp_path: Path) -> None:
    """Two hundred games take more than a second of a processor, and are not yet an answer."""
    body = next(large_records()).body
    head = f"POST /v1/replay HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n"
    request = f"{head}Content-Type: {JSON}\r\n\r\n".encode() + body
    with Server(tmp_path / "log", workers="1") as server:
        [worker] = server.workers()
        before = cpu_seconds(worker)
        with connected(server.port, request):
            wait_until(lambda: cpu_seconds(worker) - before > 0.3, "the worker replays games")
        left = cpu_seconds(worker)
        wait_until(lambda: server.lines()[-1].get("route") == "/v1/replay", "the request has ended")
        assert server.lines()[-1]["status"] == 408
        assert cpu_seconds(worker) - left < 0.5


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("attacked") / "log", workers="1") as server:
        yield server


@pytest.mark.parametrize("kind", kinds())
def test_a_healthy_client_is_answered_beside_the_worst_requests(
    attacked: Server, kind: str
) -> None:
    """The short form of `make heavy`: what the worker computes for others before it answers.

    Idle, that is how long the client waits; beside other work of the machine nobody could tell.
    """
    [worker] = attacked.workers()
    requests = list(islice(kinds()[kind](), MOST_REQUESTS))
    with Attack(attacked.port, requests) as attack:
        computed = [waited(attacked.port, worker, REQUEST).cpu for _ in range(ASKED)]
    assert attack.failures == 0
    assert median(computed) < ALLOWED
