"""Raw clients for the real server, and the requests they send."""

from __future__ import annotations

import json
import socket
from http.client import HTTPResponse
from time import monotonic
from typing import Any, NamedTuple

from tests.contract import closed
from tests.service.asking import QUESTION
from tests.support.processes import TIMEOUT, cpu_seconds

HEAD = b"POST /v1/moves HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
BODY = json.dumps(QUESTION).encode()
REQUEST = HEAD + f"Content-Length: {len(BODY)}\r\n\r\n".encode() + BODY
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"

CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
PAYLOADS = {
    "a request and one byte of the next": (REQUEST + b"G", [200]),
    "a chunked body without its end": (CHUNKED + b"5\r\nhello\r\n", [408]),
    "a last chunk inside chunk data": (CHUNKED + b"20\r\n\r\n0\r\n\r\n", [408]),
    "a length with zeros and no body": (HEAD + b"Content-Length: 0000000005\r\n\r\n", [408]),
    "a chunk extension with a quote": (CHUNKED + b'5;a="\r\nhello\r\n', [400]),
    "chunks of one byte": (CHUNKED + b"1\r\nx\r\n" * (2**18 // 6), [408]),
    "half a head": (REQUEST[:40], []),
    "half a body": (REQUEST[:-40], [408]),
}
"""What an attacker sends, and the statuses of the answers that it gets before its deadline."""

WORST = {
    "variant": "backwards",
    "player": "white",
    "dice": [2, 2],
    "position": {
        "white": {"2": 3, "5": 3, "8": 3, "11": 3, "14": 3},
        "black": {"24": 5, "22": 5, "20": 5},
    },
}
"""A request whose answer is as long as answers get: some 300 KB."""


def connected(port: int, *pieces: bytes) -> socket.socket:
    """Connect, and send these pieces."""
    connection = socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT)
    for piece in pieces:
        connection.sendall(piece)
    return connection


def read_answer(connection: socket.socket) -> tuple[int, Any]:
    """Read one answer: its status and its headers. Every answer but a 200 must be a problem."""
    response = HTTPResponse(connection)
    response.begin()
    body = response.read()
    if response.status != 200:
        assert response.headers["Content-Type"] == "application/problem+json", body
        assert response.headers["Access-Control-Allow-Origin"] == "*"
        assert response.headers["X-Request-Id"]
        problem = json.loads(body)
        assert closed.faults("Problem", problem) == []
        assert problem["status"] == response.status
    return response.status, response.headers


def read_to_end(connection: socket.socket) -> bytes:
    """Read everything until the server closes the connection."""
    return b"".join(iter(lambda: connection.recv(2**16), b""))


class Wait(NamedTuple):
    """How long a client waits for an answer."""

    seconds: float
    cpu: float
    """Seconds for which the worker computes meanwhile, for this client and for others."""


def waited(port: int, worker: int, request: bytes) -> Wait:
    """Send a request over a connection of its own."""
    begun, used = monotonic(), cpu_seconds(worker)
    with connected(port, request) as connection:
        assert read_answer(connection)[0] == 200
    return Wait(monotonic() - begun, cpu_seconds(worker) - used)
