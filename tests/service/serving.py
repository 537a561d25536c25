"""A real server: gunicorn as the project sets it up, on a free port of this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tests.ports import free_port

TOP = Path(__file__).parents[2]
PATIENCE = 30
CONFIG = "python:service.server.gunicorn_conf"


class Server:
    """The server, and ways to ask it and to look at its processes."""

    def __init__(self, log: Path, config: str = CONFIG, **settings: str) -> None:
        self.port = free_port()
        self.log = log
        command = [sys.executable, "-m", "gunicorn", "--config", config]
        variables = {f"BACKGAMMON_{name.upper()}": value for name, value in settings.items()}
        variables = {"BACKGAMMON_BIND": f"127.0.0.1:{self.port}", **variables}
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                [*command, "service.app:create_app()"],
                cwd=TOP,
                env={**os.environ, **variables},
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        self.wait_until(lambda: self.get("/healthz")[0] == 200)

    def wait_until(self, true: Any) -> None:
        """Until it is so; a server that ends or takes too long is a failure."""
        end = monotonic() + PATIENCE
        while monotonic() < end and self.process.poll() is None:
            try:
                if true():
                    return
            except OSError:
                pass
            sleep(0.05)
        raise AssertionError(self.log.read_text())

    def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Any, bytes]:
        """Status, headers and body of the answer, by a connection of its own."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            sent = None if body is None else json.dumps(body)
            given = {"Content-Type": "application/json", **(headers or {})}
            connection.request(method, path, sent, given)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def get(self, path: str) -> tuple[int, Any, bytes]:
        """The answer to a GET."""
        return self.ask("GET", path)

    def workers(self) -> list[int]:
        """The processes that answer."""
        mine = self.process.pid
        return [int(pid) for pid in Path(f"/proc/{mine}/task/{mine}/children").read_text().split()]

    def lines(self) -> list[dict[str, Any]]:
        """What stands in the log; a line that is still being written does not."""
        return [json.loads(line) for line in self.log.read_text().split("\n")[:-1]]


@contextmanager
def running(log: Path, **settings: str) -> Iterator[Server]:
    """A server that is stopped in the end."""
    server = Server(log, **settings)
    try:
        yield server
    finally:
        server.process.terminate()
        try:
            server.process.wait(PATIENCE)
        finally:
            # a server that does not stop must not spoil the tests after it
            server.process.kill()
            server.process.wait()
