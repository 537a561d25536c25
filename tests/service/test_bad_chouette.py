"""Chouettes that cannot be, or that do not fit the contract: refused, each fault with its place."""

from __future__ import annotations

import random
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.service.asking import errors
from tests.service.chouettes import BOARD, FOUR, OPENING, THREE, ask, bet, read
from tests.service.client import Json

CANNOT_BE: dict[str, tuple[Json, Json, set[tuple[str, str]]]] = {
    "the same player twice": (
        {**THREE, "players": ["Ann", "Bob", "Bob"]},
        {"do": "double", "by": "Ann"},
        {("player_repeated", "/chouette/players")},
    ),
    "a stranger with a bet": (
        {**THREE, "bets": [bet("Bob"), bet("Zed")]},
        {"do": "double", "by": "Ann"},
        {("player_unknown", "/chouette/bets/1/member")},
    ),
    "a bet twice": (
        {**THREE, "bets": [bet("Bob"), bet("Bob")]},
        {"do": "double", "by": "Ann"},
        {("player_repeated", "/chouette/bets/0"), ("player_repeated", "/chouette/bets/1")},
    ),
    "two cubes where there is one": (
        {**THREE, "bets": [bet("Bob"), bet("Cat", value=2, owner="white")]},
        {"do": "double", "by": "Ann"},
        {("not_one_cube", "/chouette/bets")},
    ),
    "a cube at 3": (
        {**THREE, "bets": [bet("Bob", value=3), bet("Cat", value=3)]},
        {"do": "double", "by": "Ann"},
        {
            ("no_power_of_two", "/chouette/bets/0/cube/value"),
            ("no_power_of_two", "/chouette/bets/1/cube/value"),
        },
    ),
    "a partner among three": (
        {**THREE, "partner": "Cat", "options": {"box_partner": True}},
        {"do": "double", "by": "Ann"},
        {("no_partner", "/chouette/partner")},
    ),
    "an extra cube without a player": (
        {**THREE, "bets": [bet("Bob"), bet("Cat"), bet("Cat", "Bob")]},
        {"do": "double", "by": "Ann"},
        {("no_extra_cubes", "/chouette/bets/2/against")},
    ),
    "a payment to oneself": (
        {**THREE, "payments": [{"from": "Ann", "to": "Ann", "points": 1}]},
        {"do": "double", "by": "Ann"},
        {("no_such_payment", "/chouette/payments/0")},
    ),
    "a captain who has won and plays": (
        {**THREE, "captain_won": True},
        {"do": "double", "by": "Ann"},
        {("captain_still_plays", "/chouette/captain_won")},
    ),
    "a captain who has dropped and leads": (
        {**THREE, "bets": [bet("Cat")], "captain_won": False},
        {"do": "double", "by": "Ann"},
        {("captain_gone", "/chouette/captain_won")},
    ),
    "no bets": (
        {**THREE, "bets": []},
        {"do": "double", "by": "Ann"},
        {("game_over", "/chouette/bets")},
    ),
    "beavers with one cube": (
        {**THREE, "options": {"beavers": "beaver"}},
        {"do": "double", "by": "Ann"},
        {("beavers_need_cubes", "/chouette/options/beavers")},
    ),
    "options of a match": (
        {**THREE, "options": {"holland": True}},
        {"do": "double", "by": "Ann"},
        {("unknown_stakes_option", "/chouette/options/holland")},
    ),
    "a double without a player": (
        THREE,
        {"do": "double", "by": "Zed"},
        {("player_unknown", "/action/by")},
    ),
    "a double to a stranger": (
        THREE,
        {"do": "double", "by": "Ann", "to": ["Bob", "Cat", "Zed"]},
        {("player_unknown", "/action/to/2")},
    ),
    "a member who doubles": (
        THREE,
        {"do": "double", "by": "Cat"},
        {("not_the_leader", "/action"), ("not_your_turn", "/action/do")},
    ),
    "an answer to nothing": (
        THREE,
        {"do": "answer", "answers": [{"by": "Bob", "do": "take"}]},
        {("nothing_offered", "/action/answers/0/do")},
    ),
    "not all answer": (
        FOUR,
        {"do": "answer", "answers": [{"by": "Bob", "do": "take"}, {"by": "Bob", "do": "drop"}]},
        {("answered_twice", "/action/answers/1/do"), ("not_answered", "/action/answers")},
    ),
    "a partner in mid game": (
        THREE,
        {"do": "partner", "drawn": "Cat"},
        {("game_begun", "/action/do")},
    ),
    "too many leave in mid game": (
        {**THREE, "joining": ["Dan"]},
        {"do": "change", "leaving": ["Ann", "Dan"]},
        {("player_count", "/action")},
    ),
    "a stranger leaves after the game": (
        {**THREE, "leaving": ["Zed"], "joining": ["Bob"]},
        {"do": "double", "by": "Ann"},
        {("player_unknown", "/chouette/leaving/0"), ("player_repeated", "/chouette/joining/0")},
    ),
    "a backgammon and a half": (
        THREE,
        {"do": "end", "winner": "white"},
        {("value_needed", "/action/value")},
    ),
    "a draw of three": (
        THREE,
        {"do": "end", "winner": None, "value": 3},
        {("draw_has_no_value", "/action/value")},
    ),
}


