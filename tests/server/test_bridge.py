"""The bridge alone, with an application and a client that the test plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event, current_thread
from typing import Any

import orjson
import pytest
from flask import Flask, Response, request, stream_with_context

from service.app import create_app
from service.http.environ import environ_of
from service.operations.register import LARGEST_RECORD
from service.server import bridge
from service.server.bridge import Bridge
from service.settings import Settings
from tests.service.asking import QUESTION
from tests.support.processes import TIMEOUT

END = {"type": "http.disconnect"}


class Client:
    """The other side of the bridge: what it sends piece by piece, and what it has got."""

    def __init__(self, *pieces: bytes, is_complete: bool = True) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        for number, piece in enumerate(pieces or (b"",), start=1):
            more = number < len(pieces) or not is_complete
            self.inbox.put_nowait({"type": "http.request", "body": piece, "more_body": more})
        self.status = 0
        self.headers: dict[bytes, bytes] = {}
        self.pieces: list[bytes] = []
        self.is_ended = False
        self.may_read = asyncio.Event()
        self.may_read.set()

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    async def send(self, message: Any) -> None:
        await self.may_read.wait()
        if message["type"] == "http.response.start":
            assert not self.status, "a second answer"
            self.status, self.headers = message["status"], dict(message["headers"])
        else:
            assert not self.is_ended
            self.pieces.append(bytes(message.get("body", b"")))
            self.is_ended = not message.get("more_body", False)

    def problem(self) -> Any:
        assert self.headers[b"content-type"] == b"application/problem+json"
        assert self.headers[b"x-request-id"]
        assert self.headers[b"connection"] == b"close"
        return orjson.loads(b"".join(self.pieces))


def scope(path: str = "/v1/moves", method: str = "POST", **headers: str) -> dict[str, Any]:
    """A request as uvicorn passes it on."""
    sent = {"content-type": "application/json", **headers}
    return {
        "type": "http",
        "method": method,
        "raw_path": path.encode(),
        "query_string": b"",
        "scheme": "http",
        "http_version": "1.1",
        "server": ("127.0.0.1", 8000),
        "client": ("127.0.0.1", 4711),
        "headers": [
            (name.replace("_", "-").encode(), value.encode()) for name, value in sent.items()
        ],
    }


def application() -> Flask:
    """The service, with some views for these tests."""
    app = create_app(Settings(log_requests=False))
    app.extensions["made"] = []

    @app.get("/thread")
    def thread() -> Response:
        return Response(current_thread().name)

    @app.get("/stream")
    def stream() -> Response:
        def pieces() -> Iterator[bytes]:
            try:
                for number in range(100):
                    app.extensions["made"].append(number)
                    yield b"%s %d;" % (request.path.encode(), number)
            finally:
                app.extensions["made"].append("end")

        return Response(stream_with_context(pieces()))

    @app.get("/long")
    def long() -> Response:
        app.extensions["released"].wait(TIMEOUT)
        return Response("late")

    app.extensions["released"] = Event()
    return app


def played(story: Callable[[Flask, Bridge], Coroutine[Any, Any, None]], seconds: float = 5) -> None:
    """Run a story against a bridge."""
    app = application()

    async def run() -> None:
        try:
            await story(app, Bridge(app, seconds))
        finally:
            app.extensions["released"].set()

    # a test process that has a browser has a running loop in this thread
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, run()).result()


def test_a_quick_request_is_answered_in_the_loop_and_any_other_in_a_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(_app: Flask, server: Bridge) -> None:
        slow, quick = Client(), Client()
        await server(scope("/thread", "GET"), slow.receive, slow.send)
        assert slow.pieces[0].startswith(b"requests")
        monkeypatch.setattr(bridge, "is_quick", lambda path, _body: path == "/thread")
        await server(scope("/thread", "GET"), quick.receive, quick.send)
        assert quick.pieces == [current_thread().name.encode()]

    played(story)


def test_a_body_in_pieces_is_one_body() -> None:
    async def story(_app: Flask, server: Bridge) -> None:
        body = orjson.dumps(QUESTION)
        client = Client(body[:50], b"", body[50:])
        await server(scope(transfer_encoding="chunked"), client.receive, client.send)
        assert client.status == 200
        assert orjson.loads(b"".join(client.pieces))["expected"]["plays"]

    played(story)


def test_half_a_body_is_a_408() -> None:
    async def story(_app: Flask, server: Bridge) -> None:
        client = Client(b'{"variant"', is_complete=False)
        await server(scope(content_length="100"), client.receive, client.send)
        assert (client.status, client.problem()["code"]) == (408, "request_timeout")

    played(story, seconds=0.2)


@pytest.mark.parametrize("length", [f"{LARGEST_RECORD + 1}", "99999999999999999999"])
def test_a_body_whose_length_is_too_large_is_refused_before_it_is_read(length: str) -> None:
    async def story(_app: Flask, server: Bridge) -> None:
        client = Client(b"{", is_complete=False)
        client.inbox.put_nowait(END)
        await server(scope("/v1/batch", content_length=length), client.receive, client.send)
        assert (client.status, client.problem()["code"]) == (413, "too_large")
        assert client.is_ended

    played(story)


def test_a_body_of_unknown_length_is_refused_when_it_is_too_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The client sends on for a moment; it is read, so that the client can read the answer."""
    monkeypatch.setattr(bridge, "LINGER", 0.1)

    async def story(_app: Flask, server: Bridge) -> None:
        client = Client(*[b" " * 2**20] * 6, is_complete=False)
        await server(scope("/v1/batch"), client.receive, client.send)
        assert (client.status, client.problem()["code"]) == (413, "too_large")
        assert client.inbox.empty()

    played(story)


