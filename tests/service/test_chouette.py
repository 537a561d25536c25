"""Whole sessions of chouette over HTTP, played by a client that only echoes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.contract import closed
from tests.service.asking import errors
from tests.service.chouettes import BOARD, FOUR, OFFER, OPENING, THREE, Around, ask, bet, read
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
    may = table.dice.choice(table.reasons())
    for do in table.dice.sample(DOES, 2):
        response = attempt(table, may, do)
        if do in may["allowed"]:
            # an answer also needs those of the other players
            assert do != "double" or response.status_code == 200
            assert not reasons(may, do)
            continue
        assert response.status_code == 422
        found = {(f["code"], f["rule"], f["detail"]) for f in response.get_json()["errors"]}
        # an answer may also be refused because other players must answer
        more = {reason for reason in found if reason[0] == "not_answered" and do != "double"}
        assert found - more == reasons(may, do)


def played(table: Around) -> Json:
    """The outcome of one game."""
    for number in range(MOST):
        answer = table.step()
        for open_bet in answer["state"]["chouette"]["bets"]:
            cube = open_bet["cube"]
            stake, odd = divmod(cube["value"], 1 << cube.get("automatic", 0))
            assert not odd and stake & (stake - 1) == 0
        due = answer["expected"]
        if due and "player" in due:
            assert due["name"] == answer["leaders"][due["player"]]
        if answer["outcome"] or number % 5 == 0:
            assert closed.faults("ChouetteGame", answer) == []
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
            assert "amounts" not in end
        assert sorted(end["next"]["state"]["chouette"]["players"]) == sorted(names)
        table.next_game()


def test_ties_of_the_opening_throw_are_thrown_again_among_themselves(http: FlaskClient) -> None:
    """docs/chouette.md: Ann's 6 does not lift her over players outside her tie."""
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
    assert [answer["expected"].get("groups") for answer in ask] == [
        [["Ann", "Bob", "Cat", "Dan", "Eve"]],
        [["Bob", "Dan"], ["Ann", "Cat"]],
        [["Ann", "Cat"]],
        None,
    ]
    assert [closed.faults("ChouetteGame", answer) for answer in ask] == [[]] * 4
    assert [answer["expected"]["do"] for answer in ask] == [*["throw_for_seats"] * 3, "open"]
    assert ask[1]["expected"]["text"] == "Throw one die each for the seats: Bob, Dan; Ann, Cat."
    assert ask[0]["id"] is ask[0]["state"] is None
    assert ask[3]["state"]["chouette"]["players"] == ["Dan", "Bob", "Cat", "Ann", "Eve"]


def test_a_lone_taker_with_an_extra_cube_wins_five(http: FlaskClient) -> None:
    """docs/chouette.md, The lone taker: Ann 0, Bob -1, Cat +5, Dan -4."""
    answers = [
        {"by": "Bob", "do": "drop"},
        {"by": "Cat", "do": "take"},
        {"by": "Dan", "do": "drop", "extra_cube": True},
    ]
    action = {"do": "answer", "answers": answers}
    taken = ask(http, {**FOUR, "options": {"lone_taker": "extra_cubes"}}, action).get_json()
    assert taken["seats"]["captain"] == "Cat"
    end = {**taken["state"], "action": {"do": "end", "winner": "black", "value": 1}}
    outcome = http.post("/v1/chouette/advance", json=end).get_json()["outcome"]
    assert outcome["balances"] == {"Ann": 0, "Bob": -1, "Cat": 5, "Dan": -4}
    assert outcome["text"] == "All games are settled: Ann 0, Cat +5, Dan −4, Bob −1."
    assert outcome["next"]["state"]["chouette"]["players"] == ["Cat", "Dan", "Bob", "Ann"]


def test_a_chouette_is_read_by_state_by_id_and_by_address_alike(http: FlaskClient) -> None:
    answer = read(http, FOUR).get_json()
    assert closed.faults("ChouetteGame", answer) == []
    assert [one["by"] for one in answer["expected"]["asked"]] == ["Bob", "Cat", "Dan"]
    assert http.post("/v1/chouette", json={"id": answer["id"]}).get_json() == answer
    assert http.get(f"/v1/chouette/{answer['id']}").get_json() == answer


