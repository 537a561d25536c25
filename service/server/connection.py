"""One connection: requests in, through gunicorn's parser; answers out, through its response class.

A connection handles one request at a time. Each request has one deadline for being sent, answered
and received. After an answer that closes the connection nothing more is written: what the client
still sends is dropped until it closes its side or a second has passed, so that it can read the
answer.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from io import BytesIO
from typing import TYPE_CHECKING, Any, cast

from gunicorn.asgi.parser import PythonProtocol
from werkzeug.exceptions import (
    BadRequest,
    HTTPException,
    InternalServerError,
    RequestEntityTooLarge,
    RequestHeaderFieldsTooLarge,
    RequestTimeout,
    default_exceptions,
)

from service.http.batch import LARGEST_BATCH
from service.http.body import LARGEST_BODY
from service.middleware.record import FINISHED
from service.operations.register import PICTURE
from service.server.answer import Answer
from service.server.refusals import refusal
from service.server.request import Request, connection_environ, read_request, unread_request
from service.server.response import Response

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future, ThreadPoolExecutor

    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

    from service.server.worker import Worker

LARGEST_HEAD = 64 * 1024
LARGE_BODY = LARGEST_BODY
"""Bytes from which on a body counts as large: a worker reads only a few of those at a time.

Only a batch may be larger.
"""

SLOW_PATH = PICTURE.path
"""Requests that are answered in a thread, because they may wait; so are those with a large body."""

LINGER = 1.0
"""Seconds for which a connection that ends is kept open for what the client still sends."""

STATUSES = {"LimitRequestLine": 414, "LimitRequestHeaders": 431, "UnsupportedTransferCoding": 501}
"""Errors of both parsers, by name because each has its own classes; any other is a 400."""


def is_parse_error(error: Exception) -> bool:
    """Whether a parser has refused what the client sent; any other error is one of the server."""
    return any(kind.__name__ == "ParseError" for kind in type(error).__mro__)


CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"


OLDEST_C_PARSER = (0, 6, 14)
"""The version that gunicorn asks for; older ones read broken requests in other ways."""


def parser_class(setting: str) -> Any:
    """Return the parser for gunicorn's setting `http_parser`.

    `auto` is its parser in C if that is installed in a version that gunicorn asks for, `fast` any
    version of it, and `python` its parser in Python.
    """
    try:
        installed = tuple(map(int, version("gunicorn_h1c").split(".")))
    except PackageNotFoundError:
        if setting == "fast":
            raise
        return PythonProtocol
    if setting == "python" or (setting == "auto" and installed < OLDEST_C_PARSER):
        return PythonProtocol
    return import_module("gunicorn_h1c").H1CProtocol


class Connection(asyncio.Protocol):
    """The connection of one client to a worker."""

    transport: asyncio.Transport
    shared_environ: WSGIEnvironment

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.parser = worker.parser_class(
            on_headers_complete=self._head_received,
            on_body=self._body_received,
            limit_request_line=worker.cfg.limit_request_line,
            limit_request_fields=worker.cfg.limit_request_fields,
            limit_request_field_size=worker.cfg.limit_request_field_size,
        )
        self.output: list[bytes] = []
        self.deadline = worker.loop.time() + worker.request_seconds
        self.has_answered = False
        self.is_closing = False
        self.is_write_paused = False
        self.answer: Answer | None = None
        self.is_in_thread = False
        self.tail = b""
        self._expect_request()

    def _expect_request(self) -> None:
        self.received = 0
        self.request: Request | None = None
        self.body = bytearray()
        self.is_large = False
        self.expects_continue = False

    # reading: methods that the event loop calls, and callbacks of the parser

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = cast("asyncio.Transport", transport)
        addresses = (transport.get_extra_info(name) for name in ("sockname", "peername"))
        self.shared_environ = connection_environ(self.worker.cfg, *addresses)
        self.worker.connections.add(self)
        self.worker.has_requests = True

    def data_received(self, data: bytes) -> None:
        """Read on, and let the worker answer the request if it is complete."""
        if self.is_closing:
            return
        if self.parser.is_complete:
            # the next request, before the last one is answered
            self.tail += data
            self.transport.pause_reading()
            return
        if not self.received:
            self.deadline = self.worker.loop.time() + self.worker.request_seconds
        self.received += len(data)
        self.worker.has_requests = True
        try:
            self.parser.feed(data)
        except Exception as error:
            self._refuse_unreadable(error)
        else:
            if self.parser.is_complete:
                self.worker.answer_soon(self)
            elif self.request is None and self.received > LARGEST_HEAD:
                self._refuse(RequestHeaderFieldsTooLarge())
            elif self.expects_continue:
                self.expects_continue = False
                self.transport.write(CONTINUE)

    def _head_received(self) -> bool:
        request = self.request = read_request(self.shared_environ, self.parser)
        is_modern = request.version != (1, 0)
        if is_modern and "HTTP_HOST" not in request.environ:
            raise BadRequest
        # the parser in C before 0.6.14 takes such a body for empty, and then for the next request
        if "HTTP_TRANSFER_ENCODING" in request.environ and not self.parser.is_chunked:
            raise BadRequest
        if (self.parser.content_length or 0) > LARGEST_BATCH:
            raise RequestEntityTooLarge
        expected = request.environ.get("HTTP_EXPECT", "")
        self.expects_continue = is_modern and expected.lower() == "100-continue"
        return False

    def _body_received(self, piece: bytes) -> None:
        self.body += piece
        self.expects_continue = False
        if len(self.body) > LARGEST_BATCH:
            raise RequestEntityTooLarge
        if len(self.body) > LARGE_BODY and not self.is_large:
            self.is_large = True
            self.worker.begin_large_body(self)

    def eof_received(self) -> bool:
        """The client sends nothing more: refuse half a request, then end the connection."""
        if self.is_closing:
            return False
        if self.parser.is_complete:
            # answer the request first; the end of the input is read again after it
            self.transport.pause_reading()
            return True
        if self.received:
            self._refuse(BadRequest())
        return False

    def connection_lost(self, _error: Exception | None) -> None:
        """Free what the connection holds; an answer that is not finished is given up."""
        self.is_closing = True
        self.worker.connections.discard(self)
        self.worker.accept_more()
        if not self.is_in_thread:
            self._drop_body()
        answer, self.answer = self.answer, None
        if answer:
            answer.close()

    def expire(self) -> None:
        """End a connection whose deadline has passed; half a request is answered with a 408.

        Half a head behind an answer is not: a client that reuses the connection in this moment
        would take the 408 for the answer to its next request.
        """
        is_answering = self.answer or self.is_in_thread
        if is_answering or self.is_closing or self.transport.get_write_buffer_size():
            self.transport.abort()
        elif self.request or (self.received and not self.has_answered):
            self._refuse(RequestTimeout())
        else:
            self.transport.close()

    def expire_if_idle(self, deadline: float) -> None:
        """Wait for another request until this deadline, because the worker stops."""
        if not self.received:
            self.deadline = min(self.deadline, deadline)

    # answering

    def answer_request(self) -> None:
        """Call the application, unless the connection has ended while the request waited.

        The worker calls `send_answer` afterwards.
        """
        if not self.is_closing:
            self._answer(self.worker.application)

    def send_answer(self, *, closes: bool = False) -> None:
        """Send the answer if it is complete; others are sent when they are, or piece by piece."""
        if self.answer and not self.answer.is_streamed():
            try:
                self._end_answer(self.answer)
            except Exception:
                self._fail("the application failed", closes)

    def _answer(self, app: WSGIApplication, *, closes: bool = False) -> None:
        """Call an application with the request, and keep its answer or begin to stream it."""
        request = self.request or unread_request(self.shared_environ)
        environ = request.environ
        environ["wsgi.input"] = BytesIO(self.body)
        self.body = bytearray()
        # of a request and a socket it uses what these two have as well
        response = Response(cast("Any", request), cast("Any", self), self.worker.cfg)
        if closes or not self.worker.alive or not self.worker.keep_alive:
            response.force_close()
        if not closes and (self.is_large or SLOW_PATH in environ["PATH_INFO"]):
            worker = self.worker
            threads = worker.large_body_thread if self.is_large else worker.picture_threads
            self._answer_in_thread(threads, partial(Answer, app, environ, response))
            return
        self._drop_body()
        if not closes:
            environ[FINISHED] = self.worker.finished
        try:
            self._take_answer(Answer(app, environ, response))
        except Exception:
            self._fail("the application failed", closes)

    def _answer_in_thread(self, threads: ThreadPoolExecutor, call: Callable[[], Answer]) -> None:
        """Call the application in a thread, and send its answer from the loop."""
        self.is_in_thread = True
        self.transport.pause_reading()
        call_soon = self.worker.loop.call_soon_threadsafe
        future = threads.submit(call)
        future.add_done_callback(lambda done: call_soon(self._thread_done, done))

    def _thread_done(self, future: Future[Answer]) -> None:
        self.is_in_thread = False
        try:
            if self.is_closing:
                self._drop_body()
                future.result().close()
            else:
                self._take_answer(future.result())
                self.send_answer()
        except Exception:
            self._fail("the application failed", self.is_closing)

    def _take_answer(self, answer: Answer) -> None:
        self.answer = answer
        if answer.is_streamed():
            self.transport.pause_reading()
            self.worker.stream(self)
            return
        while (piece := answer.next_piece()) is not None:
            answer.response.write(piece)

    def _fail(self, what: str, closes: bool) -> None:
        """Log an exception and answer with a 500, or end a connection that closes."""
        self.worker.log.exception(what)
        self.output.clear()
        self.answer = None
        if closes:
            self.transport.abort()
        else:
            self._refuse(InternalServerError())

    def sendall(self, data: bytes) -> None:
        """Collect what gunicorn's response class writes: a head and its body go out together."""
        self.output.append(data)

    def send_piece(self) -> bool:
        """Send the next piece of a streamed answer; whether the client can take another one."""
        if self.answer is None:
            return False
        try:
            piece = self.answer.next_piece()
            if piece is None:
                self._end_answer(self.answer)
                return False
            self.answer.response.write(piece)
            self._flush()
        except Exception:
            # the client sees that the answer is cut off
            self.worker.log.exception("the application failed in the middle of an answer")
            self.transport.abort()
            return False
        return not self.is_write_paused

    def pause_writing(self) -> None:
        """Produce nothing more for a client that does not read."""
        self.is_write_paused = True

    def resume_writing(self) -> None:
        """Go on with the answer, or with the next request."""
        self.is_write_paused = False
        if self.answer:
            self.worker.stream(self)
        elif not self.is_closing:
            self._read_on()

    def _flush(self) -> None:
        data = b"".join(self.output)
        self.output.clear()
        self.transport.write(data)

    def _end_answer(self, answer: Answer) -> None:
        # until now the application may have held the body
        self._drop_body()
        answer.response.close()
        answer.close()
        self.answer = None
        self.has_answered = True
        self._flush()
        self.worker.count_request()
        if answer.response.should_close() or self.parser.remaining_truncated:
            self._close()
            return
        if not self.transport.get_write_buffer_size():
            wait = self.worker.keep_alive if self.worker.alive else LINGER
            self.deadline = self.worker.loop.time() + wait
        self.tail = self.parser.remaining() + self.tail
        self.parser.reset()
        self._expect_request()
        self._read_on()

    def _read_on(self) -> None:
        """Wait for the next request, once the client has taken most of the last answer."""
        if self.is_write_paused:
            self.transport.pause_reading()
        elif self.tail:
            # other clients have their turn before a second request that came with the first
            self.transport.pause_reading()
            self.worker.loop.call_soon(self._read_tail)
        else:
            self.transport.resume_reading()

    def _read_tail(self) -> None:
        data, self.tail = self.tail, b""
        self.transport.resume_reading()
        self.data_received(data)

    def _refuse(self, error: HTTPException) -> None:
        """Answer with a problem, and close."""
        self._answer(refusal(self.worker.application, error), closes=True)
        self.send_answer(closes=True)

    def _refuse_unreadable(self, error: Exception) -> None:
        """Answer a request that the parser or one of its callbacks has refused."""
        if isinstance(error, HTTPException):
            self._refuse(error)
        elif is_parse_error(error):
            self._refuse(default_exceptions[STATUSES.get(type(error).__name__, 400)]())
        else:
            self._fail("reading a request failed", closes=False)

    def _close(self) -> None:
        """Say that nothing more will come, and let the client close the connection."""
        self.is_closing = True
        self._drop_body()
        limit = self.worker.loop.time() + LINGER
        is_sent = not self.transport.get_write_buffer_size()
        self.deadline = limit if is_sent else max(self.deadline, limit)
        with suppress(OSError):
            self.transport.write_eof()
        self.transport.resume_reading()

    def _drop_body(self) -> None:
        self.body = bytearray()
        if self.is_large:
            self.is_large = False
            self.worker.end_large_body(self)
