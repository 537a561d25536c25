"""What every answer has, whatever it answers: id, protection, CORS; and the line it leaves."""

from __future__ import annotations

import json
import logging
import re
from multiprocessing import get_context
from typing import Any

import pytest
from flask import Flask, Response
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.app import create_app
from service.middleware.account import request_id
from service.middleware.log import JsonLines
from tests.service.asking import QUESTION, client, errors

SITE = {"Origin": "https://board.example"}
SAMPLES = {
    "variant": "pin",
    "file": "try.js",
    "code": "wrong_total",
    "id": "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1",
}
ROUTES = {
    re.sub(r"<(?:\w+:)?(\w+)>", lambda part: SAMPLES[part[1]], rule.rule): rule.methods or set()
    for rule in create_app().url_map.iter_rules()
}
GETS = [path for path, methods in ROUTES.items() if "GET" in methods]


def every_kind_of_answer(http: FlaskClient) -> dict[int, TestResponse]:
    """One of each: an answer, a page, a preflight, and every error that is easily had."""
    return {
        200: http.post("/v1/moves", json=QUESTION, headers=SITE),
        204: http.options("/v1/moves", headers=SITE | {"Access-Control-Request-Method": "POST"}),
        400: http.post("/v1/moves", json={}, headers=SITE),
        404: http.get("/nowhere", headers=SITE),
        405: http.delete("/v1/moves", headers=SITE),
        413: http.post("/v1/moves", data=b" " * 70_000, headers=SITE, content_type="text/plain"),
        415: http.post("/v1/moves", data="{}", headers=SITE, content_type="text/plain"),
        422: http.post("/v1/begin", json={"variant": "chess"}, headers=SITE),
    }


def broken() -> FlaskClient:
    """An application with a view that fails."""
    app = create_app()

    @app.get("/broken")
    def fail() -> Response:
        raise RuntimeError("a secret")

    return app.test_client()


def test_every_answer_may_be_read_by_any_page(http: FlaskClient) -> None:
    for answer in (*every_kind_of_answer(http).values(), broken().get("/broken", headers=SITE)):
        assert answer.headers.getlist("Access-Control-Allow-Origin") == ["*"], answer.status
        shown = answer.headers["Access-Control-Expose-Headers"]
        assert {"ETag", "RateLimit", "Retry-After", "X-Request-Id"} <= set(shown.split(", "))
        assert "Origin" not in answer.headers.get("Vary", "")


def test_a_preflight_says_what_a_page_may_send(http: FlaskClient) -> None:
    preflight = SITE | {
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type,authorization",
    }
    answer = http.options("/v1/moves", headers=preflight)
    assert answer.status_code == 204
    assert "POST" in answer.headers["Access-Control-Allow-Methods"].split(", ")
    allowed = answer.headers["Access-Control-Allow-Headers"].lower().split(", ")
    assert {"content-type", "authorization", "if-none-match", "x-request-id"} <= set(allowed)
    assert int(answer.headers["Access-Control-Max-Age"]) > 0


def test_only_the_origins_that_are_set_are_let_in() -> None:
    http = client(origins=("https://board.example", "http://a:1"))
    for answer in every_kind_of_answer(http).values():
        assert answer.headers["Access-Control-Allow-Origin"] == "https://board.example"
        assert "Origin" in answer.headers["Vary"]
    for other in ({}, {"Origin": "https://board.example.org"}, {"Origin": "null"}):
        answer = http.get("/v1/variants", headers=other)
        assert "Access-Control-Allow-Origin" not in answer.headers
        assert "Origin" in answer.headers["Vary"]


@pytest.mark.parametrize("path", ROUTES)
def test_options_is_answered_by_headers_alone(http: FlaskClient, path: str) -> None:
    answer = http.options(path)
    assert (answer.status_code, answer.get_data()) == (204, b"")
    assert "OPTIONS" in answer.headers["Allow"]
    assert not {"Content-Type", "Content-Length"} & set(answer.headers.keys())


@pytest.mark.parametrize("path", GETS)
def test_head_is_get_without_the_body(http: FlaskClient, path: str) -> None:
    head, get = http.head(path), http.get(path)
    assert (head.status_code, head.get_data()) == (get.status_code, b"")
    # the metrics have grown by the first of the two
    own = {"X-Request-Id"} | ({"Content-Length"} if path == "/metrics" else set())
    assert {k: v for k, v in head.headers if k not in own} == {
        k: v for k, v in get.headers if k not in own
    }


def test_every_answer_is_protected(http: FlaskClient) -> None:
    for answer in (*every_kind_of_answer(http).values(), http.get("/docs")):
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy


