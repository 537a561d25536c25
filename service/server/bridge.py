"""The bridge from ASGI, which the worker speaks, to the Flask application (docs/adr/0041).

Quick requests are answered in the event loop, all others by a few threads, piece by piece: nothing
is made that a slow client cannot take yet, and the work ends when its client has gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from contextvars import copy_context
from io import BytesIO
from typing import Any

from flask import Flask
from werkzeug import exceptions as http
from werkzeug.exceptions import HTTPException

from service.app import create_app
from service.http.environ import Environ, environ_of
from service.http.quick import is_quick
from service.http.routes.meta import contract_as_yaml
from service.middleware.hooks import REFUSAL
from service.operations.abandoned import IS_ABANDONED
from service.settings import from_environment

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

# threads of a worker for what is not quick: two, so that a short request passes a long one
THREADS = 2
# requests that these threads answer or that wait for them; more are refused with a 503
MOST_WAITING = 64
# bodies above that size that a worker holds at a time, so that its memory has a limit
LARGE_BODY = 64 * 1024
MOST_LARGE_BODIES = 3
# bytes that are sent at once: a client that reads nothing costs little more memory
PIECE = 64 * 1024
# seconds for which a refused body is read on, so that its client can read the answer
LINGER = 1.0


class Bridge:
    """An ASGI application that answers each request by a call of the Flask application."""

    def __init__(self, app: Flask, seconds: float, base_path: str = "") -> None:
        self.app, self.seconds, self.base_path = app, seconds, base_path
        # the threads start when they are needed, so in the worker and not before the fork
        self.pool = ThreadPoolExecutor(THREADS, "requests")
        self.waiting = 0
        self.large_bodies = asyncio.Semaphore(MOST_LARGE_BODIES)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request, or refuse it if that takes too long."""
        environ = environ_of(scope)
        answer = Answer(self.app, environ, send)
        try:
            async with asyncio.timeout(self.seconds), AsyncExitStack() as held:
                body = await self._body(environ, receive, held)
                environ |= {"wsgi.input": BytesIO(body), "CONTENT_LENGTH": str(len(body))}
                if is_quick(environ["PATH_INFO"].removeprefix(self.base_path), body):
                    await answer.send_piece(answer.begin())
                else:
                    await self._answer_in_pool(answer, receive)
        except HTTPException as error:
            await self._refuse(answer, error, receive)
        except TimeoutError:
            # if the answer has begun, its client does not read it
            if not answer.has_begun:
                late = http.ServiceUnavailable if "wsgi.input" in environ else http.RequestTimeout
                await self._refuse(answer, late(), receive)
        except (ConnectionResetError, asyncio.CancelledError):
            pass
        finally:
            answer.close()

    async def _body(self, environ: Environ, receive: Receive, held: AsyncExitStack) -> bytearray:
        """The body of a request. Only a few large ones are read on at a time."""
        largest: int = self.app.config["MAX_CONTENT_LENGTH"]
        declared = int(environ.get("CONTENT_LENGTH", 0))
        if declared > largest:
            raise http.RequestEntityTooLarge
        body, more = bytearray(), True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ConnectionResetError
            before, more = len(body), message["more_body"]
            body += message["body"]
            if len(body) > largest:
                raise http.RequestEntityTooLarge
            if before <= LARGE_BODY < len(body):
                await held.enter_async_context(self.large_bodies)
        if len(body) < declared:
            # the parser drops the body of a request that offers HTTP/2 (docs/deploy.md)
            raise http.BadRequest
        return body

    async def _answer_in_pool(self, answer: Answer, receive: Receive) -> None:
        """Answer in pieces, each of which a thread makes when the client can take it."""
        if self.waiting >= MOST_WAITING:
            raise http.ServiceUnavailable(retry_after=1)
        # after the body there is nothing to receive but the end of the connection
        gone = asyncio.ensure_future(receive())
        task = asyncio.current_task()
        gone.add_done_callback(lambda end: end.cancelled() or not task or task.cancel())
        self.waiting += 1
        try:
            make, more = answer.begin, True
            while more:
                answer.work = self.pool.submit(make)
                more = await answer.send_piece(await asyncio.wrap_future(answer.work))
                make = answer.next_piece
        finally:
            self.waiting -= 1
            gone.cancel()

    async def _refuse(self, answer: Answer, error: HTTPException, receive: Receive) -> None:
        """Answer with an error as the application words it, and close the connection."""
        read = {"wsgi.input": BytesIO(), "CONTENT_LENGTH": "0", REFUSAL: error}
        refusal = Answer(self.app, answer.environ | read, answer.send)
        piece = refusal.begin()
        refusal.headers.append((b"connection", b"close"))
        refusal.is_whole = False
        await refusal.send_piece(piece)
        with suppress(TimeoutError):
            async with asyncio.timeout(LINGER):
                while refusal.status == 413 and (await receive()).get("more_body"):
                    pass
        await refusal.send_piece(None)
        refusal.close()


class Answer:
    """The answer of a WSGI application to one request, made and sent in pieces."""

    def __init__(self, app: Flask, environ: Environ, send: Send) -> None:
        self.app, self.environ, self.send = app, environ, send
        # Flask keeps the request in context variables until the last piece, and pieces are made by
        # several threads
        self.context = copy_context()
        self.is_over = asyncio.Event()
        self.context.run(IS_ABANDONED.set, self.is_over.is_set)
        self.is_whole = self.has_begun = False
        self.result: Iterable[bytes] = ()
        self.work: Future[bytes | None] | None = None

    def begin(self) -> bytes | None:
        """Call the application; return the whole answer, or the first piece of a stream."""
        self.result = self.context.run(self.app, self.environ, self._start_response)
        self.pieces = iter(self.result)
        return self.context.run(b"".join, self.pieces) if self.is_whole else self.next_piece()

    def _start_response(self, status: str, headers: list[tuple[str, str]], *_: Any) -> Any:
        self.status = int(status[:3])
        self.headers = [(name.lower().encode(), text.encode("latin-1")) for name, text in headers]
        self.is_whole = any(name == b"content-length" for name, _ in self.headers)
        return bytes

    def next_piece(self) -> bytes | None:
        """The next piece of a stream, or None after the last one."""
        return self.context.run(next, self.pieces, None)

    async def send_piece(self, piece: bytes | None) -> bool:
        """Send a piece as fast as the client reads; return whether there may be another one."""
        if not self.has_begun:
            self.has_begun = True
            head = {"type": "http.response.start", "status": self.status, "headers": self.headers}
            await self.send(head)
        more = piece is not None and not self.is_whole
        rest = memoryview(piece or b"")
        while len(rest) > PIECE:
            part, rest = rest[:PIECE], rest[PIECE:]
            await self.send({"type": "http.response.body", "body": part, "more_body": True})
        await self.send({"type": "http.response.body", "body": rest, "more_body": more})
        return more

    def close(self) -> None:
        """Tell the application that its answer is sent or given up, once no thread works on it."""
        self.is_over.set()
        if self.work:
            self.work.add_done_callback(lambda _: self._close())
        else:
            self._close()

    def _close(self) -> None:
        if close := getattr(self.result, "close", None):
            self.context.run(close)


def application() -> Bridge:
    """The service as the worker calls it, with the settings of the environment."""
    settings = from_environment()
    # once for all workers, and not in the first request for it
    contract_as_yaml()
    return Bridge(create_app(settings), settings.timeout, settings.base_path)
