"""Schemathesis drives the application from the contract: all phases, no check switched off."""

from __future__ import annotations

import os
import re
from collections import Counter
from itertools import count
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from schemathesis import Case
from schemathesis.generation.meta import CoveragePhaseData

from tests.contract.conftest import drive, labels, schema_of_app

schema = schema_of_app()


SHARED = "stakes|chouette|offer|turn|ended|options|position|record"
"""Parts of a body that many operations have."""
IN_SHARED = re.compile(rf"/properties/({SHARED})\b|Object with valid '({SHARED})' value")
"""Where a wrong value is, or what is said of a right one."""
OF_THESE = 1 if "FUZZ_EXAMPLES" in os.environ else 3
"""Of the enumerated cases of the shared parts each operation is sent every third, another one than
the operation before it; `make fuzz` sends all."""


def is_shared(case: Case[Any]) -> bool:
    """Whether this case is one of an enumeration, of a part that other operations have as well."""
    data = case.meta.phase.data if case.meta else None
    if not isinstance(data, CoveragePhaseData):
        return False
    return bool(IN_SHARED.match(data.location or data.description))


@pytest.mark.parametrize("operation", labels())
def test_every_operation_keeps_the_contract(operation: str) -> None:
    number = count(labels().index(operation))

    @settings(settings.get_profile("contract"))
    def keeps_the_contract(case: Case[Any]) -> None:
        if not is_shared(case) or next(number) % OF_THESE == 0:
            case.call_and_validate()

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
            every_day, max_examples=max(60, every_day.max_examples), stateful_step_count=10
        )
    )
    # a walk that gets nowhere would otherwise pass; how far it gets is chance, and what each link
    # leads to is seen in test_links.py
    assert Chains.answered["POST /v1/begin", 200] > 0, Chains.answered
