"""Requests that cost much, against the real server: other clients and the memory do not suffer."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

import pytest

from service.http.body import JSON
from service.http.streaming import NDJSON
from service.serializers import png
from tests.proofs.heavy import at, kinds, under
from tests.support.processes import cpu_seconds
from tests.support.server import Server

ALLOWED = 400
"""Milliseconds for nine of ten answers beside other work; idle it is 200 for 99 of 100."""

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


@pytest.mark.parametrize("kind", ["moves and judge, doubles", "records", "batches"])
def test_a_healthy_client_is_answered_beside_the_worst_requests(tmp_path: Path, kind: str) -> None:
    """The short form of `make heavy`; in one of three tries, as other work may run beside it."""
    with Server(tmp_path / "log", workers="2") as server:
        for _ in range(3):
            waits, attack = under(server, kinds()[kind], 2.0)
            slow = max(at(each, 0.9) for each in waits.values())
            assert attack.failures == 0
            if slow < ALLOWED:
                break
        assert slow < ALLOWED
