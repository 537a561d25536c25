"""Pictures over HTTP: in every form, of every game, and nothing from a request left as it came."""

from __future__ import annotations

import struct
import sys
from threading import BoundedSemaphore
from typing import Any
from urllib.parse import quote
from xml.etree.ElementTree import fromstring

import pytest
from flask.testing import FlaskClient

from engine.variants import VARIANTS
from service.serializers import png
from service.settings.rates import Rate
from tests.service.asking import client, errors
from tests.service.client import Echo, at_random

SVG = "image/svg+xml"
START = {
    "variant": "backgammon",
    "position": {
        "white": {"1": 2, "12": 5, "17": 3, "19": 5},
        "black": {"24": 2, "13": 5, "8": 3, "6": 5},
    },
    "turn": {"player": "white", "stages": [{"do": "play", "numbers": [3, 1]}]},
}


def picture_of(http: FlaskClient, body: Any, accept: str = SVG, language: str = "en") -> Any:
    headers = {"Accept": accept, "Accept-Language": language}
    return http.post("/v1/picture", json=body, headers=headers)


def codes(response: Any) -> list[tuple[str, str]]:
    return [(error["code"], error["pointer"]) for error in response.get_json()["errors"]]


@pytest.mark.parametrize(
    ("accept", "form"),
    [
        ("*/*", SVG),
        ("image/*", SVG),
        ("image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", SVG),
        ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", SVG),
        ("image/svg+xml;q=0.2, image/png;q=0.5", "image/png"),
        ("text/plain", "text/plain"),
        ("application/json", "application/json"),
        ("video/mp4", SVG),
    ],
)
def test_accept_says_as_what_a_picture_comes(http: FlaskClient, accept: str, form: str) -> None:
    response = picture_of(http, START, accept)
    assert (response.status_code, response.mimetype) == (200, form)
    assert "Accept" in response.vary


def test_a_picture_may_load_nothing_and_is_taken_for_nothing_else(http: FlaskClient) -> None:
    headers = picture_of(http, START).headers
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert "script-src" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_a_png_has_the_requested_width(http: FlaskClient) -> None:
    def width(body: Any) -> int:
        data = picture_of(http, body, "image/png").data
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        return int(struct.unpack(">I", data[16:20])[0])

    assert width(START) == 640
    assert width(START | {"width": 123}) == 123


@pytest.mark.parametrize("name", VARIANTS)
def test_states_of_every_game_have_pictures_in_every_form(http: FlaskClient, name: str) -> None:
    game = Echo(http, name, {}, seed=1)
    for _ in game.play(at_random, most=12):
        pass
    state = game.answer["state"]
    answer = picture_of(http, state, "application/json").get_json()
    assert answer["svg"] == picture_of(http, state).text
    assert answer["ascii"] == picture_of(http, state, "text/plain").text
    root = fromstring(answer["svg"])
    assert [e.text for e in root[:2]] == [answer["title"], answer["description"]]
    assert picture_of(http, state | {"width": 100}, "image/png").status_code == 200


def test_title_and_description_are_in_the_language_of_the_reader(http: FlaskClient) -> None:
    response = picture_of(http, START, language="fr")
    assert "Backgammon — à Blanc de jouer\u00a0: 3-1" in response.text
    assert response.headers["Content-Language"] == "fr"
    assert "Accept-Language" in response.vary


def test_a_picture_without_words_is_the_same_in_all_languages(http: FlaskClient) -> None:
    response = picture_of(http, START, "image/png", "fr")
    assert "Content-Language" not in response.headers
    assert response.data == picture_of(http, START, "image/png", "de").data


def test_the_moves_made_so_far_are_on_the_board(http: FlaskClient) -> None:
    played = START | {"played": [{"from": "17", "to": "20"}]}
    lines = picture_of(http, played, "text/plain").text.splitlines()
    assert lines[-1] == "Last play, White: 8/5."
    assert lines[15] == "|  X  .  .  .  O  . |   |  O  O  .  .  .  X |"


def test_moves_that_begin_no_legal_play_are_refused_with_the_reasons(http: FlaskClient) -> None:
    response = picture_of(http, START | {"played": [{"from": "1", "to": "6"}]})
    assert response.status_code == 422
    assert all(pointer == "/played/0" for _, pointer in codes(response))
    unsaid = {key: START[key] for key in ("variant", "position")}
    response = picture_of(http, unsaid | {"played": [{"from": "17", "to": "20"}]})
    assert codes(response) == [("turn_needed", "/turn")]


DROPPED = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~over-drop-white~money"


