"""A fault: one thing that is wrong, said for a program and for a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Fault:
    """A machine word, the place as a JSON pointer, the rule it breaks if any, and the facts.

    The sentence is made from the code and the facts by `engine.messages`, so that it can be
    said in any language.
    """

    code: str
    pointer: str = ""
    rule: str | None = None
    move: int | None = None
    """Which move of a proposed play offends, counted from 0."""
    facts: Mapping[str, object] = field(default_factory=dict)


class Refused(Exception):
    """Raised where a question or an action makes no sense; lists everything wrong at once."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(", ".join(fault.code for fault in faults))
        self.faults = tuple(faults)
