"""How the real server reads requests and frames answers: RFC 9112, and problems for the rest."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from time import sleep
from unittest.mock import Mock

import pytest
from werkzeug.exceptions import BadRequest

from service.server.connection import Connection
from tests.server.clients import BODY, HEAD, HEALTH, REQUEST, connected, read_answer, read_to_end
from tests.support.processes import TIMEOUT
from tests.support.server import Server

CLOSE = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One worker, with a deadline for requests that a busy machine keeps."""
    log = tmp_path_factory.mktemp("server") / "log"
    with Server(log, workers="1", timeout="60", keep_alive="60") as server:
        yield server


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"nonsense\r\n\r\n", 400),
        (b"GET /healthz HTTP/9.9\r\n\r\n", 400),
        (b"GET /healthz HTTP/1.1\r\nno colon\r\n\r\n", 400),
        (b"GET /healthz HTTP/1.1\r\n\r\n", 400),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
        (b"GET /healthz HTTP/1.1\nHost: x\n\n", 400),
        (HEAD + b"Content-Length: +5\r\n\r\nhello", 400),
        (HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello", 400),
        (HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\nnot a size\r\n", 400),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{bad", 400),
        (HEAD + b'Transfer-Encoding: chunked\r\n\r\n1;a="\r\n{\r\n', 400),
        (HEAD + b"Content-Length: 99999999\r\n\r\n", 413),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n500000\r\n" + b" " * 5_000_000, 413),
        (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
        (b"GET /healthz HTTP/1.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n", 431),
        (b"GET /healthz HTTP/1.1\r\n" + b"X-A: b\r\n" * 101 + b"\r\n", 431),
        (b"GET /healthz HTTP/1.1\r\n" + (b"X-A: " + b"b" * 8000 + b"\r\n") * 9, 431),
        (HEAD + b"Transfer-Encoding: zip\r\n\r\n", 501),
    ],
)
def test_broken_http_is_answered_with_one_problem_and_the_connection_is_closed(
    server: Server, request_: bytes, status: int
) -> None:
    with connected(server.port, request_) as connection:
        answer_status, headers = read_answer(connection)
        assert answer_status == status
        assert headers["Connection"] == "close"
        assert connection.recv(1) == b""
    assert server.get("/healthz")[0] == 200


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        (b"GET / HTTP/1.1\r\nHost x\r\n\r\n", 400, "invalid_request"),
        (HEAD + b"Content-Length: 5000000\r\n\r\n", 413, "too_large"),
        (b"GET /" + b"x" * 4001 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414, "address_too_long"),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n", 431, "headers_too_large"),
        (HEAD + b"Transfer-Encoding: zip\r\n\r\n", 501, "not_implemented"),
    ],
)
def test_what_the_server_refuses_by_itself_has_a_code(
    server: Server, sent: bytes, status: int, code: str
) -> None:
    with connected(server.port, sent) as connection:
        response = HTTPResponse(connection)
        response.begin()
        problem = json.loads(response.read())
    assert (problem["status"], problem["code"]) == (status, code)
    assert problem["type"] == f"/problems/{code}"


def test_an_address_of_more_than_4000_characters_is_a_414(server: Server) -> None:
    with connected(
        server.port, b"GET /" + b"x" * 4001 + b" HTTP/1.1\r\nHost: x\r\n\r\n"
    ) as connection:
        assert read_answer(connection)[0] == 414


def test_nothing_follows_the_answer_to_broken_http(server: Server) -> None:
    with connected(server.port, b"nonsense\r\n\r\n" + HEALTH) as connection:
        answers = read_to_end(connection)
    assert answers.count(b"HTTP/1.1 ") == 1


def test_http_1_0_needs_no_host_and_its_connection_is_closed(server: Server) -> None:
    with connected(server.port, b"GET /healthz HTTP/1.0\r\n\r\n") as connection:
        answer = read_to_end(connection)
    assert answer.startswith(b"HTTP/1.0 200 OK\r\n")


@pytest.mark.parametrize(
    ("version", "sent", "answered"),
    [
        (b"1.1", b"", "keep-alive"),
        (b"1.1", b"Connection: keep-alive\r\n", "keep-alive"),
        (b"1.1", b"Connection: close\r\n", "close"),
        (b"1.1", b"Connection: TE, Close\r\n", "close"),
        (b"1.0", b"", "close"),
        (b"1.0", b"Connection: Keep-Alive\r\n", "keep-alive"),
        (b"1.0", b"Connection: close\r\n", "close"),
    ],
)
def test_a_connection_stays_open_if_the_client_lets_it(
    server: Server, version: bytes, sent: bytes, answered: str
) -> None:
    """RFC 9112, 9.3."""
    head = b"GET /healthz HTTP/%s\r\nHost: x\r\n%s\r\n" % (version, sent)
    with connected(server.port, head) as connection:
        assert read_answer(connection)[1]["Connection"] == answered
        connection.sendall(HEALTH)
        assert (connection.recv(1) == b"") == (answered == "close")


def test_a_client_that_offers_http_2_is_answered_in_http_1_1(server: Server) -> None:
    """As Java's HttpClient does, with every request over plain HTTP (RFC 9110, 7.8)."""
    offer = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n"
    request = HEAD + offer + b"Content-Length: %d\r\n\r\n" % len(BODY) + BODY
    with connected(server.port, request) as connection:
        for _ in range(2):
            status, headers = read_answer(connection)
            assert (status, headers["Connection"]) == (200, "keep-alive")
            connection.sendall(request)


