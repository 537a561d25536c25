"""A Redis server on loopback that answers every command with the same bytes, or never."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager

HANDSHAKE = (b"HELLO", b"CLIENT", b"AUTH", b"SELECT", b"SCRIPT")
"""Commands that a client sends for itself; these get a plausible answer."""


@contextmanager
def fake_redis(reply: bytes, pause: float = 0.0, drip: bool = False) -> Iterator[str]:
    """The URL of a server that sends `reply` to each script call, after a pause.

    With `drip` it sends one byte at a time, with the pause before each. At the end of the `with`
    block a pause ends as well.
    """
    ended = threading.Event()

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            while command := self.request.recv(65536):
                if any(word in command for word in HANDSHAKE):
                    count = sum(command.count(word) for word in HANDSHAKE)
                    self.request.sendall(b"+OK\r\n" * count)
                    continue
                for piece in [reply[i : i + 1] for i in range(len(reply))] if drip else [reply]:
                    if ended.wait(pause):
                        return
                    try:
                        self.request.sendall(piece)
                    except OSError:
                        return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"redis://127.0.0.1:{server.server_address[1]}/0?protocol=2"
        finally:
            ended.set()
            server.shutdown()
            thread.join()