@pytest.mark.parametrize("case", CANNOT_BE)
def test_a_chouette_that_cannot_be_is_422(http: FlaskClient, case: str) -> None:
    chouette, action, expected = CANNOT_BE[case]
    assert errors(ask(http, chouette, action), 422) == expected


EIGHT = [*"ABCDEFG", "Hal"]
NAMES_IN: dict[str, tuple[Json, set[tuple[str, str]]]] = {
    "leaving twice": (
        {"do": "change", "leaving": ["B", "B"]},
        {("player_repeated", "/action/leaving/1")},
    ),
    "a stranger leaves": (
        {"do": "change", "leaving": ["Zed"]},
        {("player_unknown", "/action/leaving/0")},
    ),
    "joining twice": (
        {"do": "change", "joining": ["Zed", "Zed"]},
        {("player_repeated", "/action/joining/1")},
    ),
    "a player joins": (
        {"do": "change", "joining": ["Zed", "B"]},
        {("player_repeated", "/action/joining/1")},
    ),
    "a volunteer twice": (
        {"do": "partner", "volunteers": ["B", "B"]},
        {("player_repeated", "/action/volunteers/1")},
    ),
    "the captain is not drawn": (
        {"do": "partner", "drawn": "B"},
        {("not_in_the_lot", "/action/drawn")},
    ),
    "a draw with a player twice": (
        {"do": "offer_draw", "by": "A", "to": ["B", "B"]},
        {("player_repeated", "/action/to/1")},
    ),
    "a stranger resigns": (
        {"do": "resign", "by": "Zed", "value": 1},
        {("player_unknown", "/action/by")},
    ),
    "a stranger is awarded": (
        {"do": "award", "to": "Zed", "value": 1},
        {("player_unknown", "/action/to")},
    ),
    "an answer to a stranger": (
        {"do": "take", "by": "B", "to": "Zed"},
        {("player_unknown", "/action/to")},
    ),
    "a stranger among the answers": (
        {"do": "answer", "answers": [{"by": "B", "do": "take"}, {"by": "Zed", "do": "drop"}]},
        {("player_unknown", "/action/answers/1/by"), ("nothing_offered", "/action/answers/0/do")},
    ),
}


@pytest.mark.parametrize("path", ["chouette", "moves", "picture", "bear-off", "score"])
def test_a_turn_without_bets_is_refused_everywhere(http: FlaskClient, path: str) -> None:
    body = {**BOARD, "chouette": {**THREE, "bets": []}}
    found = errors(http.post(f"/v1/{path}", json=body), 422)
    assert found == {("game_over", "/chouette/bets")}


