"""Reading /metrics."""

from __future__ import annotations

from flask.testing import FlaskClient
from prometheus_client.parser import text_string_to_metric_families

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


def parse(text: str) -> Samples:
    """The samples of a page in Prometheus' text format."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def samples(http: FlaskClient) -> Samples:
    """The samples that an application shows now."""
    return parse(http.get("/metrics").get_data(as_text=True))


def value(samples: Samples, name: str, **labels: str) -> float:
    """The value of a sample; 0 if there is none."""
    return samples.get((f"backgammon_{name}", frozenset(labels.items())), 0)
