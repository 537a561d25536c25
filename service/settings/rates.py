"""A rate limit as an operator writes it: `600/minute`."""

from __future__ import annotations

import re
from dataclasses import dataclass

UNITS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}


@dataclass(frozen=True)
class Rate:
    """So many requests in so many seconds."""

    quota: int
    unit: str

    @property
    def window(self) -> int:
        """The seconds in which the quota may be used."""
        return UNITS[self.unit]

    def __str__(self) -> str:
        return f"{self.quota}/{self.unit}"


def rate(text: str) -> Rate:
    """A rate as settings write it: 600/minute."""
    found = re.fullmatch(rf"([1-9]\d{{0,8}})/({'|'.join(UNITS)})", text, re.ASCII)
    if not found:
        raise ValueError(f"must be a rate such as 600/minute; the units are {', '.join(UNITS)}")
    return Rate(int(found[1]), found[2])
