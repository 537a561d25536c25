"""Answers for those who read every word: plays as texts alone, and the mover's own numbers."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
CLOSED_OUT = "1~backgammon~bar-1.19-14~1-2.2-2.3-2.4-2.5-2.6-2.24-3~white"


def post(http: FlaskClient, path: str, **body: Any) -> Any:
    return http.post(f"/v1/{path}", json=body).get_json()


def test_notations_are_the_plays_as_texts_alone(http: FlaskClient) -> None:
    state = f"{START}~white.play-3-1"
    short = post(http, "moves", id=state, include=["notations"])["expected"]
    long = post(http, "moves", id=state, include=["plays"])["expected"]
    assert short["notations"] == [play["notation"] for play in long["plays"]]
    assert "plays" not in short


def test_the_view_of_the_mover_has_their_numbers(http: FlaskClient) -> None:
    white = {"24": 2, "13": 5, "8": 3, "6": 5}
    black = {"19": 5, "17": 3, "12": 5, "1": 2}
    view = post(http, "moves", id=f"{START}~white.play-3-1", view="mover", include=[])["view"]
    assert view["position"] == {"white": white, "black": black}
    assert view["text"] == "white 24:2 13:5 8:3 6:5; black 19:5 17:3 12:5 1:2"
    view = post(http, "moves", id=f"{START}~black.play-3-1", view="mover", include=[])["view"]
    assert view["position"]["black"] == white
    assert "view" not in post(http, "moves", id=f"{START}~white.play-3-1", include=[])


def test_the_picture_of_the_mover_is_seen_from_their_side(http: FlaskClient) -> None:
    body = {"id": f"{START}~black.play-3-1", "include": ["picture"]}
    look = {"bottom": "black", "numbers": "black"}
    assert (
        post(http, "moves", view="mover", **body)["picture"]
        == (post(http, "moves", look=look, **body)["picture"])
    )


def test_what_is_expected_says_when_nothing_can_be_played(http: FlaskClient) -> None:
    action = {"do": "roll", "dice": [2, 6]}
    for include in (["notations"], ["plays"], []):
        rolled = post(http, "advance", id=f"{CLOSED_OUT}.roll", action=action, include=include)
        expected = rolled["expected"]
        assert (expected["cannot_move"], expected["text"]) == (True, "White cannot move with 6-2.")
    can = post(http, "advance", id=f"{START}~white.roll", action=action)["expected"]
    assert "cannot_move" not in can


def test_the_dice_keep_the_order_in_which_they_were_thrown(http: FlaskClient) -> None:
    action = {"do": "roll", "dice": [1, 3]}
    rolled = post(http, "advance", id=f"{START}~white.roll", action=action)
    assert (rolled["expected"]["dice"], rolled["expected"]["numbers"]) == ([1, 3], [3, 1])
    begun = post(http, "begin", variant="backgammon", throws=[{"white": 1, "black": 3}])
    assert begun["expected"]["dice"] == [3, 1]
    listed = post(http, "moves", id=f"{START}~white.roll", player="white", dice=[1, 3])
    assert listed["expected"]["dice"] == [1, 3]
