"""`replay` and `record`: reports, faults with places, other formats, limits and errors."""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.records import write_json
from service.app import create_app
from service.errors import Abandoned
from service.operations.abandoned import IS_ABANDONED
from service.operations.register import RECORD, REPLAY, Operation
from tests.records.random_matches import random_chouette, random_record
from tests.records.samples import BROKEN, GNUBG
from tests.records.test_hostile import HOSTILE

MATCH5 = (GNUBG / "match5.mat").read_text()


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    return create_app().test_client()


def sent(client: FlaskClient, path: str, body: dict[str, Any], language: str = "en") -> Any:
    return client.post(path, json=body, headers={"Accept-Language": language})


def test_a_good_match_has_counts_score_and_no_fault(client: FlaskClient) -> None:
    answer = sent(client, "/v1/replay", {"content": MATCH5}).get_json()
    assert answer["players"] == {"white": "Anna", "black": "Bert"}
    assert answer["stakes"]["match"]["length"] == 5
    assert answer["summary"] == {
        "game_count": 6,
        "play_count": 327,
        "judged_count": 327,
        "legal_count": 327,
        "fault_count": 0,
        "complete": True,
    }
    assert answer["final"] == {"white": 5, "black": 4, "winner": "white"}
    assert [game["crawford_game"] for game in answer["games"]][3] == "now"
    assert "plies" not in answer["games"][0]


def test_plies_and_ids_are_there_on_request(client: FlaskClient) -> None:
    body = {"content": MATCH5, "include": ["plies", "ids"]}
    ply = sent(client, "/v1/replay", body).get_json()["games"][0]["plies"][1]
    assert ply["id"].startswith("1~backgammon~")
    moves = client.get(f"/v1/moves/{ply['id']}")
    assert moves.status_code == 200


def test_a_record_with_a_fault_is_a_200_with_code_rule_and_place(client: FlaskClient) -> None:
    content = (BROKEN / "m5_blocked.mat").read_text()
    response = sent(client, "/v1/replay", {"content": content})
    assert response.status_code == 200
    fault = response.get_json()["faults"][0]
    assert (fault["code"], fault["rule"], fault["went_on"]) == ("blocked", "open_point", "lost")
    assert fault["where"] == {
        "game": 1,
        "ply": 11,
        "player": "white",
        "line": 12,
        "character": 6,
        "row": 6,
        "column": "left",
    }


def test_sentences_are_in_the_language_of_the_client(client: FlaskClient) -> None:
    content = (BROKEN / "m5_score.mat").read_text()
    fault = sent(client, "/v1/replay", {"content": content}, "fr").get_json()["faults"][0]
    assert fault["detail"] == "Les parties précédentes donnent le score 0-1."


@pytest.mark.parametrize("record_format", ["mat", "sgf", "record"])
def test_what_is_written_replays_to_the_same_match(client: FlaskClient, record_format: str) -> None:
    written = sent(client, "/v1/record", {"content": MATCH5, "format": record_format}).get_json()
    assert written["loss"] == []
    again = sent(client, "/v1/record", {"content": written["content"], "format": "record"})
    games = sent(client, "/v1/record", {"content": MATCH5, "format": "record"}).get_json()
    # the writers add headers; the games are the same
    found, wanted = (json.loads(text["content"])["games"] for text in (again.get_json(), games))
    assert found == wanted


def test_a_game_without_words_in_a_format_is_refused(client: FlaskClient) -> None:
    content = write_json(random_record(1, "gioul"))
    response = sent(client, "/v1/record", {"content": content, "format": "sgf"})
    assert response.status_code == 422
    assert response.get_json()["errors"][0]["code"] == "not_in_format"


def test_a_loss_is_an_error_if_none_is_allowed(client: FlaskClient) -> None:
    content = (GNUBG / "money_auto_doubles.sgf").read_text()
    body = {"content": content, "format": "mat", "lossless": True}
    response = sent(client, "/v1/record", body)
    assert response.status_code == 422
    assert response.get_json()["errors"][0]["code"] == "lossy_record"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/replay", {}),
        ("/v1/replay", {"content": 1}),
        ("/v1/replay", {"content": "x", "format": "gam"}),
        ("/v1/replay", {"content": "x", "include": ["all"]}),
        ("/v1/record", {"format": "mat"}),
        ("/v1/record", {"format": "mat", "content": "x", "record": {}}),
        ("/v1/record", {"format": "mat", "record": []}),
    ],
)
def test_what_is_not_the_contract_is_a_400(
    client: FlaskClient, path: str, body: dict[str, Any]
) -> None:
    assert sent(client, path, body).status_code == 400


