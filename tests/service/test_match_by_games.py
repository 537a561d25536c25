"""A match over a number of games, over HTTP and in the library: rulebook 27b."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from engine import Game
from engine.stakes import Crawford, Match, match_by_games
from tests.contract import closed
from tests.service.client import Json
from tests.support.refusals import refused


def ask(http: FlaskClient, path: str, body: Json, language: str = "en") -> Json:
    reply = http.post(path, json=body, headers={"Accept-Language": language})
    assert reply.status_code == 200, reply.text
    answer: Json = reply.get_json()
    assert closed.faults("Game", answer) == []
    return answer


def begun(http: FlaskClient, match: Json, variant: str = "backgammon") -> Json:
    throws = [{"white": 6, "black": 1}]
    body = {"variant": variant, "stakes": {"match": match}, "throws": throws}
    return ask(http, "/v1/begin", body)


def awarded(http: FlaskClient, game: Json, to: str, value: int, language: str = "en") -> Json:
    action = {"do": "award", "to": to, "value": value}
    answer = ask(http, "/v1/advance", {"id": game["id"], "action": action}, language)
    outcome: Json = answer["outcome"]
    return outcome


def test_gioul_is_played_for_a_number_of_rounds(http: FlaskClient) -> None:
    """The Classic Line booklet: the players agree on how many points or how many rounds."""
    first = begun(http, {"games": 2}, "gioul")
    assert first["state"]["stakes"]["match"] == {"games": 2, "played": 0, "white": 0, "black": 0}
    assert "away" not in first
    won = awarded(http, first, "white", 2)
    score = {"games": 2, "played": 1, "white": 2, "black": 0, "winner": None}
    assert (won["match"], won["text"]) == (score, "White wins a gammon, 2 points.")
    assert won["next"]["state"]["stakes"]["match"] == {
        "games": 2,
        "played": 1,
        "white": 2,
        "black": 0,
    }
    last = awarded(http, won["next"], "black", 1)
    assert last["match"] == {"games": 2, "played": 2, "white": 2, "black": 1, "winner": "white"}
    assert last["next"] is None
    assert last["text"] == "Black wins 1 point. White wins the match (White 2, Black 1)."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The match is drawn (White 1, Black 1)."),
        ("de", "Das Match endet unentschieden (Weiß 1, Schwarz 1)."),
        ("fr", "Le match est nul (Blanc 1, Noir 1)."),
        ("it", "L’incontro finisce pari: Bianco 1, Nero 1."),
    ],
)
def test_equal_totals_are_a_drawn_match(http: FlaskClient, language: str, text: str) -> None:
    last = begun(http, {"games": 2, "played": 1, "white": 1})
    end = awarded(http, last, "black", 1, language)
    assert (end["match"]["winner"], end["next"]) == (None, None)
    assert end["text"].endswith(text)


def test_the_cube_is_in_use_in_every_game(http: FlaskClient) -> None:
    """Also a game before the end, where a match to points would have its Crawford game."""
    game = begun(http, {"games": 3, "played": 2, "white": 2, "black": 1})
    played = {"do": "play", "notation": "13/7 8/7"}
    rolls = ask(http, "/v1/advance", {"id": game["id"], "action": played})
    assert "double" in rolls["may"]["black"]["allowed"]
    doubled = ask(
        http, "/v1/advance", {"id": rolls["id"], "action": {"do": "double", "by": "black"}}
    )
    dropped = {"id": doubled["id"], "action": {"do": "drop", "by": "white"}}
    end = ask(http, "/v1/advance", dropped)["outcome"]
    assert (end["surplus"], end["match"]["black"], end["match"]["winner"]) == (0, 2, None)


def test_its_id_counts_the_games(http: FlaskClient) -> None:
    game = begun(http, {"games": 5, "played": 3, "white": 4, "black": 2})
    assert game["id"].endswith("~games-5.played-3.score-4-2")
    assert http.get(f"/v1/moves/{game['id']}").get_json()["state"] == game["state"]
    series = begun(http, {"games": 3, "rotation": "tavli"}, "portes")
    assert series["id"].endswith("~games-3.rotation-tavli")
    crawford = game["id"] + ".crawford-off"
    codes = [e["code"] for e in http.get(f"/v1/moves/{crawford}").get_json()["errors"]]
    assert codes == ["id_unknown_word"]


def test_other_programs_know_no_such_match(http: FlaskClient) -> None:
    game = begun(http, {"games": 5, "played": 1, "white": 4})
    body = {"id": game["id"], "to": ["xgid", "position_id"]}
    written = http.post("/v1/convert", json=body).get_json()["notations"]
    assert written["xgid"]["written"].endswith(":61:0:0:0:0:10")
    assert [loss["code"] for loss in written["xgid"]["loss"]] == ["match", "score", "crawford"]
    assert written["position_id"] == {"written": game["id"], "loss": []}


def test_the_library_makes_it() -> None:
    stakes = match_by_games(3)
    game = Game.begin("backgammon", white=3, black=1, stakes=stakes)
    assert game.stakes == stakes and game.stakes.play == Match(3, crawford=Crawford.OFF, played=0)
    with refused("holland_needs_crawford"):
        match_by_games(3, holland=True)
    with refused("no_such_length"):
        match_by_games(0)
