"""The texts of the service in four languages: its own faults and the titles of its problems.

The texts about the games are in `engine.messages`; here are those that only HTTP and JSON need.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.faults import Fault
from engine.messages import CATALOGUES, Language
from service.messages import de, en, fr, it
from service.messages.wording import Wording

LazyText = Callable[[Language], str]
"""Text whose language is chosen when the answer is written: a function of the language."""

LONGEST: Final = 500
"""Characters of a sentence at most: some sentences quote what the client has sent."""

LONGEST_POINTER: Final = 100
"""Characters of a pointer in a sentence: it contains keys that the client has sent."""

WORDINGS: Final[Mapping[Language, Wording]] = {
    "en": en.WORDING,
    "de": de.WORDING,
    "fr": fr.WORDING,
    "it": it.WORDING,
}


def sentence(fault: Fault, language: Language) -> str:
    """The sentence for a fault of the engine or of the service."""
    wording, facts = WORDINGS[language], fault.facts
    template = wording.faults.get(fault.code)
    if "case" in facts:
        template = wording.cases[f"{fault.code}.{facts['case']}"]
        fault = replace(fault, facts={**facts, "name": field_name(fault.pointer)})
    elif "type" in facts:
        fault = replace(fault, facts={"type": wording.types[str(facts["type"])]})
    text = CATALOGUES[language].sentence(fault, template)
    if fault.code == "unknown_variant":
        text = f"{text} {wording.all_games}"
    return text[:LONGEST]


def field_name(pointer: str) -> str:
    """The name of the field at the end of a pointer: `from`, or `dice[0]` for an item of a list.

    >>> field_name("/action/dice/0")
    'dice[0]'
    """
    *_, parent, last = ["", *pointer.split("/")]
    return f"{parent}[{last}]" if parent and last.isdigit() else last


def first_of(faults: Sequence[Fault], language: Language) -> str:
    """Where the first fault is and its sentence and, if there are more, how many there are.

    >>> first_of([Fault("wrong_total", "/position/white", facts=...)], "en")
    '/position/white: White must have 15 checkers in this game, not 14.'
    """
    text, pointer = sentence(faults[0], language), faults[0].pointer[:LONGEST_POINTER]
    if len(faults) == 1:
        return f"{pointer}: {text}" if pointer else text
    wording = WORDINGS[language]
    frame = wording.several_at if pointer else wording.several
    return frame.format(count=len(faults), pointer=pointer, text=text)


def title(code: str, language: Language) -> str:
    """The title of a problem with this code."""
    return WORDINGS[language].titles[code]


def detail(code: str, language: Language) -> str:
    """The detail of a problem of which nothing but the code is known."""
    return WORDINGS[language].details[code]
