"""The service under gunicorn, with the settings that are shipped, on a free port."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.support.processes import TIMEOUT, ServerProcess, free_port

CONFIG = "python:service.server.gunicorn_conf"
APP = "service.server.bridge:application()"


class Server(ServerProcess):
    """The server process: `Server(log, workers="2")` sets BACKGAMMON_WORKERS to 2."""

    log: Path

    def __init__(self, log: Path, config: str = CONFIG, **settings: str) -> None:
        port = free_port()
        settings = {"bind": f"127.0.0.1:{port}", **settings}
        variables = {f"BACKGAMMON_{name.upper()}": value for name, value in settings.items()}
        command = [sys.executable, "-m", "gunicorn", "--config", config, APP]
        super().__init__(command, port, {**os.environ, **variables}, log=log)

    def is_ready(self) -> bool:
        """Whether a worker answers."""
        return self.get("/healthz")[0] == 200

    def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Any, bytes]:
        """Status, headers and body of the response, over a connection of its own."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        try:
            text = None if body is None else json.dumps(body)
            all_headers = {"Content-Type": "application/json", **(headers or {})}
            connection.request(method, path, text, all_headers)
            response = connection.getresponse()
            return response.status, response.headers, response.read()
        finally:
            connection.close()

    def get(self, path: str) -> tuple[int, Any, bytes]:
        """The response to a GET."""
        return self.ask("GET", path)

    def lines(self) -> list[dict[str, Any]]:
        """The lines of the log, without one that is still being written."""
        return [json.loads(line) for line in self.log.read_text().split("\n")[:-1]]
