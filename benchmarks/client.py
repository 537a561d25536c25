"""Sends requests one after the other: `python -m benchmarks.client PORT < bodies`.

A process of its own, so that its work is not charged to the server; the connection is kept if the
server keeps it. One body a line comes in; one
line of JSON goes out: seconds of wall time for each request, and how many were not answered 200.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from http.client import HTTPConnection
from time import perf_counter

HEADERS = {"Content-Type": "application/json"}


def send(port: int, bodies: Iterable[bytes]) -> tuple[list[float], int]:
    """Post each body in turn."""
    connection = HTTPConnection("127.0.0.1", port)
    times, refused = [], 0
    for body in bodies:
        start = perf_counter()
        connection.request("POST", "/v1/moves", body, HEADERS)
        answer = connection.getresponse()
        answer.read()
        times.append(perf_counter() - start)
        refused += answer.status != 200
    connection.close()
    return times, refused


if __name__ == "__main__":
    seconds, failures = send(int(sys.argv[1]), [line.strip() for line in sys.stdin.buffer])
    print(json.dumps({"seconds": seconds, "refused": failures}))
