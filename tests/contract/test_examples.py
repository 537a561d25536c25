"""Every example of the contract, replayed and compared exactly.

After a change that is meant, `python -m tests.contract.examples` records the answers anew.
"""

from __future__ import annotations

from typing import Any

import pytest

from service.app import create_app
from tests.contract import closed
from tests.contract.examples import Example, answers, contract, operations, requests, said

CONTRACT = contract()
EXAMPLES = list(requests(CONTRACT))
RECORDED = [example for example in EXAMPLES if list(answers(CONTRACT, example))]


def name_of(schema: Any) -> str:
    return str(schema["$ref"]).rsplit("/", 1)[-1]


@pytest.mark.parametrize("example", RECORDED, ids=str)
def test_the_answer_is_the_recorded_one(example: Example) -> None:
    [(status, media_type, body)] = answers(CONTRACT, example)
    response = example.ask(create_app(), media_type)
    assert (str(response.status_code), response.mimetype) == (status, media_type)
    assert said(response) == body


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_a_request_has_exactly_one_answer(example: Example) -> None:
    if example.method == "post" or example.value:
        assert len(list(answers(CONTRACT, example))) == 1


@pytest.mark.parametrize("example", [e for e in EXAMPLES if e.method == "post"], ids=str)
def test_a_request_fits_the_contract_unless_it_is_there_to_be_refused(example: Example) -> None:
    content = CONTRACT["paths"][example.path]["post"]["requestBody"]["content"]["application/json"]
    is_fit = not closed.faults(name_of(content["schema"]), example.value)
    assert is_fit == (example.name in content["examples"])


@pytest.mark.parametrize("example", RECORDED, ids=str)
def test_an_answer_says_nothing_that_the_contract_does_not_declare(example: Example) -> None:
    [(status, media_type, body)] = answers(CONTRACT, example)
    response = CONTRACT["paths"][example.path][example.method]["responses"][status]
    assert closed.faults(name_of(response["content"][media_type]["schema"]), body) == []


def test_every_answer_in_the_contract_has_a_request() -> None:
    asked = {(example.path, example.method, example.name) for example in EXAMPLES}
    for path, method, operation in operations(CONTRACT):
        for response in operation["responses"].values():
            for content in response.get("content", {}).values():
                for name in content.get("examples", {}):
                    assert (path, method, name) in asked


def test_every_operation_that_answers_json_has_an_example() -> None:
    shown = {(example.path, example.method) for example in RECORDED}
    for path, method, operation in operations(CONTRACT):
        if (
            path != "/openapi.json"
            and "application/json" in operation["responses"]["200"]["content"]
        ):
            assert (path, method) in shown
