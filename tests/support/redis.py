"""Debian's redis-server on a free port; it keeps nothing on disk."""

from __future__ import annotations

from tests.support.processes import ServerProcess, free_port
from tests.support.programs import program


class Redis(ServerProcess):
    """The Redis process; `url` is what BACKGAMMON_REDIS is set to."""

    def __init__(self, port: int | None = None, options: tuple[str, ...] = ()) -> None:
        port = port or free_port()
        command = [program("redis-server"), "--port", str(port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", *options]
        super().__init__(command, port)
        self.url = f"redis://127.0.0.1:{port}/0"
