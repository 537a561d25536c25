"""Whole sessions of chouette over HTTP, played by a client that only echoes."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.contract import closed
from tests.service.asking import START, errors
from tests.service.chouettes import Around
from tests.service.client import Json
from tests.service.stakes import reasons

SESSIONS: list[tuple[str, int, Json]] = [
    ("backgammon", 3, {}),
    ("backgammon", 6, {"options": {"lone_taker": "last_taker_drops", "jacoby": True}}),
    ("eureka", 4, {"options": {"lone_taker": "extra_cubes", "automatic_doubles": 2}}),
    ("eureka", 12, {"options": {"multi_cube": True, "beavers": "otter", "cube_limit": 64}}),
    ("eureka", 9, {"options": {"box_partner": True}, "money": {"per_point": "0.10"}}),
    ("eureka", 8, {"options": {"box_partner": True, "multi_cube": True}, "box_color": "black"}),
    ("linverso", 5, {"options": {"multi_cube": True, "lone_taker": "extra_cubes"}}),
    ("fixed_roll", 5, {"options": {"multi_cube": True, "lone_taker": "last_taker_drops"}}),
    ("gioul", 3, {"money": {"per_point": "1/3"}}),
    ("acey_deucey", 4, {"money": {"per_point": "2"}}),
]
GAMES = 4
MOST = 3000
DOES = ("double", "take", "drop", "beaver", "raccoon", "otter")


def attempt(table: Around, may: Json, do: str) -> Any:
    """One player tries one thing with all opponents against whom it is the same."""
    if do == "double":
        action: Json = {"do": "double", "by": may["by"], "to": may["to"]}
    else:
        answers = [{"by": may["by"], "to": to, "do": do} for to in may["to"]]
        action = {"do": "answer", "answers": answers}
    body = {**table.answer["state"], "action": action}
    return table.http.post("/v1/chouette/advance", json=body)


def check_may(table: Around) -> None:
    """A double that is allowed is accepted; what is not is refused, and for that."""
    may = table.dice.choice(table.answer["may"])
    for do in table.dice.sample(DOES, 2):
        response = attempt(table, may, do)
        if do in may["allowed"]:
            # an answer also needs those of the others who are asked
            assert do != "double" or response.status_code == 200
            assert not reasons(may, do)
            continue
        assert response.status_code == 422
        found = {(f["code"], f["rule"], f["detail"]) for f in response.get_json()["errors"]}
        # to an answer it is also said who else has to answer
        more = {reason for reason in found if reason[0] == "not_answered" and do != "double"}
        assert found - more == reasons(may, do)


def played(table: Around) -> Json:
    """The outcome of one game."""
    for number in range(MOST):
        answer = table.step()
        for bet in answer["state"]["chouette"]["bets"]:
            stake, odd = divmod(bet["cube"]["value"], 1 << bet["cube"].get("automatic", 0))
            assert not odd and stake & (stake - 1) == 0
        due = answer["expected"]
        if due and due["player"]:
            assert due["name"] == answer["leaders"][due["player"]]
        if answer["outcome"] or number % 5 == 0:
            assert closed.faults("ChouetteAdvanced", answer) == []
        if answer["outcome"]:
            outcome: Json = answer["outcome"]
            return outcome
        if number % 5 == 0:
            check_may(table)
    raise AssertionError("a game without an end")


@pytest.mark.parametrize(("variant", "players", "chouette"), SESSIONS, ids=str)
def test_in_a_whole_session_payments_sum_to_zero(
    http: FlaskClient, variant: str, players: int, chouette: Json
) -> None:
    table = Around(http, variant, players, chouette)
    for _ in range(GAMES):
        names = set(table.chouette["players"])
        end = played(table)
        assert set(end["balances"]) == names
        assert sum(end["balances"].values()) == 0
        for name, balance in end["balances"].items():
            got = sum(p["points"] for p in end["payments"] if p["to"] == name)
            paid = sum(p["points"] for p in end["payments"] if p["from"] == name)
            assert balance == got - paid
        if "money" in chouette:
            per_point = Fraction(chouette["money"]["per_point"])
            for name, amount in end["amounts"].items():
                assert Fraction(amount) == Fraction(end["balances"][name]) * per_point
        else:
            assert end["amounts"] is None
        assert sorted(end["next"]["chouette"]["players"]) == sorted(names)
        table.next_game()


def test_ties_of_the_opening_throw_are_thrown_again_among_themselves(http: FlaskClient) -> None:
    """docs/chouette.md: Ann's 6 lifts her over nobody outside her tie."""
    rounds = [
        {"Ann": 4, "Bob": 6, "Cat": 4, "Dan": 6, "Eve": 1},
        {"Bob": 1, "Dan": 2, "Ann": 6, "Cat": 6},
        {"Ann": 3, "Cat": 5},
    ]
    body = {"variant": "backgammon", "chouette": {"players": ["Ann", "Bob", "Cat", "Dan", "Eve"]}}
    ask = [
        http.post("/v1/chouette/begin", json={**body, "rounds": rounds[:count]}).get_json()
        for count in range(4)
    ]
    assert [answer["rethrow"] for answer in ask] == [
        [["Ann", "Bob", "Cat", "Dan", "Eve"]],
        [["Bob", "Dan"], ["Ann", "Cat"]],
        [["Ann", "Cat"]],
        [],
    ]
    assert ask[0]["state"] is None
    assert ask[3]["state"]["chouette"]["players"] == ["Dan", "Bob", "Cat", "Ann", "Eve"]


