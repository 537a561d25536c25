"""Many questions in one request: each is answered as if it had come alone."""

from __future__ import annotations

import json
from time import process_time
from typing import Any

import orjson
import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.wrappers import Response

from service import messages
from service.http import batch
from service.http.batch import LARGEST_BATCH
from service.http.batch_items import items_of_list
from service.http.body import JSON, LARGEST_BODY
from service.http.language import JsonEncoder
from service.middleware.account import Account
from service.operations import pictures
from service.operations.register import OPERATIONS
from service.settings.rates import Rate
from tests.contract import closed
from tests.service.asking import QUESTION, START, client, endless, errors
from tools.examples import Example, all_examples

NDJSON = "application/x-ndjson"
BEGIN = {"operation": "begin", "request": {"variant": "pin"}}
QUESTIONS = [
    example
    for example in all_examples()
    if example.method == "post" and example.path != "/v1/batch"
]


def item(example: Example) -> dict[str, Any]:
    operation = example.path.removeprefix("/v1/").replace("-", "_").replace("/", "_")
    return {
        "operation": operation,
        "key": str(example)[:64],
        "request": example.recorded["request"],
    }


def answers(http: FlaskClient, items: list[Any], by_line: bool = False) -> list[Any]:
    """The answers to these items, held to the contract."""
    if by_line:
        body = "\n".join(map(json.dumps, items))
        response = http.post("/v1/batch", data=body, content_type=NDJSON)
        replies = [json.loads(line) for line in response.get_data().splitlines()]
    else:
        response = http.post("/v1/batch", json=items)
        replies = response.get_json()
    assert response.status_code == 200
    assert response.mimetype == (NDJSON if by_line else "application/json")
    assert closed.faults("BatchAnswers", replies) == []
    return list(replies)


@pytest.mark.parametrize("by_line", [False, True])
def test_every_item_has_the_answer_or_the_problem_it_has_alone(
    http: FlaskClient, by_line: bool
) -> None:
    """In their order, the wrong among the right."""
    replies = answers(http, [item(example) for example in QUESTIONS], by_line)
    assert {answer["status"] for answer in replies} == {200, 400, 422}
    for example, answer in zip(QUESTIONS, replies, strict=True):
        alone = http.post(
            example.path, json=example.recorded["request"], headers=[("Accept", JSON)]
        )
        assert answer["operation"] == item(example)["operation"]
        assert answer["key"] == str(example)[:64]
        assert answer["status"] == alone.status_code
        assert answer.get("answer", answer.get("problem")) == alone.get_json()


NO_ITEM: dict[str, tuple[Any, set[tuple[str, str]]]] = {
    "a number": (42, {("wrong_type", "")}),
    "null": (None, {("wrong_type", "")}),
    "a list": ([BEGIN], {("wrong_type", "")}),
    "nothing": ({}, {("missing", "/operation"), ("missing", "/request")}),
    "an unknown operation": (BEGIN | {"operation": "guess"}, {("unknown_word", "/operation")}),
    "a batch in a batch": (
        {"operation": "batch", "request": [BEGIN]},
        {("unknown_word", "/operation")},
    ),
    "an operation that is no word": (BEGIN | {"operation": []}, {("unknown_word", "/operation")}),
    "another field": (BEGIN | {"method": "POST"}, {("unknown_field", "/method")}),
    "a request that is none": (BEGIN | {"request": None}, {("missing", "/request")}),
    "a key that is no text": (BEGIN | {"key": 1}, {("wrong_type", "/key")}),
    "a key without end": (BEGIN | {"key": "k" * 65}, {("wrong_length", "/key")}),
}


@pytest.mark.parametrize("by_line", [False, True])
@pytest.mark.parametrize("case", NO_ITEM)
def test_a_bad_item_spoils_no_other(http: FlaskClient, case: str, by_line: bool) -> None:
    bad, faults = NO_ITEM[case]
    first, wrong, last = answers(http, [BEGIN, bad, BEGIN], by_line)
    assert first["status"] == last["status"] == 200
    assert wrong["status"] == wrong["problem"]["status"] == 400
    assert {(fault["code"], fault["pointer"]) for fault in wrong["problem"]["errors"]} == faults