def test_a_body_whose_length_no_parser_can_know_is_refused_even_if_the_parser_takes_it() -> None:
    """RFC 9112, 6.3; gunicorn's parser in C took it for empty before 0.6.14."""
    headers = [(b"host", b"x"), (b"transfer-encoding", b"zip")]
    parser = Mock(method=b"POST", path=b"/", http_version=(1, 1), asgi_headers=headers)
    parser.configure_mock(is_chunked=False, content_length=None)
    worker = Mock(parser_class=Mock(return_value=parser), request_seconds=1)
    worker.loop.time.return_value = 0
    connection = Connection(worker)
    connection.shared_environ = {}
    with pytest.raises(BadRequest):
        worker.parser_class.call_args.kwargs["on_headers_complete"]()


def test_an_absolute_target_is_answered_like_its_path(server: Server) -> None:
    head = b"GET http://example.org/healthz?x=1 HTTP/1.1\r\nHost: example.org\r\n\r\n"
    with connected(server.port, head) as connection:
        assert read_answer(connection)[0] == 200


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
        response.read()
    assert not any("trace" in line for line in server.lines())


def test_an_empty_line_before_a_request_is_ignored(server: Server) -> None:
    with connected(server.port, b"\r\n" + HEALTH) as connection:
        assert read_answer(connection)[0] == 200


def test_a_header_with_an_underscore_does_not_stand_for_the_one_with_a_hyphen(
    server: Server,
) -> None:
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX_Request_Id: forged\r\n\r\n"
    with connected(server.port, head) as connection:
        assert read_answer(connection)[1]["X-Request-Id"] != "forged"


def test_the_answer_to_head_has_no_body(server: Server) -> None:
    head = b"HEAD /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with connected(server.port, head) as connection:
        answer = read_to_end(connection)
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n") and answer.endswith(b"\r\n\r\n")


def test_a_client_that_closes_its_side_after_a_request_is_answered(server: Server) -> None:
    with connected(server.port, REQUEST) as connection:
        connection.shutdown(socket.SHUT_WR)
        assert read_answer(connection)[0] == 200
        assert connection.recv(1) == b""


@pytest.mark.parametrize("beginning", [REQUEST[:-5], REQUEST[:20]])
def test_a_request_that_is_cut_off_is_a_400(server: Server, beginning: bytes) -> None:
    with connected(server.port, beginning) as connection:
        connection.shutdown(socket.SHUT_WR)
        assert read_answer(connection)[0] == 400
    assert not any("trace" in line for line in server.lines())


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
    with connected(server.port, HEAD, b"Transfer-Encoding: chunked\r\n\r\n") as connection:
        for piece in (BODY[:100], BODY[100:], b""):
            sleep(0.05)
            connection.sendall(f"{len(piece):x}\r\n".encode() + piece + b"\r\n")
        assert read_answer(connection)[0] == 200


def test_a_last_chunk_inside_chunk_data_is_data(server: Server) -> None:
    body = b'{"note": "\r\n0\r\n\r\n"}'
    request = HEAD + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n" % (len(body), body)
    with connected(server.port, request) as connection:
        connection.settimeout(0.3)
        with pytest.raises(TimeoutError):
            connection.recv(1)
        connection.settimeout(TIMEOUT)
        connection.sendall(b"0\r\n\r\n")
        assert read_answer(connection)[0] == 400


def test_a_client_that_expects_100_continue_gets_it_once(server: Server) -> None:
    length = f"Content-Length: {len(BODY)}\r\n\r\n".encode()
    with connected(server.port, HEAD, b"Expect: 100-continue\r\n", length) as connection:
        assert connection.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
        for at in range(0, len(BODY), 50):
            connection.sendall(BODY[at : at + 50])
            sleep(0.01)
        connection.shutdown(socket.SHUT_WR)
        answer = read_to_end(connection)
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b"100 Continue" not in answer


@pytest.mark.parametrize("version", [b"HTTP/1.0", b"HTTP/1.1"])
def test_no_100_continue_for_http_1_0_or_for_a_body_that_is_there(
    server: Server, version: bytes
) -> None:
    request = REQUEST.replace(b"HTTP/1.1", version)
    request = request.replace(b"Host: x\r\n", b"Host: x\r\nExpect: 100-continue\r\n")
    head, body = request[: -len(BODY)], request[-len(BODY) :]
    pieces = (head, body) if version == b"HTTP/1.0" else (request,)
    with connected(server.port, pieces[0]) as connection:
        sleep(0.1)
        connection.sendall(b"".join(pieces[1:]))
        connection.shutdown(socket.SHUT_WR)
        assert read_to_end(connection).startswith(version + b" 200 OK\r\n")


def test_a_body_that_is_too_large_is_refused_before_it_is_sent(server: Server) -> None:
    head = HEAD + b"Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n"
    with connected(server.port, head) as connection:
        assert read_answer(connection)[0] == 413


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


def test_a_connection_can_be_used_again(server: Server) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
    sockets = set()
    for _ in range(3):
        connection.request("POST", "/v1/moves", BODY, {"Content-Type": "application/json"})
        sockets.add(connection.sock)
        assert json.loads(connection.getresponse().read())["expected"]["plays"]
    assert len(sockets) == 1
    connection.close()


@pytest.mark.parametrize("seconds", [0, 1])
def test_an_unused_connection_is_closed_after_keep_alive(
    tmp_path_factory: pytest.TempPathFactory, seconds: int
) -> None:
    log = tmp_path_factory.mktemp("keep-alive") / "log"
    with (
        Server(log, workers="1", keep_alive=str(seconds)) as server,
        connected(server.port, HEALTH) as connection,
    ):
        expected = "keep-alive" if seconds else "close"
        assert read_answer(connection)[1]["Connection"] == expected
        assert connection.recv(1) == b""
