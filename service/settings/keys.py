"""API keys as an operator writes them: name, hash and permission, one key per line."""

from __future__ import annotations

import re
from dataclasses import dataclass

from service.settings.rates import Rate, rate

LINE = re.compile(r"([\w.-]{1,64})\s+sha256:([0-9a-f]{64})(?:\s+(\S+))?", re.ASCII)


@dataclass(frozen=True)
class Key:
    """An API key, known by its hash. Without a `rate` the default rate applies."""

    name: str
    hash: bytes
    rate: Rate | None = None
    unlimited: bool = False
    blocked: bool = False


def read(text: str) -> tuple[Key, ...]:
    """The keys in the text of a file or a variable; ValueError if a line is not valid."""
    lines = (line.partition("#")[0].strip() for line in re.split(r"[\n;]", text))
    keys = tuple(_key(line) for line in lines if line)
    if len({key.name for key in keys}) < len(keys):
        raise ValueError("must not have a name twice")
    return keys


def _key(line: str) -> Key:
    match = LINE.fullmatch(line)
    if not match:
        raise ValueError("must have lines such as 'name sha256:<64 hexadecimal digits> 600/minute'")
    name, digest, permission = match[1], bytes.fromhex(match[2]), match[3]
    if permission in ("unlimited", "blocked"):
        return Key(
            name, digest, unlimited=permission == "unlimited", blocked=permission == "blocked"
        )
    return Key(name, digest, rate(permission) if permission else None)
