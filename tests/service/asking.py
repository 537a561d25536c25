"""A question that is right, to be made wrong, and how a problem is read."""

from __future__ import annotations

from typing import Any

from werkzeug.wrappers import Response

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
POSTS = ("begin", "advance", "moves", "judge", "bear-off", "score")


def with_white(**counts: Any) -> dict[str, Any]:
    """The opening question, White standing otherwise; `p1` is point 1."""
    white = {place.removeprefix("p"): count for place, count in counts.items()}
    return QUESTION | {"position": {**START, "white": white}}


def errors(response: Response, status: int) -> set[tuple[str, str]]:
    """The faults of a problem, code and pointer; the problem itself is held to the contract."""
    problem = response.get_json()
    assert response.status_code == problem["status"] == status, problem
    assert response.mimetype == "application/problem+json"
    assert closed.faults("Problem", problem) == []
    assert not any(fault["detail"][0].islower() for fault in problem.get("errors", ()))
    return {(fault["code"], fault["pointer"]) for fault in problem.get("errors", ())}