def bet(member: str, against: str = "Ann", offer: Json | None = None, **cube: Any) -> Json:
    offered = {"offer": offer} if offer else {}
    return {"member": member, "against": against, "cube": {"value": 1, **cube}, **offered}


OFFER = {"kind": "double", "by": "white", "value": 2}
THREE: Json = {"players": ["Ann", "Bob", "Cat"], "bets": [bet("Bob"), bet("Cat")]}
FOUR: Json = {
    "players": ["Ann", "Bob", "Cat", "Dan"],
    "bets": [bet(name, offer=OFFER) for name in ("Bob", "Cat", "Dan")],
}
BOARD: Json = {
    "variant": "backgammon",
    "position": START,
    "turn": {"player": "white", "stages": [{"do": "roll"}]},
}


def ask(http: FlaskClient, chouette: Json, action: Json) -> Any:
    return http.post("/v1/chouette/advance", json={**BOARD, "chouette": chouette, "action": action})


def test_a_lone_taker_with_an_extra_cube_wins_five(http: FlaskClient) -> None:
    """docs/chouette.md, The lone taker: Ann 0, Bob -1, Cat +5, Dan -4."""
    said = {"Bob": "drop", "Cat": "take", "Dan": "drop"}
    answers = [{"by": name, "do": do, "extra_cube": name == "Dan"} for name, do in said.items()]
    action = {"do": "answer", "answers": answers}
    taken = ask(http, {**FOUR, "options": {"lone_taker": "extra_cubes"}}, action).get_json()
    assert taken["seats"]["captain"] == "Cat"
    end = {**taken["state"], "action": {"do": "end", "winner": "black", "value": 1}}
    outcome = http.post("/v1/chouette/advance", json=end).get_json()["outcome"]
    assert outcome["balances"] == {"Ann": 0, "Bob": -1, "Cat": 5, "Dan": -4}
    assert outcome["next"]["chouette"]["players"] == ["Cat", "Dan", "Bob", "Ann"]


def read(http: FlaskClient, chouette: Json, **more: Any) -> Any:
    return http.post("/v1/chouette", json={**BOARD, "chouette": chouette, **more})


def test_a_chouette_is_read_by_state_by_id_and_by_address_alike(http: FlaskClient) -> None:
    answer = read(http, FOUR).get_json()
    assert closed.faults("ChouetteAdvanced", answer) == []
    assert [one["by"] for one in answer["expected"]["asked"]] == ["Bob", "Cat", "Dan"]
    assert http.post("/v1/chouette", json={"id": answer["id"]}).get_json() == answer
    assert http.get(f"/v1/chouette/{answer['id']}").get_json() == answer


def test_an_action_by_id_leads_to_the_same_game(http: FlaskClient) -> None:
    action = {"do": "double", "by": "Ann"}
    body = {"id": read(http, THREE).get_json()["id"], "action": action}
    by_id = http.post("/v1/chouette/advance", json=body).get_json()
    assert by_id == ask(http, THREE, action).get_json()
    assert read(http, by_id["state"]["chouette"]).get_json()["id"] == by_id["id"]


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