@pytest.mark.parametrize("case", NAMES_IN)
def test_unknown_and_repeated_names_are_refused_where_they_stand(
    http: FlaskClient, case: str
) -> None:
    """The sentence names the player, too."""
    action, expected = NAMES_IN[case]
    chouette = {"players": EIGHT, "options": {"box_partner": True}}
    begun = http.post(
        "/v1/chouette/begin", json={"variant": "backgammon", "chouette": chouette}
    ).get_json()
    reply = http.post("/v1/chouette/advance", json={**begun["state"], "action": action})
    assert errors(reply, 422) == expected
    for fault in reply.get_json()["errors"]:
        if fault["code"].startswith("player_"):
            assert fault["detail"].startswith(("B ", "Zed "))


def test_before_the_opening_throw_a_player_is_out_only_by_an_award(http: FlaskClient) -> None:
    opening = {**BOARD, "turn": {"player": None, "stages": [{"do": "open"}]}}
    paid = {**THREE, "payments": [{"from": "Bob", "to": "Ann", "points": 1}]}
    for chouette in (paid, {**THREE, "bets": [bet("Bob")]}):
        body = {**opening, "chouette": chouette, "action": {"do": "open", "white": 2, "black": 1}}
        found = errors(http.post("/v1/chouette/advance", json=body), 422)
        assert found == {("not_begun", "/chouette")}
    partner = {**opening, "chouette": THREE, "action": {"do": "partner", "drawn": "Cat"}}
    found = errors(http.post("/v1/chouette/advance", json=partner), 422)
    assert found == {("no_partner", "/action/do")}


DOES_NOT_FIT: dict[str, tuple[Any, Any, set[tuple[str, str]]]] = {
    "a list": ([], {"do": "roll", "dice": [1, 2]}, {("wrong_type", "/chouette")}),
    "two players": (
        {**THREE, "players": ["Ann", "Bob"]},
        {"do": "roll", "dice": [1, 2]},
        {("wrong_size", "/chouette/players")},
    ),
    "a nameless player": (
        {**THREE, "players": ["Ann", "Bob", ""]},
        {"do": "roll", "dice": [1, 2]},
        {("wrong_length", "/chouette/players/2")},
    ),
    "a third of a point": (
        {**THREE, "payments": [{"from": "Bob", "to": "Ann", "points": 0.3}]},
        {"do": "roll", "dice": [1, 2]},
        {("not_half_points", "/chouette/payments/0/points")},
    ),
    "points without end": (
        {**THREE, "payments": [{"from": "Bob", "to": "Ann", "points": 1e300}]},
        {"do": "roll", "dice": [1, 2]},
        {("not_half_points", "/chouette/payments/0/points")},
    ),
    "points that are true": (
        {**THREE, "payments": [{"from": "Bob", "to": "Ann", "points": True}]},
        {"do": "roll", "dice": [1, 2]},
        {("not_half_points", "/chouette/payments/0/points")},
    ),
    "an answer that doubles": (
        FOUR,
        {"do": "answer", "answers": [{"by": "Bob", "do": "double"}]},
        {("unknown_word", "/action/answers/0/do")},
    ),
    "an action of two players": (
        THREE,
        {"do": "award_match", "to": "white"},
        {("unknown_word", "/action/do")},
    ),
    "half an action": (THREE, {"do": "double"}, {("missing", "/action/by")}),
}


@pytest.mark.parametrize("case", DOES_NOT_FIT)
def test_a_chouette_that_does_not_fit_the_contract_is_400(http: FlaskClient, case: str) -> None:
    chouette, action, expected = DOES_NOT_FIT[case]
    assert errors(ask(http, chouette, action), 400) == expected


