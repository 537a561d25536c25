"""A fault: one thing that is wrong, for programs and for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine import late


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong.

    `str(fault)` is an English sentence; `engine.sentence` gives it in any language.
    """

    code: str
    """What is wrong, as a word for programs."""
    pointer: str = ""
    """Where it is wrong in the request, as a JSON pointer."""
    rule: str | None = None
    """The id of the rule that is broken, if it is one."""
    move: int | None = None
    """The index of the offending move in a proposed play."""
    facts: Mapping[str, object] = field(default_factory=dict)
    """The values that the sentence mentions, by name."""

    def __str__(self) -> str:
        return late.fault_text(self)


class Refused(ValueError):
    """Raised for a request or an action that is not possible; `faults` lists every reason.

    >>> try:
    ...     ruleset("bakgammon")
    ... except Refused as refused:
    ...     print(refused, refused.faults[0].code)
    There is no game "bakgammon". ... unknown_variant
    """

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(tuple(faults))
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return " ".join(map(str, self.faults))
