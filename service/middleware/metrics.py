"""Metrics for Prometheus: requests, durations, refusals, and plays listed.

Under gunicorn each worker writes its values to a file, and the worker that is scraped adds up all
files. A file belongs to the worker's place (1, 2, …), not to its process id: a worker that replaces
another takes over its place and its values, so counters never decrease and files do not pile up.
"""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector

from engine.variants import VARIANTS
from service.middleware.record import Record

DIRECTORY = "PROMETHEUS_MULTIPROC_DIR"
"""The variable of prometheus_client for the directory with the files of the workers."""

BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
METHODS = ("GET", "HEAD", "POST", "QUERY", "OPTIONS")


class Place:
    """The place of this process among the workers; the gunicorn master has the name `server`."""

    taken = "server"


def share(directory: str) -> None:
    """Keep values in files of this directory from now on, so that workers can add them up."""
    os.environ[DIRECTORY] = directory
    values.ValueClass = values.MultiProcessValue(lambda: Place.taken)  # type: ignore[no-untyped-call]


class Metrics:
    """The metrics of one application. Labels have a fixed set of values; clients cannot add any."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        if DIRECTORY in os.environ:
            MultiProcessCollector(self.registry)  # type: ignore[no-untyped-call]
            registry = None
        else:
            registry = self.registry
        self.requests = Counter(
            "backgammon_requests",
            "Requests handled.",
            ["route", "method", "status"],
            registry=registry,
        )
        self.seconds = Histogram(
            "backgammon_request_seconds",
            "Seconds from the start of a request to its response.",
            ["route", "variant"],
            buckets=BUCKETS,
            registry=registry,
        )
        self.refusals = Counter(
            "backgammon_refusals", "Refused requests by fault code.", ["code"], registry=registry
        )
        self.plays = Counter(
            "backgammon_plays_listed", "Plays listed in responses.", ["variant"], registry=registry
        )
        self.store_failures = Counter(
            "backgammon_rate_store_failures",
            "Failures of Redis, after each of which rate limits are counted locally for a while.",
            registry=registry,
        )
        self._children: dict[tuple[str, ...], tuple[Counter, Histogram, Counter]] = {}

    def record(self, record: Record) -> None:
        """Count a finished request."""
        key = (record.route, record.method, str(record.status), record.variant)
        # looking up the child of a label costs as much as counting, so children are cached
        requests, seconds, plays = self._children.get(key) or self._create(*key)
        requests.inc()
        seconds.observe(record.seconds())
        if record.plays:
            plays.inc(record.plays)
        for code in record.refused:
            self.refusals.labels(code).inc()

    def _create(
        self, route: str, method: str, status: str, variant: str
    ) -> tuple[Counter, Histogram, Counter]:
        game = variant if variant in VARIANTS or not variant else "unknown"
        verb = method if method in METHODS else "other"
        children = (
            self.requests.labels(route, verb, status),
            self.seconds.labels(route, game),
            self.plays.labels(game),
        )
        # invented methods and variants are not cached: there could be any number of them
        if (verb, game) == (method, variant):
            self._children[route, method, status, variant] = children
        return children

    def text(self) -> bytes:
        """The metrics of all workers in the Prometheus text format."""
        return generate_latest(self.registry)
