"""CORS: which web pages of other origins may read the responses, errors and preflights included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from flask import Response

from service.middleware.headers import Headers

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

REQUEST_HEADERS = (
    "Accept, Accept-Language, Authorization, Content-Type, If-None-Match, Traceparent, X-Request-Id"
)
"""The request headers that a page may send."""

EXPOSED_HEADERS = (
    "Access-Control-Expose-Headers",
    "Accept-Query, Allow, Content-Language, Content-Location, ETag, Link, RateLimit, "
    "RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id",
)
"""The response headers that a page may read."""

MAX_AGE = "7200"
"""Seconds for which a browser may cache a preflight; no browser caches it longer."""

REQUEST_METHOD = "HTTP_ACCESS_CONTROL_REQUEST_METHOD"
"""The header that makes an OPTIONS request a preflight."""

PREFLIGHT = (
    ("Access-Control-Allow-Headers", REQUEST_HEADERS),
    ("Access-Control-Max-Age", MAX_AGE),
)


class Cors:
    """Compares the origin of a request with the allowed ones."""

    def __init__(self, origins: Sequence[str]) -> None:
        self.allows_all = "*" in origins
        self.origins = frozenset(origins)

    def headers(self, response: Response, environ: WSGIEnvironment) -> Headers:
        """The CORS headers of a response; adds `Origin` to its `Vary` if they depend on it."""
        origin = "*" if self.allows_all else environ.get("HTTP_ORIGIN", "")
        if not self.allows_all:
            # also without an Origin header, so that a cache keeps the two responses apart
            response.vary.add("Origin")
            if origin not in self.origins:
                return ()
        allowed = (("Access-Control-Allow-Origin", origin), EXPOSED_HEADERS)
        if environ["REQUEST_METHOD"] == "OPTIONS" and REQUEST_METHOD in environ:
            methods = response.headers.get("Allow", "")
            return (*allowed, ("Access-Control-Allow-Methods", methods), *PREFLIGHT)
        return allowed
