"""Stopping, reloading and replacing workers while clients send requests: none of them fails."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from http.client import HTTPConnection
from pathlib import Path
from time import sleep

import pytest

from tests.server.clients import BODY, HEALTH, WORST, connected, read_answer
from tests.server.load import JSON, KeepAliveLoad
from tests.server.proxies import PROXIES
from tests.support.processes import TIMEOUT, wait_until
from tests.support.server import Server

DIRECT = "direct"


@pytest.mark.parametrize("front", [DIRECT, *PROXIES])
def test_no_request_fails_while_workers_are_replaced(tmp_path: Path, front: str) -> None:
    with Server(tmp_path / "log", workers="2", max_requests="100") as server:
        first = set(server.workers())
        if front == DIRECT:
            with KeepAliveLoad(server.port) as load:
                load.wait_for(800)
        else:
            with PROXIES[front](tmp_path, server.port) as proxy, KeepAliveLoad(proxy.port) as load:
                load.wait_for(800)
        assert load.failures == Counter()
        assert load.refused == 0
        assert not first & set(server.workers())
        assert server.log.read_text().count("Autorestarting") >= 5


@pytest.mark.parametrize("front", [DIRECT, *PROXIES])
def test_no_request_fails_while_the_server_reloads(tmp_path: Path, front: str) -> None:
    with Server(tmp_path / "log", workers="2") as server:
        if front == DIRECT:
            reload_under_load(server, server.port)
        else:
            with PROXIES[front](tmp_path, server.port) as proxy:
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


def test_no_request_on_an_open_connection_fails_while_the_server_stops(tmp_path: Path) -> None:
    """A connection made in the microseconds before the listener is closed may be reset."""
    with Server(tmp_path / "log", workers="2") as server, KeepAliveLoad(server.port) as load:
        load.wait_for(300)
        server.process.send_signal(signal.SIGTERM)
        load.join()
        assert server.process.wait(TIMEOUT) == 0
    assert load.refused == 20
    assert not [kind for kind in load.failures if "used" in kind or "status" in kind]
    assert load.failures.total() <= 1


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


def test_a_stopping_worker_answers_a_request_on_an_idle_connection_and_says_close(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "log", workers="1") as server:
        with connected(server.port, HEALTH) as connection:
            assert read_answer(connection)[1]["Connection"] == "keep-alive"
            server.process.send_signal(signal.SIGTERM)
            is_open = True
            while is_open:  # until the signal has reached the worker
                sleep(0.05)
                connection.sendall(HEALTH)
                status, headers = read_answer(connection)
                assert status == 200
                is_open = headers["Connection"] != "close"
            assert connection.recv(1) == b""
        assert server.process.wait(TIMEOUT) == 0


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


STOPPED_AT_BIRTH = """
from service.server.gunicorn_conf import *
from os import kill
from signal import SIGTERM
from time import sleep

def post_fork(server, worker):
    if worker.age > 1:
        kill(server.pid, SIGTERM)
        sleep(1)
"""


def test_a_worker_that_is_being_forked_when_the_server_stops_stops_as_well(tmp_path: Path) -> None:
    """The second worker stops the server, and installs its signal handlers a second later."""
    config = tmp_path / "config.py"
    config.write_text(STOPPED_AT_BIRTH)
    with Server(tmp_path / "log", config=str(config), workers="1", max_requests="3") as server:
        for _ in range(100):
            if "Autorestarting" in server.log.read_text():
                break
            server.get("/v1/variants")
        assert server.process.wait(2 * TIMEOUT) == 0
    events = [line["event"].partition(" (pid")[0] for line in server.lines()]
    assert events.count("Worker exiting") == 2
    assert {line["level"] for line in server.lines()} == {"info"}


def test_a_worker_that_hangs_is_replaced(tmp_path: Path) -> None:
    """A stopped process gives no sign of life, like one that computes forever."""
    config = tmp_path / "config.py"
    config.write_text("from service.server.gunicorn_conf import *\ntimeout = 2\n")
    with Server(tmp_path / "log", config=str(config), workers="1") as server:
        (worker,) = server.workers()
        os.kill(worker, signal.SIGSTOP)
        server.wait_until(lambda: worker not in server.workers(), "the worker is replaced")
        wait_until(lambda: server.get("/healthz")[0] == 200, "the new worker answers")


def test_a_worker_whose_server_is_gone_finishes_its_requests_and_ends(tmp_path: Path) -> None:
    with Server(tmp_path / "log", workers="1") as server:
        (worker,) = server.workers()
        connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
        connection.request("POST", "/v1/moves", BODY, JSON)
        assert connection.getresponse().read()
        os.kill(server.process.pid, signal.SIGKILL)
        connection.request("POST", "/v1/moves", BODY, JSON)
        assert connection.getresponse().status == 200
        connection.close()
        wait_until(lambda: not Path(f"/proc/{worker}").exists(), "the worker ends")


def test_the_metrics_files_are_removed(tmp_path: Path) -> None:
    with Server(tmp_path / "log", workers="1") as server:
        name = f"backgammon-metrics-{server.process.pid}-*"
        (folder,) = Path("/dev/shm").glob(name)
        wait_until(lambda: [*folder.glob("*.json")] != [], "the worker saves its metrics")
    assert not folder.exists()
