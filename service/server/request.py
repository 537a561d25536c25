"""Requests as gunicorn's parser reads them, with their WSGI environments (PEP 3333)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote_to_bytes, urlsplit

from gunicorn.http.wsgi import base_environ

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment
    from gunicorn.config import Config

COMMON_HEADERS = (
    b"accept accept-encoding accept-language connection host if-none-match origin traceparent "
    b"user-agent x-forwarded-for x-forwarded-proto x-request-id"
)
KEYS = {name: "HTTP_" + name.decode().upper().replace("-", "_") for name in COMMON_HEADERS.split()}
KEYS |= {b"content-type": "CONTENT_TYPE", b"content-length": "CONTENT_LENGTH"}
"""Keys of common headers, computed once."""


def key_of(header: bytes) -> str:
    """Return the WSGI key of a header, given its name in lower case."""
    return KEYS.get(header) or "HTTP_" + header.decode("latin-1").upper().replace("-", "_")


def connection_environ(cfg: Config, local: Any, remote: Any) -> WSGIEnvironment:
    """Return the part of the environment that all requests of one connection share."""
    # addresses of unix sockets are texts, mostly empty
    is_unix = isinstance(local, str | bytes)
    server: Sequence[Any] = ("localhost", 80) if is_unix else local
    client: Sequence[Any] = ("", "") if is_unix else remote
    return {
        **base_environ(cfg),
        "SERVER_NAME": server[0],
        "SERVER_PORT": str(server[1]),
        "REMOTE_ADDR": client[0],
        "REMOTE_PORT": str(client[1]),
        "SCRIPT_NAME": "",
        "wsgi.url_scheme": "http",
    }


def path_of(target: bytes) -> bytes:
    """Return the path of a request target without its query, percent-decoded.

    A target may be a whole URL (RFC 9112, 3.2.2): the path of `http://example.org/v1` is `/v1`.
    """
    if not target.startswith(b"/"):
        with suppress(ValueError):
            target = urlsplit(target).path or b"/"
    return unquote_to_bytes(target) if b"%" in target else target


class Request:
    """A request whose head is read; `environ` is its WSGI environment, still without a body.

    gunicorn's response class reads `method` and `version` and calls `should_close`.
    """

    __slots__ = ("closes", "environ", "method", "version")

    def __init__(
        self, shared: Mapping[str, Any], method: str, target: bytes, version: tuple[int, int]
    ) -> None:
        self.method = method
        self.version = version
        self.closes = True
        path, _, query = target.partition(b"?")
        self.environ: WSGIEnvironment = {
            **shared,
            "REQUEST_METHOD": method,
            "RAW_URI": target.decode("latin-1"),
            "PATH_INFO": path_of(path).decode("latin-1"),
            "QUERY_STRING": query.decode("latin-1"),
            "SERVER_PROTOCOL": f"HTTP/{version[0]}.{version[1]}",
        }

    def should_close(self) -> bool:
        """Whether the client expects no other answer on this connection."""
        return self.closes


def read_request(shared: Mapping[str, Any], parser: Any) -> Request:
    """Return the request whose head gunicorn's parser has read.

    `shared` is what all requests of its connection have in common. The parser in Python has names
    of headers in lower case only; that in C has them in `asgi_headers`.
    """
    request = Request(shared, parser.method.decode("ascii"), parser.path, parser.http_version)
    # what follows a CONNECT is not HTTP
    request.closes = not parser.should_keep_alive or request.method == "CONNECT"
    environ = request.environ
    for name, value in getattr(parser, "asgi_headers", None) or parser.headers:
        # X_Request_Id would be taken for X-Request-Id
        if b"_" in name:
            continue
        key = key_of(name)
        text = value.decode("latin-1")
        environ[key] = f"{environ[key]},{text}" if key in environ else text
    return request


def unread_request(shared: Mapping[str, Any]) -> Request:
    """Return a request that stands for one of which not even the head can be read."""
    return Request(shared, "GET", b"/not-http", (1, 1))
