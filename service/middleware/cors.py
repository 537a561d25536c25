"""CORS: which pages of other sites may read the answers, errors and preflights included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from flask import Response

from service.middleware.headers import Fields

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

ASKED = (
    "Accept, Accept-Language, Authorization, Content-Type, If-None-Match, Traceparent, X-Request-Id"
)
"""The headers that a page may send."""

SHOWN = (
    "Access-Control-Expose-Headers",
    "Accept-Query, Allow, Content-Language, Content-Location, ETag, Link, RateLimit, "
    "RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id",
)
"""The headers of an answer that a page may read."""

KEPT = "7200"
"""Seconds for which a browser may remember a preflight; none remembers it longer."""


ASKING = "HTTP_ACCESS_CONTROL_REQUEST_METHOD"
"""The header that makes a request a preflight."""

PREFLIGHT = (("Access-Control-Allow-Headers", ASKED), ("Access-Control-Max-Age", KEPT))


class Cors:
    """The origins that are let in."""

    def __init__(self, origins: Sequence[str]) -> None:
        self.is_open = "*" in origins
        self.origins = frozenset(origins)

    def headers(self, response: Response, environ: WSGIEnvironment) -> Fields:
        """Who may read this answer; a preflight is also told what may be asked."""
        origin = "*" if self.is_open else environ.get("HTTP_ORIGIN", "")
        if not self.is_open:
            # the answer depends on the origin even where it has none, or a cache mixes them up
            response.vary.add("Origin")
            if origin not in self.origins:
                return ()
        allowed = (("Access-Control-Allow-Origin", origin), SHOWN)
        if environ["REQUEST_METHOD"] == "OPTIONS" and ASKING in environ:
            methods = response.headers.get("Allow", "")
            return (*allowed, ("Access-Control-Allow-Methods", methods), *PREFLIGHT)
        return allowed
