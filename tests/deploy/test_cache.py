"""nginx as it is deployed keeps what may be kept, and nothing else."""

from __future__ import annotations

import gzip
import json
import re
import tempfile
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest

from service.contract import VERSION
from service.http.language import best
from tests.deploy.topology import INSTANCES, Topology, topology
from tests.service.asking import QUESTION
from tests.support import TOP
from tests.support.http import Answer, fetch
from tests.support.processes import TIMEOUT

OPENING = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play"
JSON = {"Content-Type": "application/json"}
BODY = json.dumps(QUESTION).encode()


@pytest.fixture(scope="module")
def started() -> Iterator[Topology]:
    with (
        tempfile.TemporaryDirectory() as folder,
        topology(Path(folder), BACKGAMMON_WORKERS="1", BACKGAMMON_RATE="10000/minute") as all_of,
    ):
        yield all_of


def requests_served(started: Topology) -> int:
    """How many requests have reached the service, by its own metrics."""
    total = 0.0
    for name in INSTANCES:
        text = fetch(f"http://127.0.0.1:{started.parts[name].port}/metrics").body.decode()
        lines = [line for line in text.splitlines() if line.startswith("backgammon_requests_total")]
        total += sum(float(line.split()[-1]) for line in lines if "/v1/" in line)
    return int(total)


def twice(started: Topology, path: str, **headers: str) -> tuple[Answer, Answer]:
    url, sent = f"{started.address}{path}", {key.replace("_", "-"): headers[key] for key in headers}
    return fetch(url, sent), fetch(url, sent)


@pytest.mark.parametrize(
    "path",
    [
        f"/v1/moves/{OPENING}-2-1",
        f"/v1/moves/{OPENING}-2-1?dice=4-4&contract={VERSION}",
        f"/v1/bear-off/{OPENING}-2-1?player=white",
        f"/v1/score/{OPENING}-2-1",
        "/v1/variants",
        "/openapi.json",
    ],
)
def test_the_second_get_never_reaches_the_service(started: Topology, path: str) -> None:
    before = requests_served(started)
    first, second = twice(started, path)
    assert (first.status, second.status) == (200, 200)
    assert (first.headers["X-Cache"], second.headers["X-Cache"]) == ("MISS", "HIT")
    assert second.body == first.body
    for name in ("ETag", "Cache-Control", "Content-Type"):
        assert second.headers[name] == first.headers[name]
    assert requests_served(started) - before == path.startswith("/v1/")


def test_a_client_that_has_the_answer_gets_304_from_the_cache(started: Topology) -> None:
    path = f"/v1/moves/{OPENING}-3-1"
    first, _ = twice(started, path)
    before = requests_served(started)
    response = fetch(f"{started.address}{path}", {"If-None-Match": first.headers["ETag"]})
    assert (response.status, response.body, response.headers["X-Cache"]) == (304, b"", "HIT")
    assert requests_served(started) == before


def test_every_language_is_kept_for_itself(started: Topology) -> None:
    path = f"/v1/moves/{OPENING}-3-2"
    answers = {one: twice(started, path, Accept_Language=one) for one in ("en", "de", "fr", "it")}
    for language, (first, second) in answers.items():
        assert (first.headers["X-Cache"], second.headers["X-Cache"]) == ("MISS", "HIT")
        assert second.headers["Content-Language"] == language
    assert len({first.body for first, _ in answers.values()}) == 4