def test_no_record_is_a_422_and_too_large_a_one_a_413(client: FlaskClient) -> None:
    refused = sent(client, "/v1/replay", {"content": "hello"})
    assert refused.status_code == 422
    assert refused.get_json()["errors"][0]["code"] == "not_a_record"
    assert sent(client, "/v1/replay", {"content": "x" * 2**23}).status_code == 413


def test_sgf_with_the_analysis_of_a_long_match_is_replayed_and_other_text_is_not(
    client: FlaskClient,
) -> None:
    analysis = "A[" + "0.5 " * 2**19 + "]"
    sgf = f"(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0];W[31hefe]{analysis})"
    found = sent(client, "/v1/replay", {"content": sgf})
    assert found.get_json()["summary"]["play_count"] == 1
    refused = sent(client, "/v1/replay", {"content": " 3 point match\n" + "; x\n" * 2**19})
    assert refused.status_code == 422
    assert refused.get_json()["errors"][0]["code"] == "record_too_large"


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_never_a_500(client: FlaskClient, name: str) -> None:
    response = sent(client, "/v1/replay", {"content": HOSTILE[name][: 2**20]})
    assert response.status_code in (200, 413, 422)


def test_damaged_records_are_never_a_500(client: FlaskClient) -> None:
    chance = random.Random(7)
    for _ in range(20):
        text = list(MATCH5[: chance.randrange(200, 3000)])
        for _ in range(20):
            text[chance.randrange(len(text))] = chance.choice("0123456789/*():; \n")
        for path in ("/v1/replay", "/v1/record"):
            body = {"content": "".join(text)} | ({"format": "sgf"} if "record" in path else {})
            assert sent(client, path, body).status_code in (200, 422)


def lines_of(client: FlaskClient, body: dict[str, Any]) -> list[dict[str, Any]]:
    response = client.post("/v1/replay", json=body, headers={"Accept": "application/x-ndjson"})
    assert response.mimetype == "application/x-ndjson"
    assert "Accept" in response.vary
    return [json.loads(line) for line in response.text.splitlines()]


def test_lines_say_the_same_as_the_whole_report(client: FlaskClient) -> None:
    body = {"content": (BROKEN / "m5_blocked.mat").read_text(), "include": ["plies"]}
    whole = sent(client, "/v1/replay", body).get_json()
    header, *rest, summary = lines_of(client, body)
    assert header == {"kind": "header"} | {name: whole[name] for name in header if name != "kind"}
    games = [line for line in rest if line.pop("kind") == "game"]
    assert games == whole["games"]
    assert [line for line in rest if line not in games] == whole["faults"]
    assert summary["kind"] == "summary"
    assert summary["final"] == whole["final"]
    assert {name: summary[name] for name in whole["summary"]} == whole["summary"]


def test_a_fault_comes_after_its_game(client: FlaskClient) -> None:
    found = lines_of(client, {"content": (BROKEN / "m5_score.mat").read_text()})
    kinds = [line["kind"] for line in found]
    fault = next(line for line in found if line["kind"] == "fault")
    before = found[kinds.index("fault") - 1]
    assert before["number"] == fault["where"]["game"]


def test_any_other_accept_header_gets_json(client: FlaskClient) -> None:
    for accept in ("*/*", "application/json", "application/x-ndjson;q=0.5, application/json"):
        body, headers = {"content": MATCH5}, {"Accept": accept}
        assert client.post("/v1/replay", json=body, headers=headers).is_json


def test_what_is_no_record_is_a_problem_for_lines_too(client: FlaskClient) -> None:
    headers = {"Accept": "application/x-ndjson"}
    response = client.post("/v1/replay", json={"content": "hello"}, headers=headers)
    assert response.status_code == 422
    assert response.mimetype == "application/problem+json"


