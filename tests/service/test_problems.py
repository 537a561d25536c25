"""Problems: what kind of error an answer is, where it is, and what a client can do with it."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.faults import Fault
from engine.turn import Move
from service.catalogue import PROBLEMS, ProblemCode
from service.http.problems import problem_for
from service.serializers.faults import fault
from tests.service.asking import QUESTION, START, errors, with_white

STATE = {"variant": "backgammon", "position": START}
TO_PLAY = {"player": "white", "stages": [{"do": "play", "numbers": [3, 1]}]}
OVER = {"variant": "backgammon", "position": {"white": {"off": 15}, "black": {"1": 15}}}

KINDS: dict[str, tuple[str, Any, ProblemCode]] = {
    "a field that does not exist": ("moves", QUESTION | {"x": 1}, ProblemCode.INVALID_REQUEST),
    "a game that does not exist": ("begin", {"variant": "puf"}, ProblemCode.UNKNOWN_GAME),
    "the id of such a game": ("moves", {"id": "1~puf~~~open"}, ProblemCode.UNKNOWN_GAME),
    "an id that cannot be read": ("moves", {"id": "1~backgammon"}, ProblemCode.UNREADABLE_TEXT),
    "a text in no notation": ("convert", {"id": "hello"}, ProblemCode.UNREADABLE_TEXT),
    "a checker too few": ("moves", with_white(p19=14), ProblemCode.IMPOSSIBLE_STATE),
    "an option of another game": (
        "moves",
        QUESTION | {"options": {"towers": 2}},
        ProblemCode.IMPOSSIBLE_STATE,
    ),
    "a play against the rules": (
        "advance",
        {**STATE, "turn": TO_PLAY, "action": {"do": "play", "moves": []}},
        ProblemCode.ILLEGAL_ACTION,
    ),
    "an action that is not due": (
        "advance",
        {**STATE, "turn": TO_PLAY, "action": {"do": "roll", "dice": [3, 1]}},
        ProblemCode.ILLEGAL_ACTION,
    ),
    "moves that begin no play": (
        "moves",
        QUESTION | {"played": [{"from": "1", "to": "20"}]},
        ProblemCode.ILLEGAL_ACTION,
    ),
    "a notation that would lose something": (
        "convert",
        {
            **STATE,
            "turn": {"player": "white", "stages": [{"do": "roll"}]},
            "options": {"backgammon_multiplier": 2},
            "to": ["xgid"],
            "lossless": True,
        },
        ProblemCode.NOT_EXPRESSIBLE,
    ),
    "a text that is no record": ("replay", {"content": "hello"}, ProblemCode.NOT_A_RECORD),
}


@pytest.mark.parametrize("case", KINDS)
def test_the_code_says_what_kind_of_error_it_is(http: FlaskClient, case: str) -> None:
    path, body, code = KINDS[case]
    response = http.post(f"/v1/{path}", json=body)
    assert errors(response, PROBLEMS[code].status)
    problem = response.get_json()
    assert (problem["code"], problem["type"]) == (code, f"/problems/{code}")


@pytest.mark.parametrize("case", KINDS)
def test_a_batch_item_has_the_problem_that_it_would_have_alone(
    http: FlaskClient, case: str
) -> None:
    path, body, _ = KINDS[case]
    alone = http.post(f"/v1/{path}", json=body).get_json()
    item = {"operation": path, "request": body}
    (answer,) = http.post("/v1/batch", json=[item]).get_json()
    assert answer["problem"] == alone


def test_of_several_faults_the_first_decides_the_code(http: FlaskClient) -> None:
    body = {**STATE, "position": {**START, "white": {"1": 1}}, "turn": TO_PLAY}
    action = {"do": "play", "moves": [{"from": "2", "to": "3"}]}
    problem = http.post("/v1/advance", json={**body, "action": action}).get_json()
    assert problem["code"] == "impossible_state"
    assert problem["errors"][0]["code"] == "wrong_total"


def test_the_detail_names_the_field_of_the_only_fault(http: FlaskClient) -> None:
    problem = http.post("/v1/moves", json=with_white(p19=14)).get_json()
    assert problem["detail"] == (
        "/position/white: White must have 15 checkers in this game, not 14."
    )


def test_the_detail_counts_the_faults_and_names_the_field_of_the_first(http: FlaskClient) -> None:
    body = with_white(p19=14) | {"options": {"towers": 2, "x": 1}}
    problem = http.post("/v1/moves", json=body).get_json()
    assert problem["detail"].startswith("2 faults; the first at /options/towers: ")
    german = http.post("/v1/moves", json=body, headers={"Accept-Language": "de"}).get_json()
    assert german["detail"].startswith("Fehler: 2; der erste bei /options/towers: ")


def test_a_detail_stays_short_however_long_the_key_is(http: FlaskClient) -> None:
    problem = http.post("/v1/moves", json=QUESTION | {"x" * 10_000: 1}).get_json()
    assert len(problem["detail"]) < 200
    assert len(problem["errors"][0]["pointer"]) == 10_001


def test_an_action_on_a_finished_game_is_refused_with_the_outcome(http: FlaskClient) -> None:
    body = {**OVER, "turn": None, "action": {"do": "roll", "dice": [3, 1]}}
    response = http.post("/v1/advance", json=body)
    assert {code for code, _ in errors(response, 422)} == {"game_over"}
    assert response.get_json()["outcome"]["winner"] == "white"


def test_a_fault_lists_the_words_that_are_allowed(http: FlaskClient) -> None:
    problem = http.post("/v1/moves", json=QUESTION | {"player": "red"}).get_json()
    assert problem["errors"][0]["known"] == ["white", "black"]


def test_allowed_values_that_are_no_words_are_listed_as_words() -> None:
    known = {"name": "hit", "value": 3, "known": [1, True, "two"]}
    assert fault(Fault("unknown_option_value", facts=known))["known"] == ["1", "true", "two"]


def test_a_fault_lists_the_ways_a_move_can_go() -> None:
    ways = [[Move("12", "18", 6), Move("18", "19", 1)], [Move("12", "13", 1, hit=True)]]
    assert fault(Fault("game_over", facts={"ways": ways}))["ways"] == [
        [{"from": "12", "to": "18", "number": 6}, {"from": "18", "to": "19", "number": 1}],
        [{"from": "12", "to": "13", "number": 1, "hit": True}],
    ]


def test_the_ways_to_read_a_text_are_in_its_sentence_only() -> None:
    assert "ways" not in fault(Fault("text_ambiguous", facts={"ways": ["8/5", "6/3"]}))


def test_an_error_of_the_service_itself_gives_nothing_away() -> None:
    problem = problem_for(RuntimeError("secret"))
    assert (problem["status"], problem["code"]) == (500, "internal_error")
    assert "secret" not in problem["detail"]("en")
