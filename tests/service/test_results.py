"""Bear-off and score of a position, while the game goes on and after its end."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.contract import closed
from tests.service.asking import QUESTION, START, errors

BOARD: dict[str, Any] = {"variant": "backgammon", "position": START}
CATCH_ME = "1~catch_me~19-1.20-1.21-1.22-1.23-1.24-1~1-1.2-1.3-1.4-1.5-1.6-1~open"
OVER = "1~backgammon~off-15~24-15~over"


def answer_to(http: FlaskClient, path: str, body: Any) -> Any:
    reply = http.post(f"/v1/{path}", json=body)
    assert reply.status_code == 200, reply.get_json()
    answer = reply.get_json()
    assert closed.faults({"bear-off": "BearOff", "score": "Score"}[path], answer) == []
    return answer


def at(white: dict[str, int], black: dict[str, int] | None = None) -> dict[str, Any]:
    return BOARD | {"position": {"white": white, "black": black or {"1": 2, "6": 13}}}


def test_the_numbers_of_a_bear_off_are_a_list(http: FlaskClient) -> None:
    """White has checkers 6, 3 and 1 pips from the goal; 5 and 4 only move, 6 must bear off."""
    side = answer_to(http, "bear-off", at({"19": 1, "22": 1, "24": 1, "off": 12}))["white"]
    assert (side["allowed"], side["finished"], side["outside"]) == (True, False, {})
    assert "text" not in side
    assert side["numbers"] == [
        {"number": 1, "points": ["24"], "forced": False},
        {"number": 2, "points": [], "forced": False},
        {"number": 3, "points": ["22"], "forced": False},
        {"number": 4, "points": [], "forced": False},
        {"number": 5, "points": [], "forced": False},
        {"number": 6, "points": ["19"], "forced": True},
    ]


def test_checkers_outside_the_home_board_are_named(http: FlaskClient) -> None:
    answer = answer_to(http, "bear-off", BOARD | {"player": "white"})
    assert answer.keys() == {"white"}
    side = answer["white"]
    assert (side["allowed"], side["outside"]) == (False, {"1": 2, "12": 5, "17": 3})
    assert side["text"].startswith("Not all checkers are in the home board")
    assert [one["number"] for one in side["numbers"]] == [1, 2, 3, 4, 5, 6]


def test_a_side_with_all_checkers_off_has_finished(http: FlaskClient) -> None:
    side = answer_to(http, "bear-off", at({"off": 15}))["white"]
    assert (side["allowed"], side["finished"], side["outside"]) == (False, True, {})
    assert side["text"] == "All checkers are off."
    assert not any(one["points"] or one["forced"] for one in side["numbers"])


@pytest.mark.parametrize(
    "dice", [[6, 5], [5, 4], [2, 1], [1, 1], [6, 6]], ids=lambda dice: "-".join(map(str, dice))
)
def test_what_must_be_borne_off_is_no_other_next_move(http: FlaskClient, dice: list[int]) -> None:
    """A number is forced exactly if it bears off with every next move that it has."""
    positions = [
        {"19": 1, "20": 1, "off": 13},
        {"23": 2, "24": 1, "off": 12},
        {"19": 2, "24": 1, "off": 12},
        {"22": 1, "23": 1, "off": 13},
    ]
    for white in positions:
        body = QUESTION | {"position": at(white)["position"], "dice": dice}
        answer = http.post("/v1/moves", json=body).get_json()
        listed = answer["expected"]["next_moves"]
        for one in answer["bear_off"]["white"]["numbers"]:
            if one["number"] in dice:
                targets = {move["to"] for move in listed if move["number"] == one["number"]}
                assert one["forced"] == (targets == {"off"}), (white, dice, one)


def test_a_game_without_bear_off_has_none(http: FlaskClient) -> None:
    assert http.get(f"/v1/bear-off/{CATCH_ME}").get_json() == {}
    assert http.get(f"/v1/score/{CATCH_ME}").get_json() == {"outcome": None}


def test_a_finished_game_has_a_bear_off_and_a_score(http: FlaskClient) -> None:
    assert answer_to(http, "bear-off", {"id": OVER})["white"]["finished"] is True
    outcome = answer_to(http, "score", {"id": OVER})["outcome"]
    assert (outcome["winner"], outcome["result"], outcome["points"]) == ("white", "backgammon", 3)


def test_while_a_game_goes_on_there_is_no_outcome(http: FlaskClient) -> None:
    assert answer_to(http, "score", BOARD) == {
        "outcome": None,
        "pips": {"white": 167, "black": 167},
    }


@pytest.mark.parametrize(("cube", "points"), [(None, 3), (1, 3), (4, 12)])
def test_the_cube_multiplies_the_points(http: FlaskClient, cube: int | None, points: int) -> None:
    body = {"id": OVER} if cube is None else {"id": OVER, "cube": cube}
    assert answer_to(http, "score", body)["outcome"]["points"] == points


def test_stakes_say_what_the_outcome_is_worth(http: FlaskClient) -> None:
    """Jacoby: without a turned cube a backgammon counts as a single game."""
    state = {**at({"off": 15}, {"24": 15}), "turn": None}
    jacoby = {"money": {"per_point": "2.50"}, "options": {"jacoby": True}}
    outcome = answer_to(http, "score", {**state, "stakes": jacoby})["outcome"]
    assert (outcome["result"], outcome["points"], outcome["amount"]) == ("backgammon", 1, "2.5")
    both = http.post("/v1/score", json={**state, "stakes": jacoby, "cube": 2})
    assert errors(both, 400) == {("either_or", "/cube")}


def test_a_game_that_was_dropped_has_a_score(http: FlaskClient) -> None:
    start = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
    outcome = answer_to(http, "score", {"id": f"{start}~over-drop-white~money.cube-2-white"})[
        "outcome"
    ]
    assert (outcome["how"], outcome["winner"], outcome["points"]) == ("drop", "white", 2)
