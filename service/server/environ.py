"""WSGI environments, from requests as gunicorn's parser reads them (PEP 3333)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import BytesIO
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote_to_bytes, urlsplit

from gunicorn.http.wsgi import base_environ

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment
    from gunicorn.asgi.parser import CallbackRequest
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


def request_environ(
    shared: Mapping[str, Any], request: CallbackRequest, body: bytes
) -> WSGIEnvironment:
    """Return the environment of a request; `shared` is that of its connection."""
    path = path_of(request.raw_path)
    version = request.version or (1, 1)
    environ = {
        **shared,
        "REQUEST_METHOD": request.method,
        "RAW_URI": request.uri,
        "PATH_INFO": path.decode("latin-1"),
        "QUERY_STRING": request.query,
        "SERVER_PROTOCOL": f"HTTP/{version[0]}.{version[1]}",
        "wsgi.input": BytesIO(body),
    }
    for name, value in request.headers_bytes:
        # X_Request_Id would be taken for X-Request-Id
        if b"_" in name:
            continue
        key = key_of(name)
        text = value.decode("latin-1")
        environ[key] = f"{environ[key]},{text}" if key in environ else text
    return environ