@pytest.mark.parametrize("path", ["moves", "judge", "picture", "bear-off", "score"])
def test_operations_about_a_position_take_a_chouette(http: FlaskClient, path: str) -> None:
    rolled = ask(http, THREE, {"do": "roll", "dice": [3, 1]}).get_json()
    play = {"moves": "8/5 6/5"} if path == "judge" else {}
    whole = http.post(f"/v1/{path}", json={**rolled["state"], **play})
    by_id = http.post(f"/v1/{path}", json={"id": rolled["id"], **play})
    assert whole.status_code == by_id.status_code == 200, whole.text
    assert whole.data == by_id.data
    wrong = {**rolled["state"], **play, "chouette": {**THREE, "players": ["Ann", "Bob", "Bob"]}}
    found = errors(http.post(f"/v1/{path}", json=wrong), 422)
    assert ("player_repeated", "/chouette/players") in found


def test_moves_of_a_chouette_name_the_player_and_keep_the_bets(http: FlaskClient) -> None:
    rolled = ask(http, THREE, {"do": "roll", "dice": [3, 1]}).get_json()
    answer = http.post("/v1/moves", json={"id": rolled["id"]}).get_json()
    assert closed.faults("Moves", answer) == []
    assert answer["id"] == rolled["id"] and answer["state"] == rolled["state"]
    assert answer["expected"]["name"] == "Ann"
    assert answer["may"] == rolled["may"] and answer["leaders"] == rolled["leaders"]


def test_a_finished_chouette_is_read_with_its_payments(http: FlaskClient) -> None:
    drops = {"do": "answer", "answers": [{"by": n, "do": "drop"} for n in ("Bob", "Cat", "Dan")]}
    over = ask(http, FOUR, drops).get_json()
    again = http.post("/v1/chouette", json=over["state"]).get_json()
    assert again["outcome"] == over["outcome"]
    assert again["outcome"]["balances"] == {"Ann": 3, "Bob": -1, "Cat": -1, "Dan": -1}
    assert again["id"] == over["id"]
    body = {"id": over["id"], "action": {"do": "double", "by": "Ann"}}
    assert errors(http.post("/v1/chouette/advance", json=body), 422) == {("game_over", "/id")}


def test_players_may_resign_settle_and_draw_bet_by_bet(http: FlaskClient) -> None:
    """Rulebook 28: each bet by itself; before a roll, by the player on turn where it is a draw."""
    may = {(one["by"], to): one for one in read(http, THREE).get_json()["may"] for to in one["to"]}
    assert may["Ann", "Bob"]["allowed"] == ["double", "resign", "offer_draw", "offer_settlement"]
    assert may["Cat", "Ann"]["allowed"] == ["resign", "offer_settlement"]
    assert may["Cat", "Ann"]["resign_at"] == [1, 2, 3]
    assert may["Cat", "Ann"]["settle_up_to"] == 3


def test_the_payer_of_a_settlement_is_named(http: FlaskClient) -> None:
    settle = {"do": "offer_settlement", "by": "Ann", "points": 1.5}
    bob = ask(http, THREE, {**settle, "payer": "Bob"}).get_json()
    [event] = bob["events"]
    assert event == {
        "event": "settlement_offered",
        "name": "Ann",
        "to": ["Bob"],
        "payer": "Bob",
        "points": 1.5,
    }
    assert [one["by"] for one in bob["expected"]["asked"]] == ["Bob"]
    ann = ask(http, THREE, {**settle, "payer": "Ann"}).get_json()
    assert ann["events"][0]["to"] == ["Bob", "Cat"]
    assert {one["offer"]["payer"] for one in ann["state"]["chouette"]["bets"]} == {"white"}
    found = errors(ask(http, THREE, {**settle, "payer": "Bob", "to": ["Bob", "Cat"]}), 422)
    assert found == {("wrong_payer", "/action/payer")}
    found = errors(ask(http, THREE, {**settle, "payer": "Zed"}), 422)
    assert found == {("player_unknown", "/action/payer")}


@pytest.mark.parametrize(
    ("consultation", "before", "after"),
    [
        ("free", {"Bob": ["Cat"]}, {"Bob": ["Cat"]}),
        ("after_double", {}, {"Bob": ["Cat"]}),
        ("never", {}, {}),
    ],
)
def test_advisers_follow_the_option_consultation(
    http: FlaskClient, consultation: str, before: Json, after: Json
) -> None:
    options = {"options": {"consultation": consultation}}
    assert read(http, {**THREE, **options}).get_json()["advisers"] == before
    turned = [bet("Bob", value=2, owner="black"), bet("Cat", value=2, owner="black")]
    assert read(http, {**THREE, **options, "bets": turned}).get_json()["advisers"] == after


OPENING = {"turn": {"player": None, "stages": [{"do": "open"}]}}


