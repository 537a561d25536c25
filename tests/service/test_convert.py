"""One state in every notation, with what is lost in each."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.notation.register import NOTATIONS
from tests.service.asking import START, errors
from tools.examples import contract

ID = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"


def converted(http: FlaskClient, **body: Any) -> Any:
    reply = http.post("/v1/convert", json=body)
    assert reply.status_code == 200, reply.get_json()
    return reply.get_json()


def test_a_state_comes_in_every_notation_that_is_known(http: FlaskClient) -> None:
    answer = converted(http, id=XGID)
    assert (answer["from"], answer["id"]) == ("xgid", f"{ID}~black.play-3-1~money")
    assert {name: one["written"] for name, one in answer["notations"].items()} == {
        "position_id": f"{ID}~black.play-3-1~money",
        "xgid": XGID,
        "fibs": "board:black:white:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
        ":1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0",
        "ogid": "11ccccchhhjjjjj:66666888dddddoo:N0N:13:W:R:0:0:0:0",
        "gnu_id": "4HPwATDgc/ABMA:cIkFAAAAAAAE",
        "gnu_position_id": "4HPwATDgc/ABMA",
        "gnu_match_id": "cIkFAAAAAAAE",
    }
    lossy = [name for name, one in answer["notations"].items() if one["loss"]]
    assert lossy == ["gnu_position_id", "gnu_match_id"]


def test_only_the_requested_notations_are_written_and_json_is_one(http: FlaskClient) -> None:
    turn = {"player": "black", "stages": [{"do": "play", "numbers": [3, 1]}]}
    state = {"variant": "backgammon", "position": START, "turn": turn}
    answer = converted(http, **state, to=["xgid"])
    assert answer["from"] == "json"
    assert answer["notations"] == {"xgid": {"written": XGID, "loss": []}}
    assert "stakes" not in answer["state"]


def test_what_is_lost_is_named_and_refused_on_request(http: FlaskClient) -> None:
    body = {"id": "1~gioul~1-15~24-15~white.play-6-6-6-6-hand_over", "to": ["xgid", "position_id"]}
    notations = converted(http, **body)["notations"]
    assert notations["xgid"]["loss"] == [
        {"code": "variant", "detail": "XGID cannot express: the game."},
        {"code": "stages", "detail": "XGID cannot express: the rest of the turn."},
    ]
    assert notations["position_id"]["loss"] == []
    refusal = http.post("/v1/convert", json={**body, "lossless": True})
    assert errors(refusal, 422) == {("lossy", "/lossless")}
    assert len(refusal.get_json()["errors"]) == 1
    assert converted(http, id=body["id"], to=["position_id"], lossless=True)


def test_the_end_of_a_game_can_be_converted(http: FlaskClient) -> None:
    answer = converted(http, id="1~backgammon~off-15~1-2.off-13~over", to=["gnu_id"])
    assert answer["state"]["turn"] is None
    assert answer["notations"]["gnu_id"]["loss"] == []
    assert converted(http, id=f"{ID}~over~money.cube-2-black", to=["gnu_id"], lossless=True)


@pytest.mark.parametrize(
    ("body", "status", "faults"),
    [
        ({"id": XGID, "notation": "ogid"}, 422, {("id_unknown_word", "/id")}),
        ({"id": XGID, "notation": "fen"}, 400, {("unknown_word", "/notation")}),
        ({"id": XGID, "to": []}, 400, {("wrong_size", "/to")}),
        ({"id": XGID, "to": ["sgf"]}, 400, {("unknown_word", "/to/0")}),
        ({"id": XGID, "variant": "pin"}, 400, {("either_or", "/variant")}),
        ({"id": "cIkFAAAAAAAE"}, 422, {("id_no_position", "/id")}),
        ({"id": "hello"}, 422, {("unknown_notation", "/id")}),
        ({"id": f"{ID}~over"}, 422, {("turn_needed", "/id")}),
        ({"id": "1~backgammon~off-15~1-2.off-13~white.roll"}, 422, {("game_over", "/id")}),
        ({"notation": "xgid", "variant": "pin", "position": START, "turn": None}, 400,
         {("missing", "/id")}),
        ({"variant": "backgammon"}, 400, {("missing", "/position")}),
        ({"variant": "backgammon", "position": START}, 422, {("turn_needed", "/turn")}),
    ],
)  # fmt: skip
def test_what_cannot_be_converted_is_refused(
    http: FlaskClient, body: Any, status: int, faults: set[tuple[str, str]]
) -> None:
    assert errors(http.post("/v1/convert", json=body), status) >= faults


def test_the_contract_names_the_notations_that_there_are() -> None:
    assert contract()["components"]["schemas"]["NotationName"]["enum"] == list(NOTATIONS)


def test_the_cube_of_an_id_counts_in_its_score(http: FlaskClient) -> None:
    text = "1~backgammon~off-15~1-2.off-13~over~match-7.cube-4-white"
    assert http.post("/v1/score", json={"id": text}).get_json()["outcome"]["points"] == 4


CONDONED = "1~backgammon~1-1.7-1.12-4.13-1.17-3.19-5~6-5.8-3.13-5.24-2~black.roll.illegal"


def test_an_id_that_is_refused_without_its_illegal_play_has_that_among_its_losses(
    http: FlaskClient,
) -> None:
    """Two colours on point 13: only a position id says how that came about."""
    refused = set()
    for name, one in converted(http, id=CONDONED)["notations"].items():
        if name == "gnu_match_id":  # no position, so it is not read alone
            continue
        reply = http.post("/v1/convert", json={"id": one["written"]})
        if reply.status_code == 422:
            assert errors(reply, 422) == {("both_colors", "/id")}
            refused.add(name)
            sentences = {loss["code"]: loss["detail"] for loss in one["loss"]}
            assert "is refused when it is read" in sentences["illegal"]
    assert refused == {"ogid", "gnu_id", "gnu_position_id"}
