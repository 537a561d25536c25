"""Requests that are complete but wait for their turn behind others."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import HEAD, HEALTH, WORST, connected, read_answer, read_to_end
from tests.support.server import Server

CLIENTS = 40
LARGEST_ANSWER = json.dumps(WORST).encode()
SLOW = HEAD + f"Content-Length: {len(LARGEST_ANSWER)}\r\n\r\n".encode() + LARGEST_ANSWER

LAST = HEALTH.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "log", workers="1", timeout="60", keep_alive="60") as running:
        yield running


@pytest.fixture
def clients(server: Server) -> Iterator[list[socket.socket]]:
    """Clients whose slow requests all arrive at once, so that most of them wait."""
    connections = [connected(server.port, HEALTH) for _ in range(CLIENTS)]
    for connection in connections:
        assert read_answer(connection)[0] == 200
    [worker] = server.workers()
    os.kill(worker, signal.SIGSTOP)
    try:
        for connection in connections:
            connection.sendall(SLOW)
    finally:
        os.kill(worker, signal.SIGCONT)
    yield connections
    for connection in connections:
        connection.close()


def test_a_client_that_ends_its_input_is_answered_and_then_closed(
    clients: list[socket.socket],
) -> None:
    for connection in clients:
        connection.shutdown(socket.SHUT_WR)
    for connection in clients:
        assert read_answer(connection)[0] == 200
        assert read_to_end(connection) == b""


def test_a_second_request_is_answered_after_the_first(clients: list[socket.socket]) -> None:
    for piece in (LAST[:9], LAST[9:]):
        for connection in clients:
            connection.sendall(piece)
    for connection in clients:
        _, first, second = read_to_end(connection).split(b"HTTP/1.1 200 OK")
        assert len(first) > 100_000
        assert second.endswith(b'{"status":"ok"}')


def test_a_client_that_leaves_does_not_disturb_the_others(clients: list[socket.socket]) -> None:
    for connection in clients[::2]:
        connection.close()
    for connection in clients[1::2]:
        assert read_answer(connection)[0] == 200


def test_every_request_of_a_turn_is_logged_once_before_its_answer(
    server: Server, clients: list[socket.socket]
) -> None:
    def logged() -> int:
        return sum(line.get("route") == "/v1/moves" for line in server.lines())

    for answered, connection in enumerate(clients, start=1):
        assert read_answer(connection)[0] == 200
        assert logged() >= answered
    assert logged() == CLIENTS
