"""Answers in four languages: which one, its header, and everything else the same in all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from engine.messages import CATALOGUES, LANGUAGES, Language
from engine.variants import VARIANTS
from service.catalogue import ProblemCode
from service.http.language import best
from service.messages import WORDINGS
from tests.codes import faults, raised
from tests.service.asking import QUESTION, START
from tests.support.templates import placeholders

every_language = pytest.mark.parametrize("language", LANGUAGES)
SAID = ("title", "detail", "text", "summary")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("FR", "fr"),
        ("de-AT", "de"),
        ("it-CH, de-CH;q=0.9", "it"),
        ("de-CH;q=0.5, fr-CH;q=0.8", "fr"),
        ("en-GB, de;q=0.9", "en"),
        ("fr, de", "fr"),
        ("es, pt;q=0.9, it;q=0.1", "it"),
        ("*", "en"),
        ("es, *;q=0.5", "en"),
        ("*;q=0.5, fr;q=0.7", "fr"),
        ("*, en;q=0", "de"),
        ("de;q=0, it;q=0.001", "it"),
        ("de;q=0", "en"),
        ("es", "en"),
        ("deutsch", "en"),
        ("de;q=a lot", "en"),
        ("de;q=7, fr;q=0.2", "fr"),
        (";;,=,q", "en"),
        ("de" * 4000, "en"),
    ],
)
def test_the_language_is_the_one_that_is_liked_best(header: str, language: Language) -> None:
    assert best(header) == language


def test_without_the_header_the_answer_is_english(http: FlaskClient) -> None:
    assert http.get("/v1/variants").headers["Content-Language"] == "en"


def everything(http: FlaskClient, language: str) -> Iterator[tuple[str, TestResponse]]:
    """An answer of every kind that has sentences, in one language."""
    headers = {"Accept-Language": language}
    on_the_bar = {**START, "white": {"bar": 1, "12": 6, "17": 3, "19": 5}}
    moved = {"moves": [{"from": "24", "to": "off"}, {"from": "1", "to": "2"}]}
    posts: dict[str, tuple[str, Any]] = {
        "moves": ("moves", QUESTION | {"position": on_the_bar}),
        "a faulty play": ("judge", QUESTION | moved),
        "bear-off": ("bear-off", {"variant": "backgammon", "position": START}),
        "not our contract": ("moves", {"variant": 7, "player": "green", "dice": [1]}),
        "no such game": ("begin", {"variant": "bakgammon"}),
        "no such position": ("score", {"variant": "doublets", "position": START}),
        "no object": ("begin", []),
        "a batch": ("batch", [{"operation": "begin", "request": {"variant": "bakgammon"}}, 7]),
    }
    for name, (path, body) in posts.items():
        yield name, http.post(f"/v1/{path}", json=body, headers=headers)
    for path in ("/v1/variants", "/v1/variants/catch_me", "/v1/variants/catch", "/nowhere"):
        yield path, http.get(path, headers=headers)
    yield "method", http.put("/v1/moves", headers=headers)
    for body in (b"{", b"\xff", b"[" * 500 + b"]" * 500):
        yield (
            f"{body[:1]!r}",
            http.post("/v1/moves", data=body, headers=headers, content_type="application/json"),
        )
    yield "text", http.post("/v1/moves", data="hello", headers=headers)


@every_language
def test_an_answer_says_its_language_and_that_others_would_get_another(
    http: FlaskClient, language: Language
) -> None:
    for name, answer in everything(http, language):
        assert answer.headers["Content-Language"] == language, name
        assert "Accept-Language" in answer.vary, name


def split(value: Any, at: str = "") -> tuple[dict[str, str], Any]:
    """An answer's sentences by place, and the rest of it."""
    if isinstance(value, list):
        value = dict(enumerate(value))
    if not isinstance(value, dict):
        return {}, value
    sentences, rest = {}, {}
    for key, one in value.items():
        if key in SAID:
            sentences[f"{at}/{key}"] = one
        else:
            inner, rest[key] = split(one, f"{at}/{key}")
            sentences |= inner
    return sentences, rest


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_only_sentences_are_translated_and_all_of_them_are(
    http: FlaskClient, language: Language
) -> None:
    for (name, english), (_, other) in zip(
        everything(http, "en"), everything(http, language), strict=True
    ):
        assert other.status_code == english.status_code
        here, same = split(other.get_json())
        there, rest = split(english.get_json())
        assert same == rest, name
        assert here.keys() == there.keys() and here, name
        assert not [place for place, text in here.items() if text == there[place]], name


def test_a_game_described_in_one_language_is_described_anew_in_the_next(http: FlaskClient) -> None:
    for _ in range(2):
        for language in LANGUAGES:
            described = http.get(
                "/v1/variants/pin", headers={"Accept-Language": language}
            ).get_json()
            assert described["summary"] == CATALOGUES[language].summaries["pin"]
            assert {rule["id"]: rule["text"] for rule in described["rules"]} == {
                rule: CATALOGUES[language].rules[rule] for rule in VARIANTS["pin"].rule_ids
            }


def test_an_answer_without_a_sentence_is_the_same_for_everybody(http: FlaskClient) -> None:
    question = {"variant": "backgammon", "position": START}
    answers = [
        http.post("/v1/score", json=question, headers={"Accept-Language": language})
        for language in LANGUAGES
    ]
    assert len({answer.get_data() for answer in answers}) == 1
    for answer in answers:
        assert "Content-Language" not in answer.headers and "Vary" not in answer.headers


@every_language
def test_every_fault_of_the_service_has_a_sentence(language: Language) -> None:
    known = {*WORDINGS[language].faults, *CATALOGUES[language].faults}
    missing = {code: where for code, where in raised("service").items() if code not in known}
    assert not missing, f"say them in service/messages/{language}.py"


def test_every_sentence_of_the_service_is_about_a_fault_that_it_can_raise() -> None:
    assert WORDINGS["en"].faults.keys() <= raised("service").keys()


def test_no_sentence_of_the_service_asks_for_a_fact_that_its_fault_does_not_have() -> None:
    known = {**CATALOGUES["en"].faults, **WORDINGS["en"].faults}
    for made in faults("service"):
        # a fault with a `case` has a sentence of its own
        if made.facts is not None and "case" not in made.facts:
            assert placeholders(known[made.code]) <= made.facts, made


@every_language
def test_the_service_says_the_same_things_in_every_language(language: Language) -> None:
    here, there = WORDINGS[language], WORDINGS["en"]
    assert here.titles.keys() == set(ProblemCode)
    assert placeholders(here.all_games) == placeholders(there.all_games)
    for part in ("faults", "cases", "types", "titles", "details"):
        texts, english = getattr(here, part), getattr(there, part)
        assert texts.keys() == english.keys(), f"complete {part} in service/messages/{language}.py"
        for key, text in texts.items():
            assert placeholders(text) == placeholders(english[key]), (part, key)
            assert language == "en" or text != english[key], (part, key)
            assert language == "en" or "'" not in text, (part, key)
    assert placeholders(here.several) == placeholders(there.several)
    assert placeholders(here.several_at) == placeholders(there.several_at)
