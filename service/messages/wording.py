"""The shape of the service's own sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wording:
    """One language."""

    faults: Mapping[str, str]
    types: Mapping[str, str]
    """The kinds of JSON value, as they stand in the sentence of `wrong_type`."""
    titles: Mapping[int, str]
    details: Mapping[int, str]
    """By status: what is wrong, and what to do about it."""
    other_title: str
    other_detail: str
    """For a status that nobody has thought of."""
    several: str
