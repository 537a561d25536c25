"""The service and the echo without a server: `python -m benchmarks.inside ROUNDS`.

A process of its own, because the other programs that are compared stay in memory and slow both
down, the service more. One line of JSON goes out: microseconds of CPU for a request, by name.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO

from flask import Flask
from werkzeug.test import create_environ
from werkzeug.wsgi import ClosingIterator

from benchmarks import corpus, echo, timing
from benchmarks.serving import body
from service.app import create_app
from service.server.host import COLLECT_EVERY
from service.settings import Settings


def measure(rounds: int) -> dict[str, float]:
    """Microseconds of CPU for a request; the garbage collector is set as in a worker, for both."""
    bodies = [body(pair) for pair in corpus.read(corpus.BASE)][::4]
    apps = {"echo": echo.create_app(), "service": create_app(Settings(log_requests=False))}
    for app in apps.values():
        call(app, bodies)
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_EVERY)
    tasks = {name: partial(call, app, bodies) for name, app in apps.items()}
    costs = timing.interleaved(tasks, rounds)
    return {name: seconds / len(bodies) * 1e6 for name, seconds in costs.items()}


def call(app: Flask, bodies: Sequence[bytes]) -> None:
    """Call the application with each body."""
    shared = create_environ("/v1/moves", method="POST", content_type="application/json")
    for data in bodies:
        environ = {**shared, "wsgi.input": BytesIO(data), "CONTENT_LENGTH": str(len(data))}
        pieces = app(environ, start_response)
        b"".join(pieces)
        if isinstance(pieces, ClosingIterator):
            pieces.close()


def start_response(*_: object) -> Callable[[bytes], object]:
    """Take the status and the headers of a response."""
    return bytes


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]))))
