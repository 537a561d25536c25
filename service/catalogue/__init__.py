"""The catalogue of errors: every code with its meaning and its remedy.

`GET /problems` is written from it. A test compares it with the codes that the
source can raise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.faults import Fault
from service.catalogue import chouette, plays, records, requests, stakes, states
from service.catalogue.entries import Entries, Entry
from service.catalogue.problems import PROBLEMS, ProblemCode, code_of_status

__all__ = [
    "ACTIONS",
    "FAULTS",
    "IN_ANSWERS",
    "PROBLEMS",
    "PROBLEM_OF_FAULT",
    "Entry",
    "ProblemCode",
    "code_of_status",
    "problem_code",
]

IN_ANSWERS: Final[Entries] = {**records.IN_A_RECORD, **records.NOTES}
"""What is found in a record: part of the answer of `replay`, and no problem."""

_GROUPS: Final[tuple[tuple[ProblemCode, Entries], ...]] = (
    (ProblemCode.INVALID_REQUEST, requests.INVALID_REQUEST),
    (ProblemCode.NOT_JSON, requests.NOT_JSON),
    (ProblemCode.TOO_LARGE, requests.TOO_LARGE),
    (ProblemCode.UNKNOWN_GAME, requests.UNKNOWN_GAME),
    (ProblemCode.UNREADABLE_TEXT, requests.UNREADABLE_TEXT),
    (ProblemCode.IMPOSSIBLE_STATE, states.IMPOSSIBLE_STATE),
    (ProblemCode.IMPOSSIBLE_STATE, stakes.IMPOSSIBLE_STATE),
    (ProblemCode.IMPOSSIBLE_STATE, chouette.IMPOSSIBLE_STATE),
    (ProblemCode.ILLEGAL_ACTION, plays.ILLEGAL_ACTION),
    (ProblemCode.ILLEGAL_ACTION, stakes.ILLEGAL_ACTION),
    (ProblemCode.ILLEGAL_ACTION, chouette.ILLEGAL_ACTION),
    (ProblemCode.NOT_EXPRESSIBLE, requests.NOT_EXPRESSIBLE),
    (ProblemCode.TOO_MANY_IDS, requests.TOO_MANY_IDS),
    (ProblemCode.NOT_A_RECORD, records.NOT_A_RECORD),
)

FAULTS: Final[Entries] = {
    **{code: entry for _, entries in _GROUPS for code, entry in entries.items()},
    **IN_ANSWERS,
}
"""Every fault and note by its code."""

PROBLEM_OF_FAULT: Final[Mapping[str, ProblemCode]] = {
    code: problem for problem, entries in _GROUPS for code in entries
}
"""The problem in which a fault usually is; faults of rules are in one of two."""

ACTIONS: Final = ("/action", "/moves", "/notation", "/played", "/last", "/throws", "/rounds")
"""The fields in which a client sends what a player does; all others describe the state."""

_BY_POINTER: Final = (ProblemCode.IMPOSSIBLE_STATE, ProblemCode.ILLEGAL_ACTION)


def problem_code(fault: Fault) -> ProblemCode:
    """The problem of an answer whose first fault is this one.

    The same fault may be one of the state or of an action: a place that a game does not have can
    be in a position or in a move. The pointer says which.
    """
    usual = PROBLEM_OF_FAULT.get(fault.code, ProblemCode.IMPOSSIBLE_STATE)
    if usual not in _BY_POINTER:
        return usual
    is_action = fault.pointer.startswith(ACTIONS)
    return ProblemCode.ILLEGAL_ACTION if is_action else ProblemCode.IMPOSSIBLE_STATE