def test_an_action_by_id_leads_to_the_same_game(http: FlaskClient) -> None:
    action = {"do": "double", "by": "Ann"}
    body = {"id": read(http, THREE).get_json()["id"], "action": action}
    by_id = http.post("/v1/chouette/advance", json=body).get_json()
    assert by_id == ask(http, THREE, action).get_json()
    assert read(http, by_id["state"]["chouette"]).get_json()["id"] == by_id["id"]


@pytest.mark.parametrize("path", ["moves", "judge", "picture", "bear-off", "score"])
def test_operations_about_a_position_take_a_chouette(http: FlaskClient, path: str) -> None:
    rolled = ask(http, THREE, {"do": "roll", "dice": [3, 1]}).get_json()
    play = {"notation": "8/5 6/5"} if path == "judge" else {}
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
    assert closed.faults("Game", answer) == []
    assert answer["id"] == rolled["id"] and answer["state"] == rolled["state"]
    assert (answer["expected"]["name"], answer["outcome"]) == ("Ann", None)
    played = [{"from": "17", "to": "20"}]
    after = http.post("/v1/moves", json={"id": rolled["id"], "played": played}).get_json()
    assert after["expected"]["played"] == [{"from": "17", "to": "20", "number": 3}]


def test_while_answers_are_due_moves_names_the_first_of_them(http: FlaskClient) -> None:
    body = {**BOARD, "chouette": FOUR}
    answer = http.post("/v1/moves", json=body).get_json()
    assert closed.faults("Game", answer) == []
    expected = answer["expected"]
    assert (expected["do"], expected["player"], expected["name"]) == ("answer", "black", "Bob")
    assert (expected["offer"], expected["choices"]) == (OFFER, ["take", "drop"])
    playing = {"turn": {"player": "white", "stages": [{"do": "play", "numbers": [3, 1]}]}}
    resigned = {"kind": "resignation", "by": "white", "value": 1}
    offered = {**FOUR, "bets": [bet(name, offer=resigned) for name in ("Bob", "Cat", "Dan")]}
    moves = {"played": [{"from": "17", "to": "20"}]}
    found = errors(
        http.post("/v1/moves", json={**body, **playing, **moves, "chouette": offered}), 422
    )
    assert found == {("not_answered", "/played")}


def test_the_board_of_a_chouette_that_was_dropped_is_over(http: FlaskClient) -> None:
    drops = {"do": "answer", "answers": [{"by": n, "do": "drop"} for n in ("Bob", "Cat", "Dan")]}
    over = ask(http, FOUR, drops).get_json()
    answer = http.get(f"/v1/moves/{over['id']}").get_json()
    assert closed.faults("Game", answer) == []
    assert (answer["id"], answer["expected"], answer["outcome"]) == (over["id"], None, None)
    judged = http.get(f"/v1/judge/{over['id']}?notation=8/5").get_json()
    assert [fault["code"] for fault in judged["faults"]] == ["game_over"]
    for path in ("picture", "bear-off", "score"):
        assert http.get(f"/v1/{path}/{over['id']}").status_code == 200


def test_parts_are_included_as_in_a_game_of_two(http: FlaskClient) -> None:
    rolled = ask(http, THREE, {"do": "roll", "dice": [3, 1]}).get_json()
    assert "plays" in rolled["expected"]
    bare = http.post("/v1/chouette", json={**rolled["state"], "include": []}).get_json()
    assert "plays" not in bare["expected"] and "why_not" not in bare["may"][0]
    include = ["next_moves", "pips", "bear_off", "facts", "why_not", "picture"]
    full = http.post("/v1/chouette", json={**rolled["state"], "include": include}).get_json()
    assert closed.faults("ChouetteGame", full) == []
    assert full["pips"] == {"white": 167, "black": 167}
    assert "next_moves" in full["expected"] and "<svg" in full["picture"]["svg"]
    assert "already_rolled" in {one["code"] for one in full["may"][1]["why_not"]}
    by_get = http.get(f"/v1/chouette/{rolled['id']}?include={','.join(include)}")
    assert by_get.get_json() == full
    play = {"do": "play", "notation": "8/5 6/5"}
    body = {"id": rolled["id"], "action": play, "include": ["picture"], "look": {"theme": "dark"}}
    drawn = http.post("/v1/chouette/advance", json=body).get_json()["picture"]
    assert drawn["svg"].count('class="arrow"') == 2


