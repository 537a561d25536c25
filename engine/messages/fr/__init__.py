"""French."""

import re
from collections.abc import Mapping
from typing import TypeVar

K = TypeVar("K")

NO_BREAK, NARROW = "\u00a0", "\u202f"
"""The spaces of French punctuation; they cannot be seen in source text, so `typeset` adds them."""


def typeset(texts: Mapping[K, str]) -> dict[K, str]:
    """The texts with the spaces that French typography requires instead of plain ones.

    A no-break space before `:`, inside `« »` and before a unit; a narrow one before `; ? !` and
    between groups of three digits.
    """
    return {key: _spaced(text) for key, text in texts.items()}


def _spaced(text: str) -> str:
    text = re.sub(r" (?=[:»])|(?<=«) |(?<=\d) (?=[KM]io)", NO_BREAK, text)
    return re.sub(r" (?=[;?!])|(?<=\d) (?=\d{3}\b)", NARROW, text)
