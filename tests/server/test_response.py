"""The response class writes what gunicorn's own would write."""

from __future__ import annotations

import re
from typing import Any

import pytest
from gunicorn.asgi.parser import CallbackRequest
from gunicorn.config import Config
from gunicorn.http import wsgi

from service.server.response import Response

HEADERS = [("Content-Type", "text/plain"), ("X-Request-Id", "1")]
LENGTH = ("Content-Length", "4")


class Output:
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        self.data = b""

    def sendall(self, data: bytes) -> None:
        self.data += data


def written(kind: Any, method: str, version: tuple[int, int], status: str, length: bool) -> bytes:
    request = CallbackRequest()
    request.method, request.version = method, version
    output = Output()
    response = kind(request, output, Config())
    response.start_response(status, [*HEADERS, *([LENGTH] if length else [])])
    for piece in (b"ab", b"cd") if method == "GET" and status == "200 OK" else ():
        response.write(piece)
    response.close()
    return re.sub(rb"Date: [^\r]*", b"Date: now", output.data)


@pytest.mark.parametrize("version", [(1, 0), (1, 1)])
@pytest.mark.parametrize("length", [True, False])
@pytest.mark.parametrize(
    ("method", "status"), [("GET", "200 OK"), ("HEAD", "200 OK"), ("GET", "304 NOT MODIFIED")]
)
def test_an_answer_is_framed_as_gunicorn_frames_it(
    method: str, status: str, version: tuple[int, int], length: bool
) -> None:
    ours = written(Response, method, version, status, length)
    assert ours == written(wsgi.Response, method, version, status, length)
    assert ours.startswith(b"HTTP/%d.%d %s\r\n" % (*version, status.encode()))


@pytest.mark.parametrize("value", ["a\r\nX: b", "a\nX: b", "a\rX: b"])
def test_a_header_cannot_end_its_line(value: str) -> None:
    response: Any = Response(CallbackRequest(), Output(), Config())  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="end of line"):
        response.start_response("200 OK", [("X-Request-Id", value)])
