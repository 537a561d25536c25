"""The service's own application, called in this process: a request in, its answer out."""

from __future__ import annotations

import json
import os
import re
from functools import lru_cache
from io import BytesIO
from json import JSONDecoder
from typing import Any

if not hasattr(os, "register_at_fork"):  # where there are no processes
    os.register_at_fork = lambda **_: None

from werkzeug.test import run_wsgi_app

from service.app import create_app
from service.http.environ import environ_of
from service.settings import Settings

APP = create_app(Settings(log_requests=False, metrics="off", compression=False))
SCOPE = {"server": ("localhost", 80), "client": None, "scheme": "http", "http_version": "1.1"}

DEEPEST = 1024
"""Levels of lists and objects that are read, as many as orjson reads."""

LEVELS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|([\[{])|([\]}])')

Answer = tuple[int, list[tuple[str, str]], bytes]


def answer(method: str, target: str, headers: str, body: Any) -> Answer:
    """Status, headers and body of the answer to a request, whose headers are JSON."""
    path, _, query = target.partition("?")
    content = body.to_bytes()
    given = [(name.encode(), value.encode("latin-1")) for name, value in json.loads(headers)]
    scope = {"method": method, "raw_path": path.encode(), "query_string": query.encode()}
    environ = environ_of({**SCOPE, **scope, "headers": given})
    environ |= {"wsgi.input": BytesIO(content), "CONTENT_LENGTH": str(len(content))}
    pieces, status, sent = run_wsgi_app(APP, environ, buffered=True)
    return int(status[:3]), list(sent), b"".join(pieces)


@lru_cache(maxsize=1)
def _levels(text: str) -> int:
    depth = deepest = 0
    for found in LEVELS.finditer(text):
        if found[1]:
            deepest = max(deepest, depth := depth + 1)
        elif found[2]:
            depth -= 1
    return deepest


_raw_decode = JSONDecoder.raw_decode


def _careful(self: JSONDecoder, s: str, idx: int = 0) -> tuple[Any, int]:
    """Refuse what is nested too deeply before it is read: the stack of WebAssembly just ends."""
    if s.count("[") + s.count("{") > DEEPEST and _levels(s) > DEEPEST:
        raise RecursionError
    return _raw_decode(self, s, idx)


JSONDecoder.raw_decode = _careful
