"""What is registered with the application runs around the middleware."""

from __future__ import annotations

from flask import Response

from service.app import create_app
from service.operations.register import OPERATIONS
from service.settings import Settings


def test_hooks_that_are_registered_run_around_the_view() -> None:
    app = create_app(Settings(log_requests=False))
    calls = []
    app.before_request(lambda: calls.append("before"))
    app.teardown_request(lambda _error: calls.append("teardown"))
    app.teardown_appcontext(lambda _error: calls.append("teardown of the app context"))

    @app.after_request
    def after(response: Response) -> Response:
        calls.append("after")
        response.headers["X-Hook"] = "yes"
        return response

    answer = app.test_client().get("/healthz")

    assert calls == ["before", "after", "teardown", "teardown of the app context"]
    assert answer.headers["X-Hook"] == "yes"
    assert "X-Request-Id" in answer.headers


def test_a_hook_before_the_view_can_answer_instead_of_it() -> None:
    app = create_app(Settings(log_requests=False))
    app.before_request(lambda: ("closed", 503))

    answer = app.test_client().get("/healthz")

    assert (answer.status_code, answer.text) == (503, "closed")


def test_a_view_that_fails_is_answered_by_its_error_handler() -> None:
    app = create_app(Settings(log_requests=False))
    app.register_error_handler(KeyError, lambda _error: ("a key is missing", 418))

    @app.get("/fails")
    def fails() -> Response:
        raise KeyError

    answer = app.test_client().get("/fails")

    assert (answer.status_code, answer.text) == (418, "a key is missing")
    assert "X-Request-Id" in answer.headers


def test_a_server_takes_the_largest_body_of_every_operation() -> None:
    """The largest record is longer than the largest batch."""
    largest = create_app(Settings()).config["MAX_CONTENT_LENGTH"]
    assert largest == max(operation.largest_body for operation in OPERATIONS.values())