@pytest.mark.parametrize("state", ["1~backgammon~off-15~24-15~over", DROPPED])
def test_a_finished_game_has_a_picture_and_no_further_moves(http: FlaskClient, state: str) -> None:
    picture = picture_of(http, {"id": state}, "application/json").get_json()
    assert picture["title"] == "Backgammon — the game is over"
    response = picture_of(http, {"id": state, "played": [{"from": "17", "to": "20"}]})
    assert codes(response) == [("game_over", "/id")]
    assert response.get_json()["outcome"]["winner"] == "white"


def test_the_board_may_be_mirrored_and_each_half_numbered_from_1_to_12(http: FlaskClient) -> None:
    look = {"home": "left", "numbers": "halves"}
    lines = picture_of(http, START | look, "text/plain").text.split("\n")
    expected = "   1  2  3  4  5  6        7  8  9 10 11 12"
    assert (lines[3], lines[-3]) == (expected, expected)
    assert lines[5] == "|  O  .  .  .  .  X |   |  .  X  .  .  .  O |"


def test_a_position_alone_can_be_drawn(http: FlaskClient) -> None:
    unsaid = {key: START[key] for key in ("variant", "position")}
    assert picture_of(http, unsaid, "text/plain").text.startswith("Backgammon — a position\n")


def test_a_finished_game_can_be_drawn(http: FlaskClient) -> None:
    over = {
        "variant": "backgammon",
        "position": {"white": {"off": 15}, "black": {"1": 15}},
        "turn": None,
    }
    assert picture_of(http, over, "text/plain").text.startswith("Backgammon — the game is over\n")


def test_every_wrong_parameter_of_a_picture_is_listed_at_once(http: FlaskClient) -> None:
    wrong = {"theme": "<script>", "bottom": "red", "home": "top", "numbers": [], "width": 1201}
    response = picture_of(http, START | wrong | {"colour": "pink"})
    assert response.status_code == 400
    assert codes(response) == [
        ("unknown_word", "/theme"),
        ("unknown_word", "/bottom"),
        ("unknown_word", "/home"),
        ("unknown_word", "/numbers"),
        ("out_of_range", "/width"),
        ("unknown_field", "/colour"),
    ]
    assert response.mimetype == "application/problem+json"


def test_the_last_play_knows_only_places_of_the_game(http: FlaskClient) -> None:
    moves = [{"from": "reserve", "to": "3"}, {"from": "1", "to": "captured"}]
    response = picture_of(http, START | {"last": {"player": "white", "moves": moves}})
    assert codes(response) == [
        ("no_such_place", "/last/moves/0/from"),
        ("no_such_place", "/last/moves/1/to"),
    ]


def test_the_last_play_may_be_sent_in_notation(http: FlaskClient) -> None:
    written = START | {"last": {"player": "black", "notation": "24/23 13/11*"}}
    moves = [{"from": "24", "to": "23"}, {"from": "13", "to": "11"}]
    listed = START | {"last": {"player": "black", "moves": moves}}
    assert picture_of(http, written).text.count('class="arrow"') == 2
    texts = [picture_of(http, body, "text/plain").text for body in (listed, written)]
    assert texts[0] == texts[1].replace("13/11*", "13/11")
    response = picture_of(http, START | {"last": {"player": "black", "notation": "24/2x"}})
    assert codes(response) == [("text_unreadable", "/last/notation")]
    assert response.get_json()["errors"][0]["detail"].startswith("Character 5, notation: ")


def test_an_id_is_drawn_as_the_state_it_says(http: FlaskClient) -> None:
    answer = http.post("/v1/begin", json={"variant": "puff", "stakes": {"money": {}}}).get_json()
    by_id = picture_of(http, {"id": answer["id"]}).text
    assert by_id == picture_of(http, answer["state"]).text
    assert 'class="cube centred" data-value="1"' in by_id
    wrong = picture_of(http, {"id": "1~backgammon~1-16~24-15~over"})
    assert wrong.status_code == 422
    assert {pointer for _, pointer in codes(wrong)} == {"/id"}


OPENED = "1~backgammon~1-2.12-5.17-2.19-4.20-2~6-5.8-3.13-5.24-2~black.roll"


def test_an_address_is_enough_for_a_picture(http: FlaskClient) -> None:
    query = "theme=dark&bottom=black&home=left&numbers=halves&width=320&last=white:8/5+6/5"
    last = {"player": "white", "notation": "8/5 6/5"}
    look = {"theme": "dark", "bottom": "black", "home": "left", "numbers": "halves", "width": 320}
    response = http.get(f"/v1/picture/{OPENED}?{query}")
    assert response.mimetype == SVG
    assert response.text == picture_of(http, {"id": OPENED, "last": last} | look).text


