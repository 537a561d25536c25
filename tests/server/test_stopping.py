"""Stopping, reloading and replacing workers while clients send requests: none of them fails."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.clients import HEALTH, WORST, connected, read_answer
from tests.server.load import JSON, KeepAliveLoad
from tests.server.proxies import PROXIES
from tests.support.processes import TIMEOUT, wait_until
from tests.support.server import Server


@pytest.mark.parametrize("front", PROXIES)
def test_no_request_fails_while_workers_are_replaced(tmp_path: Path, front: str) -> None:
    with Server(tmp_path / "log", workers="2", max_requests="100") as server:
        first = set(server.workers())
        with PROXIES[front](tmp_path, server.port) as proxy, KeepAliveLoad(proxy.port) as load:
            load.wait_for(800)
            server.wait_until(lambda: not first & set(server.workers()), "other workers")
        assert load.failures == Counter()
        assert load.refused == 0
        assert server.log.read_text().count("Maximum request limit") >= 5


@pytest.mark.parametrize("front", PROXIES)
def test_no_request_fails_while_the_server_reloads(tmp_path: Path, front: str) -> None:
    with (
        Server(tmp_path / "log", workers="2") as server,
        PROXIES[front](tmp_path, server.port) as proxy,
    ):
        reload_under_load(server, proxy.port)


def reload_under_load(server: Server, port: int) -> None:
    with KeepAliveLoad(port) as load:
        for _ in range(3):
            load.wait_for(100)
            before = set(server.workers())
            server.process.send_signal(signal.SIGHUP)
            server.wait_until(lambda: not before & set(server.workers()), "new workers")  # noqa: B023
        load.wait_for(100)
    assert load.failures == Counter()
    assert load.refused == 0


@pytest.mark.parametrize("front", PROXIES)
def test_no_request_fails_while_one_of_two_instances_stops_and_starts(
    tmp_path: Path, front: str
) -> None:
    with (
        Server(tmp_path / "log-1", workers="1") as one,
        Server(tmp_path / "log-2", workers="1") as two,
        PROXIES[front](tmp_path, one.port, two.port) as proxy,
        KeepAliveLoad(proxy.port) as load,
    ):
        for server in (one, two):
            load.wait_for(200)
            assert server.stop() == 0
            load.wait_for(200)
            server.start()
        load.wait_for(200)
    assert load.failures == Counter()


def test_idle_connections_do_not_delay_the_stop(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "log", workers="1", keep_alive="600") as server,
        connected(server.port, HEALTH) as used,
        connected(server.port) as unused,
    ):
        assert read_answer(used)[0] == 200
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(TIMEOUT / 2) == 0
        assert used.recv(1) == unused.recv(1) == b""


def test_a_streamed_answer_is_finished_when_the_server_stops(tmp_path: Path) -> None:
    batch = json.dumps([{"operation": "moves", "request": WORST}] * 8)
    with Server(tmp_path / "log", workers="1") as server:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
        connection.request("POST", "/v1/batch", batch, JSON)
        response = connection.getresponse()
        server.process.send_signal(signal.SIGTERM)
        assert [item["status"] for item in json.loads(response.read())] == [200] * 8
        connection.close()


def test_a_worker_that_hangs_is_replaced(tmp_path: Path) -> None:
    """A stopped process gives no sign of life, like one that computes forever."""
    config = tmp_path / "config.py"
    config.write_text("from service.server.gunicorn_conf import *\ntimeout = 2\n")
    with Server(tmp_path / "log", config=str(config), workers="1") as server:
        (worker,) = server.workers()
        os.kill(worker, signal.SIGSTOP)
        server.wait_until(lambda: worker not in server.workers(), "the worker is replaced")
        wait_until(lambda: server.get("/healthz")[0] == 200, "the new worker answers")


def test_a_worker_whose_server_is_gone_ends(tmp_path: Path) -> None:
    with Server(tmp_path / "log", workers="1") as server:
        (worker,) = server.workers()
        os.kill(server.process.pid, signal.SIGKILL)
        wait_until(lambda: not Path(f"/proc/{worker}").exists(), "the worker ends")


def test_the_metrics_files_are_as_many_as_the_workers_and_are_removed(tmp_path: Path) -> None:
    with Server(tmp_path / "log", workers="1", max_requests="3") as server:
        (folder,) = Path("/dev/shm").glob(f"backgammon-metrics-{server.process.pid}-*")
        first = server.workers()
        for _ in range(8):
            server.get("/v1/variants")
        server.wait_until(lambda: server.workers() not in ([], first), "another worker")
        server.get("/v1/variants")
        assert {file.name for file in folder.glob("*_1.db")} == {"counter_1.db", "histogram_1.db"}
        assert not list(folder.glob("*_2.db"))
    assert not folder.exists()
