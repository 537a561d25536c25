"""QUERY, the method for questions with a body (RFC 10008): answered as POST is."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.service.asking import POSTS, QUESTION, errors
from tools.examples import Example, all_examples

EXAMPLES = [example for example in all_examples() if example.method == "post"]


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_a_query_has_the_answer_of_a_post(http: FlaskClient, example: Example) -> None:
    post = http.post(example.path, json=example.recorded["request"])
    query = http.open(example.path, method="QUERY", json=example.recorded["request"])
    assert query.status_code == post.status_code
    assert query.mimetype == post.mimetype
    assert query.get_data() == post.get_data()


@pytest.mark.parametrize("path", POSTS)
def test_a_path_says_that_it_takes_a_query_and_of_which_type(http: FlaskClient, path: str) -> None:
    response = http.options(f"/v1/{path}")
    assert response.status_code == 204
    assert set(response.allow) == {"POST", "QUERY", "OPTIONS"}
    assert response.headers["Accept-Query"] == "application/json"


@pytest.mark.parametrize("content_type", [None, "application/sql"])
def test_the_answer_to_a_query_of_another_type_names_the_right_one(
    http: FlaskClient, content_type: str | None
) -> None:
    response = http.open("/v1/moves", method="QUERY", data=b"SELECT", content_type=content_type)
    assert errors(response, 415) == set()
    assert response.headers["Accept-Query"] == "application/json"


def test_paths_without_a_body_take_no_query(http: FlaskClient) -> None:
    response = http.open("/v1/variants", method="QUERY", json=QUESTION)
    assert errors(response, 405) == set()
    assert "Accept-Query" not in response.headers
