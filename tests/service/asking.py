"""A question that is right, to be made wrong, and how a problem is read."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import create_environ
from werkzeug.wrappers import Response

from service.app import create_app
from service.settings import Settings
from tests.contract import closed

START: dict[str, Any] = {
    "white": {"1": 2, "12": 5, "17": 3, "19": 5},
    "black": {"24": 2, "13": 5, "8": 3, "6": 5},
}
QUESTION: dict[str, Any] = {
    "variant": "backgammon",
    "position": START,
    "player": "white",
    "dice": [3, 1],
}
POSTS = (
    *("begin", "advance", "moves", "judge", "bear-off", "score", "convert"),
    *("chouette/begin", "chouette/advance"),
)


def client(**settings: Any) -> FlaskClient:
    """A client of an application with these settings."""
    return create_app(Settings(**settings)).test_client()


def with_white(**counts: Any) -> dict[str, Any]:
    """The opening question, White standing otherwise; `p1` is point 1."""
    white = {place.removeprefix("p"): count for place, count in counts.items()}
    return QUESTION | {"position": {**START, "white": white}}


class _Endless:
    def read(self, size: int = -1) -> bytes:
        return b" " * (size if size >= 0 else 2**20)


def endless(path: str, content_type: str) -> Response:
    """What a client is answered that never stops sending and does not say how long it will."""
    environ = create_environ(path, method="POST", content_type=content_type)
    environ.pop("CONTENT_LENGTH", None)
    environ |= {"wsgi.input": _Endless(), "wsgi.input_terminated": True}
    return Response.from_app(create_app(), environ)


def errors(response: Response, status: int) -> set[tuple[str, str]]:
    """The faults of a problem, code and pointer; the problem itself is held to the contract."""
    problem = response.get_json()
    assert response.status_code == problem["status"] == status, problem
    assert response.mimetype == "application/problem+json"
    assert closed.faults("Problem", problem) == []
    assert not any(fault["detail"][0].islower() for fault in problem.get("errors", ()))
    return {(fault["code"], fault["pointer"]) for fault in problem.get("errors", ())}
