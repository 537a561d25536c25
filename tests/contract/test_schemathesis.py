"""Schemathesis drives the application from the contract: all phases, no check switched off."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import settings
from schemathesis import Case

from tests.contract.conftest import schema_of_app

schema = schema_of_app()


@schema.parametrize()
@settings(settings.get_profile("contract"))
def test_every_operation_keeps_the_contract(case: Case[Any]) -> None:
    case.call_and_validate()


answered: Counter[tuple[str, int]] = Counter()


class Chains(schema.as_state_machine()):  # type: ignore[misc]
    """Follows the links from answer to answer."""

    def after_call(self, response: Any, case: Case[Any]) -> None:
        answered[case.operation.label, response.status_code] += 1


class TestChains(Chains.TestCase):  # type: ignore[name-defined, misc]
    settings = settings(
        settings.get_profile("contract"),
        max_examples=2 * settings.get_profile("contract").max_examples,
        stateful_step_count=10,
    )


def test_the_chains_were_long_enough_to_mean_something() -> None:
    """A link whose body is refused every time would otherwise pass."""
    for path in ("begin", "advance", "moves", "score"):
        assert answered[f"POST /v1/{path}", 200] > 0, answered
