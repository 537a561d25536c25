"""The texts that the service itself has in each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wording:
    """The texts of the service in one language."""

    faults: Mapping[str, str]
    cases: Mapping[str, str]
    """More precise texts of some faults, by code and the fact `case`: `wrong_type.quoted`."""
    types: Mapping[str, str]
    """The JSON types, as inserted into the text of `wrong_type`."""
    all_games: str
    """Where all games are listed; follows the text of `unknown_variant`."""
    titles: Mapping[str, str]
    details: Mapping[str, str]
    """By the code of a problem: what is wrong and what the client can do."""
    several: str
    """More than one fault: their number and the text of the first."""
    several_at: str
    """The same, with the pointer of the first."""
