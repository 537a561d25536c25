"""Clients that connect to a busy worker are answered as soon as those that have connections."""

from __future__ import annotations

import os
import selectors
import signal
import socket
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.server.clients import REQUEST, connected, read_answer
from tests.support.processes import TIMEOUT
from tests.support.server import Server

CLIENTS = 32


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "log", workers="1", timeout="60", keep_alive="60") as running:
        yield running


def rounds_until_all_answered(busy: Sequence[socket.socket], new: Sequence[socket.socket]) -> int:
    """The most answers of one busy client until each new client has its first.

    A busy client sends its next request as soon as it has an answer.
    """
    answers: Counter[socket.socket] = Counter()
    waiting = set(new)
    with selectors.DefaultSelector() as selector:
        for client in (*busy, *new):
            selector.register(client, selectors.EVENT_READ, client)
        while waiting:
            ready = selector.select(TIMEOUT)
            assert ready, "a client is not answered"
            for key, _ in ready:
                client = key.data
                assert read_answer(client)[0] == 200
                answers[client] += 1
                if client in waiting:
                    waiting.remove(client)
                    selector.unregister(client)
                else:
                    client.sendall(REQUEST)
    return max(answers[client] for client in busy)


def test_new_clients_do_not_wait_for_many_answers_to_others(server: Server) -> None:
    [worker] = server.workers()
    busy = [connected(server.port, REQUEST) for _ in range(CLIENTS)]
    for client in busy:
        assert read_answer(client)[0] == 200
    # everything is sent while the worker is stopped, so that the speed of the clients is no matter
    os.kill(worker, signal.SIGSTOP)
    try:
        for client in busy:
            client.sendall(REQUEST)
        new = [connected(server.port, REQUEST) for _ in range(CLIENTS)]
    finally:
        os.kill(worker, signal.SIGCONT)
    rounds = rounds_until_all_answered(busy, new)
    for client in (*busy, *new):
        client.close()
    # usually 3: one under way, one while the new clients are set up, one before them in the queue
    assert rounds <= 4
