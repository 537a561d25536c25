"""Stakes that do not fit the contract are 400, stakes that cannot be are 422."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.service.asking import START, errors

Expected = set[tuple[str, str]]

STATE: dict[str, Any] = {
    "variant": "backgammon",
    "position": START,
    "turn": {"player": "white", "stages": [{"do": "roll"}]},
}
MATCH = {"match": {"length": 5}}
OFFER = {"kind": "double", "by": "white", "value": 2}


def money(**more: Any) -> dict[str, Any]:
    return {"money": {}, **more}


DOES_NOT_FIT: dict[str, tuple[Any, Expected]] = {
    "a list": ([], {("wrong_type", "/stakes")}),
    "nothing": ({}, {("money_or_match", "/stakes")}),
    "an option that is neither true nor false": (
        {"money": {}, "options": {"jacoby": 1}},
        {("wrong_type", "/stakes/options/jacoby")},
    ),
    "money and match": ({**MATCH, "money": {}}, {("money_or_match", "/stakes")}),
    "money is a number": ({"money": 5}, {("wrong_type", "/stakes/money")}),
    "an amount in figures": (
        {"money": {"per_point": 0.1}},
        {("wrong_type", "/stakes/money/per_point")},
    ),
    "a match without length": ({"match": {}}, {("length_or_games", "/stakes/match")}),
    "a match to points and over games": (
        {"match": {"length": 5, "games": 5}},
        {("length_or_games", "/stakes/match")},
    ),
    "games played in a match to points": (
        {"match": {"length": 5, "played": 1}},
        {("length_or_games", "/stakes/match")},
    ),
    "a match over 0 games": ({"match": {"games": 0}}, {("out_of_range", "/stakes/match/games")}),
    "a match over 1001 games": (
        {"match": {"games": 1001}},
        {("out_of_range", "/stakes/match/games")},
    ),
    "a match to 0": ({"match": {"length": 0}}, {("out_of_range", "/stakes/match/length")}),
    "a match to 1001": ({"match": {"length": 1001}}, {("out_of_range", "/stakes/match/length")}),
    "a match to 10^300": ({"match": {"length": 1e300}}, {("out_of_range", "/stakes/match/length")}),
    "a score below nothing": (
        {"match": {"length": 5, "white": -1}},
        {("out_of_range", "/stakes/match/white")},
    ),
    "Crawford tomorrow": (
        {"match": {"length": 5, "crawford_game": "tomorrow"}},
        {("unknown_word", "/stakes/match/crawford_game")},
    ),
    "a cube that shows nothing": (money(cube={}), {("missing", "/stakes/cube/value")}),
    "a cube of 2^21": (
        money(cube={"value": 2**21}),
        {("out_of_range", "/stakes/cube/value")},
    ),
    "a cube of true": (money(cube={"value": True}), {("not_whole", "/stakes/cube/value")}),
    "a third owner": (
        money(cube={"value": 2, "owner": "red"}),
        {("unknown_word", "/stakes/cube/owner")},
    ),
    "half a count": (money(turns={"white": 1}), {("missing", "/stakes/turns/black")}),
    "unknown field": (money(cub={}), {("unknown_field", "/stakes/cub")}),
    "everything at once": (
        {"match": {"length": "5"}, "cube": {"value": 0}, "turns": 3},
        {
            ("not_whole", "/stakes/match/length"),
            ("out_of_range", "/stakes/cube/value"),
            ("wrong_type", "/stakes/turns"),
        },
    ),
}


@pytest.mark.parametrize("case", DOES_NOT_FIT)
def test_stakes_that_do_not_fit_the_contract_are_400(http: FlaskClient, case: str) -> None:
    stakes, expected = DOES_NOT_FIT[case]
    assert errors(http.post("/v1/moves", json={**STATE, "stakes": stakes}), 400) == expected


@pytest.mark.parametrize("amount", ["", "-1", "1/0", "1.", ".5", "1e3", "٣", "1" * 10, "NaN", "1 "])
def test_an_amount_that_cannot_be_read_is_400(http: FlaskClient, amount: str) -> None:
    body = {**STATE, "stakes": {"money": {"per_point": amount}}}
    assert errors(http.post("/v1/moves", json=body), 400) == {
        ("bad_amount", "/stakes/money/per_point")
    }


CANNOT_BE: dict[str, tuple[dict[str, Any], Expected]] = {
    "a cube at 3": (money(cube={"value": 3}), {("no_power_of_two", "/stakes/cube/value")}),
    "a centred cube at 2": (money(cube={"value": 2}), {("owner_needed", "/stakes/cube/owner")}),
    "an owner of a cube that was never turned": (
        money(cube={"value": 1, "owner": "white"}),
        {("not_turned", "/stakes/cube/owner")},
    ),
    "an automatic double that is not agreed": (
        money(cube={"value": 2, "automatic": 1}),
        {("automatic_not_agreed", "/stakes/cube/automatic")},
    ),
    "a limit of 33": (
        money(options={"cube_limit": 33}),
        {("unknown_option_value", "/stakes/options/cube_limit")},
    ),
    "unknown options": (
        money(options={"murphy": True, "beavers": "otters"}),
        {
            ("unknown_stakes_option", "/stakes/options/murphy"),
            ("unknown_option_value", "/stakes/options/beavers"),
        },
    ),
    "money options in a match": (
        {**MATCH, "options": {"jacoby": True, "beavers": "otter", "automatic_doubles": 1}},
        {
            ("money_only", f"/stakes/options/{name}")
            for name in ("jacoby", "beavers", "automatic_doubles")
        },
    ),
    "the Holland rule for money": (
        money(options={"holland": True}),
        {("match_only", "/stakes/options/holland")},
    ),
    "an amount of nothing": (
        {"money": {"per_point": "0"}},
        {("no_such_amount", "/stakes/money/per_point")},
    ),
    "an amount of too many digits": (
        {"money": {"per_point": "999999999.5"}},
        {("no_such_amount", "/stakes/money/per_point")},
    ),
    "a score beyond the match": (
        {"match": {"length": 5, "white": 6}},
        {("no_such_score", "/stakes/match/white")},
    ),
    "two winners": (
        {"match": {"length": 5, "white": 5, "black": 5}},
        {("both_have_won", "/stakes/match")},
    ),
    "a match that is won": (
        {"match": {"length": 5, "black": 5}},
        {("match_over", "/stakes/match")},
    ),
    "a score before the first game": (
        {"match": {"games": 5, "white": 1}},
        {("games_do_not_fit", "/stakes/match")},
    ),
    "a game that was won for nothing": (
        {"match": {"games": 5, "played": 3, "white": 1, "black": 1}},
        {("games_do_not_fit", "/stakes/match")},
    ),
    "more games than the match has": (
        {"match": {"games": 5, "played": 6, "white": 7}},
        {("games_do_not_fit", "/stakes/match")},
    ),
    "all games of the match played": (
        {"match": {"games": 2, "played": 2, "white": 1, "black": 1}},
        {("match_over", "/stakes/match")},
    ),
    "a Crawford game where games are counted": (
        {"match": {"games": 5, "crawford_game": "now"}},
        {("crawford_does_not_fit", "/stakes/match/crawford_game")},
    ),
    "the Holland rule where games are counted": (
        {"match": {"games": 5}, "options": {"holland": True}},
        {("holland_needs_crawford", "/stakes/options/holland")},
    ),
    "a beaver where games are counted": (
        {"match": {"games": 5}, "options": {"beavers": "beaver"}},
        {("money_only", "/stakes/options/beavers")},
    ),
    "Crawford too early": (
        {"match": {"length": 5, "crawford_game": "now"}},
        {("crawford_does_not_fit", "/stakes/match/crawford_game")},
    ),
    "Crawford left open by the score": (
        {"match": {"length": 5, "white": 4, "black": 2}},
        {("crawford_needed", "/stakes/match/crawford_game")},
    ),
    "Crawford over before the other has won a game": (
        {"match": {"length": 5, "white": 4, "crawford_game": "after"}},
        {("crawford_does_not_fit", "/stakes/match/crawford_game")},
    ),
    "a Crawford game where none is agreed": (
        {
            "match": {"length": 5, "white": 4, "black": 2, "crawford_game": "now"},
            "options": {"crawford": False},
        },
        {("crawford_does_not_fit", "/stakes/match/crawford_game")},
    ),
    "the Holland rule without the Crawford game": (
        {**MATCH, "options": {"holland": True, "crawford": False}},
        {("holland_needs_crawford", "/stakes/options/holland")},
    ),
    "a cube in the Crawford game": (
        {
            "match": {"length": 5, "white": 4, "crawford_game": "now"},
            "cube": {"value": 2, "owner": "white"},
        },
        {("crawford_game", "/stakes/cube")},
    ),
    "turns counted for nothing": (
        money(turns={"white": 1, "black": 0}),
        {("turns_not_counted", "/stakes/turns")},
    ),
    "turns that do not alternate": (
        {**MATCH, "options": {"holland": True}, "turns": {"white": 1, "black": 3}},
        {("turns_do_not_fit", "/stakes/turns")},
    ),
}


@pytest.mark.parametrize("case", CANNOT_BE)
def test_stakes_that_cannot_be_are_422(http: FlaskClient, case: str) -> None:
    stakes, expected = CANNOT_BE[case]
    assert errors(http.post("/v1/moves", json={**STATE, "stakes": stakes}), 422) == expected


IN_PIN: dict[str, tuple[dict[str, Any], Expected]] = {
    "a cube": (money(cube={"value": 2, "owner": "white"}), {("no_cube", "/stakes/cube")}),
    "options about the cube": (
        money(options={"jacoby": True, "cube_limit": 64}),
        {("no_cube", "/stakes/options/jacoby"), ("no_cube", "/stakes/options/cube_limit")},
    ),
}


@pytest.mark.parametrize("case", IN_PIN)
def test_a_game_without_a_cube_has_none(http: FlaskClient, case: str) -> None:
    stakes, expected = IN_PIN[case]
    assert (
        errors(http.post("/v1/begin", json={"variant": "pin", "stakes": stakes}), 422) == expected
    )


OFFERS: dict[str, tuple[dict[str, Any], int, Expected]] = {
    "an offer to take": (
        {"offer": {**OFFER, "kind": "take"}},
        400,
        {("unknown_word", "/offer/kind")},
    ),
    "half an offer": (
        {"offer": {"kind": "double"}},
        400,
        {("missing", "/offer/by"), ("missing", "/offer/value")},
    ),
    "a resignation at 4": (
        {"offer": {"kind": "resignation", "by": "white", "value": 4}},
        400,
        {("out_of_range", "/offer/value")},
    ),
    "an offer of the player who is not on turn": (
        {"offer": {**OFFER, "by": "black"}},
        422,
        {("not_your_turn", "/offer")},
    ),
    "an offer of four times the stake": (
        {"offer": {**OFFER, "value": 4}},
        422,
        {("offer_not_doubled", "/offer/value")},
    ),
    "a beaver where none is agreed": (
        {
            "stakes": money(cube={"value": 2, "owner": "black"}),
            "offer": {"kind": "beaver", "by": "black", "value": 4},
        },
        422,
        {("not_agreed", "/offer/kind")},
    ),
    "a double before the opening throw": (
        {"turn": {"player": None, "stages": [{"do": "open"}]}, "offer": OFFER},
        422,
        {("not_begun", "/offer")},
    ),
    "a settlement in a match": (
        {
            "stakes": MATCH,
            "offer": {"kind": "settlement", "by": "white", "payer": "white", "points": 1},
        },
        422,
        {("money_only", "/offer")},
    ),
    "an end in mid turn": (
        {"ended": {"how": "drop", "winner": "white"}},
        422,
        {("no_such_ending", "/turn")},
    ),
    "an unknown end": (
        {"turn": None, "ended": {"how": "boredom"}},
        400,
        {("unknown_word", "/ended/how")},
    ),
    "a match awarded for money": (
        {"turn": None, "ended": {"how": "match_forfeit", "winner": "white"}},
        422,
        {("match_only", "/ended/how")},
    ),
    "a mark in figures": ({"illegal": 1}, 400, {("wrong_type", "/illegal")}),
}


@pytest.mark.parametrize("case", OFFERS)
def test_offers_and_endings_that_cannot_be_are_refused(http: FlaskClient, case: str) -> None:
    more, status, expected = OFFERS[case]
    body = {**STATE, "stakes": money(), **more}
    assert errors(http.post("/v1/moves", json=body), status) == expected


AT_THE_START: dict[str, tuple[dict[str, Any], Expected]] = {
    "a cube with an owner": (
        money(cube={"value": 2, "owner": "white"}),
        {("not_begun", "/stakes/cube/owner")},
    ),
    "turns": (
        {**MATCH, "options": {"holland": True}, "turns": {"white": 1, "black": 0}},
        {("turns_do_not_fit", "/stakes/turns")},
    ),
}


@pytest.mark.parametrize("case", AT_THE_START)
def test_before_the_opening_throw_nothing_has_happened(http: FlaskClient, case: str) -> None:
    stakes, expected = AT_THE_START[case]
    body = {"variant": "backgammon", "stakes": stakes}
    assert errors(http.post("/v1/begin", json=body), 422) == expected


ACTIONS: dict[str, tuple[dict[str, Any], int, Expected]] = {
    "a double without a player": ({"do": "double"}, 400, {("missing", "/action/by")}),
    "red doubles": ({"do": "double", "by": "red"}, 400, {("unknown_word", "/action/by")}),
    "a double to 8": (
        {"do": "double", "by": "white", "value": 8},
        400,
        {("unknown_field", "/action/value")},
    ),
    "the opponent doubles": (
        {"do": "double", "by": "black"},
        422,
        {("not_your_turn", "/action/do")},
    ),
    "a take of nothing": ({"do": "take", "by": "black"}, 422, {("nothing_offered", "/action/do")}),
    "a resignation at no value": (
        {"do": "resign", "by": "white"},
        422,
        {("value_needed", "/action/value")},
    ),
    "a resignation at 9": (
        {"do": "resign", "by": "white", "value": 9},
        400,
        {("out_of_range", "/action/value")},
    ),
    "an answer to no resignation": (
        {"do": "accept", "by": "black"},
        422,
        {("nothing_offered", "/action/do")},
    ),
    "a draw of the opponent": (
        {"do": "offer_draw", "by": "black"},
        422,
        {("not_your_turn", "/action/do")},
    ),
    "a draw without repetition": (
        {"do": "claim_draw", "by": "white"},
        422,
        {("no_repetition", "/action/do")},
    ),
    "a settlement for a third": (
        {"do": "offer_settlement", "by": "white", "payer": "white", "points": 0.3},
        400,
        {("not_half_points", "/action/points")},
    ),
    "a settlement beyond the stake": (
        {"do": "offer_settlement", "by": "white", "payer": "white", "points": 3.5},
        422,
        {("no_such_settlement", "/action/points")},
    ),
    "an award of nothing": ({"do": "award", "to": "white"}, 400, {("missing", "/action/value")}),
    "an award of a match for money": (
        {"do": "award_match", "to": "white"},
        422,
        {("match_only", "/action/do")},
    ),
}


@pytest.mark.parametrize("case", ACTIONS)
def test_what_cannot_be_done_beside_the_board_is_refused(http: FlaskClient, case: str) -> None:
    action, status, expected = ACTIONS[case]
    body = {**STATE, "stakes": money(), "action": action}
    assert errors(http.post("/v1/advance", json=body), status) == expected


def test_faults_of_the_position_and_of_the_stakes_are_listed_together(http: FlaskClient) -> None:
    position = {**START, "white": {"19": 14}}
    body = {**STATE, "position": position, "stakes": money(cube={"value": 3})}
    assert errors(http.post("/v1/moves", json=body), 422) == {
        ("wrong_total", "/position/white"),
        ("no_power_of_two", "/stakes/cube/value"),
    }
