"""Health, readiness and metrics, for load balancers, orchestrators and Prometheus."""

from __future__ import annotations

import logging

from flask import Blueprint, Response, current_app
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from werkzeug.exceptions import NotFound, ServiceUnavailable

from service.http.language import reply
from service.middleware.metrics import Metrics
from service.operations.self_test import wrong_counts

health = Blueprint("health", __name__)


@health.get("/healthz", endpoint="health")
def answering() -> Response:
    """The process answers."""
    return _fresh(reply({"status": "ok"}))


@health.get("/readyz", endpoint="ready")
def ready() -> Response:
    """The engine passes its self-test."""
    if wrong := wrong_counts():
        logging.getLogger(__name__).error("the engine counts wrongly: %s", wrong)
        raise ServiceUnavailable
    return _fresh(reply({"status": "ok"}))


@health.get("/metrics", endpoint="metrics")
def metrics() -> Response:
    """The metrics of all workers."""
    found: Metrics | None = current_app.extensions["metrics"]
    if found is None:
        raise NotFound
    return _fresh(Response(found.text(), content_type=CONTENT_TYPE_PLAIN_0_0_4))


def _fresh(response: Response) -> Response:
    """The response, which no cache may keep."""
    response.cache_control.no_store = True
    return response
