"""What docs/deploy.md leaves to the proxy: real ones, with the configurations of deploy/.

The service behind them takes connections and never answers; every answer is that of the proxy.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from socket import create_connection
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from time import monotonic

import pytest

from tests.server.clients import HEAD, REQUEST, connected, read_to_end
from tests.server.proxies import PROXIES
from tests.support.processes import TIMEOUT, ServerProcess, wait_until

MOST_CONNECTIONS = 500
SECONDS_FOR_A_HEAD = 10


class Silent(BaseRequestHandler):
    """Answers the health check of HAProxy, and nothing else until the proxy gives up."""

    def handle(self) -> None:
        with suppress(OSError):
            while received := self.request.recv(2**16):
                if received.startswith(b"GET /readyz"):
                    self.request.sendall(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
                    break


class SilentServer(ThreadingTCPServer):
    """It takes as many connections at once as the proxies open."""

    daemon_threads = True
    block_on_close = False
    request_queue_size = 4 * MOST_CONNECTIONS


@pytest.fixture(scope="module")
def silent() -> Iterator[int]:
    """The port of a service that never answers a client."""
    with SilentServer(("127.0.0.1", 0), Silent) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


@pytest.fixture(scope="module")
def proxies(
    silent: int, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, ServerProcess]]:
    with ExitStack() as stack:
        yield {
            name: stack.enter_context(start(tmp_path_factory.mktemp(name), silent))
            for name, start in PROXIES.items()
        }


def status(answer: bytes) -> int:
    """The status of the one answer that was read."""
    assert answer.startswith(b"HTTP/1.1 ") and answer.count(b"HTTP/1.1 ") == 1, answer[:200]
    return int(answer[9:12])


@pytest.mark.parametrize("front", PROXIES)
@pytest.mark.parametrize(
    ("request_", "statuses"),
    [
        (b"nonsense\r\n\r\n", {400}),
        (HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello", {400}),
        (b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", {400, 414}),
        (HEAD + b"X-Long: " + b"x" * 20_000 + b"\r\n\r\n", {400}),
        (HEAD + b"X-Many: 0123456789\r\n" * 3_000 + b"\r\n", {400}),
    ],
    ids=["no HTTP", "two lengths", "a long line", "a long field", "many fields"],
)
def test_a_broken_or_oversized_head_is_answered_by_the_proxy(
    proxies: dict[str, ServerProcess], front: str, request_: bytes, statuses: set[int]
) -> None:
    with connected(proxies[front].port, request_) as client:
        assert status(read_to_end(client)) in statuses


def test_half_a_head_has_ten_seconds(proxies: dict[str, ServerProcess]) -> None:
    """HAProxy answers then, nginx closes the connection; both at once, for it takes so long."""
    begun = monotonic()
    with ExitStack() as stack:
        clients = {
            name: stack.enter_context(connected(proxy.port, REQUEST[:40]))
            for name, proxy in proxies.items()
        }
        answers = {name: read_to_end(client) for name, client in clients.items()}
    assert answers["nginx"] == b""
    assert status(answers["haproxy"]) == 408
    assert SECONDS_FOR_A_HEAD - 1 <= monotonic() - begun < TIMEOUT


@pytest.mark.parametrize("front", PROXIES)
def test_a_client_has_so_many_connections_with_a_request_and_no_more(
    proxies: dict[str, ServerProcess], front: str
) -> None:
    port = proxies[front].port

    def refused() -> bool:
        client = stack.enter_context(connected(port, REQUEST))
        client.settimeout(1)
        return status(client.recv(2**12)) == 429

    with ExitStack() as stack:
        for _ in range(MOST_CONNECTIONS):
            stack.enter_context(connected(port, REQUEST))
        wait_until(refused, "one more is refused when all of them have arrived")
        # one that the proxy answers itself: its service is silent
        metrics = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        other = stack.enter_context(
            create_connection(("127.0.0.1", port), TIMEOUT, ("127.0.0.2", 0))
        )
        other.sendall(metrics)
        assert status(read_to_end(other)) == 404
