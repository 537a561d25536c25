"""Metrics for Prometheus: requests, durations, refusals, and plays listed.

A worker counts in its own memory and saves its rows to a file twice a second; the worker that is
scraped adds the files of the others to its own rows. The file belongs to the worker's place, not to
its process: a worker that replaces another goes on with its file, so that counters never decrease
and files do not pile up (docs/adr/0012).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from threading import Lock

import orjson
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from engine.variants import VARIANTS
from service.middleware.record import Record

BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
METHODS = frozenset({"GET", "HEAD", "POST", "QUERY", "OPTIONS"})

Key = tuple[str, ...]
"""What a row counts: `REQUEST` with its labels, `REFUSAL` with its code, or `STORE_FAILURE`."""

REQUEST, REFUSAL, STORE_FAILURE = "request", "refusal", "store_failure"

COUNT, SECONDS, PLAYS, FIRST_BUCKET = range(4)
"""Columns of the row of a request; the others count by duration. Other rows have one column."""

EMPTY = [0.0] * (FIRST_BUCKET + len(BUCKETS) + 1)


class Rows(dict[Key, list[float]]):
    """Numbers by what they count."""

    def add(self, key: Key, numbers: Iterable[float]) -> None:
        """Add these numbers to those of a row."""
        row = self.get(key)
        self[key] = [a + b for a, b in zip(row, numbers, strict=True)] if row else list(numbers)

    def add_all(self, file: Path) -> None:
        """Add the rows that a worker has saved."""
        for key, numbers in orjson.loads(file.read_bytes()):
            self.add(tuple(key), numbers)


class Metrics(Collector):
    """The metrics of one application. Labels have a fixed set of values; clients cannot add any."""

    def __init__(self) -> None:
        self.rows = Rows()
        # pictures and large bodies are answered in threads
        self.lock = Lock()
        self.file: Path | None = None
        self.is_saved = True

    def record(self, record: Record) -> None:
        """Count a finished request."""
        seconds = record.seconds
        verb = record.method if record.method in METHODS else "other"
        variant = record.variant
        game = variant if variant in VARIANTS or not variant else "unknown"
        key = (REQUEST, record.route, verb, str(record.status), game)
        with self.lock:
            row = self.rows.get(key)
            if row is None:
                row = self.rows[key] = EMPTY.copy()
            row[COUNT] += 1
            row[SECONDS] += seconds
            row[PLAYS] += record.plays
            row[FIRST_BUCKET + bisect_left(BUCKETS, seconds)] += 1
            for code in record.refused:
                self.rows.add((REFUSAL, code), [1])
            self.is_saved = False

    def record_store_failure(self) -> None:
        """Count a failure of the store of rate limits."""
        with self.lock:
            self.rows.add((STORE_FAILURE,), [1])
            self.is_saved = False

    def share(self, file: Path) -> None:
        """Save to this file from now on, and go on with what the worker before has saved there."""
        self.file = file
        if file.exists():
            self.rows.add_all(file)

    def save(self) -> None:
        """Save the rows for the worker that is scraped; a full disk is not worth an error."""
        if self.file is None or self.is_saved:
            return
        with self.lock:
            text = orjson.dumps(list(self.rows.items()))
            self.is_saved = True
        written = self.file.with_suffix(".new")
        try:
            written.write_bytes(text)
            # other workers see the old file or the new one, never half of it
            written.replace(self.file)
        except OSError:
            self.is_saved = False

    def text(self) -> bytes:
        """The metrics of all workers in the Prometheus text format."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)

    def collect(self) -> Iterator[Metric]:
        """The metrics of all workers; prometheus_client calls this."""
        by_request, by_time, by_game, by_code = Rows(), Rows(), Rows(), Rows()
        store_failures = 0.0
        for (kind, *labels), row in self._all_rows().items():
            if kind == REQUEST:
                route, method, status, game = labels
                by_request.add((route, method, status), [row[COUNT]])
                by_time.add((route, game), row)
                by_game.add((game,), [row[PLAYS]])
            elif kind == REFUSAL:
                by_code.add(tuple(labels), row)
            else:
                store_failures += row[0]
        yield _counter("requests", "Requests handled.", ["route", "method", "status"], by_request)
        yield _histogram(
            "request_seconds",
            "Seconds from the start of a request to its response.",
            ["route", "variant"],
            by_time,
        )
        yield _counter("refusals", "Refused requests by fault code.", ["code"], by_code)
        yield _counter("plays_listed", "Plays listed in responses.", ["variant"], by_game)
        yield _counter(
            "rate_store_failures",
            "Failures of Redis, after each of which rate limits are counted locally for a while.",
            [],
            Rows({(): [store_failures]}),
        )

    def _all_rows(self) -> Rows:
        with self.lock:
            rows = Rows(self.rows)
        if self.file:
            for file in self.file.parent.glob("*.json"):
                if file != self.file:
                    rows.add_all(file)
        return rows


def _counter(name: str, help_text: str, labels: list[str], rows: Rows) -> Metric:
    family = CounterMetricFamily(f"backgammon_{name}", help_text, labels=labels)
    for key, (number,) in rows.items():
        family.add_metric(key, number)
    return family


def _histogram(name: str, help_text: str, labels: list[str], rows: Rows) -> Metric:
    family = HistogramMetricFamily(f"backgammon_{name}", help_text, labels=labels)
    limits = [*map(str, map(float, BUCKETS)), "+Inf"]
    for key, row in rows.items():
        counts = accumulate(row[FIRST_BUCKET:])
        family.add_metric(key, list(zip(limits, counts, strict=True)), row[SECONDS])
    return family