def test_what_finds_no_place_in_the_pool_is_a_503_that_says_when_to_come_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bridge, "MOST_WAITING", 3)

    async def story(app: Flask, server: Bridge) -> None:
        waiting = [Client() for _ in range(3)]
        tasks = [
            asyncio.create_task(server(scope("/long", "GET"), each.receive, each.send))
            for each in waiting
        ]
        await asyncio.sleep(0.05)
        refused, healthy = Client(), Client()
        await server(scope("/docs", "GET"), refused.receive, refused.send)
        assert (refused.status, refused.problem()["code"]) == (503, "unavailable")
        assert refused.headers[b"retry-after"] == b"1"
        await server(scope("/healthz", "GET"), healthy.receive, healthy.send)
        assert healthy.status == 200
        app.extensions["released"].set()
        await asyncio.gather(*tasks)
        assert [each.status for each in waiting] == [200, 200, 200]
        assert server.waiting == 0

    played(story)


def test_a_request_that_waits_for_too_long_is_a_503() -> None:
    async def story(_app: Flask, server: Bridge) -> None:
        client = Client()
        await server(scope("/long", "GET"), client.receive, client.send)
        assert (client.status, client.problem()["code"]) == (503, "unavailable")

    played(story, seconds=0.2)


def test_a_stream_is_made_as_fast_as_its_client_reads_and_ends_when_the_client_is_gone() -> None:
    async def story(app: Flask, server: Bridge) -> None:
        client = Client()
        client.may_read.clear()
        answering = asyncio.create_task(
            server(scope("/stream", "GET"), client.receive, client.send)
        )
        await asyncio.sleep(0.2)
        assert app.extensions["made"] == [0]
        client.inbox.put_nowait(END)
        await answering
        assert app.extensions["made"] == [0, "end"]
        assert server.waiting == 0

    played(story)


def test_a_client_that_leaves_while_its_request_waits_costs_no_work() -> None:
    async def story(app: Flask, server: Bridge) -> None:
        busy = [Client() for _ in range(bridge.THREADS)]
        tasks = [
            asyncio.create_task(server(scope("/long", "GET"), each.receive, each.send))
            for each in busy
        ]
        await asyncio.sleep(0.05)
        gone = Client()
        gone.inbox.put_nowait(END)
        await server(scope("/stream", "GET"), gone.receive, gone.send)
        app.extensions["released"].set()
        await asyncio.gather(*tasks)
        assert app.extensions["made"] == []

    played(story)


def test_each_piece_of_a_stream_knows_its_request() -> None:
    async def story(_app: Flask, server: Bridge) -> None:
        clients = [Client() for _ in range(8)]
        await asyncio.gather(
            *(server(scope("/stream", "GET"), each.receive, each.send) for each in clients)
        )
        expected = b"".join(b"/stream %d;" % number for number in range(100))
        assert [b"".join(each.pieces) for each in clients] == [expected] * 8

    played(story)


def test_a_large_answer_is_sent_in_pieces() -> None:
    async def story(_app: Flask, server: Bridge) -> None:
        client = Client()
        await server(scope("/docs", "GET"), client.receive, client.send)
        assert max(map(len, client.pieces)) == bridge.PIECE
        assert sum(map(len, client.pieces)) == int(client.headers[b"content-length"])

    played(story)


def test_few_large_bodies_are_held_at_a_time() -> None:
    """The others are read on when one of them is answered; small ones do not wait."""

    async def story(_app: Flask, server: Bridge) -> None:
        piece = b" " * 100_000
        large = [Client(piece, is_complete=False) for _ in range(bridge.MOST_LARGE_BODIES + 1)]
        tasks = [
            asyncio.create_task(server(scope("/v1/batch"), each.receive, each.send))
            for each in large
        ]
        small = Client(orjson.dumps(QUESTION))
        await server(scope(), small.receive, small.send)
        assert small.status == 200
        for each in large:
            each.inbox.put_nowait({"type": "http.request", "body": piece, "more_body": True})
        await asyncio.sleep(0.05)
        assert [each.inbox.qsize() for each in large] == [0] * bridge.MOST_LARGE_BODIES + [1]
        large[0].inbox.put_nowait(END)
        await asyncio.sleep(0.05)
        assert large[-1].inbox.empty()
        for each in large:
            each.inbox.put_nowait(END)
        await asyncio.gather(*tasks)

    played(story)


def test_a_header_with_an_underscore_does_not_stand_for_the_one_with_a_hyphen() -> None:
    sent = scope("/healthz", "GET")
    sent["headers"] += [(b"x_request_id", b"forged"), (b"accept", b"a"), (b"accept", b"b")]
    environ = environ_of(sent)
    assert "HTTP_X_REQUEST_ID" not in environ
    assert environ["HTTP_ACCEPT"] == "a,b"


def test_a_path_is_decoded_as_wsgi_wants_it() -> None:
    assert environ_of(scope("/v1/%C3%A9%2F%00"))["PATH_INFO"] == "/v1/Ã©/\x00"
