"""API keys as an operator writes them: a name, a hash and a right on one line each."""

from __future__ import annotations

import re
from dataclasses import dataclass

from service.settings.rates import Rate, rate

LINE = re.compile(r"([\w.-]{1,64})\s+sha256:([0-9a-f]{64})(?:\s+(\S+))?", re.ASCII)


@dataclass(frozen=True)
class Key:
    """A key by its hash. Without a rate of its own it has that of everybody."""

    name: str
    hash: bytes
    rate: Rate | None = None
    unlimited: bool = False
    blocked: bool = False


def read(text: str) -> tuple[Key, ...]:
    """The keys of a file or a variable; ValueError tells the first line that is none."""
    lines = (line.partition("#")[0].strip() for line in re.split(r"[\n;]", text))
    keys = tuple(_key(line) for line in lines if line)
    if len({key.name for key in keys}) < len(keys):
        raise ValueError("must have every name once")
    return keys


def _key(line: str) -> Key:
    found = LINE.fullmatch(line)
    if not found:
        raise ValueError("must have lines such as 'name sha256:<64 hexadecimal digits> 600/minute'")
    name, digest, right = found[1], bytes.fromhex(found[2]), found[3]
    if right in ("unlimited", "blocked"):
        return Key(name, digest, unlimited=right == "unlimited", blocked=right == "blocked")
    return Key(name, digest, rate(right) if right else None)
