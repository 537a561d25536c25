"""An entry of the catalogue: what a code means and what a client can do about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Entry(NamedTuple):
    """What a code means and what to do about it, in plain sentences."""

    meaning: str
    remedy: str


Entries = Mapping[str, Entry]
"""Entries by code."""
