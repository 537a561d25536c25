"""A fault: one thing that is wrong, said for a program and for a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter


@dataclass(frozen=True)
class Fault:
    """A machine word, the place as a JSON pointer, the rule it breaks if any, and the facts.

    `str(fault)` is an English sentence; `engine.sentence` gives it in any language.
    """

    code: str
    pointer: str = ""
    rule: str | None = None
    move: int | None = None
    """Which move of a proposed play offends, counted from 0."""
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return _sentence(self)


class Refused(ValueError):
    """Raised where a question or an action makes no sense; lists everything wrong at once.

    >>> try:
    ...     ruleset("bakgammon")
    ... except Refused as refused:
    ...     print(refused, refused.faults[0].code)
    There is no game called bakgammon. ... unknown_variant
    """

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(tuple(faults))
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return " ".join(map(str, self.faults))


_sentence: Callable[[Fault], str] = attrgetter("code")


def use_sentences(sentence: Callable[[Fault], str]) -> None:
    """Set the function behind `str(fault)`.

    `engine.messages` calls it when it is imported: the sentences name games and rules, so they
    lie above this module.
    """
    global _sentence
    _sentence = sentence
