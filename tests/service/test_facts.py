"""Facts about a position, opening advice, and what players may do without stakes."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.contract import closed
from tests.service.asking import START, errors
from tests.service.client import Json

BOARD: Json = {"variant": "backgammon", "position": START}
ROLLED = {"player": "white", "dice": [3, 1]}
FACTS = {"include": ["facts"]}


def test_facts_are_there_on_request_only(http: FlaskClient) -> None:
    assert "facts" not in http.post("/v1/moves", json={**BOARD, **ROLLED}).get_json()
    assert "facts" not in http.post("/v1/score", json=BOARD).get_json()
    for path, body, schema in (
        ("moves", {**BOARD, **ROLLED}, "Game"),
        ("score", BOARD, "Score"),
    ):
        answer = http.post(f"/v1/{path}", json={**body, **FACTS}).get_json()
        assert closed.faults(schema, answer) == []
        assert answer["facts"]["contact"] is True
        by_id = http.get("/v1/score/" + _id(http) + "?include=facts").get_json()
        assert by_id["facts"] == answer["facts"]


def _id(http: FlaskClient) -> str:
    found: str = http.post("/v1/moves", json={**BOARD, **ROLLED}).get_json()["id"]
    return found


def test_the_facts_of_the_start_by_hand(http: FlaskClient) -> None:
    """Rulebook 1: 2, 5, 3 and 5 checkers, no two of these points beside each other."""
    facts = http.post("/v1/score", json={**BOARD, **FACTS}).get_json()["facts"]
    assert facts["white"] == {
        "blots": [],
        "points_made": ["1", "12", "17", "19"],
        "longest_prime": {"length": 0, "points": []},
        "closed_out": False,
        "on_bar": 0,
        "off": 0,
    }


def test_facts_are_those_after_the_moves_made(http: FlaskClient) -> None:
    """White makes the 5 point (20), then has 19 and 20 in a row; one checker is left on 17."""
    played = [{"from": "17", "to": "20"}, {"from": "19", "to": "20"}]
    body = {**BOARD, **ROLLED, **FACTS, "played": played}
    white = http.post("/v1/moves", json=body).get_json()["facts"]["white"]
    assert white["points_made"] == ["1", "12", "17", "19", "20"]
    assert white["longest_prime"] == {"length": 2, "points": ["20", "19"]}


def test_a_side_that_cannot_enter_is_closed_out(http: FlaskClient) -> None:
    position = {
        "white": {"bar": 1, "24": 14},
        "black": {"1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2, "8": 3},
    }
    body = {"variant": "backgammon", "position": position, **FACTS}
    facts = http.post("/v1/score", json=body).get_json()["facts"]
    assert facts["white"]["closed_out"] is True and facts["white"]["on_bar"] == 1
    assert facts["black"]["longest_prime"]["length"] == 6


def test_what_makes_no_sense_in_a_game_is_left_out(http: FlaskClient) -> None:
    setup = http.get("/v1/variants/gioul").get_json()["setup"]
    body = {"variant": "gioul", "position": setup, **FACTS}
    white = http.post("/v1/score", json=body).get_json()["facts"]["white"]
    assert "blots" not in white and "closed_out" not in white


def test_a_word_that_cannot_be_included_is_refused(http: FlaskClient) -> None:
    found = errors(http.post("/v1/score", json={**BOARD, "include": ["luck"]}), 400)
    assert found == {("unknown_word", "/include/0")}


def test_the_advice_for_first_rolls_is_legal_and_has_its_source(http: FlaskClient) -> None:
    """The French leaflet names seven of the best rolls and twelve of the worst."""
    advice = http.get("/v1/variants/backgammon").get_json()["opening_advice"]
    assert [one["good"] for one in advice].count(True) == 7
    assert [one["good"] for one in advice].count(False) == 12
    assert {"dice": [3, 1], "notation": "8/5 6/5", "good": True, "source": "the leaflets"} in advice
    for one in advice:
        body = {**BOARD, "player": "white", "dice": one["dice"], "notation": one["notation"]}
        assert http.post("/v1/judge", json=body).get_json()["legal"], one
    assert "opening_advice" not in http.get("/v1/variants/pin").get_json()


@pytest.mark.parametrize(
    ("variant", "white"),
    [
        ("backgammon", ["resign", "offer_draw"]),
        ("fixed_roll", ["resign", "offer_draw", "claim_draw"]),
    ],
)
def test_without_stakes_players_may_resign_and_draw(
    http: FlaskClient, variant: str, white: list[str]
) -> None:
    throws = [{"white": 6, "black": 1}]
    begun = http.post("/v1/begin", json={"variant": variant, "throws": throws}).get_json()
    assert closed.faults("Game", begun) == []
    assert begun["may"]["white"]["allowed"] == white
    assert begun["may"]["white"]["resign_at"] == [1, 2, 3]
    draw = {**begun["state"], "action": {"do": "offer_draw", "by": "white"}}
    offered = http.post("/v1/advance", json=draw).get_json()
    assert offered["may"]["black"]["allowed"] == ["accept", "refuse"]
    accept = {"id": offered["id"], "action": {"do": "accept", "by": "black"}}
    assert "may" not in http.post("/v1/advance", json=accept).get_json()


def test_the_score_of_an_agreed_draw_fits_the_contract(http: FlaskClient) -> None:
    ended = {"ended": {"how": "draw_agreed"}}
    answer = http.post("/v1/score", json={**BOARD, **ended}).get_json()
    assert closed.faults("Score", answer) == []
    assert (answer["outcome"]["how"], answer["outcome"]["points"]) == ("draw_agreed", 0)


def test_a_bear_off_is_refused_with_impossible_stakes(http: FlaskClient) -> None:
    stakes = {"money": {}, "options": {"holland": True}}
    found = errors(http.post("/v1/bear-off", json={**BOARD, "stakes": stakes}), 422)
    assert found == {("match_only", "/stakes/options/holland")}
