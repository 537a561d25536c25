"""What the Python client raises, and how it waits for a busy service."""

from __future__ import annotations

import json
import socketserver
import time
from collections.abc import Callable, Mapping
from email.utils import formatdate
from pathlib import Path
from threading import Thread

import pytest
from backgammon_client import (
    BusyError,
    Client,
    IllegalActionError,
    ImpossibleStateError,
    InvalidRequestError,
    NoAnswerError,
    NotFoundError,
    Response,
)

from tests.support.processes import free_port
from tests.support.server import Server


def test_an_illegal_play_raises_its_faults_in_the_language_of_the_client(service: str) -> None:
    with Client(service, language="de") as client:
        game = client.begin_game(variant="backgammon", throws=[{"white": 3, "black": 1}])
        with pytest.raises(IllegalActionError) as caught:
            client.advance_game(
                id=game["id"], action={"do": "play", "moves": [{"from": "1", "to": "6"}]}
            )
    error = caught.value
    assert (error.status, error.code) == (422, "illegal_action")
    assert error.has(error.faults[0]["code"]) and not error.has("game_over")
    assert "Punkt" in str(error.faults) or "Zahl" in str(error.faults)


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda client: client.begin_game(variant="ludo"), NotFoundError),
        (lambda client: client.get_variant("ludo"), NotFoundError),
        (lambda client: client.begin_game(variant="eureka", dice=7), InvalidRequestError),
        (
            lambda client: client.score_position(id="1~eureka~19-1~6-15~white.roll"),
            ImpossibleStateError,
        ),
    ],
)
def test_each_kind_of_problem_has_its_error(
    client: Client, call: Callable[[Client], object], kind: type[Exception]
) -> None:
    with pytest.raises(kind):
        call(client)


def test_no_service_is_no_answer() -> None:
    with pytest.raises(NoAnswerError):
        Client(f"http://127.0.0.1:{free_port()}").get_health()


@pytest.mark.parametrize("url", ["127.0.0.1:8000", "ftp://rules", "http://"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="An address such as"):
        Client(url)


# --- retries ---

PROBLEM = {"type": "", "code": "too_many_requests", "title": "", "status": 429, "detail": "Wait."}


class Scripted:
    """A transport with answers of its own."""

    def __init__(self, *answers: Response) -> None:
        self.answers, self.requests = list(answers), 0

    def __call__(
        self, _method: str, _path: str, _headers: Mapping[str, str], _body: bytes | None
    ) -> Response:
        self.requests += 1
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


def busy(wait: str | None, status: int = 429) -> Response:
    headers = {"content-type": "application/problem+json"} | ({"retry-after": wait} if wait else {})
    return Response(status, headers, json.dumps({**PROBLEM, "status": status}).encode())


GOOD = Response(200, {"content-type": "application/json"}, b'{"status": "ok"}')


@pytest.mark.parametrize("by_date", [False, True])
@pytest.mark.parametrize("status", [429, 503])
def test_a_busy_service_is_called_again_when_it_says_so(
    monkeypatch: pytest.MonkeyPatch, by_date: bool, status: int
) -> None:
    wait = formatdate(time.time() + 25, usegmt=True) if by_date else "25"
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    transport = Scripted(busy(wait, status), GOOD)
    assert Client("http://rules", transport=transport).get_health()["status"] == "ok"
    assert transport.requests == 2
    assert len(waited) == 1 and 0 < waited[0] <= 25


@pytest.mark.parametrize(("wait", "requests"), [("0", 3), ("31", 1), (None, 1), ("soon", 1)])
def test_a_service_that_stays_busy_is_an_error(wait: str | None, requests: int) -> None:
    transport = Scripted(busy(wait))
    with pytest.raises(BusyError) as caught:
        Client("http://rules", transport=transport).get_health()
    assert transport.requests == requests
    assert caught.value.code == "too_many_requests"


def test_the_real_rate_limit_is_waited_for(tmp_path: Path) -> None:
    """Two requests a second: of five, three have to wait, half a second each."""
    with Server(tmp_path / "log", workers="1", rate="2/second") as server:
        client = Client(f"http://127.0.0.1:{server.port}", retries=3)
        for _ in range(5):
            assert client.begin_game(variant="eureka")["expected"]
        client.close()


def test_a_connection_that_the_service_has_closed_is_opened_again() -> None:
    with socketserver.TCPServer(("127.0.0.1", 0), OneAnswer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with Client(f"http://127.0.0.1:{server.server_address[1]}") as client:
            for _ in range(3):
                assert client.get_health()["status"] == "ok"
        server.shutdown()


class OneAnswer(socketserver.StreamRequestHandler):
    """Answers one request and closes the connection without a word."""

    def handle(self) -> None:
        while self.rfile.readline().strip():
            pass
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 16\r\n\r\n" + GOOD.body)


@pytest.mark.parametrize(
    "answer",
    [
        Response(502, {"content-type": "text/html"}, b"<html>"),
        Response(200, {"content-type": "text/html"}, b"<html>"),
    ],
)
def test_the_answer_of_another_program_is_no_answer(answer: Response) -> None:
    with pytest.raises(NoAnswerError):
        Client("http://rules", transport=Scripted(answer)).get_health()