def test_a_finished_chouette_is_read_with_its_payments(http: FlaskClient) -> None:
    drops = {"do": "answer", "answers": [{"by": n, "do": "drop"} for n in ("Bob", "Cat", "Dan")]}
    over = ask(http, FOUR, drops).get_json()
    again = http.post("/v1/chouette", json=over["state"]).get_json()
    assert again["outcome"] == over["outcome"]
    assert again["outcome"]["balances"] == {"Ann": 3, "Bob": -1, "Cat": -1, "Dan": -1}
    assert again["id"] == over["id"]
    body = {"id": over["id"], "action": {"do": "double", "by": "Ann"}}
    assert errors(http.post("/v1/chouette/advance", json=body), 422) == {("game_over", "/id")}


@pytest.mark.parametrize("end", [{"winner": "black", "value": 2}, {"winner": None}], ids=str)
def test_a_chouette_ended_on_another_board_is_read_with_the_same_outcome(
    http: FlaskClient, end: Json
) -> None:
    over = ask(http, THREE, {"do": "end", **end}).get_json()
    assert over["outcome"]["board"]["how"] == "elsewhere"
    for body in (over["state"], {"id": over["id"]}):
        again = http.post("/v1/chouette", json=body).get_json()
        assert (again["outcome"], again["id"]) == (over["outcome"], over["id"])
        assert closed.faults("ChouetteGame", again) == []


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
        "by": "Ann",
        "to": ["Bob"],
        "payer": "Bob",
        "points": 1.5,
        "text": "Ann offers a settlement to Bob: Bob pays 1.5 points.",
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


def test_a_player_who_leaves_and_joins_goes_to_the_end(http: FlaskClient) -> None:
    change = {"do": "change", "leaving": ["Bob"], "joining": ["Bob"]}
    body = {**BOARD, **OPENING, "chouette": THREE, "action": change}
    answer = http.post("/v1/chouette/advance", json=body).get_json()
    assert [(e["event"], e["name"]) for e in answer["events"]] == [
        ("left", "Bob"),
        ("joined", "Bob"),
    ]
    assert answer["state"]["chouette"]["players"] == ["Ann", "Cat", "Bob"]


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
        "cube_limit": 2**20,
    }
    assert (
        read(http, {**THREE, "options": options}).get_json()["state"]["chouette"]["options"] == {}
    )


def test_names_too_long_for_an_id_leave_it_out(http: FlaskClient) -> None:
    players = [f"{number:02}" + "\N{OWL}" * 60 for number in range(12)]
    body = {"variant": "backgammon", "chouette": {"players": players}}
    answer = http.post("/v1/chouette/begin", json=body).get_json()
    assert answer["id"] is None and answer["state"]["chouette"]["players"] == players


def test_answers_may_come_one_by_one_and_lead_to_the_same_game(http: FlaskClient) -> None:
    choices = {"Bob": "drop", "Cat": "take", "Dan": "take"}
    at_once = {"do": "answer", "answers": [{"by": by, "do": do} for by, do in choices.items()]}
    expected = ask(http, FOUR, at_once).get_json()
    chouette = FOUR
    for by, do in choices.items():
        answer = ask(http, chouette, {"do": do, "by": by}).get_json()
        chouette = answer["state"]["chouette"]
    assert answer["state"] == expected["state"]
    assert answer["events"] == expected["events"]


@pytest.mark.parametrize(("first", "other"), [("take", "drop"), ("drop", "take")])
def test_after_its_first_answer_the_box_is_offered_only_that_answer_to_one_cube(
    http: FlaskClient, first: str, other: str
) -> None:
    doubled = {
        **THREE,
        "bets": [bet(name, offer=OFFER | {"by": "black"}) for name in ("Bob", "Cat")],
    }
    board = {**BOARD, "turn": {"player": "black", "stages": [{"do": "roll"}]}}
    action = {"do": first, "by": "Ann", "to": "Bob"}
    body = {**board, "chouette": doubled, "action": action}
    answer = http.post("/v1/chouette/advance", json=body).get_json()
    assert answer["expected"]["asked"] == [{"by": "Ann", "to": "Cat", "choices": [first]}]
    again = {"id": answer["id"], "action": {"do": other, "by": "Ann", "to": "Cat"}}
    refused = http.post("/v1/chouette/advance", json=again)
    assert errors(refused, 422) == {("same_answer", "/action/do")}
    mixed = answer["id"].replace(f"-{first}", f"-{first}.answer-2-0-{other}", 1)
    more = {"id": mixed, "action": {"do": first, "by": "Ann", "to": "Bob"}}
    found = errors(http.post("/v1/chouette/advance", json=more), 422)
    assert ("same_answer", "/id") in found


