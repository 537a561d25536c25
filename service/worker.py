"""The worker: gunicorn's with threads, made fit for clients that are slow, rude or broken.

Each request has so many seconds in all, to be sent, answered and taken; whoever needs longer loses
his connection and nobody else notices. What is not HTTP is answered with a problem like everything
else. A worker that stops first takes the connections that are already waiting at its door.
"""

from __future__ import annotations

import errno
import signal
import socket
from contextlib import suppress
from http import HTTPStatus
from time import monotonic
from typing import Any, cast

from flask import Flask
from gunicorn import util
from gunicorn.http import errors
from gunicorn.workers.gthread import TConn, ThreadWorker
from werkzeug.exceptions import HTTPException, RequestTimeout, default_exceptions

from service import problems
from service.gate.hooks import FIELDS
from service.settings import from_environment

STATUSES: dict[type[Exception], int] = {
    errors.LimitRequestLine: 414,
    errors.LimitRequestHeaders: 431,
    errors.UnsupportedTransferCoding: 501,
    errors.ExpectationFailed: 417,
    errors.ParseException: 400,
}
"""What the server finds wrong before the application is asked; anything else is our own fault."""

NOWHERE = "/not-http"
"""A path that is none, for requests of which no path is known."""

LAST_WORD = 1.0
"""Seconds in which a client that was too slow is told so."""

STOPS = {signal.SIGTERM, signal.SIGINT, signal.SIGQUIT}
"""What ends a worker. Each is told once, so a worker that is only being born must not miss it."""

LEEWAY = 5.0
"""Seconds after its time at which a request must be hanging inside the application."""


class Line(socket.socket):
    """The connection to a client, who has until a moment to send and to take what is due."""

    until = 0.0
    is_late = False
    is_over = False

    def recv(self, size: int, flags: int = 0) -> bytes:
        """What the client sends next; if that takes too long, it is the end of the request."""
        if self.is_over:
            return b""
        if self.is_late:
            raise TimeoutError
        try:
            self._hurry()
            return super().recv(size, flags)
        except TimeoutError:
            self.is_late = True
            self.until = monotonic() + LAST_WORD
            raise RequestTimeout from None

    def sendall(self, data: Any, flags: int = 0) -> None:
        """Give the client all of it."""
        try:
            self._hurry()
            super().sendall(data, flags)
        except TimeoutError:
            # as good as gone, and gunicorn knows what to do about clients that are
            raise ConnectionResetError(errno.ECONNRESET, "the client took too long") from None

    def _hurry(self) -> None:
        left = self.until - monotonic()
        if left <= 0:
            raise TimeoutError
        self.settimeout(left)

    def end(self) -> None:
        """Let the client take the last of the answer; whoever closes the line need not wait."""
        with suppress(OSError):
            util.close_graceful(socket.fromfd(self.fileno(), self.family, self.type))
        self.is_over = True


def hold_stops() -> None:
    """Keep a signal to stop waiting, around a fork; the child has its parent's ears until later."""
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)


def hear_stops() -> None:
    """Take it now, also one that has waited."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)


class Worker(ThreadWorker):
    """A few changes to gunicorn's worker; its own methods do the work."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.seconds = from_environment().timeout
        self.begun: dict[TConn, float] = {}

    def init_signals(self) -> None:
        """From here on the worker hears for itself."""
        super().init_signals()
        hear_stops()

    def enqueue_req(self, conn: TConn) -> None:
        """Somebody has connected, or has something more to ask."""
        sock = conn.sock
        if not isinstance(sock, Line):
            conn.sock = Line(sock.family, sock.type, sock.proto, fileno=sock.detach())
        super().enqueue_req(conn)

    def handle(self, conn: TConn) -> Any:
        """One request, in a thread of the pool."""
        line = cast("Line", conn.sock)
        self.begun[conn] = now = monotonic()
        line.until = now + self.seconds
        try:
            stays = super().handle(conn)
        finally:
            del self.begun[conn]
        if not (stays and self.alive):
            # here and not in the loop of the worker, for which everybody waits
            line.end()
        return stays

    def notify(self) -> None:
        """Say that all is well, unless a request hangs: then gunicorn replaces the worker."""
        oldest = min(self.begun.copy().values(), default=monotonic())
        if monotonic() - oldest < self.seconds + LEEWAY:
            super().notify()

    def set_accept_enabled(self, enabled: bool | None) -> None:
        """Open or close the door; for good only when nobody waits there any more."""
        if self.alive:
            super().set_accept_enabled(enabled)
            return
        for listener in self.sockets:
            before = -1
            while before != self.nr_conns:
                before = self.nr_conns
                self.accept(listener)
        super().set_accept_enabled(enabled=False)
        # at once: whoever came now would be taken for connected and never be answered
        for listener in self.sockets:
            listener.close()
        self.sockets = []

    def handle_error(self, _req: Any, client: Any, _addr: Any, exc: BaseException) -> None:
        """Answer what never reached the application, or broke out of it."""
        if isinstance(exc, HTTPException):
            error = exc
        else:
            status = next((STATUSES[kind] for kind in STATUSES if isinstance(exc, kind)), 500)
            error = default_exceptions[status]()
            if status == HTTPStatus.INTERNAL_SERVER_ERROR:
                self.log.error("the server failed", exc_info=exc)
        with suppress(OSError):
            client.sendall(answer(cast("Flask", self.wsgi), error))


def answer(app: Flask, error: HTTPException) -> bytes:
    """A problem as it goes over the line; it passes the gate like any other."""
    with app.test_request_context(NOWHERE) as context:
        app.preprocess_request()
        response = app.process_response(problems.reply(error))
        environ = context.request.environ
        headers = [*response.get_wsgi_headers(environ), *environ[FIELDS]]
    status = HTTPStatus(response.status_code)
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", "Connection: close"]
    lines += (f"{name}: {value}" for name, value in headers)
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + response.get_data()
