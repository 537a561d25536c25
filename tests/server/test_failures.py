"""An application that fails: the server answers for it, and other clients notice nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection, IncompleteRead
from pathlib import Path

import pytest

from tests.server.clients import BODY, HEALTH, connected, read_answer
from tests.server.load import JSON
from tests.support.processes import TIMEOUT
from tests.support.server import Server

CONFIG = """
from service.server import bridge
from service.server.gunicorn_conf import *

create = bridge.create_app

def create_app(settings):
    app = create(settings)
    answer = app.wsgi_app

    def pieces():
        yield b"one piece"
        raise RuntimeError("broken stream")

    def fails(environ, start_response):
        if environ["PATH_INFO"] == "/v1/variants":
            raise RuntimeError("broken application")
        if environ["PATH_INFO"] == "/stream":
            start_response("200 OK", [("Content-Type", "text/plain")])
            return pieces()
        return answer(environ, start_response)

    app.wsgi_app = fails
    return app

bridge.create_app = create_app
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    config = tmp_path / "config.py"
    config.write_text(CONFIG)
    with Server(tmp_path / "log", config=str(config), workers="1") as server:
        yield server


def test_a_request_for_which_the_application_fails_is_a_500(server: Server) -> None:
    """Flask lets no exception through; uvicorn answers for an application that does."""
    assert server.get("/v1/variants")[0] == 500
    assert server.get("/healthz")[0] == 200
    assert any("broken application" in line.get("trace", "") for line in server.lines())


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
