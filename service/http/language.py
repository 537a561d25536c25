"""The language of an answer, chosen by Accept-Language when the answer is written.

Operations put a `LazyText` where a sentence is to be: a function of the language. They do not
know the language, and what they make can be written in any. An answer without such text is the same
in all languages and has no Content-Language.
"""

from __future__ import annotations

from functools import lru_cache

import orjson
from flask import Response, request
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from engine.messages import LANGUAGES, Language
from service.messages import LazyText
from service.middleware.compression import LONGEST_ACCEPT
from service.serializers.plays_json import PlaysJson


class JsonEncoder:
    """Writes answers as JSON in one language; `has_text` says whether there was text in them."""

    __slots__ = ("has_text", "language")

    def __init__(self, language: Language) -> None:
        self.language = language
        self.has_text = False

    def __call__(self, value: LazyText | PlaysJson) -> str | orjson.Fragment:
        """A value that orjson cannot write: text in the language, or plays already in JSON."""
        if isinstance(value, PlaysJson):
            return orjson.Fragment(value.written(self.write))
        self.has_text = True
        return value(self.language)

    def write(self, body: object) -> bytes:
        """An answer as JSON."""
        return orjson.dumps(body, self)


def reply(body: object, status: int = 200, content_type: str = "application/json") -> Response:
    """The response with this JSON body, in the language of the request."""
    encoder = JsonEncoder(requested())
    data = encoder.write(body)
    headers = [("Content-Type", content_type), ("Content-Length", str(len(data)))]
    if encoder.has_text:
        headers += [("Content-Language", encoder.language), ("Vary", "Accept-Language")]
    return Response([data], status, headers)


def declare(response: Response, language: Language) -> None:
    """Add `Content-Language` and `Vary` to a response that has neither."""
    response.headers["Content-Language"] = language
    response.headers.add("Vary", "Accept-Language")


def requested() -> Language:
    """The language of the current request."""
    header = request.environ.get("HTTP_ACCEPT_LANGUAGE")
    return best(header[:LONGEST_ACCEPT]) if header else "en"


@lru_cache(maxsize=256)
def best(header: str) -> Language:
    """The language that an Accept-Language header prefers; English if it accepts none of ours.

    RFC 9110, 12.5.4: a language has the quality of the range that names it most closely, so that
    `de-AT` accepts German and `*;q=0.1, en;q=0` refuses English. Of equal ones the
    first wins.
    """
    ranges = [
        (name.lower().replace("_", "-"), quality, place)
        for place, (name, quality) in enumerate(parse_accept_header(header, LanguageAccept))
    ]

    def rank(language: Language) -> tuple[float, int]:
        named = (
            [item for item in ranges if item[0] == language]
            or [item for item in ranges if item[0].startswith(f"{language}-")]
            or [item for item in ranges if item[0] == "*"]
        )
        return min(((-quality, place) for _, quality, place in named), default=(0, 0))

    found = min(LANGUAGES, key=rank)
    return found if rank(found)[0] < 0 else "en"
