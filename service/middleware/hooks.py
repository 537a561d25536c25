"""What Flask sees of the gate: one function before each request and one after it.

Each concern is a module of its own; called together they cost a few microseconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from flask import Flask, Request, Response, request
from werkzeug.exceptions import RequestURITooLarge

from service.middleware.admission import Admission
from service.middleware.cors import Cors
from service.middleware.headers import protection
from service.middleware.log import request_line
from service.middleware.metrics import Metrics
from service.middleware.record import RECORD, Record, environ, request_id
from service.settings import Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

    from service.middleware.traces import Traces

LONGEST_ADDRESS = 4000
"""Ten times the longest id; who has more to say says it in a body."""

FIELDS = "backgammon.fields"
"""Where in the environment the headers are that go out with the answer."""


def install(app: Flask, settings: Settings) -> None:
    """Set the gate up for this app."""
    gate = Gate(settings)
    app.extensions["metrics"] = gate.metrics
    app.before_request(gate.enter)
    app.after_request(gate.leave)
    app.wsgi_app = with_fields(app.wsgi_app)  # type: ignore[method-assign, assignment]


def with_fields(app: WSGIApplication) -> WSGIApplication:
    """The app, its answers given the headers of the gate; one by one they would cost far more."""

    def outgoing(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            return start_response(status, [*headers, *environ.get(FIELDS, ())], exc_info)

        return app(environ, start)

    return outgoing


class Gate:
    """The gate of one application."""

    def __init__(self, settings: Settings) -> None:
        self.metrics = Metrics() if settings.metrics != "off" else None
        self.admission = Admission(settings, self.metrics)
        self.cors = Cors(settings.origins)
        self.traces = _traces() if settings.traces else None
        self.logs_requests = settings.log_requests
        self.logs_addresses = settings.log_addresses

    def enter(self) -> None:
        """A request comes in; what may not is refused."""
        said = environ()
        asked_id = said.get("HTTP_X_REQUEST_ID")
        said[RECORD] = record = Record(request_id(asked_id), said["REQUEST_METHOD"])
        if len(said.get("RAW_URI") or request.full_path) > LONGEST_ADDRESS:
            raise RequestURITooLarge
        if self.traces:
            record.trace = said.get("HTTP_TRACEPARENT", "")
        if self.admission.has_work:
            self.admission.admit(record)

    def leave(self, response: Response) -> Response:
        """An answer goes out, errors and preflights included."""
        # through its proxy every look at the request costs as much as a header
        asked: Request = request._get_current_object()  # type: ignore[attr-defined]
        record: Record = asked.environ[RECORD]
        rule = asked.url_rule
        record.status = response.status_code
        record.route = rule.rule if rule else ""
        if self.logs_addresses:
            record.address = asked.remote_addr or ""
        if record.method == "OPTIONS":
            _empty(response)
        asked.environ[FIELDS] = (
            ("X-Request-Id", record.id),
            *record.headers,
            *protection(response.mimetype),
            *self.cors.headers(response, asked.environ),
        )
        if response.is_streamed:
            response.call_on_close(lambda: self.note(record))
        else:
            self.note(record)
        return response

    def note(self, record: Record) -> None:
        """The answer has been given, in pieces the last of them."""
        if self.metrics:
            self.metrics.note(record)
        if self.traces:
            self.traces.note(record)
        if self.logs_requests:
            request_line(record)


def _traces() -> Traces:
    # only who wants traces needs the packages for them
    from service.middleware.traces import Traces

    return Traces()


def _empty(response: Response) -> None:
    """Flask answers OPTIONS with an empty page; the headers say all there is to say."""
    if response.status_code == 200:
        response.status_code = 204
        del response.headers["Content-Type"]
