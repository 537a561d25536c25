"""Cacheable answers: an answer to GET depends only on the address, a few headers and the code.

So the ETag is made of these and not of the answer, and whether a client's copy is still good is
known before anything is computed. A copy is good for a day, because a later release may answer
better; if the address names the contract's version, it is good for a year (docs/adr/0017).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from hashlib import blake2b
from typing import TYPE_CHECKING

from flask import Response, request
from werkzeug.http import parse_etags

from engine.faults import Fault
from service.contract import EDITION, VERSION
from service.errors import InvalidRequest
from service.http.language import requested
from service.middleware.compression import SUFFIX
from service.schemas.errors import pointer_to

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

View = Callable[..., Response]

KEY = "contract"
KEYED = f"{KEY}={VERSION}"
A_DAY = 24 * 60 * 60
A_YEAR = 365 * A_DAY
LANGUAGE = "Accept-Language"


def cacheable(*headers: str) -> Callable[[View], View]:
    """Decorator of a view whose answer depends only on the address and these headers."""

    def marked(view: View) -> View:
        @wraps(view)
        def answer(**parts: str) -> Response:
            request_environ = request.environ
            tag = etag(request_environ, headers)
            known = request_environ.get("HTTP_IF_NONE_MATCH")
            # `*` matches any answer, and only the view knows whether there is one
            match = known_tag(known, tag) if known and known != "*" else None
            if match:
                tag, response = match, unchanged()
            else:
                response = view(**parts)
                response = unchanged() if known == "*" else response
            if headers:
                response.headers["Vary"] = ", ".join(headers)
            response.headers["ETag"] = f'"{tag}"'
            response.headers["Cache-Control"] = _control(request_environ)
            return response

        return answer

    return marked


def known_tag(header: str, tag: str) -> str | None:
    """The ETag by which If-None-Match names this answer, compressed or plain, if it does."""
    tags = parse_etags(header)
    return next((each for each in (tag + SUFFIX, tag) if tags.contains_weak(each)), None)


def etag(request_environ: WSGIEnvironment, headers: Iterable[str]) -> str:
    """The ETag of the answer to the current request, which depends on these headers."""
    parts = [EDITION, request_environ["PATH_INFO"], request_environ.get("QUERY_STRING", "")]
    for name in headers:
        parts.append(requested() if name == LANGUAGE else request.headers.get(name, ""))
    return f"{VERSION}-{blake2b(chr(0).join(parts).encode(), digest_size=12).hexdigest()}"


def unchanged() -> Response:
    """The answer 304: the copy of the client is still good."""
    response = Response(status=304)
    del response.headers["Content-Type"]
    return response


def _control(request_environ: WSGIEnvironment) -> str:
    """The value of `Cache-Control`: which caches may keep the answer, and for how long."""
    # a shared cache must not give an answer that needs a key to clients without one
    scope = "private" if "HTTP_AUTHORIZATION" in request_environ else "public"
    is_keyed = KEYED in request_environ.get("QUERY_STRING", "").split("&")
    return f"{scope}, max-age={A_YEAR if is_keyed else A_DAY}, immutable"


def parameters(known: Mapping[str, Callable[[str], object]]) -> dict[str, object]:
    """The query parameters as JSON values; unknown and repeated ones are refused."""
    read: dict[str, object] = {}
    if not request.query_string:
        return read
    faults = []
    for name, texts in request.args.lists():
        if len(texts) > 1:
            faults.append(Fault("repeated", pointer_to("", name)))
        elif name in known:
            read[name] = known[name](texts[0])
        elif name != KEY:
            faults.append(Fault("unknown_field", pointer_to("", name)))
    if faults:
        raise InvalidRequest(faults)
    return read
