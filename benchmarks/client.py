"""Sends requests one after the other: `python -m benchmarks.client PORT < requests`.

A process of its own, so that its work is not charged to the server; the connection is kept if the
server keeps it. One request a line comes in, as JSON; one line of JSON goes out: seconds of wall
time for each request, how many were refused, and the validators of the answers.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from http.client import HTTPConnection
from time import perf_counter
from typing import NamedTuple

JSON = {"Content-Type": "application/json"}


class Asked(NamedTuple):
    """One request."""

    method: str
    path: str
    headers: Mapping[str, str] = {}
    body: str | None = None


class Told(NamedTuple):
    """What became of all of them."""

    seconds: list[float]
    refused: int
    tags: list[str | None]


def post(body: str, path: str = "/v1/moves") -> Asked:
    """A question in a body."""
    return Asked("POST", path, JSON, body)


def send(port: int, requests: Iterable[Asked]) -> Told:
    """Each in turn."""
    connection = HTTPConnection("127.0.0.1", port)
    told = Told([], 0, [])
    refused = 0
    for one in requests:
        start = perf_counter()
        connection.request(one.method, one.path, one.body, dict(one.headers))
        answer = connection.getresponse()
        answer.read()
        told.seconds.append(perf_counter() - start)
        told.tags.append(answer.headers["ETag"])
        refused += answer.status not in (200, 304)
    connection.close()
    return told._replace(refused=refused)


if __name__ == "__main__":
    lines = [Asked(*json.loads(line)) for line in sys.stdin.buffer]
    print(json.dumps(send(int(sys.argv[1]), lines)))
