"""The middleware as a whole: what happens before the view of each request, and after it.

Each concern has its own module; the two hooks of `Middleware` call all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Flask, Response, g, request
from werkzeug.exceptions import RequestURITooLarge

from service.middleware.account import Account, current, request_id
from service.middleware.admission import Admission
from service.middleware.compression import compress
from service.middleware.cors import Cors
from service.middleware.headers import security_headers
from service.middleware.log import log_request
from service.middleware.metrics import Metrics
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
        """Start the account of a request, and refuse the request if it may not be answered."""
        environ = request.environ
        account = Account(request_id(environ.get("HTTP_X_REQUEST_ID")), environ["REQUEST_METHOD"])
        g.account = account
        if refusal := environ.get(REFUSAL):
            raise refusal
        if len(environ.get("RAW_URI") or request.full_path) > MAX_URL_LENGTH:
            raise RequestURITooLarge
        if self.traces:
            account.trace = environ.get("HTTP_TRACEPARENT", "")
        if self.admission.is_needed:
            self.admission.admit(account)

    def after_request(self, response: Response) -> Response:
        """Complete the account and the headers of a response, errors and preflights included."""
        account = current()
        rule = request.url_rule
        account.status = response.status_code
        account.route = rule.rule if rule else ""
        if self.logs_addresses:
            account.address = request.remote_addr or ""
        if account.method == "OPTIONS":
            _remove_body(response)
        if account.method != "POST" and request.blueprint in self.accept_query:
            response.headers["Accept-Query"] = self.accept_query[request.blueprint]
        if self.compresses:
            compress(request.environ, response, request.blueprint)
        response.headers.extend(
            (
                ("X-Request-Id", account.id),
                *account.quota,
                *security_headers(response.status_code, response.mimetype),
                *self.cors.headers(response, request.environ),
            )
        )
        if response.is_streamed:
            response.call_on_close(lambda: self.report(account))
        else:
            self.report(account)
        return response

    def report(self, account: Account) -> None:
        """Report a finished request to the metrics, the traces and the log."""
        account.finish()
        if self.metrics:
            self.metrics.record(account)
        if self.traces:
            self.traces.record(account)
        if self.logs_requests:
            log_request(account)


def _create_traces() -> Traces:
    # imported here because OpenTelemetry is an optional dependency
    from service.middleware.traces import Traces

    return Traces()


def _remove_body(response: Response) -> None:
    """Make Flask's response to OPTIONS a 204, since its headers say everything."""
    if response.status_code == 200:
        response.status_code = 204
        del response.headers["Content-Type"]
