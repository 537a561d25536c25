"""What may be kept: validators, conditional requests, and how long a copy is good."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service import contract
from service.http import caching
from tests.service.asking import errors
from tools.examples import contract as document

VERSION = document()["info"]["version"]
A_YEAR = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400, immutable"
PIN = "/v1/variants/pin"
KEPT = ["/v1/variants", PIN, "/openapi.yaml", "/openapi.json"]
SPEAKING = [path for path in KEPT if path.startswith("/v1/")]


def tag(http: FlaskClient, path: str, **headers: str) -> str:
    return http.get(path, headers=headers).headers["ETag"]


@pytest.mark.parametrize("path", KEPT)
def test_an_answer_has_a_strong_validator(http: FlaskClient, path: str) -> None:
    """RFC 9110, 8.8.3: in quotes, and weak only if it says so."""
    found = tag(http, path)
    assert found.startswith(f'"{VERSION}-')
    assert found.endswith('"')


@pytest.mark.parametrize("path", KEPT)
def test_the_same_question_has_the_same_validator(http: FlaskClient, path: str) -> None:
    assert tag(http, path) == tag(http, path, Accept="application/json")


def test_another_question_has_another_validator(http: FlaskClient) -> None:
    paths = [*KEPT, "/v1/variants/eureka", f"{PIN}?contract={VERSION}"]
    assert len({tag(http, path) for path in paths}) == len(paths)


@pytest.mark.parametrize("path", SPEAKING)
def test_every_language_has_its_own_validator(http: FlaskClient, path: str) -> None:
    tags = [tag(http, path, **{"Accept-Language": one}) for one in ("en", "de", "fr", "it")]
    assert len(set(tags)) == 4
    assert tag(http, path, **{"Accept-Language": "de-AT, en;q=0.1"}) == tags[1]


@pytest.mark.parametrize("path", SPEAKING)
def test_what_depends_on_the_language_says_so(http: FlaskClient, path: str) -> None:
    assert http.get(path).headers["Vary"] == "Accept-Language, Accept-Encoding"


def test_the_contract_is_the_same_in_every_language(http: FlaskClient) -> None:
    assert http.get("/openapi.yaml").headers["Vary"] == "Accept-Encoding"
    assert tag(http, "/openapi.yaml", **{"Accept-Language": "de"}) == tag(http, "/openapi.yaml")


MATCHING = ["{}", "W/{}", '"other", {}', '{},"other"', '"a" , W/{} , "b"', "*"]
OTHERS = ['"other"', 'W/"other"', "", '"a", "b"', "other", "**", '"*"']


@pytest.mark.parametrize("path", KEPT)
@pytest.mark.parametrize("header", MATCHING)
def test_a_client_that_has_the_answer_gets_304(http: FlaskClient, path: str, header: str) -> None:
    """RFC 9110, 13.1.2: any of the list matches, weakly compared; `*` matches what there is."""
    whole = http.get(path)
    sent = header.format(whole.headers["ETag"])
    for method in ("GET", "HEAD"):
        response = http.open(path, method=method, headers={"If-None-Match": sent})
        assert response.status_code == 304
        assert response.get_data() == b""
        for name in ("ETag", "Cache-Control", "Vary"):
            assert response.headers.get(name) == whole.headers.get(name)
        assert "Content-Type" not in response.headers


@pytest.mark.parametrize("header", OTHERS)
def test_a_client_that_has_another_answer_gets_this_one(http: FlaskClient, header: str) -> None:
    response = http.get(PIN, headers={"If-None-Match": header})
    assert response.status_code == 200
    assert response.get_json()["name"] == "pin"


def test_a_validator_of_another_language_does_not_match(http: FlaskClient) -> None:
    german = tag(http, PIN, **{"Accept-Language": "de"})
    assert http.get(PIN, headers={"If-None-Match": german}).status_code == 200


@pytest.mark.parametrize("path", KEPT)
def test_head_has_the_headers_of_get_and_no_body(http: FlaskClient, path: str) -> None:
    get, head = http.get(path), http.head(path)
    assert head.get_data() == b""
    for name in ("ETag", "Cache-Control", "Vary", "Content-Type", "Content-Length"):
        assert head.headers.get(name) == get.headers.get(name)


@pytest.mark.parametrize("path", KEPT)
def test_an_answer_is_good_for_a_day(http: FlaskClient, path: str) -> None:
    assert http.get(path).headers["Cache-Control"] == A_DAY


@pytest.mark.parametrize("path", KEPT)
def test_an_answer_by_this_version_of_the_contract_is_good_for_a_year(
    http: FlaskClient, path: str
) -> None:
    assert http.get(f"{path}?contract={VERSION}").headers["Cache-Control"] == A_YEAR


def test_an_answer_to_a_request_with_a_key_is_private(http: FlaskClient) -> None:
    response = http.get(PIN, headers={"Authorization": "Bearer key"})
    assert response.headers["Cache-Control"] == A_DAY.replace("public", "private")


@pytest.mark.parametrize("version", ["", "0", "9.9.9", f"{VERSION}0", f"x{VERSION}"])
def test_another_version_promises_no_more_than_a_day(http: FlaskClient, version: str) -> None:
    """A page that is newer than this worker asks for what is not served yet."""
    response = http.get(f"{PIN}?contract={version}")
    assert response.status_code == 200
    assert response.headers["Cache-Control"] == A_DAY


@pytest.mark.parametrize("path", KEPT)
def test_a_parameter_that_the_contract_does_not_know_is_400(http: FlaskClient, path: str) -> None:
    """An address with noise in it would be another entry in every cache."""
    assert errors(http.get(f"{path}?noise=1"), 400) == {("unknown_field", "/noise")}
    assert errors(http.get(f"{path}?contract=1&contract=2"), 400) == {("repeated", "/contract")}


@pytest.mark.parametrize("path", ["/v1/variants/none", f"{PIN}?noise=1", "/nothing"])
@pytest.mark.parametrize("condition", ["*", '"any"'])
def test_a_problem_is_never_kept(http: FlaskClient, path: str, condition: str) -> None:
    response = http.get(path, headers={"If-None-Match": condition})
    assert response.status_code in (400, 404)
    assert response.headers["Cache-Control"] == "no-store"
    assert "ETag" not in response.headers


def test_a_304_is_sent_without_making_the_answer(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = tag(http, PIN)
    monkeypatch.setattr("service.http.routes.variants._full", lambda _name: 1 / 0)
    assert http.get(PIN, headers={"If-None-Match": known}).status_code == 304


def test_every_change_of_the_code_changes_the_validators(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = tag(http, PIN)
    monkeypatch.setattr(caching, "EDITION", "another")
    assert tag(http, PIN) != before


def test_the_edition_is_that_of_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "SERVICE", tmp_path)
    editions = [contract.EDITION]
    for code in ("", "# a comment"):
        (tmp_path / "module.py").write_text(code)
        editions.append(contract._edition())
    assert len(set(editions)) == 3
