"""Answers that may be kept: what is asked by GET always has the same answer.

An answer follows from the address, the language and the code, so its validator is made of these and
not of the answer: whether a client's copy is still good is known before anything is worked out.
How long a copy stays good, nobody can promise for an address alone, for a later release may
answer better; but for an address that names the contract's version (docs/adr/0017).
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
from service.middleware.record import current, environ
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
    """Mark a view whose answer depends on the address and these headers alone."""

    def marked(view: View) -> View:
        @wraps(view)
        def answer(**parts: str) -> Response:
            said = environ()
            tag = etag(said, headers)
            known = said.get("HTTP_IF_NONE_MATCH")
            # `*` asks whether there is anything at all, and that only the view knows
            if known and known != "*" and parse_etags(known).contains_weak(tag):
                response = _unchanged()
            else:
                response = view(**parts)
                response = _unchanged() if known == "*" else response
            if headers:
                response.headers["Vary"] = ", ".join(headers)
            record = current()
            record.headers = (*record.headers, ("ETag", f'"{tag}"'), _control(said))
            return response

        return answer

    return marked


def etag(said: WSGIEnvironment, headers: Iterable[str]) -> str:
    """The validator of the answer to the request at hand, if it depends on these headers."""
    question = [EDITION, said["PATH_INFO"], said.get("QUERY_STRING", "")]
    for name in headers:
        question.append(requested() if name == LANGUAGE else request.headers.get(name, ""))
    return f"{VERSION}-{blake2b(chr(0).join(question).encode(), digest_size=12).hexdigest()}"


def _unchanged() -> Response:
    response = Response(status=304)
    del response.headers["Content-Type"]
    return response


def _control(said: WSGIEnvironment) -> tuple[str, str]:
    """Who may keep the answer, and for how long."""
    # what was asked with a key, a cache may not give to those who have none
    scope = "private" if "HTTP_AUTHORIZATION" in said else "public"
    is_keyed = KEYED in said.get("QUERY_STRING", "").split("&")
    return "Cache-Control", f"{scope}, max-age={A_YEAR if is_keyed else A_DAY}, immutable"


def parameters(known: Mapping[str, Callable[[str], object]]) -> dict[str, object]:
    """The parameters of the address, read; what is unknown or said twice is refused."""
    read: dict[str, object] = {}
    if not environ().get("QUERY_STRING"):
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
