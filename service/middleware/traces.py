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
from service.middleware.account import Account

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

    def record(self, account: Account) -> None:
        """Create the span of a finished request."""
        end = time_ns()
        span = self.tracer.start_span(
            f"{account.method} {account.route}".strip(),
            self.propagator.extract({"traceparent": account.trace}),
            SpanKind.SERVER,
            {
                "http.request.method": account.method,
                "http.route": account.route,
                "http.response.status_code": account.status,
                "backgammon.request_id": account.id,
                "backgammon.variant": account.variant,
                "backgammon.plays": account.plays,
            },
            start_time=end - int(account.seconds * 1e9),
        )
        if account.status >= 500:
            span.set_status(Status(StatusCode.ERROR))
        span.end(end)
