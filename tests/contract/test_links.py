"""The links, followed as the contract describes them; whole flows are in arazzo.yaml."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from service.contract import operations
from tests.contract.document import CONTRACT

OPERATIONS = {
    operation["operationId"]: (path, method, operation)
    for path, method, operation in operations(CONTRACT)
}


def resolve(expression: str, answer: Any) -> Any:
    """The value in the answer that a runtime expression names."""
    for key in expression.removeprefix("$response.body#/").split("/"):
        answer = answer[int(key) if isinstance(answer, list) else key]
    return answer


def send(
    client: FlaskClient, operation: str, body: Any = None, parameters: dict[str, str] | None = None
) -> Any:
    path, method, _ = OPERATIONS[operation]
    response = client.open(path.format(**parameters or {}), method=method.upper(), json=body)
    assert response.status_code == 200, response.get_json()
    return response.get_json()


def follow(client: FlaskClient, operation: str, name: str, answer: Any) -> Any:
    """The answer to which a link of this operation leads."""
    link = OPERATIONS[operation][2]["responses"]["200"]["links"][name]
    body = resolve(link["requestBody"], answer) if "requestBody" in link else None
    parameters = {key: resolve(value, answer) for key, value in link.get("parameters", {}).items()}
    return send(client, link["operationId"], body, parameters)


@pytest.fixture
def client() -> FlaskClient:
    return create_app().test_client()


PLAYERS = {"chouette": {"players": ["Ann", "Bob", "Cat"]}}
FROM_BEGIN = {"variant": "backgammon", "throws": [{"white": 6, "black": 1}]}


def test_the_links_of_a_new_game_lead_to_its_plays_and_its_picture(client: FlaskClient) -> None:
    game = send(client, "beginGame", FROM_BEGIN)
    assert follow(client, "beginGame", "moves", game)["expected"]["plays"]
    assert follow(client, "beginGame", "moves_by_id", game)["expected"]["plays"]
    by_id = OPERATIONS["beginGame"][2]["responses"]["200"]["links"]["picture_by_id"]
    path = OPERATIONS[by_id["operationId"]][0].format(id=game["id"])
    assert client.get(path).mimetype == "image/svg+xml"


def test_the_links_of_an_advanced_game_lead_on(client: FlaskClient) -> None:
    game = send(client, "beginGame", FROM_BEGIN)
    body = {"id": game["id"], "action": {"do": "play", "notation": "13/7 8/7"}}
    after = send(client, "advanceGame", body)
    assert follow(client, "advanceGame", "moves", after)["expected"]["do"] == "roll"
    assert follow(client, "advanceGame", "moves_by_id", after)["expected"]["do"] == "roll"
    assert follow(client, "advanceGame", "score_by_id", after)["outcome"] is None


def test_a_finished_game_of_a_match_leads_to_the_next(client: FlaskClient) -> None:
    game = send(client, "beginGame", FROM_BEGIN | {"stakes": {"match": {"length": 3}}})
    body = {"id": game["id"], "action": {"do": "award", "to": "white", "value": 1}}
    over = send(client, "advanceGame", body)
    following = follow(client, "advanceGame", "next_by_id", over)
    assert following["expected"]["do"] == "open"
    assert following["state"]["stakes"]["match"]["white"] == 1


def test_the_links_of_a_chouette_lead_to_it_and_to_its_next_game(client: FlaskClient) -> None:
    game = send(client, "beginChouette", {"variant": "backgammon", **PLAYERS})
    assert follow(client, "beginChouette", "read_by_id", game)["expected"]["do"] == "open"
    body = {"id": game["id"], "action": {"do": "open", "white": 6, "black": 1}}
    after = send(client, "advanceChouette", body)
    assert follow(client, "advanceChouette", "read", after)["seats"]["box"] == "Ann"
    assert follow(client, "advanceChouette", "read_by_id", after)["seats"]["box"] == "Ann"
    end = {"id": after["id"], "action": {"do": "end", "winner": "black", "value": 1}}
    over = send(client, "advanceChouette", end)
    assert follow(client, "advanceChouette", "next_by_id", over)["seats"]["box"] == "Bob"


def test_the_links_of_moves_lead_to_what_can_be_cached(client: FlaskClient) -> None:
    moves = send(client, "listMoves", {"id": send(client, "beginGame", FROM_BEGIN)["id"]})
    assert follow(client, "listMoves", "moves_by_id", moves)["expected"]["plays"]
    sides = follow(client, "listMoves", "bear_off_by_id", moves)
    assert sides["white"]["allowed"] is False
    assert follow(client, "listMoves", "score_by_id", moves)["outcome"] is None


def test_the_list_of_games_leads_to_a_game(client: FlaskClient) -> None:
    games = send(client, "listVariants")
    assert follow(client, "listVariants", "variant", games)["name"] == games["variants"][14]["name"]


def test_a_converted_state_leads_to_its_moves(client: FlaskClient) -> None:
    text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
    converted = send(client, "convertState", {"id": text})
    assert follow(client, "convertState", "moves_by_id", converted)["expected"]["plays"]


def test_every_link_is_followed_above() -> None:
    """A link that is added must be added to a test as well."""
    named = {
        (operation, name)
        for operation, (_, _, definition) in OPERATIONS.items()
        for name in definition["responses"]["200"].get("links", {})
    }
    assert named == {
        *(("beginGame", name) for name in ("moves", "moves_by_id", "picture_by_id")),
        *(("advanceGame", name) for name in ("moves", "moves_by_id", "score_by_id", "next_by_id")),
        *(("listMoves", name) for name in ("moves_by_id", "bear_off_by_id", "score_by_id")),
        *(("advanceChouette", name) for name in ("read", "read_by_id", "next_by_id")),
        ("beginChouette", "read_by_id"),
        ("listVariants", "variant"),
        ("convertState", "moves_by_id"),
    }
