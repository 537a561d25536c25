"""Whole matches and money games over HTTP, played by a client that only echoes."""

from __future__ import annotations

from fractions import Fraction

import pytest
from flask.testing import FlaskClient

from tests.contract import closed
from tests.service.asking import START, errors
from tests.service.client import Json
from tests.service.stakes import Staked, beside, reasons

DOES = (
    *("double", "take", "drop", "beaver", "raccoon", "otter", "resign", "offer_draw"),
    *("claim_draw", "offer_settlement", "accept", "refuse"),
)
HOLLAND: Json = {"match": {"length": 4}, "options": {"holland": True}}
ANIMALS: Json = {
    "money": {"per_point": "0.10"},
    "options": {"jacoby": True, "beavers": "otter", "automatic_doubles": 3, "cube_limit": 64},
}
MATCHES: list[tuple[str, Json, Json]] = [
    ("backgammon", {}, HOLLAND),
    ("backgammon", {"opening": "fresh_roll"}, {"match": {"length": 7}}),
    ("eureka", {}, {"match": {"length": 1}}),
    ("eureka", {}, {"match": {"length": 9}, "options": {"resignation": "backgammon"}}),
    ("french_backgammon_1", {}, {"match": {"length": 5}}),
    ("fixed_roll", {}, HOLLAND),
    ("no_hit", {}, {"match": {"length": 6}}),
    ("misere", {}, {"match": {"length": 5}}),
    ("two_rolls_vs_choice", {}, HOLLAND),
    ("linverso", {}, {"match": {"length": 5}}),
    ("gioul", {}, {"match": {"length": 3}}),
    ("pin", {}, {"match": {"length": 300}}),
    ("acey_deucey", {}, {"match": {"length": 20}}),
    ("mexican_backgammon", {}, {"match": {"length": 2}}),
]
OFFER = {"kind": "double", "by": "white", "value": 2}
MOST = 3000
"""Actions; no game here takes nearly as many."""


def check(answer: Json, before: Json) -> None:
    """What must hold after every action whatsoever."""
    stakes = answer["state"]["stakes"]
    cube = stakes["cube"]
    stake, odd = divmod(cube["value"], 1 << cube.get("automatic", 0))
    assert not odd and stake & (stake - 1) == 0
    events = [event["event"] for event in answer["events"]]
    if cube["owner"] != before["cube"]["owner"]:
        assert events in (["taken"], ["beavered"])
    waits = "offer" in answer["state"]
    assert answer["outcome"] or (answer["expected"]["do"] == "answer") == waits


def check_may(table: Staked, answer: Json) -> None:
    """What the service says is allowed is accepted, and what it says is not is refused for that."""
    by = table.dice.choice(("white", "black"))
    question = {**answer["state"], "include": ["why_not"]}
    may = table.post("moves", question)["may"][by]
    assert may["allowed"] == answer["may"][by]["allowed"]
    for do in table.dice.sample(DOES, 3):
        action = beside(table.dice.choice, by, do, may)
        response = table.http.post("/v1/advance", json={**answer["state"], "action": action})
        if do in may["allowed"]:
            assert response.status_code == 200, response.get_json()
            assert not reasons(may, do)
        else:
            assert response.status_code == 422
            found = response.get_json()["errors"]
            assert {(f["code"], f["rule"], f["detail"]) for f in found} == reasons(may, do)


def played(table: Staked) -> Json:
    """The outcome of one game, everything looked at on the way."""
    for number in range(MOST):
        before = table.answer["state"]["stakes"]
        answer = table.step()
        check(answer, before)
        if answer["outcome"]:
            assert closed.faults("Game", answer) == []
            return table.outcomes[-1]
        if number % 5 == 0:
            assert closed.faults("Game", answer) == []
            check_may(table, answer)
    raise AssertionError("a game without an end")


@pytest.mark.parametrize(("variant", "options", "stakes"), MATCHES, ids=str)
def test_a_match_is_played_until_it_is_won_exactly_once(
    http: FlaskClient, variant: str, options: Json, stakes: Json
) -> None:
    table = Staked(http, variant, options, stakes)
    score = {"white": 0, "black": 0}
    end = played(table)
    while True:
        assert end["points"] == sum(end["parts"].values())
        if end["winner"]:
            score[end["winner"]] += end["points"] - end["surplus"]
        assert {side: end["match"][side] for side in score} == score
        if end["next"] is None:
            break
        assert end["match"]["winner"] is None
        assert max(score.values()) < end["match"]["length"]
        table.next_game()
        end = played(table)
    assert end["match"]["winner"] == end["winner"]
    assert score[end["winner"]] == stakes["match"]["length"]
    after = {key: end["match"][key] for key in ("length", "white", "black", "crawford_game")}
    again = {"variant": variant, "options": options, "stakes": {"match": after}}
    assert errors(http.post("/v1/begin", json=again), 422) == {("match_over", "/stakes/match")}


