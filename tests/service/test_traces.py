"""Traces: one span for each request, in the trace of the client."""

from __future__ import annotations

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode

from service import settings as module
from service.middleware import traces
from service.settings import WrongSettings, from_environment
from tests.service.asking import QUESTION, client

TRACE, PARENT = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"


@pytest.fixture
def spans(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    memory = InMemorySpanExporter()
    monkeypatch.setattr(traces, "processor", lambda: SimpleSpanProcessor(memory))
    return memory


def test_a_request_is_a_span_in_the_trace_of_the_caller(spans: InMemorySpanExporter) -> None:
    headers_sent = {"traceparent": f"00-{TRACE}-{PARENT}-01", "X-Request-Id": "mine"}
    client(traces=True).post("/v1/moves", json=QUESTION, headers=headers_sent)
    (span,) = spans.get_finished_spans()
    assert (span.name, span.kind) == ("POST /v1/moves", SpanKind.SERVER)
    assert span.context and f"{span.context.trace_id:032x}" == TRACE
    assert span.parent and f"{span.parent.span_id:016x}" == PARENT
    assert dict(span.attributes or {}) == {
        "http.request.method": "POST",
        "http.route": "/v1/moves",
        "http.response.status_code": 200,
        "backgammon.request_id": "mine",
        "backgammon.variant": "backgammon",
        "backgammon.plays": 16,
    }
    assert span.start_time and span.end_time and span.start_time < span.end_time
    assert span.resource.attributes["service.name"] == "backgammon-rules"


@pytest.mark.parametrize("header", ["", "nonsense", f"00-{'0' * 32}-{PARENT}-01"])
def test_without_a_trace_of_the_caller_a_new_one_begins(
    spans: InMemorySpanExporter, header: str
) -> None:
    client(traces=True).get("/v1/variants", headers={"traceparent": header})
    (span,) = spans.get_finished_spans()
    assert span.parent is None
    assert span.context and span.context.trace_id


def test_only_our_own_mistakes_are_errors(
    spans: InMemorySpanExporter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.operations.self_test.plays", lambda *_: ["one play"])
    http = client(traces=True)
    http.get("/nowhere")
    http.get("/readyz")
    refused, failed = spans.get_finished_spans()
    assert (refused.name, refused.status.status_code) == ("GET", StatusCode.UNSET)
    assert (failed.name, failed.status.status_code) == ("GET /readyz", StatusCode.ERROR)


def test_there_are_no_traces_unless_they_are_set(spans: InMemorySpanExporter) -> None:
    client().get("/healthz")
    assert spans.get_finished_spans() == ()


def test_traces_without_their_packages_stop_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "is_installed", lambda _name: False)
    with pytest.raises(WrongSettings, match=r"install backgammon-rules\[otel\]"):
        from_environment({"BACKGAMMON_TRACES": "yes"})
    with pytest.raises(WrongSettings, match=r"install backgammon-rules\[redis\]"):
        from_environment({"BACKGAMMON_REDIS": "redis://127.0.0.1"})
