"""Schemathesis drives the application from the contract: all phases, no check switched off."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from schemathesis import Case

from tests.contract.conftest import drive, labels, schema_of_app

schema = schema_of_app()


@settings(settings.get_profile("contract"))
def keeps_the_contract(case: Case[Any]) -> None:
    case.call_and_validate()


@pytest.mark.parametrize("operation", labels())
def test_every_operation_keeps_the_contract(operation: str) -> None:
    drive(schema, operation, keeps_the_contract)


class Chains(schema.as_state_machine()):  # type: ignore[misc]
    """Follows the links from answer to answer."""

    answered: ClassVar[Counter[tuple[str, int]]] = Counter()

    def after_call(self, response: Any, case: Case[Any]) -> None:
        self.answered[case.operation.label, response.status_code] += 1


def test_the_links_keep_the_contract() -> None:
    every_day = settings.get_profile("contract")
    Chains.run(
        settings=settings(
            every_day, max_examples=max(120, every_day.max_examples), stateful_step_count=10
        )
    )
    # a walk that gets nowhere would otherwise pass; how far it gets is chance, and what each link
    # leads to is seen in test_links.py
    assert Chains.answered["POST /v1/begin", 200] > 0, Chains.answered
