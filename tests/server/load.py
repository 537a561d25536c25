"""Clients that send requests over keep-alive connections in the background of a test."""

from __future__ import annotations

import json
from collections import Counter
from http.client import HTTPConnection, HTTPException
from threading import Event, Thread
from types import TracebackType
from typing import Self

from tests.server.clients import BODY
from tests.support.processes import TIMEOUT, wait_until

JSON = {"Content-Type": "application/json"}
PAUSE = 0.05
"""Seconds between the requests of a client: connections are idle as well as in use."""


class KeepAliveLoad:
    """So many clients, each with one connection that it keeps for as long as the server does.

    A client opens a new connection only if the last answer had `Connection: close`, as HTTP
    demands of it; a request that fails for any other reason is counted and not repeated.
    """

    def __init__(self, *ports: int, clients: int = 20) -> None:
        self.answers = 0
        self.failures: Counter[str] = Counter()
        self.refused = 0
        self._done = Event()
        self._threads = [
            Thread(target=self._send_requests, args=(ports[number % len(ports)],))
            for number in range(clients)
        ]

    def _send_requests(self, port: int) -> None:
        connection = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
        while not self._done.wait(PAUSE):
            is_new = connection.sock is None
            try:
                connection.request("POST", "/v1/moves", BODY, JSON)
                response = connection.getresponse()
                body = response.read()
                if response.status != 200 or not json.loads(body)["expected"]["plays"]:
                    self.failures[f"status {response.status}"] += 1
            except ConnectionRefusedError:
                self.refused += 1
                break
            except (OSError, HTTPException) as error:
                kind = "new" if is_new else "used"
                self.failures[f"{type(error).__name__} on a {kind} connection"] += 1
                connection.close()
            else:
                self.answers += 1
        connection.close()

    def wait_for(self, answers: int) -> None:
        """Wait until there are so many more answers."""
        goal = self.answers + answers
        wait_until(lambda: self.answers >= goal, f"{goal} answers under load")

    def join(self) -> None:
        """Wait until the server refuses all clients."""
        for thread in self._threads:
            thread.join(TIMEOUT)
        assert not any(thread.is_alive() for thread in self._threads)

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._done.set()
        self.join()
