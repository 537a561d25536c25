"""What does not fit the contract is 400, with every fault. Never a silent guess."""

from __future__ import annotations

import json

import pytest
from flask.testing import FlaskClient

from tests.service.asking import QUESTION, START, errors, with_white

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
    "thrown is one die": (
        {"player": "white", "stages": [{"do": "roll"}], "thrown": [3]},
        {("wrong_size", "/turn/thrown")},
    ),
    "turn is a list": ([], {("wrong_type", "/turn")}),
}


@pytest.mark.parametrize("case", TURNS)
def test_a_turn_that_does_not_fit_is_400(http: FlaskClient, case: str) -> None:
    turn, expected = TURNS[case]
    body = {"variant": "backgammon", "position": START, "turn": turn}
    assert errors(http.post("/v1/moves", json=body), 400) == expected


ACTIONS = {
    "one die": ({"do": "roll", "dice": [3]}, {("wrong_size", "/action/dice")}),
    "dice are a text": ({"do": "roll", "dice": "31"}, {("wrong_type", "/action/dice")}),
    "three numbers": (
        {"do": "name_roll", "numbers": [3, 2, 1]},
        {("wrong_size", "/action/numbers")},
    ),
}


@pytest.mark.parametrize("case", ACTIONS)
def test_an_action_that_does_not_fit_is_400(http: FlaskClient, case: str) -> None:
    action, expected = ACTIONS[case]
    turn = {"player": "white", "stages": [{"do": "roll"}]}
    body = {"variant": "backgammon", "position": START, "turn": turn, "action": action}
    assert errors(http.post("/v1/advance", json=body), 400) == expected


@pytest.mark.parametrize("cube", [0, -2, 1.5, 2**20 + 1, "2", True])
def test_a_cube_is_a_whole_number_in_reason(http: FlaskClient, cube: object) -> None:
    body = {"variant": "backgammon", "position": START, "cube": cube}
    assert errors(http.post("/v1/score", json=body), 400)


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
