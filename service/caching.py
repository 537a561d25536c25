"""Answers that may be kept: what is asked by GET always has the same answer.

An answer follows from the address, the language and the code, so its validator is made of these and
not of the answer: whether a client's copy is still good is known before anything is worked out.
How long a copy stays good, nobody can promise for an address alone, for a later release may
answer better; but for an address that names the contract's version (docs/adr/0017).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from hashlib import blake2b

from flask import Response, request
from werkzeug.http import parse_etags

from engine.faults import Fault
from service.body import DoesNotFit
from service.contract import EDITION, VERSION
from service.fields import pointer_to
from service.gate.record import current
from service.language import requested

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
            tag = etag(headers)
            known = request.environ.get("HTTP_IF_NONE_MATCH")
            # `*` asks whether there is anything at all, and that only the view knows
            if known and known != "*" and parse_etags(known).contains_weak(tag):
                return _kept(_unchanged(), tag, headers)
            response = view(**parts)
            return _kept(_unchanged() if known == "*" else response, tag, headers)

        return answer

    return marked


def etag(headers: Iterable[str]) -> str:
    """The validator of the answer to the request at hand, if it depends on these headers."""
    environ = request.environ
    question = [EDITION, environ["PATH_INFO"], environ.get("QUERY_STRING", "")]
    for name in headers:
        question.append(requested() if name == LANGUAGE else request.headers.get(name, ""))
    return f"{VERSION}-{blake2b(chr(0).join(question).encode(), digest_size=12).hexdigest()}"


def _unchanged() -> Response:
    response = Response(status=304)
    del response.headers["Content-Type"]
    return response


def _kept(response: Response, tag: str, headers: Sequence[str]) -> Response:
    environ = request.environ
    # what was asked with a key, a cache may not give to those who have none
    scope = "private" if "HTTP_AUTHORIZATION" in environ else "public"
    is_keyed = KEYED in environ.get("QUERY_STRING", "").split("&")
    seconds = A_YEAR if is_keyed else A_DAY
    record = current()
    kept = f"{scope}, max-age={seconds}, immutable"
    record.headers = (*record.headers, ("ETag", f'"{tag}"'), ("Cache-Control", kept))
    if headers:
        response.headers["Vary"] = ", ".join(headers)
    return response


def parameters(known: Mapping[str, Callable[[str], object]]) -> dict[str, object]:
    """The parameters of the address, read; what is unknown or said twice is refused."""
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
        raise DoesNotFit(faults)
    return read