def test_work_beyond_the_limit_ends_the_lines_with_a_problem(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.records.game_replay.MOST_PLAYS_LISTED", 20)
    last = lines_of(client, {"content": MATCH5})[-1]
    assert (last["kind"], last["status"]) == ("problem", 422)
    assert last["errors"][0]["code"] == "record_too_large"


def test_our_own_record_is_replayed_with_pointers(client: FlaskClient) -> None:
    start = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~open~match-5"
    actions = [{"do": "open", "white": 3, "black": 1}, {"do": "take", "by": "white"}]
    body = {"record": {"games": [{"start": start, "actions": actions}]}, "include": ["plies"]}
    answer = sent(client, "/v1/replay", body).get_json()
    assert answer["format"] == "record"
    [fault] = answer["faults"]
    assert (fault["code"], fault["went_on"]) == ("nothing_offered", "left_out")
    assert fault["pointer"] == "/record/games/0/actions/1"
    assert fault["where"] == {
        "game": 1,
        "ply": 1,
        "player": "white",
        "pointer": "/games/0/actions/1",
    }
    assert answer["games"][0]["pointer"] == "/games/0"


def test_a_replayed_record_may_be_sent_again(client: FlaskClient) -> None:
    written = sent(client, "/v1/record", {"content": MATCH5, "format": "record"}).get_json()
    answer = sent(client, "/v1/replay", {"record": json.loads(written["content"])}).get_json()
    assert answer["final"] == {"white": 5, "black": 4, "winner": "white"}
    assert answer["summary"]["fault_count"] == 0


def test_a_record_that_cannot_be_read_is_a_422_with_its_place(client: FlaskClient) -> None:
    body = {"record": {"games": [{"actions": [{"do": "roll"}]}]}}
    response = sent(client, "/v1/replay", body)
    assert response.status_code == 422
    [fault] = response.get_json()["errors"]
    assert (fault["code"], fault["pointer"]) == ("unreadable_record", "/record/games/0/actions/0")


def test_a_chouette_has_players_and_totals(client: FlaskClient) -> None:
    record = json.loads(write_json(random_chouette(1)))
    answer = sent(client, "/v1/replay", {"record": record, "include": ["plies"]}).get_json()
    assert answer["faults"] == []
    assert answer["stakes"] is None
    first = answer["games"][0]
    assert first["score"] is None
    assert first["chouette"]["totals"] == dict.fromkeys(first["chouette"]["players"], 0)
    assert sum(answer["final"]["totals"].values()) == 0


def test_ids_are_given_for_so_many_plies_only(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.operations.records.MOST_IDS", 300)
    both = {"content": MATCH5, "include": ["plies", "ids"]}
    refused = sent(client, "/v1/replay", both)
    assert refused.status_code == 422
    assert refused.get_json()["errors"][0]["code"] == "too_many_ids"
    for include in (["plies"], ["ids"]):
        assert sent(client, "/v1/replay", {**both, "include": include}).status_code == 200


def test_where_a_game_is_cut_is_a_note_and_a_loss(client: FlaskClient) -> None:
    text = (
        "(;GM[6]MI[length:5]RE[W+1];W[31hefe];B[42qusu]"
        ";PL[W]AE[a:y]AW[a][a][f]AB[x][x]CV[1];W[61fz])"
    )
    answer = sent(client, "/v1/record", {"content": text, "format": "mat"}).get_json()
    assert answer["loss"] == ["edits"]
    [note] = answer["notes"]
    assert (note["code"], note["where"]["game"], note["where"]["ply"]) == ("rest_not_written", 1, 3)
    assert note["detail"] == "The rest of the game is not written: 2 plies."


def test_a_replay_ends_between_two_games_when_nobody_waits_for_it() -> None:
    """The match has six games; the server says before the third that the client has gone."""
    both: list[tuple[Operation[Any], dict[str, str]]] = [
        (REPLAY, {"content": MATCH5}),
        (RECORD, {"content": MATCH5, "format": "sgf"}),
    ]
    for operation, body in both:
        asked = iter([False, False, True])
        token = IS_ABANDONED.set(partial(next, asked))
        try:
            with pytest.raises(Abandoned):
                operation.function(operation.schema.read(body))
        finally:
            IS_ABANDONED.reset(token)
        assert list(asked) == []
