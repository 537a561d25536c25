"""A play as players write it, wherever a play is taken."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.service.asking import errors

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
THREE_ONE = f"{START}~white.play-3-1"


def test_a_play_is_advanced_as_it_is_written(http: FlaskClient) -> None:
    action = {"do": "play", "moves": "8/5 6/5"}
    answer = http.post("/v1/advance", json={"id": THREE_ONE, "action": action}).get_json()
    assert answer["id"] == "1~backgammon~1-2.12-5.17-2.19-4.20-2~6-5.8-3.13-5.24-2~black.roll"


def test_a_play_is_judged_as_it_is_written(http: FlaskClient) -> None:
    body: Any = {"id": THREE_ONE, "moves": "24/20"}
    assert http.post("/v1/judge", json=body).get_json()["legal"] is True
    body["moves"] = "8/4"
    answer = http.post("/v1/judge", json=body).get_json()
    assert (answer["legal"], answer["notation"]) == (True, "8/4")
    body["moves"] = "8/5"
    answer = http.post("/v1/judge", json=body).get_json()
    assert [fault["code"] for fault in answer["faults"]] == ["more_to_play"]


def test_moves_already_made_may_be_written(http: FlaskClient) -> None:
    answer = http.post("/v1/moves", json={"id": THREE_ONE, "played": "8/5"}).get_json()
    assert answer["played"] == [{"from": "17", "to": "20", "number": 3}]
    assert {move["number"] for move in answer["next_moves"]} == {1}
    by_get = http.get(f"/v1/moves/{THREE_ONE}?played=8/5").get_json()
    assert by_get == answer


def test_what_cannot_be_played_is_refused_with_what_was_understood(http: FlaskClient) -> None:
    body = {"id": f"{START}~white.play-5-5-5-5", "action": {"do": "play", "moves": "24/19 13/8"}}
    reply = http.post("/v1/advance", json=body)
    assert errors(reply, 422) == {("blocked", "/action/moves")}
    assert reply.get_json()["understood"] == [
        {"from": "1", "to": "6"},
        {"from": "12", "to": "17"},
    ]
    reply = http.post("/v1/moves", json={"id": body["id"], "played": "24/19"})
    assert errors(reply, 422) == {("blocked", "/played")}
    assert reply.get_json()["understood"] == [{"from": "1", "to": "6"}]


def test_moves_that_come_one_by_one_are_not_told_what_was_understood(http: FlaskClient) -> None:
    body = {"id": f"{START}~white.play-5-5-5-5", "played": [{"from": "1", "to": "6"}]}
    assert "understood" not in http.post("/v1/moves", json=body).get_json()


@pytest.mark.parametrize(
    ("path", "body", "pointer"),
    [
        ("judge", {"moves": "8/x"}, "/moves"),
        ("moves", {"played": "8/x"}, "/played"),
        ("advance", {"action": {"do": "play", "moves": "8/x"}}, "/action/moves"),
        ("picture", {"played": "8/x"}, "/played"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_character(
    http: FlaskClient, path: str, body: Any, pointer: str
) -> None:
    reply = http.post(f"/v1/{path}", json={"id": THREE_ONE, **body})
    assert errors(reply, 422) == {("id_unknown_word", pointer)}
    assert reply.get_json()["errors"][0]["character"] == 3


def test_a_text_is_no_play_where_something_else_is_due(http: FlaskClient) -> None:
    body = {"id": f"{START}~white.roll", "action": {"do": "play", "moves": "8/5 6/5"}}
    assert errors(http.post("/v1/advance", json=body), 422) == {("not_expected", "/action/do")}
    body = {"id": f"{START}~white.roll", "moves": "8/5"}
    assert errors(http.post("/v1/judge", json=body), 422) == {("not_expected", "/moves")}


def test_a_text_has_at_most_a_hundred_characters(http: FlaskClient) -> None:
    body = {"id": THREE_ONE, "moves": "8/5 " * 26}
    assert errors(http.post("/v1/judge", json=body), 400) == {("wrong_length", "/moves")}
    assert errors(http.post("/v1/judge", json=body | {"moves": ""}), 400) == {
        ("wrong_length", "/moves")
    }
