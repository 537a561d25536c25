"""A rate limit as an operator writes it: `600/minute`."""

from __future__ import annotations

import re
from dataclasses import dataclass

UNITS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}


@dataclass(frozen=True)
class Rate:
    """A quota of requests per unit of time."""

    quota: int
    unit: str

    @property
    def window(self) -> int:
        """The unit of time in seconds."""
        return UNITS[self.unit]

    def __str__(self) -> str:
        return f"{self.quota}/{self.unit}"


def rate(text: str) -> Rate:
    """Parse a rate such as `600/minute`; ValueError if it is not one."""
    match = re.fullmatch(rf"([1-9]\d{{0,8}})/({'|'.join(UNITS)})", text, re.ASCII)
    if not match:
        raise ValueError(f"must be a rate such as 600/minute; the units are {', '.join(UNITS)}")
    return Rate(int(match[1]), match[2])