MONEY: list[tuple[str, Json, Json]] = [
    ("backgammon", {}, ANIMALS),
    ("backgammon", {"backgammon_multiplier": 2}, {"money": {}, "options": {"beavers": "beaver"}}),
    ("eureka", {}, {"money": {"per_point": "1/3"}, "options": {"automatic_doubles": 6}}),
    ("fixed_roll", {}, ANIMALS),
    ("linverso", {"opening": "fresh_roll"}, ANIMALS),
    ("doublets", {}, {"money": {"per_point": "5"}, "options": {"resignation": "backgammon"}}),
    ("catch_me", {}, {"money": {}}),
    ("pin", {}, {"money": {"per_point": "0.01"}}),
]


@pytest.mark.parametrize(("variant", "options", "stakes"), MONEY, ids=str)
def test_money_games_go_on_as_long_as_the_players_like(
    http: FlaskClient, variant: str, options: Json, stakes: Json
) -> None:
    table = Staked(http, variant, options, stakes)
    for _ in range(4):
        end = played(table)
        assert end["points"] == sum(end["parts"].values())
        per_point = stakes["money"].get("per_point")
        owed = Fraction(end["amount"]) if "amount" in end else None
        assert owed == (per_point and Fraction(per_point) * Fraction(end["points"]))
        assert end["next"]["state"]["stakes"]["cube"] == {"value": 1, "owner": None}
        table.next_game()


def test_every_play_tells_the_outcome_that_advancing_has(http: FlaskClient) -> None:
    state = {
        "variant": "backgammon",
        "position": {"white": {"24": 1, "off": 14}, "black": {"6": 15}},
        "turn": {"player": "white", "stages": [{"do": "play", "numbers": [2, 1]}]},
        "stakes": {"match": {"length": 5}, "cube": {"value": 2, "owner": "black"}},
    }
    [play] = http.post("/v1/moves", json=state).get_json()["expected"]["plays"]
    action = {"do": "play", "moves": play["moves"]}
    after = http.post("/v1/advance", json={**state, "action": action}).get_json()
    assert after["outcome"] == play["outcome"]
    assert play["outcome"]["points"] == 4
    over = http.post("/v1/advance", json={**after["state"], "action": action}).get_json()
    assert over["outcome"] == play["outcome"]


def test_stakes_that_cannot_be_agreed_on_have_no_score(http: FlaskClient) -> None:
    going_on = {"white": {"24": 1, "off": 14}, "black": {"1": 1, "off": 14}}
    stakes = {"match": {"length": 1}, "options": {"resignation": "never"}}
    body = {"variant": "gioul", "position": going_on, "stakes": stakes}
    where = "/stakes/options/resignation"
    assert errors(http.post("/v1/score", json=body), 422) == {("unknown_option_value", where)}
    text = "1~backgammon~24-1.off-14~1-1.off-14~white.roll~money.cube_limit-5"
    assert errors(http.post("/v1/score", json={"id": text}), 422) == {
        ("unknown_option_value", "/id")
    }


def test_the_score_of_a_position_with_its_stakes_is_the_outcome(http: FlaskClient) -> None:
    over = {
        "variant": "backgammon",
        "position": {"white": {"off": 15}, "black": {"6": 15}},
        "stakes": {
            "money": {"per_point": "0.5"},
            "options": {"jacoby": True},
            "cube": {"value": 4, "owner": "black"},
        },
    }
    answer = http.post("/v1/score", json=over).get_json()
    assert closed.faults("Score", answer) == []
    outcome = answer["outcome"]
    assert (outcome["points"], outcome["amount"]) == (8, "4")
    state = {**over, "turn": None, "action": {"do": "roll", "dice": [1, 2]}}
    problem = http.post("/v1/advance", json=state).get_json()
    assert outcome == problem["outcome"]
    both = http.post("/v1/score", json={**over, "cube": 2})
    assert errors(both, 400) == {("either_or", "/cube")}
    wrong = {**over, "stakes": {"money": {}, "cube": {"value": 3}}}
    assert errors(http.post("/v1/score", json=wrong), 422) == {
        ("no_power_of_two", "/stakes/cube/value")
    }