def test_names_with_slashes_are_pointed_at_properly(http: FlaskClient) -> None:
    players = ["A/B", "C~D", "E"]
    body = {"variant": "backgammon", "chouette": {"players": players}}
    rounds = [{"A/B": 7, "C~D": 1, "E": 2}]
    found = errors(http.post("/v1/chouette/begin", json={**body, "rounds": rounds}), 400)
    assert found == {("out_of_range", "/rounds/0/A~1B")}
    rounds = [{"A/B": 6, "C~D": 5, "E": 2, "F/G": 3}]
    found = errors(http.post("/v1/chouette/begin", json={**body, "rounds": rounds}), 422)
    assert found == {("throw_unneeded", "/rounds/0/F~1G")}


def test_a_changed_id_of_a_chouette_is_read_or_refused(http: FlaskClient) -> None:
    """No text is an internal error: characters left out, doubled or replaced."""
    totals = {"game": 2, "totals": {"Ann": 1.5, "Zoe": -1.5}}
    text = read(http, {**FOUR, **totals}).get_json()["id"].partition("~chouette")
    pieces = ["", ".", "-", "0", "9", "_", "minus"]
    dice = random.Random(17)
    for _ in range(300):
        field = list(text[2])
        for _ in range(dice.randint(1, 3)):
            at = dice.randrange(len(field))
            field[at : at + dice.randint(0, 6)] = dice.choice(pieces)
            field = field or ["."]
        response = http.post("/v1/chouette", json={"id": text[0] + text[1] + "".join(field)})
        assert response.status_code in (200, 422), (field, response.text)


def test_a_game_does_not_end_before_the_opening_throw(http: FlaskClient) -> None:
    end = {"do": "end", "winner": "white", "value": 1}
    body = {**BOARD, **OPENING, "chouette": THREE, "action": end}
    found = errors(http.post("/v1/chouette/advance", json=body), 422)
    assert found == {("not_begun", "/action/do")}


@pytest.mark.parametrize(
    "action",
    [
        {"do": "roll", "dice": [3, 1]},
        {"do": "end", "winner": "white", "value": 1},
    ],
)
def test_the_game_goes_on_only_after_all_answers(http: FlaskClient, action: Json) -> None:
    doubled = ask(http, THREE, {"do": "double", "by": "Ann"}).get_json()
    reply = http.post("/v1/chouette/advance", json={"id": doubled["id"], "action": action})
    assert errors(reply, 422) == {("not_answered", "/action/do")}
    assert reply.get_json()["code"] == "illegal_action"


def test_an_id_without_a_chouette_is_refused(http: FlaskClient) -> None:
    board = http.post("/v1/moves", json=BOARD).get_json()["id"]
    found = errors(http.post("/v1/chouette", json={"id": board}), 422)
    assert found == {("chouette_needed", "/id")}
    assert errors(http.post("/v1/chouette", json=BOARD), 400) == {("missing", "/chouette")}


def test_a_chouette_has_no_stakes_beside_it(http: FlaskClient) -> None:
    stakes = {"match": {"length": 3}}
    body = {**BOARD, "chouette": THREE, "stakes": stakes}
    found = errors(http.post("/v1/moves", json=body), 422)
    assert found == {("stakes_in_chouette", "/stakes")}
    both = read(http, THREE).get_json()["id"].replace("~chouette", "~match-3~chouette")
    found = errors(http.post("/v1/chouette", json={"id": both}), 422)
    assert found == {("stakes_in_chouette", "/id")}


@pytest.mark.parametrize("path", ["advance", "convert"])
def test_operations_of_two_players_take_no_chouette(http: FlaskClient, path: str) -> None:
    action = {"action": {"do": "roll", "dice": [1, 2]}} if path == "advance" else {}
    body = {"id": read(http, THREE).get_json()["id"], **action}
    assert errors(http.post(f"/v1/{path}", json=body), 422) == {("no_chouette_here", "/id")}
