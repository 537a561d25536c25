"""The sentences: what each rule says and what each fault means, for a person to read.

One package for each language, and in each the same modules with the same keys. Codes and rule ids
are never translated; only sentences are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from engine.faults import Fault
from engine.messages import de, en, fr, it
from engine.messages.catalogue import Catalogue, Texts

Language = Literal["en", "de", "fr", "it"]
Part = Literal["rules", "stakes", "goals", "scorings", "forced", "summaries"]
"""What a catalogue tells without facts."""

CATALOGUES: Final[Mapping[Language, Catalogue]] = {
    "en": en.CATALOGUE,
    "de": de.CATALOGUE,
    "fr": fr.CATALOGUE,
    "it": it.CATALOGUE,
}
LANGUAGES: Final = tuple(CATALOGUES)
ENGLISH: Final = CATALOGUES["en"]


def sentence(fault: Fault, language: Language = "en") -> str:
    """What is wrong, for a person."""
    return CATALOGUES[language].sentence(fault)


def told(part: Part, word: str, language: Language = "en") -> str:
    """What a word stands for: a rule, a goal, a way of scoring, a game."""
    texts: Texts = getattr(CATALOGUES[language], part)
    return texts[word]
