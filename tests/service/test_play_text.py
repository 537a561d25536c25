"""A play as players write it, wherever a play is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.contract import closed
from tests.service.asking import errors

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
THREE_ONE = f"{START}~white.play-3-1"


def test_a_play_is_advanced_as_it_is_written(http: FlaskClient) -> None:
    action = {"do": "play", "notation": "8/5 6/5"}
    answer = http.post("/v1/advance", json={"id": THREE_ONE, "action": action}).get_json()
    assert answer["id"] == "1~backgammon~1-2.12-5.17-2.19-4.20-2~6-5.8-3.13-5.24-2~black.roll"


def test_a_play_is_judged_as_it_is_written(http: FlaskClient) -> None:
    body: Any = {"id": THREE_ONE, "notation": "24/20"}
    assert http.post("/v1/judge", json=body).get_json()["legal"] is True
    body["notation"] = "8/4"
    answer = http.post("/v1/judge", json=body).get_json()
    assert (answer["legal"], answer["notation"]) == (True, "8/4")
    body["notation"] = "8/5"
    answer = http.post("/v1/judge", json=body).get_json()
    assert [fault["code"] for fault in answer["faults"]] == ["more_to_play"]


def test_moves_already_made_may_be_written_in_an_address(http: FlaskClient) -> None:
    made = [{"from": "17", "to": "20"}]
    by_post = http.post("/v1/moves", json={"id": THREE_ONE, "played": made}).get_json()
    by_get = http.get(f"/v1/moves/{THREE_ONE}?played=8-5").get_json()
    assert by_get["expected"].pop("read_as") == "8/5"
    assert by_get == by_post
    reply = http.get(f"/v1/moves/{THREE_ONE}?played=24/19")
    assert {pointer for _, pointer in errors(reply, 422)} == {"/played"}
    assert reply.get_json()["understood"] == [{"from": "1", "to": "6"}]


@pytest.mark.parametrize("path", ["moves", "picture"])
def test_in_a_body_played_is_a_list(http: FlaskClient, path: str) -> None:
    reply = http.post(f"/v1/{path}", json={"id": THREE_ONE, "played": "8/5"})
    assert errors(reply, 400) == {("wrong_type", "/played")}


MOVES = [{"from": "17", "to": "20"}, {"from": "19", "to": "20"}]


@pytest.mark.parametrize(
    ("path", "at", "body"),
    [
        ("judge", "", lambda play: play),
        ("advance", "/action", lambda play: {"action": {"do": "play", **play}}),
        ("picture", "/last", lambda play: {"last": {"player": "black", **play}}),
    ],
)
def test_a_play_is_sent_as_moves_or_as_notation(
    http: FlaskClient, path: str, at: str, body: Callable[[Any], Any]
) -> None:
    def sent(play: Any) -> Any:
        return http.post(f"/v1/{path}", json={"id": THREE_ONE, **body(play)})

    assert sent({"moves": MOVES}).status_code == sent({"notation": "8/5 6/5"}).status_code == 200
    both = sent({"moves": MOVES, "notation": "8/5 6/5"})
    assert errors(both, 400) == {("either_or", f"{at}/notation")}
    assert errors(sent({}), 400) == {("missing", f"{at}/notation")}
    assert errors(sent({"moves": "8/5 6/5"}), 400) == {("wrong_type", f"{at}/moves")}
    assert errors(sent({"notation": MOVES}), 400) == {("wrong_type", f"{at}/notation")}


def test_a_judgement_has_the_moves_that_the_notation_means(http: FlaskClient) -> None:
    answer = http.post("/v1/judge", json={"id": THREE_ONE, "notation": "24/20"}).get_json()
    assert answer["moves"] == [
        {"from": "1", "to": "4", "number": 3},
        {"from": "4", "to": "5", "number": 1},
    ]
    answer = http.post("/v1/judge", json={"id": THREE_ONE, "moves": MOVES[:1]}).get_json()
    assert (answer["legal"], answer["notation"]) == (False, "8/5")
    assert "position" not in answer


def test_faults_of_a_judgement_point_at_the_move_or_the_notation(http: FlaskClient) -> None:
    five_five = f"{START}~white.play-5-5-5-5"
    for play, pointer, point, counted in (
        ({"moves": [{"from": "1", "to": "6"}]}, "/moves/0", 6, "absolute"),
        (
            {"moves": [{"from": "1", "to": "6"}], "view": "mover"},
            "/moves/0",
            19,
            "counted from the side of White",
        ),
        ({"notation": "24/19"}, "/notation", 19, "counted from the side of White"),
    ):
        answer = http.post("/v1/judge", json={"id": five_five, **play}).get_json()
        (fault,) = answer["faults"]
        detail = fault.pop("detail")
        assert detail.startswith(f"Point {point} is blocked by Black")
        assert detail.endswith(f"(Points are {counted}.)")
        assert fault == {"code": "blocked", "rule": "open_point", "move": 0, "pointer": pointer}


BOARD = {
    "variant": "backgammon",
    "position": {
        "white": {"1": 2, "12": 5, "17": 3, "19": 5},
        "black": {"24": 2, "13": 5, "8": 3, "6": 5},
    },
}
OVER = "1~backgammon~off-15~24-15~over"


@pytest.mark.parametrize(
    "state",
    [
        {"id": OVER},
        {"id": OVER, "player": "black", "dice": [3, 1]},
        {"id": f"{START}~over-drop-white~money"},
        {**BOARD, "turn": None, "stakes": {"money": {}}},
    ],
    ids=["all off", "dice after the end", "dropped", "somehow"],
)
def test_after_the_end_no_play_is_legal(http: FlaskClient, state: Any) -> None:
    reply = http.post("/v1/judge", json={**state, "notation": "8/5 6/5"})
    answer = reply.get_json()
    assert reply.status_code == 200, answer
    assert [fault["code"] for fault in answer.pop("faults")] == ["game_over"]
    nothing = {"moves": [], "notation": "", "plays": [], "more_plays": False}
    assert answer == {"legal": False, **nothing}


def test_what_cannot_be_played_is_refused_with_what_was_understood(http: FlaskClient) -> None:
    body = {"id": f"{START}~white.play-5-5-5-5", "action": {"do": "play", "notation": "24/19 13/8"}}
    reply = http.post("/v1/advance", json=body)
    assert errors(reply, 422) == {("blocked", "/action/notation")}
    assert reply.get_json()["understood"] == [
        {"from": "1", "to": "6"},
        {"from": "12", "to": "17"},
    ]


@pytest.mark.parametrize(
    ("path", "body", "pointer"),
    [
        ("judge", {"notation": "8/x"}, "/notation"),
        ("advance", {"action": {"do": "play", "notation": "8/x"}}, "/action/notation"),
        ("picture", {"last": {"player": "white", "notation": "8/x"}}, "/last/notation"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_character(
    http: FlaskClient, path: str, body: Any, pointer: str
) -> None:
    reply = http.post(f"/v1/{path}", json={"id": THREE_ONE, **body})
    assert errors(reply, 422) == {("text_unreadable", pointer)}
    assert reply.get_json()["errors"][0]["character"] == 3


def test_a_text_is_no_play_where_something_else_is_due(http: FlaskClient) -> None:
    body = {"id": f"{START}~white.roll", "action": {"do": "play", "notation": "8/5 6/5"}}
    assert errors(http.post("/v1/advance", json=body), 422) == {("not_expected", "/action/do")}
    body = {"id": f"{START}~white.roll", "notation": "8/5"}
    assert errors(http.post("/v1/judge", json=body), 422) == {("not_expected", "/notation")}


def test_a_text_has_at_most_a_thousand_characters(http: FlaskClient) -> None:
    body = {"id": THREE_ONE, "notation": "8/5 " * 251}
    assert errors(http.post("/v1/judge", json=body), 400) == {("wrong_length", "/notation")}


NOTHING_TO_PLAY = "1~backgammon~bar-1.19-14~1-2.2-2.3-2.4-2.5-2.6-2.24-3~white.play-6-2"


@pytest.mark.parametrize("text", ["", "-", "pass", "I cannot move."])
def test_a_pass_is_read_in_many_ways_where_nothing_can_be_played(
    http: FlaskClient, text: str
) -> None:
    action = {"do": "play", "notation": text}
    answer = http.post("/v1/advance", json={"id": NOTHING_TO_PLAY, "action": action}).get_json()
    assert (answer["read_as"], answer["state"]["turn"]["player"]) == ("-", "black")


def test_a_refused_play_comes_with_the_legal_ones(http: FlaskClient) -> None:
    for text, code in (("pass", "must_play"), ("8/x", "text_unreadable"), ("8/5", "more_to_play")):
        body = {"id": THREE_ONE, "action": {"do": "play", "notation": text}}
        reply = http.post("/v1/advance", json=body)
        assert code in {code for code, _ in errors(reply, 422)}
        assert "8/5 6/5" in reply.get_json()["legal_plays"]
        assert len(reply.get_json()["legal_plays"]) == 16
    body = {"id": THREE_ONE, "action": {"do": "play", "moves": []}}
    assert "8/5 6/5" in http.post("/v1/advance", json=body).get_json()["legal_plays"]


def test_absolute_points_in_a_text_are_explained_first(http: FlaskClient) -> None:
    body = {"id": THREE_ONE, "notation": "17/20 19/20"}
    answer = http.post("/v1/judge", json=body).get_json()
    assert answer["faults"][0]["code"] == "text_in_absolute_numbers"
    assert "8/5 6/5" in answer["faults"][0]["detail"]


def test_a_judgement_says_what_a_text_was_read_as(http: FlaskClient) -> None:
    answer = http.post("/v1/judge", json={"id": THREE_ONE, "notation": "31: 6-5, 8-5."}).get_json()
    assert (answer["legal"], answer["read_as"]) == (True, "8/5 6/5")
    body = {"id": THREE_ONE, "notation": "31: 6-5, 8-5.", "strict": True}
    reply = http.post("/v1/judge", json=body)
    assert {code for code, _ in errors(reply, 422)} == {"text_unreadable"}


def test_a_fault_counts_the_moves_of_the_text_also_those_that_cannot_be_made(
    http: FlaskClient,
) -> None:
    body = {"id": THREE_ONE, "notation": "7/6 8/5"}
    answer = http.post("/v1/judge", json=body).get_json()
    (fault,) = answer["faults"]
    assert answer["understood"][fault["move"]] == {"from": "18", "to": "19"}
    assert [(move["from"], move["to"]) for move in answer["moves"]] == [("17", "20")]


@pytest.mark.parametrize(
    "play",
    [
        {"moves": [{"from": "2", "to": "9", "via": ["3", "4", "5"]}] * 8},
        {"notation": "8/5(8) 6/5(7)"},
        {"notation": " ".join(["24/23/22/21"] * 15)},
        {"notation": "13/12(5) 12/11(5)"},
    ],
)
def test_the_faults_of_a_play_that_is_too_long_match_the_contract(
    http: FlaskClient, play: dict[str, Any]
) -> None:
    judgement = http.post("/v1/judge", json={"id": THREE_ONE, **play}).get_json()
    assert not judgement["legal"]
    assert closed.faults("Judgement", judgement) == []
