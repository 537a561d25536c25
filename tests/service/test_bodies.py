"""Bodies that are not what they should be: bytes, not values."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from service.errors import InvalidRequest, NotJson
from service.http.body import LARGEST_BODY, parse
from tests.service.asking import POSTS, QUESTION, endless, errors

GOOD = json.dumps(QUESTION).encode()

NOT_JSON = {
    "empty": b"",
    "blank": b"  \n",
    "half": GOOD[:-1],
    "two values": GOOD + GOOD,
    "single quotes": b"{'variant': 'backgammon'}",
    "trailing comma": b'{"variant": "backgammon",}',
    "comment": b'{"variant": "backgammon" /* the base game */}',
    "NaN": GOOD.replace(b"[3, 1]", b"[NaN, 1]"),
    "Infinity": GOOD.replace(b"[3, 1]", b"[3, Infinity]"),
    "minus Infinity": GOOD.replace(b"[3, 1]", b"[-Infinity, 1]"),
    "a number without end": GOOD.replace(b"[3, 1]", b"[1e999, 1]"),
    "a whole number without end": GOOD.replace(b"[3, 1]", b"[" + b"1" * 5000 + b", 1]"),
    "lone surrogate": GOOD.replace(b'"backgammon"', rb'"\ud800"'),
    "raw NUL": GOOD.replace(b"backgammon", b"back\0gammon"),
    "Latin-1": GOOD.replace(b"backgammon", "bäckgammon".encode("latin-1")),
    "UTF-16": json.dumps(QUESTION).encode("utf-16"),
    "byte order mark": b"\xef\xbb\xbf" + GOOD,
    "deep lists": b"[" * 30_000 + b"]" * 30_000,
    "deep objects": b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
    "deep but readable": b"[" * 900 + b"]" * 900,
    "deep and escaped": b"[" * 900 + rb'"\n"' + b"]" * 900,
    "deep and never closed": b"[" * 60_000,
}


@pytest.mark.parametrize("case", NOT_JSON)
@pytest.mark.parametrize("path", POSTS)
def test_a_body_that_is_not_json_is_400(http: FlaskClient, path: str, case: str) -> None:
    response = http.post(f"/v1/{path}", data=NOT_JSON[case], content_type="application/json")
    (found,) = errors(response, 400)
    assert found in {("not_json", ""), ("not_utf8", ""), ("nested_too_deeply", "")}
    assert response.get_json()["code"] == "not_json"


@pytest.mark.parametrize("body", [b"[]", b"null", b"1", b'"backgammon"', b"true"])
@pytest.mark.parametrize("path", POSTS)
def test_a_body_that_is_not_an_object_is_400(http: FlaskClient, path: str, body: bytes) -> None:
    response = http.post(f"/v1/{path}", data=body, content_type="application/json")
    assert errors(response, 400) == {("wrong_type", "")}


DUPLICATES = {
    "at the top": GOOD.replace(b'"player"', b'"variant": "pin", "player"'),
    "in a side": GOOD.replace(b'"1": 2', b'"1": 2, "1": 2'),
    "with other values": GOOD.replace(b'"1": 2', b'"1": 15, "1": 2'),
    "spelt with an escape": GOOD.replace(b'"1": 2', rb'"1": 2, "\u0031": 2'),
    "with a hidden colon": GOOD.replace(b'"player"', rb'"variant": "\u003a", "player"'),
    "an object in the dropped value": GOOD.replace(b'"player"', b'"variant": {"a": 1}, "player"'),
}


@pytest.mark.parametrize("case", DUPLICATES)
def test_a_key_that_occurs_twice_is_400(http: FlaskClient, case: str) -> None:
    """Parsers differ in which of them they keep; to keep one would be to guess."""
    response = http.post("/v1/moves", data=DUPLICATES[case], content_type="application/json")
    assert {code for code, _ in errors(response, 400)} == {"duplicate_key"}


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"a": ":"},
        {"a:": {"b": "::"}},
        {"a": [{"a": 1}, {"a": 2}]},
        {"a": "\\", "b": '"'},
        {"a": "\0", "\n": "ü"},
        [{"a": {"a": {"a": []}}}],
        1.5,
        None,
    ],
)
def test_a_body_without_duplicates_is_read_as_it_is(value: Any) -> None:
    assert parse(json.dumps(value).encode()) == value
    assert parse(json.dumps(value, ensure_ascii=False, indent=2).encode()) == value


def test_the_reader_of_bodies_tells_the_two_faults_apart() -> None:
    with pytest.raises(NotJson):
        parse(b"{")
    with pytest.raises(InvalidRequest):
        parse(b'{"a": 1, "a": 1}')


def test_escapes_are_read(http: FlaskClient) -> None:
    escaped = GOOD.replace(b'"backgammon"', rb'"b\u0061ckgammon"')
    response = http.post("/v1/moves", data=escaped, content_type="application/json")
    assert response.status_code == 200


def test_a_name_with_a_nul_in_it_names_no_game(http: FlaskClient) -> None:
    response = http.post("/v1/begin", json={"variant": "back\0gammon"})
    assert errors(response, 422) == {("unknown_variant", "/variant")}


@pytest.mark.parametrize("path", POSTS)
def test_a_megabyte_of_noise_is_413(http: FlaskClient, path: str) -> None:
    noise = bytes(range(256)) * 4096
    response = http.post(f"/v1/{path}", data=noise, content_type="application/json")
    assert errors(response, 413) == set()


@pytest.mark.parametrize(("size", "status"), [(LARGEST_BODY, 200), (LARGEST_BODY + 1, 413)])
def test_the_largest_body_is_64_kib(http: FlaskClient, size: int, status: int) -> None:
    response = http.post("/v1/moves", data=GOOD.ljust(size), content_type="application/json")
    assert response.status_code == status


def test_a_body_of_unknown_length_is_measured_as_it_is_read() -> None:
    assert errors(endless("/v1/moves", "application/json"), 413) == set()


@pytest.mark.parametrize(
    "content_type",
    [
        None,
        "",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "application/xml",
        "application/jsonp",
        "application/json; charset=latin-1",
        "application/json; charset=utf-16",
    ],
)
@pytest.mark.parametrize("path", POSTS)
def test_another_content_type_is_415(
    http: FlaskClient, path: str, content_type: str | None
) -> None:
    response = http.post(f"/v1/{path}", data=GOOD, content_type=content_type)
    assert errors(response, 415) == set()


@pytest.mark.parametrize(
    "content_type",
    ["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"],
)
def test_json_may_say_its_charset(http: FlaskClient, content_type: str) -> None:
    assert http.post("/v1/moves", data=GOOD, content_type=content_type).status_code == 200


@pytest.mark.parametrize(("opened", "closed"), [(b"[", b"]"), (b'{"a":', b"}")])
def test_a_body_may_have_254_levels(http: FlaskClient, opened: bytes, closed: bytes) -> None:
    for levels in (254, 255, 300, 900, 1025, 5000):
        inner = opened * (levels - 1) + b"1" + closed * (levels - 1)
        question = json.dumps(QUESTION).encode()[:-1] + b', "x": ' + inner + b"}"
        response = http.post("/v1/moves", data=question, content_type="application/json")
        expected = ("unknown_field", "/x") if levels == 254 else ("nested_too_deeply", "")
        assert errors(response, 400) == {expected}, levels
