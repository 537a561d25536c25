"""The catalogue of errors as JSON."""

from __future__ import annotations

import json
from typing import Any

from service.catalogue import FAULTS, PROBLEM_OF_FAULT, PROBLEMS, ProblemCode
from service.catalogue.examples import examples

Json = dict[str, Any]

IN_ANSWER = 200
"""The status of an answer whose faults are no problem: those of a record."""


def catalogue() -> Json:
    """All problems and all faults."""
    return {
        "problems": [problem_entry(code) for code in PROBLEMS],
        "faults": [fault_entry(code) for code in FAULTS],
    }


def entry(code: str) -> Json | None:
    """The entry of a problem or of a fault; None if there is none of this code."""
    if code in FAULTS:
        return fault_entry(code)
    return problem_entry(ProblemCode(code)) if code in PROBLEMS else None


def problem_entry(code: ProblemCode) -> Json:
    """What a kind of problem means."""
    found = PROBLEMS[code]
    return {
        "code": str(code),
        "status": found.status,
        "problem": str(code),
        "rule": None,
        "meaning": found.meaning,
        "remedy": found.remedy,
    }


def fault_entry(code: str) -> Json:
    """What a fault means, with an example if there is a request that has it."""
    found, problem, example = FAULTS[code], PROBLEM_OF_FAULT.get(code), examples().get(code)
    result: Json = {
        "code": code,
        "status": PROBLEMS[problem].status if problem else IN_ANSWER,
        "problem": str(problem) if problem else None,
        "rule": example.rule if example else None,
        "meaning": found.meaning,
        "remedy": found.remedy,
    }
    if example:
        result["example"] = {
            "operation": example.operation,
            "request": json.dumps(example.request, ensure_ascii=False),
            "message": example.message,
        }
    return result
