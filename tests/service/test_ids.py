"""Asking with an id instead of a state."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.service.asking import errors
from tests.service.real import real_answers

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"


def test_an_answer_carries_the_id_of_its_state(http: FlaskClient) -> None:
    begun = http.post("/v1/begin", json={"variant": "backgammon"}).get_json()
    assert begun["id"] == f"{START}~open"
    action = {"do": "open", "white": 3, "black": 1}
    thrown = http.post("/v1/advance", json={"id": begun["id"], "action": action}).get_json()
    assert thrown["id"] == f"{START}~white.play-3-1"
    assert http.post("/v1/moves", json={"id": thrown["id"]}).get_json()["id"] == thrown["id"]


def test_an_id_asks_what_its_state_asks(http: FlaskClient) -> None:
    for answer in [answer for answer in real_answers(12) if not answer["outcome"]][::8]:
        by_id = http.post("/v1/moves", json={"id": answer["id"]})
        assert by_id.status_code == 200, answer["id"]
        in_full = http.post("/v1/moves", json=answer["state"])
        assert by_id.get_data() == in_full.get_data(), answer["id"]


def test_an_id_asks_for_bear_off_and_score_too(http: FlaskClient) -> None:
    text = "1~backgammon~19-1.off-14~24-15~white.roll"
    position = {"white": {"19": 1, "off": 14}, "black": {"24": 15}}
    for path in ("bear-off", "score"):
        by_id = http.post(f"/v1/{path}", json={"id": text})
        in_full = {"variant": "backgammon", "position": position}
        assert by_id.get_data() == http.post(f"/v1/{path}", json=in_full).get_data()


def test_dice_are_played_instead_of_the_turn_of_the_id(http: FlaskClient) -> None:
    body = {"id": f"{START}~black.roll", "dice": [6, 5]}
    assert http.post("/v1/moves", json=body).get_json()["id"] == f"{START}~black.play-6-5"
    body["player"] = "white"
    assert http.post("/v1/moves", json=body).get_json()["id"] == f"{START}~white.play-6-5"


@pytest.mark.parametrize(
    ("body", "status", "faults"),
    [
        ({"id": f"{START}~open", "variant": "backgammon"}, 400, {("either_or", "/variant")}),
        ({"id": f"{START}~open", "options": {}}, 400, {("either_or", "/options")}),
        ({"id": f"{START}~open", "player": "white"}, 400, {("missing", "/dice")}),
        ({"id": 5}, 400, {("wrong_type", "/id")}),
        ({"id": ""}, 400, {("wrong_length", "/id")}),
        ({}, 400, {("missing", "/variant"), ("missing", "/position")}),
        ({"id": f"{START}~open", "dice": [1, 2]}, 422, {("player_needed", "/dice")}),
        ({"id": f"{START}~over"}, 422, {("turn_needed", "/id")}),
        ({"id": "1~backgammon~1-14~24-15~white.roll"}, 422, {("wrong_total", "/id")}),
        ({"id": f"{START}~white.play-6-6"}, 422, {("no_such_turn", "/id")}),
    ],
)
def test_what_an_id_says_wrongly_is_wrong_with_the_id(
    http: FlaskClient, body: Any, status: int, faults: set[tuple[str, str]]
) -> None:
    assert errors(http.post("/v1/moves", json=body), status) == faults


def test_stakes_in_an_id_are_judged_like_stakes_in_json(http: FlaskClient) -> None:
    crawford = f"{START}~white.roll~match-7.score-6-0.crawford-now"
    answer = http.post("/v1/moves", json={"id": crawford}).get_json()
    assert (answer["id"], answer["away"]) == (crawford, {"white": 1, "black": 7})
    for stakes, code in (
        ("match-7.score-6-0", "id_spelling"),
        ("match-7.score-6-2", "crawford_needed"),
        ("match-7.score-6-2.crawford-before", "crawford_does_not_fit"),
        ("money.cube-3-white", "no_power_of_two"),
        ("money.cube_limit-5", "unknown_option_value"),
        ("money.cube_limit-1048576", "id_spelling"),
    ):
        reply = http.post("/v1/moves", json={"id": f"{START}~white.roll~{stakes}"})
        assert errors(reply, 422) == {(code, "/id")}


@pytest.mark.parametrize(
    ("text", "ours"),
    [
        ("XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10", "white.play-3-1~money"),
        ("4HPwATDgc/ABMA:cAkAAAAAAAAE", "black.roll~money"),
        ("4HPwATDgc_ABMA", "black.roll~money"),
        ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:0:0", "white.play-3-1~money"),
    ],
)
def test_an_id_of_another_program_is_taken(http: FlaskClient, text: str, ours: str) -> None:
    answer = http.post("/v1/moves", json={"id": text}).get_json()
    assert answer["id"] == f"{START}~{ours}"


def test_who_has_no_access_to_the_cube_has_not_doubled(http: FlaskClient) -> None:
    text = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:D:0:0:0:7:10"
    assert errors(http.post("/v1/moves", json={"id": text}), 422) == {("not_the_owner", "/id")}


def test_the_fault_of_a_bad_id_names_character_and_field(http: FlaskClient) -> None:
    reply = http.post("/v1/moves", json={"id": "1~backgammon~1-2.12-5~25-2~white.roll"})
    assert reply.status_code == 422
    [fault] = reply.get_json()["errors"]
    assert (fault["pointer"], fault["character"], fault["field"]) == ("/id", 23, "black")
