"""gzip: which answers are compressed, for whom, and what their headers say."""

from __future__ import annotations

import gzip
import json
import zlib

import pytest
from flask.testing import FlaskClient

from service.middleware.compression import SMALLEST, accepts_gzip, compressed_stream
from tests.service.asking import QUESTION, client

GZIP = {"Accept-Encoding": "gzip"}
BY_ID = "/v1/moves/1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1"
FILE = "/playground/main.js"
LARGE = [
    "/v1/variants",
    BY_ID,
    "/openapi.yaml",
    "/openapi.json",
    "/playground/main.js",
    "/problems",
]


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("x-gzip", True),
        ("gzip, deflate, br, zstd", True),
        ("deflate, gzip;q=0.5", True),
        ("*", True),
        ("br;q=1.0, *;q=0.1", True),
        ("gzip;q=1, identity;q=0.5", True),
        ("", False),
        ("identity", False),
        ("br, deflate", False),
        ("gzip;q=0", False),
        ("gzip;q=0.000", False),
        ("gzip;q=0, *", False),
        ("*;q=0", False),
        ("identity, gzip;q=0.5", False),
        ("gzip;q=a lot", False),
        (",,;q=", False),
        ("gzip" * 1000, False),
    ],
)
def test_gzip_is_used_if_the_client_prefers_it(header: str, accepted: bool) -> None:
    assert accepts_gzip(header) is accepted


@pytest.mark.parametrize("path", LARGE)
def test_a_large_answer_is_compressed_for_who_accepts_it(http: FlaskClient, path: str) -> None:
    plain, packed = http.get(path), http.get(path, headers=GZIP)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert int(packed.headers["Content-Length"]) == len(packed.data) < len(plain.data)
    assert "Content-Encoding" not in plain.headers
    for answer in (plain, packed):
        assert answer.headers["Vary"].endswith("Accept-Encoding")
        assert len(answer.headers.getlist("Vary")) == 1


def test_the_answer_to_a_post_is_compressed_too(http: FlaskClient) -> None:
    plain = http.post("/v1/moves", json=QUESTION)
    packed = http.post("/v1/moves", json=QUESTION, headers=GZIP)
    assert gzip.decompress(packed.data) == plain.data
    assert packed.headers["Vary"] == "Accept-Language, Accept-Encoding"


def test_a_post_without_the_header_is_answered_as_if_there_were_no_compression(
    http: FlaskClient,
) -> None:
    answers = [
        made.post("/v1/moves", json=QUESTION, headers={"X-Request-Id": "a"})
        for made in (http, client(compression=False))
    ]
    assert answers[0].data == answers[1].data
    assert list(answers[0].headers) == list(answers[1].headers)


def test_a_small_answer_is_not_compressed(http: FlaskClient) -> None:
    answer = http.get("/healthz", headers=GZIP)
    assert len(answer.data) < SMALLEST
    assert "Content-Encoding" not in answer.headers and "Vary" not in answer.headers


def test_a_png_is_not_compressed_again(http: FlaskClient) -> None:
    answer = http.get(BY_ID.replace("moves", "picture") + ".png", headers=GZIP)
    assert answer.mimetype == "image/png" and len(answer.data) > SMALLEST
    assert "Content-Encoding" not in answer.headers
    assert "Accept-Encoding" not in answer.headers.get("Vary", "")


def test_a_large_problem_is_compressed(http: FlaskClient) -> None:
    body = QUESTION | {f"x{number}": 1 for number in range(32)}
    answer = http.post("/v1/moves", json=body, headers=GZIP)
    assert answer.status_code == 400
    assert json.loads(gzip.decompress(answer.data))["code"] == "invalid_request"


@pytest.mark.parametrize(
    "path", ["/v1/variants", BY_ID, "/openapi.yaml", "/docs", FILE, "/problems"]
)
def test_the_two_forms_have_their_own_etags_and_either_is_still_good(
    http: FlaskClient, path: str
) -> None:
    plain, packed = http.get(path).headers["ETag"], http.get(path, headers=GZIP).headers["ETag"]
    assert packed == f'{plain[:-1]}-gzip"'
    for tag in (plain, packed):
        for accepted in ({}, GZIP):
            answer = http.get(path, headers={"If-None-Match": tag, **accepted})
            assert (answer.status_code, answer.headers["ETag"]) == (304, tag)
            assert "Accept-Encoding" in answer.headers["Vary"]
            assert answer.data == b"" and "Content-Encoding" not in answer.headers
    weak = http.get(path, headers={"If-None-Match": f"W/{plain}"})
    assert weak.status_code == 304
    other = http.get(path, headers={"If-None-Match": '"other-gzip"'})
    assert other.status_code == 200


def test_head_has_the_headers_of_get(http: FlaskClient) -> None:
    got, head = (http.open("/v1/variants", method=name, headers=GZIP) for name in ("GET", "HEAD"))
    assert head.data == b""
    for name in ("Content-Encoding", "Content-Length", "ETag", "Vary"):
        assert head.headers[name] == got.headers[name]


@pytest.mark.parametrize("media_type", ["application/json", "application/x-ndjson"])
def test_a_batch_is_compressed_as_it_streams(http: FlaskClient, media_type: str) -> None:
    item = json.dumps({"operation": "moves", "request": QUESTION})
    lines = media_type.endswith("ndjson")
    body = "\n".join([item] * 50) if lines else f"[{','.join([item] * 50)}]"
    plain = http.post("/v1/batch", data=body, content_type=media_type)
    packed = http.post("/v1/batch", data=body, content_type=media_type, headers=GZIP)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert len(packed.data) * 10 < len(plain.data)


def test_every_piece_of_a_stream_can_be_read_when_it_arrives() -> None:
    pieces = [b"one " * 500, b"two " * 500, b"three"]
    reader = zlib.decompressobj(31)
    arrived = [reader.decompress(piece) for piece in compressed_stream(iter(pieces))]
    assert arrived[:3] == pieces and reader.eof


def test_a_stream_that_is_given_up_ends_its_source() -> None:
    ended = []

    def source() -> object:
        try:
            yield b"one"
            yield b"two"
        finally:
            ended.append(True)

    stream = compressed_stream(source())  # type: ignore[arg-type]
    next(stream)
    stream.close()  # type: ignore[attr-defined]
    assert ended == [True]


def test_compression_can_be_switched_off() -> None:
    answer = client(compression=False).get("/v1/variants", headers=GZIP)
    assert "Content-Encoding" not in answer.headers
    assert answer.headers["Vary"] == "Accept-Language"