def test_a_page_may_load_only_what_comes_from_here(http: FlaskClient) -> None:
    policy = http.get("/docs").headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy and "http:" not in policy and "*" not in policy


def test_a_harmless_id_is_echoed(http: FlaskClient) -> None:
    for given in ("a", "7f3e.A_b-9", "x" * 64):
        answer = http.get("/healthz", headers={"X-Request-Id": given})
        assert answer.headers["X-Request-Id"] == given


@pytest.mark.parametrize("given", ["", "x" * 65, "a b", "a;b", "é", 'a"}', "a\x00", "${jndi:x}"])
def test_any_other_id_is_replaced(http: FlaskClient, given: str) -> None:
    answer = http.get("/healthz", environ_overrides={"HTTP_X_REQUEST_ID": given})
    assert answer.headers["X-Request-Id"] != given
    assert len(answer.headers["X-Request-Id"]) == 24


def test_an_id_cannot_break_a_line(http: FlaskClient, capsys: pytest.CaptureFixture[str]) -> None:
    http.get("/healthz", environ_overrides={"HTTP_X_REQUEST_ID": 'a\n{"level":"forged"}'})
    assert "forged" not in capsys.readouterr().out


def test_new_ids_differ(http: FlaskClient) -> None:
    ids = {http.get("/healthz").headers["X-Request-Id"] for _ in range(50)}
    assert len(ids) == 50


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_request_leaves_one_line(http: FlaskClient, capsys: pytest.CaptureFixture[str]) -> None:
    http.post("/v1/moves", json=QUESTION, headers={"X-Request-Id": "mine"})
    (line,) = lines(capsys)
    assert line.pop("ms") > 0
    assert line.pop("time").startswith("20")
    assert line == {
        "level": "info",
        "event": "request",
        "id": "mine",
        "method": "POST",
        "route": "/v1/moves",
        "status": 200,
        "variant": "backgammon",
    }


def test_a_path_that_is_none_leaves_nothing_of_itself_in_the_log(
    http: FlaskClient, capsys: pytest.CaptureFixture[str]
) -> None:
    errors(http.get("/some%0Aforged"), 404)
    (line,) = lines(capsys)
    assert (line["route"], line["status"]) == ("", 404)


def test_addresses_are_logged_only_if_configured(capsys: pytest.CaptureFixture[str]) -> None:
    client().get("/healthz")
    client(log_addresses=True).get("/healthz")
    without, with_ = lines(capsys)
    assert "127.0.0.1" not in str(without)
    assert with_["address"] == "127.0.0.1"


def test_the_log_can_be_switched_off(capsys: pytest.CaptureFixture[str]) -> None:
    client(log_requests=False).get("/healthz")
    assert lines(capsys) == []


def test_an_answer_in_pieces_is_logged_when_its_last_piece_is_sent(
    capsys: pytest.CaptureFixture[str],
) -> None:
    app: Flask = create_app()
    app.add_url_rule("/pieces", view_func=lambda: Response(iter([b"a", b"b"])), endpoint="pieces")
    answer = app.test_client().get("/pieces")
    assert lines(capsys) == []
    assert answer.get_data() == b"ab"
    answer.close()
    assert [line["route"] for line in lines(capsys)] == ["/pieces"]


def test_a_log_that_cannot_be_written_is_no_reason_not_to_answer(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Gone:
        def write(self, _: bytes) -> None:
            raise BrokenPipeError

    stdout = type("Stdout", (), {"buffer": Gone(), "isatty": lambda _: False})
    monkeypatch.setattr("sys.stdout", stdout())
    assert http.get("/healthz").status_code == 200


def test_an_unexpected_error_is_one_line_with_its_trace_and_the_id_of_the_request(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logger, handler = logging.getLogger("service"), JsonLines()
    logger.addHandler(handler)
    try:
        answer = broken().get("/broken", headers={"X-Request-Id": "mine"})
    finally:
        logger.removeHandler(handler)
    assert errors(answer, 500) == set()
    assert b"secret" not in answer.get_data()
    error, request = lines(capsys)
    assert (error["level"], error["id"], request["status"]) == ("error", "mine", 500)
    assert 'raise RuntimeError("a secret")' in error["trace"]


def test_two_workers_never_give_the_same_id() -> None:
    """Both are copies of one process, made when it had everything ready."""
    with get_context("fork").Pool(2) as workers:
        ids = workers.map(request_id, [None] * 40, chunksize=1)
    assert len(set(ids)) == 40
