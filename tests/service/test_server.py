"""The real server and clients that are slow, rude or broken: the others are served."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any

import pytest

from engine.movegen import is_compiled
from service.server.connection import Line
from service.server.worker import Worker
from tests.contract import closed
from tests.service.asking import QUESTION
from tests.support.processes import TIMEOUT
from tests.support.server import Server

HEAD = b"POST /v1/moves HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
BODY = json.dumps(QUESTION).encode()
WORST = {
    "variant": "backwards",
    "player": "white",
    "dice": [2, 2],
    "position": {
        "white": {"2": 3, "5": 3, "8": 3, "11": 3, "14": 3},
        "black": {"24": 5, "22": 5, "20": 5},
    },
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One worker, so that whoever holds it up holds up everybody."""
    log = tmp_path_factory.mktemp("server") / "log"
    with Server(log, workers="1", threads="4", timeout="2") as server:
        yield server


def connected(server: Server, *sent: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT)
    for piece in sent:
        line.sendall(piece)
    return line


def answer(line: socket.socket) -> tuple[int, Any]:
    """What comes back, to the end."""
    response = HTTPResponse(line)
    response.begin()
    body = response.read()
    if response.status != 200:
        assert response.headers["Content-Type"] == "application/problem+json"
        assert response.headers["Access-Control-Allow-Origin"] == "*"
        assert response.headers["X-Request-Id"]
        problem = json.loads(body)
        assert closed.faults("Problem", problem) == []
        assert problem["status"] == response.status
    return response.status, response.headers


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"nonsense\r\n\r\n", 400),
        (b"GET /healthz HTTP/9.9\r\n\r\n", 400),
        (b"GET /healthz HTTP/1.1\r\nno colon\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
        (b"GET /" + b"x" * 4001 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
        (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
        (b"GET /healthz HTTP/1.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n", 431),
        (b"GET /healthz HTTP/1.1\r\n" + b"X-A: b\r\n" * 101 + b"\r\n", 431),
        (HEAD + b"Transfer-Encoding: zip\r\n\r\n", 501),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\nnot a size\r\n", 400),
    ],
)
def test_what_is_not_http_or_too_much_of_it_is_answered_with_a_problem(
    server: Server, sent: bytes, status: int
) -> None:
    with connected(server, sent) as line:
        assert answer(line)[0] == status
    assert server.get("/healthz")[0] == 200


def test_a_client_that_has_finished_speaking_is_still_answered(server: Server) -> None:
    length = f"Content-Length: {len(BODY)}\r\n\r\n".encode()
    with connected(server, HEAD, length, BODY) as line:
        line.shutdown(socket.SHUT_WR)
        assert answer(line)[0] == 200


def test_a_body_that_is_cut_off_is_the_clients_fault(server: Server) -> None:
    with connected(server, HEAD, b"Content-Length: 1000\r\n\r\n", BODY) as line:
        line.shutdown(socket.SHUT_WR)
        assert answer(line)[0] == 400
    assert not any("trace" in line for line in server.lines())


def test_slow_clients_are_sent_away_and_the_others_are_served(server: Server) -> None:
    """As many as there are threads, a byte at a time: in the headers, in the body, or none."""
    slow = [
        connected(server, b"GET /hea"),
        connected(server, HEAD),
        connected(server, HEAD, b"Content-Length: 1000\r\n\r\n{"),
        connected(server),
    ]
    statuses = []
    with ThreadPoolExecutor(1) as pool:
        served = pool.submit(server.get, "/v1/variants")
        for _ in range(15):
            for line in slow[:3]:
                with suppress(OSError):  # if it has been sent away already
                    line.sendall(b" ")
            sleep(0.2)
        assert served.result(TIMEOUT)[0] == 200
    for line in slow[:3]:
        with line:
            statuses.append(answer(line)[0])
    assert statuses == [408, 408, 408]
    slow[3].close()


def test_a_hundred_slow_clients_hold_nobody_up(server: Server) -> None:
    """Far more than there are threads, with every way to begin a request and not to end it."""
    beginnings = [
        [],
        [b"GET /heal"],
        [HEAD, b"Content-Length: 1000\r\n\r\n{"],
        [HEAD, b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"],
        [HEAD, b"Expect: 100-continue\r\nContent-Length: 9\r\n\r\n"],
    ]
    with ExitStack() as stack:
        for beginning in beginnings * 20:
            stack.enter_context(connected(server, *beginning))
        served = [server.ask("POST", "/v1/moves", QUESTION) for _ in range(20)]
        assert {status for status, _, _ in served} == {200}


@pytest.mark.parametrize(("more", "status"), [(10, 200), (70_000, 413)])
def test_a_request_may_come_in_pieces(server: Server, more: int, status: int) -> None:
    body = BODY + b" " * more
    length = f"Content-Length: {len(body)}\r\n\r\n".encode()
    with connected(server, HEAD) as line:
        for piece in (length, body[:100], body[100:]):
            sleep(0.05)
            line.sendall(piece)
        assert answer(line)[0] == status


def test_a_body_in_chunks_is_read_to_its_last(server: Server) -> None:
    with connected(server, HEAD, b"Transfer-Encoding: chunked\r\n\r\n") as line:
        for piece in (BODY[:100], BODY[100:], b""):
            sleep(0.05)
            line.sendall(f"{len(piece):x}\r\n".encode() + piece + b"\r\n")
        assert answer(line)[0] == 200


def test_who_waits_to_be_told_to_go_on_is_told_so(server: Server) -> None:
    with connected(server, HEAD, b"Expect: 100-continue\r\n") as line:
        line.sendall(f"Content-Length: {len(BODY)}\r\n\r\n".encode())
        assert line.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
        line.sendall(BODY)
        assert answer(line)[0] == 200


def test_requests_that_come_together_are_answered_one_after_the_other(server: Server) -> None:
    ask = HEAD + f"Content-Length: {len(BODY)}\r\n\r\n".encode() + BODY
    last = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with connected(server, ask * 3, last[:9]) as line:
        sleep(0.1)
        line.sendall(last[9:])
        answers = b"".join(iter(lambda: line.recv(2**16), b""))
    assert answers.count(b"HTTP/1.1 200 OK") == 4


def test_a_head_goes_out_with_its_body() -> None:
    here, there = socket.socketpair()
    with Line.of(here) as line, there:
        there.setblocking(False)
        line.until = monotonic() + TIMEOUT
        line.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
        with pytest.raises(BlockingIOError):
            there.recv(100)
        line.sendall(b"body")
        assert there.recv(100) == b"HTTP/1.1 200 OK\r\n\r\nbody"
        line.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
        line.flush()
        assert there.recv(100) == b"HTTP/1.1 204 No Content\r\n\r\n"


def test_a_connection_can_be_used_again(server: Server) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
    lines = set()
    for _ in range(3):
        connection.request("POST", "/v1/moves", BODY, {"Content-Type": "application/json"})
        lines.add(connection.sock)
        assert json.loads(connection.getresponse().read())["plays"]
    assert len(lines) == 1
    connection.close()


def ask_until_refused(server: Server) -> Counter[int | None]:
    """The statuses of all answers, each by a connection of its own; None is none."""
    statuses: Counter[int | None] = Counter()
    deadline = monotonic() + TIMEOUT
    with suppress(ConnectionRefusedError):
        while monotonic() < deadline:
            try:
                statuses[server.ask("POST", "/v1/moves", QUESTION)[0]] += 1
            except ConnectionResetError:
                statuses[None] += 1
    return statuses


def test_whoever_gets_through_is_answered_while_the_server_stops(tmp_path: Path) -> None:
    """All but one perhaps, who came in the very moment in which the door was closed."""
    with ThreadPoolExecutor(12) as pool, Server(tmp_path / "log", workers="2") as server:
        asked = [pool.submit(ask_until_refused, server) for _ in range(12)]
        server.wait_until(lambda: len(server.lines()) > 100)
        server.process.send_signal(signal.SIGTERM)
        statuses = sum((one.result(2 * TIMEOUT) for one in asked), Counter[int | None]())
        assert set(statuses) <= {200, None}
        assert statuses[None] <= 1
        assert server.process.wait(TIMEOUT) == 0


def test_an_answer_that_has_begun_is_finished_when_the_server_stops(tmp_path: Path) -> None:
    batch = json.dumps([{"operation": "moves", "request": WORST}] * 8)
    with Server(tmp_path / "log", workers="1") as server:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
        connection.request("POST", "/v1/batch", batch, {"Content-Type": "application/json"})
        response = connection.getresponse()
        server.process.send_signal(signal.SIGTERM)
        assert [one["status"] for one in json.loads(response.read())] == [200] * 8
        connection.close()


def test_workers_are_replaced_in_time_and_nobody_notices(tmp_path: Path) -> None:
    with Server(tmp_path / "log", workers="2", max_requests="10") as server:
        first = set(server.workers())
        assert [server.get("/v1/variants")[0] for _ in range(60)] == [200] * 60
        assert not first & set(server.workers())


STOPPED_AT_BIRTH = """
from service.server.gunicorn_conf import *
from os import kill
from signal import SIGTERM
from time import monotonic, sleep

def post_fork(server, worker):
    if worker.age > 1:
        kill(server.pid, SIGTERM)
        sleep(1)
"""


def test_a_worker_that_is_only_being_born_when_the_server_stops_stops_as_well(
    tmp_path: Path,
) -> None:
    """The next worker stops the server and takes a second until it can hear of it."""
    config = tmp_path / "config.py"
    config.write_text(STOPPED_AT_BIRTH)
    with Server(tmp_path / "log", config=str(config), workers="1", max_requests="3") as server:
        for _ in range(100):
            if "Autorestarting" in server.log.read_text():
                break
            server.get("/v1/variants")
        assert server.process.wait(2 * TIMEOUT) == 0
    told = [line["event"].partition(" (pid")[0] for line in server.lines()]
    assert told.count("Worker exiting") == 2
    assert {line["level"] for line in server.lines()} == {"info"}


def test_a_worker_in_which_a_request_hangs_gives_no_sign_of_life() -> None:
    """Then gunicorn kills it and starts another."""
    signs: list[None] = []
    worker = Worker.__new__(Worker)
    worker.tmp = SimpleNamespace(notify=lambda: signs.append(None))  # type: ignore[assignment]
    worker.seconds = 60
    worker.begun = {}
    worker.notify()
    assert len(signs) == 1
    worker.begun = {object(): 0.0}  # type: ignore[dict-item]
    worker.notify()
    assert len(signs) == 1


def test_a_worker_whose_server_is_gone_stops_like_one_that_was_told_to() -> None:
    """Otherwise its door stays open, and whoever comes waits there until it is gone as well."""
    worker = Worker.__new__(Worker)
    worker.ppid, worker.alive = -1, True
    worker.log = SimpleNamespace(info=lambda *_: None)  # type: ignore[assignment]
    assert not worker.is_parent_alive()
    assert not worker.alive


def test_the_server_tells_at_its_start_which_build_it_is(tmp_path: Path) -> None:
    build = "compiled" if is_compiled() else "interpreted"
    with Server(tmp_path / "log", workers="1") as server:
        assert f"answers are {build}" in [line["event"] for line in server.lines()]


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    with Server(tmp_path / "log", workers="1") as server:
        (numbers,) = {
            Path(os.readlink(file)).parent
            for file in Path(f"/proc/{server.workers()[0]}/map_files").glob("*")
            if "backgammon-metrics-" in os.readlink(file)
        }
        assert numbers.is_dir()
    assert not numbers.exists()