def test_a_turn_in_progress_can_stand_in_an_address(http: FlaskClient) -> None:
    state = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1"
    response = http.get(f"/v1/picture/{state}.svg?played=8/5")
    assert response.text == picture_of(http, START | {"played": [{"from": "17", "to": "20"}]}).text
    response = http.get(f"/v1/picture/{state}.svg?played=8/6")
    assert response.status_code == 422
    assert {pointer for _, pointer in codes(response)} == {"/played"}


@pytest.mark.parametrize(
    ("suffix", "form", "vary"),
    [
        ("", "text/plain", "Accept-Language, Accept"),
        (".svg", SVG, "Accept-Language"),
        (".png", "image/png", None),
        (".txt", "text/plain", "Accept-Language"),
    ],
)
def test_an_address_may_say_as_what_a_picture_comes(
    http: FlaskClient, suffix: str, form: str, vary: str | None
) -> None:
    """With an ending no header has a say in it, so that a cache has less to keep."""
    address, headers = f"/v1/picture/{OPENED}{suffix}", {"Accept": "text/plain"}
    response = http.get(address, headers=headers)
    assert (response.status_code, response.mimetype) == (200, form)
    varies = response.headers.get("Vary", "").removesuffix("Accept-Encoding").rstrip(", ")
    assert varies == (vary or "")
    assert "immutable" in response.headers["Cache-Control"]
    known = headers | {"If-None-Match": response.headers["ETag"]}
    assert http.get(address, headers=known).status_code == 304


WRONG = {
    "theme=pink&width=99": {("unknown_word", "/theme"), ("out_of_range", "/width")},
    "width=1201": {("out_of_range", "/width")},
    "width=1e3": {("not_whole", "/width")},
    "colour=red": {("unknown_field", "/colour")},
    "theme=dark&theme=dark": {("repeated", "/theme")},
    "last=8/5": {("missing", "/last/player")},
    "last=red:8/5": {("unknown_word", "/last/player")},
    "last=white:" + "8/5+" * 251: {("wrong_length", "/last/notation")},
}


@pytest.mark.parametrize("query", WRONG)
def test_a_parameter_that_does_not_fit_is_refused(http: FlaskClient, query: str) -> None:
    response = http.get(f"/v1/picture/{OPENED}.svg?{query}")
    assert response.status_code == 400
    assert set(codes(response)) == WRONG[query]


def test_an_ending_that_is_none_belongs_to_the_id(http: FlaskClient) -> None:
    response = http.get(f"/v1/picture/{OPENED}.gif")
    assert response.status_code == 422
    assert codes(response) == [("id_unknown_word", "/id")]


@pytest.mark.parametrize("hostile", ["<script>alert(1)</script>", '"><b>', "]]>", "&lt;", "\x00"])
def test_nothing_of_a_request_is_left_as_it_came(http: FlaskClient, hostile: str) -> None:
    last = quote(f"white:8/5 {hostile}")
    for address in (f"{OPENED}{quote(hostile)}.svg", f"{OPENED}.svg?last={last}"):
        response = http.get(f"/v1/picture/{address}")
        assert response.status_code == 422
        assert response.mimetype == "application/problem+json"


PNG_PATH = "/v1/picture/1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1.png"


def test_no_png_is_painted_in_the_serving_process(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The painter holds the interpreter lock, so it must not share the server's."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert http.get(PNG_PATH).data.startswith(b"\x89PNG")


def test_when_too_many_pictures_wait_a_png_is_503_and_an_svg_is_not(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(png, "_waiting", BoundedSemaphore(1))
    with png._waiting:
        refused = http.get(PNG_PATH)
        assert errors(refused, 503) == set()
        assert refused.headers["Retry-After"] == "1"
        assert http.get(PNG_PATH.replace(".png", ".svg")).status_code == 200
    assert http.get(PNG_PATH).status_code == 200


@pytest.mark.parametrize("program", ["raise SystemExit(1)", "import time; time.sleep(60)"])
def test_a_painter_that_fails_or_hangs_is_503(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    monkeypatch.setattr(png, "PAINT", program)
    monkeypatch.setattr(png, "PAINT_SECONDS", 0.5)
    for _ in range(2):
        assert errors(http.get(PNG_PATH), 503) == set()


def test_a_png_costs_its_pixels_and_an_svg_one_request() -> None:
    http = client(rate=Rate(1000, "day"))

    def left(path: str) -> int:
        return int(http.get(path).headers["RateLimit"].split("r=")[1].split(";")[0])

    assert left("/v1/variants") == 999
    assert left(PNG_PATH.replace(".png", ".svg")) == 998
    # 640 x 640 / 6,400 and 1,200 x 1,200 / 6,400
    assert left(PNG_PATH) == 998 - 64
    assert left(f"{PNG_PATH}?width=1200") == 998 - 64 - 225
    assert [http.get(f"{PNG_PATH}?width=1200").status_code for _ in range(4)] == [200] * 3 + [429]
