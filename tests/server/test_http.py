"""What the real server does with requests: the parts that are ours, not those of uvicorn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPResponse
from pathlib import Path
from time import sleep

import pytest

from tests.server.clients import BODY, HEAD, HEALTH, REQUEST, connected, read_answer, read_to_end
from tests.server.proxies import PROXIES
from tests.support.server import Server

CLOSE = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One worker, with a deadline for requests that a busy machine keeps."""
    log = tmp_path_factory.mktemp("server") / "log"
    with Server(log, workers="1", timeout="60", keep_alive="60") as server:
        yield server


@pytest.mark.parametrize(
    "request_",
    [
        b"nonsense\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nno colon\r\n\r\n",
        HEAD + b"Content-Length: +5\r\n\r\nhello",
        HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        HEAD + b"Content-Length: " + b"9" * 8000 + b"\r\n\r\n",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\nnot a size\r\n",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n",
        HEAD + b'Transfer-Encoding: chunked\r\n\r\n1;a="\r\n{\r\n',
    ],
)
def test_broken_http_is_a_400_and_nothing_follows(server: Server, request_: bytes) -> None:
    """The words are those of uvicorn; a proxy in front answers such requests itself."""
    with connected(server.port, request_ + HEALTH) as connection:
        answers = read_to_end(connection)
    assert answers.startswith(b"HTTP/1.1 400 ")
    assert answers.count(b"HTTP/1.1 ") == 1
    assert server.get("/healthz")[0] == 200
    assert not any("trace" in line for line in server.lines())


CHUNK = b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        (HEAD + b"Content-Length: 5000000\r\n\r\n", 413, "too_large"),
        (HEAD + b"Content-Length: 18446744073709551615\r\n\r\n", 413, "too_large"),
        (HEAD + CHUNK + b"8000000000000001\r\n" + b" " * 5_000_000, 413, "too_large"),
        (HEAD + b"Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n", 413, "too_large"),
        (b"GET /" + b"x" * 4001 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414, "address_too_long"),
    ],
)
def test_what_is_too_large_is_refused_with_a_problem(
    server: Server, sent: bytes, status: int, code: str
) -> None:
    with connected(server.port, sent) as connection:
        response = HTTPResponse(connection)
        response.begin()
        problem = json.loads(response.read())
    assert (problem["status"], problem["code"]) == (status, code)
    assert problem["type"] == f"/problems/{code}"


@pytest.mark.parametrize(("spaces", "status"), [(10, 200), (70_000, 413)])
def test_a_request_may_come_in_pieces(server: Server, spaces: int, status: int) -> None:
    body = BODY + b" " * spaces
    length = f"Content-Length: {len(body)}\r\n\r\n".encode()
    with connected(server.port, HEAD) as connection:
        for piece in (length, body[:100], body[100:]):
            sleep(0.05)
            connection.sendall(piece)
        assert read_answer(connection)[0] == status


def test_a_chunked_body_is_read_to_its_last_chunk(server: Server) -> None:
    with connected(server.port, HEAD, CHUNK) as connection:
        for piece in (BODY[:100], BODY[100:], b""):
            sleep(0.05)
            connection.sendall(f"{len(piece):x}\r\n".encode() + piece + b"\r\n")
        assert read_answer(connection)[0] == 200


def test_a_body_in_chunks_of_one_byte_is_read(server: Server) -> None:
    with connected(server.port, HEAD, CHUNK) as connection:
        connection.sendall(b"".join(b"1\r\n%c\r\n" % byte for byte in BODY) + b"0\r\n\r\n")
        assert read_answer(connection)[0] == 200


def test_pipelined_requests_are_answered_one_after_the_other(server: Server) -> None:
    """All of them in pieces of 1,000 bytes, without waiting for an answer."""
    requests = REQUEST * 30 + CLOSE
    with connected(server.port) as connection:
        for at in range(0, len(requests), 1000):
            connection.sendall(requests[at : at + 1000])
            sleep(0.001)
        answers = read_to_end(connection)
    assert answers.count(b"HTTP/1.1 200 OK") == 31
    assert answers.count(b"HTTP/1.1 ") == 31


OFFER = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n"


def test_a_get_that_offers_http_2_is_answered_in_http_1_1(server: Server) -> None:
    """As Java's HttpClient does, with every request over plain HTTP (RFC 9110, 7.8)."""
    with connected(server.port, HEALTH.replace(b"\r\n\r\n", b"\r\n" + OFFER + b"\r\n")) as client:
        assert read_answer(client)[0] == 200


@pytest.mark.parametrize("front", ["direct", *PROXIES])
def test_a_body_beside_an_offer_of_http_2_is_read_behind_a_proxy_and_refused_without_one(
    server: Server, tmp_path: Path, front: str
) -> None:
    request = HEAD + OFFER + b"Content-Length: %d\r\n\r\n" % len(BODY) + BODY
    with ExitStack() as stack:
        port = server.port
        if front != "direct":
            port = stack.enter_context(PROXIES[front](tmp_path, server.port)).port
        client = stack.enter_context(connected(port, request))
        assert read_answer(client)[0] == (400 if front == "direct" else 200)


@pytest.mark.parametrize(
    "line",
    [
        b"GET http://[bad/healthz",
        b"GET http://example.org",
        b"GET /%00%ff%",
        b"GET //healthz",
        b"GET /..%2f",
        b"OPTIONS *",
        b"CONNECT example.org:443",
    ],
)
def test_odd_targets_are_answered_without_an_error_of_the_server(
    server: Server, line: bytes
) -> None:
    with connected(server.port, line + b" HTTP/1.1\r\nHost: x\r\n\r\n") as connection:
        response = HTTPResponse(connection)
        response.begin()
        assert response.status < 500
    assert not any("trace" in line for line in server.lines())


def test_the_answer_to_head_has_no_body(server: Server) -> None:
    head = b"HEAD /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with connected(server.port, head) as connection:
        answer = read_to_end(connection)
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n") and answer.endswith(b"\r\n\r\n")


@pytest.mark.parametrize("seconds", [1])
def test_an_unused_connection_is_closed_after_keep_alive(
    tmp_path_factory: pytest.TempPathFactory, seconds: int
) -> None:
    log = tmp_path_factory.mktemp("keep-alive") / "log"
    with (
        Server(log, workers="1", keep_alive=str(seconds)) as server,
        connected(server.port, HEALTH) as connection,
    ):
        assert read_answer(connection)[0] == 200
        assert connection.recv(1) == b""
