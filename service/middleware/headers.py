"""Headers that protect: no answer is taken for another kind, framed, or allowed to load anything.

HSTS is not ours: only whoever ends TLS knows whether the site is to be had by TLS alone.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256

from engine.drawing.look import THEMES
from engine.drawing.palette import style


def _hashed(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


# a page may show our own pictures, whose style sheets are known word by word
PICTURES = " ".join(_hashed(style(theme)) for theme in THEMES)
NOTHING = "default-src 'none'; frame-ancestors 'none'"
POLICIES = {
    "text/html": (
        f"default-src 'none'; script-src 'self'; style-src 'self' {PICTURES}; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    # a picture may bring its colours and nothing else
    "image/svg+xml": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
"""What a document of each kind may load; all others are no documents and may load nothing."""


Fields = tuple[tuple[str, str], ...]
ALWAYS: Fields = (("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"))
PLAIN: Fields = (*ALWAYS, ("Content-Security-Policy", NOTHING))
DOCUMENTS: Mapping[str, Fields] = {
    media_type: (*ALWAYS, ("Content-Security-Policy", policy))
    for media_type, policy in POLICIES.items()
}


def protection(media_type: str | None) -> Fields:
    """The headers of an answer of this kind."""
    return DOCUMENTS.get(media_type or "", PLAIN)
