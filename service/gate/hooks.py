"""What Flask sees of the gate: one function before each request and one after it.

Each concern is a module of its own; called together they cost a few microseconds.
"""

from __future__ import annotations

from flask import Flask, Response, g, request

from service.gate.admission import Admission
from service.gate.cors import Cors
from service.gate.headers import protect
from service.gate.log import request_line
from service.gate.metrics import Metrics
from service.gate.record import Record, current, request_id
from service.settings import Settings


def install(app: Flask, settings: Settings) -> None:
    """Set the gate up for this app."""
    metrics = Metrics() if settings.metrics != "off" else None
    app.extensions["metrics"] = metrics
    admission = Admission(settings, metrics)
    cors = Cors(settings.origins)

    def enter() -> None:
        asked_id = request.environ.get("HTTP_X_REQUEST_ID")
        g.record = Record(request_id(asked_id), request.method)
        if admission.has_work:
            admission.admit(g.record)

    def leave(response: Response) -> Response:
        record = current()
        record.status = response.status_code
        record.route = request.url_rule.rule if request.url_rule else ""
        record.address = request.remote_addr or "" if settings.log_addresses else ""
        response.headers.add("X-Request-Id", record.id)
        for name, value in record.headers:
            response.headers.add(name, value)
        protect(response)
        if record.method == "OPTIONS":
            _empty(response)
        cors.mark(response)
        if response.is_streamed:
            response.call_on_close(lambda: note(record))
        else:
            note(record)
        return response

    def note(record: Record) -> None:
        if metrics:
            metrics.note(record)
        if settings.log_requests:
            request_line(record)

    app.before_request(enter)
    app.after_request(leave)


def _empty(response: Response) -> None:
    """Flask answers OPTIONS with an empty page; the headers say all there is to say."""
    if response.status_code == 200:
        response.status_code = 204
        del response.headers["Content-Type"]
