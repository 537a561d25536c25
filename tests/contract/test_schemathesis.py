"""Schemathesis drives the application from the contract: all phases, no check switched off."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from copy import deepcopy
from functools import cache
from itertools import count
from typing import Any, ClassVar

import jsonschema_rs
import pytest
from hypothesis import settings
from hypothesis.errors import FlakyStrategyDefinition
from schemathesis import Case
from schemathesis.generation.meta import CoveragePhaseData

from tests.contract.conftest import FUZZ, contract, drive, labels, schema_of_app

schema = schema_of_app()


SHARED = "stakes|chouette|offer|turn|ended|options|position|record"
"""Parts of a body that many operations have."""
IN_SHARED = re.compile(rf"/properties/({SHARED})\b|Object with valid '({SHARED})' value")
"""Where a wrong value is, or what is said of a right one."""
OF_THESE = 1 if FUZZ else 3
"""Of the enumerated cases of the shared parts each operation is sent every third, another one than
the operation before it; `make fuzz` sends all."""


def is_shared(case: Case[Any]) -> bool:
    """Whether this case is one of an enumeration, of a part that other operations have as well."""
    data = case.meta.phase.data if case.meta else None
    if not isinstance(data, CoveragePhaseData):
        return False
    return bool(IN_SHARED.match(data.location or data.description))


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """What checks a request but for the words and options that only some games have."""
    schemas = deepcopy(contract(plain_parts=False)["components"]["schemas"])
    schemas["VariantName"] = {"type": "string"}
    for part in ("Options", "StakesOptions", "ChouetteOptions", "Record"):
        schemas[part] = {"type": "object"}
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}}
    )


def forbidden(case: Case[Any]) -> list[str]:
    """What the contract forbids in the body of a POST."""
    operation = contract(plain_parts=False)["paths"][case.operation.path]["post"]
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    found = validator(schema["$ref"].rsplit("/", 1)[-1]).iter_errors(without_null(case.body))
    return [f"{error.instance_path}: {error.message[:300]}" for error in found]


def without_null(value: Any) -> Any:
    """The value without the fields that are null, which count as absent."""
    match value:
        case dict():
            return {key: without_null(one) for key, one in value.items() if one is not None}
        case list():
            return [without_null(one) for one in value]
        case _:
            return value


@pytest.mark.parametrize("operation", labels())
def test_every_operation_keeps_the_contract(operation: str) -> None:
    number = count(labels().index(operation))

    @settings(settings.get_profile("contract"))
    def keeps_the_contract(case: Case[Any]) -> None:
        if not is_shared(case) or next(number) % OF_THESE == 0:
            response = case.call_and_validate()
            # what the contract forbids is a 400; a 422 is for what it cannot say
            if response.status_code == 422 and case.operation.method == "post":
                assert not forbidden(case), response.text

    drive(schema, operation, keeps_the_contract)


class Chains(schema.as_state_machine()):  # type: ignore[misc]
    """Follows the links from answer to answer."""

    answered: ClassVar[Counter[tuple[str, int]]] = Counter()

    def after_call(self, response: Any, case: Case[Any]) -> None:
        self.answered[case.operation.label, response.status_code] += 1


def test_the_links_keep_the_contract() -> None:
    """A few short walks each day; `make fuzz` takes many long ones."""
    every_day = settings.get_profile("contract")
    examples = max(20, every_day.max_examples)
    walk = settings(every_day, max_examples=examples, stateful_step_count=10 if FUZZ else 5)
    # what a walk draws depends on what was answered before; where Hypothesis finds that out, it is
    # no finding about the service, and the walks begin anew
    for _ in range(3):
        with suppress(FlakyStrategyDefinition):
            Chains.run(settings=walk)
            break
    # a walk that gets nowhere would otherwise pass; how far it gets is chance, and what each link
    # leads to is seen in test_links.py
    assert Chains.answered["POST /v1/begin", 200] > 0, Chains.answered
