"""The links, followed by the letter: a game from begin to score with nothing but the contract."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from tests.contract.examples import contract, operations

OPERATIONS = {
    operation["operationId"]: (path, method, operation)
    for path, method, operation in operations(contract())
}


def resolve(expression: Any, answer: Any) -> Any:
    """A link's body with the values of the answer put in."""
    if isinstance(expression, dict):
        return {key: resolve(value, answer) for key, value in expression.items()}
    if isinstance(expression, list):
        return [resolve(value, answer) for value in expression]
    if not isinstance(expression, str) or not expression.startswith("$response.body#/"):
        return expression
    for key in expression.removeprefix("$response.body#/").split("/"):
        answer = answer[int(key) if isinstance(answer, list) else key]
    return answer


class Follower:
    """Asks the first question, then goes from answer to answer by the names of links."""

    def __init__(self, client: FlaskClient, operation: str, body: Any = None) -> None:
        self.client = client
        self.ask(operation, body, {})

    def ask(self, operation: str, body: Any, parameters: dict[str, str]) -> None:
        path, method, self.operation = OPERATIONS[operation]
        response = self.client.open(path.format(**parameters), method=method.upper(), json=body)
        assert response.status_code == 200, response.get_json()
        self.answer = response.get_json()

    def follow(self, *names: str) -> Any:
        for name in names:
            link = self.operation["responses"]["200"]["links"][name]
            body = resolve(link.get("requestBody"), self.answer)
            self.ask(link["operationId"], body, resolve(link.get("parameters", {}), self.answer))
        return self.answer


@pytest.fixture
def client() -> FlaskClient:
    return create_app().test_client()


def test_the_links_lead_from_begin_to_score(client: FlaskClient) -> None:
    game = Follower(client, "begin", {"variant": "backgammon"})
    game.follow("throw", "moves", "play", "roll", "moves", "play", "roll", "play")
    assert game.follow("score")["over"] is False


def test_a_game_can_begin_with_its_first_play(client: FlaskClient) -> None:
    game = Follower(client, "begin", {"variant": "pin", "throws": [{"white": 6, "black": 1}]})
    assert game.follow("play")["expected"]["do"] == "roll"


def test_the_links_lead_through_a_game_for_stakes_to_the_next(client: FlaskClient) -> None:
    game = Follower(client, "begin", {"variant": "backgammon", "stakes": {"match": {"length": 3}}})
    game.follow("throw", "play", "roll", "play")
    assert game.follow("double", "drop")["outcome"]["match"]["white"] == 1
    assert game.follow("next")["expected"]["do"] == "open"


def test_the_links_lead_through_a_chouette(client: FlaskClient) -> None:
    players = {"chouette": {"players": ["Ann", "Bob", "Cat"]}}
    game = Follower(client, "beginChouette", {"variant": "backgammon", **players})
    assert game.follow("throw", "play", "roll", "play")["expected"]["name"] == "Ann"
    assert game.follow("read")["expected"]["name"] == "Ann"
    game = Follower(client, "beginChouette", {"variant": "backgammon", **players})
    game.follow("throw", "play", "roll", "play", "roll", "play")
    assert game.follow("read_by_id")["expected"]["name"] == "Bob"
    game = Follower(client, "beginChouette", {"variant": "backgammon", **players})
    game.follow("throw", "play", "roll", "play", "roll", "play", "double", "drop")
    assert game.answer["outcome"]["balances"] == {"Ann": -2, "Bob": 1, "Cat": 1}
    assert game.follow("next")["seats"]["box"] == "Bob"


def test_the_links_from_moves_lead_to_every_other_question(client: FlaskClient) -> None:
    start = {"variant": "backgammon", "throws": [{"white": 6, "black": 1}]}
    assert Follower(client, "begin", start).follow("moves", "follow")["played"]
    assert Follower(client, "begin", start).follow("moves", "judge")["legal"] is False
    assert Follower(client, "begin", start).follow("moves", "score")["over"] is False
    assert Follower(client, "begin", start).follow("moves", "bear_off")["white"]["allowed"] is False


def test_the_links_lead_to_the_answers_that_can_be_kept(client: FlaskClient) -> None:
    start = {"variant": "backgammon", "throws": [{"white": 6, "black": 1}]}
    assert Follower(client, "begin", start).follow("moves_by_id")["plays"]
    assert Follower(client, "begin", start).follow("play", "score_by_id")["over"] is False
    sides = Follower(client, "begin", start).follow("moves", "bear_off_by_id")
    assert sides["white"]["allowed"] is False


def test_the_links_lead_from_the_list_of_games_to_a_game(client: FlaskClient) -> None:
    assert Follower(client, "listVariants").follow("variant", "begin")["expected"]["do"] == "open"
    assert Follower(client, "listVariants").follow("begin", "moves")["plays"] == []


def test_a_converted_state_leads_to_its_moves(client: FlaskClient) -> None:
    text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
    assert Follower(client, "convert", {"id": text}).follow("moves")["plays"]


def test_every_link_is_followed_above() -> None:
    """A link that is added must be added to a walk as well."""
    named = {
        (operation, name)
        for operation, (_, _, definition) in OPERATIONS.items()
        for name in definition["responses"]["200"].get("links", {})
    }
    assert named == {
        *(("begin", name) for name in ("moves", "moves_by_id", "throw", "play")),
        *(("advance", name) for name in ("moves", "roll", "play", "double", "drop", "next")),
        *(("advance", name) for name in ("score", "score_by_id")),
        *(("moves", name) for name in ("play", "follow", "judge", "score")),
        *(("moves", name) for name in ("bear_off", "bear_off_by_id")),
        *(("listVariants", name) for name in ("variant", "begin")),
        ("getVariant", "begin"),
        ("convert", "moves"),
        ("beginChouette", "throw"),
        *(("advanceChouette", name) for name in ("play", "roll", "double", "drop", "next")),
        *(("advanceChouette", name) for name in ("read", "read_by_id")),
    }
