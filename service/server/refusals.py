"""Problems (RFC 9457) for requests that the server refuses before the application sees them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from flask import Flask
from werkzeug.exceptions import HTTPException

from service.http import problems
from service.middleware.hooks import with_extra_headers

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


def refusal(app: WSGIApplication, error: HTTPException) -> WSGIApplication:
    """Return a WSGI application that answers everything with this error, as `app` words it.

    The answer passes the hooks of `app`, so that it is logged, counted and given the same headers
    as any other.
    """
    flask = cast("Flask", app)

    def refuse(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        with flask.request_context(environ):
            try:
                flask.preprocess_request()
                response = problems.reply(error)
            except HTTPException as other:
                response = problems.reply(other)
            response = flask.process_response(response)
            return response(environ, start_response)

    return with_extra_headers(refuse)
