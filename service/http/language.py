"""The language of an answer: chosen by Accept-Language, and only when the answer is written.

Whatever makes an answer puts a saying where a sentence is to stand: a function of the language. So
it need not know who will read it, and what it has made serves everybody. If nothing in an answer
was said, it is the same in all languages, and no header claims otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, cast

import orjson
from flask import Response
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from engine.messages import LANGUAGES, Language
from service.messages import LazyText
from service.middleware.record import environ
from service.serializers.plays_json import Listing

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment


class Whole(Response):
    """An answer of which everything is known: werkzeug looks each one through once more."""

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Send it."""
        if self.status_code != 200 or environ["REQUEST_METHOD"] == "HEAD":
            return super().__call__(environ, start_response)
        start_response(self.status, self.headers.to_wsgi_list())
        return cast("list[bytes]", self.response)


class JsonEncoder:
    """Says what orjson cannot write; remembers whether it had to."""

    __slots__ = ("has_spoken", "language")

    def __init__(self, language: Language) -> None:
        self.language = language
        self.has_spoken = False

    def __call__(self, said: LazyText | Listing) -> str | orjson.Fragment:
        """The sentence, or what is written already."""
        if isinstance(said, Listing):
            return orjson.Fragment(str(said))
        self.has_spoken = True
        return said(self.language)

    def write(self, body: object) -> bytes:
        """An answer as JSON."""
        return orjson.dumps(body, self)


def reply(body: object, status: int = 200, content_type: str = "application/json") -> Response:
    """An answer as it goes out, in the language of the request."""
    voice = JsonEncoder(requested())
    response = Whole(voice.write(body), status, content_type=content_type)
    if voice.has_spoken:
        declare(response, voice.language)
    return response


def declare(response: Response, language: Language) -> None:
    """Say in which language an answer speaks, and that others would get it in another."""
    headers = response.headers
    headers.add("Content-Language", language)
    # werkzeug's set of headers costs more than the rest of an answer, and is seldom needed
    if "Vary" in headers:
        response.vary.add("Accept-Language")
    else:
        headers.add("Vary", "Accept-Language")


def requested() -> Language:
    """The language of the request at hand."""
    header = environ().get("HTTP_ACCEPT_LANGUAGE")
    return best(header) if header else "en"


@lru_cache(maxsize=256)
def best(header: str) -> Language:
    """The language that an Accept-Language likes best; English if it likes none of ours.

    RFC 9110, 12.5.4: a language has the quality of the range that names it most closely, so that
    `de-AT` is content with German and `*;q=0.1, en;q=0` refuses English. Between equals the first
    named wins.
    """
    ranges = [
        (name.lower().replace("_", "-"), quality, place)
        for place, (name, quality) in enumerate(parse_accept_header(header, LanguageAccept))
    ]

    def rank(language: Language) -> tuple[float, int]:
        named = (
            [one for one in ranges if one[0] == language]
            or [one for one in ranges if one[0].startswith(f"{language}-")]
            or [one for one in ranges if one[0] == "*"]
        )
        return min(((-quality, place) for _, quality, place in named), default=(0, 0))

    found = min(LANGUAGES, key=rank)
    return found if rank(found)[0] < 0 else "en"
