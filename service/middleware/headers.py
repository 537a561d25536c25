"""Security headers: no MIME sniffing, no framing, and a content security policy by media type.

HSTS is left to the proxy that terminates TLS: only there it is known whether the whole site
supports TLS.
"""

from __future__ import annotations

from collections.abc import Mapping

DEFAULT_POLICY = "default-src 'none'; frame-ancestors 'none'"
POLICIES = {
    "text/html": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    # an SVG opened by itself has an inline style sheet and needs nothing else
    "image/svg+xml": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
"""The content security policy of media types that a browser shows as documents."""


Headers = tuple[tuple[str, str], ...]
COMMON: Headers = (("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"))
DEFAULT: Headers = (*COMMON, ("Content-Security-Policy", DEFAULT_POLICY))
BY_MEDIA_TYPE: Mapping[str, Headers] = {
    media_type: (*COMMON, ("Content-Security-Policy", policy))
    for media_type, policy in POLICIES.items()
}


def security_headers(status: int, media_type: str | None) -> Headers:
    """The security headers of a response with this media type.

    A 304 has none, for its headers replace those of the copy that the browser keeps, and the policy
    depends on the media type of that copy.
    """
    return COMMON if status == 304 else BY_MEDIA_TYPE.get(media_type or "", DEFAULT)
