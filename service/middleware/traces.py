"""OpenTelemetry traces, an optional extra: one span per request, as part of the client's trace.

`BACKGAMMON_TRACES` switches them on. Exporter, sampling and service name are configured by
OpenTelemetry's own variables (`OTEL_EXPORTER_OTLP_ENDPOINT`, …). A request has no nested spans, so
its span is created when the request is finished and all attributes are known.
"""

from __future__ import annotations

import os
from time import time_ns

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import SERVICE_NAME, Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, Status, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from service.contract import VERSION
from service.middleware.record import Record

NAME = "backgammon-rules"


def processor() -> SpanProcessor:
    """The processor that exports spans in batches, in a background thread."""
    return BatchSpanProcessor(OTLPSpanExporter())


class Traces:
    """Creates the spans of one application."""

    def __init__(self) -> None:
        name = os.environ.get("OTEL_SERVICE_NAME", NAME)
        provider = TracerProvider(resource=Resource.create({SERVICE_NAME: name}))
        provider.add_span_processor(processor())
        self.tracer = provider.get_tracer(NAME, VERSION)
        self.propagator = TraceContextTextMapPropagator()

    def record(self, record: Record) -> None:
        """Create the span of a finished request."""
        end = time_ns()
        span = self.tracer.start_span(
            f"{record.method} {record.route}".strip(),
            self.propagator.extract({"traceparent": record.trace}),
            SpanKind.SERVER,
            {
                "http.request.method": record.method,
                "http.route": record.route,
                "http.response.status_code": record.status,
                "backgammon.request_id": record.id,
                "backgammon.variant": record.variant,
                "backgammon.plays": record.plays,
            },
            start_time=end - int(record.seconds * 1e9),
        )
        if record.status >= 500:
            span.set_status(Status(StatusCode.ERROR))
        span.end(end)
