"""Send requests one after the other: `python -m benchmarks.client PORT < requests`.

It is a separate process, so that its CPU time is not counted for the server. The connection is kept
alive if the server allows it. Each input line is a request as JSON; the output is one line of JSON:
seconds of wall time for each request, the number of refused requests, and the ETags.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from http.client import HTTPConnection
from time import perf_counter
from typing import NamedTuple

JSON = {"Content-Type": "application/json"}


class HttpRequest(NamedTuple):
    """One request."""

    method: str
    path: str
    headers: Mapping[str, str] = {}
    body: str | None = None


class Results(NamedTuple):
    """The results of all requests."""

    seconds: list[float]
    refused: int
    tags: list[str | None]


def post(body: str, path: str = "/v1/moves") -> HttpRequest:
    """A POST request with a JSON body."""
    return HttpRequest("POST", path, JSON, body)


def send(port: int, requests: Iterable[HttpRequest]) -> Results:
    """Send each request in turn."""
    connection = HTTPConnection("127.0.0.1", port)
    result = Results([], 0, [])
    refused = 0
    for request in requests:
        start = perf_counter()
        connection.request(request.method, request.path, request.body, dict(request.headers))
        answer = connection.getresponse()
        answer.read()
        result.seconds.append(perf_counter() - start)
        result.tags.append(answer.headers["ETag"])
        refused += answer.status not in (200, 304)
    connection.close()
    return result._replace(refused=refused)


if __name__ == "__main__":
    lines = [HttpRequest(*json.loads(line)) for line in sys.stdin.buffer]
    print(json.dumps(send(int(sys.argv[1]), lines)))
