"""What the main question answers, where the contract's examples do not show it."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from tests.contract import closed
from tests.service.asking import QUESTION, START


def ask(http: FlaskClient, path: str, body: dict[str, Any]) -> Any:
    response = http.post(f"/v1/{path}", json=body)
    assert response.status_code == 200, response.get_json()
    return response.get_json()


def with_dice(http: FlaskClient, question: dict[str, Any]) -> Any:
    """The answer to dice but for their order, which a state does not have."""
    answer = ask(http, "moves", question)
    assert answer["expected"].pop("dice") == question["dice"]
    return answer


def state(turn: dict[str, Any]) -> dict[str, Any]:
    return {"variant": "backgammon", "position": START, "turn": turn}


def test_the_simple_question_and_the_state_have_one_answer(http: FlaskClient) -> None:
    simple = with_dice(http, QUESTION)
    turn = {"player": "white", "stages": [{"do": "play", "numbers": [3, 1]}]}
    assert ask(http, "moves", state(turn)) == simple
    assert simple["state"]["turn"] == turn


def test_numbers_that_have_no_order_may_be_sent_in_any(http: FlaskClient) -> None:
    turned = {"player": "white", "stages": [{"do": "play", "numbers": [1, 3]}]}
    assert ask(http, "moves", state(turned)) == with_dice(http, QUESTION)
    assert with_dice(http, QUESTION | {"dice": [1, 3]}) == with_dice(http, QUESTION)


def test_defaults_may_be_sent(http: FlaskClient) -> None:
    complete = {"do": "play", "numbers": [3, 1], "in_order": False, "if_short": "carry_on"}
    roll = {"do": "roll", "by": "player", "shown": False, "again": False}
    for stage, left_out in ((complete, {"do": "play", "numbers": [3, 1]}), (roll, {"do": "roll"})):
        answer = ask(http, "moves", state({"player": "white", "stages": [stage]}))
        assert answer["state"]["turn"]["stages"] == [left_out]
    options = {"opening": "one_die_each"}
    assert ask(http, "moves", QUESTION | {"options": options})["state"]["options"] == {}


def test_what_a_client_says_of_hits_is_ignored(http: FlaskClient) -> None:
    claimed = [{"from": "1", "to": "4", "number": 3, "hit": True, "pin": True}]
    answer = ask(http, "moves", QUESTION | {"played": claimed})
    assert answer["expected"]["played"] == [{"from": "1", "to": "4", "number": 3}]


def test_moves_already_made_may_be_in_any_legal_order(http: FlaskClient) -> None:
    made = [{"from": "17", "to": "20"}, {"from": "19", "to": "20"}]
    first = ask(http, "moves", QUESTION | {"played": made})["expected"]
    second = ask(http, "moves", QUESTION | {"played": made[::-1]})["expected"]
    assert first["position"] == second["position"]
    assert first["may_end"] is second["may_end"] is True
    assert "plays" not in first


def test_the_pips_are_those_after_the_moves_already_made(http: FlaskClient) -> None:
    before = ask(http, "moves", QUESTION)["pips"]
    after = ask(http, "moves", QUESTION | {"played": [{"from": "1", "to": "4"}]})["pips"]
    assert before == {"white": 167, "black": 167}
    assert after == {"white": 164, "black": 167}


def test_what_is_forced_has_its_rule(http: FlaskClient) -> None:
    closed_out = {"white": {"bar": 1, "19": 14}, "black": {str(p): 2 for p in range(1, 7)}}
    closed_out["black"]["24"] = 3
    answer = ask(http, "moves", QUESTION | {"position": closed_out, "dice": [6, 1]})["expected"]
    assert [forced["rule"] for forced in answer["forced"]] == ["no_play"]
    assert [play["moves"] for play in answer["plays"]] == [[]]
    assert answer["may_end"] is True


def test_a_roll_that_does_nothing_leaves_the_opponent_to_roll(http: FlaskClient) -> None:
    setup = http.get("/v1/variants/catch_me").get_json()["setup"]
    body = {"variant": "catch_me", "position": setup, "player": "white", "dice": [4, 3]}
    answer = ask(http, "moves", body)
    assert answer["expected"] == {"do": "roll", "player": "black", "text": "Black rolls."}


def test_too_many_plays_are_cut_off_and_marked(http: FlaskClient) -> None:
    """A crowded double of Backwards has tens of thousands; no client needs them all at once."""
    points = (2, 4, 6, 8, 10, 11, 12, 13, 14, 16, 18, 20, 21, 22, 23)
    position = {"white": {str(point): 1 for point in points}, "black": {"24": 15}}
    body = {"variant": "backwards", "position": position, "player": "white", "dice": [1, 1]}
    answer = ask(http, "moves", body)
    assert closed.faults("Game", answer) == []
    assert len(answer["expected"]["plays"]) == 3000
    assert answer["expected"]["more_plays"] is True
    judged = ask(http, "judge", body | {"moves": []})
    assert judged["more_plays"] is True
    assert ask(http, "moves", QUESTION)["expected"]["more_plays"] is False


def test_in_games_without_them_there_are_no_pips_and_no_bear_off(http: FlaskClient) -> None:
    setup = http.get("/v1/variants/catch_me").get_json()["setup"]
    body = {"variant": "catch_me", "position": setup, "player": "white", "dice": [6, 1]}
    answer = ask(http, "moves", body)
    assert "pips" not in answer and "bear_off" not in answer


def test_an_illegal_play_has_a_position_only_if_it_is_condoned(http: FlaskClient) -> None:
    body = QUESTION | {"moves": [{"from": "1", "to": "4"}]}
    assert "position" not in ask(http, "judge", body)
    assert ask(http, "judge", body | {"condone": True})["position"]["white"]["4"] == 1
