"""gunicorn's response class, with cheaper headers: they were a tenth of the CPU of a request."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from time import time

from gunicorn.http import wsgi
from gunicorn.util import http_date

date_at = lru_cache(maxsize=1)(http_date)
"""The value of the Date header at a second, computed once for all answers of that second."""


class Response(wsgi.Response):
    """Frames the answer to one request: status line, headers, and chunks if it has no length."""

    def process_headers(self, headers: Iterable[tuple[str, str]]) -> None:
        """Take the headers of the application.

        Their names are written in our code, and Flask lets no end of line into a value; that alone
        is checked again, because it would end the head. gunicorn matches each name and value
        against patterns.
        """
        self.headers = list(headers)
        for name, value in self.headers:
            if "\n" in value or "\r" in value:
                raise ValueError(f"the header {name} has an end of line")
            if name == "Content-Length":
                self.response_length = int(value)

    def default_headers(self) -> list[str]:
        """Return the status line and the headers that every answer has."""
        major, minor = self.req.version or (1, 1)
        head = [
            f"HTTP/{major}.{minor} {self.status}\r\n",
            f"Server: {self.version}\r\n",
            f"Date: {date_at(int(time()))}\r\n",
            f"Connection: {'close' if self.should_close() else 'keep-alive'}\r\n",
        ]
        if self.chunked:
            head.append("Transfer-Encoding: chunked\r\n")
        return head
