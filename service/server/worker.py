"""The worker process: accepts connections and answers all of them in one event loop.

Answering a request is computing, so requests are answered in the loop, without threads or tasks of
their own. The exceptions are pictures, which wait for another process, and large bodies,
whose parsing takes long (docs/adr/0025). Slow clients wait in the loop and cost a socket and a
buffer each. An answer that is streamed is computed one piece per turn of the loop, so that other
clients are answered in between.

The worker builds on `gunicorn.workers.base.Worker`, gunicorn's base class for workers of other
projects; requests are parsed and answers written by gunicorn's own classes (docs/adr/0023).
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from gunicorn.workers.base import Worker as BaseWorker

from service.serializers.png import MAX_WAITING
from service.server.connection import LINGER, Connection, parser_class
from service.settings import from_environment

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from socket import socket

    from _typeshed.wsgi import WSGIApplication

    from service.middleware.metrics import Metrics
    from service.middleware.record import Record

    Report = Callable[[list[Record]], None]

ACCEPTED_AT_ONCE = 16
"""Connections that a worker accepts in one turn of the loop: enough that new clients do not wait
behind several rounds of requests on other connections, and few enough to leave some to the other
workers."""

ANSWERING_SECONDS = 0.003
"""Time for answering requests in one turn of the loop; a request that takes longer is finished."""

TICK = 0.5
"""Seconds between two checks of the deadlines and of the parent process."""

STREAM_SECONDS = 0.025
"""Time in one turn of the loop for pieces of streamed answers, and for which they wait at most."""

MOST_STREAM_SECONDS = 0.1
"""The same under load: when answering requests takes longer than `STREAM_SECONDS` in one turn of
the loop, streams have up to a third of the time, but no more than this."""

POSTPONEMENTS = 5
"""Turns of the loop for which streams wait for requests: a new client needs five."""

LARGE_BODIES = 6
"""Requests of more than 64 KiB that one worker reads and answers at a time; the others wait."""

PICTURE_THREADS = MAX_WAITING + 2
"""Threads for pictures that wait for their painting process, and some to refuse more of them."""


class Worker(BaseWorker):
    """A gunicorn worker with one event loop."""

    loop: asyncio.AbstractEventLoop
    metrics_file: Path
    """Where this worker saves its metrics; set by the configuration before the fork."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.parser_class = parser_class(self.cfg.http_parser)
        self.request_seconds = from_environment().timeout
        self.keep_alive: int = self.cfg.keepalive
        self.connections: set[Connection] = set()
        self.accepted: set[asyncio.Task[Any]] = set()
        self.is_accepting = False
        self.waiting: deque[Connection] = deque()
        """Connections with complete requests, in the order of their arrival."""
        self.finished: list[Record] = []
        """Requests that are answered, but not yet counted and logged."""
        self.streams: deque[Connection] = deque()
        self.has_requests = False
        """Whether a client connected or sent something since the last piece of a stream."""
        self.are_streams_scheduled = False
        self.postponed = 0
        self.pieces_sent_at = 0.0
        self.picture_threads = ThreadPoolExecutor(PICTURE_THREADS, "picture")
        # only one, because parsing holds the interpreter lock: more would slow the event loop down
        self.large_body_thread = ThreadPoolExecutor(1, "large-body")
        self.large_bodies: list[Connection] = []
        """Connections with large bodies, in the order of their arrival; only the first are read."""

    def run(self) -> None:
        """Serve until the worker is stopped; gunicorn calls this once."""
        self.application = cast("WSGIApplication", self.wsgi)
        extensions: dict[str, Any] = getattr(self.wsgi, "extensions", {})
        self.metrics: Metrics | None = extensions.get("metrics")
        self.report: Report | None = extensions.get("report")
        if self.metrics:
            self.metrics.share(self.metrics_file)
        self.loop = asyncio.new_event_loop()
        # before this line gunicorn's own handler sets `alive`
        self.loop.add_signal_handler(signal.SIGTERM, self.handle_exit, signal.SIGTERM, None)
        try:
            self.loop.run_until_complete(self._serve())
        finally:
            self.loop.close()

    def handle_exit(self, _signal: int, _frame: Any) -> None:
        """Stop: answer what is under way, and what still comes on open connections."""
        self.alive = False
        if hasattr(self, "stopped"):
            self.stopped.set()

    async def _serve(self) -> None:
        self.stopped = asyncio.Event()
        self.accept_more()
        while self.alive and os.getppid() == self.ppid:
            self._tick()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopped.wait(), TICK)
        self.alive = False
        await self._stop()

    def _tick(self) -> None:
        self.notify()
        if self.metrics:
            self.metrics.save()
        self.accept_more()
        now = self.loop.time()
        for connection in [each for each in self.connections if each.deadline < now]:
            connection.expire()

    async def _stop(self) -> None:
        """Close the listeners and then the connections, each when its last answer is sent."""
        self._accept_the_rest()
        now = self.loop.time()
        for connection in self.connections:
            connection.expire_if_idle(now + LINGER)
        end = now + self.cfg.graceful_timeout
        while (self.connections or self.accepted) and self.loop.time() < end:
            self._tick()
            await asyncio.sleep(0.05)
        self._tick()

    # accepting

    def accept_more(self) -> None:
        """Accept connections, unless the worker stops or has as many as it may have."""
        if self.alive and not self.is_accepting and not self._is_full():
            self.is_accepting = True
            for listener in self.sockets:
                self.loop.add_reader(listener, self._accept_some, listener)

    def _pause_accepting(self) -> None:
        self.is_accepting = False
        for listener in self.sockets:
            self.loop.remove_reader(listener)

    def _is_full(self) -> bool:
        limit: int = self.cfg.worker_connections
        return len(self.connections) + len(self.accepted) >= limit

    def _accept_some(self, listener: socket) -> None:
        """Accept up to `ACCEPTED_AT_ONCE` connections of the clients that wait."""
        for _ in range(ACCEPTED_AT_ONCE):
            if not self._accept(listener):
                return

    def _accept(self, listener: socket) -> bool:
        """Accept one connection, if a client waits and the worker can take it."""
        if self._is_full():
            self._pause_accepting()
            return False
        try:
            client, _ = listener.accept()
        except (BlockingIOError, ConnectionAbortedError):
            return False
        except OSError as error:
            # no file descriptors are left; the next tick tries again
            self.log.warning("cannot accept connections for now: %s", error)
            self._pause_accepting()
            return False
        self.has_requests = True
        client.setblocking(False)
        task = self.loop.create_task(
            self.loop.connect_accepted_socket(partial(Connection, self), client)
        )
        self.accepted.add(task)
        task.add_done_callback(self.accepted.discard)
        return True

    def _accept_the_rest(self) -> None:
        """Accept connections that clients have already made, and close the listeners.

        A client that connects between the last `accept` and `close` is not answered if this is the
        last process that listens; nothing may come between the two.
        """
        if self.is_accepting:
            self._pause_accepting()
        for listener in self.sockets:
            while self._accept(listener):
                pass
            listener.close()
        self.sockets = []

    # what connections share

    def answer_soon(self, connection: Connection) -> None:
        """Answer the complete request of a connection in the next turns of the loop."""
        self.waiting.append(connection)
        if len(self.waiting) == 1:
            self.loop.call_soon(self._answer_some)

    def _answer_some(self) -> None:
        """Answer requests for a moment, log and count them together, and send the answers together.

        The processor's caches hold either the application, or the code that logs, or the code that
        reads and sends. To do much of each at a time saves a tenth of the CPU (docs/adr/0023).
        """
        end = self.loop.time() + ANSWERING_SECONDS
        answered: list[Connection] = []
        try:
            while self.waiting and self.loop.time() < end:
                answered.append(self.waiting.popleft())
                answered[-1].answer_request()
        finally:
            # also after an exception, so that the others never wait for ever
            if self.waiting:
                self.loop.call_soon(self._answer_some)
            self._report_finished()
            for connection in answered:
                connection.send_answer()

    def _report_finished(self) -> None:
        """Log and count the requests that are answered, before the clients have the answers."""
        finished, self.finished = self.finished, []
        if self.report and finished:
            try:
                self.report(finished)
            except Exception:
                self.log.exception("requests could not be logged or counted")

    def stream(self, connection: Connection) -> None:
        """Let a connection send the next piece of its answer when its turn comes."""
        self.streams.append(connection)
        if not self.are_streams_scheduled:
            self.are_streams_scheduled = True
            self.loop.call_soon(self._send_pieces)

    def _send_pieces(self) -> None:
        """Send one piece of each streamed answer, as far as the time for one turn goes.

        With few requests the pieces wait until those are answered, so that a new client waits for
        one piece at most; with many they have their share of the time.
        """
        now = self.loop.time()
        since_last = now - self.pieces_sent_at
        if self.has_requests and self.postponed < POSTPONEMENTS and since_last < STREAM_SECONDS:
            self.postponed += 1
        else:
            self.postponed = 0
            share = min(max(STREAM_SECONDS, since_last / 2), MOST_STREAM_SECONDS)
            for connection in list(self.streams):
                self.streams.popleft()
                if connection.send_piece():
                    self.streams.append(connection)
                self.pieces_sent_at = self.loop.time()
                if self.pieces_sent_at - now > share:
                    break
        self.has_requests = False
        self.are_streams_scheduled = bool(self.streams)
        if self.streams:
            self.loop.call_soon(self._send_pieces)

    def begin_large_body(self, connection: Connection) -> None:
        """Count a connection whose body is large; it waits if there are too many of them."""
        self.large_bodies.append(connection)
        if len(self.large_bodies) > LARGE_BODIES:
            connection.transport.pause_reading()

    def end_large_body(self, connection: Connection) -> None:
        """Let the next connection that waits read its large body."""
        self.large_bodies.remove(connection)
        if len(self.large_bodies) >= LARGE_BODIES:
            self.large_bodies[LARGE_BODIES - 1].transport.resume_reading()

    def count_request(self) -> None:
        """Count an answer; after `max_requests` of them the worker is replaced."""
        self.nr += 1
        if self.nr >= self.max_requests and self.alive:
            self.log.info("Autorestarting worker after current request.")
            self.handle_exit(signal.SIGTERM, None)
