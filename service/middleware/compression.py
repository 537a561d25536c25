"""Compression: gzip for answers of more than a kilobyte, if the client accepts it.

A compressed answer has its own strong ETag, that of the plain one with `-gzip` at its end, and
`Vary: Accept-Encoding` (docs/adr/0031). A POST without Accept-Encoding costs nothing here: its
answer is in no cache, so that it needs no `Vary`.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from flask import Response
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

LONGEST_ACCEPT: Final = 1000
"""Characters of an Accept header that are read: a worker alone takes heads of any length."""

SMALLEST: Final = 1024
"""Bytes from which compression pays: a smaller answer fits into one packet anyway."""

LEVEL: Final = 3
"""As fast as level 1, and smaller; level 6 takes two to four times as long (docs/caching.md)."""

LEVEL_OF_FILES: Final = 9
"""Files of the pages and the contract are compressed once per process."""

GZIP: Final = 31
"""The format for zlib: a window of 32 KB, with the header and the checksum of gzip."""

SUFFIX: Final = "-gzip"
"""What the ETag of a compressed answer ends with."""

MEDIA_TYPES: Final = frozenset(
    {
        *("application/json", "application/problem+json", "application/linkset+json"),
        *("application/x-ndjson", "application/yaml", "image/svg+xml"),
        *("text/css", "text/html", "text/javascript", "text/plain"),
    }
)
"""All media types of the service but PNG, which is compressed by itself."""

CONSTANT: Final = frozenset({"pages", "service", "problems"})
"""Blueprints whose answers are the same bytes every time."""


@lru_cache(maxsize=256)
def accepts_gzip(header: str) -> bool:
    """Whether an Accept-Encoding header prefers gzip to no encoding (RFC 9110, 12.5.3).

    >>> accepts_gzip("gzip, deflate, br"), accepts_gzip("gzip;q=0, *")
    (True, False)
    """
    qualities = {name.lower(): quality for name, quality in parse_accept_header(header, Accept)}
    gzip = max(
        (qualities[name] for name in ("gzip", "x-gzip") if name in qualities),
        default=qualities.get("*", 0),
    )
    return gzip > 0 and gzip >= qualities.get("identity", 0)


def compress(environ: WSGIEnvironment, response: Response, blueprint: str | None) -> None:
    """Compress the body of a response if it is worth it and the client accepts it."""
    header = environ.get("HTTP_ACCEPT_ENCODING")
    method = environ["REQUEST_METHOD"]
    if header is None and method == "POST":
        return
    if response.status_code == 304:
        _vary(response)
        return
    if response.mimetype not in MEDIA_TYPES:
        return
    if not response.is_streamed and _size(response) < SMALLEST:
        return
    _vary(response)
    if header and accepts_gzip(header[:LONGEST_ACCEPT]):
        _encode(response, is_constant=blueprint in CONSTANT)
        if method != "POST" and (tag := response.headers.get("ETag")):
            response.headers["ETag"] = marked(tag)


def _vary(response: Response) -> None:
    """Add Accept-Encoding to `Vary`; werkzeug's `response.vary` takes five times as long."""
    varies = response.headers.get("Vary")
    response.headers["Vary"] = f"{varies}, Accept-Encoding" if varies else "Accept-Encoding"


def _size(response: Response) -> int:
    return sum(map(len, response.response))


def _encode(response: Response, is_constant: bool) -> None:
    response.headers.add("Content-Encoding", "gzip")
    if response.is_streamed:
        response.response = compressed_stream(response.iter_encoded())
        return
    data = response.get_data()
    encoded = _compressed_once(data) if is_constant else zlib.compress(data, LEVEL, GZIP)
    response.response = [encoded]
    response.headers["Content-Length"] = str(len(encoded))


@lru_cache(maxsize=256)
def _compressed_once(data: bytes) -> bytes:
    """A file, compressed at its first use; at most 2 MB of files, and Python keeps their hashes."""
    return zlib.compress(data, LEVEL_OF_FILES, GZIP)


def compressed_stream(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """The pieces of a stream, each compressed so far that a client can read it at once."""
    compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
    try:
        for piece in pieces:
            yield compressor.compress(piece) + compressor.flush(zlib.Z_SYNC_FLUSH)
        yield compressor.flush()
    finally:
        if hasattr(pieces, "close"):
            pieces.close()


def marked(tag: str) -> str:
    """The ETag of the compressed answer: `"1a2b"` becomes `"1a2b-gzip"`."""
    return f'{tag[:-1]}{SUFFIX}"'
