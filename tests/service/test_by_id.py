"""A state in the address: the answer of a POST, to be kept by any cache."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

from engine.variants import VARIANTS
from tests.service.asking import errors
from tests.service.client import Echo, at_random
from tools.examples import contract

VERSION = contract()["info"]["version"]
OPENING = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1"
TO_ROLL = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.roll"
OVER = "1~backgammon~off-15~1-14.24-1~over"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_real_id_of_every_game_is_answered_as_in_the_body(
    http: FlaskClient, variant: str
) -> None:
    game = Echo(http, variant, {}, seed=1)
    for answer in (game.answer, *game.play(at_random, 3)):
        for path in ("moves", "bear-off", "score"):
            is_answered_as_in_the_body(http, path, answer["id"])


@pytest.mark.parametrize("path", ["moves", "bear-off", "score"])
@pytest.mark.parametrize("state", [OPENING, OVER, "1~backgammon~1-16~24-15~open", "1", "~"])
def test_an_id_in_the_address_is_answered_as_one_in_the_body(
    http: FlaskClient, path: str, state: str
) -> None:
    is_answered_as_in_the_body(http, path, state)


def is_answered_as_in_the_body(http: FlaskClient, path: str, state: str) -> None:
    """The whole answer, or the whole problem."""
    get, post = http.get(f"/v1/{path}/{state}"), http.post(f"/v1/{path}", json={"id": state})
    assert (get.status_code, get.mimetype) == (post.status_code, post.mimetype)
    assert get.get_data() == post.get_data()


PARAMETERS: dict[str, tuple[str, dict[str, Any]]] = {
    f"moves/{TO_ROLL}?dice=6-5": ("moves", {"id": TO_ROLL, "dice": [6, 5]}),
    f"moves/{TO_ROLL}?player=black&dice=2-2": (
        "moves",
        {"id": TO_ROLL, "player": "black", "dice": [2, 2]},
    ),
    f"moves/{OPENING}?played=8/5": (
        "moves",
        {"id": OPENING, "played": [{"from": "17", "to": "20"}]},
    ),
    f"judge/{OPENING}?notation=8/5+6/5": ("judge", {"id": OPENING, "notation": "8/5 6/5"}),
    f"judge/{TO_ROLL}?notation=13/7&dice=6-5&condone=true": (
        "judge",
        {"id": TO_ROLL, "notation": "13/7", "dice": [6, 5], "condone": True},
    ),
    f"bear-off/{OPENING}?player=black": ("bear-off", {"id": OPENING, "player": "black"}),
    f"score/{OVER}?cube=4": ("score", {"id": OVER, "cube": 4}),
    f"score/{OVER}?dice=1-2": ("score", {"id": OVER, "dice": [1, 2]}),
}


@pytest.mark.parametrize("address", PARAMETERS)
def test_other_parameters_stand_in_the_query(http: FlaskClient, address: str) -> None:
    path, body = PARAMETERS[address]
    response = http.get(f"/v1/{address}")
    assert response.status_code == 200
    answer = response.get_json()
    if "played" in body:
        # a query has notation where a body has moves, and the answer says how it was read
        assert answer["expected"].pop("read_as") == "8/5"
    assert answer == http.post(f"/v1/{path}", json=body).get_json()


WRONG = {
    f"moves/{TO_ROLL}?dice=6": {("unreadable_dice", "/dice")},
    f"moves/{TO_ROLL}?dice=": {("unreadable_dice", "/dice")},
    f"moves/{TO_ROLL}?dice=6-7": {("out_of_range", "/dice/1")},
    f"moves/{TO_ROLL}?dice=6-x": {("unreadable_dice", "/dice")},
    f"moves/{TO_ROLL}?dice=6-%D9%A3": {("unreadable_dice", "/dice")},
    f"moves/{TO_ROLL}?dice=6--1": {("unreadable_dice", "/dice")},
    f"moves/{TO_ROLL}?dice=1-1&dice=2-2": {("repeated", "/dice")},
    f"moves/{TO_ROLL}?player=white": {("missing", "/dice")},
    f"moves/{TO_ROLL}?player=green&dice=1-2": {("unknown_word", "/player")},
    f"moves/{TO_ROLL}?id={OPENING}": {("unknown_field", "/id")},
    f"moves/{TO_ROLL}?turn=white&cube=2": {("unknown_field", "/turn"), ("unknown_field", "/cube")},
    f"judge/{OPENING}": {("missing", "/notation")},
    f"judge/{OPENING}?moves=8/5": {("unknown_field", "/moves")},
    f"judge/{OPENING}?notation=8/5&condone=yes": {("wrong_type", "/condone")},
    f"score/{OVER}?cube=two": {("not_whole", "/cube")},
    f"score/{OVER}?cube={'9' * 3000}": {("not_whole", "/cube")},
    f"score/{OVER}?cube=0": {("out_of_range", "/cube")},
    f"bear-off/{OPENING}?player": {("unknown_word", "/player")},
}


@pytest.mark.parametrize("address", WRONG)
def test_a_parameter_that_does_not_fit_is_400(http: FlaskClient, address: str) -> None:
    response = http.get(f"/v1/{address}")
    assert errors(response, 400) == WRONG[address]
    assert response.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "state",
    [
        "%00",
        "%0A",
        "a%0Ab",
        "%ff%fe",
        "..",
        "a/b//c",
        "%2F%2F",
        "1~backgammon",
        quote(OPENING + " "),
    ],
)
def test_what_is_no_id_is_422_with_the_reason(http: FlaskClient, state: str) -> None:
    response = http.get(f"/v1/score/{state}")
    codes = errors(response, 422)
    assert codes
    assert {pointer for _, pointer in codes} == {"/id"}
    assert response.headers["Cache-Control"] == "no-store"


FOREIGN = {
    "XGID=-b----E-C---eE---c-e----B-:1:1:-1:31:2:4:0:7:10": (
        "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1"
        "~match-7.score-4-2.cube-2-black"
    ),
    "4HPwATDgc/ABMA:EYHlAEAAEAAE": (
        "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1"
        "~match-7.score-4-2.cube-2-black"
    ),
}


@pytest.mark.parametrize("state", FOREIGN)
@pytest.mark.parametrize(("path", "query"), [("moves", ""), ("score", "?cube=2"), ("picture", "")])
def test_an_id_of_another_program_is_answered_and_tells_the_canonical_address(
    http: FlaskClient, path: str, query: str, state: str
) -> None:
    """GNU Backgammon's ids have slashes; they may be escaped or not."""
    canonical = f"/v1/{path}/{FOREIGN[state]}{query}"
    whole = http.get(canonical)
    assert "Link" not in whole.headers
    for spelling in (quote(state, safe=""), quote(state)):
        response = http.get(f"/v1/{path}/{spelling}{query}")
        assert response.get_data() == whole.get_data()
        assert response.headers["Link"] == f'<{canonical}>; rel="canonical"'


