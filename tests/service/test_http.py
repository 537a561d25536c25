"""Paths and methods."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from tests.service.asking import POSTS, QUESTION, errors


@pytest.mark.parametrize(
    "path",
    ["/v1", "/v1/", "/v1/moves/", "//v1/moves", "/v2/moves", "/v1/variants/", "/%00", "/%ff"],
)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_unknown_path_is_404(http: FlaskClient, method: str, path: str) -> None:
    assert errors(http.open(path, method=method), 404) == set()


@pytest.mark.parametrize("path", [f"/v1/{path}" for path in POSTS])
@pytest.mark.parametrize("method", ["GET", "PUT", "PATCH", "DELETE", "TRACE"])
def test_the_wrong_method_is_405_and_says_the_right_one(
    http: FlaskClient, method: str, path: str
) -> None:
    response = http.open(path, method=method)
    assert errors(response, 405) == set()
    assert {"POST", "QUERY"} <= set(response.allow)


@pytest.mark.parametrize(
    "path", ["/v1/variants", "/v1/variants/pin", "/healthz", "/openapi.json", "/docs"]
)
def test_what_is_read_is_not_written(http: FlaskClient, path: str) -> None:
    response = http.post(path, json={})
    assert errors(response, 405) == set()
    assert "GET" in response.headers["Allow"]


@pytest.mark.parametrize("name", ["catch", "Backgammon", "pin ", "%00", "%ff%fe", "x" * 3900])
def test_an_unknown_game_is_404(http: FlaskClient, name: str) -> None:
    response = http.get(f"/v1/variants/{name}")
    assert errors(response, 404) == {("unknown_variant", "")}
    assert response.get_json()["code"] == "unknown_game"


@pytest.mark.parametrize("path", ["/v1/variants/" + "x" * 4000, "/healthz?" + "x" * 4000])
def test_an_address_that_is_too_long_is_414(http: FlaskClient, path: str) -> None:
    assert errors(http.get(path), 414) == set()


def test_an_unknown_game_is_answered_with_the_names_that_look_like_it(http: FlaskClient) -> None:
    assert "catch_me" in http.get("/v1/variants/catch").get_json()["detail"]


def test_an_unexpected_error_is_a_problem_that_gives_nothing_away(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr("service.http.routes.operations.received", broken)
    response = create_app().test_client().post("/v1/moves", json=QUESTION)
    assert errors(response, 500) == set()
    assert b"secret" not in response.get_data()
    assert "a secret" in caplog.text


def test_the_service_says_that_it_is_well(http: FlaskClient) -> None:
    assert http.get("/healthz").get_json() == {"status": "ok"}
