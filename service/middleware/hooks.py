"""The middleware as a whole: what happens before the view of each request, and after it.

Each concern has its own module; the two hooks of `Middleware` call all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Flask, Response, g, request
from werkzeug.exceptions import RequestURITooLarge

from service.middleware.admission import Admission
from service.middleware.compression import compress
from service.middleware.cors import Cors
from service.middleware.headers import security_headers
from service.middleware.log import log_request
from service.middleware.metrics import Metrics
from service.middleware.record import Record, current, request_id
from service.settings import Settings

if TYPE_CHECKING:
    from service.middleware.traces import Traces

MAX_URL_LENGTH = 4000
"""Characters of path and query; longer input belongs in a request body."""

REFUSAL = "backgammon.refusal"
"""The key, in the WSGI environment, of the error with which a server has refused a request."""


class Middleware:
    """The middleware of one application."""

    def __init__(self, settings: Settings) -> None:
        self.metrics = Metrics() if settings.metrics != "off" else None
        self.admission = Admission(settings, self.metrics)
        self.cors = Cors(settings.origins)
        self.traces = _create_traces() if settings.traces else None
        self.compresses = settings.compression
        self.logs_requests = settings.log_requests
        self.logs_addresses = settings.log_addresses
        self.accept_query: dict[str, str] = {}
        """The media types of QUERY requests, by blueprint (RFC 10008, section 3)."""

    def install(self, app: Flask) -> None:
        """Let the application call this middleware, and its views find what they need of it."""
        app.extensions["metrics"] = self.metrics
        app.extensions["accept_query"] = self.accept_query
        app.before_request(self.before_request)
        app.after_request(self.after_request)

    def before_request(self) -> None:
        """Start the record of a request, and refuse the request if it may not be answered."""
        environ = request.environ
        record = Record(request_id(environ.get("HTTP_X_REQUEST_ID")), environ["REQUEST_METHOD"])
        g.record = record
        if refusal := environ.get(REFUSAL):
            raise refusal
        if len(environ.get("RAW_URI") or request.full_path) > MAX_URL_LENGTH:
            raise RequestURITooLarge
        if self.traces:
            record.trace = environ.get("HTTP_TRACEPARENT", "")
        if self.admission.is_needed:
            self.admission.admit(record)

    def after_request(self, response: Response) -> Response:
        """Complete the record and the headers of a response, errors and preflights included."""
        record = current()
        rule = request.url_rule
        record.status = response.status_code
        record.route = rule.rule if rule else ""
        if self.logs_addresses:
            record.address = request.remote_addr or ""
        if record.method == "OPTIONS":
            _remove_body(response)
        if record.method != "POST" and request.blueprint in self.accept_query:
            response.headers["Accept-Query"] = self.accept_query[request.blueprint]
        if self.compresses:
            compress(request.environ, response, request.blueprint)
        response.headers.extend(
            (
                ("X-Request-Id", record.id),
                *record.quota,
                *security_headers(response.status_code, response.mimetype),
                *self.cors.headers(response, request.environ),
            )
        )
        if response.is_streamed:
            response.call_on_close(lambda: self.report(record))
        else:
            self.report(record)
        return response

    def report(self, record: Record) -> None:
        """Report a finished request to the metrics, the traces and the log."""
        record.finish()
        if self.metrics:
            self.metrics.record(record)
        if self.traces:
            self.traces.record(record)
        if self.logs_requests:
            log_request(record)


def _create_traces() -> Traces:
    # imported here because OpenTelemetry is an optional dependency
    from service.middleware.traces import Traces

    return Traces()


def _remove_body(response: Response) -> None:
    """Make Flask's response to OPTIONS a 204, since its headers say everything."""
    if response.status_code == 200:
        response.status_code = 204
        del response.headers["Content-Type"]