BOARD = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-"
PLAYERS = "~chouette.players-ann-bob-carl.bet-1-0-1-centred.bet-2-0-1-centred"


@pytest.mark.parametrize("path", ["moves", "judge", "picture", "chouette"])
def test_numbers_in_another_order_are_read_and_the_canonical_address_is_told(
    http: FlaskClient, path: str
) -> None:
    players = PLAYERS if path == "chouette" else ""
    query = "?notation=8/5+6/5" if path == "judge" else ""
    addresses = [f"/v1/{path}/{BOARD}{numbers}{players}{query}" for numbers in ("3-1", "1-3")]
    whole, response = map(http.get, addresses)
    assert (whole.status_code, "Link" in whole.headers) == (200, False)
    assert response.get_data() == whole.get_data()
    address = response.headers["Link"].removeprefix("<").removesuffix('>; rel="canonical"')
    assert http.get(address).get_data() == whole.get_data()
    assert f"{BOARD}3-1{players}" in address


def test_only_the_order_of_numbers_is_free_in_the_id_of_a_chouette(http: FlaskClient) -> None:
    state = f"{BOARD}1-3{PLAYERS}.game-1"
    response = http.get(f"/v1/chouette/{state}")
    assert errors(response, 422) == {("id_spelling", "/id")}
    (fault,) = response.get_json()["errors"]
    assert f"Character {state.index('.game-1') + 1}," in fault["detail"]
    assert f"{BOARD}3-1{PLAYERS}" in fault["detail"]


def test_the_canonical_address_holds_under_any_path(http: FlaskClient) -> None:
    state = quote(next(iter(FOREIGN)))
    response = http.get(f"/v1/score/{state}", environ_overrides={"SCRIPT_NAME": "/rules"})
    assert response.headers["Link"].startswith("</rules/v1/score/1~")


def test_what_stands_in_the_address_cannot_break_out_of_a_header(http: FlaskClient) -> None:
    state = quote(next(iter(FOREIGN)))
    response = http.get(f"/v1/score/{state}?contract=%3E;%20rel=next%0d%0aX:%20y")
    assert response.headers["Link"].count(">") == 1
    assert "X" not in response.headers


@pytest.mark.parametrize("path", [f"moves/{OPENING}", f"bear-off/{OPENING}", f"score/{OVER}"])
def test_an_answer_by_id_may_be_kept(http: FlaskClient, path: str) -> None:
    whole = http.get(f"/v1/{path}?contract={VERSION}")
    assert whole.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "Accept-Language" in whole.headers["Vary"]
    again = {"If-None-Match": whole.headers["ETag"]}
    assert http.get(f"/v1/{path}?contract={VERSION}", headers=again).status_code == 304
    assert http.get(f"/v1/{path}", headers=again).status_code == 200


def test_no_move_is_looked_for_when_the_client_has_them(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = http.get(f"/v1/moves/{OPENING}").headers["ETag"]
    monkeypatch.setattr("service.http.routes.by_id.respond", lambda *_: 1 / 0)
    response = http.get(f"/v1/moves/{OPENING}", headers={"If-None-Match": known})
    assert response.status_code == 304


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "QUERY"])
def test_an_id_is_only_read(http: FlaskClient, method: str) -> None:
    response = http.open(f"/v1/moves/{OPENING}", method=method)
    assert errors(response, 405) == set()
    assert set(response.allow) == {"GET", "HEAD", "OPTIONS"}
    assert "Accept-Query" not in response.headers


def test_a_post_may_not_be_kept(http: FlaskClient) -> None:
    response = http.post("/v1/moves", json={"id": OPENING})
    assert "ETag" not in response.headers
    assert "Cache-Control" not in response.headers


@pytest.mark.parametrize("mark", ["~", ":", ".x", "-"])
def test_a_short_id_never_gets_a_long_problem(http: FlaskClient, mark: str) -> None:
    """Every character of nonsense could be a fault of its own, and each is some 180 bytes."""
    for prefix in ("1~", "XGID=", "board:", "1~backgammon~1-2~1-2~white"):
        text = (prefix + mark * 409)[:409]
        answer = http.get(f"/v1/moves/{quote(text, safe='')}")
        errors(answer, 422)
        assert len(answer.get_json()["errors"]) <= 32
        assert len(answer.data) < 16 * 1024


def test_an_id_of_more_than_1000_characters_is_422(http: FlaskClient) -> None:
    response = http.get(f"/v1/bear-off/{'x' * 1001}")
    assert errors(response, 422) == {("id_too_long", "/id")}