def test_a_forced_drop_of_the_last_taker_is_marked_as_forced(http: FlaskClient) -> None:
    five = ["Ann", "Bob", "Cat", "Dan", "Eve"]
    chouette = {
        "players": five,
        "bets": [bet(name, offer=OFFER) for name in five[1:]],
        "options": {"lone_taker": "last_taker_drops"},
    }
    answers = [{"by": name, "do": "take" if name == "Cat" else "drop"} for name in five[1:]]
    events = ask(http, chouette, {"do": "answer", "answers": answers}).get_json()["events"]
    assert {event["by"]: event["forced"] for event in events} == {
        "Bob": False,
        "Cat": True,
        "Dan": False,
        "Eve": False,
    }
    assert {event["value"] for event in events} == {1}
    assert [event["text"] for event in events][:2] == [
        "Bob drops and pays Ann 1 point.",
        "Cat is the last taker, must drop too and pays Ann 1 point.",
    ]


def test_the_totals_and_the_number_of_the_game_travel_with_the_state(http: FlaskClient) -> None:
    ended = ask(http, THREE, {"do": "award", "to": "Ann", "value": 2}).get_json()
    assert ended["outcome"]["totals"] == {"Ann": 4, "Bob": -2, "Cat": -2}
    following = ended["outcome"]["next"]["state"]["chouette"]
    assert (following["game"], following["totals"]) == (2, {"Ann": 4, "Bob": -2, "Cat": -2})


def test_a_double_without_to_concerns_all_cubes_that_the_player_may_double(
    http: FlaskClient,
) -> None:
    """With a cube each, Ann owns the cube against Cat and the one against Bob is his."""
    bets = [bet("Bob", value=2, owner="black"), bet("Cat", value=2, owner="white"), bet("Dan")]
    chouette = {**FOUR, "options": {"multi_cube": True}, "bets": bets}
    answer = ask(http, chouette, {"do": "double", "by": "Ann"}).get_json()
    assert [(event["to"], event["value"]) for event in answer["events"]] == [
        (["Cat"], 4),
        (["Dan"], 2),
    ]
    assert [one["by"] for one in answer["expected"]["asked"]] == ["Cat", "Dan"]


def test_an_answer_that_waits_for_others_is_an_event_with_all_whom_it_answers(
    http: FlaskClient,
) -> None:
    """With one cube the box answers the whole team; a member answers the box."""
    answered = ask(http, FOUR, {"do": "take", "by": "Cat"}).get_json()
    assert closed.faults("ChouetteGame", answered) == []
    assert answered["events"] == [
        {
            "event": "answered",
            "by": "Cat",
            "to": ["Ann"],
            "do": "take",
            "text": "Cat has answered; other answers are still due.",
        }
    ]
    assert [one["by"] for one in answered["expected"]["asked"]] == ["Bob", "Dan"]
    assert answered["expected"]["text"] == "Answers are due: Bob, Dan."
    again = ask(http, answered["state"]["chouette"], {"do": "drop", "by": "Cat"})
    assert errors(again, 422) == {("answered_twice", "/action/do")}