@pytest.mark.parametrize(
    ("spelling", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("DE", "de"),
        ("nl, fr-CH;q=0.7", "fr"),
        ("en;q=0.5, de", "de"),
        ("en;q=0.5, it;q=0.7, fr;q=0.6", "it"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de;q=0", "en"),
        ("fr;q=1.0,de", "fr"),
        ("eng, dene", "en"),
        ("", "en"),
    ],
)
def test_a_language_has_one_copy_however_it_is_spelled(
    started: Topology, spelling: str, language: str
) -> None:
    path = f"/v1/moves/{OPENING}-4-2"
    plain, _ = twice(started, path, Accept_Language=language)
    response = fetch(f"{started.address}{path}", {"Accept-Language": spelling})
    assert response.headers["Content-Language"] == language
    assert response.body == plain.body
    assert spelling.isupper() or response.headers["X-Cache"] == "HIT"


@pytest.mark.parametrize("method", ["POST", "QUERY"])
def test_a_request_with_a_body_reaches_the_service_every_time(
    started: Topology, method: str
) -> None:
    before = requests_served(started)
    for _ in range(2):
        request = Request(f"{started.address}/v1/moves", BODY, JSON, method=method)
        with urlopen(request, timeout=TIMEOUT) as reply:
            assert len(json.loads(reply.read())["expected"]["plays"]) == 16
            assert reply.headers["X-Cache"] != "HIT"
    assert requests_served(started) - before == 2


@pytest.mark.parametrize("path", ["/v1/moves/1~nonsense", "/v1/variants/none", "/v1/score/x?y=1"])
def test_a_problem_is_not_kept(started: Topology, path: str) -> None:
    first, second = twice(started, path)
    assert first.status == second.status >= 400
    assert second.headers["X-Cache"] == "MISS"


def test_an_answer_to_a_request_with_a_key_is_not_kept(started: Topology) -> None:
    path = f"/v1/score/{OPENING}-5-1"
    _, second = twice(started, path, Authorization="Bearer key")
    assert second.headers["X-Cache"] == "MISS"
    assert fetch(f"{started.address}{path}").headers["X-Cache"] == "MISS"


def test_a_compressed_copy_can_be_revalidated(started: Topology) -> None:
    """nginx makes the validator of what it compresses weak, and compares weakly."""
    path = f"/v1/moves/{OPENING}-6-5"
    url, sent = f"{started.address}{path}", {"Accept-Encoding": "gzip"}
    plain, packed = fetch(url), fetch(url, sent)
    assert gzip.decompress(packed.body) == plain.body
    assert packed.headers["ETag"] == f"W/{plain.headers['ETag']}"
    assert fetch(url, sent | {"If-None-Match": packed.headers["ETag"]}).status == 304


def test_what_belongs_to_one_request_is_not_kept_with_the_answer(started: Topology) -> None:
    path = f"/v1/moves/{OPENING}-6-4"
    first, second = twice(started, path)
    assert second.headers["X-Cache"] == "HIT"
    assert first.headers["X-Request-Id"] != second.headers["X-Request-Id"]
    assert "RateLimit" in first.headers
    assert "RateLimit" not in second.headers
    named = fetch(f"{started.address}{path}", {"X-Request-Id": "mine"})
    assert named.headers["X-Request-Id"] == "mine"


@pytest.mark.parametrize(
    "spelling", ["*", "*;q=0.1, en;q=0", "fr;q=0.91, de;q=0.95", "it-CH;q=0.85, *;q=0.5"]
)
def test_a_language_header_that_needs_finer_rules_is_left_to_the_service(
    started: Topology, spelling: str
) -> None:
    response = fetch(f"{started.address}/v1/moves/{OPENING}-4-1", {"Accept-Language": spelling})
    assert response.headers["Content-Language"] == best(spelling)


def test_every_origin_has_its_own_copy() -> None:
    """Where only some origins may read answers, a copy must not carry the leave of another."""
    allowed, other = "https://one.example", "https://two.example"
    settings = {"BACKGAMMON_WORKERS": "1", "BACKGAMMON_ORIGINS": f"{allowed},{other}"}
    with (
        tempfile.TemporaryDirectory() as folder,
        topology(Path(folder), **settings) as started,
    ):
        path = f"/v1/score/{OPENING}-2-1"
        for origin in (allowed, other):
            first, second = twice(started, path, Origin=origin)
            assert (first.headers["X-Cache"], second.headers["X-Cache"]) == ("MISS", "HIT")
            assert second.headers["Access-Control-Allow-Origin"] == origin
        without, _ = twice(started, path)
        assert "Access-Control-Allow-Origin" not in without.headers


def test_the_service_gets_the_accept_header_that_is_in_the_cache_key(started: Topology) -> None:
    """Sent twice, the second header must not choose the form of a copy that the first names."""
    url = urlsplit(started.address)
    path = f"/v1/picture/{OPENING}-2-1"

    def media_type(*accepts: str) -> str:
        connection = HTTPConnection(url.netloc, timeout=TIMEOUT)
        connection.putrequest("GET", path)
        for accept in accepts:
            connection.putheader("Accept", accept)
        connection.endheaders()
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return str(answer.headers.get_content_type())

    media_type("text/plain;q=0.1", "image/svg+xml")
    assert media_type("text/plain;q=0.1") == "text/plain"
    assert media_type() == media_type("*/*") == "image/svg+xml"


def test_a_slow_request_is_not_sent_to_a_second_instance() -> None:
    text = (TOP / "deploy/nginx.conf").read_text()
    [retries] = re.findall(r"proxy_next_upstream ([^;]+);", text)
    assert "timeout" not in retries and "http_504" not in retries
