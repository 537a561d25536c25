"""Metrics for Prometheus: requests, their times, what was refused, the plays that were listed.

Under gunicorn each worker writes its numbers into a file of its own, and whichever is asked adds
all of them up. A file belongs to a worker's place among its fellows, not to its process: who takes
the place of a worker goes on with its numbers, so they never fall and the files never multiply.
"""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector

from engine.variants import VARIANTS
from service.middleware.record import Record

DIRECTORY = "PROMETHEUS_MULTIPROC_DIR"
"""The library's own variable for where the files of the workers are."""

BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
METHODS = ("GET", "HEAD", "POST", "QUERY", "OPTIONS")


class Place:
    """Which of the workers this process is; the server itself is none of them."""

    taken = "server"


def share(directory: str) -> None:
    """From now on keep numbers in files, for all workers together."""
    os.environ[DIRECTORY] = directory
    values.ValueClass = values.MultiProcessValue(lambda: Place.taken)  # type: ignore[no-untyped-call]


class Metrics:
    """The numbers of one application. No label takes a value that a caller could make up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        if DIRECTORY in os.environ:
            MultiProcessCollector(self.registry)  # type: ignore[no-untyped-call]
            own = None
        else:
            own = self.registry
        self.requests = Counter(
            "backgammon_requests",
            "Requests answered.",
            ["route", "method", "status"],
            registry=own,
        )
        self.seconds = Histogram(
            "backgammon_request_seconds",
            "Time from the first look at a request to its answer.",
            ["route", "variant"],
            buckets=BUCKETS,
            registry=own,
        )
        self.refusals = Counter(
            "backgammon_refusals", "Requests refused, by what was wrong.", ["code"], registry=own
        )
        self.plays = Counter(
            "backgammon_plays_listed", "Plays listed in answers.", ["variant"], registry=own
        )
        self.store_failures = Counter(
            "backgammon_rate_store_failures",
            "Times that the store of shared rate limits did not answer.",
            registry=own,
        )
        self._seen: dict[tuple[str, ...], tuple[Counter, Histogram, Counter]] = {}

    def note(self, record: Record) -> None:
        """Count a request that has been answered."""
        key = (record.route, record.method, str(record.status), record.variant)
        # finding a label costs as much as counting, so what was found is kept
        requests, seconds, plays = self._seen.get(key) or self._find(*key)
        requests.inc()
        seconds.observe(record.seconds())
        if record.plays:
            plays.inc(record.plays)
        for code in record.refused:
            self.refusals.labels(code).inc()

    def _find(
        self, route: str, method: str, status: str, variant: str
    ) -> tuple[Counter, Histogram, Counter]:
        game = variant if variant in VARIANTS or not variant else "unknown"
        way = method if method in METHODS else "other"
        found = (
            self.requests.labels(route, way, status),
            self.seconds.labels(route, game),
            self.plays.labels(game),
        )
        if (way, game) == (method, variant):
            self._seen[route, method, status, variant] = found
        return found

    def text(self) -> bytes:
        """All numbers, of all workers, as Prometheus reads them."""
        return generate_latest(self.registry)
