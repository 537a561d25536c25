"""The games as clients read them: options, texts, entry points."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.messages import LANGUAGES
from engine.variants import VARIANTS
from tests.service.asking import START, errors

TYPES = {"boolean": bool, "integer": int, "word": str}


def described(http: FlaskClient, variant: str, language: str = "en") -> Any:
    headers = {"Accept-Language": language}
    return http.get(f"/v1/variants/{variant}", headers=headers).get_json()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_option_has_one_type_and_a_text_in_every_language(
    http: FlaskClient, variant: str
) -> None:
    options_in = {language: described(http, variant, language)["options"] for language in LANGUAGES}
    for options in zip(*options_in.values(), strict=True):
        assert len({option.pop("text") for option in options}) == len(LANGUAGES)
        assert all(option == options[0] for option in options)
        option = options[0]
        values = option.get("values", [True, False])
        assert {type(value) for value in values} == {TYPES[option["type"]]}
        assert type(option["default_value"]) is TYPES[option["type"]]
        assert option["default_value"] in values
        assert ("values" in option) is (option["type"] != "boolean")


def test_options_of_each_type(http: FlaskClient) -> None:
    options = {option["name"]: option for option in described(http, "eureka")["options"]}
    assert options["cube"] == {
        "type": "boolean",
        "name": "cube",
        "text": "Whether the game is played with the cube.",
        "default_value": True,
    }
    assert options["backgammon_multiplier"] == {
        "type": "integer",
        "name": "backgammon_multiplier",
        "text": "How many points a backgammon counts: `3`, or `2` like a gammon.",
        "default_value": 3,
        "values": [3, 2],
    }
    assert (options["opening"]["type"], options["opening"]["default_value"]) == (
        "word",
        "one_die_each",
    )


def test_an_option_has_the_same_type_in_every_game(http: FlaskClient) -> None:
    """So that the options of all games are one typed object."""
    types: dict[str, set[str]] = {}
    for variant in http.get("/v1/variants").get_json()["variants"]:
        for option in variant["options"]:
            types.setdefault(option["name"], set()).add(option["type"])
    assert all(len(found) == 1 for found in types.values()), types


@pytest.mark.parametrize("name", ["pinner_may_add", "nonsense"])
def test_what_the_game_lacks_is_422(http: FlaskClient, name: str) -> None:
    """An option of another game, or of none."""
    body = {"variant": "backgammon", "options": {name: True}}
    where = {("unknown_option", f"/options/{name}")}
    assert errors(http.post("/v1/begin", json=body), 422) == where
    assert errors(http.post("/v1/score", json={**body, "position": START}), 422) == where


@pytest.mark.parametrize(
    ("variant", "name", "value", "code"),
    [
        ("eureka", "cube", "true", "wrong_type"),
        ("eureka", "cube", 1, "wrong_type"),
        ("ludus_lombardorum", "double_repeats", True, "not_whole"),
        ("backgammon", "backgammon_multiplier", "3", "not_whole"),
        ("no_hit", "hits", 2, "wrong_type"),
    ],
)
def test_a_value_of_another_type_is_400(
    http: FlaskClient, variant: str, name: str, value: object, code: str
) -> None:
    body = {"variant": variant, "options": {name: value}}
    assert errors(http.post("/v1/begin", json=body), 400) == {(code, f"/options/{name}")}


def test_a_value_that_the_game_lacks_is_422(http: FlaskClient) -> None:
    for variant, name, value in (("no_hit", "hits", "win"), ("puff", "double_repeats", 3)):
        body = {"variant": variant, "options": {name: value}}
        expected = {("unknown_option_value", f"/options/{name}")}
        assert errors(http.post("/v1/begin", json=body), 422) == expected


def test_the_points_of_entry_are_a_list(http: FlaskClient) -> None:
    entry = described(http, "backgammon")["entry"]
    assert entry["white"] == [{"number": n, "point": str(n)} for n in range(1, 7)]
    assert entry["black"] == [{"number": n, "point": str(25 - n)} for n in range(1, 7)]
    assert described(http, "long_nardy")["entry"] == {"white": [], "black": []}


def test_every_sentence_is_a_text(http: FlaskClient) -> None:
    variant = described(http, "pin")
    for described_part in (
        variant["goal"],
        variant["scoring"],
        *variant["rules"],
        *variant["table_rules"],
    ):
        assert described_part["text"].endswith(".")
