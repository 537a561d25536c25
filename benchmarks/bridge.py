"""The plainest way to serve a WSGI application in an event loop, for comparison.

gunicorn's own `asgi` worker runs an ASGI application that calls the WSGI application in the loop:
what a user would write who does not want a worker of their own. It has no deadlines for slow
clients and no problem documents for broken HTTP; docs/adr/0023 says why it was not taken.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from io import BytesIO
from typing import TYPE_CHECKING, Any

from benchmarks.echo import create_app as create_echo
from service.app import create_app as create_service

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Bridge:
    """An ASGI application that answers each request by a call of a WSGI application."""

    def __init__(self, app: WSGIApplication) -> None:
        self.app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        body, more = b"", True
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
        start: Message = {"type": "http.response.start"}

        def start_response(
            status: str, headers: list[tuple[str, str]], _exc_info: Any = None
        ) -> Callable[[bytes], object]:
            pairs = [(name.lower().encode(), value.encode("latin-1")) for name, value in headers]
            start.update(status=int(status[:3]), headers=pairs)
            return bytes

        pieces = b"".join(self.app(environ(scope, body), start_response))
        await send(start)
        await send({"type": "http.response.body", "body": pieces})


def environ(scope: Message, body: bytes) -> dict[str, Any]:
    """The WSGI environment of a request."""
    made: dict[str, Any] = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": scope["path"],
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_NAME": scope["server"][0],
        "SERVER_PORT": str(scope["server"][1]),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "REMOTE_ADDR": scope["client"][0],
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope["scheme"],
        "wsgi.input": BytesIO(body),
        "wsgi.multithread": False,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    for name, value in scope["headers"]:
        key = name.decode("latin-1").upper().replace("-", "_")
        is_plain = key in ("CONTENT_TYPE", "CONTENT_LENGTH")
        made[key if is_plain else f"HTTP_{key}"] = value.decode("latin-1")
    return made


def echo() -> Bridge:
    """The echo."""
    return Bridge(create_echo())


def service() -> Bridge:
    """The service."""
    return Bridge(create_service())
