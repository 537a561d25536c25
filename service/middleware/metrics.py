"""Metrics for Prometheus: requests, durations, refusals, and plays listed (docs/adr/0042).

`prometheus_client` counts. Under gunicorn it does so in files, two for each worker, and whichever
worker is scraped adds up all of them. The files belong to the place of a worker, not to its
process: a worker that replaces another goes on with its files, so that they do not pile up.
"""

from __future__ import annotations

import os
from functools import lru_cache

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector

from engine.variants import VARIANTS
from service.metrics_folder import VARIABLE
from service.middleware.account import Account

BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
METHODS = frozenset({"GET", "HEAD", "POST", "QUERY", "OPTIONS"})


class Place:
    """Which of the workers this process is; the first process has a place of its own."""

    number = 0

    def __call__(self) -> int:
        """The number in the names of the files."""
        return self.number


PLACE = Place()
if VARIABLE in os.environ:
    values.ValueClass = values.MultiProcessValue(PLACE)


class Metrics:
    """The metrics of one application. Labels have a fixed set of values; clients cannot add any."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "backgammon_requests",
            "Requests handled.",
            ["route", "method", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "backgammon_request_seconds",
            "Seconds from the start of a request to its response.",
            ["route", "variant"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.refusals = Counter(
            "backgammon_refusals",
            "Refused requests by fault code.",
            ["code"],
            registry=self.registry,
        )
        self.plays = Counter(
            "backgammon_plays_listed",
            "Plays listed in responses.",
            ["variant"],
            registry=self.registry,
        )
        self.store_failures = Counter(
            "backgammon_rate_store_failures",
            "Failures of Redis, after each of which rate limits are counted locally for a while.",
            registry=self.registry,
        )
        self.counted = lru_cache(maxsize=4096)(self._counted)

    def _counted(self, route: str, verb: str, status: int, game: str) -> tuple[Counter, Histogram]:
        """What counts such requests, and what counts their durations."""
        seconds = self.seconds.labels(route, game)
        return self.requests.labels(route, verb, str(status)), seconds

    def record(self, account: Account) -> None:
        """Count a finished request."""
        verb = account.method if account.method in METHODS else "other"
        variant = account.variant
        game = variant if variant in VARIANTS or not variant else "unknown"
        requests, seconds = self.counted(account.route, verb, account.status, game)
        requests.inc()
        seconds.observe(account.seconds)
        if account.plays:
            self.plays.labels(game).inc(account.plays)
        for code in account.refused:
            self.refusals.labels(code).inc()

    def text(self) -> bytes:
        """The metrics of all workers in the Prometheus text format."""
        if VARIABLE not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
        return generate_latest(registry)