def test_a_game_that_a_drop_has_ended_is_over(http: FlaskClient) -> None:
    state = {
        "variant": "backgammon",
        "position": START,
        "turn": {"player": "white", "stages": [{"do": "roll"}]},
        "stakes": {"money": {}},
        "offer": OFFER,
    }
    action = {"do": "drop", "by": "black"}
    after = http.post("/v1/advance", json={**state, "action": action}).get_json()
    assert "may" not in after
    again = http.post("/v1/advance", json={**after["state"], "action": action})
    assert errors(again, 422) == {("game_over", "/turn")}


def test_a_dead_cube_is_noted_and_may_be_turned_all_the_same(http: FlaskClient) -> None:
    state = {
        "variant": "backgammon",
        "position": START,
        "turn": {"player": "white", "stages": [{"do": "roll"}]},
        "stakes": {"match": {"length": 5, "white": 3}, "cube": {"value": 2, "owner": "white"}},
    }
    question = {**state, "include": ["why_not"]}
    white = http.post("/v1/moves", json=question).get_json()["may"]["white"]
    assert "double" in white["allowed"]
    assert [(note["code"], note["do"]) for note in white["notes"]] == [("dead_cube", ["double"])]


def test_without_stakes_an_answer_has_none(http: FlaskClient) -> None:
    answer = http.post("/v1/begin", json={"variant": "backgammon"}).get_json()
    assert answer.keys() == {"id", "state", "events", "expected", "outcome", "may"}
    assert "stakes" not in answer["state"]
    double = {**answer["state"], "action": {"do": "double", "by": "white"}}
    assert errors(http.post("/v1/advance", json=double), 422) == {("no_stakes", "/action/do")}


def test_without_stakes_a_player_may_resign_offer_a_draw_and_be_awarded_the_game(
    http: FlaskClient,
) -> None:
    throws = [{"white": 6, "black": 1}]
    state = http.post("/v1/begin", json={"variant": "backgammon", "throws": throws}).get_json()
    draw = {**state["state"], "action": {"do": "offer_draw", "by": "white"}}
    offered = http.post("/v1/advance", json=draw).get_json()
    assert offered["state"]["offer"] == {"kind": "draw", "by": "white"}
    assert offered["expected"]["choices"] == ["accept", "refuse"]
    accept = {"id": offered["id"], "action": {"do": "accept", "by": "black"}}
    ended = http.post("/v1/advance", json=accept).get_json()
    assert ended["state"]["ended"] == {"how": "draw_agreed"}
    assert (ended["outcome"]["how"], ended["outcome"]["points"]) == ("draw_agreed", 0)
    award = {**state["state"], "action": {"do": "award", "to": "black", "value": 3}}
    assert http.post("/v1/advance", json=award).get_json()["outcome"]["points"] == 3


def test_a_condoned_play_goes_on_and_its_state_is_accepted_as_long_as_it_is_marked(
    http: FlaskClient,
) -> None:
    body = {
        "variant": "backgammon",
        "position": START,
        "turn": {"player": "white", "stages": [{"do": "play", "numbers": [6, 1]}]},
        "action": {"do": "play", "notation": "24/18 13/12", "condone": True},
    }
    after = http.post("/v1/advance", json=body).get_json()
    assert after["state"]["illegal"] is True
    assert after["events"][0] == {
        "event": "condoned",
        "player": "white",
        "codes": ["blocked"],
        "text": "An illegal play of White stands.",
    }
    roll = {**after["state"], "action": {"do": "roll", "dice": [3, 1]}}
    assert http.post("/v1/advance", json=roll).status_code == 200
    assert http.post("/v1/moves", json={"id": after["id"]}).status_code == 200
    unmarked = {key: value for key, value in after["state"].items() if key != "illegal"}
    assert errors(http.post("/v1/moves", json=unmarked), 422) == {
        ("both_colors", "/position/white/13")
    }


