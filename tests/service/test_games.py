"""Whole games over HTTP, played by a client that knows nothing of the rules.

Every game, and values of every option, to the end; after each step the answer must keep the
contract, every checker must still be there, and what is offered must be accepted.
"""

from __future__ import annotations

import os

import pytest
from flask.testing import FlaskClient

from engine.variants import VARIANTS
from service.app import create_app
from tests.contract import closed
from tests.service.client import Choose, Echo, Json, at_random, nearest_home
from tests.service.real import tables

TABLES = list(tables(create_app().test_client()))
MORE_SEEDS = range(100, 100 + int(os.environ.get("GAMES", "0")))
"""New seeds for every table, set by `make games`."""
SOME = [table for at, table in enumerate(TABLES) if MORE_SEEDS or not table[1] or at % 2]
"""Every game, and every day every other value of an option; `make games` plays all."""
PLAYED = [(*table, seed) for table in SOME for seed in MORE_SEEDS or (2,)]
MOST_ACTIONS = 6000
WANDERS_FOR_EVER = {"backwards"}
"""Rulebook 18: every number may be used backwards, so random play gets nowhere."""


def checkers(position: Json) -> tuple[int, int]:
    return sum(position["white"].values()), sum(position["black"].values())


def strategy(variant: str) -> Choose:
    return nearest_home if variant in WANDERS_FOR_EVER else at_random


@pytest.mark.parametrize(("variant", "options", "seed"), PLAYED, ids=str)
def test_a_game_reaches_its_end(http: FlaskClient, variant: str, options: Json, seed: int) -> None:
    game = Echo(http, variant, options, seed)
    total = checkers(game.answer["state"]["position"])
    places = http.get(f"/v1/variants/{variant}").get_json()["places"]
    for number, answer in enumerate(game.play(strategy(variant), MOST_ACTIONS)):
        state = answer["state"]
        assert state["options"] == options
        assert checkers(state["position"]) == total
        for color in ("white", "black"):
            assert set(state["position"][color]) <= set(places[color])
        assert (answer["expected"] is None) == (answer["outcome"] is not None)
        if number % 7 == 0 or answer["outcome"]:
            assert closed.faults("Game", answer) == []
    end = game.answer
    assert end["outcome"], "the game did not end"
    assert end["state"]["turn"] is None
    assert end["events"][-1]["event"] == "ended"
    _the_score_agrees(game)


def _the_score_agrees(game: Echo) -> None:
    """The outcome at the end of the game is the score of the position alone."""
    state = {key: game.answer["state"][key] for key in ("variant", "options", "position")}
    score = game.post("score", state)
    if game.answer["outcome"]["how"] == "frozen" and score["outcome"] is None:
        return  # only the fixed roll can tell, and the position alone does not know it
    assert score["outcome"] == game.answer["outcome"]


@pytest.mark.parametrize(("variant", "options"), SOME, ids=str)
def test_what_is_offered_is_accepted_and_leads_where_it_says(
    http: FlaskClient, variant: str, options: Json
) -> None:
    """Both ways to ask agree, every play listed is accepted, and its turn follows."""
    game = Echo(http, variant, options, seed=3)
    for number, answer in enumerate(game.play(at_random, 60)):
        if number % 4 or answer["outcome"]:
            continue
        found = game.post("moves", answer["state"])
        assert closed.faults("Game", found) == []
        assert found["state"] == answer["state"]
        assert found["expected"]["do"] == answer["expected"]["do"]
        if answer["expected"]["do"] != "play":
            assert found["expected"] == answer["expected"]
            continue
        plays = found["expected"]["plays"]
        assert answer["expected"]["plays"] == [
            {"moves": play["moves"], "notation": play["notation"]} for play in plays
        ]
        for play in game.dice.sample(plays, min(3, len(plays))):
            action = {"do": "play", "moves": play["moves"]}
            after = game.post("advance", {**answer["state"], "action": action})
            assert after["state"]["position"] == play["position"]
            assert after["state"]["turn"] == play.get("turn")
            assert after["outcome"] == play.get("outcome")
            judged = game.post("judge", {**answer["state"], "moves": play["moves"]})
            assert judged["legal"]
            assert judged["position"] == play["position"]


@pytest.mark.parametrize(("variant", "options"), SOME, ids=str)
def test_a_play_can_be_made_move_by_move(http: FlaskClient, variant: str, options: Json) -> None:
    """Any of the next moves may be made; when the play may end, it is one that was listed."""
    game = Echo(http, variant, options, seed=4)
    for number, answer in enumerate(game.play(at_random, 40)):
        if number % 4 or answer["outcome"] or answer["expected"]["do"] != "play":
            continue
        state = answer["state"]
        listed = [play["position"] for play in game.post("moves", state)["expected"]["plays"]]
        played: list[Json] = []
        while True:
            answer = game.post("moves", {**state, "played": played})
            assert closed.faults("Game", answer) == []
            found = answer["expected"]
            assert played == [{"from": m["from"], "to": m["to"]} for m in found["played"]]
            if found["may_end"]:
                assert found["position"] in listed
            if not found["next_moves"]:
                break
            move = game.dice.choice(found["next_moves"])
            played.append({"from": move["from"], "to": move["to"]})
        assert found["may_end"]


@pytest.mark.parametrize(("variant", "options"), SOME, ids=str)
def test_the_simple_question_gives_a_state_that_goes_on(
    http: FlaskClient, variant: str, options: Json
) -> None:
    """A client that sends player and dice gets a state and turns that it can echo from then on."""
    game = Echo(http, variant, options, seed=5)
    position = game.answer["state"]["position"]
    game_of = {"variant": variant, "options": options}
    for player in ("white", "black"):
        question = {**game_of, "position": position, "player": player, "dice": [6, 1]}
        found = game.post("moves", question)
        # the state does not say in which order the dice were thrown
        assert found["expected"].pop("dice", [6, 1]) == [6, 1]
        assert game.post("moves", found["state"]) == found
        if found["expected"]["do"] != "play":
            continue
        for play in found["expected"]["plays"]:
            if "turn" in play:
                game.post("moves", {**game_of, "position": play["position"], "turn": play["turn"]})


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_description_of_every_game_has_the_table_rules(http: FlaskClient, variant: str) -> None:
    described = http.get(f"/v1/variants/{variant}", headers={"Accept-Language": "de"}).get_json()
    rules = {rule.pop("id"): rule for rule in described["table_rules"]}
    assert list(rules) == ["take_back", "illegal_play", "cocked_dice", "premature_roll"]
    assert rules["premature_roll"] == {
        "text": "Ein verfrühter Wurf ist ungültig und wird wiederholt; ist vereinbart, dass er "
        "gilt, darf die Seite, die noch zieht, ihren Zug danach richten.",
        "values": ["void", "stands"],
        "default_value": "void",
    }


def test_a_table_rule_is_kept_by_the_client_and_no_option_of_a_game(http: FlaskClient) -> None:
    body = {"variant": "backgammon", "options": {"premature_roll": "stands"}}
    problem = http.post("/v1/begin", json=body).get_json()
    assert [e["code"] for e in problem["errors"]] == ["unknown_option"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_description_of_a_game_fits_its_start(http: FlaskClient, variant: str) -> None:
    described = http.get(f"/v1/variants/{variant}").get_json()
    assert closed.faults("Variant", described) == []
    start = Echo(http, variant, {}, seed=6).answer["state"]["position"]
    assert start == described["setup"]
    assert checkers(start) == (described["checkers"], described["checkers"])