def test_only_who_drops_can_buy_an_extra_cube(http: FlaskClient) -> None:
    taking = {"do": "take", "by": "Cat", "extra_cube": True}
    assert errors(ask(http, FOUR, taking), 400) == {("unknown_field", "/action/extra_cube")}
    chouette = {**FOUR, "options": {"lone_taker": "extra_cubes"}}
    for do, by in (("drop", "Bob"), ("take", "Cat")):
        chouette = ask(http, chouette, {"do": do, "by": by}).get_json()["state"]["chouette"]
    buying = {"do": "drop", "by": "Dan", "extra_cube": True}
    events = ask(http, chouette, buying).get_json()["events"]
    extra = next(event for event in events if event["event"] == "extra_cube")
    assert extra == {
        "event": "extra_cube",
        "by": "Dan",
        "to": ["Cat"],
        "value": 2,
        "price": 1,
        "text": "Dan pays Cat 1 point for an extra cube at 2.",
    }
    assert events[-1] == {"event": "leads", "name": "Cat", "text": "Cat leads the team now."}


def test_names_of_players_are_never_translated(http: FlaskClient) -> None:
    """Not even if a player is called like a side."""
    chouette = {**THREE, "players": ["white", "Bob", "Cat"]}
    chouette["bets"] = [bet("Bob", "white"), bet("Cat", "white")]
    body = {**BOARD, "chouette": chouette, "action": {"do": "double", "by": "white"}}
    for language, text in (
        ("en", "white doubles Bob, Cat to 2."),
        ("de", "white verdoppelt gegen Bob, Cat auf 2."),
        ("fr", "white double Bob, Cat à 2."),
        ("it", "white raddoppia contro Bob, Cat a 2."),
    ):
        headers = {"Accept-Language": language}
        reply = http.post("/v1/chouette/advance", json=body, headers=headers)
        assert reply.get_json()["events"][0]["text"] == text


@pytest.mark.parametrize(
    ("color", "white", "black"), [("white", "Ann", "Bob"), ("black", "Bob", "Ann")]
)
def test_the_box_plays_the_color_it_has_chosen(
    http: FlaskClient, color: str, white: str, black: str
) -> None:
    answer = ask(http, {**THREE, "box_color": color}, {"do": "roll", "dice": [1, 2]}).get_json()
    assert answer["leaders"] == {"white": white, "black": black}
    assert answer["state"]["chouette"]["box_color"] == color


def test_after_an_award_before_the_opening_throw_the_others_play_on(http: FlaskClient) -> None:
    begin = {"variant": "backgammon", "chouette": {"players": ["Ann", "Bob", "Cat", "Dan"]}}
    begun = http.post("/v1/chouette/begin", json=begin).get_json()
    award = {"id": begun["id"], "action": {"do": "award", "to": "Bob", "value": 1}}
    awarded = http.post("/v1/chouette/advance", json=award).get_json()
    assert awarded["expected"]["do"] == "open"
    assert http.get(f"/v1/chouette/{awarded['id']}").get_json()["state"] == awarded["state"]
    leave = {"do": "change", "leaving": ["Bob"], "joining": ["Eve"]}
    change = {"id": awarded["id"], "action": leave}
    said = http.post("/v1/chouette/advance", json=change).get_json()
    assert [event["event"] for event in said["events"]] == ["leaves", "joins"]
    opening = {"id": said["id"], "action": {"do": "open", "white": 3, "black": 1}}
    opened = http.post("/v1/chouette/advance", json=opening).get_json()
    assert opened["leaders"] == {"white": "Ann", "black": "Cat"}
    end = {"id": opened["id"], "action": {"do": "end", "winner": "white", "value": 1}}
    ended = http.post("/v1/chouette/advance", json=end).get_json()
    assert ended["outcome"]["balances"] == {"Ann": 1, "Bob": 1, "Cat": -1, "Dan": -1}
    assert [event["event"] for event in ended["events"]] == ["ended", "left", "joined"]
    following = ended["outcome"]["next"]["state"]["chouette"]["players"]
    assert "Bob" not in following and following[-1] == "Eve"