BOARD_ID = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_raccoon_where_only_beavers_are_agreed_is_named(http: FlaskClient, language: str) -> None:
    """Both as an action and as an offer in a state or an id."""
    money = "money.beavers-beaver"
    action = {"action": {"do": "raccoon", "by": "white"}}
    beavered = f"{BOARD_ID}~white.roll.offer-beaver-black-4~{money}.cube-2-black"
    raccooned = f"{BOARD_ID}~white.roll.offer-raccoon-white-8~{money}.cube-4-black"
    for path, body in (("advance", {"id": beavered, **action}), ("moves", {"id": raccooned})):
        reply = http.post(f"/v1/{path}", json=body, headers={"Accept-Language": language})
        (fault,) = reply.get_json()["errors"]
        assert fault["code"] == "not_agreed"
        assert "raccoon" in fault["detail"] and "beaver" not in fault["detail"]


@pytest.mark.parametrize(
    ("stakes", "reasons"),
    [
        (
            "match-5.score-4-2.crawford-after.holland.turns-1-0",
            [("not_your_turn", "doubling"), ("holland_rule", "holland")],
        ),
        (
            "match-5.score-4-2.crawford-now",
            [("not_your_turn", "doubling"), ("crawford_game", "crawford")],
        ),
        (
            "money.cube-64-white.cube_limit-64",
            [
                ("not_your_turn", "doubling"),
                ("not_the_owner", "redoubling"),
                ("cube_limit_reached", "cube_limit"),
            ],
        ),
    ],
    ids=["holland", "crawford", "owner and limit"],
)
def test_off_turn_every_other_reason_is_given_too(
    http: FlaskClient, stakes: str, reasons: list[tuple[str, str]]
) -> None:
    body = {"id": f"{BOARD_ID}~white.roll~{stakes}", "include": ["why_not"]}
    answer = http.post("/v1/moves", json=body).get_json()
    why_not = answer["may"]["black"]["why_not"]
    assert [(one["code"], one["rule"]) for one in why_not if "double" in one["do"]] == reasons


FREEZING = "1~fixed_roll~2-1.19-7.20-7~5-4.6-4.8-1.13-2.14-2.24-2~white.play-6-5.thrown-6-5"


def test_a_frozen_game_of_fixed_roll_is_read_back_as_the_draw_that_it_is(http: FlaskClient) -> None:
    """Rulebook 20: the position alone does not show that nobody can move with the fixed roll."""
    play = {"do": "play", "moves": [{"from": "2", "to": "8"}]}
    over = http.post("/v1/advance", json={"id": FREEZING, "action": play}).get_json()
    assert over["outcome"]["how"] == "frozen"
    assert over["state"]["ended"] == {"how": "frozen"}
    for path in ("moves", "score"):
        for body in ({"id": over["id"]}, over["state"]):
            again = http.post(f"/v1/{path}", json=body).get_json()
            assert again["outcome"] == over["outcome"]
            assert again.get("id", over["id"]) == over["id"]
    elsewhere = {**over["state"], "variant": "backgammon"}
    found = errors(http.post("/v1/moves", json=elsewhere), 422)
    assert ("no_such_ending", "/ended/how") in found
    claimed = {**over["state"], "ended": {"how": "elsewhere", "winner": "white"}}
    found = errors(http.post("/v1/moves", json=claimed), 422)
    assert ("no_such_ending", "/ended/how") in found


@pytest.mark.parametrize("options", [{}, {"crawford": False}], ids=str)
def test_a_match_without_a_cube_asks_for_no_crawford_game(http: FlaskClient, options: Json) -> None:
    """Rulebook 27: the Crawford game is the one without the cube."""
    match = {"match": {"length": 31, "white": 30, "black": 5}, "options": options}
    begun = http.post("/v1/begin", json={"variant": "tawla_31"}).get_json()["state"]
    answer = http.post("/v1/moves", json={**begun, "stakes": match})
    assert answer.status_code == 200, answer.text
    assert answer.get_json()["state"]["stakes"]["match"]["white"] == 30


def test_a_listed_notation_is_accepted_after_a_condoned_play(http: FlaskClient) -> None:
    """Rulebook 29: such a state may have a checker on the bar where nobody can be hit."""
    sent = "1~eureka~8-1.off-14~bar-1.off-14~black.play-5-2.illegal"
    [play] = http.post("/v1/moves", json={"id": sent}).get_json()["expected"]["plays"]
    action = {"do": "play", "notation": play["notation"]}
    answer = http.post("/v1/advance", json={"id": sent, "action": action})
    assert answer.status_code == 200, answer.text