def test_a_player_who_leaves_and_joins_goes_to_the_end(http: FlaskClient) -> None:
    change = {"do": "change", "leaving": ["Bob"], "joining": ["Bob"]}
    body = {**BOARD, **OPENING, "chouette": THREE, "action": change}
    answer = http.post("/v1/chouette/advance", json=body).get_json()
    assert [(e["event"], e["name"]) for e in answer["events"]] == [
        ("left", "Bob"),
        ("joined", "Bob"),
    ]
    assert answer["state"]["chouette"]["players"] == ["Ann", "Cat", "Bob"]


def test_a_game_does_not_end_before_the_opening_throw(http: FlaskClient) -> None:
    end = {"do": "end", "winner": "white", "value": 1}
    body = {**BOARD, **OPENING, "chouette": THREE, "action": end}
    found = errors(http.post("/v1/chouette/advance", json=body), 422)
    assert found == {("not_begun", "/action/do")}


def test_all_options_may_be_sent_at_their_defaults(http: FlaskClient) -> None:
    options = {
        "multi_cube": False,
        "lone_taker": "plays_on",
        "box_partner": False,
        "consultation": "free",
        "resignation": "agreed",
        "jacoby": False,
        "beavers": "none",
        "automatic_doubles": 0,
        "cube_limit": "none",
    }
    assert (
        read(http, {**THREE, "options": options}).get_json()["state"]["chouette"]["options"] == {}
    )


def test_names_too_long_for_an_id_leave_it_out(http: FlaskClient) -> None:
    players = [f"{number:02}" + "\N{OWL}" * 60 for number in range(12)]
    body = {"variant": "backgammon", "chouette": {"players": players}}
    answer = http.post("/v1/chouette/begin", json=body).get_json()
    assert answer["id"] is None and answer["state"]["chouette"]["players"] == players


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


def test_answers_may_come_one_by_one_and_lead_to_the_same_game(http: FlaskClient) -> None:
    said = {"Bob": "drop", "Cat": "take", "Dan": "take"}
    at_once = {"do": "answer", "answers": [{"by": by, "do": do} for by, do in said.items()]}
    expected = ask(http, FOUR, at_once).get_json()
    chouette = FOUR
    for by, do in said.items():
        answer = ask(http, chouette, {"do": do, "by": by}).get_json()
        chouette = answer["state"]["chouette"]
    assert answer["state"] == expected["state"]
    assert answer["events"] == expected["events"]


def test_a_forced_drop_of_the_last_taker_is_told_as_forced(http: FlaskClient) -> None:
    five = ["Ann", "Bob", "Cat", "Dan", "Eve"]
    chouette = {
        "players": five,
        "bets": [bet(name, offer=OFFER) for name in five[1:]],
        "options": {"lone_taker": "last_taker_drops"},
    }
    answers = [{"by": name, "do": "take" if name == "Cat" else "drop"} for name in five[1:]]
    events = ask(http, chouette, {"do": "answer", "answers": answers}).get_json()["events"]
    assert {event["name"]: event["forced"] for event in events} == {
        "Bob": False,
        "Cat": True,
        "Dan": False,
        "Eve": False,
    }
    assert {event["value"] for event in events} == {1}


def test_the_totals_and_the_number_of_the_game_travel_with_the_state(http: FlaskClient) -> None:
    ended = ask(http, THREE, {"do": "award", "to": "Ann", "value": 2}).get_json()
    assert ended["outcome"]["totals"] == {"Ann": 4, "Bob": -2, "Cat": -2}
    following = ended["outcome"]["next"]["chouette"]
    assert (following["game"], following["totals"]) == (2, {"Ann": 4, "Bob": -2, "Cat": -2})


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
    "an extra cube of nobody": (
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
    "a double by nobody": (
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
        {("answered_twice", "/action/answers/1"), ("not_answered", "/action/answers")},
    ),
    "a change in mid game": (
        THREE,
        {"do": "change", "joining": ["Dan"]},
        {("game_begun", "/action/do")},
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


@pytest.mark.parametrize(
    ("color", "white", "black"), [("white", "Ann", "Bob"), ("black", "Bob", "Ann")]
)
def test_the_box_plays_the_color_it_has_chosen(
    http: FlaskClient, color: str, white: str, black: str
) -> None:
    answer = ask(http, {**THREE, "box_color": color}, {"do": "roll", "dice": [1, 2]}).get_json()
    assert answer["leaders"] == {"white": white, "black": black}
    assert answer["state"]["chouette"]["box_color"] == color


def test_before_the_opening_throw_nobody_has_paid_and_nobody_is_out(http: FlaskClient) -> None:
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