def test_who_says_in_a_game_that_they_leave_or_join_is_in_the_state(http: FlaskClient) -> None:
    change = {"do": "change", "leaving": ["Bob"], "joining": ["Dan", "eve"]}
    said = ask(http, THREE, change).get_json()
    assert closed.faults("ChouetteGame", said) == []
    assert [event["text"] for event in said["events"]] == [
        "Bob leaves after this game.",
        "Dan joins after this game.",
        "eve joins after this game.",
    ]
    chouette = said["state"]["chouette"]
    assert (chouette["leaving"], chouette["joining"]) == (["Bob"], ["Dan", "eve"])
    assert chouette["players"] == THREE["players"]
    assert ".leaving-1.joining-_44an-eve." in said["id"]
    assert http.get(f"/v1/chouette/{said['id']}").get_json()["state"] == said["state"]
    end = {"id": said["id"], "action": {"do": "end", "winner": "white", "value": 1}}
    ended = http.post("/v1/chouette/advance", json=end).get_json()
    assert ended["outcome"]["balances"] == {"Ann": 2, "Bob": -1, "Cat": -1}
    following = ended["outcome"]["next"]["state"]["chouette"]
    assert following["players"] == ["Ann", "Cat", "Dan", "eve"]
    assert following["totals"]["Bob"] == -1
    assert http.get(f"/v1/chouette/{ended['id']}").get_json()["outcome"] == ended["outcome"]


def test_an_award_has_its_winner_where_the_action_has_it(http: FlaskClient) -> None:
    award = {"do": "award", "to": "Ann", "from": "Cat", "value": 2}
    answer = ask(http, THREE, award).get_json()
    assert closed.faults("ChouetteGame", answer) == []
    assert answer["events"] == [
        {
            "event": "awarded",
            "to": "Ann",
            "from": ["Cat"],
            "value": 2,
            "text": "The games of Ann against Cat are awarded to Ann (value 2).",
        }
    ]
    two = {**BOARD, "action": {"do": "award", "to": "white", "value": 2}}
    [event, _] = http.post("/v1/advance", json=two).get_json()["events"]
    assert (event["event"], event["to"], event["value"]) == ("awarded", "white", 2)


def test_a_draw_is_claimed_by_any_player_with_a_bet_while_no_offer_waits(
    http: FlaskClient,
) -> None:
    """Rulebook 27b; `may` says the same."""
    fixed = {
        **BOARD,
        "variant": "fixed_roll",
        "turn": {
            "player": "white",
            "stages": [{"do": "play", "numbers": [3, 1]}],
            "thrown": [3, 1],
        },
    }
    body = {**fixed, "chouette": THREE}
    for one in http.post("/v1/chouette", json=body).get_json()["may"]:
        assert "claim_draw" in one["allowed"]
        claim = {**body, "action": {"do": "claim_draw", "by": one["by"]}}
        claimed = http.post("/v1/chouette/advance", json=claim).get_json()
        assert claimed["outcome"]["board"]["how"] == "draw_claimed"
        assert claimed["events"][0]["by"] == one["by"]
    resigned = {"kind": "resignation", "by": "black", "value": 1}
    waiting = {**body, "chouette": {**THREE, "bets": [bet("Bob"), bet("Cat", offer=resigned)]}}
    for one in http.post("/v1/chouette", json=waiting).get_json()["may"]:
        assert "claim_draw" not in one["allowed"]
    refused = http.post(
        "/v1/chouette/advance", json={**waiting, "action": {"do": "claim_draw", "by": "Bob"}}
    )
    assert errors(refused, 422) == {("not_answered", "/action/do")}


def test_with_a_partner_settlements_are_in_whole_points(http: FlaskClient) -> None:
    """Rulebook 27b: the partner shares half."""
    names = [f"P{number}" for number in range(8)]
    chouette = {
        "players": names,
        "partner": "P7",
        "options": {"box_partner": True},
        "bets": [bet(name, "P0") for name in names[1:7]],
    }
    settle = {"do": "offer_settlement", "by": "P1", "payer": "P1"}
    for points in (0.5, 1.5):
        found = errors(ask(http, chouette, {**settle, "points": points}), 422)
        assert found == {("no_such_settlement", "/action/points")}
    assert ask(http, chouette, {**settle, "points": 3}).status_code == 200


def test_names_keep_their_own_spelling_in_every_sentence(http: FlaskClient) -> None:
    chouette = {
        "players": ["ann", "bob", "cat"],
        "bets": [bet("bob", "ann", OFFER), bet("cat", "ann", OFFER)],
    }
    for action, text in (
        ({"do": "roll", "dice": [3, 1]}, "bob must still answer ann."),
        ({"do": "take", "by": "zed"}, "zed does not take part."),
    ):
        faults = ask(http, chouette, action).get_json()["errors"]
        assert faults[0]["detail"] == text
