"""The middleware as a whole: what happens before the view of each request, and after it.

Each concern has its own module. The application calls the two methods of `Middleware` that call
all of them; Flask hooks for each would cost several times that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from flask import Flask, Request, Response
from werkzeug.exceptions import RequestURITooLarge

from service.middleware.admission import Admission
from service.middleware.compression import compress
from service.middleware.cors import Cors
from service.middleware.headers import security_headers
from service.middleware.log import log_requests
from service.middleware.metrics import Metrics
from service.middleware.record import FINISHED, RECORD, Record, request_id
from service.settings import Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

    from service.middleware.traces import Traces

MAX_URL_LENGTH = 4000
"""Characters of path and query; longer input belongs in a request body."""

EXTRA_HEADERS = "backgammon.extra_headers"
"""The key, in the WSGI environment, of the headers that the middleware adds to the response."""


def install(app: Flask, middleware: Middleware) -> None:
    """Install what the middleware needs in this app, which calls the two methods itself."""
    app.extensions["metrics"] = middleware.metrics
    app.extensions["report"] = middleware.report
    app.extensions["accept_query"] = middleware.accept_query
    app.wsgi_app = with_extra_headers(app.wsgi_app)  # type: ignore[method-assign, assignment]


def with_extra_headers(app: WSGIApplication) -> WSGIApplication:
    """Wrap a WSGI app so that its responses get the headers in `EXTRA_HEADERS`.

    Appending a tuple to the final list is much cheaper than setting each header on the response.
    """

    def wrapped(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            return start_response(status, [*headers, *environ.get(EXTRA_HEADERS, ())], exc_info)

        return app(environ, start)

    return wrapped


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

    def before_request(self, request: Request) -> None:
        """Start the record of a request, and refuse the request if it may not be answered."""
        env = request.environ
        record = Record(request_id(env.get("HTTP_X_REQUEST_ID")), env["REQUEST_METHOD"])
        env[RECORD] = record
        if len(env.get("RAW_URI") or request.full_path) > MAX_URL_LENGTH:
            raise RequestURITooLarge
        if self.traces:
            record.trace = env.get("HTTP_TRACEPARENT", "")
        if self.admission.is_needed:
            self.admission.admit(record)

    def after_request(self, request: Request, response: Response) -> Response:
        """Complete the record and the headers of a response, errors and preflights included."""
        environ = request.environ
        record: Record = environ[RECORD]
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
            compress(environ, record, response, request.blueprint)
        environ[EXTRA_HEADERS] = (
            ("X-Request-Id", record.id),
            *record.headers,
            *security_headers(response.status_code, response.mimetype),
            *self.cors.headers(response, environ),
        )
        if response.is_streamed:
            response.call_on_close(lambda: self.finish(record))
        else:
            self.finish(record, environ.get(FINISHED))
        return response

    def finish(self, record: Record, finished: list[Record] | None = None) -> None:
        """Report a finished request, or add it to those that the server reports later."""
        record.finish()
        if finished is None:
            self.report([record])
        else:
            finished.append(record)

    def report(self, records: Sequence[Record]) -> None:
        """Report finished requests to the metrics, the traces and the log."""
        for record in records:
            if self.metrics:
                self.metrics.record(record)
            if self.traces:
                self.traces.record(record)
        if self.logs_requests:
            log_requests(records)


def _create_traces() -> Traces:
    # imported here because OpenTelemetry is an optional dependency
    from service.middleware.traces import Traces

    return Traces()


def _remove_body(response: Response) -> None:
    """Make Flask's response to OPTIONS a 204, since its headers say everything."""
    if response.status_code == 200:
        response.status_code = 204
        del response.headers["Content-Type"]