@pytest.mark.parametrize("line", [b"{", b"[" * 900, b"\xff", b'{"key": "a", "key": "b"}'])
def test_a_line_that_cannot_be_read_spoils_no_other(http: FlaskClient, line: bytes) -> None:
    good = json.dumps(BEGIN).encode()
    response = http.post("/v1/batch", data=b"\n".join([good, line, good]), content_type=NDJSON)
    replies = [json.loads(one)["status"] for one in response.get_data().splitlines()]
    assert replies == [200, 400, 200]


def test_blank_lines_ask_nothing(http: FlaskClient) -> None:
    good = json.dumps(BEGIN).encode()
    response = http.post("/v1/batch", data=b"\n\r\n" + good + b"\r\n \n\n", content_type=NDJSON)
    assert [json.loads(one)["status"] for one in response.get_data().splitlines()] == [200]


def test_an_unexpected_error_is_the_problem_of_its_item(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_asked: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(OPERATIONS["score"].schema, "read", broken)
    replies = answers(http, [BEGIN, BEGIN | {"operation": "score"}, BEGIN])
    assert [answer["status"] for answer in replies] == [200, 500, 200]
    assert "secret" not in json.dumps(replies)


def test_the_key_comes_back_even_with_a_problem(http: FlaskClient) -> None:
    replies = answers(http, [{"key": "one"}, BEGIN | {"key": "two"}, BEGIN])
    assert [answer.get("key") for answer in replies] == ["one", "two", None]


def test_every_answer_names_its_operation(http: FlaskClient) -> None:
    """An item that names none, or one that does not exist, is unreadable."""
    sent = [
        BEGIN,
        {"operation": "bear_off", "request": {}},
        {"operation": "chouette_begin"},
        {"operation": "chouette/begin", "request": {}},
        {"operation": []},
        42,
    ]
    replies = answers(http, sent)
    assert [(answer["operation"], answer["status"]) for answer in replies] == [
        ("begin", 200),
        ("bear_off", 400),
        ("chouette_begin", 400),
        *[("unreadable", 400)] * 3,
    ]
    unread = http.post("/v1/batch", data=b"{", content_type=NDJSON).get_json(force=True)
    assert unread["operation"] == "unreadable"


def test_the_word_of_an_operation_is_its_path_in_snake_case() -> None:
    for word, operation in OPERATIONS.items():
        path = operation.path.removeprefix("/v1/")
        assert word == path.replace("-", "_").replace("/", "_")


def test_an_empty_batch_has_an_empty_answer(http: FlaskClient) -> None:
    assert answers(http, []) == []
    assert answers(http, [], by_line=True) == []


@pytest.mark.parametrize("body", [b"{}", b"null", b"1", b'"moves"', json.dumps(BEGIN).encode()])
def test_a_json_batch_is_a_list(http: FlaskClient, body: bytes) -> None:
    response = http.post("/v1/batch", data=body, content_type="application/json")
    assert errors(response, 400) == {("wrong_type", "")}


@pytest.mark.parametrize("content_type", [None, "text/plain", "application/x-ndjson; charset=x"])
def test_a_batch_of_another_type_is_415(http: FlaskClient, content_type: str | None) -> None:
    assert errors(http.post("/v1/batch", data=b"[]", content_type=content_type), 415) == set()


@pytest.mark.parametrize("by_line", [False, True])
def test_a_batch_has_at_most_a_thousand_items(http: FlaskClient, by_line: bool) -> None:
    assert len(answers(http, [42] * 1000, by_line)) == 1000
    body = b"42\n" * 1001 if by_line else orjson.dumps([42] * 1001)
    content_type = NDJSON if by_line else "application/json"
    assert errors(http.post("/v1/batch", data=body, content_type=content_type), 413) == set()


def test_a_batch_has_at_most_4_mib(http: FlaskClient) -> None:
    body = orjson.dumps([BEGIN])
    for size, status in ((4 * 2**20, 200), (4 * 2**20 + 1, 413)):
        response = http.post("/v1/batch", data=body.ljust(size), content_type="application/json")
        assert response.status_code == status


def test_a_line_is_no_larger_than_a_question_alone(http: FlaskClient) -> None:
    large = {"operation": "begin", "request": {"variant": "p" * LARGEST_BODY}}
    replies = answers(http, [large, BEGIN], by_line=True)
    assert [answer["status"] for answer in replies] == [413, 200]


def in_a_list(http: FlaskClient, *items: bytes) -> Response:
    body = b"[" + b" ,\n".join(items) + b"]"
    return http.post("/v1/batch", data=body, content_type=JSON)


@pytest.mark.parametrize("fill", [b'"' + b"a" * 70000 + b'"', b"[" + b"1," * 40000 + b"1]"])
def test_a_list_with_an_item_larger_than_a_question_alone_is_413(
    http: FlaskClient, fill: bytes
) -> None:
    good = orjson.dumps(BEGIN)
    assert errors(in_a_list(http, good, b'{"operation": ' + fill + b"}", good), 413) == set()
    assert errors(in_a_list(http, good, fill), 413) == set()
    # up to the size of a question alone it is read
    size = LARGEST_BODY - len(b'{"key": ""}')
    largest = b'{"key": "' + b"a" * size + b'"}'
    assert len(largest) == LARGEST_BODY
    replies = in_a_list(http, good, largest, good).get_json()
    assert [answer["status"] for answer in replies] == [200, 400, 200]


@pytest.mark.parametrize(
    ("body", "line", "column"),
    [
        (b"", 1, 1),
        (b"[", 1, 2),
        (b"[1,]", 1, 4),
        (b"[1,\n,2]", 2, 1),
        (b"[1 2]", 1, 4),
        (b"[1] 2", 1, 5),
        (b"[1]]", 1, 4),
        (b"[tru]", 1, 2),
        (b"[NaN]", 1, 2),
        (b'[{"a" 1}]', 1, 7),
        (b"[1,," + b" " * 200_000 + b"]", 1, 4),
    ],
)
def test_a_list_that_is_not_json_is_400_and_says_where(
    http: FlaskClient, body: bytes, line: int, column: int
) -> None:
    response = http.post("/v1/batch", data=body, content_type=JSON)
    assert errors(response, 400) == {("not_json", "")}
    assert f"line {line}, column {column}" in response.get_json()["detail"]


@given(
    st.lists(
        st.recursive(
            st.none()
            | st.booleans()
            | st.integers(-10, 10)
            | st.floats(allow_nan=False, allow_infinity=False)
            | st.text(),
            lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
            max_leaves=12,
        ),
        max_size=6,
    ),
    st.booleans(),
    st.sampled_from([None, 2]),
)
def test_a_list_is_split_into_the_items_that_a_parser_finds(
    items: list[Any], ascii_only: bool, indent: int | None
) -> None:
    body = json.dumps(items, ensure_ascii=ascii_only, indent=indent).encode()
    assert [json.loads(item) for item in items_of_list(body)] == items


@pytest.mark.parametrize(
    "nonsense", [b'"\xff"', b'"\\ud800"', b'{"key": "a", "key": "b"}', b"[" * 90 + b"]" * 90]
)
def test_an_item_of_a_list_that_cannot_be_read_spoils_no_other(
    http: FlaskClient, nonsense: bytes
) -> None:
    good = orjson.dumps(BEGIN)
    replies = in_a_list(http, good, nonsense, good).get_json()
    assert [answer["status"] for answer in replies] == [200, 400, 200]


@pytest.mark.parametrize("by_line", [False, True])
def test_a_sentence_or_picture_that_fails_spoils_its_own_item_only(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch, by_line: bool
) -> None:
    picture = {
        "operation": "picture",
        "key": "it",
        "request": {"variant": "backgammon", "position": START},
    }
    monkeypatch.setattr(pictures, "draw_svg", lambda *_: 1 / 0)
    replies = answers(http, [BEGIN, picture, BEGIN], by_line)
    assert [answer["status"] for answer in replies] == [200, 500, 200]
    assert replies[1]["key"] == "it"


@pytest.mark.parametrize("by_line", [False, True])
def test_even_if_the_sentences_of_problems_fail_every_item_is_answered(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch, by_line: bool
) -> None:
    monkeypatch.setattr(messages, "first_of", lambda *_: 1 / 0)
    wrong = {"operation": "guess", "key": "it"}
    replies = answers(http, [BEGIN, wrong, BEGIN], by_line)
    assert [answer["status"] for answer in replies] == [200, 500, 200]
    assert replies[1]["key"] == "it"


def test_a_batch_costs_as_many_requests_as_it_has_items() -> None:
    http = client(rate=Rate(10, "day"))
    assert http.post("/v1/batch", json=[BEGIN] * 7).headers["RateLimit"].startswith('"address";r=3')
    refused = http.post("/v1/batch", json=[BEGIN] * 7)
    assert errors(refused, 429) == set()
    # the refused batch has cost one request
    assert [http.post("/v1/batch", json=[BEGIN]).status_code for _ in range(3)] == [200, 200, 429]
    # a batch that costs more than the whole quota needs the whole quota
    fresh = client(rate=Rate(10, "day"))
    assert fresh.post("/v1/batch", json=[BEGIN] * 9).status_code == 200
    assert client(rate=Rate(10, "day")).post("/v1/batch", json=[BEGIN] * 50).status_code == 429


@pytest.mark.parametrize("by_line", [False, True])
def test_when_the_work_of_a_batch_is_used_up_the_rest_is_refused(
    http: FlaskClient, monkeypatch: pytest.MonkeyPatch, by_line: bool
) -> None:
    """What has been answered stays; the rest can be sent again, and says so, each with its key."""
    item_sent = {"operation": "moves", "request": QUESTION}
    [once] = answers(http, [item_sent])
    monkeypatch.setattr(batch, "MOST_ANSWERED", 2 * len(orjson.dumps(once)))
    replies = answers(http, [item_sent | {"key": str(k)} for k in range(4)], by_line)
    assert [answer["status"] for answer in replies] == [200, 200, 413, 413]
    assert [answer["key"] for answer in replies] == ["0", "1", "2", "3"]
    assert replies[-1]["problem"]["errors"][0]["code"] == "batch_spent"


def test_answers_go_out_one_by_one() -> None:
    """The second question is not yet answered when the first answer can be read."""
    lines = iter([orjson.dumps(BEGIN), orjson.dumps(BEGIN)])
    first = next(batch.answered(lines, Account("", ""), JsonEncoder("en")))
    assert orjson.loads(first)["status"] == 200
    assert list(lines) == [orjson.dumps(BEGIN)]


def test_a_batch_may_be_a_query(http: FlaskClient) -> None:
    response = http.open("/v1/batch", method="QUERY", json=[BEGIN])
    assert response.get_json() == answers(http, [BEGIN])
    assert response.headers["Accept-Query"] == "application/json, application/x-ndjson"


def test_a_batch_of_unknown_length_is_measured_as_it_is_read() -> None:
    assert errors(endless("/v1/batch", NDJSON), 413) == set()


@pytest.mark.parametrize("blank", [b" ", b"\t", b"\n", b" \n", b"\r"])
def test_a_body_of_blanks_costs_no_more_than_reading_it(http: FlaskClient, blank: bytes) -> None:
    """A pattern that tries again at every blank would take hours, and keep all others waiting."""
    body = blank * ((LARGEST_BATCH - 2) // len(blank))
    begun = process_time()
    assert http.post("/v1/batch", data=body, content_type=NDJSON).get_data() == b""
    assert process_time() - begun < 1
