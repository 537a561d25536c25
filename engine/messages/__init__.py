"""The texts of the engine in English, German, French and Italian: rules, faults, games, pictures.

Each language is a package with the same modules and the same keys. Codes and rule ids are never
translated; only texts are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from engine.faults import Fault
from engine.messages.catalogue import Catalogue, Texts, catalogue
from engine.messages.fr import typeset

__all__ = ["LANGUAGES", "Language", "sentence"]

Language = Literal["en", "de", "fr", "it"]
Part = Literal[
    "rules", "stakes", "goals", "scorings", "table_rules", "forced", "summaries", "options"
]
"""The fields of a catalogue whose texts contain no facts."""


class _Catalogues(dict[Language, Catalogue]):
    def __missing__(self, language: Language) -> Catalogue:
        raise ValueError(f"There is no language {language!r}; there are {', '.join(self)}.")


CATALOGUES: Final[Mapping[Language, Catalogue]] = _Catalogues(
    en=catalogue("en"), de=catalogue("de"), fr=catalogue("fr", typeset), it=catalogue("it")
)
LANGUAGES: Final = tuple(CATALOGUES)
ENGLISH: Final = CATALOGUES["en"]


def sentence(fault: Fault, language: Language = "en") -> str:
    """The sentence that explains a fault to a person: `sentence(fault, "de")`."""
    return CATALOGUES[language].sentence(fault)


def text_of(part: Part, key: str, language: Language = "en") -> str:
    """The text of a rule, goal, scoring, forced-play reason or game, by its id."""
    texts: Texts = getattr(CATALOGUES[language], part)
    return texts[key]
