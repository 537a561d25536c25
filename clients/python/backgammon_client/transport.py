"""Sending one HTTP request: by the standard library, or by anything with the same call."""

from __future__ import annotations

from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import local
from typing import NamedTuple, Protocol
from urllib.parse import urlsplit

from backgammon_client.errors import NoAnswerError


class Response(NamedTuple):
    """The answer to one HTTP request."""

    status: int
    headers: Mapping[str, str]
    """By name in lower case."""
    body: bytes


class Transport(Protocol):
    """Sends a request to the address of the service plus `path`; raises `NoAnswerError`."""

    def __call__(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes | None, /
    ) -> Response:
        """Send a request and give its answer."""


class KeepAlive:
    """Requests by `http.client`, over one connection per thread that stays open."""

    def __init__(self, url: str, timeout: float) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"An address such as http://127.0.0.1:8000 is expected, not {url!r}.")
        self._kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self._address = parts.netloc.rpartition("@")[2]
        self._prefix = parts.path.rstrip("/")
        self._timeout = timeout
        self._local = local()

    def __call__(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes | None, /
    ) -> Response:
        """Send a request; if an open connection turns out to be closed, over a new one."""
        was_open = getattr(self._local, "connection", None) is not None
        try:
            return self._send(method, path, headers, body)
        except (ConnectionError, HTTPException, OSError) as error:
            self.close()
            if was_open and not isinstance(error, TimeoutError):
                return self(method, path, headers, body)
            raise NoAnswerError(f"No answer from {self._address}: {error!r}") from error

    def _send(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes | None, /
    ) -> Response:
        connection: HTTPConnection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._kind(self._address, timeout=self._timeout)
            self._local.connection = connection
        connection.request(method, self._prefix + path, body, dict(headers))
        answer = connection.getresponse()
        names = {name.lower(): value for name, value in answer.getheaders()}
        return Response(answer.status, names, answer.read())

    def close(self) -> None:
        """Close the connection of this thread."""
        connection: HTTPConnection | None = getattr(self._local, "connection", None)
        if connection is not None:
            connection.close()
            self._local.connection = None
