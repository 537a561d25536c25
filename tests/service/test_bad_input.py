"""What bad input gets: a problem that lists every fault. Never a 500, never a silent guess."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.wrappers import Response

from tests.contract import closed

START: dict[str, Any] = {
    "white": {"1": 2, "12": 5, "17": 3, "19": 5},
    "black": {"24": 2, "13": 5, "8": 3, "6": 5},
}
QUESTION: dict[str, Any] = {
    "variant": "backgammon",
    "position": START,
    "player": "white",
    "dice": [3, 1],
}
POSTS = ("begin", "advance", "moves", "judge", "bear-off", "score")


def with_white(**counts: Any) -> dict[str, Any]:
    """The opening question, White standing otherwise; `p1` is point 1."""
    white = {place.removeprefix("p"): count for place, count in counts.items()}
    return QUESTION | {"position": {**START, "white": white}}


def errors(response: Response, status: int) -> set[tuple[str, str]]:
    """The faults of a problem, code and pointer; the problem itself is held to the contract."""
    problem = response.get_json()
    assert response.status_code == problem["status"] == status, problem
    assert response.mimetype == "application/problem+json"
    assert closed.faults("Problem", problem) == []
    assert not any(fault["detail"][0].islower() for fault in problem.get("errors", ()))
    return {(fault["code"], fault["pointer"]) for fault in problem.get("errors", ())}


DOES_NOT_FIT = {
    "fractional count": (with_white(p19=14.5), {("not_whole", "/position/white/19")}),
    "count in words": (with_white(p19="2"), {("not_whole", "/position/white/19")}),
    "count is true": (with_white(p19=True), {("not_whole", "/position/white/19")}),
    "count is null": (with_white(p19=None), {("not_whole", "/position/white/19")}),
    "negative count": (with_white(p19=-1), {("out_of_range", "/position/white/19")}),
    "16 on a point": (with_white(p19=16), {("out_of_range", "/position/white/19")}),
    "huge count": (with_white(p19=10**400), None),
    "huge whole float": (with_white(p19=1e300), {("out_of_range", "/position/white/19")}),
    "unknown place": (with_white(p25=15), {("unknown_place", "/position/white/25")}),
    "place with a zero": (with_white(p01=15), {("unknown_place", "/position/white/01")}),
    "place to be escaped": (
        QUESTION | {"position": {**START, "white": {"a/b~c": 15}}},
        {("unknown_place", "/position/white/a~1b~0c")},
    ),
    "a side is missing": (
        QUESTION | {"position": {"white": {"1": 15}}},
        {("missing", "/position/black")},
    ),
    "a side is a list": (
        QUESTION | {"position": START | {"white": [15]}},
        {("wrong_type", "/position/white")},
    ),
    "position is null": (QUESTION | {"position": None}, {("is_null", "/position")}),
    "third side": (
        QUESTION | {"position": START | {"red": {}}},
        {("unknown_field", "/position/red")},
    ),
    "marks twice": (
        QUESTION | {"position": START | {"marks": {"white": ["1", "1"]}}},
        {("repeated", "/position/marks/white")},
    ),
    "marks beside the board": (
        QUESTION | {"position": START | {"marks": {"white": ["bar"]}}},
        {("unknown_word", "/position/marks/white/0")},
    ),
    "half a phase": (
        QUESTION | {"position": START | {"phase": {"white": "unstack"}}},
        {("missing", "/position/phase/black")},
    ),
    "phase is null": (
        QUESTION | {"position": START | {"phase": None}},
        {("wrong_type", "/position/phase")},
    ),
    "a die of 7": (QUESTION | {"dice": [7, 1]}, {("out_of_range", "/dice/0")}),
    "a die of 0": (QUESTION | {"dice": [6, 0]}, {("out_of_range", "/dice/1")}),
    "three dice": (QUESTION | {"dice": [1, 2, 3]}, {("wrong_size", "/dice")}),
    "one die": (QUESTION | {"dice": [1]}, {("wrong_size", "/dice")}),
    "a third player": (QUESTION | {"player": "red"}, {("unknown_word", "/player")}),
    "no dice": (
        {key: value for key, value in QUESTION.items() if key != "dice"},
        {("missing", "/dice")},
    ),
    "neither turn nor dice": ({"variant": "backgammon", "position": START}, {("missing", "/turn")}),
    "both turn and dice": (
        QUESTION | {"turn": {"player": "white", "stages": [{"do": "roll"}]}},
        {("either_or", "/player"), ("either_or", "/dice")},
    ),
    "misspelt field": (QUESTION | {"playd": []}, {("unknown_field", "/playd")}),
    "field called _schema": (QUESTION | {"_schema": 1}, {("unknown_field", "/_schema")}),
    "variant is a number": (QUESTION | {"variant": 1}, {("wrong_type", "/variant")}),
    "endless variant": (QUESTION | {"variant": "x" * 65}, {("wrong_length", "/variant")}),
    "options is a list": (QUESTION | {"options": []}, {("wrong_type", "/options")}),
    "option name to be escaped": (
        QUESTION | {"options": {"a/b": 1}},
        {("bad_name", "/options/a~1b")},
    ),
    "option is null": (
        QUESTION | {"options": {"opening": None}},
        {("wrong_type", "/options/opening")},
    ),
    "too many moves": (
        QUESTION | {"played": [{"from": "1", "to": "2"}] * 9},
        {("wrong_size", "/played")},
    ),
    "move from nowhere": (
        QUESTION | {"played": [{"from": "0", "to": "2"}]},
        {("unknown_word", "/played/0/from")},
    ),
    "move without an end": (QUESTION | {"played": [{"from": "1"}]}, {("missing", "/played/0/to")}),
    "hit is a word": (
        QUESTION | {"played": [{"from": "1", "to": "2", "hit": "yes"}]},
        {("wrong_type", "/played/0/hit")},
    ),
    "everything at once": (
        with_white(p25=1, p2=2.5) | {"player": "red", "dice": [7, 1], "x": 0},
        {
            ("unknown_place", "/position/white/25"),
            ("not_whole", "/position/white/2"),
            ("unknown_word", "/player"),
            ("out_of_range", "/dice/0"),
            ("unknown_field", "/x"),
        },
    ),
}


@pytest.mark.parametrize("case", DOES_NOT_FIT)
def test_what_does_not_fit_the_contract_is_400(http: FlaskClient, case: str) -> None:
    body, expected = DOES_NOT_FIT[case]
    found = errors(http.post("/v1/moves", json=body), 400)
    assert expected is None or found == expected


TURNS = {
    "no player": ({"stages": [{"do": "roll"}]}, {("missing", "/turn/player")}),
    "no stages": ({"player": "white"}, {("missing", "/turn/stages")}),
    "empty queue": ({"player": "white", "stages": []}, {("wrong_size", "/turn/stages")}),
    "unknown stage": (
        {"player": "white", "stages": [{"do": "sing"}]},
        {("unknown_word", "/turn/stages/0/do")},
    ),
    "stage that says nothing": (
        {"player": "white", "stages": [{}]},
        {("missing", "/turn/stages/0/do")},
    ),
    "play without numbers": (
        {"player": "white", "stages": [{"do": "play"}]},
        {("missing", "/turn/stages/0/numbers")},
    ),
    "number of 13": (
        {"player": "white", "stages": [{"do": "play", "numbers": [13]}]},
        {("out_of_range", "/turn/stages/0/numbers/0")},
    ),
    "unknown if_short": (
        {"player": "white", "stages": [{"do": "play", "numbers": [1], "if_short": "cry"}]},
        {("unknown_word", "/turn/stages/0/if_short")},
    ),
    "turn is a list": ([], {("wrong_type", "/turn")}),
}


@pytest.mark.parametrize("case", TURNS)
def test_a_turn_that_does_not_fit_is_400(http: FlaskClient, case: str) -> None:
    turn, expected = TURNS[case]
    body = {"variant": "backgammon", "position": START, "turn": turn}
    assert errors(http.post("/v1/moves", json=body), 400) == expected


NO_SUCH_THING = {
    "16 checkers": (with_white(p19=14, p1=2), {("wrong_total", "/position/white")}),
    "14 checkers": (with_white(p19=14), {("wrong_total", "/position/white")}),
    "both colours on a point": (
        with_white(p6=2, p19=13),
        {("both_colors", "/position/white/6")},
    ),
    "a place of another game": (
        with_white(reserve=15),
        {("no_such_place", "/position/white/reserve")},
    ),
    "a mark in a game without": (
        QUESTION | {"position": START | {"marks": {"white": ["1"]}}},
        {("no_marks_here", "/position/marks/white")},
    ),
    "a phase in a game without": (
        QUESTION | {"position": START | {"phase": {"white": "unstack", "black": "unstack"}}},
        {("no_phases_here", "/position/phase")},
    ),
    "a phase in a game without, and a checker too few": (
        QUESTION
        | {
            "position": {
                "white": {"19": 14},
                "black": START["black"],
                "phase": {"white": "restack", "black": "unstack"},
            }
        },
        {("no_phases_here", "/position/phase"), ("wrong_total", "/position/white")},
    ),
    "unknown option": (
        QUESTION | {"options": {"colour": "red"}},
        {("unknown_option", "/options/colour")},
    ),
    "unknown values and names of options": (
        QUESTION | {"options": {"opening": "late", "backgammon_multiplier": True, "x": 1}},
        {
            ("unknown_option_value", "/options/opening"),
            ("unknown_option_value", "/options/backgammon_multiplier"),
            ("unknown_option", "/options/x"),
        },
    ),
    "dice for a finished game": (
        QUESTION | {"position": {"white": {"off": 15}, "black": {"1": 15}}},
        {("game_over", "/dice")},
    ),
    "no moves of that kind": (
        QUESTION | {"played": [{"from": "1", "to": "6"}, {"from": "24", "to": "20"}]},
        {
            ("no_such_number", "/played/0"),
            ("blocked", "/played/0"),
            ("no_checker", "/played/1"),
            ("wrong_direction", "/played/1"),
        },
    ),
    "several things at once": (
        with_white(p6=2, p13=1, reserve=1),
        {
            ("wrong_total", "/position/white"),
            ("no_such_place", "/position/white/reserve"),
            ("both_colors", "/position/white/6"),
            ("both_colors", "/position/white/13"),
        },
    ),
}


@pytest.mark.parametrize("case", NO_SUCH_THING)
def test_what_fits_but_cannot_be_is_422(http: FlaskClient, case: str) -> None:
    body, expected = NO_SUCH_THING[case]
    assert expected <= errors(http.post("/v1/moves", json=body), 422)


def test_a_point_that_the_game_does_not_have(http: FlaskClient) -> None:
    position = {"white": {"10": 15}, "black": {"19": 15}}
    response = http.post("/v1/score", json={"variant": "ludus_lombardorum", "position": position})
    assert ("no_such_place", "/position/white/10") in errors(response, 422)


@pytest.mark.parametrize("path", POSTS)
def test_an_unknown_game_is_422_with_the_names_that_look_like_it(
    http: FlaskClient, path: str
) -> None:
    more: dict[str, dict[str, Any]] = {
        "advance": {"turn": None, "action": {"do": "play", "moves": []}},
        "moves": {"player": "white", "dice": [3, 1]},
        "judge": {"player": "white", "dice": [3, 1], "moves": []},
    }
    position = {} if path == "begin" else {"position": START}
    body = {"variant": "bakgammon", **position, **more.get(path, {})}
    response = http.post(f"/v1/{path}", json=body)
    assert errors(response, 422) == {("unknown_variant", "/variant")}
    assert "backgammon" in response.get_json()["errors"][0]["detail"]


WRONG_TURNS = {
    "nobody's turn": {"player": None, "stages": [{"do": "roll"}]},
    "a roll of 7 and 1": {"player": "white", "stages": [{"do": "play", "numbers": [7, 1]}]},
    "a double of two": {"player": "white", "stages": [{"do": "play", "numbers": [3, 3]}]},
    "stages of another game": {"player": "white", "stages": [{"do": "name_roll"}]},
    "dice from nowhere": {"player": "white", "stages": [{"do": "roll"}], "thrown": [3, 1]},
}


@pytest.mark.parametrize("case", WRONG_TURNS)
def test_a_turn_that_cannot_stand_is_422(http: FlaskClient, case: str) -> None:
    body = {"variant": "backgammon", "position": START, "turn": WRONG_TURNS[case]}
    assert errors(http.post("/v1/moves", json=body), 422) == {("no_such_turn", "/turn")}


def test_the_wrong_player_for_a_stage_is_422(http: FlaskClient) -> None:
    for player, status in (("white", 200), ("black", 422)):
        turn = {"player": player, "stages": [{"do": "name_roll"}]}
        body = {"variant": "two_rolls_vs_choice", "position": START, "turn": turn}
        assert http.post("/v1/moves", json=body).status_code == status


def test_a_game_that_goes_on_needs_a_turn(http: FlaskClient) -> None:
    body = {"variant": "backgammon", "position": START, "turn": None}
    assert errors(http.post("/v1/moves", json=body), 422) == {("turn_needed", "/turn")}


def test_an_action_after_the_end_is_422_and_carries_the_outcome(http: FlaskClient) -> None:
    position = {"white": {"off": 15}, "black": {"1": 15}}
    state = {"variant": "backgammon", "position": position, "turn": None}
    response = http.post("/v1/advance", json={**state, "action": {"do": "roll", "dice": [3, 1]}})
    assert errors(response, 422) == {("game_over", "/turn")}
    assert response.get_json()["outcome"]["result"] == "gammon"


def test_an_action_that_is_not_due_is_422(http: FlaskClient) -> None:
    turn = {"player": "white", "stages": [{"do": "play", "numbers": [3, 1]}]}
    state = {"variant": "backgammon", "position": START, "turn": turn}
    response = http.post("/v1/advance", json={**state, "action": {"do": "roll", "dice": [3, 1]}})
    assert errors(response, 422) == {("not_expected", "/action/do")}


ILLEGAL = {
    "too short": [{"from": "1", "to": "4"}],
    "blocked": [{"from": "12", "to": "13"}],
    "nothing": [],
    "with the wrong number": [{"from": "1", "to": "4", "number": 1}],
}


@pytest.mark.parametrize("case", ILLEGAL)
def test_an_illegal_play_is_422_with_the_reasons_of_the_judge(http: FlaskClient, case: str) -> None:
    turn = {"player": "white", "stages": [{"do": "play", "numbers": [3, 1]}]}
    state = {"variant": "backgammon", "position": START, "turn": turn}
    moves = ILLEGAL[case]
    refused = http.post("/v1/advance", json={**state, "action": {"do": "play", "moves": moves}})
    judged = http.post("/v1/judge", json={**state, "moves": moves}).get_json()
    assert errors(refused, 422)
    assert [(fault["code"], fault["rule"], fault["detail"]) for fault in judged["faults"]] == [
        (fault["code"], fault["rule"], fault["detail"]) for fault in refused.get_json()["errors"]
    ]


def test_a_play_is_not_judged_before_the_roll(http: FlaskClient) -> None:
    turn = {"player": "white", "stages": [{"do": "roll"}]}
    state = {"variant": "backgammon", "position": START, "turn": turn}
    for path, key in (("judge", "moves"), ("moves", "played")):
        body = {**state, key: [{"from": "1", "to": "2"}]}
        assert errors(http.post(f"/v1/{path}", json=body), 422) == {("not_expected", f"/{key}")}


def test_towers_without_a_phase_are_not_guessed_at(http: FlaskClient) -> None:
    setup = http.get("/v1/variants/doublets").get_json()["setup"]
    body = {"variant": "doublets", "position": {k: v for k, v in setup.items() if k != "phase"}}
    assert errors(http.post("/v1/score", json=body), 422) == {("phase_needed", "/position/phase")}


def test_a_cube_in_a_game_without_one_is_422(http: FlaskClient) -> None:
    body = {"variant": "gioul", "position": {"white": {"off": 15}, "black": {"1": 15}}, "cube": 2}
    assert errors(http.post("/v1/score", json=body), 422) == {("no_cube", "/cube")}
    assert http.post("/v1/score", json=body | {"cube": 1}).status_code == 200


@pytest.mark.parametrize("cube", [0, -2, 1.5, 2**20 + 1, "2", True])
def test_a_cube_is_a_whole_number_in_reason(http: FlaskClient, cube: object) -> None:
    body = {"variant": "backgammon", "position": START, "cube": cube}
    assert errors(http.post("/v1/score", json=body), 400)


def test_throws_after_the_decision_are_422(http: FlaskClient) -> None:
    throws = [{"white": 3, "black": 3}, {"white": 5, "black": 2}, {"white": 1, "black": 2}]
    response = http.post("/v1/begin", json={"variant": "backgammon", "throws": throws})
    assert errors(response, 422) == {("throw_after_decision", "/throws/2")}


def test_whole_numbers_may_be_written_with_a_point(http: FlaskClient) -> None:
    """JSON knows only numbers: 2.0 is an integer."""
    exact = http.post("/v1/moves", json=QUESTION).get_json()
    loose = json.loads(json.dumps(QUESTION).replace('"1": 2', '"1": 2.0'))
    loose["dice"] = [3.0, 1.0]
    assert loose["position"]["white"]["1"] == 2.0
    assert http.post("/v1/moves", json=loose).get_json() == exact


def test_empty_places_may_be_said(http: FlaskClient) -> None:
    exact = http.post("/v1/moves", json=QUESTION).get_json()
    white = {**START["white"], "2": 0, "bar": 0, "captured": 0}
    said = QUESTION | {"position": {**START, "white": white}}
    assert http.post("/v1/moves", json=said).get_json() == exact
