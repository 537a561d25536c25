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

WORDINGS: Final[Mapping[Language, Wording]] = {
    "en": en.WORDING,
    "de": de.WORDING,
    "fr": fr.WORDING,
    "it": it.WORDING,
}


def sentence(fault: Fault, language: Language) -> str:
    """The sentence for a fault of the engine or of the service."""
    wording = WORDINGS[language]
    if "type" in fault.facts:
        fault = replace(fault, facts={"type": wording.types[str(fault.facts["type"])]})
    text = CATALOGUES[language].sentence(fault, wording.faults.get(fault.code))
    return text[:LONGEST]


def first_of(faults: Sequence[Fault], language: Language) -> str:
    """The sentence for the first fault and, if there are more, how many there are."""
    text = sentence(faults[0], language)
    if len(faults) == 1:
        return text
    return WORDINGS[language].several.format(count=len(faults), text=text)


def title(status: int, language: Language) -> str:
    """The title of a problem with this HTTP status."""
    wording = WORDINGS[language]
    return wording.titles.get(status, wording.other_title)


def detail(status: int, language: Language) -> str:
    """The detail of a problem for which only the HTTP status is known."""
    wording = WORDINGS[language]
    return wording.details.get(status, wording.other_detail)
