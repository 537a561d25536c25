"""Every example of the contract, sent again and compared exactly.

After a change that is meant, `python -m tools.examples` records the answers anew.
"""

from __future__ import annotations

from typing import Any

import pytest

from service.app import create_app
from service.contract import EXAMPLES, operations
from tests.contract import closed
from tools.examples import Example, all_examples, content, contract

CONTRACT = contract()
RECORDED = list(all_examples())
OPERATIONS = {operation["operationId"]: operation for _, _, operation in operations(CONTRACT)}
WITHOUT = {
    # the contract itself, figures that change, a picture that is not text
    *("getContract", "getContractAsJson", "getContractWithQuery", "getWorkflows"),
    *("getMetrics", "drawPngById"),
}


def name_of(schema: Any) -> str:
    return str(schema["$ref"]).rsplit("/", 1)[-1]


@pytest.mark.parametrize("example", RECORDED, ids=str)
def test_the_answer_is_the_recorded_one(example: Example) -> None:
    response = example.send(create_app())
    recorded = example.recorded
    assert (response.status_code, response.mimetype) == (recorded["status"], recorded["media_type"])
    assert content(response, recorded.get("first")) == recorded["answer"]


@pytest.mark.parametrize("example", [e for e in RECORDED if e.method == "post"], ids=str)
def test_a_request_matches_the_contract_unless_the_answer_is_400(example: Example) -> None:
    """A game that does not exist is no word of the contract, and yet a 422."""
    schema = OPERATIONS[example.operation]["requestBody"]["content"]["application/json"]["schema"]
    matches = not closed.faults(name_of(schema), example.recorded["request"])
    answer = example.recorded["answer"]
    is_game = not isinstance(answer, dict) or answer.get("code") != "unknown_game"
    assert matches == (is_game and example.recorded["status"] != 400)


@pytest.mark.parametrize("example", RECORDED, ids=str)
def test_an_answer_has_nothing_that_the_contract_does_not_declare(example: Example) -> None:
    response = OPERATIONS[example.operation]["responses"][str(example.recorded["status"])]
    schema = response["content"][example.recorded["media_type"]]["schema"]
    if "$ref" in schema:
        assert closed.faults(name_of(schema), example.recorded["answer"]) == []


def test_every_file_of_examples_is_of_an_operation() -> None:
    assert {path.stem for path in EXAMPLES.iterdir()} == OPERATIONS.keys() - WITHOUT


def test_every_operation_shows_an_answer_and_an_error_if_it_has_a_body() -> None:
    for name, operation in OPERATIONS.items():
        statuses = {e.recorded["status"] for e in RECORDED if e.operation == name}
        assert name in WITHOUT or 200 in statuses, name
        assert "requestBody" not in operation or statuses - {200}, name


UNIONS = {
    "Action": ("advanceGame", "request", "do"),
    "Event": ("advanceGame", "answer", "event"),
    "Expected": (None, "answer", "do"),
    "Outcome": (None, "answer", "played_for"),
    "Offer": ("advanceGame", "answer", "kind"),
    "Ended": (None, "answer", "how"),
    "Option": ("listVariants", "answer", "type"),
    "Stage": (None, "request", "do"),
}


@pytest.mark.parametrize("union", UNIONS)
def test_the_examples_show_every_member_of_a_union(union: str) -> None:
    operation, part, word = UNIONS[union]
    members = CONTRACT["components"]["schemas"][union]["discriminator"]["mapping"].keys()
    shown = {
        value
        for example in RECORDED
        if operation in (None, example.operation)
        for value in _words(example.recorded.get(part), word)
    }
    assert members - shown - RARE == set()


RARE = {
    "tie",
    "thrown_again",
    "no_effect",
    "passed",
    "rest_lost",
    "entered",
    "jumped",
    "pinned",
} | {*("captured", "phase", "handed_over", "starts")}
"""Events of other games and of `begin`; one example of each kind of event is enough."""


def _words(value: Any, word: str) -> set[str]:
    """Every value of a property, wherever it is."""
    if isinstance(value, dict):
        found = {value[word]} if isinstance(value.get(word), str) else set()
        return found.union(*(_words(one, word) for one in value.values()))
    return set().union(*(_words(one, word) for one in value)) if isinstance(value, list) else set()
