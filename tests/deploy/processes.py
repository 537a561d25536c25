"""Real processes on loopback: each on a free port, each stopped at the end whatever happens."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PATIENCE = 20.0
"""Seconds that something may take to come up on a busy machine."""


def until(seen: Callable[[], bool], what: str) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < end, f"not in {PATIENCE} seconds: {what}"
        time.sleep(0.05)


def listens(port: int) -> bool:
    """Whether somebody takes connections there."""
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


class Running:
    """A process that listens on a port; it can be stopped and started again."""

    def __init__(
        self,
        command: Sequence[str],
        port: int,
        environment: Mapping[str, str] | None = None,
        user: tuple[int, int] | None = None,
        log: Path | None = None,
    ) -> None:
        self.command, self.port, self.environment = command, port, environment
        self.log = log
        self.who: dict[str, Any] = {}
        if user:
            self.who = {"user": user[0], "group": user[1], "extra_groups": []}

    def start(self) -> None:
        """Start it and wait until it listens."""
        with self.log.open("ab") if self.log else nullcontext() as log:
            self.process = subprocess.Popen(
                self.command, env=self.environment, stdout=log, stderr=log, **self.who
            )
        ended = self.process.poll
        what = f"{self.command[0]} on {self.port}"
        until(lambda: listens(self.port) or ended() is not None, what)
        assert ended() is None, f"{what} ended with {ended()}"

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; gives what it ended with."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def workers(self) -> list[int]:
        """Its child processes."""
        pid = self.process.pid
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


class Answer(NamedTuple):
    """A status, headers, a body."""

    status: int
    headers: dict[str, str]
    body: bytes


def get(url: str, headers: Mapping[str, str] | None = None, body: bytes | None = None) -> Answer:
    """What an address answers, errors included."""
    asked = Request(url, data=body, headers=dict(headers or {}))
    try:
        with urlopen(asked, timeout=PATIENCE) as reply:
            return Answer(reply.status, dict(reply.headers), reply.read())
    except HTTPError as error:
        return Answer(error.code, dict(error.headers), error.read())