def test_money_play_has_a_running_total_and_the_number_of_the_game(http: FlaskClient) -> None:
    """As a chouette has; Black wins 2, White a settlement of half a point."""
    begin = {"variant": "backgammon", "stakes": {"money": {}}, "throws": [{"white": 3, "black": 1}]}
    begun = http.post("/v1/begin", json=begin).get_json()
    assert (begun["state"]["stakes"]["game"], begun["id"].rpartition("~")[2]) == (1, "money")
    assert begun["state"]["stakes"]["totals"] == {"white": 0, "black": 0}
    award = {"do": "award", "to": "black", "value": 2}
    lost = http.post("/v1/advance", json={"id": begun["id"], "action": award}).get_json()
    assert closed.faults("Game", lost) == []
    assert lost["outcome"]["totals"] == {"white": -2, "black": 2}
    following = lost["outcome"]["next"]
    assert following["id"].endswith("~money.game-2.total-black-2-1")
    stakes = following["state"]["stakes"]
    assert (stakes["game"], stakes["totals"]) == (2, {"white": -2, "black": 2})
    ready = {**following["state"], "turn": {"player": "white", "stages": [{"do": "roll"}]}}
    settle = {"do": "offer_settlement", "by": "white", "payer": "black", "points": 0.5}
    offered = http.post("/v1/advance", json={**ready, "action": settle}).get_json()
    accept = {"do": "accept", "by": "black"}
    settled = http.post("/v1/advance", json={"id": offered["id"], "action": accept}).get_json()
    assert settled["outcome"]["totals"] == {"white": -1.5, "black": 1.5}
    assert settled["outcome"]["next"]["id"].endswith("~money.game-3.total-black-3-2")


@pytest.mark.parametrize(
    ("stakes", "pointer"),
    [
        ({"money": {}, "totals": {"white": 1, "black": -1}}, "/stakes/totals"),
        ({"money": {}, "game": 2, "totals": {"white": 1, "black": 1}}, "/stakes/totals"),
        ({"match": {"length": 5}, "game": 2}, "/stakes/totals"),
    ],
    ids=str,
)
def test_totals_that_cannot_be_are_refused(http: FlaskClient, stakes: Json, pointer: str) -> None:
    begun = http.post("/v1/begin", json={"variant": "backgammon"}).get_json()["state"]
    found = errors(http.post("/v1/moves", json={**begun, "stakes": stakes}), 422)
    assert [place for _, place in found] == [pointer]


@pytest.mark.parametrize(
    ("variant", "value", "stakes", "points", "text"),
    [
        ("acey_deucey", 1, {}, 15, "White resigns (value 1, 15 points)."),
        ("pin", 1, {}, 344, "White resigns (value 1, 344 points)."),
        ("backgammon", 3, {"cube": {"value": 4, "owner": "black"}}, 12, None),
        ("backgammon", 1, {}, 1, "White resigns (value 1, 1 point)."),
    ],
)
def test_a_resignation_says_what_it_costs_beside_its_value(
    http: FlaskClient, variant: str, value: int, stakes: Json, points: int, text: str | None
) -> None:
    begin = {"variant": variant, "throws": [{"white": 2, "black": 1}]}
    begun = http.post("/v1/begin", json=begin).get_json()["state"]
    body = {**begun, **({"stakes": {"money": {}, **stakes}} if stakes else {})}
    resign = {"do": "resign", "by": "white", "value": value}
    answer = http.post("/v1/advance", json={**body, "action": resign}).get_json()
    assert closed.faults("Game", answer) == []
    [event] = answer["events"]
    assert (event["value"], event["points"]) == (value, points)
    assert text is None or event["text"] == text
    offer = {"kind": "resignation", "by": "white", "value": value, "points": points}
    assert answer["state"]["offer"] == answer["expected"]["offer"] == offer
    # the state is sent back unchanged
    assert http.post("/v1/moves", json=answer["state"]).get_json()["id"] == answer["id"]


def test_a_settlement_is_offered_before_a_roll(http: FlaskClient) -> None:
    rolled = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1~money"
    settle = {"do": "offer_settlement", "by": "white", "payer": "white", "points": 1}
    refused = http.post("/v1/advance", json={"id": rolled, "action": settle})
    assert errors(refused, 422) == {("not_before_a_roll", "/action/do")}
    assert "before a roll" in refused.get_json()["errors"][0]["detail"]
