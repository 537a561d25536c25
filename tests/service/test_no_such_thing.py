"""What fits the contract but cannot exist in the game is 422, with every fault."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.variants import VARIANTS
from tests.service.asking import POSTS, QUESTION, START, errors, with_white

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
        QUESTION | {"options": {"opening": "late", "backgammon_multiplier": 4, "x": 1}},
        {
            ("unknown_option_value", "/options/opening"),
            ("unknown_option_value", "/options/backgammon_multiplier"),
            ("unknown_option", "/options/x"),
        },
    ),
    "moves in a finished game": (
        QUESTION
        | {
            "position": {"white": {"off": 15}, "black": {"1": 15}},
            "played": [{"from": "24", "to": "off"}],
        },
        {("game_over", "/played")},
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
    players = {"players": ["Ann", "Bob", "Cat"]}
    bets = [{"member": name, "against": "Ann", "cube": {"value": 1}} for name in ("Bob", "Cat")]
    more: dict[str, dict[str, Any]] = {
        "advance": {"turn": None, "action": {"do": "play", "moves": []}},
        "moves": {"player": "white", "dice": [3, 1]},
        "judge": {"player": "white", "dice": [3, 1], "moves": []},
        "convert": {"turn": None},
        "chouette/begin": {"chouette": players},
        "chouette/advance": {
            "turn": None,
            "chouette": {**players, "bets": bets},
            "action": {"do": "play", "moves": []},
        },
    }
    position = {} if path.endswith("begin") else {"position": START}
    body = {"variant": "bakgammon", **position, **more.get(path, {})}
    response = http.post(f"/v1/{path}", json=body)
    assert errors(response, 422) == {("unknown_variant", "/variant")}
    fault = response.get_json()["errors"][0]
    assert fault["detail"].startswith('There is no game "bakgammon". Did you mean backgammon')
    assert fault["detail"].endswith("All games: GET /v1/variants.")
    assert fault["known"][0] == "backgammon" and len(fault["known"]) == len(VARIANTS)


WRONG_TURNS: dict[str, tuple[dict[str, Any], str, str]] = {
    "a turn without a player": (
        {"player": None, "stages": [{"do": "roll"}]},
        "/turn/stages/0/do",
        '`stages[0].do` cannot be "roll"; possible: "open".',
    ),
    "a roll of 7 and 1": (
        {"player": "white", "stages": [{"do": "play", "numbers": [7, 1]}]},
        "/turn/stages/0/numbers",
        "`stages[0].numbers` cannot be [7, 1]; possible: [6, 1].",
    ),
    "a double of two": (
        {"player": "white", "stages": [{"do": "play", "numbers": [3, 3]}]},
        "/turn/stages/0/numbers",
        "`stages[0].numbers` cannot be [3, 3]; possible: [3, 3, 3, 3].",
    ),
    "stages of another game": (
        {"player": "white", "stages": [{"do": "name_roll"}]},
        "/turn/stages/0/do",
        '`stages[0].do` cannot be "name_roll"; possible: "play" or "roll".',
    ),
    "a second stage": (
        {"player": "white", "stages": [{"do": "roll"}, {"do": "roll"}]},
        "/turn/stages/1/do",
        '`stages[1].do` cannot be "roll"; possible: null.',
    ),
    "numbers in order": (
        {"player": "white", "stages": [{"do": "play", "numbers": [3, 1], "in_order": True}]},
        "/turn/stages/0/in_order",
        "`stages[0].in_order` cannot be true; possible: false.",
    ),
    "dice from nowhere": (
        {"player": "white", "stages": [{"do": "roll"}], "thrown": [3, 1]},
        "/turn/thrown",
        "`thrown` cannot be [3, 1]; possible: null.",
    ),
}


@pytest.mark.parametrize("case", WRONG_TURNS)
def test_a_turn_that_cannot_stand_is_422_and_says_which_part_is_wrong(
    http: FlaskClient, case: str
) -> None:
    turn, pointer, sentence = WRONG_TURNS[case]
    body = {"variant": "backgammon", "position": START, "turn": turn}
    response = http.post("/v1/moves", json=body)
    assert errors(response, 422) == {("no_such_turn", pointer)}
    assert response.get_json()["errors"][0]["detail"] == sentence


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
    assert response.get_json()["errors"][0]["detail"] == (
        "White must act first: a play; a roll was sent."
    )


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


def test_the_fault_of_towers_without_marks_names_the_marks(http: FlaskClient) -> None:
    setup = http.get("/v1/variants/doublets").get_json()["setup"]
    body = {"variant": "doublets", "position": {k: v for k, v in setup.items() if k != "marks"}}
    response = http.post("/v1/score", json=body)
    assert errors(response, 422) == {
        ("marks_needed", "/position/marks/white"),
        ("marks_needed", "/position/marks/black"),
    }
    assert response.get_json()["errors"][0]["detail"] == (
        "`position.marks` is missing: in Doublets it lists the standing towers."
    )


def test_a_cube_in_a_game_without_one_is_422(http: FlaskClient) -> None:
    body = {"variant": "gioul", "position": {"white": {"off": 15}, "black": {"1": 15}}, "cube": 2}
    assert errors(http.post("/v1/score", json=body), 422) == {("no_cube", "/cube")}
    assert http.post("/v1/score", json=body | {"cube": 1}).status_code == 200


def test_throws_after_the_decision_are_422(http: FlaskClient) -> None:
    throws = [{"white": 3, "black": 3}, {"white": 5, "black": 2}, {"white": 1, "black": 2}]
    response = http.post("/v1/begin", json={"variant": "backgammon", "throws": throws})
    assert errors(response, 422) == {("throw_after_decision", "/throws/2")}
