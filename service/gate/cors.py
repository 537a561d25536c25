"""CORS: which pages of other sites may read the answers, errors and preflights included."""

from __future__ import annotations

from collections.abc import Sequence

from flask import Response, request

ASKED = (
    "Accept, Accept-Language, Authorization, Content-Type, If-None-Match, Traceparent, X-Request-Id"
)
"""The headers that a page may send."""

SHOWN = (
    "Accept-Query, Allow, Content-Language, Content-Location, ETag, Link, RateLimit, "
    "RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id"
)
"""The headers of an answer that a page may read."""

KEPT = "7200"
"""Seconds for which a browser may remember a preflight; none remembers it longer."""


class Cors:
    """The origins that are let in."""

    def __init__(self, origins: Sequence[str]) -> None:
        self.everybody = "*" in origins
        self.origins = frozenset(origins)

    def mark(self, response: Response) -> None:
        """Say who may read this answer; a preflight is also told what may be asked."""
        headers = response.headers
        if self.everybody:
            headers.add("Access-Control-Allow-Origin", "*")
        else:
            # the answer depends on the origin even where it has none, or a cache mixes them up
            response.vary.add("Origin")
            origin = request.headers.get("Origin")
            if origin not in self.origins:
                return
            headers.add("Access-Control-Allow-Origin", origin)
        headers.add("Access-Control-Expose-Headers", SHOWN)
        if request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers:
            headers.add("Access-Control-Allow-Methods", headers.get("Allow", ""))
            headers.add("Access-Control-Allow-Headers", ASKED)
            headers.add("Access-Control-Max-Age", KEPT)
