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
    "position is null": (QUESTION | {"position": None}, {("missing", "/position")}),
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
    "a die of 7": (QUESTION | {"dice": [7, 1]}, {("out_of_range", "/dice/0")}),
    "a die of 0": (QUESTION | {"dice": [6, 0]}, {("out_of_range", "/dice/1")}),
    "three dice": (QUESTION | {"dice": [1, 2, 3]}, {("wrong_size", "/dice")}),
    "one die": (QUESTION | {"dice": [1]}, {("wrong_size", "/dice")}),
    "a third player": (QUESTION | {"player": "red"}, {("unknown_word", "/player")}),
    "no dice": (
        {key: value for key, value in QUESTION.items() if key != "dice"},
        {("missing", "/dice")},
    ),
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
    "a list with a null": (QUESTION | {"dice": [3, None]}, {("not_whole", "/dice/1")}),
    "move from a number": (
        QUESTION | {"played": [{"from": 1, "to": "2"}]},
        {("wrong_type", "/played/0/from")},
    ),
    "unknown field that is null": (QUESTION | {"playd": None}, {("unknown_field", "/playd")}),
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


def test_empty_places_may_be_sent(http: FlaskClient) -> None:
    exact = http.post("/v1/moves", json=QUESTION).get_json()
    white = {**START["white"], "2": 0, "bar": 0, "captured": 0}
    question = QUESTION | {"position": {**START, "white": white}}
    assert http.post("/v1/moves", json=question).get_json() == exact


def test_null_is_absent_wherever_a_field_is_optional(http: FlaskClient) -> None:
    exact = http.post("/v1/moves", json=QUESTION).get_json()
    position = {**START, "marks": None, "phase": None}
    nothing = dict.fromkeys(("id", "turn", "stakes", "offer", "ended", "chouette", "played"))
    body = {**QUESTION, **nothing, "position": position, "options": {"opening": None}}
    assert http.post("/v1/moves", json=body).get_json() == exact
    played = [{"from": "1", "to": "4", "number": None, "hit": None}]
    short = [{"from": "1", "to": "4"}]
    assert (
        http.post("/v1/moves", json={**QUESTION, "played": played}).get_json()
        == http.post("/v1/moves", json={**QUESTION, "played": short}).get_json()
    )


def test_null_is_no_number_of_checkers(http: FlaskClient) -> None:
    position = {**START, "white": {**START["white"], "2": None}}
    problem = http.post("/v1/moves", json={**QUESTION, "position": position}).get_json()
    assert [(one["code"], one["pointer"]) for one in problem["errors"]] == [
        ("not_whole", "/position/white/2")
    ]


def test_null_is_absent_inside_stakes_marks_and_turns(http: FlaskClient) -> None:
    stakes = {"money": {"per_point": None}, "match": None, "cube": {"value": 1, "owner": None}}
    marks = {"white": None, "black": None}
    turn = {"player": "white", "stages": [{"do": "roll", "by": None}], "thrown": None}
    state = {"variant": "backgammon", "position": {**START, "marks": marks}, "turn": turn}
    response = http.post("/v1/moves", json={**state, "stakes": stakes})
    assert response.status_code == 200, response.get_json()


@pytest.mark.parametrize(
    ("path", "body", "missing"),
    [
        ("begin", {"variant": None}, "/variant"),
        ("judge", QUESTION | {"moves": [{"from": None, "to": "2"}]}, "/moves/0/from"),
        ("moves", QUESTION | {"position": {**START, "black": None}}, "/position/black"),
        ("advance", {"variant": "backgammon", "position": START, "action": None}, "/action"),
        (
            "begin",
            {"variant": "backgammon", "throws": [{"white": None, "black": 1}]},
            "/throws/0/white",
        ),
    ],
)
def test_a_required_field_that_is_null_is_missing(
    http: FlaskClient, path: str, body: object, missing: str
) -> None:
    assert ("missing", missing) in errors(http.post(f"/v1/{path}", json=body), 400)


def detail(http: FlaskClient, path: str, body: object) -> str:
    """The sentence of the first fault."""
    sentence: str = http.post(f"/v1/{path}", json=body).get_json()["errors"][0]["detail"]
    return sentence


def test_the_fault_of_a_number_that_must_be_text_says_how_to_write_it(http: FlaskClient) -> None:
    body = QUESTION | {"played": [{"from": 17, "to": "20"}]}
    assert detail(http, "moves", body) == (
        '`from` must be text: send "17" in quotes, not the number 17.'
    )


def test_the_fault_of_text_that_must_be_a_number_says_how_to_write_it(http: FlaskClient) -> None:
    assert detail(http, "moves", QUESTION | {"dice": ["3", 1]}) == (
        "`dice[0]` must be a number: send 3 without quotes, not a text."
    )


def test_an_id_beside_what_it_contains_is_refused(http: FlaskClient) -> None:
    assert detail(http, "moves", {"id": "x", "position": START}) == (
        "Send either `id` or `position`; the id contains it."
    )


@pytest.mark.parametrize("dice", ["31", "3,1", "", "three-one", "3--1", "\u0663-1"])
def test_dice_in_an_address_that_cannot_be_read_name_the_form(http: FlaskClient, dice: str) -> None:
    path = "/v1/moves/1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.roll"
    response = http.get(path, query_string={"dice": dice})
    assert errors(response, 400) == {("unreadable_dice", "/dice")}
    assert "`dice=3-1`" in response.get_json()["detail"]
