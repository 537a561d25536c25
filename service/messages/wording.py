"""The texts that the service itself has in each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wording:
    """The texts of the service in one language."""

    faults: Mapping[str, str]
    types: Mapping[str, str]
    """The JSON types, as inserted into the text of `wrong_type`."""
    titles: Mapping[int, str]
    details: Mapping[int, str]
    """By HTTP status: what is wrong and what the client can do."""
    other_title: str
    other_detail: str
    """For a status without texts of its own."""
    several: str
    """More than one fault: their number and the text of the first."""
