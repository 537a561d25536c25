"""The answer of a WSGI application to one request, piece by piece."""

from __future__ import annotations

from contextvars import copy_context
from typing import TYPE_CHECKING, cast

from service.server.response import Response

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class Answer:
    """The answer of a WSGI application to one request."""

    def __init__(self, app: WSGIApplication, environ: WSGIEnvironment, response: Response) -> None:
        self.response = response
        # Flask keeps the request in a context variable until the last piece; each answer has its
        # own context, because pieces of several answers take turns
        self.context = copy_context()
        self.result = self.context.run(app, environ, cast("StartResponse", response.start_response))
        self.pieces = iter(self.result)

    def is_streamed(self) -> bool:
        """Whether the length is unknown, so that there may be many pieces."""
        return self.response.response_length is None

    def next_piece(self) -> bytes | None:
        """The next piece, or None after the last one."""
        return self.context.run(next, self.pieces, None)

    def close(self) -> None:
        """Tell the application that its answer is sent or given up."""
        close = getattr(self.result, "close", None)
        if close:
            self.context.run(close)
