"""The worker: gunicorn's with threads, made fit for clients that are slow, rude or broken.

Each request has so many seconds in all, to be sent, answered and taken; whoever needs longer loses
his connection and nobody else notices, since a request gets a thread only when it is all there.
What is not HTTP is answered with a problem like everything else. A worker that stops first takes
the connections that are already waiting at its door.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from selectors import EVENT_READ
from socket import socket
from time import monotonic
from typing import Any, cast

from flask import Flask
from gunicorn.glogging import Logger
from gunicorn.http import RequestParser, errors
from gunicorn.workers.gthread import TConn, ThreadWorker
from werkzeug.exceptions import HTTPException, default_exceptions

from service.http import problems
from service.middleware.hooks import EXTRA_HEADERS
from service.server.connection import LAST_WORD, Line
from service.settings import from_environment


class News(Logger):
    """gunicorn's log without its line for each request, which it would make for nobody to read."""

    access_log_enabled = False


STATUSES: dict[type[Exception], int] = {
    errors.LimitRequestLine: 414,
    errors.LimitRequestHeaders: 431,
    errors.UnsupportedTransferCoding: 501,
    errors.ExpectationFailed: 417,
    errors.ParseException: 400,
}
"""What the server finds wrong before the application is asked; anything else is our own fault."""

SYNTHETIC_PATH = "/not-http"
"""A path that is none, for requests of which no path is known."""

LOOK_EVERY = 0.5
"""Seconds between two looks for clients that have become too slow."""

LEEWAY = 5.0
"""Seconds after its time at which a request must be hanging inside the application."""


class Worker(ThreadWorker):
    """A few changes to gunicorn's worker; its own methods do the work."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.seconds = from_environment().timeout
        self.waiting: dict[TConn, Line] = {}
        self.next_look = 0.0
        self.begun: dict[TConn, float] = {}

    def enqueue_req(self, conn: TConn) -> None:
        """Somebody has connected, or has something more to ask: threads are for whole requests."""
        if not isinstance(conn.sock, Line):
            conn.sock = Line.of(conn.sock)
        line = conn.sock
        line.until = monotonic() + self.seconds
        if line.has_request() or has_read_on(conn):
            self._hand_over(conn)
        else:
            self.waiting[conn] = line
            self.poller.register(line, EVENT_READ, partial(self._more, conn))

    def _hand_over(self, conn: TConn) -> None:
        conn.data_ready = True
        super().enqueue_req(conn)

    def _more(self, conn: TConn, line: Line) -> None:
        if line.has_request():
            self._end_waiting(conn)

    def _end_waiting(self, conn: TConn) -> None:
        self.poller.unregister(self.waiting.pop(conn))
        self._hand_over(conn)

    def murder_pending(self) -> None:
        """Now and then, hand over who is too slow as well, to be told so."""
        now = monotonic()
        if now < self.next_look:
            return
        self.next_look = now + LOOK_EVERY
        for conn, line in self.waiting.copy().items():
            # who has said nothing so far need not be waited for any longer when the worker stops
            less = 0 if self.alive or line.ahead else self.seconds - LAST_WORD
            if now > line.until - less:
                line.give_up()
                self._end_waiting(conn)

    def handle(self, conn: TConn) -> Any:
        """One request, in a thread of the pool."""
        self.begun[conn] = monotonic()
        try:
            stays = super().handle(conn)
            with suppress(OSError):
                cast("Line", conn.sock).flush()
        finally:
            del self.begun[conn]
        if stays and self.alive:
            return stays
        # here and not in the loop of the worker, for which everybody waits
        cast("Line", conn.sock).end()
        return False

    def notify(self) -> None:
        """Say that all is well, unless a request hangs: then gunicorn replaces the worker."""
        oldest = min(self.begun.copy().values(), default=monotonic())
        if monotonic() - oldest < self.seconds + LEEWAY:
            super().notify()

    def is_parent_alive(self) -> bool:
        """Whether the server is; without it a worker stops like one that was told to."""
        if not super().is_parent_alive():
            self.alive = False
            return False
        return True

    def set_accept_enabled(self, enabled: bool | None) -> None:
        """Open or close the door; for good only when nobody waits there any more."""
        if self.alive:
            super().set_accept_enabled(enabled)
            return
        super().set_accept_enabled(enabled=False)
        for listener in self.sockets:
            self._let_in_and_close(listener)
        self.sockets = []

    def _let_in_and_close(self, listener: socket) -> None:
        name = listener.getsockname()
        guests = []
        # whoever came between the last guest and the closing would be taken for connected and never
        # be answered: no other thread may get between them for long
        sys.setswitchinterval(1e-6)
        try:
            while True:
                guests.append(listener.accept())
        except OSError:
            listener.close()
        self.nr_conns += len(guests)
        for guest, address in guests:
            self.enqueue_req(TConn(self.cfg, guest, address, name))

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


def has_read_on(conn: TConn) -> bool:
    """Whether the last request was read together with a part of the next."""
    return conn.initialized and bool(cast("RequestParser", conn.parser).unreader.buf.getvalue())


def answer(app: Flask, error: HTTPException) -> bytes:
    """A problem as it goes over the line; it passes the gate like any other."""
    with app.test_request_context(SYNTHETIC_PATH) as context:
        app.preprocess_request()
        response = app.process_response(problems.reply(error))
        environ = context.request.environ
        headers = [*response.get_wsgi_headers(environ), *environ[EXTRA_HEADERS]]
    status = HTTPStatus(response.status_code)
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", "Connection: close"]
    lines += (f"{name}: {value}" for name, value in headers)
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + response.get_data()
