"""API keys: who may ask, and how much. Off unless there are some.

A key is 256 random bits, so its SHA-256 cannot be turned back and a slow hash would only slow us
down. Only hashes are kept, one line for each key, in a file or in the environment:

    name sha256:<64 hexadecimal digits> [600/minute | unlimited | blocked]

`backgammon-rules key NAME` makes a key, shows it once, and prints its line.
"""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import token_urlsafe
from time import monotonic

from service.middleware.rates import Rate, rate

LINE = re.compile(r"([\w.-]{1,64})\s+sha256:([0-9a-f]{64})(?:\s+(\S+))?", re.ASCII)
LOOKED_AT = 1.0
"""Seconds after which the file is looked at again."""


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


class Keys:
    """All keys there are; a file is read again when it has changed, without a restart."""

    def __init__(self, fixed: tuple[Key, ...], file: Path | None) -> None:
        self.fixed = fixed
        self.file = file
        self.of_file = read(file.read_text()) if file else ()
        self.changed = self._change()
        self.next_look = monotonic() + LOOKED_AT

    def find(self, presented: str) -> Key | None:
        """The key that was presented. All are compared, each in the same time."""
        if self.file and monotonic() >= self.next_look:
            self._look(self.file)
        digest = sha256(presented.encode()).digest()
        found = [key for key in (*self.fixed, *self.of_file) if compare_digest(key.hash, digest)]
        return found[0] if found else None

    def _change(self) -> tuple[int, ...]:
        """What tells one version of the file from the next, replaced or written over."""
        try:
            seen = self.file.stat() if self.file else None
        except OSError:
            seen = None
        return (seen.st_mtime_ns, seen.st_size, seen.st_ino) if seen else ()

    def _look(self, file: Path) -> None:
        self.next_look = monotonic() + LOOKED_AT
        changed = self._change()
        if changed == self.changed:
            return
        self.changed = changed
        logger = logging.getLogger(__name__)
        try:
            self.of_file = read(file.read_text())
            logger.info("%d keys read", len(self.of_file))
        except (OSError, ValueError) as error:
            logger.error("the keys stay as they were: the file %s", error)


def made(name: str) -> tuple[str, str]:
    """A new key, which is kept nowhere, and its line."""
    key = f"bgr_{token_urlsafe(32)}"
    line = f"{name} sha256:{sha256(key.encode()).hexdigest()}"
    read(line)
    return key, line
