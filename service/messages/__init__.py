"""What the service itself says, in every language: its faults, and the titles of its problems.

The engine has sentences for everything about the games; here is what only HTTP and JSON need.
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
"""Of a sentence: what a client has written stands in some of them."""

WORDINGS: Final[Mapping[Language, Wording]] = {
    "en": en.WORDING,
    "de": de.WORDING,
    "fr": fr.WORDING,
    "it": it.WORDING,
}


def sentence(fault: Fault, language: Language) -> str:
    """What is wrong, whoever found it."""
    wording = WORDINGS[language]
    if "type" in fault.facts:
        fault = replace(fault, facts={"type": wording.types[str(fault.facts["type"])]})
    text = CATALOGUES[language].sentence(fault, wording.faults.get(fault.code))
    return text[:LONGEST]


def first_of(faults: Sequence[Fault], language: Language) -> str:
    """What is wrong first, and how many things are."""
    text = sentence(faults[0], language)
    if len(faults) == 1:
        return text
    return WORDINGS[language].several.format(count=len(faults), text=text)


def title(status: int, language: Language) -> str:
    """What a status means."""
    wording = WORDINGS[language]
    return wording.titles.get(status, wording.other_title)


def detail(status: int, language: Language) -> str:
    """What can be said where nothing but the status is known."""
    wording = WORDINGS[language]
    return wording.details.get(status, wording.other_detail)
