"""An application that fails: the server answers for it, and other clients notice nothing."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from http.client import HTTPConnection, IncompleteRead
from pathlib import Path

import pytest

from tests.server.clients import BODY, HEALTH, connected, read_answer
from tests.server.load import JSON
from tests.support.processes import TIMEOUT
from tests.support.server import Server

CONFIG = """
from service.server.connection import Connection
from service.server.gunicorn_conf import *
from service.server.gunicorn_conf import post_worker_init as init

def post_worker_init(worker):
    init(worker)
    flask = worker.wsgi.wsgi_app

    def pieces():
        yield b"one piece"
        raise RuntimeError("broken stream")

    def fails(environ, start_response):
        if environ["PATH_INFO"] == "/v1/variants":
            raise RuntimeError("broken application")
        if environ["PATH_INFO"] == "/stream":
            start_response("200 OK", [("Content-Type", "text/plain")])
            return pieces()
        return flask(environ, start_response)

    worker.wsgi.wsgi_app = fails

    def head_received(connection):
        received(connection)
        if connection.request.environ["PATH_INFO"] == "/unreadable":
            raise KeyError("broken reader")
        return False

    received = Connection._head_received
    Connection._head_received = head_received

    def answer_request(connection):
        answer(connection)
        if connection.request.environ["PATH_INFO"] == "/broken-turn":
            raise KeyError("broken turn")

    answer = Connection.answer_request
    Connection.answer_request = answer_request
"""
BROKEN_TURN = HEALTH.replace(b"/healthz", b"/broken-turn")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    config = tmp_path / "config.py"
    config.write_text(CONFIG)
    with Server(tmp_path / "log", config=str(config), workers="1") as server:
        yield server


def test_a_request_for_which_the_application_fails_is_a_500(server: Server) -> None:
    """Flask lets no exception through; the server answers for an application that does."""
    status, headers, _ = server.get("/v1/variants")
    assert (status, headers["Content-Type"]) == (500, "application/problem+json")
    assert server.get("/healthz")[0] == 200
    assert any("broken application" in line.get("trace", "") for line in server.lines())


def test_a_mistake_of_the_server_while_it_reads_is_a_500_and_is_logged(server: Server) -> None:
    """Only what the parser refuses is the client's fault, and a 400."""
    status, headers, _ = server.get("/unreadable")
    assert (status, headers["Content-Type"]) == (500, "application/problem+json")
    assert server.get("/healthz")[0] == 200
    assert any("broken reader" in line.get("trace", "") for line in server.lines())


def test_a_mistake_of_the_server_while_it_answers_keeps_no_other_client_waiting(
    server: Server,
) -> None:
    [worker] = server.workers()
    requests = [HEALTH, HEALTH, BROKEN_TURN, HEALTH, HEALTH]
    clients = [connected(server.port, HEALTH) for _ in requests]
    assert [read_answer(client)[0] for client in clients] == [200] * 5
    # all requests arrive at once, so that they are answered together
    os.kill(worker, signal.SIGSTOP)
    try:
        for client, request in zip(clients, requests, strict=True):
            client.sendall(request)
    finally:
        os.kill(worker, signal.SIGCONT)
    assert [read_answer(client)[0] for client in clients] == [200, 200, 404, 200, 200]
    for client in clients:
        client.close()
    assert any("broken turn" in line.get("trace", "") for line in server.lines())


def test_a_stream_that_fails_is_cut_off_and_other_streams_go_on(server: Server) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
    connection.request("GET", "/stream")
    with pytest.raises((IncompleteRead, ConnectionResetError)):
        connection.getresponse().read()
    connection.close()
    batch = json.dumps([{"operation": "moves", "request": json.loads(BODY)}] * 50)
    connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
    connection.request("POST", "/v1/batch", batch, JSON)
    assert len(json.loads(connection.getresponse().read())) == 50
    connection.close()
    assert any("broken stream" in line.get("trace", "") for line in server.lines())


def test_a_client_that_leaves_in_the_middle_of_a_stream_is_forgotten(server: Server) -> None:
    batch = json.dumps([{"operation": "moves", "request": json.loads(BODY)}] * 1000)
    for _ in range(3):
        connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
        connection.request("POST", "/v1/batch", batch, JSON)
        connection.getresponse().read(100)
        connection.close()
    with connected(server.port, HEALTH) as other:
        assert read_answer(other)[0] == 200
    assert not any("trace" in line for line in server.lines())
