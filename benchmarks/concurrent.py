"""Sends requests over several keep-alive connections at once.

`python -m benchmarks.concurrent PORT CONNECTIONS SECONDS HEAD < bodies`, one JSON body per line. A
process of its own, so that its work is not charged to the server. Each connection sends its next
request when it has the whole answer to the last one; a connection that the server closes (as
gunicorn's `sync` worker does after every answer) is opened again. One line of JSON goes out: the
answers a second, the number of failures, and the seconds of wall time for each answer.
"""

from __future__ import annotations

import json
import selectors
import socket
import sys
from collections.abc import Sequence
from itertools import cycle
from time import perf_counter

LINE = "POST /v1/moves HTTP/1.1\r\nHost: 127.0.0.1\r\n"
LENGTH = "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n"
HEADS = {
    "curl": f"{LINE}User-Agent: curl/8.5.0\r\nAccept: */*\r\n{LENGTH}",
    "chrome": (
        f"{LINE}Connection: keep-alive\r\n"
        'sec-ch-ua: "Chromium";v="138", "Not=A?Brand";v="24", "Google Chrome";v="138"\r\n'
        'sec-ch-ua-mobile: ?0\r\nsec-ch-ua-platform: "Linux"\r\n'
        "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
        "Chrome/138.0.0.0 Safari/537.36\r\nAccept: */*\r\nOrigin: http://127.0.0.1\r\n"
        "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Mode: cors\r\nSec-Fetch-Dest: empty\r\n"
        "Referer: http://127.0.0.1/\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n"
        f"Accept-Language: de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7\r\n{LENGTH}"
    ),
}
"""Heads of requests as a command line tool and a browser write them."""


class Client:
    """One connection; it waits for one answer at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.connect()

    def connect(self) -> None:
        """Connect, or connect again."""
        self.socket = socket.create_connection(("127.0.0.1", self.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def send(self, request: bytes) -> None:
        """Send a request."""
        self.request = request
        self.received = b""
        self.length = -1
        self.begun = perf_counter()
        self.socket.sendall(request)

    def read(self) -> bool | None:
        """Read on; whether the answer is complete, or None if the connection is closed."""
        piece = self.socket.recv(1 << 18)
        if not piece:
            return None
        self.received += piece
        if self.length < 0:
            head, end, _ = self.received.partition(b"\r\n\r\n")
            if not end:
                return False
            size = head.lower().partition(b"content-length: ")[2].partition(b"\r")[0]
            self.length = len(head) + len(end) + int(size)
        return len(self.received) >= self.length

    def is_closed_by_server(self) -> bool:
        """Whether the answer says that the connection ends."""
        return b"connection: close" in self.received[:400].lower()


def run(
    port: int, connections: int, seconds: float, head: str, bodies: Sequence[bytes]
) -> list[object]:
    """Send requests for so long; return the counts and times."""
    requests = cycle(HEADS[head].format(len(body)).encode() + body for body in bodies)
    times: list[float] = []
    failures = 0
    with selectors.DefaultSelector() as selector:
        for _ in range(connections):
            client = Client(port)
            client.send(next(requests))
            selector.register(client.socket, selectors.EVENT_READ, client)
        begun = perf_counter()
        end = begun + seconds
        while (now := perf_counter()) < end:
            for key, _ in selector.select(1):
                client = key.data
                is_complete = client.read()
                if is_complete is False:
                    continue
                if is_complete:
                    times.append(perf_counter() - client.begun)
                    failures += not client.received.startswith(b"HTTP/1.1 200 ")
                else:
                    failures += 1
                if is_complete is None or client.is_closed_by_server():
                    selector.unregister(client.socket)
                    client.socket.close()
                    client.connect()
                    selector.register(client.socket, selectors.EVENT_READ, client)
                client.send(next(requests))
        elapsed = now - begun
        for key in list(selector.get_map().values()):
            key.data.socket.close()
    return [len(times) / elapsed, failures, times]


if __name__ == "__main__":
    port, connections, seconds, head = sys.argv[1:]
    bodies = sys.stdin.buffer.read().splitlines()
    print(json.dumps(run(int(port), int(connections), float(seconds), head, bodies)))
